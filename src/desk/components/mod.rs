//! What panels are made of: cards, buttons, choices, fields, plates. Each draws itself on smoke or paper, by the
//! [`Ground`] of its `Ui`; has a name, a role and a state for a screen reader; shows that it has
//! the keyboard; and is large enough to be touched.
//!
//! `cargo run --release --example components` shows all of them. Start with [`button`].

pub mod button;
pub mod choice;
pub mod disc;
pub mod field;
pub mod float;
pub mod framed;
pub mod menu;
pub mod names;
pub mod notice_panel;
pub mod page;
pub mod paint;
pub mod sheet;
pub mod slider;
pub mod tabs;

pub use button::{
    Control, PillButton, circle, control, drawn_toggle, lettered, lettered_toggle, pressed, pressed_toggle, primary,
    quiet, round, wide,
};
pub use choice::{Choice, chip, pressable, rows, segmented, switch, toggle};
pub use disc::{DISC, disc, inked, inked_disc};
pub use field::{LineField, TextField, line, typed};
pub use float::{beside, beside_board, card, card_width, columns, ends, float, float_in, placed, plates};
pub use menu::menu;
pub use page::{Page, nothing, rail_row};
pub use slider::{slider, slider_between};
pub use tabs::{tabs, tabs_width};

use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, Material, TextSize, tokens};
use bevy_egui::egui::{Color32, Context, Frame, Label, Response, RichText, Stroke, TextStyle, Ui};
use ludoteca_rules::Arg;

/// Takes the keyboard from whatever widget has it.
pub fn release_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|focused| memory.surrender_focus(focused)));
}

/// Gives the keyboard to the widget if nothing has it.
pub fn focus_first(response: &Response) {
    if response.ctx.memory(|memory| memory.focused()).is_none() {
        response.request_focus();
    }
}

/// Scrolls a widget into view when it gains keyboard focus.
pub fn follow_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Width of a text in the style of buttons.
#[must_use]
pub fn text_width(ui: &Ui, text: &str) -> f32 {
    text_width_in(ui, text, TextStyle::Button)
}

/// The same in another style.
#[must_use]
pub fn text_width_in(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let font = style.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x
}

/// The frame of what floats over the table, at a text scale.
pub fn smoke(ui: &Ui, scale: f32) -> Frame {
    Ground::of(ui).card(Material::Smoke, (14.0 * scale.min(1.4)).round())
}

/// The frame of what is right, on paper.
pub fn good(ground: Ground) -> Frame {
    let green = |share| ground.fill.lerp_to_gamma(tokens().semantic.good_on_glass.0, share);
    let frame = Frame::new().fill(green(0.17)).stroke(Stroke::new(1.0, green(0.6)));
    frame.inner_margin(12.0).corner_radius(tokens().radius.small)
}

/// Says that something of this title was removed, with a button that brings it back; whether that was pressed.
pub fn removed(ui: &mut Ui, look: &Look, title: &str) -> bool {
    let text = look.words.fill("ui-saved-removed", &[("title", Arg::Plain(title.to_owned()))]);
    let row = ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(TextSize::Body.text(look.text_scale(), text).color(Ground::of(ui).quiet)).wrap());
        quiet(ui, look.word("ui-saved-restore")).clicked()
    });
    ui.add_space(8.0);
    row.inner
}

/// A heading in a dialog, by its key; the text.
pub fn heading(ui: &mut Ui, look: &Look, key: &str) -> String {
    let title = look.word(key);
    ui.add_space(4.0);
    ui.label(RichText::new(&title).weak());
    title
}
