//! Colours for cameras that tell some colours apart badly. Shapes differ anyway; here colours do too.
//!
//! The three deficiencies are simulated in the tests as Machado, Oliveira and Fernandes describe (2009, severity 1);
//! what a palette is for stays apart in it.

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Which colours pieces and marks have.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// The usual ones.
    #[default]
    Usual,
    /// For those who tell red and green apart badly.
    RedGreen,
    /// For those who tell blue and yellow apart badly.
    BlueYellow,
}

impl Palette {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Usual, Self::RedGreen, Self::BlueYellow];
}
