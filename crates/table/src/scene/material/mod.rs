//! Finishes: what things on the table are made of.
//!
//! A caller puts the component [`Finish`] on an entity with a mesh and changes it to swap the finish; the material for
//! the preset follows, also when the preset changes. Depends only on Bevy and, of `scene`, on assets, pictures,
//! quality, room and projector. Start with [`finish`]; [`plain`] is our own material, with its shader beside it; a
//! [`Palette`] says which colours pieces and marks have.

mod apply;
pub mod finish;
mod ink;
mod palette;
pub mod plain;
mod stuff;
mod surface;

pub use apply::{Brightness, InRoom, MaterialsApplied, Reflected};
pub use finish::Finish;
pub use ink::Ink;
pub use palette::Palette;
pub use stuff::{Gloss, Stuff};
pub use surface::Surface;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((plain::plugin, apply::plugin));
}
