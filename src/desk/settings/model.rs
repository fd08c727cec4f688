//! The user's settings. Each is of a type that has no other values than those to choose from, and that knows its text
//! in the settings file.

use bevy::prelude::*;
use ludoteca_table::play::SecretEntry;
use ludoteca_table::replay::SPEEDS;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_table::sound::{AmbienceVolume, Volume};
use ludoteca_words::Language;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How finely the table is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

    /// The preset that was chosen; `None` for that of the graphics adapter.
    #[must_use]
    pub const fn preset(self) -> Option<Preset> {
        match self {
            Self::Automatic => None,
            Self::Plain => Some(Preset::Plain),
            Self::Shadow => Some(Preset::PlainShadow),
            Self::Full => Some(Preset::Full),
        }
    }
}

/// A section of the settings, shown by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// The room, and how the board and the pieces are seen.
    #[default]
    Table,
    /// How moves are entered.
    Playing,
    /// What is heard.
    Sound,
    /// The language.
    Words,
    /// The keys, which cannot be changed.
    Keys,
    /// What makes it easier to see: colours, sizes, drawing.
    Seeing,
}

impl Section {
    /// All of them, in order.
    pub const ALL: [Self; 6] = [Self::Table, Self::Playing, Self::Sound, Self::Words, Self::Keys, Self::Seeing];

    /// Text key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Table => "ui-section-table",
            Self::Playing => "ui-section-playing",
            Self::Sound => "ui-section-sound",
            Self::Words => "ui-section-words",
            Self::Keys => "ui-section-keys",
            Self::Seeing => "ui-section-seeing",
        }
    }
}

/// A number within bounds, which are given in hundredths. What lies beyond them becomes the nearest bound; what is no
/// number becomes 1, which all bounds include.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct Bounded<const LEAST: u16, const MOST: u16>(f32);

/// The size of texts; 1 is normal.
pub type TextScale = Bounded<80, 250>;

/// The speed of animations; 1 is normal.
pub type Speed = Bounded<{ hundredths(SPEEDS[0]) }, { hundredths(SPEEDS[SPEEDS.len() - 1]) }>;

/// The volume of sounds; 0 is off.
pub type Loudness = Bounded<0, 100>;

const fn hundredths(value: f32) -> u16 {
    (value * 100.0) as u16
}

impl<const LEAST: u16, const MOST: u16> Bounded<LEAST, MOST> {
    /// The least and the greatest value.
    pub const BOUNDS: RangeInclusive<f32> = LEAST as f32 / 100.0..=MOST as f32 / 100.0;

    /// The value.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }
}

impl<const LEAST: u16, const MOST: u16> From<f32> for Bounded<LEAST, MOST> {
    fn from(value: f32) -> Self {
        let (least, most) = Self::BOUNDS.into_inner();
        Self(if value.is_finite() { value.clamp(least, most) } else { 1.0 })
    }
}

impl<const LEAST: u16, const MOST: u16> From<Bounded<LEAST, MOST>> for f32 {
    fn from(value: Bounded<LEAST, MOST>) -> Self {
        value.0
    }
}

/// The user's settings. In the settings file each has the name of its field.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq)]
pub struct Settings {
    /// The language that was chosen; `None` for that of the computer.
    #[serde(rename = "language", with = "language_by_tag")]
    pub chosen_language: Option<Language>,
    /// The size of texts.
    pub text_scale: TextScale,
    /// The speed of animations.
    pub animation_speed: Speed,
    /// How finely the table is drawn.
    pub quality: Quality,
    /// The room in which the table stands.
    #[serde(with = "room_by_id")]
    pub room: &'static Room,
    /// The room that an audience sees in its own window; `None` for the same.
    #[serde(with = "other_room_by_id")]
    pub audience_room: Option<&'static Room>,
    /// How several people enter orders that the others must not see.
    pub secret_entry: SecretEntry,
    /// The volume of sounds.
    pub sound_volume: Loudness,
    /// The volume of the room.
    pub ambience_volume: Loudness,
    /// Buttons and pages are heard, softly.
    pub interface_sounds: bool,
    /// The colours of pieces and marks.
    pub palette: Palette,
    /// From whose side the board is seen.
    pub facing: TurnView,
    /// Moves are not animated at all.
    pub instant: bool,
    /// Nothing moves that need not: moves are not animated, and panels come at once.
    pub reduced_motion: bool,
    /// The possible moves of a piece are shown under the pointer.
    pub show_hints: bool,
    /// An order waits until its player agrees to it.
    pub confirm: bool,
    /// Whether somebody who plays against the computer is warned of a clear mistake before it counts.
    pub guard: bool,
    /// The timeline is shown under the board.
    pub timeline: bool,
    /// The list of moves is open.
    pub panel_open: bool,
    /// The user was told that this computer draws without a graphics card.
    pub told_slow_drawing: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            chosen_language: None,
            text_scale: 1.0.into(),
            animation_speed: 1.0.into(),
            quality: Quality::default(),
            room: Room::usual(),
            audience_room: None,
            secret_entry: SecretEntry::default(),
            sound_volume: Volume::default().0.into(),
            ambience_volume: AmbienceVolume::default().0.into(),
            interface_sounds: true,
            palette: Palette::default(),
            facing: TurnView::default(),
            instant: false,
            reduced_motion: false,
            show_hints: true,
            confirm: false,
            guard: false,
            timeline: true,
            panel_open: false,
            told_slow_drawing: false,
        }
    }
}

impl Settings {
    /// Whether moves are shown without the way that pieces take.
    #[must_use]
    pub const fn moves_at_once(&self) -> bool {
        self.instant || self.reduced_motion
    }

    /// The language to use.
    #[must_use]
    pub fn language(&self) -> Language {
        self.chosen_language.unwrap_or_else(Language::system)
    }
}

/// The tag of a language, empty for none.
mod language_by_tag {
    use ludoteca_words::Language;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.map_or("", Language::tag))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        String::deserialize(deserializer).map(|tag| Language::from_tag(&tag))
    }
}

/// The identifier of a room; the usual room for an unknown one.
mod room_by_id {
    use ludoteca_table::scene::room::Room;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(room: &&'static Room, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(room.id)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static Room, D::Error> {
        String::deserialize(deserializer).map(|id| Room::find(&id).unwrap_or_else(Room::usual))
    }
}

/// The identifier of a room, empty for none; none for an unknown one.
mod other_room_by_id {
    use ludoteca_table::scene::room::Room;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(room: &Option<&'static Room>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(room.map_or("", |room| room.id))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<&'static Room>, D::Error> {
        String::deserialize(deserializer).map(|id| Room::find(&id))
    }
}
