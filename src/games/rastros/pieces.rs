//! The stone of Rastros and its trail on the table.
//!
//! The stone is of shell on a brass ring, with a star of eight points for its eight directions; the trail is of low
//! black domes. No side effects. Depends only on the game's own files, `rules` and `table`.

use bevy::math::{Isometry3d, Vec2, Vec3};
use bevy::prelude::Transform;
use ludoteca_games::rastros::view::STONE;
use ludoteca_rules::Piece;
use ludoteca_table::mesh::Builder;
use ludoteca_table::mesh::turned::Plan;
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Style, Tone};
use ludoteca_table::scene::material::{Finish, Gloss, Stuff};
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use ludoteca_table::show::voice::Voice;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_8};

/// Wet slate with thin lines of gold; the homes are discs of brass.
const BOARD: Style = Style {
    tone: Tone::Plain,
    cells: [SLATE, SLATE],
    joint: Stuff::BRASS,
    chamfer: 0,
    border: Stuff::of(Texture::Slate, 0x20282a, Gloss::Wet),
    letters: 0xe6d5ac,
    inlaid: &["a1", "g7"],
    mat: Some([0x3a2a1c, 0x2a1d12]),
    ..Style::WOODEN
};
const SLATE: Stuff = Stuff::of(Texture::Slate, 0x71807c, Gloss::Wet);

/// Height of the stone.
const HIGH: f32 = 0.40;
/// Radius of its base.
const RADIUS: f32 = 0.41;
/// Height of a stone of the trail.
const LOW: f32 = 0.20;
/// Height of its widest section.
const RIM: f32 = 0.03;
/// The angle from the widest section of the stone to where its top is cut flat.
const CUT: f32 = 0.96;
/// Sides of every circle.
const SIDES: usize = 64;

/// The looks of Rastros.
#[derive(Default)]
pub struct RastrosLooks;

/// An ellipsoid in a ring on a black base, cut flat at the top for the star.
fn stone() -> Vec<(Builder, Finish)> {
    let plan = Plan::round(SIDES);
    let (belly, wide) = (0.18, 0.362);
    let steps = 14_i8;
    let bow: Vec<(f32, f32)> = (-5..=steps)
        .map(|step| {
            let (sin, cos) = (f32::from(step) / f32::from(steps) * CUT).sin_cos();
            let tall = if step < 0 { 0.22 } else { (HIGH - 0.014 - belly) / CUT.sin() };
            (wide * cos, belly + tall * sin)
        })
        .collect();
    let (edge, top) = bow[bow.len() - 1];
    let mut body = plan.turn(&bow);
    body.append(&plan.cap(edge, top), Transform::IDENTITY);
    let ring = plan.turn(&[(0.37, 0.03), (0.38, 0.045), (0.38, 0.07), (0.36, 0.085), (0.30, 0.09)]);
    let foot = plan.turn(&[(RADIUS, 0.0), (RADIUS, 0.022), (RADIUS - 0.012, 0.034), (0.30, 0.038)]);
    let mut brass = ring;
    brass.append(&plan.bead(edge - 0.008, 0.014, top - 0.003, 0.012), Transform::IDENTITY);
    brass.append(&star(edge * 0.84, top), Transform::IDENTITY);
    vec![(body, Finish::Shell), (brass, Finish::Brass), (foot, Finish::Contact)]
}

/// A star of eight points, each a ridge with one flank towards the light and one away from it.
fn star(radius: f32, height: f32) -> Builder {
    let mut shape = Builder::default();
    let at = |angle: f32, radius: f32, rise: f32| {
        let (sin, cos) = angle.sin_cos();
        Vec3::new(radius * cos, height + rise, -radius * sin)
    };
    let middle = Vec3::Y * (height + 0.014);
    for point in 0_u8..8 {
        let angle = f32::from(point) * FRAC_PI_4;
        let tip = at(angle, radius * if point % 2 == 0 { 1.0 } else { 0.72 }, 0.002);
        for (flank, turned) in [(angle - FRAC_PI_8, false), (angle + FRAC_PI_8, true)] {
            let valley = at(flank, radius * 0.30, 0.002);
            let corners = if turned { [middle, tip, valley] } else { [middle, valley, tip] };
            let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize();
            shape.polygon(&corners, normal, |p| Vec2::new(p.x, p.z));
        }
    }
    shape
}

/// A low dome, so round that from everywhere some of it mirrors the lamp.
fn trail() -> Vec<(Builder, Finish)> {
    const STEPS: u8 = 8;
    let plan = Plan::round(SIDES);
    let mut side = vec![(0.325, 0.0), (0.338, 0.012)];
    side.extend((0..=STEPS).map(|step| {
        let (sin, cos) = (FRAC_PI_2 * f32::from(step) / f32::from(STEPS)).sin_cos();
        (0.342 * cos, RIM + (LOW - RIM) * sin)
    }));
    vec![(plan.turn(&side), Finish::Slate)]
}

impl PieceLooks for RastrosLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        vec![PieceShape::of_parts(stone(), HIGH, RADIUS + 0.10), PieceShape::of_parts(trail(), LOW, 0.442)]
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        let pose = Isometry3d::from_translation(Vec3::Y * self.top(piece) / 2.0);
        vec![Body { shape: usize::from(piece.kind != STONE), pose }]
    }

    fn top(&self, piece: Piece) -> f32 {
        if piece.kind == STONE { HIGH } else { LOW }
    }

    fn board(&self) -> Style {
        BOARD
    }

    fn height(&self) -> u8 {
        4
    }

    fn voice(&self, piece: Piece) -> Voice {
        if piece.kind == STONE { Voice::Stone } else { Voice::Wood }
    }
}
