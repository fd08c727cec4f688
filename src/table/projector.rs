//! The table as a class sees it on a projector: light pieces lighter, dark ones darker, calm cells, huge coordinates.
//!
//! Only [`Projector`] itself; `material` and `board` look at it. What panels do about it is theirs.

use bevy::prelude::*;

/// Whether the table is shown to a class.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Projector(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Projector>();
}
