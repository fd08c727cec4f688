//! How people touch the table: [`mod@pointer`] and [`keys`] become [`Ask`](super::session::Ask)s, [`orbit`] moves the eye.
//!
//! Nothing here knows what a touch means: the hand and the rules do. May import `rules` and `table`.

pub mod keys;
pub mod orbit;
pub mod pointer;

use bevy::prelude::*;

/// Whether something else (a panel, a dialog, the demonstration) has the pointer or the keys.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// The pointer is over a panel.
    pub pointer: bool,
    /// A text field has the keys.
    pub keys: bool,
    /// Nothing on the board may be touched.
    pub board: bool,
}

/// Parts of the window that panels cover, in logical pixels: what is clicked there is not the table's.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Covered(pub Vec<Rect>);

impl Covered {
    /// Whether a panel lies over this point.
    #[must_use]
    pub fn contains(&self, at: Vec2) -> bool {
        self.0.iter().any(|panel| panel.contains(at))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Covered>().init_resource::<Taken>().add_plugins((pointer::plugin, keys::plugin, orbit::plugin));
}
