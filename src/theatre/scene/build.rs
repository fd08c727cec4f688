//! Builds the scene: turntable, arrows, the piece on its foot, and the net or the small board beside it.

use super::board;
use super::parts::{
    ASIDE, Arrow, DemoScene, FACE, Foot, Lit, NetRoot, OfFlatNet, Plate, SCALE, TopFace, Turning, Turntable,
};
use super::plan::Plan;
use super::pose::Feet;
use super::reflection::{self, Reflects};
use super::shapes;
use crate::theatre::playback::Demo;
use crate::theatre::playback::act::SideDisplay;
use crate::theatre::programme::looks::Theatre;
use crate::theatre::programme::staged::dressed;
use crate::theatre::programme::{DemonstratedGame, NetFace};
use bevy::prelude::*;
use ludoteca_rules::Piece;
use ludoteca_table::mesh::{Builder, raise};
use ludoteca_table::scene::camera::Subject;
use ludoteca_table::scene::material::{Finish, Ink, Stuff};
use ludoteca_table::show::blob::Blob;
use ludoteca_table::show::looks::{Looks, Part, PieceLooks, PieceShape};
use ludoteca_table::show::pieces::ShapeMeshes;

/// Thickness of the net's plates, in cells of a piece of natural size.
const THICKNESS: f32 = 0.06;
/// Where an arrow begins and ends, from the middle of the turntable: beyond the piece, also while it is turned.
const ARROW: (f32, f32) = (1.02, 1.52);
/// Width of the dark edge round the frame of the top face.
const EDGE: f32 = 0.02;

/// Builds the scene below its root, unless it is there already.
pub(in crate::theatre) fn lay(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(Entity, &Theatre, &DemoScene, &DemonstratedGame)>,
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
    let reflections = commands.spawn((reflection::root(), ChildOf(stage))).id();
    let looks = &*theatre.0;
    let (all, net) = (looks.shapes_shown_large(), looks.net(first));
    let geometry = demonstrated.entry.info.geometry;
    let shape = all.get(rest_shape(looks, first));
    let height = shape.map_or(0.0, |shape| 2.0 * shape.half_extents.y * SCALE);
    let plan = match wanted.0 {
        SideDisplay::Net => Plan::with_net(&net, height),
        SideDisplay::Board => Plan::with_board(board::half(geometry, looks), height),
    };
    // Beside a board the directions are those of the board.
    let aside = if wanted.0 == SideDisplay::Net { ASIDE } else { 0.0 };
    let middle = raise(plan.turntable, 0.0);
    let thickness = shape.map_or(0.0, |shape| THICKNESS * FACE / (2.0 * shape.half_extents.y));
    let mut parts = Stage { commands: &mut commands, meshes: &mut meshes, stage };
    parts.turntable(middle, looks.ways(first).len());
    match (wanted.0, shape) {
        (SideDisplay::Board, _) => {
            board::lay(parts.commands, stage, Looks(theatre.0.clone()), geometry, plan.beside, parts.meshes);
        }
        (SideDisplay::Net, Some(shape)) => parts.net(&net, shape, first),
        (SideDisplay::Net, None) => {}
    }
    let foot = parts.foot(looks, &all, first, middle);
    let subject = Subject { outline: plan.outline, top: 0.0, depth: shapes::DEPTH, beside: plan.points, ..default() };
    let scene = DemoScene {
        built: Some(wanted),
        laid: Some(stage),
        foot: Some(foot),
        reflections: Some(reflections),
        feet: Feet::of(&all),
        net,
        net_at: plan.beside,
        thickness,
        middle: (middle, aside),
        height,
    };
    commands.entity(root).insert((subject, plan.seat, scene, ShapeMeshes::of(all, &mut meshes)));
}

/// The parent of everything that is built, and what it is built with.
struct Stage<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    meshes: &'a mut Assets<Mesh>,
    stage: Entity,
}

