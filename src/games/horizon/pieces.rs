//! The men of Horizon on the table: warriors with a round head, kings with a crown of four points, and warriors that
//! have arrived and sit.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use super::board::{GEOMETRY, RANKS, row_number};
use super::view::{ARRIVED, KING};
use crate::rules::{Cell, Piece, Side};
use crate::table::mesh::Builder;
use crate::table::mesh::turned::{Plan, shoulder};
use crate::table::scene::board::Tone;
use crate::table::scene::material::Finish;
use crate::table::show::looks::{Body, PieceLooks, Shape};
use crate::table::show::stone::standing;
use bevy::math::Vec2;
use bevy::prelude::Transform;
use std::f32::consts::FRAC_PI_2;

/// Heights of a warrior, a king, and a warrior that sits.
const HEIGHTS: [f32; 3] = [0.72, 1.02, 0.44];
/// Sides of round bodies.
const SIDES: usize = 36;
/// Radius of the foot, which contrasts with the man and, where he does not, with the board.
const FOOT: f32 = 0.40;
/// Radius of the shadow under a man.
const SHADOW: f32 = 0.46;

/// The looks of Horizon. Shape 2k + s is the man of kind k and side s.
#[derive(Default)]
pub struct HorizonLooks;

/// The finishes of a side: its wood, its foot and its trim.
const FINISHES: [[Finish; 3]; 2] =
    [[Finish::Holly, Finish::Felt, Finish::Grenadilla], [Finish::Grenadilla, Finish::Bone, Finish::Holly]];

fn round(profile: &[(f32, f32)]) -> Builder {
    Plan::round(SIDES).turn(profile)
}

/// The disc on which every man stands.
fn foot() -> Builder {
    round(&[(FOOT - 0.01, 0.0), (FOOT, 0.02), (FOOT, 0.05), (FOOT - 0.02, 0.075), (0.0, 0.075)])
}

/// The flat step on which the body of a man rises: it shows his wood from above.
fn pedestal() -> Builder {
    round(&[(0.33, 0.075), (0.335, 0.09), (0.33, 0.115), (0.32, 0.125), (0.25, 0.128)])
}

/// A ball on top of a body.
fn ball(radius: f32, middle: f32) -> Builder {
    let profile: Vec<(f32, f32)> = (0..=8_u8)
        .map(|step| {
            let (sin, cos) = (-1.1 + (FRAC_PI_2 + 1.1) * f32::from(step) / 8.0).sin_cos();
            (radius * cos, middle + radius * sin)
        })
        .collect();
    round(&profile)
}

/// A body of this profile on its pedestal, with a ball of this radius and height on top.
fn man(profile: &[(f32, f32)], (radius, middle): (f32, f32)) -> Builder {
    let mut body = pedestal();
    for part in [round(profile), ball(radius, middle)] {
        body.append(&part, Transform::IDENTITY);
    }
    body
}

/// Body and trim of a warrior: a slim body, a collar and a round head.
fn warrior() -> [Builder; 2] {
    let profile = [(0.25, 0.125), (0.20, 0.18), (0.155, 0.28), (0.135, 0.40), (0.13, 0.46)];
    let collar = round(&[(0.13, 0.40), (0.20, 0.425), (0.205, 0.445), (0.13, 0.47)]);
    [man(&profile, (0.155, 0.565)), collar]
}

/// Body and trim of a king: taller, with a crown of four points that shows from above.
fn king() -> [Builder; 2] {
    let profile = [(0.25, 0.125), (0.215, 0.20), (0.17, 0.34), (0.145, 0.54), (0.15, 0.62)];
    let crown = Plan::polygon(4, 0.11, 0.0, Vec2::ZERO, 6);
    let mut trim = crown.turn(&[(0.0, 0.60), (0.06, 0.63), (0.07, 0.70), (0.125, 0.82), (0.12, 0.835), (0.0, 0.80)]);
    trim.append(&round(&[(0.15, 0.52), (0.205, 0.55), (0.21, 0.57), (0.15, 0.60)]), Transform::IDENTITY);
    [man(&profile, (0.10, 0.90)), trim]
}

/// Body and trim of a warrior that sits: the same head on a low body.
fn sitting() -> [Builder; 2] {
    let collar = round(&[(0.16, 0.16), (0.215, 0.165), (0.22, 0.185), (0.16, 0.21)]);
    [man(&shoulder((0.25, 0.125), (0.14, 0.20), 6), (0.155, 0.285)), collar]
}

fn shape(kind: usize, side: usize) -> Shape {
    let [body, trim] = [warrior, king, sitting][kind]();
    let [wood, under, accent] = FINISHES[side];
    Shape::of_parts(vec![(body, wood), (foot(), under), (trim, accent)], HEIGHTS[kind], SHADOW)
}

fn kind_of(piece: Piece) -> usize {
    match piece.kind {
        KING => 1,
        ARRIVED => 2,
        _ => 0,
    }
}

/// The number printed beside each rank.
const ROW_NUMBERS: [u8; RANKS as usize] = {
    let mut numbers = [0; RANKS as usize];
    let mut rank = 0;
    while rank < RANKS {
        numbers[rank as usize] = row_number(Cell(rank * (GEOMETRY.cells() as u8 / RANKS)));
        rank += 1;
    }
    numbers
};

impl PieceLooks for HorizonLooks {
    fn shapes(&self) -> Vec<Shape> {
        (0..HEIGHTS.len()).flat_map(|kind| [shape(kind, 0), shape(kind, 1)]).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let kind = kind_of(piece);
        let side = usize::from(piece.side == Some(Side(1)));
        vec![Body { shape: 2 * kind + side, pose: standing(HEIGHTS[kind]) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        HEIGHTS[kind_of(piece)]
    }

    fn tone(&self) -> Tone {
        Tone::Fields
    }

    fn row_numbers(&self) -> &'static [u8] {
        &ROW_NUMBERS
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        10
    }
}
