//! Keeps [`LaidFor`] equal to the near side of the first eye that looks at an entity.

use super::components::{LaidFor, NearSide, SeenBy};
use crate::schedule::TableSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.after(TableSystems::Apply).before(TableSystems::Present));
}

fn follow(mut seen: Query<(&SeenBy, &mut LaidFor)>, eyes: Query<&NearSide>) {
    for (seen_by, mut laid_for) in &mut seen {
        if let Some(near) = seen_by.first().and_then(|eye| eyes.get(eye).ok()) {
            laid_for.set_if_neq(LaidFor(*near));
        }
    }
}
