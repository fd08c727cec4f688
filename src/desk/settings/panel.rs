//! The settings, a section at a time.

use crate::desk::action::UiAction;
use crate::desk::frame::{theme, widgets};
use crate::desk::settings::model::{Loudness, Quality, Section, Speed, TextScale};
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Grid, Label, RichText, Ui, vec2};
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;

/// The keys, as they are written on them, and the text key of what they do.
const KEYS: [(&str, &str); 31] = [
    ("a 1 … l 12", "ui-key-cell"),
    ("← ↑ ↓ →", "ui-key-cursor"),
    ("Enter", "ui-key-pick"),
    ("Esc", "ui-key-back"),
    ("Ctrl+Z, Page Up", "ui-undo"),
    ("Ctrl+Y, Page Down", "ui-redo"),
    ("Home, End", "ui-key-ends"),
    ("Tab", "ui-key-panel"),
    ("F12", "ui-key-overlay"),
    ("Ctrl+E", "ui-set-up"),
    ("Ctrl+L", "ui-lesson-all"),
    ("Ctrl+T", "ui-class"),
    ("Ctrl+D", "ui-key-show-piece"),
    ("F9", "ui-key-chalk"),
    ("Alt", "ui-key-alt"),
    ("Delete", "ui-chalk-wipe"),
    ("F10", "ui-key-panel-keys"),
    ("F1", "ui-rules"),
    ("F2", "ui-key-top"),
    ("F3", "ui-key-reset"),
    ("F4", "ui-key-turn"),
    ("F5", "ui-key-projector"),
    ("Shift+F5", "ui-key-audience"),
    ("Ctrl+P", "ui-key-point"),
    ("F6", "ui-key-type"),
    ("F7", "ui-key-hint"),
    ("F8", "ui-key-analysis"),
    ("F11", "ui-key-full"),
    ("Pause", "ui-key-pause"),
    ("Ctrl+O", "ui-saved"),
    ("Ctrl+C, Ctrl+V", "ui-key-record"),
];

/// Draws a section of the settings beneath the names of all.
pub fn draw(ui: &mut Ui, model: &ViewModel, shown: Section, changed: &mut Vec<UiAction>) {
    let title = model.word("ui-settings");
    ui.horizontal_wrapped(|ui| {
        for section in Section::ALL {
            if widgets::chip(ui, section == shown, &title, &model.word(section.key())) {
                changed.push(UiAction::ShowSection(section));
            }
        }
    });
    ui.separator();
    match shown {
        Section::Words => words(ui, model, changed),
        Section::Playing => playing(ui, model, changed),
        Section::Looks => looks(ui, model, changed),
        Section::Sounds => sounds(ui, model, changed),
        Section::Keys => keys(ui, model),
    }
}

fn percent(value: f32) -> String {
    format!("{} %", (value * 100.0).round())
}

/// Language and texts.
fn words(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let settings = &model.settings;
    let languages = [None].into_iter().chain(Language::ALL.map(Some));
    let name = |language: Option<Language>| {
        language.map_or_else(|| model.word("ui-language-system"), |it| own_name(it).to_owned())
    };
    let chosen = settings.chosen_language;
    choose(ui, model, "ui-language", languages, |it| *it == chosen, name, UiAction::SetLanguage, changed);
    let title = widgets::heading(ui, model, "ui-text-scale");
    let scale = widgets::slider(ui, &title, settings.text_scale.get(), TextScale::BOUNDS, percent);
    changed.extend(scale.map(UiAction::SetTextScale));
}

