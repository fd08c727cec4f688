//! The lights of Semáforo on the table: lacquered lathe bodies on black bases.
//!
//! Green is a low disc, yellow a triangle, red an octagon, each higher than the one before, so they differ in outline
//! and height too. When a piece changes, the next light grows out of the one before, which shrinks into it. No side
//! effects. Depends only on the game's own files, `rules` and `table`.

use crate::games::semaforo::rules::Colour;
use crate::rules::{Kind, Piece};
use crate::table::mesh::Builder;
use crate::table::mesh::turned::{Plan, shoulder, stretched};
use crate::table::scene::board::Tone;
use crate::table::scene::material::Finish;
use crate::table::show::animation::pose::{ease, phase};
use crate::table::show::looks::{Body, PieceLooks, Shape};
use bevy::math::{Isometry3d, Vec2, Vec3};
use bevy::prelude::Transform;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_8};

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
            Colour::Green => 0.16,
            Colour::Yellow => 0.29,
            Colour::Red => 0.42,
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

/// How far an inlay protrudes from a flat top.
const INLAY: f32 = 0.006;

/// A black base a little wider than the light, which separates it from the wood.
fn foot(plan: &Plan, reach: f32) -> Builder {
    plan.turn(&[(reach, 0.0), (reach, 0.022), (reach - 0.012, 0.036), (reach - 0.06, 0.04)])
}

/// A low disc with a lens in a ring.
fn green(height: f32) -> Vec<(Builder, Finish)> {
    let plan = Plan::round(56);
    let (rim, top) = (0.27, height - 0.028);
    let mut side = vec![(0.375, 0.03), (0.392, 0.055)];
    side.extend(shoulder((0.398, 0.08), (0.335, top + 0.008), 7));
    side.push((rim, top));
    let mut body = plan.turn(&side);
    let mut lens = vec![(rim, top)];
    lens.extend((0..=6).map(|step| {
        let (sin, cos) = (FRAC_PI_2 * (0.25 + 0.75 * step as f32 / 6.0)).sin_cos();
        ((rim - 0.012) * cos / 0.924, height - 0.05 * (1.0 - sin))
    }));
    body.append(&plan.turn(&lens[1..]), Transform::IDENTITY);
    vec![
        (body, Finish::GreenGlaze),
        (plan.bead(rim, 0.022, top - 0.002, 0.014), Finish::Brass),
        (foot(&plan, 0.412), Finish::Ebony),
    ]
}

/// A triangle with its point away from the first player.
fn yellow(height: f32) -> Vec<(Builder, Finish)> {
    let top = height - INLAY;
    let middle = Vec2::new(0.0, 0.075);
    let plan = |core: f32| Plan::polygon(3, core, FRAC_PI_2, middle, 10);
    let outer = plan(0.345);
    let mut side = vec![(0.092, 0.03), (0.096, 0.07)];
    side.extend(shoulder((0.088, top - 0.05), (0.045, top), 6));
    let mut body = outer.turn(&side);
    body.append(&outer.cap(0.045, top), Transform::IDENTITY);
    let inlay = plan(0.20).bead(0.06, 0.020, top - 0.004, INLAY + 0.004);
    vec![(body, Finish::YellowGlaze), (inlay, Finish::Ebony), (foot(&outer, 0.112), Finish::Ebony)]
}

/// An octagon, the highest.
fn red(height: f32) -> Vec<(Builder, Finish)> {
    let top = height - INLAY;
    let plan = |core: f32| Plan::polygon(8, core, FRAC_PI_8, Vec2::ZERO, 3);
    let outer = plan(0.375);
    let mut side = vec![(0.026, 0.03), (0.032, 0.10)];
    side.extend(shoulder((0.022, top - 0.045), (-0.022, top), 6));
    let mut body = outer.turn(&side);
    body.append(&outer.cap(-0.022, top), Transform::IDENTITY);
    let inlay = plan(0.28).bead(0.01, 0.022, top - 0.004, INLAY + 0.004);
    vec![(body, Finish::RedGlaze), (inlay, Finish::Ivory), (foot(&outer, 0.045), Finish::Ebony)]
}

impl PieceLooks for SemaforoLooks {
    fn shapes(&self) -> Vec<Shape> {
        let lights = (0..=2 * STEPS).map(light_at);
        lights.map(|light| Shape::of_parts(light.parts, light.height, 0.50)).collect()
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

    fn tone(&self) -> Tone {
        Tone::Plain
    }

    fn height(&self) -> u8 {
        4
    }
}
