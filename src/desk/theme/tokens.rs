//! The file of colours, sizes and durations, read once.

use super::face::Face;
use bevy_egui::egui::{Color32, Shadow};
use serde::{Deserialize, Deserializer, de};
use std::collections::BTreeMap;
use std::sync::LazyLock;

const FILE: &str = include_str!("../../../assets/theme/tokens.json");

static TOKENS: LazyLock<Tokens> =
    LazyLock::new(|| serde_json::from_str(FILE).expect("the file is compiled in, and a test reads it"));

/// All colours, sizes and durations.
#[must_use]
pub fn tokens() -> &'static Tokens {
    &TOKENS
}

/// A colour of the file: `#RRGGBB`, or `#RRGGBBAA` with how much it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub Color32);

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Color32::from_hex(&text).map(Self).map_err(|_| de::Error::custom(format!("{text} is no colour")))
    }
}

/// What the file says. Lengths are points at zoom 1, durations milliseconds.
#[derive(Debug, Deserialize)]
pub struct Tokens {
    /// The colours in each room, by its id.
    pub rooms: BTreeMap<String, RoomColours>,
    /// Colours that mean the same in every room.
    pub semantic: Semantic,
    /// The discs of the sides.
    pub sides: Sides,
    /// What one draws with on the board.
    pub drawing: Drawing,
    /// The curtain before the board.
    pub curtain: Curtain,
    /// The bookcase of the games.
    pub shelf: ShelfColours,
    /// The sizes of texts.
    #[serde(rename = "type")]
    pub text: Texts,
    /// Distances.
    pub space: Space,
    /// Windows in which everything is drawn larger.
    pub zoom: Vec<ZoomToken>,
    /// Radii of corners.
    pub radius: Radius,
    /// Sizes of controls.
    pub size: Size,
    /// What stands off the ground casts one of these.
    pub shadow: Shadows,
    /// How long things take.
    pub motion: Motion,
}

impl Tokens {
    /// The room whose colours a room without colours of its own has.
    const USUAL: &str = "biblioteca";
    /// The room whose colours are for a projector.
    const PRESENTING: &str = "neutra";

    /// The colours in a room; of the library if the room has none of its own.
    #[must_use]
    pub fn room(&self, id: &str) -> &RoomColours {
        self.rooms.get(id).unwrap_or_else(|| &self.rooms[Self::USUAL])
    }

    /// The colours while a class looks on: opaque, with the greatest contrast.
    #[must_use]
    pub fn presenting(&self) -> &RoomColours {
        self.room(Self::PRESENTING)
    }
}

/// The colours in a room.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct RoomColours {
    /// The smoke, without its transparency.
    pub glass: Colour,
    /// How much the smoke covers, from 0 to 1.
    pub glass_alpha: f32,
    /// What darkens the table behind something.
    pub scrim: Colour,
    /// Text on smoke.
    pub text: Colour,
    /// Secondary text on smoke.
    pub text_quiet: Colour,
    /// On smoke: the thing to do next, and what is chosen.
    pub accent: Colour,
    /// Text on the accent.
    pub on_accent: Colour,
    /// The paper.
    pub paper: Colour,
    /// Paper that lies deeper, such as a field.
    pub paper_well: Colour,
    /// Outlines on paper.
    pub paper_line: Colour,
    /// Text on paper.
    pub ink: Colour,
    /// Secondary text on paper.
    pub ink_quiet: Colour,
    /// On paper: the thing to do next, and what is chosen.
    pub action: Colour,
    /// Text on it.
    pub on_action: Colour,
    /// Outlines on smoke.
    pub glass_line: Colour,
    /// A control on smoke.
    pub raise: Colour,
}

/// Colours that mean the same in every room.
#[derive(Debug, Deserialize)]
pub struct Semantic {
    /// Success, on paper.
    pub good_on_paper: Colour,
    /// Failure, on paper.
    pub bad_on_paper: Colour,
    /// A warning, on paper.
    pub warn_on_paper: Colour,
    /// Success, on smoke.
    pub good_on_glass: Colour,
    /// Failure, on smoke.
    pub bad_on_glass: Colour,
    /// A warning, on smoke.
    pub warn_on_glass: Colour,
    /// What is sealed.
    pub sealed: Colour,
    /// The ring of the keyboard on smoke.
    pub focus_glass: Colour,
}

/// The discs of the sides.
#[derive(Debug, Deserialize)]
pub struct Sides {
    /// White.
    pub white: Colour,
    /// Black.
    pub black: Colour,
    /// Red.
    pub red: Colour,
    /// Green.
    pub green: Colour,
    /// Their outline.
    pub edge: Colour,
}

/// The colours in which one draws on the board.
#[derive(Debug, Deserialize)]
pub struct Drawing {
    /// Green.
    pub green: Colour,
    /// Red.
    pub red: Colour,
    /// Yellow.
    pub yellow: Colour,
    /// Blue.
    pub blue: Colour,
}

