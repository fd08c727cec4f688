//! The lights of Semáforo on the table: glazed lathe bodies on feet of dark felt.
//!
//! Green is a low disc, yellow a triangle, red an octagon, each higher than the one before, so they differ in outline
//! and height too. When a piece changes, the next light grows out of the one before, which shrinks into it. No side
//! effects. Depends only on the game's own files, `rules` and `table`.

use bevy::math::{Isometry3d, Vec2, Vec3};
use bevy::prelude::Transform;
use ludoteca_games::semaforo::rules::Colour;
use ludoteca_rules::{Kind, Piece};
use ludoteca_table::mesh::Builder;
use ludoteca_table::mesh::turned::{Plan, shoulder, stretched};
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Frame, Style, Tone};
use ludoteca_table::scene::material::{Finish, Gloss, Stuff};
use ludoteca_table::show::animation::pose::{ease, phase};
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use ludoteca_table::show::voice::Voice;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_8};

/// Lacquer as grey as asphalt, with a white kerb round it.
const BOARD: Style = Style {
    tone: Tone::Plain,
    cells: [LACQUER, LACQUER],
    joint: Stuff::even(0x2b2d30, Gloss::Dull),
    frame: Frame::Kerbed,
    border: Stuff::of(Texture::Glaze, 0x1c1d20, Gloss::Lacquered),
    letters: 0xece3cd,
    mat: Some([0x2b2d31, 0x1c1d20]),
    ..Style::WOODEN
};
const LACQUER: Stuff = Stuff::of(Texture::Limestone, 0x7b7d80, Gloss::Lacquered);

/// Number of shapes for a change of colour, shown one after the other.
const STEPS: usize = 28;

/// The looks of Semáforo.
///
/// Its shapes are moments on one scale: green lies at 0, yellow at `STEPS` and red at twice that; those between are
/// changes.
#[derive(Default)]
pub struct SemaforoLooks;

/// The meshes of a light, and its height.
struct Light {
    parts: Vec<(Builder, Finish)>,
    height: f32,
}

impl Light {
    /// Height of the light of a colour.
    const fn height(colour: Colour) -> f32 {
        match colour {
            Colour::Green => 0.185,
            Colour::Yellow => 0.30,
            Colour::Red => 0.43,
        }
    }

    fn of(colour: Colour) -> Self {
        let height = Self::height(colour);
        let parts = match colour {
            Colour::Green => green(height),
            Colour::Yellow => yellow(height),
            Colour::Red => red(height),
        };
        Self { parts, height }
    }

    /// The light while `next` grows out of it.
    fn growing(&self, next: &Self, growth: &Growth) -> Self {
        let stretch = |light: &Self, [wide, tall]: [f32; 2]| -> Vec<_> {
            light.parts.iter().map(|(shape, finish)| (stretched(shape, wide, tall), *finish)).collect()
        };
        let mut parts = stretch(self, growth.old);
        parts.extend(stretch(next, growth.new));
        Self { parts, height: growth.height }
    }
}

/// The moment on the scale of all shapes at which a kind is at rest.
fn moment(kind: Kind) -> f32 {
    f32::from(kind.0) * STEPS as f32
}

/// A light that grows out of another: how wide and how tall each is, as shares of its size at rest.
struct Growth {
    old: [f32; 2],
    new: [f32; 2],
    /// Height of both together.
    height: f32,
}

impl Growth {
    /// `t` from 0 to 1, from a light of height `old` to one of height `new`.
    fn at(old: f32, new: f32, t: f32) -> Self {
        // The new light begins inside the old one, which shrinks once the new one is taller and ends inside it.
        let (rise, sink) = (ease(t), ease(phase(t, 0.2, 1.0)));
        let (old_tall, new_tall) = (1.0 - 0.6 * sink, 0.95 * old / new * (1.0 - rise) + rise);
        Self {
            old: [1.0 - 0.45 * sink, old_tall],
            new: [0.55 + 0.45 * rise, new_tall],
            height: (old_tall * old).max(new_tall * new),
        }
    }
}

/// The colour of a moment, and what it is growing into.
fn colours_at(moment: usize) -> (Colour, Option<(Colour, Growth)>) {
    let colour = Colour::ALL[(moment / STEPS).min(Colour::ALL.len() - 1)];
    let since = moment - colour as usize * STEPS;
    let next = colour.next().filter(|_| since > 0).map(|next| {
        let growth = Growth::at(Light::height(colour), Light::height(next), since as f32 / STEPS as f32);
        (next, growth)
    });
    (colour, next)
}

/// Height of the light at a moment.
fn height_at(moment: usize) -> f32 {
    let (colour, next) = colours_at(moment);
    next.map_or(Light::height(colour), |(_, growth)| growth.height)
}

fn light_at(moment: usize) -> Light {
    let (colour, next) = colours_at(moment);
    let light = Light::of(colour);
    match next {
        Some((next, growth)) => light.growing(&Light::of(next), &growth),
        None => light,
    }
}

