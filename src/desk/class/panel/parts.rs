//! What the pages of the class are made of: a field.

use crate::desk::components;
use bevy_egui::egui::{Align, Key, Margin, TextEdit, Ui, vec2};

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