impl Stage<'_, '_, '_> {
    /// A shape that pointers pass through.
    fn part(&mut self, shape: Builder, finish: Finish, at: Vec3) -> impl Bundle + Clone + use<> {
        (Mesh3d(self.meshes.add(shape.build())), finish, Transform::from_translation(at), Pickable::IGNORE)
    }

    fn put(&mut self, more: impl Bundle, shape: Builder, finish: Finish, at: Vec3) {
        let part = self.part(shape, finish, at);
        self.commands.spawn((more, part, ChildOf(self.stage)));
    }

    /// The disc with its rim, and so many arrows.
    fn turntable(&mut self, middle: Vec3, arrows: usize) {
        self.put(Reflects, shapes::rim(), Finish::Brass, middle);
        let disc = self.part(shapes::disc(), Finish::Frame(Stuff::DARK_WOOD), Vec3::ZERO);
        let dial = self.part(shapes::dial(), Finish::Inlay, Vec3::Y * 0.002);
        let brass = self.part(shapes::arrow(ARROW.0, ARROW.1), Finish::Inlay, Vec3::Y * 0.006);
        let light = self.part(shapes::arrow(ARROW.0, ARROW.1), Finish::Light(Ink::Amber), Vec3::Y * 0.009);
        let turning = (Turning, Transform::from_translation(middle), Visibility::default(), ChildOf(self.stage));
        self.commands.spawn(turning).with_children(|turning| {
            let turntable = (Turntable, Transform::default(), Visibility::default());
            turning.spawn(turntable).with_children(|parts| {
                parts.spawn(disc);
                parts.spawn(dial);
            });
            for arrow in 0..arrows {
                let arrow = (Arrow(arrow), Transform::default(), Visibility::default());
                turning.spawn(arrow).with_children(|parts| {
                    parts.spawn(brass.clone());
                    parts.spawn((Lit, light.clone()));
                });
            }
        });
    }

    /// The net: its plates, cut from the real mesh, its joints, and the frame of the face on top.
    fn net(&mut self, net: &[NetFace], shape: &PieceShape, piece: Piece) {
        let root = (NetRoot, Reflects, Transform::default(), Visibility::default(), ChildOf(self.stage));
        let root = self.commands.spawn(root).id();
        for (index, face) in net.iter().enumerate() {
            let parts: Vec<_> = plate_of(face, shape, piece)
                .into_iter()
                .map(|(mesh, finish)| self.part(mesh, finish, Vec3::ZERO))
                .collect();
            let plate = (Plate(index), Reflects, Transform::default(), Visibility::default(), ChildOf(root));
            self.commands.spawn(plate).with_children(|plate| {
                for part in parts {
                    plate.spawn((part, Reflects));
                }
            });
        }
        let joints = self.part(shapes::joints(net, FACE), Finish::Mark(Ink::Dark), Vec3::Y * 0.003);
        self.commands.spawn((OfFlatNet, joints, ChildOf(root)));
        let edge = self.part(shapes::frame(FACE, EDGE), Finish::Mark(Ink::Dark), Vec3::Y * 0.010);
        let fill = self.part(shapes::frame(FACE, 0.0), Finish::Mark(Ink::Amber), Vec3::Y * 0.015);
        let frame = (TopFace, Transform::default(), Visibility::default(), ChildOf(root));
        self.commands.spawn(frame).with_children(|parts| {
            parts.spawn(edge);
            parts.spawn(fill);
        });
    }

    /// What carries the large piece.
    fn foot(&mut self, looks: &dyn PieceLooks, shapes: &[PieceShape], piece: Piece, middle: Vec3) -> Entity {
        let (radius, height) = looks.rest(piece).iter().fold((0.0_f32, 0.0_f32), |(radius, height), body| {
            let shape = &shapes[body.shape];
            (radius.max(shape.shadow), height.max(body.pose.translation.y + shape.half_extents.y))
        });
        let foot = Transform::from_translation(middle).with_scale(Vec3::splat(SCALE));
        let blob = Blob { radius: radius * SCALE, height: height * SCALE };
        let foot = (Name::new("demonstrated piece"), Foot, Reflects, foot, Visibility::default(), blob);
        self.commands.spawn((foot, ChildOf(self.stage))).id()
    }
}

/// The shape of a piece at rest.
fn rest_shape(looks: &dyn PieceLooks, piece: Piece) -> usize {
    looks.rest(piece).last().map_or(0, |body| body.shape)
}

/// A plate of the net with its finishes; its underside is y = 0, its middle the origin.
fn plate_of(face: &NetFace, shape: &PieceShape, piece: Piece) -> Vec<(Builder, Finish)> {
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
