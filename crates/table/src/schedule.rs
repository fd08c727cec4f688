//! The order of systems within a frame.

use bevy::prelude::*;
use std::time::Duration;

/// The phases of `Update`, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Pointer, keys, panels and the computer write requests.
    Input,
    /// Plays are opened and left, and requests applied.
    Apply,
    /// Pieces, marks and cameras are updated.
    Present,
    /// The panels' view model is rebuilt.
    ViewModel,
}

/// How long from now the next frame is wanted at the latest, though nothing happens until then; begun anew in every
/// frame. Whoever runs the app keeps to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextFrame(pub Option<Duration>);

impl NextFrame {
    /// Wants a frame after so much time.
    pub fn within(&mut self, time: Duration) {
        self.0 = Some(self.0.map_or(time, |wanted| wanted.min(time)));
    }
}

/// The phases of a frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>();
    app.add_systems(First, |mut next: ResMut<NextFrame>| next.0 = None);
    app.configure_sets(
        Update,
        (TableSystems::Input, TableSystems::Apply, TableSystems::Present, TableSystems::ViewModel).chain(),
    );
}
