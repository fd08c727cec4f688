//! The discs of sides beside their texts.

use crate::desk::theme;
use bevy_egui::egui::{Label, Pos2, RichText, Sense, Stroke, Ui, vec2};
use ludoteca_rules::SideColour;

/// Width of the disc before a text, as a share of the text's size.
pub const DISC: f32 = 1.0;

/// A text of this size after the disc of a side.
pub fn inked(ui: &mut Ui, colour: Option<SideColour>, text: RichText, size: f32) {
    ui.horizontal_top(|ui| {
        if let Some(colour) = colour {
            inked_disc(ui, colour, size);
        }
        ui.add(Label::new(text).wrap());
    });
}

/// The disc of a side, before a text of this size.
pub fn inked_disc(ui: &mut Ui, colour: SideColour, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(DISC * size, size * 1.25), Sense::hover());
    disc(ui, rect.center(), size * 0.34, colour);
}

/// The disc of a side.
pub fn disc(ui: &Ui, centre: Pos2, radius: f32, colour: SideColour) {
    let edge = theme::tokens().sides.edge.0;
    ui.painter().circle(centre, radius, theme::ink(colour), Stroke::new(1.5, edge));
}