/// How moves are entered and seen.
fn playing(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let settings = &model.settings;
    let times = |value: f32| format!("{} ×", (f64::from(value) * 100.0).round() / 100.0);
    let title = widgets::heading(ui, model, "ui-speed");
    ui.add_enabled_ui(!settings.instant, |ui| {
        let speed = widgets::slider(ui, &title, settings.animation_speed.get(), Speed::BOUNDS, times);
        changed.extend(speed.map(UiAction::SetAnimationSpeed));
    });
    changed.extend(widgets::tick(ui, settings.instant, model.word("ui-instant")).map(UiAction::SetInstant));
    changed.extend(widgets::tick(ui, settings.show_hints, model.word("ui-hints")).map(UiAction::SetShowHints));
    changed.extend(widgets::tick(ui, settings.confirm, model.word("ui-confirm")).map(UiAction::SetConfirm));
    changed.extend(widgets::tick(ui, settings.timeline, model.word("ui-timeline-show")).map(UiAction::SetTimeline));
    let name = |facing: TurnView| {
        model.word(match facing {
            TurnView::Stay => "ui-facing-stay",
            TurnView::Mover => "ui-facing-mover",
            TurnView::Own => "ui-facing-own",
        })
    };
    let chosen = settings.facing;
    choose(ui, model, "ui-facing", TurnView::ALL, |it| *it == chosen, name, UiAction::SetTurnView, changed);
}

/// Room, colours, drawing.
fn looks(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let settings = &model.settings;
    let tag = model.words.language().tag();
    let name = |room: &'static Room| room.name(tag).to_owned();
    let here = settings.room.id;
    choose(ui, model, "ui-room", Room::all(), |room| room.id == here, name, UiAction::SetRoom, changed);
    let same = || model.word("ui-room-same");
    let name = |room: Option<&'static Room>| room.map_or_else(same, |room| room.name(tag).to_owned());
    let rooms = std::iter::once(None).chain(Room::all().iter().map(Some));
    let chosen = settings.audience_room;
    choose(ui, model, "ui-room-audience", rooms, |it| *it == chosen, name, UiAction::SetAudienceRoom, changed);
    let name = |palette| model.word(palette_key(palette));
    let chosen = settings.palette;
    choose(ui, model, "ui-palette", Palette::ALL, |it| *it == chosen, name, UiAction::SetPalette, changed);
    let name = |quality| model.word(quality_key(quality));
    let chosen = settings.quality;
    choose(ui, model, "ui-quality", Quality::ALL, |it| *it == chosen, name, UiAction::SetQuality, changed);
}

/// What is heard.
fn sounds(ui: &mut Ui, model: &ViewModel, changed: &mut Vec<UiAction>) {
    let title = widgets::heading(ui, model, "ui-sound");
    let loud = |volume: f32| if volume > 0.0 { percent(volume) } else { model.word("ui-sound-off") };
    let volume = widgets::slider(ui, &title, model.settings.sound_volume.get(), Loudness::BOUNDS, loud);
    changed.extend(volume.map(UiAction::SetSoundVolume));
    let title = widgets::heading(ui, model, "ui-ambience");
    let volume = widgets::slider(ui, &title, model.settings.ambience_volume.get(), Loudness::BOUNDS, loud);
    changed.extend(volume.map(UiAction::SetAmbienceVolume));
}

/// All keys, and what they do.
fn keys(ui: &mut Ui, model: &ViewModel) {
    Grid::new("keys").num_columns(2).spacing(vec2(24.0, 6.0)).show(ui, |ui| {
        for (names, does) in KEYS {
            ui.label(RichText::new(names).color(theme::BRASS));
            ui.add(Label::new(model.word(does)).wrap());
            ui.end_row();
        }
    });
}

/// A row of chips, one for each value.
#[expect(clippy::too_many_arguments, reason = "a row is its title, its values and what they mean")]
fn choose<T: Copy>(
    ui: &mut Ui,
    model: &ViewModel,
    title: &'static str,
    values: impl IntoIterator<Item = T>,
    chosen: impl Fn(&T) -> bool,
    name: impl Fn(T) -> String,
    act: impl Fn(T) -> UiAction,
    changed: &mut Vec<UiAction>,
) {
    let title = widgets::heading(ui, model, title);
    ui.horizontal_wrapped(|ui| {
        for value in values {
            if widgets::chip(ui, chosen(&value), &title, &name(value)) {
                changed.push(act(value));
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

/// Key of the name of a palette.
const fn palette_key(palette: Palette) -> &'static str {
    match palette {
        Palette::Usual => "ui-palette-usual",
        Palette::RedGreen => "ui-palette-red-green",
        Palette::BlueYellow => "ui-palette-blue-yellow",
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