/// The cloth of the curtain.
#[derive(Debug, Deserialize)]
pub struct Curtain {
    /// Where a fold is lit.
    pub lit: Colour,
    /// Where it is dark.
    pub dark: Colour,
}

/// The bookcase of the games.
#[derive(Debug, Deserialize)]
pub struct ShelfColours {
    /// With which its wood is multiplied at the back.
    pub back: Colour,
    /// The same for the front edges of its boards.
    pub front: Colour,
    /// The line of light on them.
    pub edge: Colour,
    /// What lies in the shade.
    pub shade: Colour,
    /// The shadow of a box.
    pub shadow: Colour,
    /// Light on a box.
    pub glint: Colour,
    /// Letters on a box and on a board.
    pub letters: Colour,
    /// The crown of whoever has beaten somebody, on paper.
    pub medal: Colour,
}

/// The sizes of texts.
#[derive(Debug, Deserialize)]
pub struct Texts {
    /// Labels, and the least size on the screen.
    pub label: TextToken,
    /// Ordinary text.
    pub body: TextToken,
    /// The first sentence.
    pub lead: TextToken,
    /// Names of players.
    pub name: TextToken,
    /// Titles of cards.
    pub title: TextToken,
    /// Titles of screens.
    pub screen: TextToken,
    /// Who won.
    pub result: TextToken,
    /// The name of the program.
    pub brand: TextToken,
    /// The turn, while a class looks on.
    pub banner: TextToken,
}

/// A size of text.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
pub struct TextToken {
    /// The size.
    pub size: f32,
    /// The height of a line.
    pub line: f32,
    /// The typeface.
    pub face: Face,
}

/// A size of window from which on everything is drawn larger.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ZoomToken {
    /// The least width, in pixels.
    pub width: f32,
    /// The least height, in pixels.
    pub height: f32,
    /// Pixels to a point.
    pub zoom: f32,
}

/// Distances.
#[derive(Debug, Deserialize)]
pub struct Space {
    /// What stands at the edge of the screen keeps so far from it.
    pub screen_edge: f32,
    /// Between two controls.
    pub between_controls: f32,
    /// Between the edge of a card and what is on it.
    pub card_padding: f32,
}

/// Radii of corners.
#[derive(Debug, Deserialize)]
pub struct Radius {
    /// Small things.
    pub small: u8,
    /// Controls.
    pub control: u8,
    /// Cards.
    pub card: u8,
}

/// Sizes of controls.
#[derive(Debug, Deserialize)]
pub struct Size {
    /// The usual side of what is touched.
    pub touch: f32,
    /// The least side of what is touched.
    pub touch_least: f32,
    /// The height of a button.
    pub button: f32,
    /// The height of the main button of a card.
    pub button_main: f32,
    /// The plate of a player.
    pub plate_height: f32,
    /// The face on a plate.
    pub portrait_plate: f32,
    /// The face of a player to choose.
    pub portrait_choice: f32,
    /// The face of whoever won.
    pub portrait_winner: f32,
    /// The strip below the board.
    pub dock_height: f32,
    /// A sheet at the side.
    pub sheet_width: f32,
    /// The sheet of the settings.
    pub settings_width: f32,
    /// The list of everything that can be done.
    pub palette_width: f32,
    /// The height at which the timeline is hit.
    pub timeline_hit: f32,
    /// A sign.
    pub icon: f32,
    /// Width of the ring around what has the keyboard.
    pub focus_ring: f32,
    /// Its distance.
    pub focus_gap: f32,
    /// How far a main button stands off its ground.
    pub button_lip: f32,
}

/// Shadows.
#[derive(Debug, Deserialize)]
pub struct Shadows {
    /// Of smoke.
    pub float: ShadowToken,
    /// Of paper.
    pub paper: ShadowToken,
    /// Of something small on paper.
    pub small: ShadowToken,
}

/// A shadow.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ShadowToken {
    /// How soft it is.
    pub blur: u8,
    /// How far below it lies.
    pub y: i8,
    /// Its colour.
    pub colour: Colour,
}

impl ShadowToken {
    /// The shadow as egui draws it.
    #[must_use]
    pub const fn shadow(self) -> Shadow {
        Shadow { offset: [0, self.y], blur: self.blur, spread: 0, color: self.colour.0 }
    }
}

/// How long things take, in milliseconds.
#[derive(Debug, Deserialize)]
pub struct Motion {
    /// Where motion is reduced, nothing takes longer.
    pub reduced: f32,
    /// What is under the pointer is seen.
    pub hover: f32,
    /// The turn passes from plate to plate.
    pub plate_turn: f32,
    /// A sheet comes, and the board gives way to it.
    pub sheet_in: f32,
    /// A box on the shelf rises.
    pub box_lift: f32,
    /// The card with the result waits so long.
    pub result_card_delay: f32,
    /// It comes.
    pub result_card_in: f32,
    /// After so long without a hand the bars of the demonstration go, and the pointer before a class.
    pub bars_fade_after: f32,
    /// They go in so long.
    pub bars_fade: f32,
}
