//! The settings, a section at a time.

use crate::desk::commands::DoCommand;
use crate::desk::commands::table::COMMANDS;
use crate::desk::components;
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::settings::controller::{SettingsChange, ShowSettings};
use crate::desk::settings::model::{Loudness, Quality, Section, Settings, Speed, TextScale};
use bevy_egui::egui::{Grid, Label, RichText, Ui, vec2};
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;

/// The keys that are no commands, as they are written on them, and the text key of what they do.
const AT_THE_BOARD: [(&str, &str); 5] = [
    ("a 1 … l 12", "ui-key-cell"),
    ("← ↑ ↓ →", "ui-key-cursor"),
    ("Enter", "ui-key-pick"),
    ("Alt", "ui-key-alt"),
    ("Ctrl+V", "ui-key-paste"),
];

/// Draws a section of the settings beneath the names of all.
pub fn draw(ui: &mut Ui, look: &Look, settings: &Settings, shown: Section, changed: &mut Sends) {
    let title = look.word("ui-settings");
    ui.horizontal_wrapped(|ui| {
        for section in Section::ALL {
            if components::chip(ui, section == shown, &title, &look.word(section.key())) {
                changed.write(ShowSettings(section));
            }
        }
    });
    ui.separator();
    match shown {
        Section::Words => words(ui, look, settings, changed),
        Section::Playing => playing(ui, look, settings, changed),
        Section::Looks => looks(ui, look, settings, changed),
        Section::Sounds => sounds(ui, look, settings, changed),
        Section::Keys => keys(ui, look, changed),
    }
}

fn percent(value: f32) -> String {
    format!("{} %", (value * 100.0).round())
}

/// Language and texts.
fn words(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let languages = [None].into_iter().chain(Language::ALL.map(Some));
    let name = |language: Option<Language>| {
        language.map_or_else(|| look.word("ui-language-system"), |it| own_name(it).to_owned())
    };
    let chosen = settings.chosen_language;
    choose(ui, look, "ui-language", languages, |it| *it == chosen, name, SettingsChange::Language, changed);
    let title = components::heading(ui, look, "ui-text-scale");
    let scale = components::slider(ui, &title, settings.text_scale.get(), TextScale::BOUNDS, percent);
    write(scale.map(SettingsChange::TextScale), changed);
}

/// How moves are entered and seen.
fn playing(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let times = |value: f32| format!("{} ×", (f64::from(value) * 100.0).round() / 100.0);
    let title = components::heading(ui, look, "ui-speed");
    ui.add_enabled_ui(!settings.instant, |ui| {
        let speed = components::slider(ui, &title, settings.animation_speed.get(), Speed::BOUNDS, times);
        write(speed.map(SettingsChange::AnimationSpeed), changed);
    });
    write(components::switch(ui, settings.instant, &look.word("ui-instant")).map(SettingsChange::Instant), changed);
    write(components::switch(ui, settings.show_hints, &look.word("ui-hints")).map(SettingsChange::ShowHints), changed);
    write(components::switch(ui, settings.confirm, &look.word("ui-confirm")).map(SettingsChange::Confirm), changed);
    write(
        components::switch(ui, settings.timeline, &look.word("ui-timeline-show")).map(SettingsChange::Timeline),
        changed,
    );
    let name = |facing| look.word(facing_key(facing));
    let chosen = settings.facing;
    choose(ui, look, "ui-facing", TurnView::ALL, |it| *it == chosen, name, SettingsChange::TurnView, changed);
}

