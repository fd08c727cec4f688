//! The dice of Sapiens on the table: a die shows its state by its orientation.
//!
//! The upper face is the value, the yaw (0° or 45°) the direction; an alliance is two dice, the upper one showing the
//! value. [`attitude`] is the only function from state to pose, [`state_of`] its inverse. No side effects. Depends only
//! on the game's own files, `rules` and `table`.

use bevy::math::{Isometry3d, Mat3A, Quat, Vec2, Vec3, Vec3A};
use bevy::prelude::Transform;
use ludoteca_games::sapiens::position::Die;
use ludoteca_games::sapiens::rules::Sapiens;
use ludoteca_games::sapiens::view::{die_of_kind, kind};
use ludoteca_rules::{Piece, Side, Text, View};
use ludoteca_table::mesh::Builder;
use ludoteca_table::mesh::die;
use ludoteca_table::mesh::die::{Design, EDGE, Pattern, rolls, upright};
use ludoteca_table::mesh::pip::Pip;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::animation::pose::{ease, leaning, phase};
use ludoteca_table::show::looks::{Body, NetFace, Part, PieceLooks, Shape};
use ludoteca_table::show::programme::{Attitude, Programme, Question, Scene};
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

/// Corners of a drilled pip on the board.
const PIP_CORNERS: usize = 16;

