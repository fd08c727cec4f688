//! The small board beside the turntable: a scene is played on it, and a class answers on it.

use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::playback::now;
use bevy::math::bounding::{Aabb3d, RayCast3d};
use bevy::prelude::*;
use ludoteca_rules::{Cell, Geometry, Standing};
use ludoteca_table::scene::board::layout::{self, DEPTH};
use ludoteca_table::scene::board::{Board, centre, nearest_cell};
use ludoteca_table::show::animation::pose::pose as posed;
use ludoteca_table::show::animation::script::{Origin, Script};
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use ludoteca_table::show::looks::{Looks, PieceLooks};
use ludoteca_table::show::pieces::{Pieces, ShapeMeshes};

/// Size of the small board, as a share of the one on the table.
pub const SCALE: f32 = 0.74;
/// How much wider than its frame the board is at its foot.
const FOOT: f32 = 0.05;

/// The small board.
#[derive(Component)]
pub struct SmallBoard;

fn of(geometry: Geometry, looks: &dyn PieceLooks) -> Board {
    Board {
        geometry,
        style: looks.board(),
        pieces: looks.height(),
        stacks: looks.stacks(),
        numbers: looks.row_numbers(),
    }
}

/// Half the room it takes in the plane of the table.
pub(super) fn half(geometry: Geometry, looks: &dyn PieceLooks) -> Vec2 {
    let outline = layout::outline(&of(geometry, looks));
    outline.iter().fold(Vec2::ZERO, |half, p| half.max(p.abs() + FOOT)) * SCALE
}

/// Puts the board on the floor at this place.
pub(super) fn lay(
    commands: &mut Commands,
    root: Entity,
    looks: Looks,
    geometry: Geometry,
    on_floor: Vec3,
    meshes: &mut Assets<Mesh>,
) {
    let place = Transform::from_translation(on_floor + Vec3::Y * DEPTH * SCALE).with_scale(Vec3::splat(SCALE));
    let shapes = ShapeMeshes::new(&*looks.0, meshes);
    let board = of(geometry, &*looks.0);
    commands.spawn((SmallBoard, board, place, Marks::default(), looks, shapes, ChildOf(root)));
}

/// The pieces that stand there before anything moves.
fn standing(demo: &Demo) -> Vec<Standing> {
    match demo.act() {
        Act::Scene(_) => demo.scene().map(|scene| scene.standing()).unwrap_or_default(),
        Act::Question => demo.quiz.asked().map(|asked| asked.standing.clone()).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// Puts the pieces of another scene or question on the board.
pub(super) fn set_up(
    demo: Res<Demo>,
    boards: Query<(Entity, &Board), With<SmallBoard>>,
    mut pieces: Pieces,
    mut shown: Local<Option<(Entity, Vec<Standing>)>>,
) {
    let Some((entity, board)) = boards.iter().next() else {
        *shown = None;
        return;
    };
    let wanted = (entity, standing(&demo));
    if demo.is_changed() && shown.as_ref() != Some(&wanted) {
        pieces.resync(entity, board.geometry, &wanted.1);
        *shown = Some(wanted);
    }
}

/// Poses the pieces and marks for the moment of [`Demo`].
pub(super) fn act(
    demo: Res<Demo>,
    mut boards: Query<(Entity, &Looks, &mut Marks), With<SmallBoard>>,
    mut pieces: Pieces,
    mut fresh: Local<bool>,
) {
    // The pieces of a new scene are there from the next frame on.
    let was_fresh = std::mem::replace(&mut *fresh, demo.is_changed());
    if !demo.is_changed() && !was_fresh {
        return;
    }
    for (entity, looks, mut marks) in &mut boards {
        let Some(scene) = demo.scene() else {
            marks.set_if_neq(Marks(demo.quiz.marks()));
            continue;
        };
        marks.set_if_neq(Marks(marks_of(&scene.script)));
        let looks = &*looks.0;
        for track in &scene.script.tracks {
            let Origin::Stood(cell) = track.origin else { continue };
            let Some(piece) = pieces.on(entity, cell) else { continue };
            match now::at(&track.legs, demo.moment()).and_then(|(leg, t)| posed(looks, leg, t)) {
                Some(pose) => {
                    pieces.place(piece, pose.at.into(), pose.scale);
                    pieces.pose(piece, &pose.bodies);
                }
                None => pieces.hide(piece),
            }
        }
    }
}

/// The cells between which pieces move.
fn marks_of(script: &Script) -> Vec<(Cell, MarkShape)> {
    let mut marks = Vec::new();
    for track in &script.tracks {
        if let (Origin::Stood(from), Some(end)) = (track.origin, track.end)
            && end.cell != from
        {
            marks.extend([(from, MarkShape::LastMove), (end.cell, MarkShape::LastMove)]);
        }
    }
    marks
}

/// The cell of the board under a ray of the table: that of the piece it meets first, or else the one it meets.
#[must_use]
pub fn cell_under(
    board: &Board,
    at: &GlobalTransform,
    looks: &dyn PieceLooks,
    standing: &[Standing],
    ray: Ray3d,
) -> Option<Cell> {
    let back = at.affine().inverse();
    let origin = back.transform_point3(ray.origin);
    let way = Dir3::new(back.transform_vector3(*ray.direction)).ok()?;
    let cast = RayCast3d::from_ray(Ray3d::new(origin, way), 200.0);
    let met = |it: &Standing| {
        let top = looks.top(it.piece);
        let middle = centre(board.geometry, it.cell) + Vec3::Y * top / 2.0;
        let distance = cast.aabb_intersection_at(&Aabb3d::new(middle, Vec3::new(0.33, top / 2.0, 0.33)))?;
        Some((it.cell, distance))
    };
    let piece = standing.iter().filter_map(met).min_by(|a, b| a.1.total_cmp(&b.1));
    let ground = || {
        let distance = -origin.y / way.y;
        (distance > 0.0).then(|| origin + *way * distance).and_then(|point| nearest_cell(board.geometry, point))
    };
    piece.map(|(cell, _)| cell).or_else(ground)
}
