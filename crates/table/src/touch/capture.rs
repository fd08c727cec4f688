//! The input that panels and dialogs take from the table.

use bevy::prelude::*;

/// Which input is used by something else: a panel, a dialog, the demonstration.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InputCapture {
    /// The pointer is over a panel.
    pub pointer: bool,
    /// A panel has the keyboard, except for letters and digits.
    pub keys: bool,
    /// Letters and digits are not the board's either.
    pub letters: bool,
    /// The board takes no input at all.
    pub board: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InputCapture>();
}
