//! The scene of the demonstration: turntable and piece on the left, the net on the right. Everything is posed from
//! [`Demo`] alone.
//!
//! Frame: the turntable's upper side is y = 0; the scene's middle is the origin; +z is towards the viewer.

use super::playback::Demo;
use super::pose::{self, Feet};
use super::shapes::{self, DEPTH, PLINTH, RAISED};
use crate::rules::Piece;
use crate::table::mesh::{Builder, raise, rectangle};
use crate::table::scene::assets::Wood;
use crate::table::scene::eye::canvas::{Canvas, CanvasResized};
use crate::table::scene::eye::{Aimed, FreeArea, Subject};
use crate::table::scene::material::{Finish, Ink, MaterialsApplied};
use crate::table::show::blob::Blob;
use crate::table::show::looks::{Looks, NetFace, Part, Shape};
use crate::table::show::pieces::ShapeMeshes;
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

/// How much larger than on the board the piece is.
pub const SCALE: f32 = 2.35;
/// Edge of a face of the net, in cells.
pub const FACE: f32 = 1.26;
/// Thickness of the net's plates, in cells of a piece of natural size.
const THICKNESS: f32 = 0.06;
/// Distance between plinth and net.
const GAP: f32 = 0.55;
/// Shift of the whole scene to the right, since the plinth's near corner extends further than the net.
const ASIDE: f32 = 0.34;
/// Where an arrow begins and ends, from the middle of the turntable.
const ARROW: (f32, f32) = (1.14, 2.26);
/// Width of the light edge round arrows and of the dark one round the frame of the top face.
const EDGE: f32 = 0.03;

/// The disc that turns with the piece.
#[derive(Component)]
pub struct Turntable;

/// An arrow on the turntable: the index of the direction that it shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow(pub usize);

/// A rigid body of the piece: its index among the bodies, and that of its shape.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownBody(pub usize, pub usize);

/// The frame round the face of the net that is on top now.
#[derive(Component)]
pub struct TopFace;

/// The root of the demonstration, with what is needed to pose the scene once it is built.
#[derive(Component, Default)]
#[require(Transform, Visibility, Subject)]
pub(super) struct DemoScene {
    /// The parent of the piece's bodies, at its base.
    foot: Option<Entity>,
    feet: Feet,
    net: Vec<NetFace>,
    /// The upper side of the net's face at (0, 0), in the frame of the table.
    net_at: Vec3,
}

/// The shares of the picture's height that are kept free above and below for panels, until something else sets
/// [`FreeArea`].
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct PanelMargins {
    /// Above.
    pub above: f32,
    /// Below.
    pub below: f32,
}

