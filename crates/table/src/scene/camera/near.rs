//! Keeps [`ReadingSide`] equal to the near side of the first camera that looks at an entity.

use super::components::{NearSide, ReadingSide, SeenBy};
use crate::schedule::TableSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.after(TableSystems::Apply).before(TableSystems::Present));
}

fn follow(mut seen: Query<(&SeenBy, &mut ReadingSide)>, cameras: Query<&NearSide>) {
    for (seen_by, mut laid_for) in &mut seen {
        if let Some(near) = seen_by.first().and_then(|camera| cameras.get(camera).ok()) {
            laid_for.set_if_neq(ReadingSide(*near));
        }
    }
}
