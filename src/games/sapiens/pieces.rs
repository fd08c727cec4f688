//! The dice of Sapiens on the table: a die shows its state by its orientation.
//!
//! The upper face is the value, the yaw (0° or 45°) the direction; an alliance is two dice, the upper one showing the
//! value. [`attitude`] is the only function from state to pose, [`state_of`] its inverse. No side effects. Depends only
//! on the game's own files, `rules` and `table`.

use bevy::math::{Isometry3d, Mat3A, Quat, Vec3, Vec3A};
use bevy::prelude::Transform;
use ludoteca_games::sapiens::position::Die;
use ludoteca_games::sapiens::view::die_of_kind;
use ludoteca_rules::{Piece, Side};
use ludoteca_table::mesh::Builder;
use ludoteca_table::mesh::die;
use ludoteca_table::mesh::die::{Design, Detail, EDGE, Pattern, rolls, upright};
use ludoteca_table::mesh::pip::Pip;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::animation::pose::{ease, leaning, phase};
use ludoteca_table::show::beside::roll::RollLooks;
use ludoteca_table::show::looks::{Body, Part, PieceLooks, PieceShape};
use ludoteca_table::show::voice::Voice;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// The yaw of a direction.
#[must_use]
pub fn yaw(diagonal: bool) -> Quat {
    if diagonal { Quat::from_rotation_y(FRAC_PI_4) } else { Quat::IDENTITY }
}

/// Half the height of a die with this rotation: how high its centre must be for its lowest corner to touch the board.
#[must_use]
pub fn clearance(rotation: Quat) -> f32 {
    let up = Mat3A::from_quat(rotation).row(1);
    0.5 * EDGE * up.abs().element_sum()
}

/// The state of a die as a pose: the bodies from the lowest to the uppermost.
#[must_use]
pub fn attitude(die: Die) -> Vec<Isometry3d> {
    let top = yaw(die.diagonal) * upright(die.value);
    let on = |level: f32, rotation: Quat| Isometry3d::new(Vec3::Y * EDGE * (level + 0.5), rotation);
    if die.alliance { vec![on(0.0, yaw(die.diagonal) * upright(BASE)), on(1.0, top)] } else { vec![on(0.0, top)] }
}

/// The value of the lower die of an alliance, hidden under the upper one: always the same, since the state does not
/// store it.
const BASE: u8 = 3;

/// How far a die leans before it knocks flat on the board, in radians.
const KNOCK: f32 = 0.07;

/// Reads the state back from a pose at rest. The owner is not part of the orientation.
#[must_use]
pub fn state_of(side: Side, bodies: &[Isometry3d]) -> Option<Die> {
    let top = bodies.last()?.rotation;
    let value = die::top(top);
    if (top * die::direction(value)).y < 0.99 {
        return None;
    }
    // The side faces of a straight die point along the axes: the components of their directions add up to 1, not to √2.
    let sideways = (1..=6).map(|side| top * die::direction(side)).find(|side| side.y.abs() < 0.5)?;
    let diagonal = sideways.x.abs() + sideways.z.abs() > 1.2;
    Some(Die { side, value, diagonal, alliance: bodies.len() == 2 })
}

/// The rotation while a die turns from one state to another.
///
/// To the next higher value it rolls over its edges; to any other value it takes the shortest rotation; a change of
/// direction is a pivot.
fn turning(from: Die, to: Die, t: f32) -> Quat {
    let pivot = Quat::from_rotation_y(FRAC_PI_4 * (f32::from(from.diagonal) * (1.0 - t) + f32::from(to.diagonal) * t));
    let rolled = if to.value == from.value + 1 {
        let roll = rolls(from.value);
        Quat::from_axis_angle(roll.axis, f32::from(roll.quarters) * FRAC_PI_2 * t) * upright(from.value)
    } else {
        upright(from.value).slerp(upright(to.value), t)
    };
    pivot * rolled
}

/// The dice of one side.
struct Set {
    design: Design,
    /// Faces, inlaid fields, pips and edges. Where the faces do not contrast with both woods of the board, the edges
    /// do.
    finishes: [Finish; 4],
}

const fn set(pip: Pip, pattern: Pattern, faces: [Finish; 2], [pips, edges]: [Finish; 2]) -> Set {
    Set { design: Design { pip, pattern }, finishes: [faces[0], faces[1], pips, edges] }
}

/// The dice by side: two dark sets and two light ones, each with pips of its own shape, so that all four differ without
/// colour too. The third and the fourth are inlaid.
const SETS: [Set; 4] = [
    set(Pip::Round, Pattern::Plain, [Finish::Ivory; 2], [Finish::PipOnIvory, Finish::Ivory]),
    set(Pip::Square, Pattern::Plain, [Finish::Ebony; 2], [Finish::PipOnEbony, Finish::Ebony]),
    set(Pip::Ring, Pattern::Chequered, [Finish::Padouk, Finish::PalePadouk], [Finish::PipOnEbony, Finish::PaleEdge]),
    set(Pip::Diamond, Pattern::Ribbon, [Finish::Jade, Finish::PaleJade], [Finish::PipOnIvory, Finish::DarkEdge]),
];

/// The looks of Sapiens.
#[derive(Default)]
pub struct SapiensLooks;

/// The die that a piece is.
pub(super) fn die_of(piece: Piece) -> Die {
    die_of_kind(piece.side.unwrap_or(Side(0)), piece.kind)
}