impl Default for PanelMargins {
    fn default() -> Self {
        Self { above: 0.0, below: 0.15 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelMargins>()
        .add_systems(
            PostUpdate,
            pose_all
                .run_if(resource_exists_and_changed::<Demo>)
                .before(MaterialsApplied)
                .before(TransformSystems::Propagate),
        )
        .add_systems(PostUpdate, leave_room.after(CanvasResized).before(Aimed).run_if(resource_exists::<Demo>));
}

/// Keeps the edges of the picture free for panels, until something else sets the free area of an eye.
fn leave_room(
    mut eyes: Query<(Entity, Ref<Canvas>, &mut FreeArea)>,
    margins: Res<PanelMargins>,
    mut own: Local<EntityHashMap<Rect>>,
) {
    for (eye, canvas, mut free) in &mut eyes {
        if (canvas.is_changed() || margins.is_changed()) && free.0 == own.get(&eye).copied() {
            let size = canvas.size().as_vec2() / canvas.scale();
            let area = Rect::new(0.0, size.y * margins.above, size.x, size.y * (1.0 - margins.below));
            own.insert(eye, area);
            free.set_if_neq(FreeArea(Some(area)));
        }
    }
}

/// The faces' middle and half extents in the net's own plane, in faces.
fn extent(net: &[NetFace]) -> (Vec2, Vec2) {
    let (low, high) =
        net.iter().fold((Vec2::MAX, Vec2::MIN), |(low, high), face| (low.min(face.place), high.max(face.place)));
    if net.is_empty() { (Vec2::ZERO, Vec2::ZERO) } else { ((low + high) / 2.0, (high - low + 1.0) / 2.0) }
}

/// Where things lie in the plane of the table, in cells.
struct Plan {
    /// The middle of the turntable.
    turntable: Vec2,
    /// The middle of the net's face at (0, 0).
    net: Vec2,
    /// The corners of the whole scene.
    outline: Vec<Vec2>,
}

/// Turntable on the left, net on the right, centred as a whole.
fn plan(net: &[NetFace]) -> Plan {
    let (centre, half) = extent(net);
    let half = half * FACE;
    let gap = if net.is_empty() { 0.0 } else { GAP };
    let whole = PLINTH + half.x + gap / 2.0;
    let turntable = Vec2::X * (PLINTH - whole + ASIDE);
    let net_at = Vec2::X * (whole - half.x + ASIDE) - centre * FACE;
    let square = |middle: Vec2, half: f32| rectangle(Vec2::splat(half)).into_iter().map(move |p| middle + p);
    let faces = net.iter().flat_map(|face| square(net_at + face.place * FACE, FACE / 2.0));
    Plan { turntable, net: net_at, outline: square(turntable, PLINTH).chain(faces).collect() }
}

/// Builds the scene below its root.
pub(super) fn lay(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(Entity, &Looks), With<DemoScene>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (root, looks) = *root;
    let Some(first) = demo.stages().first().copied() else { return };
    let looks = &*looks.0;
    let shapes = looks.shapes();
    let net = pose::upright(looks.net(first));
    let plan = plan(&net);

    let mut put = |shape: Builder, finish: Finish, at: Vec3| {
        (Mesh3d(meshes.add(shape.build())), finish, Transform::from_translation(at), Pickable::IGNORE)
    };
    let middle = raise(plan.turntable, 0.0);
    commands.spawn((
        ChildOf(root),
        put(shapes::halo(Vec2::splat(PLINTH), 0.9), Finish::Halo, middle - Vec3::Y * (DEPTH - 0.003)),
    ));
    commands.spawn((ChildOf(root), put(shapes::plinth(), Finish::Wood(Wood::Frame), middle - Vec3::Y * RAISED)));
    commands.spawn((Turntable, put(shapes::disc(), Finish::Wood(Wood::Walnut), middle), ChildOf(root)));
    commands.spawn((ChildOf(root), put(shapes::rim(), Finish::Brass, middle)));
    let edge = put(shapes::arrow(ARROW.0, ARROW.1, EDGE), Finish::Mark(Ink::Light), Vec3::Y * 0.005);
    let fill = put(shapes::arrow(ARROW.0, ARROW.1, 0.0), Finish::Mark(Ink::Teal), Vec3::Y * 0.010);
    for arrow in 0..looks.ways(first).len() {
        let pose = Transform::from_translation(middle);
        commands.spawn((Arrow(arrow), pose, Visibility::default(), ChildOf(root))).with_children(|parts| {
            parts.spawn(edge.clone());
            parts.spawn(fill.clone());
        });
    }

    // The net: plates cut from the real mesh, with frame and joints.
    let on_table = raise(plan.net, -DEPTH);
    let net_at = on_table + Vec3::Y * thickness(&shapes);
    for (mesh, finish) in plates(&net, &shapes, first) {
        commands.spawn((ChildOf(root), put(mesh, finish, on_table)));
    }
    if !net.is_empty() {
        let mut halo = Builder::default();
        for face in &net {
            let at = raise(face.place * FACE, 0.004);
            halo.append(&shapes::halo(Vec2::splat(FACE / 2.0), 0.25), Transform::from_translation(at));
        }
        commands.spawn((ChildOf(root), put(halo, Finish::Halo, on_table)));
        commands
            .spawn((ChildOf(root), put(shapes::joints(&net, FACE), Finish::Mark(Ink::Dark), net_at + Vec3::Y * 0.003)));
        commands.spawn((TopFace, Transform::default(), Visibility::default(), ChildOf(root))).with_children(|parts| {
            parts.spawn(put(shapes::frame(FACE, EDGE), Finish::Mark(Ink::Dark), Vec3::Y * 0.010));
            parts.spawn(put(shapes::frame(FACE, 0.0), Finish::Mark(Ink::Amber), Vec3::Y * 0.015));
        });
    }

    let bodies = looks.rest(first);
    let (radius, height) = bodies.iter().fold((0.0_f32, 0.0_f32), |(radius, height), body| {
        let shape = &shapes[body.shape];
        (radius.max(shape.shadow), height.max(body.pose.translation.y + shape.half_extents.y))
    });
    let foot = Transform::from_translation(middle).with_scale(Vec3::splat(SCALE));
    let blob = Blob { radius: radius * SCALE, height: height * SCALE };
    let foot = commands.spawn((Name::new("demonstrated piece"), foot, Visibility::default(), blob, ChildOf(root))).id();
    commands.entity(root).insert((
        Subject { outline: plan.outline, top: 0.0, depth: DEPTH, beside: Vec::new(), places: Vec::new() },
        DemoScene { foot: Some(foot), feet: Feet::of(&shapes), net, net_at },
        ShapeMeshes::new(looks, &mut meshes),
    ));
}

/// Thickness of the net on the table, in cells.
fn thickness(shapes: &[Shape]) -> f32 {
    shapes.first().map_or(0.0, |shape| THICKNESS * FACE / (2.0 * shape.half_extents.y))
}

/// The plates of the net with their finishes, in the frame of the net.
fn plates(net: &[NetFace], shapes: &[Shape], piece: Piece) -> Vec<(Builder, Finish)> {
    let Some(shape) = shapes.first() else { return Vec::new() };
    let height = shape.half_extents.y;
    let side = piece.side.map_or(0, |side| usize::from(side.0));
    let lay = |part: &Part| {
        let mut whole = Builder::default();
        for face in net {
            let plate = shapes::plate(&part.mesh, face.rotation, height, THICKNESS);
            let at = Vec3::new(face.place.x, 0.0, face.place.y) * FACE;
            whole.append(&plate, Transform::from_translation(at).with_scale(Vec3::splat(FACE / (2.0 * height))));
        }
        (whole, part.finish[side.min(part.finish.len() - 1)])
    };
    shape.parts.iter().map(lay).collect()
}

/// Poses everything for the moment of [`Demo`].
fn pose_all(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Looks, &ShapeMeshes)>,
    mut moving: ParamSet<(
        Query<(Entity, &ShownBody, &mut Transform)>,
        Query<(&Arrow, &mut Transform)>,
        Query<&mut Transform, With<Turntable>>,
        Query<&mut Transform, With<TopFace>>,
    )>,
) {
    let (scene, looks, meshes) = *root;
    let (Some(now), Some(foot)) = (demo.now(), scene.foot) else { return };
    let looks = &*looks.0;
    let bodies = pose::bodies(looks, &scene.feet, now);
    let mut missing: Vec<bool> = vec![true; bodies.len()];
    for (entity, shown, mut transform) in &mut moving.p0() {
        match bodies.get(shown.0) {
            Some(body) if body.shape == shown.1 => {
                transform.set_if_neq(body.transform());
                missing[shown.0] = false;
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    for (index, body) in bodies.iter().enumerate().filter(|(index, _)| missing[*index]) {
        let pose = body.transform();
        let shown = (ShownBody(index, body.shape), pose, Visibility::default(), ChildOf(foot));
        commands.spawn(shown).with_children(|parts| {
            for (mesh, finish) in meshes.parts(body.shape, now.from.side) {
                parts.spawn((Mesh3d(mesh), finish, Pickable::IGNORE));
            }
        });
    }

    let ways = pose::ways(looks, now);
    for (arrow, mut transform) in &mut moving.p1() {
        if let Some(yaw) = ways.get(arrow.0) {
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw));
            transform.set_if_neq(turned);
        }
    }
    if let Some(yaw) = ways.first() {
        for mut transform in &mut moving.p2() {
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw));
            transform.set_if_neq(turned);
        }
    }
    if let Some(face) = pose::top_face(&scene.net, &bodies) {
        let place = scene.net[face].place * FACE;
        for mut transform in &mut moving.p3() {
            let at = scene.net_at + Vec3::new(place.x, 0.0, place.y);
            transform.set_if_neq(Transform::from_translation(at));
        }
    }
}
