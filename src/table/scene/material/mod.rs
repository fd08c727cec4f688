//! Finishes: what things on the table are made of.
//!
//! A caller puts the component [`Finish`] on an entity with a mesh and changes it to swap the finish; the material for
//! the preset follows, also when the preset changes. Depends only on Bevy and, of `scene`, on assets, pictures,
//! quality, room and projector. Start with [`finish`]; [`plain`] is our own material, with its shader beside it.

mod apply;
pub mod finish;
pub mod plain;

pub use apply::MaterialsApplied;
pub use finish::{Finish, Ink};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((plain::plugin, apply::plugin));
}
