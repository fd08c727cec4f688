//! Finishes: what things on the table are made of.
//!
//! A caller puts the component [`Finish`] on an entity with a mesh and changes it to swap the finish; the right material
//! for the preset follows, also when the preset changes. Start with [`finish`]; [`plain`] is our own material, its shader
//! lies beside it. May import Bevy and the embedded assets.

mod dress;
pub mod finish;
pub mod plain;

pub use dress::Dress;
pub use finish::{Finish, Ink};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((plain::plugin, dress::plugin));
}
