//! Takes the pointer off the picture while nobody moves it and a class looks on; any input brings it back.

use crate::desk::frame::rest::Rested;
use bevy::prelude::*;
use bevy::window::{CursorOptions, PrimaryWindow};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, show.run_if(resource_exists_and_changed::<Rested>));
}

fn show(rested: Res<Rested>, mut windows: Query<&mut CursorOptions, With<PrimaryWindow>>) {
    for mut cursor in &mut windows {
        if cursor.visible == rested.0 {
            cursor.visible = !rested.0;
        }
    }
}
