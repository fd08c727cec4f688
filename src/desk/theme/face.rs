//! The typefaces by their purpose.

use bevy_egui::egui::{FontFamily, FontId};
use serde::Deserialize;

/// A typeface.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// What is read: Inter Medium.
    Text,
    /// What must carry across a room: Inter Bold.
    Bold,
    /// Names and titles, from 22 points up: Fraunces.
    Display,
    /// Signs: Phosphor bold.
    Icon,
    /// Signs that are filled: Phosphor fill.
    IconFill,
}

impl Face {
    /// The family of egui.
    #[must_use]
    pub fn family(self) -> FontFamily {
        match self {
            Self::Text => FontFamily::Proportional,
            Self::Bold => FontFamily::Name("bold".into()),
            Self::Display => FontFamily::Name("display".into()),
            Self::Icon => FontFamily::Name("icon".into()),
            Self::IconFill => FontFamily::Name("icon-fill".into()),
        }
    }

    /// This typeface in a size in points.
    #[must_use]
    pub fn at(self, size: f32) -> FontId {
        FontId::new(size, self.family())
    }
}
