//! The picture the table is drawn into, and the window camera that shows it.

use crate::table::{mesh, picture};
use bevy::{
    asset::RenderAssetUsages,
    camera::{RenderTarget, ScalingMode, visibility::RenderLayers},
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    prelude::*,
    window::PrimaryWindow,
};

use super::redraw::Redraw;
use crate::table::material::plain::Plain;

/// The layer of the quad that fills the window; the table itself lies on layer 0.
const SCREEN: RenderLayers = RenderLayers::layer(1);

/// The image of the table camera.
#[derive(Resource, Clone, Debug)]
pub struct Canvas {
    image: Handle<Image>,
    outer: UVec2,
    scale: f32,
}

impl Canvas {
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

/// The camera of the window: shows the canvas, and carries the panels.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ScreenCamera;

/// A picture of a fixed size instead of a window, in pixels. Insert before the plugins.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Fixed(pub UVec2);

/// The picture of a whole window, panels included, where there is no window. See [`frame`].
#[derive(Resource, Clone, Debug)]
pub struct Framed(pub Handle<Image>);

/// Draws what a window would show, panels included, into a picture of the size that [`Fixed`] says. Call it after the look.
pub fn frame(app: &mut App) {
    let size = app.world().resource::<Canvas>().size();
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(picture::canvas(size.x, size.y));
    app.insert_resource(Framed(image)).add_systems(Startup, show);
}

/// The moment in `PostUpdate` at which the canvas has its size.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sized;

pub(super) fn plugin(app: &mut App) {
    let outer = app.world().get_resource::<Fixed>().map_or(UVec2::new(1280, 720), |fixed| fixed.0);
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(picture::canvas(outer.x, outer.y));
    app.insert_resource(Canvas { image, outer, scale: 1.0 }).add_systems(PostUpdate, resize.in_set(Sized));
    if !app.world().contains_resource::<Fixed>() {
        app.add_systems(Startup, show).add_systems(PostUpdate, follow.before(Sized));
    }
}

/// The canvas follows the window.
fn follow(mut canvas: ResMut<Canvas>, window: Query<&Window, With<PrimaryWindow>>) {
    let Ok(window) = window.single() else { return };
    let size = window.physical_size();
    // a minimised window has no size
    if size.min_element() > 0 && canvas.outer != size {
        canvas.outer = size;
    }
}

fn resize(
    canvas: Res<Canvas>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
    quads: Query<&MeshMaterial3d<Plain>, With<Quad>>,
    mut materials: ResMut<Assets<Plain>>,
) {
    let size = canvas.size();
    if images.get(&canvas.image).is_none_or(|image| image.size() == size) {
        return;
    }
    // the handle stays, so whoever uses it need not know
    let _ = images.insert(canvas.image.id(), picture::canvas(size.x, size.y));
    for quad in &quads {
        // a material keeps the texture it was made with until it is touched
        if let Some(mut material) = materials.get_mut(quad) {
            material.picture = Some(canvas.image.clone());
        }
    }
    redraw.request_all();
}

/// The quad that fills the window.
#[derive(Component)]
struct Quad;

fn show(
    mut commands: Commands,
    canvas: Res<Canvas>,
    framed: Option<Res<Framed>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Plain>>,
) {
    let mut quad = mesh::Builder::default();
    let corners =
        [Vec3::new(-1.0, -1.0, 0.0), Vec3::new(1.0, -1.0, 0.0), Vec3::new(1.0, 1.0, 0.0), Vec3::new(-1.0, 1.0, 0.0)];
    quad.polygon(&corners, Vec3::Z, |p| Vec2::new(p.x, -p.y) * 0.5 + 0.5);
    let mut quad = quad.build();
    quad.asset_usage = RenderAssetUsages::RENDER_WORLD;
    commands.spawn((
        Quad,
        Mesh3d(meshes.add(quad)),
        MeshMaterial3d(materials.add(Plain {
            color: LinearRgba::WHITE,
            gloss: Vec4::ZERO,
            picture: Some(canvas.image.clone()),
            lit: false,
            shadow: false,
            blend: false,
        })),
        SCREEN,
        Pickable::IGNORE,
    ));
    let target = framed.map_or_else(RenderTarget::default, |framed| RenderTarget::Image(framed.0.clone().into()));
    commands.spawn((
        ScreenCamera,
        target,
        Camera3d::default(),
        SCREEN,
        Msaa::Off,
        Tonemapping::None,
        DebandDither::Disabled,
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed { width: 2.0, height: 2.0 },
            near: 0.0,
            far: 2.0,
            ..OrthographicProjection::default_3d()
        }),
        Transform::from_xyz(0.0, 0.0, 1.0),
    ));
}
