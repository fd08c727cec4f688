//! Conversion between points of the table and pixels of the picture, by the matrices of a camera. No side effects.

use super::canvas::Canvas;
use bevy::prelude::*;

/// The projection of a camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    clip_from_world: Mat4,
    size: Vec2,
}

impl Sight {
    /// The projection of a camera to physical pixels of the window or picture (not of the possibly smaller canvas).
    #[must_use]
    pub fn of(camera: &Camera, table_camera: &GlobalTransform, canvas: &Canvas) -> Self {
        Self {
            clip_from_world: camera.clip_from_view() * table_camera.to_matrix().inverse(),
            size: canvas.size().as_vec2() / canvas.scale(),
        }
    }

    /// The pixel at which a point is seen, from the top left corner; `None` behind the camera.
    #[must_use]
    pub fn pixel(&self, point: Vec3) -> Option<Vec2> {
        let clip = self.clip_from_world * point.extend(1.0);
        (clip.w > 0.0).then(|| (clip.truncate().truncate() / clip.w * Vec2::new(0.5, -0.5) + 0.5) * self.size)
    }

    /// The ray through a pixel.
    #[must_use]
    pub fn ray(&self, pixel: Vec2) -> Option<Ray3d> {
        let place = (pixel / self.size - 0.5) * Vec2::new(2.0, -2.0);
        let back = self.clip_from_world.inverse();
        // Depth is reversed: 1 is the near plane.
        let near = back.project_point3(place.extend(1.0));
        let far = back.project_point3(place.extend(0.5));
        Some(Ray3d::new(near, Dir3::new(far - near).ok()?))
    }

    /// The point of the plane y = `height` under a pixel.
    #[must_use]
    pub fn on_plane(&self, pixel: Vec2, height: f32) -> Option<Vec3> {
        let ray = self.ray(pixel)?;
        let distance = (height - ray.origin.y) / ray.direction.y;
        (distance.is_finite() && distance > 0.0).then(|| ray.get_point(distance))
    }
}