/// How far an inlay protrudes from a flat top, and how far the pillow inside it rises.
const INLAY: f32 = 0.008;
/// How far the felt stands out round a light.
const FELT: f32 = 0.055;
/// Where the glaze begins, a little inside the felt.
const LOW: f32 = 0.018;

/// A foot of dark felt wider than the light, which sets it off from the wood.
fn foot(plan: &Plan, reach: f32) -> Builder {
    plan.turn(&[(reach + FELT, 0.0), (reach + FELT, 0.016), (reach + FELT - 0.008, 0.022), (reach - 0.05, 0.024)])
}

/// A body with upright sides and an upper edge that is `round`.
fn glazed(plan: &Plan, reach: f32, top: f32, round: f32) -> Builder {
    let mut side = vec![(reach - 0.012, LOW), (reach, LOW + 0.014)];
    side.extend(shoulder((reach, top - round), (reach - round, top), 7));
    let mut body = plan.turn(&side);
    body.append(&plan.cap(reach - round, top), Transform::IDENTITY);
    body
}

/// A soft pillow on a flat top, so that it catches the light.
fn pillow(plan: &Plan, reach: f32, top: f32) -> Builder {
    let mut pillow = plan.turn(&shoulder((reach, top - 0.002), (reach - 0.03, top + INLAY), 4));
    pillow.append(&plan.cap(reach - 0.03, top + INLAY), Transform::IDENTITY);
    pillow
}

/// A low disc with a lens in a ring of brass.
fn green(height: f32) -> Vec<(Builder, Finish)> {
    let plan = Plan::round(56);
    let (reach, rim, top) = (0.40, 0.283, height - 0.035);
    let mut side = vec![(0.37, LOW), (0.386, 0.05)];
    side.extend(shoulder((reach, 0.085), (0.325, top + 0.004), 7));
    side.push((rim, top - 0.002));
    let mut body = plan.turn(&side);
    let mut lens = vec![(rim, top - 0.002)];
    lens.extend((0..=6_u8).map(|step| {
        let (sin, cos) = (FRAC_PI_2 * (0.2 + 0.8 * f32::from(step) / 6.0)).sin_cos();
        ((rim - 0.010) * cos / 0.951, height - 0.040 * (1.0 - sin))
    }));
    body.append(&plan.turn(&lens[1..]), Transform::IDENTITY);
    vec![
        (body, Finish::GreenGlaze),
        (plan.bead(rim, 0.013, top - 0.003, 0.012), Finish::Brass),
        (foot(&plan, reach - 0.005), Finish::Felt),
    ]
}

/// A triangle with its point away from the first player.
fn yellow(height: f32) -> Vec<(Builder, Finish)> {
    let top = height - INLAY;
    let plan = |core: f32| Plan::polygon(3, core, FRAC_PI_2, Vec2::new(0.0, 0.06), 10);
    let (outer, inner) = (plan(0.29), plan(0.15));
    let mut body = glazed(&outer, 0.14, top, 0.062);
    body.append(&pillow(&inner, 0.056, top), Transform::IDENTITY);
    let ring = inner.bead(0.073, 0.018, top - 0.002, INLAY);
    vec![(body, Finish::YellowGlaze), (ring, Finish::Ebony), (foot(&outer, 0.14), Finish::Felt)]
}

/// An octagon, the highest.
fn red(height: f32) -> Vec<(Builder, Finish)> {
    let top = height - INLAY;
    let plan = |core: f32| Plan::polygon(8, core, FRAC_PI_8, Vec2::ZERO, 3);
    let (outer, inner) = (plan(0.351), plan(0.22));
    let mut body = glazed(&outer, 0.05, top, 0.055);
    body.append(&pillow(&inner, 0.004, top), Transform::IDENTITY);
    let ring = inner.bead(0.027, 0.024, top - 0.002, INLAY);
    vec![(body, Finish::RedGlaze), (ring, Finish::Bone), (foot(&outer, 0.05), Finish::Felt)]
}

impl PieceLooks for SemaforoLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        let lights = (0..=2 * STEPS).map(light_at);
        lights.map(|light| PieceShape::of_parts(light.parts, light.height, 0.50)).collect()
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        self.becoming(piece, piece, 0.0)
    }

    fn becoming(&self, from: Piece, to: Piece, t: f32) -> Vec<Body> {
        let shape = (moment(from.kind) * (1.0 - t) + moment(to.kind) * t).round() as usize;
        vec![Body { shape, pose: Isometry3d::from_translation(Vec3::Y * height_at(shape) / 2.0) }]
    }

    fn top(&self, piece: Piece) -> f32 {
        height_at(moment(piece.kind) as usize)
    }

    fn board(&self) -> Style {
        BOARD
    }

    fn height(&self) -> u8 {
        4
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Lamp
    }
}
