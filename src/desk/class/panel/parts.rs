//! What the pages of the class are made of: a small card with buttons, and a field.

use crate::desk::components::{self, PillButton};
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, Material, on_paper};
use bevy_egui::egui::{Align, Key, Margin, Popup, Response, TextEdit, Ui, vec2};

/// A small card with buttons beneath `opener`, which opens and closes it; the place of the one that was pressed. Those
/// that are on look pressed.
pub(super) fn menu(opener: &Response, labels: &[(&str, bool)]) -> Option<usize> {
    let ctx = &opener.ctx;
    let card = Ground::new(Material::Paper, room(ctx)).card(Material::Paper, 10.0);
    let fresh = opener.clicked();
    let shown = Popup::from_toggle_button_response(opener).gap(4.0).frame(card).show(|ui| {
        on_paper(ui);
        let widest = labels.iter().map(|(text, _)| components::text_width(ui, text)).fold(0.0, f32::max);
        let wide = widest + 2.0 * ui.spacing().button_padding.x + 8.0;
        ui.set_max_width(wide);
        let mut pressed = None;
        for (place, (text, on)) in labels.iter().enumerate() {
            let tall = ui.spacing().interact_size.y;
            let button = PillButton::new(text).selected(*on).least(vec2(wide, tall)).show(ui);
            if fresh && place == 0 {
                button.request_focus();
            }
            if button.clicked() {
                pressed = Some(place);
                ui.close();
            }
        }
        pressed
    });
    shown.and_then(|shown| shown.inner)
}

/// A field for one line; what is in it now, if that changed, and whether Enter was pressed in it.
pub(super) fn field(ui: &mut Ui, name: &str, hint: &str, text: &str, width: f32) -> (Option<String>, bool) {
    let height = ui.spacing().interact_size.y;
    let typed = components::typed(ui, name, text, |ui, text| {
        let field = TextEdit::singleline(text).hint_text(hint).char_limit(60).vertical_align(Align::Center);
        let field = field.margin(Margin::symmetric(12, 2));
        ui.add_sized(vec2(width, height), field)
    });
    let entered = typed.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (typed.changed.then_some(typed.text), entered)
}
