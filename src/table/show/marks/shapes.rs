//! The meshes of marks: a fill, and an edge under it that contrasts with any wood. No side effects.

use crate::table::mesh::{Builder, flat, raise, rectangle, regular};
use crate::table::scene::board::layout::CORNER;
use crate::table::scene::material::Ink;
use bevy::prelude::{Transform, Vec2, Vec3};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_6, PI, TAU};

/// Width of the edge round a fill.
const EDGE: f32 = 0.026;

/// The meaning of a mark, which determines its shape. Ordered from bottom to top where several share a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkShape {
    /// From and to of the last move: four corner brackets.
    LastMove,
    /// Part of a winning line: a closed ring with a ray into each corner.
    Winning,
    /// The selected piece: a closed outline.
    Selected,
    /// Can go here: a dot.
    Go,
    /// Can be put here: a plus.
    Place,
    /// Can be captured: a ring broken at the sides.
    Capture,
    /// Can be pushed: two wedges that point ahead and back.
    Push,
    /// Stands in the way: a bar along the middle of each side.
    Blocks,
    /// Immune: a closed hexagon.
    Immune,
    /// Can turn where it stands: two curved arrows round the top of the piece, beyond its corners.
    Turn,
    /// Can be joined: two squares, one rotated, which make a star of eight points.
    Join,
    /// Can be exchanged: two opposite arrows.
    Exchange,
    /// A hint: a ring of beads.
    Hint,
    /// Refused: a cross of four strokes in the corners.
    Refused,
    /// The keyboard's cell: a thin double outline.
    Cursor,
}

/// A mark's two meshes, lying in y = 0 round the middle of a cell.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The coloured part.
    pub fill: Builder,
    /// The same, a little larger.
    pub edge: Builder,
}

impl MarkShape {
    /// All of them, from bottom to top.
    pub const ALL: [Self; 15] = [
        Self::LastMove,
        Self::Winning,
        Self::Selected,
        Self::Go,
        Self::Place,
        Self::Capture,
        Self::Push,
        Self::Blocks,
        Self::Immune,
        Self::Turn,
        Self::Join,
        Self::Exchange,
        Self::Hint,
        Self::Refused,
        Self::Cursor,
    ];

    /// Inks of fill and edge: dark saturated fills with a light edge, bright fills with a dark one.
    #[must_use]
    pub const fn inks(self) -> (Ink, Ink) {
        match self {
            Self::LastMove => (Ink::Blue, Ink::Light),
            Self::Winning => (Ink::Gold, Ink::Dark),
            Self::Selected => (Ink::Amber, Ink::Dark),
            Self::Go | Self::Place | Self::Push => (Ink::Teal, Ink::Light),
            Self::Capture | Self::Refused => (Ink::Red, Ink::Light),
            Self::Blocks => (Ink::Dark, Ink::Light),
            Self::Turn => (Ink::Rust, Ink::Light),
            Self::Join => (Ink::Green, Ink::Light),
            Self::Exchange | Self::Immune => (Ink::Plum, Ink::Light),
            Self::Hint => (Ink::Violet, Ink::Light),
            Self::Cursor => (Ink::Light, Ink::Dark),
        }
    }
}

impl MarkShape {
    /// Whether it throws light on the wood around it.
    #[must_use]
    pub const fn glows(self) -> bool {
        matches!(self, Self::Winning | Self::Selected)
    }

    /// Whether it lies level with the top of the piece, where neither the piece nor its neighbours hide it, instead of
    /// on the board. Then it may reach a little beyond its cell.
    #[must_use]
    pub const fn floats(self) -> bool {
        matches!(self, Self::Turn)
    }
}

/// A square for the light round a mark, with texture coordinates from corner to corner.
#[must_use]
pub fn glow(half: f32) -> Builder {
    let mut shape = Builder::default();
    let corners: Vec<_> = rectangle(Vec2::splat(half)).into_iter().map(|p| raise(p, 0.0)).collect();
    shape.polygon(&corners, Vec3::Y, |p| Vec2::new(p.x, p.z) / (2.0 * half) + 0.5);
    shape
}

/// The meshes of a mark on a square or hexagonal cell.
#[must_use]
pub fn shape(mark: MarkShape, hexagonal: bool) -> Drawn {
    Drawn { fill: part(mark, hexagonal, 0.0), edge: part(mark, hexagonal, EDGE) }
}

