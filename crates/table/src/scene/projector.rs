//! Projector mode, for a class: light pieces lighter, dark ones darker, cells with less contrast, huge coordinates.
//!
//! Only the resource [`Projector`]; `material` and `board` read it. Panels have their own setting, in `ui`.

use bevy::prelude::*;

/// Whether the table is shown on a projector.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Projector(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Projector>();
}
