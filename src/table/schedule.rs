//! The order of systems within a frame.

use bevy::prelude::*;

/// The phases of `Update`, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Pointer, keys, panels and the computer write requests.
    Input,
    /// Plays are opened and left, and requests applied.
    Apply,
    /// Pieces, marks and eyes are updated.
    Present,
    /// The panels' view model is rebuilt.
    ViewModel,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Apply, TableSystems::Present, TableSystems::ViewModel).chain(),
    );
}