/// A body of a side's set.
fn body(side: Side, pose: Isometry3d) -> Body {
    Body { shape: usize::from(side.0), pose }
}

/// The die of each side.
pub(super) fn dice(detail: Detail) -> Vec<PieceShape> {
    let shape = |Set { design, finishes }: &Set| {
        let die::Die { body, inlay, edges, pips } = die::die(detail, *design);
        // One mesh for each finish.
        let mut parts: Vec<(Builder, Finish)> = Vec::new();
        for (part, finish) in [body, inlay, pips, edges].into_iter().zip(finishes) {
            match parts.iter_mut().find(|(_, known)| known == finish) {
                Some((whole, _)) => whole.append(&part, Transform::IDENTITY),
                None => parts.push((part, *finish)),
            }
        }
        let parts = parts.into_iter().filter(|(part, _)| !part.triangles.is_empty());
        let parts = parts.map(|(part, finish)| Part { mesh: part.build(), finish: vec![finish] });
        PieceShape { parts: parts.collect(), half_extents: Vec3A::splat(EDGE / 2.0), shadow: 0.56 }
    };
    SETS.iter().map(shape).collect()
}

impl PieceLooks for SapiensLooks {
    fn stacks(&self) -> bool {
        true
    }

    fn shapes(&self) -> Vec<PieceShape> {
        dice(Detail::BOARD)
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let die = die_of(piece);
        attitude(die).into_iter().map(|pose| body(die.side, pose)).collect()
    }

    fn becoming(&self, from: Piece, to: Piece, t: f32) -> Vec<Body> {
        let (from, to) = (die_of(from), die_of(to));
        let rotation = turning(from, to, t);
        // A small hop keeps a pivoting die from cutting into the board; it is 0 at both ends.
        let hop = 0.10 * (t * (1.0 - t) * 4.0);
        let body = |pose| body(to.side, pose);
        if !from.alliance {
            return vec![body(Isometry3d::new(Vec3::Y * (clearance(rotation) + hop), rotation))];
        }
        let base = turning(Die { value: BASE, ..from }, Die { value: BASE, ..to }, t);
        let lower = Isometry3d::new(Vec3::Y * EDGE / 2.0, base);
        let upper = Isometry3d::new(Vec3::Y * (EDGE + clearance(rotation) + hop), rotation);
        vec![body(lower), body(upper)]
    }

    fn landing(&self, mut bodies: Vec<Body>, ahead: Vec3A, t: f32) -> Vec<Body> {
        let angle = KNOCK * leaning(t);
        let way = Vec3::from(ahead.with_y(0.0)).normalize_or_zero();
        if angle > 0.0 && way != Vec3::ZERO {
            // No corner of a die is farther than this from the axis through the middle of its base, so none gets below
            // the board.
            let lift = Vec3::Y * (EDGE / 2.0 * 3.0_f32.sqrt() * angle.sin());
            let lean = Isometry3d::new(lift, Quat::from_axis_angle(Vec3::Y.cross(way), angle));
            bodies.iter_mut().for_each(|body| body.pose = lean * body.pose);
        }
        bodies
    }

    fn stacking(&self, lower: Piece, upper: Piece, whole: Piece, away: Vec3A, t: f32) -> Vec<Body> {
        let (lower, upper, whole) = (die_of(lower), die_of(upper), die_of(whole));
        // First the lower die turns to its base value while the upper one rises; then the upper one crosses, turning to
        // the sum, and comes down.
        let based = turning(lower, Die { value: BASE, ..lower }, ease(phase(t, 0.0, 0.35)));
        let below = Isometry3d::new(Vec3::Y * clearance(based), based);
        let rotation = turning(upper, Die { alliance: false, ..whole }, ease(phase(t, 0.35, 0.75)));
        let height = 1.4;
        let rise = height * ease(phase(t, 0.0, 0.4)) - (height - EDGE) * ease(phase(t, 0.75, 1.0));
        let crossed = ease(phase(t, 0.38, 0.8));
        let place = away * (1.0 - crossed) + Vec3A::Y * (rise + clearance(rotation));
        vec![body(whole.side, below), body(whole.side, Isometry3d::new(place, rotation))]
    }

    fn captures(&self) -> bool {
        true
    }

    fn top(&self, piece: Piece) -> f32 {
        if die_of(piece).alliance { 2.0 * EDGE } else { EDGE }
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Die
    }
}

/// Number of edges that a thrown die rolls over.
const ROLLED_EDGES: f32 = 6.0;
/// When it lies still, as a share of the time that is given to it.
const ROLLS: f32 = 0.8;

impl RollLooks for SapiensLooks {
    fn rolling(&self, side: Side, value: u8, from: Vec3A, t: f32) -> Body {
        // It rolls without sliding, a quarter turn for each edge length, and slows down like a thrown die.
        let left = (1.0 - phase(t, 0.0, ROLLS)).powi(2) * ROLLED_EDGES;
        let way = from.normalize_or_zero();
        let axis = Vec3::Y.cross(-Vec3::from(way));
        let rotation = Quat::from_axis_angle(axis, -left * FRAC_PI_2) * upright(value);
        body(side, Isometry3d::new(way * left * EDGE + Vec3A::Y * clearance(rotation), rotation))
    }

    fn strikes(&self) -> Vec<f32> {
        // Each time it has turned over an edge.
        (0..ROLLED_EDGES as u8).rev().map(|left| ROLLS * (1.0 - (f32::from(left) / ROLLED_EDGES).sqrt())).collect()
    }
}
