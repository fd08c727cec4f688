//! Opens eyes, on a window or on a picture of a fixed size. An eye is despawned when its window closes.

use super::canvas::{Canvas, ShowsCanvasOf};
use super::components::Eye;
use crate::mesh;
use crate::scene::material::plain::{Plain, RoomLight};
use crate::scene::picture;
use bevy::{
    asset::RenderAssetUsages,
    camera::{RenderTarget, ScalingMode, visibility::RenderLayers},
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    prelude::*,
    window::WindowRef,
};

/// The camera of a window: shows the canvas of an eye, with the panels over it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenCamera {
    /// The eye whose canvas it shows.
    pub eye: Entity,
}

/// How many screens have been made. Each has a render layer of its own, so that no screen camera sees the quad of
/// another; the table itself lies on layer 0.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Screens(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Screens>().add_systems(PostUpdate, close.before(super::canvas::CanvasResized));
}

/// An eye whose canvas fills a window.
pub fn on_window(world: &mut World, window: Entity) -> Entity {
    let size = world.get::<Window>(window).map_or(UVec2::ONE, Window::physical_size).max(UVec2::ONE);
    let eye = spawn(world, Eye { window: Some(window) }, size);
    screen(world, eye, RenderTarget::Window(WindowRef::Entity(window)));
    eye
}

/// An eye that draws into a picture of this size in pixels.
pub fn on_picture(world: &mut World, size: UVec2) -> Entity {
    spawn(world, Eye { window: None }, size)
}

/// An eye on a picture, and a second picture of the same size that shows what a window would: the canvas with the
/// panels over it.
pub fn on_framed_picture(world: &mut World, size: UVec2) -> (Entity, Handle<Image>) {
    let eye = on_picture(world, size);
    let framed = world.resource_mut::<Assets<Image>>().add(picture::canvas(size.x, size.y));
    screen(world, eye, RenderTarget::Image(framed.clone().into()));
    (eye, framed)
}

fn spawn(world: &mut World, eye: Eye, size: UVec2) -> Entity {
    let canvas = Canvas::new(size, &mut world.resource_mut::<Assets<Image>>());
    world.spawn((eye, RenderTarget::from(canvas.image().clone()), canvas)).id()
}

/// Shows the canvas of an eye on all of a target.
fn screen(world: &mut World, eye: Entity, target: RenderTarget) {
    let picture = world.get::<Canvas>(eye).map(|canvas| canvas.image().clone());
    world.resource_mut::<Screens>().0 += 1;
    let layer = RenderLayers::layer(world.resource::<Screens>().0);
    let mut quad = mesh::Builder::default();
    let corners =
        [Vec3::new(-1.0, -1.0, 0.0), Vec3::new(1.0, -1.0, 0.0), Vec3::new(1.0, 1.0, 0.0), Vec3::new(-1.0, 1.0, 0.0)];
    quad.polygon(&corners, Vec3::Z, |p| Vec2::new(p.x, -p.y) * 0.5 + 0.5);
    let mut quad = quad.build();
    quad.asset_usage = RenderAssetUsages::RENDER_WORLD;
    let mesh = world.resource_mut::<Assets<Mesh>>().add(quad);
    let material = world.resource_mut::<Assets<Plain>>().add(Plain {
        color: LinearRgba::WHITE,
        gloss: Vec4::ZERO,
        picture,
        room: RoomLight::default(),
        mirrored: None,
        roots: false,
        lit: false,
        shadow: false,
        blend: false,
    });
    world.spawn((ShowsCanvasOf(eye), Mesh3d(mesh), MeshMaterial3d(material), layer.clone(), Pickable::IGNORE));
    world.spawn((
        ScreenCamera { eye },
        target,
        Camera3d::default(),
        layer,
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

fn close(
    mut commands: Commands,
    mut closed: RemovedComponents<Window>,
    eyes: Query<(Entity, &Eye)>,
    cameras: Query<(Entity, &ScreenCamera)>,
    quads: Query<(Entity, &ShowsCanvasOf)>,
) {
    for window in closed.read() {
        for (eye, _) in eyes.iter().filter(|(_, eye)| eye.window == Some(window)) {
            commands.entity(eye).despawn();
            let cameras = cameras.iter().filter(|(_, camera)| camera.eye == eye).map(|(camera, _)| camera);
            let quads = quads.iter().filter(|(_, quad)| quad.0 == eye).map(|(quad, _)| quad);
            for part in cameras.chain(quads) {
                commands.entity(part).despawn();
            }
        }
    }
}
