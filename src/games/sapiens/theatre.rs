//! What Sapiens shows in the die theatre: all states of a die, its net, moves that are played slowly, and questions.
//!
//! No side effects. Depends only on the game's own files, `rules`, `table` and `theatre`.

use super::pieces::{SapiensLooks, dice, die_of};
use crate::theatre::looks::TheatreLooks;
use crate::theatre::programme::{Attitude, NetFace, Programme, Question, Scene};
use bevy::math::{Quat, Vec2, Vec3};
use ludoteca_games::sapiens::position::Die;
use ludoteca_games::sapiens::rules::Sapiens;
use ludoteca_games::sapiens::view::kind;
use ludoteca_rules::{Piece, Side, Text, View};
use ludoteca_table::mesh::die::{self, Detail, upright};
use ludoteca_table::show::looks::PieceShape;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

impl TheatreLooks for SapiensLooks {
    fn shapes_shown_large(&self) -> Vec<PieceShape> {
        dice(Detail::LARGE)
    }

    fn stages(&self) -> Vec<Piece> {
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
        // A cross: 1 in the middle as a die that shows 1 stands, its neighbours folded out to their sides, 6 beyond the
        // 2. Deeper than wide, so that it has room beside the turntable.
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

    fn labels(&self, piece: Piece, rotation: Quat) -> Vec<(Vec3, Text)> {
        let Die { value, .. } = die_of(piece);
        let way = |value: u8| rotation * die::direction(value);
        // The side that is seen at the right, and its opposite.
        let side = (1..=6_u8).max_by(|a, b| way(*a).dot(RIGHT).total_cmp(&way(*b).dot(RIGHT))).unwrap_or(3);
        let sum = Text::new("theatre-sapiens-sum").with_number("one", side).with_number("other", 7 - side);
        vec![
            (Vec3::Y, Text::new("theatre-sapiens-value").with_number("value", value)),
            (way(side), sum),
            (Vec3::NEG_Y, Text::new("theatre-sapiens-hidden").with_number("value", 7 - value)),
        ]
    }

    fn ways(&self, piece: Piece) -> Vec<Vec2> {
        let turn = if die_of(piece).diagonal { FRAC_PI_4 } else { 0.0 };
        (0_u8..4).map(|quarter| Vec2::from_angle(f32::from(quarter) * FRAC_PI_2 - turn)).collect()
    }
}

/// Where the side is that one sees beside the near one.
const RIGHT: Vec3 = Vec3::new(1.0, 0.0, 0.3);

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
