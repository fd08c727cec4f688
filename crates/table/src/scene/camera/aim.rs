//! Places the cameras: each at the distance at which its subject just fits into the area that panels leave free.

use super::canvas::Canvas;
use super::components::{
    ChosenPlace, FreeArea, LooksAt, NearSide, SeenBy, Subject, TableCamera, TableCameraSystems, View,
};
use super::fit::{self, Seat};
use super::orbit::Orbit;
use super::redraw::Redraw;
use super::seat::OwnSeat;
use super::swing::Swing;
use crate::scene::quality::Preset;
use crate::scene::room::{OtherRoom, Place, RoomSystems, ShownRoom};
use bevy::{
    camera::{ScalingMode, SubCameraView},
    prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        aim.in_set(TableCameraSystems)
            .after(super::canvas::CanvasResized)
            .after(RoomSystems)
            .before(TransformSystems::Propagate)
            .before(bevy::camera::CameraUpdateSystems),
    );
}

type Aim = (
    (Entity, Ref<'static, Place>),
    (Ref<'static, View>, Ref<'static, NearSide>, Ref<'static, FreeArea>, Ref<'static, Canvas>, Ref<'static, Orbit>),
    Ref<'static, Swing>,
    Option<Ref<'static, LooksAt>>,
    &'static mut Transform,
    &'static mut Projection,
    &'static mut Camera,
    &'static mut Redraw,
);

type Seen = (Ref<'static, Subject>, &'static mut ChosenPlace, Option<&'static SeenBy>, Option<&'static OwnSeat>);

/// Updates the camera of every camera whose inputs have changed. The first camera of a subject also chooses among its
/// places.
fn aim(
    mut table_cameras: Query<Aim, With<TableCamera>>,
    mut subjects: Query<Seen>,
    preset: Res<Preset>,
    (shown, other): (Res<ShownRoom>, Res<OtherRoom>),
) {
    let nothing = Subject::default();
    for (
        (table_camera, place),
        (view, near, free, canvas, orbit),
        swing,
        looks_at,
        mut transform,
        mut projection,
        mut camera,
        mut redraw,
    ) in &mut table_cameras
    {
        let mut seen = looks_at.as_ref().and_then(|looks_at| subjects.get_mut(looks_at.0).ok());
        let turned = view.is_changed() || near.is_changed() || orbit.is_changed() || swing.is_changed();
        let resized = free.is_changed() || canvas.is_changed();
        let replaced = looks_at.as_ref().is_some_and(Ref::is_changed);
        let changed = seen.as_ref().is_some_and(|(subject, chosen, ..)| subject.is_changed() || chosen.is_changed());
        if !(turned
            || resized
            || replaced
            || changed
            || preset.is_changed()
            || shown.is_changed()
            || other.is_changed()
            || place.is_changed())
        {
            continue;
        }
        let around = place.room(&shown, &other).unwrap_or(shown.0);
        let stacks = seen.as_ref().is_some_and(|(subject, ..)| subject.stacks);
        let seat = Seat::of(around, stacks);
        redraw.request();
        let whole = canvas.size().as_vec2();
        let free = free.0.map_or(Rect::from_corners(Vec2::ZERO, whole), |rect| scaled(rect, canvas.scale(), whole));
        let aspect = free.width() / free.height();
        // The picture is a sub-view of a larger one that is centred on the free area, so the board stays undistorted
        // wherever the panels are.
        let centre = free.center();
        let full = (2.0 * centre.max(whole - centre)).max(whole).round();
        let offset = (full / 2.0 - centre).max(Vec2::ZERO);
        let room = full / free.size();
        camera.sub_camera_view =
            (free.size() != whole).then(|| SubCameraView { full_size: full.as_uvec2(), offset, size: canvas.size() });
        let (subject, place, own_seat) = match &mut seen {
            Some((subject, chosen, seen_by, own_seat)) => {
                if seen_by.and_then(SeenBy::first) == Some(table_camera) {
                    chosen.set_if_neq(ChosenPlace(fit::roomiest(subject, *view, near.0, aspect, seat)));
                }
                (&**subject, chosen.0, own_seat.as_deref())
            }
            None => (&nothing, 0, None),
        };
        let near = near.0 + swing.yaw();
        match *view {
            View::Table => {
                let (framing, field) = match own_seat {
                    Some(own) => (own.framing(subject, near, aspect), own.field),
                    None => (fit::from_side(subject, place, near, aspect, seat), seat.field),
                };
                *transform = orbit.pose(&framing, near);
                let field = 2.0 * ((field / 2.0).tan() * room.y).atan();
                *projection = perspective(field, full.x / full.y, framing.distance);
            }
            View::Top => {
                let up = Quat::from_rotation_y(near) * Vec3::NEG_Z;
                let above = orbit.beside() + Vec3::Y * fit::TOP;
                *transform = Transform::from_translation(above).looking_at(orbit.beside(), up);
                let height = fit::from_above(subject, place, near, aspect) * orbit.zoom;
                *projection = Projection::Orthographic(OrthographicProjection {
                    scaling_mode: ScalingMode::FixedVertical { viewport_height: height * room.y },
                    near: 0.1,
                    far: 60.0,
                    ..OrthographicProjection::default_3d()
                });
            }
        }
    }
}

/// The projection with this vertical field of view in radians.
fn perspective(fov: f32, aspect_ratio: f32, distance: f32) -> Projection {
    let far = distance * 2.0 + 60.0;
    Projection::Perspective(PerspectiveProjection { fov, aspect_ratio, near: 0.5, far, ..default() })
}

/// The free area in pixels of the canvas, never empty.
fn scaled(rect: Rect, scale: f32, whole: Vec2) -> Rect {
    let rect = Rect { min: rect.min * scale, max: rect.max * scale }.intersect(Rect::from_corners(Vec2::ZERO, whole));
    if rect.width() < 32.0 || rect.height() < 32.0 { Rect::from_corners(Vec2::ZERO, whole) } else { rect }
}
