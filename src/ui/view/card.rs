//! The rules card on one screen.

use super::{pictures, theme};
use crate::ui::model::{RulesModel, ViewModel};
use bevy_egui::egui::{Label, RichText, Ui, vec2};

/// The body of the card.
pub fn draw(ui: &mut Ui, model: &ViewModel, card: &RulesModel) {
    let gap = 14.0;
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    ui.add(Label::new(&card.goal).wrap());
    ui.add_space(4.0);
    let columns = card.pictures.len().clamp(1, 5) as f32;
    let width = ((ui.available_width() - gap * (columns - 1.0)) / columns).floor();
    for row in card.pictures.chunks(columns as usize) {
        ui.horizontal_top(|ui| {
            for (picture, caption) in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    pictures::show(ui, pictures::Folder::Cards, picture, width);
                    ui.add(Label::new(caption).wrap());
                });
            }
        });
    }
    for (title, text) in [("ui-card-end", &card.end), ("ui-card-rulings", &card.rulings)] {
        ui.add_space(4.0);
        ui.label(RichText::new(model.word(title)).color(theme::BRASS));
        ui.add(Label::new(text).wrap());
    }
}