/// Room, colours, drawing.
fn looks(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let tag = look.words.language().tag();
    let name = |room: &'static Room| room.name(tag).to_owned();
    let here = settings.room.id;
    choose(ui, look, "ui-room", Room::all(), |room| room.id == here, name, SettingsChange::Room, changed);
    let same = || look.word("ui-room-same");
    let name = |room: Option<&'static Room>| room.map_or_else(same, |room| room.name(tag).to_owned());
    let rooms = std::iter::once(None).chain(Room::all().iter().map(Some));
    let chosen = settings.audience_room;
    choose(ui, look, "ui-room-audience", rooms, |it| *it == chosen, name, SettingsChange::AudienceRoom, changed);
    let name = |palette| look.word(palette_key(palette));
    let chosen = settings.palette;
    choose(ui, look, "ui-palette", Palette::ALL, |it| *it == chosen, name, SettingsChange::Palette, changed);
    let name = |quality| look.word(quality_key(quality));
    let chosen = settings.quality;
    choose(ui, look, "ui-quality", Quality::ALL, |it| *it == chosen, name, SettingsChange::Quality, changed);
}

/// What is heard.
fn sounds(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let title = components::heading(ui, look, "ui-sound");
    let loud = |volume: f32| if volume > 0.0 { percent(volume) } else { look.word("ui-sound-off") };
    let volume = components::slider(ui, &title, settings.sound_volume.get(), Loudness::BOUNDS, loud);
    write(volume.map(SettingsChange::SoundVolume), changed);
    let title = components::heading(ui, look, "ui-ambience");
    let volume = components::slider(ui, &title, settings.ambience_volume.get(), Loudness::BOUNDS, loud);
    write(volume.map(SettingsChange::AmbienceVolume), changed);
}

/// All keys, and what they do; pressing a line does it.
fn keys(ui: &mut Ui, look: &Look, changed: &mut Sends) {
    let words = &look.words;
    Grid::new("keys").num_columns(2).spacing(vec2(24.0, 2.0)).show(ui, |ui| {
        for (names, does) in AT_THE_BOARD {
            ui.label(RichText::new(names).strong());
            ui.add(Label::new(look.word(does)).wrap());
            ui.end_row();
        }
        for command in COMMANDS.iter().filter(|command| !command.keys.is_empty()) {
            let names: Vec<String> = command.keys.iter().map(|key| key.text(words)).collect();
            ui.label(RichText::new(names.join(", ")).strong());
            if components::quiet(ui, command.title(words)).on_hover_text(command.about(words)).clicked() {
                changed.write(DialogAction::Close);
                changed.write(DoCommand(command.id));
            }
            ui.end_row();
        }
    });
}

/// Sends what was changed, if something was.
fn write(change: Option<SettingsChange>, changed: &mut Sends) {
    changed.append(change.map(Sends::of));
}

/// A row of chips, one for each value.
#[expect(clippy::too_many_arguments, reason = "a row is its title, its values and what they mean")]
fn choose<T: Copy>(
    ui: &mut Ui,
    look: &Look,
    title: &'static str,
    values: impl IntoIterator<Item = T>,
    chosen: impl Fn(&T) -> bool,
    name: impl Fn(T) -> String,
    act: impl Fn(T) -> SettingsChange,
    changed: &mut Sends,
) {
    let title = components::heading(ui, look, title);
    ui.horizontal_wrapped(|ui| {
        for value in values {
            if components::chip(ui, chosen(&value), &title, &name(value)) {
                changed.write(act(value));
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

/// Key of the name of a way to see the board.
#[must_use]
pub const fn facing_key(facing: TurnView) -> &'static str {
    match facing {
        TurnView::Stay => "ui-facing-stay",
        TurnView::Mover => "ui-facing-mover",
        TurnView::Own => "ui-facing-own",
    }
}

/// Key of the name of a palette.
#[must_use]
pub const fn palette_key(palette: Palette) -> &'static str {
    match palette {
        Palette::Usual => "ui-palette-usual",
        Palette::RedGreen => "ui-palette-red-green",
        Palette::BlueYellow => "ui-palette-blue-yellow",
    }
}

/// Key of the name of a quality.
#[must_use]
pub const fn quality_key(quality: Quality) -> &'static str {
    match quality {
        Quality::Automatic => "ui-quality-automatic",
        Quality::Plain => "ui-quality-plain",
        Quality::Shadow => "ui-quality-shadow",
        Quality::Full => "ui-quality-full",
    }
}
