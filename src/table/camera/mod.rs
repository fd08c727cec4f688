//! The eye on the table: what it looks at, from where, into which picture, and when.
//!
//! The table camera draws into an image ([`canvas`]), and only in frames in which the table changed ([`redraw`]). A window
//! camera shows that image; without a window the image is read back. Start with [`View`], [`Near`], [`Subject`] and
//! [`orbit::Orbit`]: changing any of them moves the eye. [`fit`] solves where it stands. May import Bevy and `quality`.

pub mod canvas;
pub mod fit;
pub mod orbit;
pub mod redraw;
pub mod sight;

use super::quality::Preset;
use bevy::{
    camera::{Exposure, RenderTarget, ScalingMode, SubCameraView},
    core_pipeline::tonemapping::{DebandDither, Tonemapping},
    light::ShadowFilteringMethod,
    prelude::*,
};
use canvas::Canvas;
use orbit::Orbit;
use redraw::Redraw;

/// The camera that draws the table into the [`Canvas`].
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;

/// From where the table is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum View {
    /// From a seat, in perspective.
    #[default]
    Table,
    /// Straight from above, without perspective.
    Top,
}

/// The side of the board that lies near the player, as a yaw of the eye round the board in radians: 0 is the first
/// player's side (+z), π the opposite one. Coordinates are laid for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Near(pub f32);

/// What must fit into the picture.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Subject {
    /// Outer outline of the board, in cells.
    pub outline: Vec<Vec2>,
    /// Height of the pieces above the board.
    pub top: f32,
    /// Depth of the table below the board.
    pub depth: f32,
    /// What else must be seen: points of things beside the board, such as bowls.
    pub beside: Vec<Vec3>,
}

impl Default for Subject {
    fn default() -> Self {
        Self { outline: super::mesh::rectangle(Vec2::splat(4.8)), top: 0.7, depth: 0.44, beside: Vec::new() }
    }
}

/// The part of the picture that panels leave free, in physical pixels of the window or picture; `None`: all of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Free(pub Option<Rect>);

/// The moment in `PostUpdate` at which the eye has been moved.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Aimed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .init_resource::<Near>()
        .init_resource::<Subject>()
        .init_resource::<Free>()
        .add_plugins((canvas::plugin, redraw::plugin))
        .add_systems(Startup, spawn)
        .add_systems(
            PostUpdate,
            aim.in_set(Aimed)
                .after(canvas::Sized)
                .before(TransformSystems::Propagate)
                .before(bevy::camera::CameraUpdateSystems),
        );
}

fn spawn(mut commands: Commands, canvas: Res<Canvas>) {
    commands.spawn((
        TableCamera,
        Orbit::default(),
        Camera3d::default(),
        Camera { order: -1, ..default() },
        RenderTarget::from(canvas.image().clone()),
        Tonemapping::None,
        DebandDither::Disabled,
        Exposure { ev100: 9.95 },
        Msaa::Sample4,
        ShadowFilteringMethod::Gaussian,
    ));
}

/// Moves the eye when anything it depends on changed.
fn aim(
    mut eye: Single<
        (&mut Transform, &mut Projection, &mut Camera, Ref<Orbit>, &mut ShadowFilteringMethod),
        With<TableCamera>,
    >,
    view: Res<View>,
    near: Res<Near>,
    subject: Res<Subject>,
    free: Res<Free>,
    canvas: Res<Canvas>,
    preset: Res<Preset>,
    mut redraw: ResMut<Redraw>,
) {
    let (transform, projection, camera, orbit, filter) = &mut *eye;
    let still = !(view.is_changed() || near.is_changed() || subject.is_changed() || free.is_changed());
    if still && !canvas.is_changed() && !orbit.is_changed() && !preset.is_changed() {
        return;
    }
    redraw.request();
    // Two by two taps are a third cheaper, and integrated graphics feel it.
    **filter =
        if *preset == Preset::Full { ShadowFilteringMethod::Gaussian } else { ShadowFilteringMethod::Hardware2x2 };
    let whole = canvas.size().as_vec2();
    let free = free.0.map_or(Rect::from_corners(Vec2::ZERO, whole), |rect| scaled(rect, canvas.scale(), whole));
    let aspect = free.width() / free.height();
    // The picture is a window into a larger one whose middle is the middle of the free part: so the board stays
    // undistorted wherever the panels are.
    let centre = free.center();
    let full = (2.0 * centre.max(whole - centre)).max(whole).round();
    let offset = (full / 2.0 - centre).max(Vec2::ZERO);
    let room = full / free.size();
    camera.sub_camera_view =
        (free.size() != whole).then(|| SubCameraView { full_size: full.as_uvec2(), offset, size: canvas.size() });
    match *view {
        View::Table => {
            let stand = fit::seat(&subject, near.0, aspect);
            **transform = orbit.pose(&stand, near.0);
            **projection = Projection::Perspective(PerspectiveProjection {
                fov: 2.0 * ((fit::FIELD / 2.0).tan() * room.y).atan(),
                aspect_ratio: full.x / full.y,
                near: 0.5,
                far: stand.distance * 2.0 + 60.0,
                ..default()
            });
        }
        View::Top => {
            let up = Quat::from_rotation_y(near.0) * Vec3::NEG_Z;
            **transform = Transform::from_xyz(0.0, fit::TOP, 0.0).looking_at(Vec3::ZERO, up);
            let height = fit::above(&subject, near.0, aspect) * orbit.zoom;
            **projection = Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::FixedVertical { viewport_height: height * room.y },
                near: 0.1,
                far: 60.0,
                ..OrthographicProjection::default_3d()
            });
        }
    }
}

/// The free part in pixels of the canvas, never empty.
fn scaled(rect: Rect, scale: f32, whole: Vec2) -> Rect {
    let rect = Rect { min: rect.min * scale, max: rect.max * scale }.intersect(Rect::from_corners(Vec2::ZERO, whole));
    if rect.width() < 32.0 || rect.height() < 32.0 { Rect::from_corners(Vec2::ZERO, whole) } else { rect }
}
