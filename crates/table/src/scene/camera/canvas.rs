//! The image that a camera renders into.

use super::components::TableCamera;
use super::redraw::Redraw;
use crate::scene::material::plain::Plain;
use crate::scene::picture;
use bevy::prelude::*;

/// The image that a camera renders into.
#[derive(Component, Clone, Debug)]
pub struct Canvas {
    image: Handle<Image>,
    outer: UVec2,
    scale: f32,
}

impl Canvas {
    /// A canvas of this size in pixels.
    pub(super) fn new(size: UVec2, images: &mut Assets<Image>) -> Self {
        Self { image: images.add(picture::canvas(size.x, size.y)), outer: size, scale: 1.0 }
    }

    /// The image; its handle never changes.
    #[must_use]
    pub const fn image(&self) -> &Handle<Image> {
        &self.image
    }

    /// Size of the image in pixels.
    #[must_use]
    pub fn size(&self) -> UVec2 {
        (self.outer.as_vec2() * self.scale).round().as_uvec2().max(UVec2::ONE)
    }

    /// Pixels of the image per pixel of the window: less than 1 on slow machines.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Changes the scale, between a quarter and one.
    pub const fn set_scale(&mut self, scale: f32) {
        self.scale = scale.clamp(0.25, 1.0);
    }
}

/// A quad that shows the canvas of this camera on the screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShowsCanvasOf(pub(super) Entity);

/// Set in `PostUpdate` that gives every canvas its size.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CanvasResized;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (follow_window, resize).chain().in_set(CanvasResized));
}

fn follow_window(mut cameras: Query<(&TableCamera, &mut Canvas)>, windows: Query<&Window>) {
    for (camera, mut canvas) in &mut cameras {
        let Some(window) = camera.window.and_then(|window| windows.get(window).ok()) else { continue };
        let size = window.physical_size();
        // A minimised window has no size.
        if size.min_element() > 0 && canvas.outer != size {
            canvas.outer = size;
        }
    }
}

fn resize(
    mut cameras: Query<(Entity, &Canvas, &mut Redraw)>,
    mut images: ResMut<Assets<Image>>,
    quads: Query<(&ShowsCanvasOf, &MeshMaterial3d<Plain>)>,
    mut materials: ResMut<Assets<Plain>>,
) {
    for (camera, canvas, mut redraw) in &mut cameras {
        let size = canvas.size();
        if images.get(&canvas.image).is_none_or(|image| image.size() == size) {
            continue;
        }
        // The handle stays the same, so its other users need no update.
        let _ = images.insert(canvas.image.id(), picture::canvas(size.x, size.y));
        for (_, quad) in quads.iter().filter(|(shows, _)| shows.0 == camera) {
            // A material keeps its bind group, and with it the old texture, until the asset is changed.
            if let Some(mut material) = materials.get_mut(quad) {
                material.picture = Some(canvas.image.clone());
            }
        }
        redraw.request_all();
    }
}
