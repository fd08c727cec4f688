//! Where cells lie on the table. Pure. One cell is 1, the board's surface is y = 0, its centre the origin, +x to the right
//! and +z towards the first player.

use crate::rules::{Cell, Geometry};
use bevy::math::{Vec2, Vec3};

/// Depth of a row in cells: hexagon rows interlock.
fn row_depth(geometry: Geometry) -> f32 {
    match geometry {
        Geometry::Square { .. } => 1.0,
        Geometry::Hexagon { .. } => 0.75_f32.sqrt(),
    }
}

/// The centre of a cell on the board's surface.
#[must_use]
pub fn centre(geometry: Geometry, cell: Cell) -> Vec3 {
    let place = geometry.place(cell);
    Vec3::new(f32::from(place.right) / 2.0, 0.0, -f32::from(place.away) / 2.0 * row_depth(geometry))
}

/// The cell under a point of the board's surface, in board coordinates; `None` off the board.
#[must_use]
pub fn cell_at(geometry: Geometry, point: Vec3) -> Option<Cell> {
    let flat = Vec2::new(point.x, point.z);
    let distance = |cell: Cell| {
        let centre = centre(geometry, cell);
        let offset = (flat - Vec2::new(centre.x, centre.z)).abs();
        match geometry {
            Geometry::Square { .. } => offset.max_element(),
            // The largest distance from the three pairs of sides of a hexagon with a corner at the top.
            Geometry::Hexagon { .. } => offset.x.max(0.5 * offset.x + 0.75_f32.sqrt() * offset.y),
        }
    };
    geometry.all().find(|cell| distance(*cell) <= 0.5)
}
