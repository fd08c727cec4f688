//! The rules card on one screen.

use crate::desk::card::model::RulesModel;
use crate::desk::components::framed::framed;
use crate::desk::components::{self, paint};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::Ground;
use bevy_egui::egui::{Label, RichText, TextStyle, Ui, vec2};

/// A picture and the words beneath it are at least so wide, in heights of a letter.
const LETTERS: f32 = 8.0;

/// The body of the card.
pub fn draw(ui: &mut Ui, look: &Look, card: &RulesModel) {
    let gap = 14.0;
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    ui.add(Label::new(&card.goal).wrap());
    ui.add_space(4.0);
    let font = TextStyle::Body.resolve(ui.style());
    let words = card.pictures.iter().map(|(_, caption)| paint::longest_word(ui, caption, &font));
    let least = words.fold(LETTERS * font.size, f32::max);
    let columns = components::columns(card.pictures.len(), ui.available_width(), (least, gap));
    let width = ((ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32).floor();
    for row in card.pictures.chunks(columns) {
        ui.horizontal_top(|ui| {
            for (picture, caption) in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    pictures::show(ui, look.pictures.get(card.id, picture), picture, width);
                    ui.add(Label::new(caption).wrap());
                });
            }
        });
    }
    for (title, text) in [("ui-card-end", &card.end), ("ui-card-rulings", &card.rulings)] {
        ui.add_space(4.0);
        ui.label(RichText::new(look.word(title)).color(Ground::of(ui).accent));
        ui.add(Label::new(text).wrap());
    }
    note(ui, card);
}

/// What is not certain about the game, quietly.
fn note(ui: &mut Ui, card: &RulesModel) {
    if let Some(note) = &card.note {
        ui.add(Label::new(RichText::new(note).weak()).wrap());
    }
}

/// The card as a dialog.
pub fn dialog(ui: &mut Ui, height: f32, look: &Look, rules: &RulesModel, sends: &mut Sends) {
    framed(
        ui,
        height,
        &rules.title,
        |ui| draw(ui, look, rules),
        |ui| {
            let close = components::primary(ui, &look.word("ui-close"));
            if close.clicked() {
                sends.write(DialogAction::Close);
            }
            if components::quiet(ui, look.word("ui-lesson-all")).clicked() {
                sends.write(DialogAction::Open(Dialog::Decks));
            }
            close
        },
    );
}