/// One part, grown by `e` on all sides.
fn part(mark: MarkShape, hexagonal: bool, e: f32) -> Builder {
    // The cell's outline, inset by `inside`.
    let cell = |inside: f32| {
        if hexagonal {
            regular(6, CORNER * (1.0 - 2.0 * inside), PI / 6.0)
        } else {
            rectangle(Vec2::splat(0.5 - inside))
        }
    };
    // Edges grow outwards less than inwards, or they would extend into the next cell.
    let out = e.min(0.012);
    match mark {
        MarkShape::LastMove => brackets(hexagonal, e),
        MarkShape::Winning => {
            // Around the widest pieces: stones of radius 0.43 leave no more room than this.
            let mut shape = flat::ring(0.43 - e, 0.482 + out, 1, 1.0, 0.0, 40);
            let (rays, first, tip) = if hexagonal { (6, FRAC_PI_6, 0.56) } else { (4, FRAC_PI_4, 0.655) };
            for k in 0..rays {
                let way = Vec2::from_angle(first + k as f32 * TAU / rays as f32);
                flat::head(&mut shape, way * tip, way, tip - 0.46, 0.075, e * 0.3);
            }
            shape
        }
        MarkShape::Selected => flat::outline(&cell(0.015), -0.08 - e, out, 0.5),
        MarkShape::Go => flat::ring(0.0, 0.15 + e, 1, 1.0, 0.0, 32),
        MarkShape::Place => {
            let mut shape = Builder::default();
            for way in [Vec2::X, Vec2::Y] {
                flat::bar(&mut shape, way * -0.19, way * 0.19, 0.11 + 2.0 * e, e);
            }
            shape
        }
        MarkShape::Capture => flat::ring(0.385 - e, 0.475 + out, 4, 0.74 + 1.5 * e, FRAC_PI_4, 12),
        MarkShape::Push => {
            let mut shape = Builder::default();
            for way in [Vec2::Y, Vec2::NEG_Y] {
                flat::head(&mut shape, way * 0.485, way, 0.20, 0.30, e * 0.5);
            }
            shape
        }
        MarkShape::Blocks => {
            let mut shape = Builder::default();
            for k in 0..4 {
                let way = Vec2::from_angle(k as f32 * FRAC_PI_2);
                let (out, along) = (way * 0.43, way.perp() * 0.17);
                flat::bar(&mut shape, out - along, out + along, 0.085 + 2.0 * e, e);
            }
            shape
        }
        // Thin, since there are many.
        MarkShape::Immune => flat::outline(&regular(6, 0.47, FRAC_PI_6), -0.03 - 0.6 * e, 0.4 * e, 0.5),
        MarkShape::Turn => {
            // At the left and at the right of the piece: in front and behind they would hide the cells there.
            let mut shape = Builder::default();
            let (inner, outer, sweep) = (0.485, 0.555, 0.95);
            for start in [-0.60, -0.60 + PI] {
                let grow = e / 0.5;
                flat::arc(&mut shape, inner - e, outer + e, start - grow, sweep + 2.0 * grow, 12);
                // The arrow head continues the arc along its tangent.
                let angle: f32 = start + sweep + 0.42;
                let tip = Vec2::new(angle.cos(), -angle.sin()) * 0.535;
                let back = start + sweep + 0.02;
                let way = tip - Vec2::new(back.cos(), -back.sin()) * 0.515;
                flat::head(&mut shape, tip, way, 0.20, 0.088, e * 0.8);
            }
            shape
        }
        MarkShape::Join => {
            let mut shape = Builder::default();
            for turn in [0.0, FRAC_PI_4] {
                let square: Vec<Vec2> =
                    rectangle(Vec2::splat(0.338)).iter().map(|p| Vec2::from_angle(turn).rotate(*p)).collect();
                shape.append(&flat::outline(&square, -0.055 - e, e * 0.5, 0.5), Transform::IDENTITY);
            }
            shape
        }
        MarkShape::Exchange => {
            let mut shape = Builder::default();
            for side in [-1.0_f32, 1.0] {
                let (x, way) = (0.395 * side, Vec2::new(0.0, side));
                flat::bar(&mut shape, Vec2::new(x, -0.40 * side), Vec2::new(x, 0.24 * side), 0.065 + 2.0 * e, e);
                flat::head(&mut shape, Vec2::new(x, 0.44 * side), way, 0.20, 0.080, e * 0.55);
            }
            shape
        }
        MarkShape::Hint => flat::ring(0.36 - e, 0.44 + e, 10, 0.55 + 4.0 * e, 0.0, 5),
        MarkShape::Refused => {
            let mut shape = Builder::default();
            for k in 0..4 {
                let way = Vec2::from_angle(FRAC_PI_4 + k as f32 * FRAC_PI_2);
                let (from, to) = if hexagonal { (0.26, 0.44) } else { (0.38, 0.58) };
                flat::bar(&mut shape, way * from, way * to, 0.11 + 2.0 * e, e);
            }
            shape
        }
        MarkShape::Cursor => {
            let mut shape = flat::outline(&cell(0.012), -0.030 - e * 0.6, 0.0, 0.5);
            shape.append(&flat::outline(&cell(0.085), -0.022 - e * 0.6, e * 0.6, 0.5), Transform::IDENTITY);
            shape
        }
    }
}

