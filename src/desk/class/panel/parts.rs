//! What the pages of the class are made of: a field.

use crate::desk::components::{self, LineField};
use bevy_egui::egui::{Key, Ui};

/// A field for one line; what is in it now, if that changed, and whether Enter was pressed in it.
pub(super) fn field(ui: &mut Ui, name: &str, hint: &str, text: &str, width: f32) -> (Option<String>, bool) {
    let typed = components::line(ui, LineField { name, hint, most: 60, width, id: None }, text);
    let entered = typed.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (typed.changed.then_some(typed.text), entered)
}
