//! The rules card of a game on one screen: goal, the moves with pictures that its own table drew, the end, and which
//! rulings are ours. Pure.

use super::model::ViewModel;
use super::{pictures, theme};
use crate::i18n::Words;
use crate::rules::game::Info;
use bevy_egui::egui::{Label, RichText, Ui, vec2};

/// What stands on a rules card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesModel {
    /// Name of the game.
    pub title: String,
    /// What one plays for.
    pub goal: String,
    /// Pictures, by the name of their file, and what they show.
    pub scenes: Vec<(&'static str, String)>,
    /// How it ends.
    pub end: String,
    /// Decisions of ours, where the authors are silent.
    pub rulings: String,
}

impl RulesModel {
    /// The card of a game.
    #[must_use]
    pub fn of(info: &Info, words: &Words) -> Self {
        let key = |part: &str| words.word(&format!("card-{}-{part}", info.id));
        Self {
            title: info.name.to_owned(),
            goal: key("goal"),
            scenes: info.card.iter().map(|scene| (scene.key, words.word(scene.key))).collect(),
            end: key("end"),
            rulings: key("rulings"),
        }
    }
}

/// The body of the card.
pub fn draw(ui: &mut Ui, model: &ViewModel, card: &RulesModel) {
    let gap = 14.0;
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    ui.add(Label::new(&card.goal).wrap());
    ui.add_space(4.0);
    let columns = card.scenes.len().clamp(1, 4) as f32;
    let width = ((ui.available_width() - gap * (columns - 1.0)) / columns).floor();
    for row in card.scenes.chunks(columns as usize) {
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
