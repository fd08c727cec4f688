//! The settings: texts and motion, and beside them what is seen and heard.

use super::widgets;
use crate::i18n::Language;
use crate::table::scene::room::Room;
use crate::ui::model::{Quality, Settings, UiAction, ViewModel};
use bevy_egui::egui::Ui;

/// Width of a column at text scale 1.
const COLUMN: f32 = 400.0;

/// Draws all settings, in two columns where there is room.
pub fn draw(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    if ui.available_width() >= 2.0 * COLUMN * model.text_scale() {
        ui.columns_const(|[left, right]| {
            texts(left, model, changed);
            surroundings(right, model, changed);
        });
    } else {
        texts(ui, model, changed);
        surroundings(ui, model, changed);
    }
}

fn percent(value: f32) -> String {
    format!("{} %", (value * 100.0).round())
}

/// Texts, motion, and what is shown of a game.
fn texts(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let settings = &model.settings;
    let times = |value: f32| format!("{} ×", (f64::from(value) * 100.0).round() / 100.0);

    let title = widgets::heading(ui, model, "ui-language");
    ui.horizontal_wrapped(|ui| {
        let languages = [None].into_iter().chain(Language::ALL.map(Some));
        for language in languages {
            let name = language.map_or_else(|| model.word("ui-language-system"), |it| own_name(it).to_owned());
            if widgets::chip(ui, settings.chosen_language() == language, &title, &name) {
                changed.push(UiAction::SetLanguage(language));
            }
        }
    });
    let title = widgets::heading(ui, model, "ui-text-scale");
    let scale = widgets::slider(ui, &title, settings.text_scale(), Settings::TEXT_SCALES, percent);
    changed.extend(scale.map(UiAction::SetTextScale));

    let title = widgets::heading(ui, model, "ui-speed");
    ui.add_enabled_ui(!settings.instant, |ui| {
        let speed = widgets::slider(ui, &title, settings.animation_speed(), Settings::SPEEDS, times);
        changed.extend(speed.map(UiAction::SetAnimationSpeed));
    });
    changed.extend(widgets::tick(ui, settings.instant, model.word("ui-instant")).map(UiAction::SetInstant));
    changed.extend(widgets::tick(ui, settings.show_hints, model.word("ui-hints")).map(UiAction::SetShowHints));
    changed.extend(widgets::tick(ui, settings.timeline, model.word("ui-timeline-show")).map(UiAction::SetTimeline));
    changed.extend(widgets::tick(ui, settings.turn_view, model.word("ui-turn-view")).map(UiAction::SetTurnView));
}

/// Sounds, room, drawing.
fn surroundings(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let settings = &model.settings;
    let title = widgets::heading(ui, model, "ui-sound");
    let loud = |volume: f32| if volume > 0.0 { percent(volume) } else { model.word("ui-sound-off") };
    let volume = widgets::slider(ui, &title, settings.sound_volume(), Settings::VOLUMES, loud);
    changed.extend(volume.map(UiAction::SetSoundVolume));
    let title = widgets::heading(ui, model, "ui-room");
    ui.horizontal_wrapped(|ui| {
        for room in Room::all() {
            let name = room.name(model.words.language().tag());
            if widgets::chip(ui, settings.room().id == room.id, &title, name) {
                changed.push(UiAction::SetRoom(room));
            }
        }
    });
    let title = widgets::heading(ui, model, "ui-quality");
    ui.horizontal_wrapped(|ui| {
        for quality in Quality::ALL {
            let name = model.word(quality_key(quality));
            if widgets::chip(ui, settings.quality() == quality, &title, &name) {
                changed.push(UiAction::SetQuality(quality));
            }
        }
    });
}

/// The name of a language in that language.
#[must_use]
pub const fn own_name(language: Language) -> &'static str {
    match language {
        Language::PtPt => "Português (Portugal)",
        Language::PtBr => "Português (Brasil)",
        Language::En => "English",
    }
}

/// Key of the name of a quality.
const fn quality_key(quality: Quality) -> &'static str {
    match quality {
        Quality::Automatic => "ui-quality-automatic",
        Quality::Plain => "ui-quality-plain",
        Quality::Shadow => "ui-quality-shadow",
        Quality::Full => "ui-quality-full",
    }
}
