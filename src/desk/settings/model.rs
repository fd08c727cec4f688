//! The user's settings. Every value is clamped to its bounds when read.

use bevy::prelude::*;
use ludoteca_table::play::SecretEntry;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_table::sound::{AmbienceVolume, Volume};
use ludoteca_words::Language;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How finely the table is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// Chosen by the graphics adapter.
    #[default]
    Automatic,
    /// No shadow map: for computers without a graphics card.
    Plain,
    /// With soft shadows.
    Shadow,
    /// All effects.
    Full,
}

impl Quality {
    /// All of them, the lightest first after the automatic one.
    pub const ALL: [Self; 4] = [Self::Automatic, Self::Plain, Self::Shadow, Self::Full];

    /// The name in the settings file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Plain => "plain",
            Self::Shadow => "shadow",
            Self::Full => "full",
        }
    }
}

/// A section of the settings, shown by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// Language and texts.
    #[default]
    Words,
    /// How moves are entered and seen.
    Playing,
    /// Room, colours, drawing.
    Looks,
    /// What is heard.
    Sounds,
    /// The keys, which cannot be changed.
    Keys,
}

impl Section {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::Words, Self::Playing, Self::Looks, Self::Sounds, Self::Keys];

    /// Text key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Words => "ui-section-words",
            Self::Playing => "ui-section-playing",
            Self::Looks => "ui-section-looks",
            Self::Sounds => "ui-section-sounds",
            Self::Keys => "ui-section-keys",
        }
    }
}

/// The user's settings.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq)]
pub struct Settings {
    /// Tag of a language; empty for that of the computer.
    language: String,
    text_scale: f32,
    animation_speed: f32,
    quality: String,
    room: String,
    /// The room that an audience sees; empty for the same.
    audience_room: String,
    secret_entry: String,
    sound_volume: f32,
    ambience_volume: f32,
    palette: String,
    facing: String,
    /// Moves are not animated at all.
    pub instant: bool,
    /// The possible moves of a piece are shown under the pointer.
    pub show_hints: bool,
    /// An order waits until its player agrees to it.
    pub confirm: bool,
    /// The timeline is shown under the board.
    pub timeline: bool,
    /// The side panel is open.
    pub panel_open: bool,
    /// The user was told that this computer draws without a graphics card.
    pub told_slow_drawing: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            text_scale: 1.0,
            animation_speed: 1.0,
            quality: Quality::Automatic.name().to_owned(),
            room: Room::usual().id.to_owned(),
            audience_room: String::new(),
            secret_entry: SecretEntry::Curtain.name().to_owned(),
            sound_volume: Volume::default().0,
            ambience_volume: AmbienceVolume::default().0,
            palette: Palette::default().name().to_owned(),
            facing: TurnView::default().name().to_owned(),
            instant: false,
            show_hints: true,
            confirm: false,
            timeline: true,
            panel_open: true,
            told_slow_drawing: false,
        }
    }
}

impl Settings {
    /// Bounds of the text scale.
    pub const TEXT_SCALES: RangeInclusive<f32> = 0.8..=2.5;
    /// Bounds of the speed of animations.
    pub const SPEEDS: RangeInclusive<f32> = 0.25..=4.0;
    /// Bounds of the volume of sounds.
    pub const VOLUMES: RangeInclusive<f32> = 0.0..=1.0;

    /// The language that was chosen; `None` for that of the computer.
    #[must_use]
    pub fn chosen_language(&self) -> Option<Language> {
        Language::from_tag(&self.language)
    }

