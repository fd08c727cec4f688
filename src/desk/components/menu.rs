//! A small card with buttons that opens beneath another one.

use super::{PillButton, text_width};
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, Material, on_paper};
use bevy_egui::egui::{Popup, Response, vec2};

/// A small card with buttons beneath `opener`, which opens and closes it; the place of the one that was pressed. Those
/// that are on look pressed.
pub fn menu(opener: &Response, labels: &[(&str, bool)]) -> Option<usize> {
    let ctx = &opener.ctx;
    let card = Ground::new(Material::Paper, room(ctx)).card(Material::Paper, 10.0);
    let fresh = opener.clicked();
    let shown = Popup::from_toggle_button_response(opener).gap(4.0).frame(card).show(|ui| {
        on_paper(ui);
        let widest = labels.iter().map(|(text, _)| text_width(ui, text)).fold(0.0, f32::max);
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
