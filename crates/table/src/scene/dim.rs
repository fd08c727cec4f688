//! A camera may show its room darker than it is, so that what is lit by itself stands out.

use crate::scene::camera::redraw::{Redraw, RedrawDecided};
use crate::scene::camera::{EXPOSURE, TableCamera};
use bevy::camera::Exposure;
use bevy::prelude::*;

/// How much of the light of its room a camera shows, from 0 to 1. What is unlit, marks above all, stays as it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct RoomBrightness(pub f32);

impl Default for RoomBrightness {
    fn default() -> Self {
        Self(1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<TableCamera, RoomBrightness>();
    app.add_systems(PostUpdate, expose.before(RedrawDecided));
}

type Changes = (With<TableCamera>, Changed<RoomBrightness>);

fn expose(mut cameras: Query<(&RoomBrightness, &mut Exposure, &mut Redraw), Changes>) {
    for (bright, mut exposure, mut redraw) in &mut cameras {
        // One step more halves the light.
        let ev100 = EXPOSURE - bright.0.max(0.01).log2();
        if exposure.ev100 != ev100 {
            exposure.ev100 = ev100;
            redraw.request();
        }
    }
}
