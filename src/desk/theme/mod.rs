//! How everything around the board looks: the colours, sizes and durations of `assets/theme/tokens.json`, and what egui
//! makes of them. No colour and no size of text is written anywhere else.
//!
//! There are two materials. *Smoke* is dark glass that floats over the table while one plays; *paper* is card on which
//! one reads or decides. Whoever draws asks the [`Ground`] it stands on for its colours, so that one widget serves
//! both.
//! Start with [`tokens()`]; [`apply`] hands the style to egui, [`on_paper`] turns a part of it into paper.

pub mod cover;
mod face;
mod fonts;
pub mod ground;
pub mod icons;
pub mod motion;
pub mod portraits;
mod style;
pub mod tokens;
mod zoom;

pub use face::Face;
pub use fonts::TextSize;
pub use ground::{Ground, Material, on_paper};
pub use style::{apply, style, target};
pub use tokens::{RoomColours, Tokens, tokens};
pub use zoom::zoom;

use bevy_egui::egui::{Color32, Rgba};
use ludoteca_rules::SideColour;

/// The colour of a side's disc: that of its pieces, red dark and green light, so that they are told apart without
/// colours.
#[must_use]
pub fn ink(colour: SideColour) -> Color32 {
    let sides = &tokens().sides;
    match colour {
        SideColour::White => sides.white,
        SideColour::Black => sides.black,
        SideColour::Red => sides.red,
        SideColour::Green => sides.green,
    }
    .0
}

/// The contrast ratio of text and background, from 1 to 21, as defined by WCAG 2.
#[must_use]
pub fn contrast(text: Color32, background: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let linear = Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    };
    let (one, other) = (luminance(text), luminance(background));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
