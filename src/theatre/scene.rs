//! The scene of the demonstration: turntable and piece on the left, the net or the small board on the right. Everything is
//! posed from [`Demo`] alone.
//!
//! Frame: the turntable's upper side is y = 0; the scene's middle is the origin; +z is towards the viewer.

use super::act::{Act, Beside};
use super::board;
use super::demonstrated::Demonstrated;
use super::fold::fold;
use super::looks::{Theatre, TheatreLooks};
use super::playback::Demo;
use super::pose::{self, Feet, Now};
use super::programme::NetFace;
use super::shapes::{self, DEPTH, PLINTH, RAISED};
use super::staged::{Staged, dressed};
use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use ludoteca_rules::Piece;
use ludoteca_table::mesh::{Builder, raise, rectangle};
use ludoteca_table::scene::assets::Wood;
use ludoteca_table::scene::eye::canvas::{Canvas, CanvasResized};
use ludoteca_table::scene::eye::{Aimed, FreeArea, Subject};
use ludoteca_table::scene::material::{Finish, Ink, MaterialsApplied};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::pose::ease;
use ludoteca_table::show::blob::Blob;
use ludoteca_table::show::looks::{Body, Looks, Part, PieceLooks, Shape};
use ludoteca_table::show::pieces::ShapeMeshes;
use std::f32::consts::FRAC_PI_2;

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

/// What carries the large piece.
#[derive(Component)]
pub struct Foot;

/// A rigid body of the piece: its index among the bodies, and that of its shape.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownBody(pub usize, pub usize);

/// A face of the net, by its index.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plate(pub usize);

/// What belongs to the flat net only.
#[derive(Component)]
struct OfFlatNet;

/// The frame round the face of the net that is on top now.
#[derive(Component)]
pub struct TopFace;

/// The root of the demonstration, with what is needed to pose the scene once it is built.
#[derive(Component, Default)]
#[require(Transform, Visibility, Subject)]
pub(super) struct DemoScene {
    /// For what it was built: what stands beside the turntable, and the set of pieces.
    built: Option<(Beside, u8)>,
    /// The parent of all that was built.
    laid: Option<Entity>,
    /// The parent of the piece's bodies, at its base.
    pub(super) foot: Option<Entity>,
    feet: Feet,
    net: Vec<NetFace>,
    /// The underside of the net's face at (0, 0), in the frame of the table, and the thickness of the net.
    net_at: (Vec3, f32),
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
            Update,
            (lay.run_if(resource_exists_and_changed::<Demo>), board::set_up, board::act)
                .chain()
                .in_set(TableSystems::Present)
                .run_if(resource_exists::<Demo>),
        )
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
    /// The origin of what stands beside it.
    beside: Vec2,
    /// The corners of the whole scene.
    outline: Vec<Vec2>,
}

/// Turntable on the left; on the right something whose middle and half extents are given, in its own frame. Centred as a
/// whole.
fn plan(centre: Vec2, half: Vec2, faces: &[Vec2]) -> Plan {
    let gap = if half == Vec2::ZERO { 0.0 } else { GAP };
    let whole = PLINTH + half.x + gap / 2.0;
    let turntable = Vec2::X * (PLINTH - whole + ASIDE);
    let beside = Vec2::X * (whole - half.x + ASIDE) - centre;
    let square = |middle: Vec2, half: f32| rectangle(Vec2::splat(half)).into_iter().map(move |p| middle + p);
    let faces = faces.iter().flat_map(|face| square(beside + *face, FACE / 2.0));
    Plan { turntable, beside, outline: square(turntable, PLINTH).chain(faces).collect() }
}