/// Brackets in the corners of the cell.
fn brackets(hexagonal: bool, e: f32) -> Builder {
    if hexagonal {
        let outline = regular(6, CORNER * 0.92, PI / 6.0);
        return flat::outline(&outline, -0.07 - e, e * 0.6, 0.28 + e);
    }
    let mut shape = Builder::default();
    let (half, thick, arm) = (0.46 + e, 0.075 + 2.0 * e, 0.22 + 1.5 * e);
    for k in 0..4 {
        let turn = Vec2::from_angle(k as f32 * FRAC_PI_2);
        let mut bar = |from: Vec2, to: Vec2| {
            let corners = [from, Vec2::new(to.x, from.y), to, Vec2::new(from.x, to.y)];
            flat::face(&mut shape, &corners.map(|p| turn.rotate(p)));
        };
        bar(Vec2::new(half - arm, half - thick), Vec2::splat(half));
        bar(Vec2::new(half - thick, half - arm), Vec2::new(half, half - thick));
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mesh::check;
    use bevy::math::Vec3;

    #[test]
    fn marks_stay_on_their_cell_and_the_edge_shows_all_round() {
        for mark in MarkShape::ALL {
            for hexagonal in [false, true] {
                let Drawn { fill, edge } = shape(mark, hexagonal);
                check::surface(&fill);
                check::surface(&edge);
                let ((low, high), (outer_low, outer_high)) = (check::bounds(&fill), check::bounds(&edge));
                assert!(outer_low.cmple(low).all() && outer_high.cmpge(high).all(), "{mark:?}");
                let limit = match (mark.floats(), hexagonal) {
                    (true, _) => 0.60,
                    (false, true) => 0.58,
                    (false, false) => 0.501,
                };
                assert!(outer_high.max(-outer_low).max_element() <= limit, "{mark:?} {outer_low} {outer_high}");
            }
        }
    }

    /// Which of 24 × 24 points of the cell the mark covers.
    fn plan(mark: MarkShape) -> Vec<bool> {
        let shape = part(mark, false, EDGE);
        let covers = |at: Vec2| {
            shape.triangles.chunks(3).any(|t| {
                let [a, b, c] = [0, 1, 2].map(|k| {
                    let p = Vec3::from(shape.positions[t[k] as usize]);
                    Vec2::new(p.x, p.z)
                });
                let side = |from: Vec2, to: Vec2| (to - from).perp_dot(at - from) <= 0.0;
                side(a, b) && side(b, c) && side(c, a)
            })
        };
        (0..576).map(|k| covers(Vec2::new((k % 24) as f32 + 0.5, (k / 24) as f32 + 0.5) / 24.0 - 0.5)).collect()
    }

    #[test]
    fn every_two_marks_differ_in_shape_alone() {
        let plans = MarkShape::ALL.map(plan);
        for (k, one) in plans.iter().enumerate() {
            for (other, two) in plans.iter().enumerate().take(k) {
                let differs = one.iter().zip(two).filter(|(a, b)| a != b).count();
                let either = one.iter().zip(two).filter(|(a, b)| **a || **b).count();
                assert!(differs * 4 > either, "{:?} and {:?}", MarkShape::ALL[k], MarkShape::ALL[other]);
            }
        }
    }

    #[test]
    fn marks_of_standing_pieces_leave_the_middle_free() {
        for mark in MarkShape::ALL.into_iter().filter(|mark| !matches!(mark, MarkShape::Go | MarkShape::Place)) {
            let plan = plan(mark);
            assert!((8..16).all(|row| (8..16).all(|column| !plan[row * 24 + column])), "{mark:?}");
        }
    }
}
