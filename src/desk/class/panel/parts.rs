//! What the pages of the class are made of: fields, and what is told quietly.

use crate::desk::components::{self, LineField};
use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::{Id, Key, Label, Ui};

/// Most letters of a field.
const MOST: usize = 60;

/// A field for one line; what is in it now, if that changed, and whether Enter was pressed in it.
pub(super) fn field(ui: &mut Ui, name: &str, hint: &str, text: &str, width: f32) -> (Option<String>, bool) {
    let typed = components::line(ui, LineField { name, hint, most: MOST, width, id: None }, text);
    let entered = typed.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (typed.changed.then_some(typed.text), entered)
}

/// A field for one line after the other, whose key is its name and its hint: what is in it, if that changed, and the
/// whole line once Enter was pressed in it. The next one can be typed at once.
pub(super) fn entered(ui: &mut Ui, look: &Look, key: &str, text: &str) -> (Option<String>, Option<String>) {
    let name = look.word(key);
    let width = (ui.available_width() - 4.0).min(420.0 * look.text_scale());
    let typed =
        components::line(ui, LineField { name: &name, hint: &name, most: MOST, width, id: Some(Id::new(key)) }, text);
    let entered = typed.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if entered {
        typed.response.request_focus();
    }
    (typed.changed.then(|| typed.text.clone()), entered.then_some(typed.text))
}

/// What is told beside what matters.
pub(super) fn quiet(ui: &mut Ui, look: &Look, text: &str) {
    ui.add(Label::new(TextSize::Lead.text(look.text_scale(), text).color(Ground::of(ui).quiet)).wrap());
}
