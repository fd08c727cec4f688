//! What a person sets.

use super::model::{Quality, Section, Settings};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::DeskSystems;
use bevy::prelude::*;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;

/// A language for this run, given on the command line. Choosing one in the settings clears it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LanguageOverride(pub Option<Language>);

/// The section of the settings that their dialog shows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownSection(pub Section);

/// Opens the settings at a section.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowSettings(pub Section);

/// A setting that a person changed.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum SettingsChange {
    /// The language; `None` for that of the computer.
    Language(Option<Language>),
    /// The size of texts.
    TextScale(f32),
    /// The speed of animations.
    AnimationSpeed(f32),
    /// Whether moves are shown at once.
    Instant(bool),
    /// Whether nothing moves that need not.
    ReducedMotion(bool),
    /// The volume of sounds.
    SoundVolume(f32),
    /// The volume of the room.
    AmbienceVolume(f32),
    /// Whether buttons and pages are heard.
    InterfaceSounds(bool),
    /// The rendering quality.
    Quality(Quality),
    /// The room in which the table stands.
    Room(&'static Room),
    /// The room that an audience sees in its own window; `None` for the same.
    AudienceRoom(Option<&'static Room>),
    /// Whether possible moves are shown under the pointer.
    ShowHints(bool),
    /// Whether orders wait until they are agreed to.
    Confirm(bool),
    /// Whether to warn of a clear mistake.
    Guard(bool),
    /// The colours of pieces and marks.
    Palette(Palette),
    /// From whose side the board is seen.
    TurnView(TurnView),
    /// Whether the timeline is shown.
    Timeline(bool),
    /// Whether the list of moves is open.
    PanelOpen(bool),
}

impl SettingsChange {
    /// Changes the settings.
    pub fn apply(self, settings: &mut Settings) {
        match self {
            Self::Language(language) => settings.chosen_language = language,
            Self::TextScale(scale) => settings.text_scale = scale.into(),
            Self::AnimationSpeed(speed) => settings.animation_speed = speed.into(),
            Self::Instant(instant) => settings.instant = instant,
            Self::ReducedMotion(reduced) => settings.reduced_motion = reduced,
            Self::SoundVolume(volume) => settings.sound_volume = volume.into(),
            Self::AmbienceVolume(volume) => settings.ambience_volume = volume.into(),
            Self::InterfaceSounds(heard) => settings.interface_sounds = heard,
            Self::Quality(quality) => settings.quality = quality,
            Self::Room(room) => settings.room = room,
            Self::AudienceRoom(room) => settings.audience_room = room,
            Self::ShowHints(show) => settings.show_hints = show,
            Self::Confirm(confirm) => settings.confirm = confirm,
            Self::Guard(guard) => settings.guard = guard,
            Self::Palette(palette) => settings.palette = palette,
            Self::TurnView(turn) => settings.facing = turn,
            Self::Timeline(shown) => settings.timeline = shown,
            Self::PanelOpen(open) => settings.panel_open = open,
        }
    }
}

/// The settings and their dialog.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>().init_resource::<LanguageOverride>().init_resource::<ShownSection>();
    app.add_message::<SettingsChange>().add_message::<ShowSettings>();
    app.add_systems(Update, (change, show).in_set(DeskSystems::Control));
}

fn change(
    mut changes: MessageReader<SettingsChange>,
    mut settings: ResMut<Settings>,
    mut language: ResMut<LanguageOverride>,
) {
    for change in changes.read() {
        if matches!(change, SettingsChange::Language(_)) {
            language.0 = None;
        }
        let mut changed = settings.clone();
        change.apply(&mut changed);
        settings.set_if_neq(changed);
    }
}

fn show(mut asked: MessageReader<ShowSettings>, mut shown: ResMut<ShownSection>, mut dialog: ResMut<OpenDialog>) {
    for ShowSettings(section) in asked.read() {
        shown.set_if_neq(ShownSection(*section));
        dialog.set_if_neq(OpenDialog(Some(Dialog::Settings)));
    }
}