/// The dice of one side.
struct Set {
    design: Design,
    /// Faces, inlaid fields, pips and edges. Where the faces do not contrast with both woods of the board, the edges do.
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

fn die_of(piece: Piece) -> Die {
    die_of_kind(piece.side.unwrap_or(Side(0)), piece.kind)
}

/// A body of a side's set.
fn body(side: Side, pose: Isometry3d) -> Body {
    Body { shape: usize::from(side.0), pose }
}

impl PieceLooks for SapiensLooks {
    fn shapes(&self) -> Vec<Shape> {
        let shape = |Set { design, finishes }: &Set| {
            let die::Die { body, inlay, edges, pips } = die::die(PIP_CORNERS, *design);
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
            Shape { parts: parts.collect(), half_extents: Vec3A::splat(EDGE / 2.0), shadow: 0.56 }
        };
        SETS.iter().map(shape).collect()
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
            // No corner of a die is farther than this from the axis through the middle of its base, so none gets below the board.
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

    fn rolling(&self, side: Side, value: u8, from: Vec3A, t: f32) -> Vec<Body> {
        // It rolls without sliding, a quarter turn for each edge length, and slows down like a thrown die.
        let left = (1.0 - phase(t, 0.0, ROLLS)).powi(2) * ROLLED_EDGES;
        let way = from.normalize_or_zero();
        let axis = Vec3::Y.cross(-Vec3::from(way));
        let rotation = Quat::from_axis_angle(axis, -left * FRAC_PI_2) * upright(value);
        vec![body(side, Isometry3d::new(way * left * EDGE + Vec3A::Y * clearance(rotation), rotation))]
    }

    fn strikes(&self) -> Vec<f32> {
        // Each time it has turned over an edge.
        (0..ROLLED_EDGES as u8).rev().map(|left| ROLLS * (1.0 - (f32::from(left) / ROLLED_EDGES).sqrt())).collect()
    }

    fn demonstration(&self) -> Vec<Piece> {
        // Every value in both directions, once, so that each step changes one thing only.
        let states =
            (1..=6).flat_map(|value: u8| [(value, value.is_multiple_of(2)), (value, !value.is_multiple_of(2))]);
        states
            .map(|(value, diagonal)| {
                let die = Die { side: Side(0), value, diagonal, alliance: false };
                Piece { side: Some(Side(0)), kind: kind(die) }
            })
            .collect()
    }

    fn programme(&self) -> Programme {
        Programme { scenes: SCENES, questions: QUESTIONS, attitudes: attitudes(), sets: SET_NAMES }
    }

    fn numeral(&self, piece: Piece) -> Option<u8> {
        Some(die_of(piece).value)
    }

    fn tell(&self, piece: Piece) -> Option<Text> {
        <Sapiens as View>::tell(piece)
    }

    fn net(&self, piece: Piece) -> Vec<NetFace> {
        let shown = die_of(piece).value;
        // A cross: 1 in the middle as a die that shows 1 stands, its neighbours folded out to their sides, 6 beyond the 2.
        // Deeper than wide, so that it has room beside the turntable.
        [
            (1, Quat::IDENTITY, (0.0, 0.0)),
            (2, Quat::from_rotation_x(-FRAC_PI_2), (0.0, 1.0)),
            (5, Quat::from_rotation_x(FRAC_PI_2), (0.0, -1.0)),
            (3, Quat::from_rotation_z(FRAC_PI_2), (1.0, 0.0)),
            (4, Quat::from_rotation_z(-FRAC_PI_2), (-1.0, 0.0)),
            (6, Quat::from_rotation_x(-2.0 * FRAC_PI_2), (0.0, 2.0)),
        ]
        .into_iter()
        .map(|(value, rotation, place)| NetFace { rotation, place: place.into(), counts: value == shown })
        .collect()
    }

    fn ways(&self, piece: Piece) -> Vec<Vec2> {
        let turn = if die_of(piece).diagonal { FRAC_PI_4 } else { 0.0 };
        (0_u8..4).map(|quarter| Vec2::from_angle(f32::from(quarter) * FRAC_PI_2 - turn)).collect()
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Die
    }
}

/// Number of edges that a thrown die rolls over.
const ROLLED_EDGES: f32 = 6.0;
/// When it lies still, as a share of the time that is given to it.
const ROLLS: f32 = 0.8;

/// The names of the sets of dice, by side.
const SET_NAMES: &[&str] = &["set-sapiens-ivory", "set-sapiens-ebony", "set-sapiens-padouk", "set-sapiens-jade"];

/// Each value on top, turned by each multiple of 45°: 24 attitudes lie straight, 24 diagonally.
fn attitudes() -> Vec<Attitude> {
    let each = (1..=6).flat_map(|value| (0..8_u8).map(move |eighth| (value, eighth)));
    each.map(|(value, eighth)| {
        let die = Die { side: Side(0), value, diagonal: eighth % 2 == 1, alliance: false };
        Attitude {
            rotation: Quat::from_rotation_y(f32::from(eighth) * FRAC_PI_4) * upright(value),
            piece: Piece { side: Some(die.side), kind: kind(die) },
        }
    })
    .collect()
}

/// What the die theatre plays: real positions and orders, whose effects come from the rules.
const SCENES: &[Scene] = &[
    Scene {
        id: "go",
        title: "scene-sapiens-go",
        position: "8/8/b2+,4,b1+,2/8/8/2,w3+,5/8/8 w 2 alliances",
        order: "c3-f3",
        captions: &["scene-sapiens-go-0", "scene-sapiens-go-1"],
    },
    Scene {
        id: "turn",
        title: "scene-sapiens-turn",
        position: "8/8/b2+,4,b1+,2/8/8/2,w3+,5/8/8 w 2 alliances",
        order: "c3~",
        captions: &["scene-sapiens-turn-0", "scene-sapiens-turn-1"],
    },
    Scene {
        id: "rise",
        title: "scene-sapiens-rise",
        position: "8/7,b2+/8/3,b4x,4/3,w1+,4/8/8/8 w 2 alliances",
        order: "d4xd5",
        captions: &["scene-sapiens-rise-0", "scene-sapiens-capture", "scene-sapiens-rise-2"],
    },
    Scene {
        id: "three-four",
        title: "scene-sapiens-three-four",
        position: "8/7,b2+/5,b1+,2/8/8/2,w3x,5/8/8 w 2 alliances",
        order: "c3xf6",
        captions: &["scene-sapiens-three-four-0", "scene-sapiens-capture", "scene-sapiens-three-four-2"],
    },
    Scene {
        id: "six",
        title: "scene-sapiens-six",
        position: "8/7,b2+/8/8/b5+,7/8/w6+,7/8 w 2 alliances",
        order: "a2xa4",
        captions: &["scene-sapiens-six-0", "scene-sapiens-six-1"],
    },
    Scene {
        id: "alliance",
        title: "scene-sapiens-alliance",
        position: "8/7,b2+/2,w2+,w2+,4/8/8/8/8/8 w 2 alliances",
        order: "c6&d6",
        captions: &["scene-sapiens-alliance-0", "scene-sapiens-alliance-1"],
    },
    Scene {
        id: "martyr",
        title: "scene-sapiens-martyr",
        position: "8/6,b6x,1/1,b1+,6/8/8/1,w5+,6/6,w1+,1/8 w 2 alliances",
        order: "b3xb6!g7",
        captions: &[
            "scene-sapiens-martyr-0",
            "scene-sapiens-capture",
            "scene-sapiens-martyr-2",
            "scene-sapiens-martyr-3",
        ],
    },
];

/// What it asks; the rules answer.
const QUESTIONS: &[Question] = &[
    Question { position: "8/7,b1+/8/8/3,w2+,4/8/8/8 w 2 alliances", cell: "d4" },
    Question { position: "8/7,b1+/8/8/3,w2x,4/8/8/8 w 2 alliances", cell: "d4" },
    Question { position: "8/3,b2+,4/8/b1x,2,w4+,2,w1+,1/8/8/3,w2+,4/8 w 2 alliances", cell: "d5" },
    Question { position: "8/1,b3+,6/8/8/4,w3x,3/5,w1+,2/2,b1+,5/8 w 2 alliances", cell: "e4" },
    Question { position: "7,b2+/8/3,w2+,4/2,w2+,w2+,4/8/3,b1x,4/8/8 w 2 alliances", cell: "d5" },
    Question { position: "6,b1x,1/8/8/8/1,b2+,6/8/8/w6x,6,b3+ w 2 alliances", cell: "a1" },
];
