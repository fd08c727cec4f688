//! Which pixel picks which cell: the same ray casts as for the pointer, without a pointer and without side effects.

use crate::rules::{Cell, Geometry, Standing};
use crate::table::scene::board::layout::cell_outline;
use crate::table::scene::board::{centre, nearest_cell};
use crate::table::scene::eye::sight::Sight;
use crate::table::show::looks::PieceLooks;
use bevy::math::bounding::{Aabb3d, RayCast3d};
use bevy::math::{Dir3A, Isometry3d, Ray3d, Vec2, Vec3, Vec3A};

/// A board with pieces at rest, for ray casts.
pub struct ClickMap {
    geometry: Geometry,
    sight: Sight,
    boxes: Vec<(Cell, Isometry3d, Vec3A)>,
}

impl ClickMap {
    /// The boxes of all pieces, under this projection.
    #[must_use]
    pub fn new(geometry: Geometry, standing: &[Standing], looks: &dyn PieceLooks, sight: Sight) -> Self {
        let shapes = looks.shapes();
        let boxes = standing
            .iter()
            .flat_map(|standing| {
                let at = Vec3A::from(centre(geometry, standing.cell));
                looks.rest(standing.piece).into_iter().map(move |body| (standing.cell, at, body))
            })
            .map(|(cell, at, body)| {
                let pose = Isometry3d::new(body.pose.translation + at, body.pose.rotation);
                (cell, pose, shapes[body.shape].half_extents)
            })
            .collect();
        Self { geometry, sight, boxes }
    }

    /// The cell that a click at this pixel picks.
    #[must_use]
    pub fn cell_at(&self, pixel: Vec2) -> Option<Cell> {
        let ray = self.sight.ray(pixel)?;
        let pieces = self.boxes.iter().filter_map(|(cell, pose, half)| Some((meets(&ray, *pose, *half)?, *cell)));
        match pieces.min_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, cell)) => Some(cell),
            None => nearest_cell(self.geometry, self.sight.on_plane(pixel, 0.0)?),
        }
    }

    /// A pixel at which a click picks the cell: its centre where that is visible, else a visible point of the cell or
    /// of the piece on it. `None` if nothing of the cell is visible.
    #[must_use]
    pub fn pixel_of(&self, cell: Cell) -> Option<Vec2> {
        self.points(cell)
            .filter_map(|point| self.sight.pixel(point))
            .map(Vec2::round)
            .find(|pixel| self.cell_at(*pixel) == Some(cell))
    }

    /// Points to try, the best first.
    fn points(&self, cell: Cell) -> impl Iterator<Item = Vec3> {
        let middle = centre(self.geometry, cell);
        let tops: Vec<Vec3> = self
            .boxes
            .iter()
            .filter(|(on, ..)| *on == cell)
            .map(|(_, pose, half)| Vec3::from(pose.translation) + Vec3::Y * half.y)
            .collect();
        let corners = cell_outline(self.geometry);
        let rings = [0.35, 0.6, 0.8].into_iter().flat_map(move |share| {
            let flat: Vec<Vec3> = corners.iter().map(|p| Vec3::new(p.x, 0.0, p.y) * share).collect();
            let sides: Vec<Vec3> = (0..flat.len()).map(|i| flat[i].midpoint(flat[(i + 1) % flat.len()])).collect();
            flat.into_iter().chain(sides)
        });
        std::iter::once(middle).chain(tops).chain(rings.map(move |offset| middle + offset))
    }
}

/// The distance at which a ray hits a box.
fn meets(ray: &Ray3d, pose: Isometry3d, half: Vec3A) -> Option<f32> {
    let back = pose.inverse();
    let way = back.rotation * Dir3A::from(ray.direction);
    let cast = RayCast3d::new(back.transform_point(ray.origin), way, f32::MAX);
    cast.aabb_intersection_at(&Aabb3d::new(Vec3A::ZERO, half))
}
