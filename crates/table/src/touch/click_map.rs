//! Which pixel picks which cell: the same ray casts as for the pointer, without a pointer and without side effects.

use crate::scene::board::layout::cell_outline;
use crate::scene::board::{centre, nearest_cell};
use crate::scene::camera::sight::Sight;
use crate::show::looks::PieceLooks;
use bevy::math::bounding::{Aabb3d, BoundingVolume, RayCast3d};
use bevy::math::{Dir3A, Isometry3d, Ray3d, Vec2, Vec3, Vec3A};
use ludoteca_rules::{Cell, Geometry, Standing};

/// A board with pieces at rest, for ray casts.
pub struct ClickMap {
    geometry: Geometry,
    sight: Sight,
    bodies: Vec<(Cell, Isometry3d, Vec<Aabb3d>)>,
}

impl ClickMap {
    /// The bodies of all pieces, under this projection.
    #[must_use]
    pub fn new(geometry: Geometry, standing: &[Standing], looks: &dyn PieceLooks, sight: Sight) -> Self {
        let shapes = looks.shapes();
        let bodies = standing
            .iter()
            .flat_map(|standing| {
                let at = Vec3A::from(centre(geometry, standing.cell));
                looks.rest(standing.piece).into_iter().map(move |body| (standing.cell, at, body))
            })
            .map(|(cell, at, body)| {
                let pose = Isometry3d::new(body.pose.translation + at, body.pose.rotation);
                (cell, pose, shapes[body.shape].slabs())
            })
            .collect();
        Self { geometry, sight, bodies }
    }

    /// The cell that a click at this pixel picks.
    #[must_use]
    pub fn cell_at(&self, pixel: Vec2) -> Option<Cell> {
        let ray = self.sight.ray(pixel)?;
        let pieces = self.bodies.iter().filter_map(|(cell, pose, slabs)| Some((meets(&ray, *pose, slabs)?, *cell)));
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
        // Of the piece, the top first, then what looks out at the sides.
        let on_it: Vec<Vec3> = self
            .bodies
            .iter()
            .filter(|(on, ..)| *on == cell)
            .flat_map(|(_, pose, slabs)| slabs.iter().rev().map(move |slab| (pose, slab)))
            .flat_map(|(pose, slab)| {
                let top = slab.center().with_y(slab.max.y);
                let sides = [0.8, -0.8].map(|share| slab.center() + Vec3A::X * slab.half_size().x * share);
                [top, sides[0], sides[1]].map(|point| Vec3::from(pose.transform_point(point)))
            })
            .collect();
        let corners = cell_outline(self.geometry);
        let rings = [0.35, 0.6, 0.8].into_iter().flat_map(move |share| {
            let flat: Vec<Vec3> = corners.iter().map(|p| Vec3::new(p.x, 0.0, p.y) * share).collect();
            let sides: Vec<Vec3> = (0..flat.len()).map(|i| flat[i].midpoint(flat[(i + 1) % flat.len()])).collect();
            flat.into_iter().chain(sides)
        });
        std::iter::once(middle).chain(on_it).chain(rings.map(move |offset| middle + offset))
    }
}

/// The distance at which a ray hits the first of these boxes.
fn meets(ray: &Ray3d, pose: Isometry3d, slabs: &[Aabb3d]) -> Option<f32> {
    let back = pose.inverse();
    let way = back.rotation * Dir3A::from(ray.direction);
    let cast = RayCast3d::new(back.transform_point(ray.origin), way, f32::MAX);
    slabs.iter().filter_map(|slab| cast.aabb_intersection_at(slab)).min_by(f32::total_cmp)
}