    /// The language to use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.chosen_language().unwrap_or_else(Language::system)
    }

    /// Chooses a language; `None` for that of the computer.
    pub fn set_language(&mut self, language: Option<Language>) {
        self.language = language.map_or(String::new(), |language| language.tag().to_owned());
    }

    /// The scale of texts; 1 is normal.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        within(self.text_scale, &Self::TEXT_SCALES)
    }

    /// Changes the size of texts, within [`Settings::TEXT_SCALES`].
    pub fn set_text_scale(&mut self, scale: f32) {
        self.text_scale = within(scale, &Self::TEXT_SCALES);
    }

    /// The speed of animations; 1 is normal.
    #[must_use]
    pub fn animation_speed(&self) -> f32 {
        within(self.animation_speed, &Self::SPEEDS)
    }

    /// Changes the speed of animations, within [`Settings::SPEEDS`].
    pub fn set_animation_speed(&mut self, speed: f32) {
        self.animation_speed = within(speed, &Self::SPEEDS);
    }

    /// The volume of sounds; 0 is off.
    #[must_use]
    pub fn sound_volume(&self) -> f32 {
        within(self.sound_volume, &Self::VOLUMES)
    }

    /// Changes the volume of sounds, within [`Settings::VOLUMES`].
    pub fn set_sound_volume(&mut self, volume: f32) {
        self.sound_volume = within(volume, &Self::VOLUMES);
    }

    /// The volume of the room; 0 is off.
    #[must_use]
    pub fn ambience_volume(&self) -> f32 {
        within(self.ambience_volume, &Self::VOLUMES)
    }

    /// Changes the volume of the room, within [`Settings::VOLUMES`].
    pub fn set_ambience_volume(&mut self, volume: f32) {
        self.ambience_volume = within(volume, &Self::VOLUMES);
    }

    /// How finely the table is drawn.
    #[must_use]
    pub fn quality(&self) -> Quality {
        Quality::ALL.into_iter().find(|quality| quality.name() == self.quality).unwrap_or_default()
    }

    /// Chooses how finely the table is drawn.
    pub fn set_quality(&mut self, quality: Quality) {
        quality.name().clone_into(&mut self.quality);
    }

    /// The room in which the table stands.
    #[must_use]
    pub fn room(&self) -> &'static Room {
        Room::find(&self.room).unwrap_or_else(Room::usual)
    }

    /// The room that an audience sees in its own window; `None` for the same.
    #[must_use]
    pub fn audience_room(&self) -> Option<&'static Room> {
        Room::find(&self.audience_room)
    }

    /// Chooses the room for an audience; `None` for the same.
    pub fn set_audience_room(&mut self, room: Option<&Room>) {
        self.audience_room = room.map_or_else(String::new, |room| room.id.to_owned());
    }

    /// Chooses the room.
    pub fn set_room(&mut self, room: &Room) {
        room.id.clone_into(&mut self.room);
    }

    /// The colours of pieces and marks.
    #[must_use]
    pub fn palette(&self) -> Palette {
        Palette::ALL.into_iter().find(|palette| palette.name() == self.palette).unwrap_or_default()
    }

    /// Chooses them.
    pub fn set_palette(&mut self, palette: Palette) {
        palette.name().clone_into(&mut self.palette);
    }

    /// From whose side the board is seen.
    #[must_use]
    pub fn facing(&self) -> TurnView {
        TurnView::ALL.into_iter().find(|facing| facing.name() == self.facing).unwrap_or_default()
    }

    /// Chooses it.
    pub fn set_facing(&mut self, facing: TurnView) {
        facing.name().clone_into(&mut self.facing);
    }

    /// How several people enter orders that the others must not see.
    #[must_use]
    pub fn secret_entry(&self) -> SecretEntry {
        SecretEntry::parse(&self.secret_entry).unwrap_or_default()
    }

    /// Chooses it.
    pub fn set_secret_entry(&mut self, entry: SecretEntry) {
        entry.name().clone_into(&mut self.secret_entry);
    }
}

/// The value clamped to its bounds; 1, which all bounds include, if it is not finite.
fn within(value: f32, bounds: &RangeInclusive<f32>) -> f32 {
    if value.is_finite() { value.clamp(*bounds.start(), *bounds.end()) } else { 1.0 }
}