/// Builds the scene below its root, unless it is there already.
pub(super) fn lay(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(Entity, &Theatre, &DemoScene, &Demonstrated)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let (root, theatre, built, demonstrated) = *root;
    let wanted = (demo.act().beside(), demo.set());
    if built.built == Some(wanted) {
        return;
    }
    let Some(first) = demo.stages().first().map(|first| dressed(*first, demo.set())) else { return };
    if let Some(before) = built.laid {
        commands.entity(before).despawn();
    }
    let stage = commands.spawn((Name::new("stage"), Transform::default(), Visibility::default(), ChildOf(root))).id();
    let looks = &*theatre.0;
    let shapes = looks.shapes();
    let net = looks.net(first);
    let geometry = demonstrated.entry.info.geometry;
    let plan = match wanted.0 {
        Beside::Net => {
            let (centre, half) = extent(&net);
            let faces: Vec<Vec2> = net.iter().map(|face| face.place * FACE).collect();
            plan(centre * FACE, half * FACE, &faces)
        }
        Beside::Board => {
            let half = board::half(geometry, looks);
            let mut plan = plan(Vec2::ZERO, half, &[]);
            plan.outline.extend(rectangle(half).into_iter().map(|p| plan.beside + p));
            plan
        }
    };

    let mut put = |shape: Builder, finish: Finish, at: Vec3| {
        (Mesh3d(meshes.add(shape.build())), finish, Transform::from_translation(at), Pickable::IGNORE)
    };
    let middle = raise(plan.turntable, 0.0);
    commands.spawn((
        ChildOf(stage),
        put(shapes::halo(Vec2::splat(PLINTH), 0.9), Finish::Halo, middle - Vec3::Y * (DEPTH - 0.003)),
    ));
    commands.spawn((ChildOf(stage), put(shapes::plinth(), Finish::Wood(Wood::Frame), middle - Vec3::Y * RAISED)));
    commands.spawn((Turntable, put(shapes::disc(), Finish::Wood(Wood::Walnut), middle), ChildOf(stage)));
    commands.spawn((ChildOf(stage), put(shapes::rim(), Finish::Brass, middle)));
    let edge = put(shapes::arrow(ARROW.0, ARROW.1, EDGE), Finish::Mark(Ink::Light), Vec3::Y * 0.005);
    let fill = put(shapes::arrow(ARROW.0, ARROW.1, 0.0), Finish::Mark(Ink::Teal), Vec3::Y * 0.010);
    for arrow in 0..looks.ways(first).len() {
        let pose = Transform::from_translation(middle);
        commands.spawn((Arrow(arrow), pose, Visibility::default(), ChildOf(stage))).with_children(|parts| {
            parts.spawn(edge.clone());
            parts.spawn(fill.clone());
        });
    }

    let on_table = raise(plan.beside, -DEPTH);
    let thickness =
        shapes.get(rest_shape(looks, first)).map_or(0.0, |shape| THICKNESS * FACE / (2.0 * shape.half_extents.y));
    let net_at = (on_table, thickness);
    if wanted.0 == Beside::Board {
        board::lay(&mut commands, stage, Looks(theatre.0.clone()), geometry, on_table, &mut meshes);
    } else if let Some(shape) = shapes.get(rest_shape(looks, first)) {
        // The net: plates cut from the real mesh, with frame and joints.
        for (index, face) in net.iter().enumerate() {
            let plate = (Plate(index), Transform::default(), Visibility::default(), ChildOf(stage));
            commands.spawn(plate).with_children(|parts| {
                for (mesh, finish) in plate_of(face, shape, first) {
                    let mesh = Mesh3d(meshes.add(mesh.build()));
                    parts.spawn((mesh, finish, Transform::default(), Pickable::IGNORE));
                }
            });
        }
        let mut put = |shape: Builder, finish: Finish, at: Vec3| {
            (Mesh3d(meshes.add(shape.build())), finish, Transform::from_translation(at), Pickable::IGNORE)
        };
        let halo = |faces: &[NetFace]| {
            let mut halo = Builder::default();
            for face in faces {
                let at = raise(face.place * FACE, 0.004);
                halo.append(&shapes::halo(Vec2::splat(FACE / 2.0), 0.25), Transform::from_translation(at));
            }
            halo
        };
        // The die that the net becomes stands below the first face, which stays level.
        let (level, others) = net.split_at(net.len().min(1));
        commands.spawn((ChildOf(stage), put(halo(level), Finish::Halo, on_table)));
        let above = on_table + Vec3::Y * (thickness + 0.003);
        commands.spawn((OfFlatNet, ChildOf(stage), put(halo(others), Finish::Halo, on_table)));
        commands.spawn((OfFlatNet, ChildOf(stage), put(shapes::joints(&net, FACE), Finish::Mark(Ink::Dark), above)));
        commands.spawn((TopFace, Transform::default(), Visibility::default(), ChildOf(stage))).with_children(|parts| {
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
    let foot =
        commands.spawn((Name::new("demonstrated piece"), Foot, foot, Visibility::default(), blob, ChildOf(stage))).id();
    commands.entity(root).insert((
        Subject { outline: plan.outline, top: 0.0, depth: DEPTH, beside: Vec::new(), places: Vec::new() },
        DemoScene { built: Some(wanted), laid: Some(stage), foot: Some(foot), feet: Feet::of(&shapes), net, net_at },
        ShapeMeshes::new(looks, &mut meshes),
    ));
}

/// The shape of a piece at rest.
fn rest_shape(looks: &dyn PieceLooks, piece: Piece) -> usize {
    looks.rest(piece).last().map_or(0, |body| body.shape)
}

/// A plate of the net with its finishes; its underside is y = 0, its middle the origin.
fn plate_of(face: &NetFace, shape: &Shape, piece: Piece) -> Vec<(Builder, Finish)> {
    let height = shape.half_extents.y;
    let side = piece.side.map_or(0, |side| usize::from(side.0));
    let cut = |part: &Part| {
        let mut plate = Builder::default();
        let cut = shapes::plate(&part.mesh, face.rotation, height, THICKNESS);
        plate.append(&cut, Transform::from_scale(Vec3::splat(FACE / (2.0 * height))));
        (plate, part.finish[side.min(part.finish.len() - 1)])
    };
    shape.parts.iter().map(cut).filter(|(plate, _)| !plate.triangles.is_empty()).collect()
}

/// Poses everything for the moment of [`Demo`].
fn pose_all(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre, &ShapeMeshes)>,
    mut moving: ParamSet<(
        Query<(Entity, &ShownBody, &mut Transform)>,
        Query<(&Arrow, &mut Transform, &mut Visibility)>,
        Query<&mut Transform, With<Turntable>>,
        Query<(&mut Transform, &mut Visibility), With<TopFace>>,
        Query<(&Plate, &mut Transform)>,
        Query<&mut Visibility, With<OfFlatNet>>,
        Query<&mut Transform, With<Foot>>,
    )>,
) {
    let (scene, theatre, meshes) = *root;
    let (Some(now), Some(foot)) = (demo.now(), scene.foot) else { return };
    let looks = &*theatre.0;
    let (bodies, scale) = bodies(&demo, looks, &scene.feet, now);
    for mut transform in &mut moving.p6() {
        let scaled = transform.with_scale(Vec3::splat((SCALE * scale).max(1e-4)));
        transform.set_if_neq(scaled);
    }
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
    let told = if demo.tells() { Visibility::Inherited } else { Visibility::Hidden };
    for (arrow, mut transform, mut visibility) in &mut moving.p1() {
        visibility.set_if_neq(told);
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
    let (at, thickness) = scene.net_at;
    let folded = ease(demo.folded());
    // The body of a plate hangs below its upper side, the less the more it is upright.
    let up = Vec3::Y * thickness * (folded * FRAC_PI_2).cos();
    let faces = fold(&scene.net, folded);
    for (plate, mut transform) in &mut moving.p4() {
        let Some(face) = faces.get(plate.0) else { continue };
        let rotation = face.rotation;
        let upper = at + up + Vec3::from(face.translation) * FACE;
        let posed = Transform::from_translation(upper - rotation * Vec3::Y * thickness).with_rotation(rotation);
        transform.set_if_neq(posed);
    }
    let flat = if folded > 0.0 { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut moving.p5() {
        visibility.set_if_neq(flat);
    }
    // While the net folds, no face is marked: its own value is not in question.
    let marked = if demo.act() == Act::Net { Visibility::Hidden } else { Visibility::Inherited };
    if let Some(face) = pose::top_face(&scene.net, &bodies) {
        let place = scene.net[face].place * FACE;
        for (mut transform, mut visibility) in &mut moving.p3() {
            let at = at + Vec3::new(place.x, thickness, place.y);
            transform.set_if_neq(Transform::from_translation(at));
            visibility.set_if_neq(marked);
        }
    }
}

/// The bodies of the large piece, and their scale.
fn bodies(demo: &Demo, looks: &dyn TheatreLooks, feet: &Feet, now: Now) -> (Vec<Body>, f32) {
    match demo.act() {
        Act::Scene(_) => demo
            .scene()
            .and_then(Staged::star)
            .map_or_else(Default::default, |legs| pose::in_scene(looks, feet, legs, demo.moment())),
        Act::Hand => (pose::in_hand(looks, feet, now.from, demo.hand.rotation()), 1.0),
        Act::States | Act::Net | Act::Question => (pose::bodies(looks, feet, now), 1.0),
    }
}
