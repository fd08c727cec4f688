//! Opens cameras, on a window or on a picture of a fixed size. A camera is despawned when its window closes.
//!
//! Bevy ends the program if a camera has a window as target that is gone, and a window can go at any moment: in
//! `Update` when its own button is pressed, in `Last`, or between two frames. So the camera loses its target together
//! with the window, by an observer. It is despawned between `Update` and `PostUpdate`, when no commands for it are
//! waiting.

use super::canvas::{Canvas, ShowsCanvasOf};
use super::components::TableCamera;
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

/// The camera of a window: shows the canvas of a camera, with the panels over it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenCamera {
    /// The camera whose canvas it shows.
    pub table_camera: Entity,
}

/// How many screens have been made. Each has a render layer of its own, so that no screen camera sees the quad of
/// another; the table itself lies on layer 0.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Screens(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Screens>().add_observer(leave_window).add_systems(SpawnScene, close);
}

/// A camera whose canvas fills a window.
pub fn on_window(world: &mut World, window: Entity) -> Entity {
    let size = world.get::<Window>(window).map_or(UVec2::ONE, Window::physical_size).max(UVec2::ONE);
    let table_camera = spawn(world, TableCamera { window: Some(window) }, size);
    screen(world, table_camera, RenderTarget::Window(WindowRef::Entity(window)));
    table_camera
}

/// A camera that draws into a picture of this size in pixels.
pub fn on_picture(world: &mut World, size: UVec2) -> Entity {
    spawn(world, TableCamera { window: None }, size)
}

/// A camera on a picture, and a second picture of the same size that shows what a window would: the canvas with the
/// panels over it.
pub fn on_framed_picture(world: &mut World, size: UVec2) -> (Entity, Handle<Image>) {
    let table_camera = on_picture(world, size);
    let framed = world.resource_mut::<Assets<Image>>().add(picture::canvas(size.x, size.y));
    screen(world, table_camera, RenderTarget::Image(framed.clone().into()));
    (table_camera, framed)
}

fn spawn(world: &mut World, table_camera: TableCamera, size: UVec2) -> Entity {
    let canvas = Canvas::new(size, &mut world.resource_mut::<Assets<Image>>());
    world.spawn((table_camera, RenderTarget::from(canvas.image().clone()), canvas)).id()
}

/// Shows the canvas of a camera on all of a target.
fn screen(world: &mut World, table_camera: Entity, target: RenderTarget) {
    let picture = world.get::<Canvas>(table_camera).map(|canvas| canvas.image().clone());
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
        translucent: false,
        sets_off: false,
        shadow: false,
        reflected: false,
        blend: false,
        order: 0.0,
    });
    world.spawn((ShowsCanvasOf(table_camera), Mesh3d(mesh), MeshMaterial3d(material), layer.clone(), Pickable::IGNORE));
    world.spawn((
        ScreenCamera { table_camera },
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

/// Takes the target from the cameras of a window that goes.
fn leave_window(
    closed: On<Remove, Window>,
    table_cameras: Query<&TableCamera>,
    mut screens: Query<(&ScreenCamera, &mut Camera, &mut RenderTarget)>,
) {
    for (screen, mut camera, mut target) in &mut screens {
        if table_cameras.get(screen.table_camera).is_ok_and(|it| it.window == Some(closed.entity)) {
            camera.is_active = false;
            *target = RenderTarget::None { size: UVec2::ONE };
        }
    }
}

fn close(
    mut commands: Commands,
    mut closed: RemovedComponents<Window>,
    table_cameras: Query<(Entity, &TableCamera)>,
    cameras: Query<(Entity, &ScreenCamera)>,
    quads: Query<(Entity, &ShowsCanvasOf)>,
) {
    for window in closed.read() {
        for (table_camera, _) in table_cameras.iter().filter(|(_, table_camera)| table_camera.window == Some(window)) {
            commands.entity(table_camera).despawn();
            let cameras =
                cameras.iter().filter(|(_, camera)| camera.table_camera == table_camera).map(|(camera, _)| camera);
            let quads = quads.iter().filter(|(_, quad)| quad.0 == table_camera).map(|(quad, _)| quad);
            for part in cameras.chain(quads) {
                commands.entity(part).despawn();
            }
        }
    }
}
