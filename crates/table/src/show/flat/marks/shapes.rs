//! The shapes of marks, which differ from each other without colours. No side effects.

use crate::mesh::{Builder, flat, rectangle, regular};
use crate::scene::material::{Finish, Ink};
use bevy::prelude::{Transform, Vec2};
use ludoteca_rules::geometry::CellShape;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, FRAC_PI_6, PI};

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
    /// Can go here, to a cell with a number on it: a ring around the number.
    GoRound,
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
    /// To be touched next, as whoever teaches says: two closed rings.
    Aim,
    /// Refused: a cross of four strokes in the corners.
    Refused,
    /// The keyboard's cell: a thin double outline.
    Cursor,
}

impl MarkShape {
    /// All of them, from bottom to top.
    pub const ALL: [Self; 17] = [
        Self::LastMove,
        Self::Winning,
        Self::Selected,
        Self::Go,
        Self::GoRound,
        Self::Place,
        Self::Capture,
        Self::Push,
        Self::Blocks,
        Self::Immune,
        Self::Turn,
        Self::Join,
        Self::Exchange,
        Self::Hint,
        Self::Aim,
        Self::Refused,
        Self::Cursor,
    ];

    /// What the shape itself is drawn with, and the ink of the light that it throws on the wood around it. One is light
    /// and the other dark, so that a mark shows on every wood and in grey.
    #[must_use]
    pub const fn finishes(self) -> (Finish, Ink) {
        let ink = match self {
            Self::LastMove => Ink::Blue,
            Self::Winning | Self::Aim => Ink::Gold,
            Self::Selected => Ink::Amber,
            Self::Go | Self::GoRound | Self::Place | Self::Push => Ink::Teal,
            Self::Capture | Self::Refused => Ink::Red,
            Self::Turn => Ink::Rust,
            Self::Join => Ink::Green,
            Self::Exchange | Self::Immune => Ink::Plum,
            Self::Hint => Ink::Violet,
            Self::Cursor => Ink::Dark,
            Self::Blocks => return (Finish::Mark(Ink::Dark), Ink::Light),
        };
        (Finish::Light(ink), ink)
    }
}

impl MarkShape {
    /// How far its light reaches, in cells. What one must find at once is brighter, what only reminds is dimmer.
    #[must_use]
    pub const fn reach(self) -> f32 {
        match self {
            Self::Winning | Self::Selected | Self::Aim => 0.20,
            Self::LastMove | Self::Immune => 0.07,
            _ => 0.10,
        }
    }

    /// Whether it lies level with the top of the piece, where neither the piece nor its neighbours hide it, instead of
    /// on the board. Then it may reach a little beyond its cell.
    #[must_use]
    pub const fn floats(self) -> bool {
        matches!(self, Self::Turn)
    }
}

/// A mark on a cell of this shape, lying in y = 0 round the middle of the cell.
#[must_use]
pub fn shape(mark: MarkShape, cell_shape: CellShape) -> Builder {
    let wide = cell_shape.has_wide_corners();
    let cell = |inside: f32| inset(cell_shape, inside);
    match mark {
        MarkShape::LastMove => brackets(cell_shape),
        MarkShape::Winning => {
            // Around the widest pieces: stones of radius 0.43 leave no more room than this.
            let mut shape = flat::ring(0.425, 0.485, 1, 1.0, 0.0, 40);
            let tip = if wide { 0.655 } else { 0.56 };
            for way in cell(0.0).into_iter().map(Vec2::normalize) {
                flat::head(&mut shape, way * tip, way, tip - 0.46, 0.085, 0.0);
            }
            shape
        }
        MarkShape::Selected => flat::outline(&cell(0.015), -0.07, 0.0, 0.5),
        MarkShape::Go => flat::ring(0.0, 0.155, 1, 1.0, 0.0, 32),
        MarkShape::GoRound => flat::ring(0.33, 0.415, 1, 1.0, 0.0, 40),
        MarkShape::Place => plus(),
        MarkShape::Capture => flat::ring(0.385, 0.475, 4, 0.76, FRAC_PI_4, 12),
        MarkShape::Push => wedges(),
        MarkShape::Blocks => bars(),
        // Thin, since there are many.
        MarkShape::Immune => flat::outline(&regular(6, 0.47, FRAC_PI_6), -0.03, 0.0, 0.5),
        MarkShape::Turn => curved_arrows(),
        MarkShape::Join => star(),
        MarkShape::Exchange => opposite_arrows(),
        // Far enough out to be seen around a piece.
        MarkShape::Hint => flat::ring(0.405, 0.490, 10, 0.58, 0.0, 5),
        MarkShape::Aim => {
            // The outer one is seen around the widest pieces.
            let mut shape = flat::ring(0.425, 0.485, 1, 1.0, 0.0, 40);
            shape.append(&flat::ring(0.335, 0.370, 1, 1.0, 0.0, 40), Transform::IDENTITY);
            shape
        }
        MarkShape::Refused => {
            let mut shape = Builder::default();
            for k in 0..4 {
                let way = Vec2::from_angle(FRAC_PI_4 + k as f32 * FRAC_PI_2);
                let (from, to) = if wide { (0.38, 0.58) } else { (0.26, 0.44) };
                flat::bar(&mut shape, way * from, way * to, 0.12, 0.0);
            }
            shape
        }
        MarkShape::Cursor => {
            let mut shape = flat::outline(&cell(0.012), -0.032, 0.0, 0.5);
            shape.append(&flat::outline(&cell(0.085), -0.024, 0.0, 0.5), Transform::IDENTITY);
            shape
        }
    }
}

/// A plus.
fn plus() -> Builder {
    let mut shape = Builder::default();
    for way in [Vec2::X, Vec2::Y] {
        flat::bar(&mut shape, way * -0.20, way * 0.20, 0.12, 0.0);
    }
    shape
}

/// Two wedges that point ahead and back.
fn wedges() -> Builder {
    let mut shape = Builder::default();
    for way in [Vec2::Y, Vec2::NEG_Y] {
        flat::head(&mut shape, way * 0.485, way, 0.20, 0.30, 0.0);
    }
    shape
}

/// A bar along the middle of each side.
fn bars() -> Builder {
    let mut shape = Builder::default();
    for k in 0..4 {
        let way = Vec2::from_angle(k as f32 * FRAC_PI_2);
        let (out, along) = (way * 0.43, way.perp() * 0.17);
        flat::bar(&mut shape, out - along, out + along, 0.095, 0.0);
    }
    shape
}

/// Two curved arrows round the top of a piece.
fn curved_arrows() -> Builder {
    // At the left and at the right of the piece: in front and behind they would hide the cells there.
    let mut shape = Builder::default();
    let (inner, outer, sweep) = (0.485, 0.555, 0.95);
    for start in [-0.60, -0.60 + PI] {
        flat::arc(&mut shape, inner, outer, start, sweep, 12);
        // The arrow head continues the arc along its tangent.
        let angle: f32 = start + sweep + 0.42;
        let tip = Vec2::new(angle.cos(), -angle.sin()) * 0.535;
        let back = start + sweep + 0.02;
        let way = tip - Vec2::new(back.cos(), -back.sin()) * 0.515;
        flat::head(&mut shape, tip, way, 0.20, 0.092, 0.0);
    }
    shape
}

/// Two squares, one rotated.
fn star() -> Builder {
    let mut shape = Builder::default();
    for turn in [0.0, FRAC_PI_4] {
        let square: Vec<Vec2> =
            rectangle(Vec2::splat(0.338)).iter().map(|p| Vec2::from_angle(turn).rotate(*p)).collect();
        shape.append(&flat::outline(&square, -0.06, 0.0, 0.5), Transform::IDENTITY);
    }
    shape
}

/// Two opposite arrows.
fn opposite_arrows() -> Builder {
    let mut shape = Builder::default();
    for side in [-1.0_f32, 1.0] {
        let (x, way) = (0.395 * side, Vec2::new(0.0, side));
        flat::bar(&mut shape, Vec2::new(x, -0.40 * side), Vec2::new(x, 0.24 * side), 0.07, 0.0);
        flat::head(&mut shape, Vec2::new(x, 0.44 * side), way, 0.20, 0.085, 0.0);
    }
    shape
}

/// The outline of a cell, its sides `inside` further in.
fn inset(cell_shape: CellShape, inside: f32) -> Vec<Vec2> {
    cell_shape.outline().map(|[right, away]| Vec2::new(right, -away) * (1.0 - 2.0 * inside)).collect()
}

/// Thin brackets in the corners of the cell.
fn brackets(cell_shape: CellShape) -> Builder {
    if !cell_shape.has_wide_corners() {
        return flat::outline(&inset(cell_shape, 0.04), -0.05, 0.0, 0.26);
    }
    let mut shape = Builder::default();
    let (half, thick, arm) = (0.47, 0.045, 0.20);
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
    use crate::mesh::check;
    use bevy::math::Vec3;

    #[test]
    fn marks_stay_on_their_cell() {
        for mark in MarkShape::ALL {
            for cell_shape in [CellShape::SQUARE, CellShape::HEXAGON] {
                let shape = shape(mark, cell_shape);
                check::surface(&shape);
                let (low, high) = check::bounds(&shape);
                let limit = match (mark.floats(), cell_shape == CellShape::HEXAGON) {
                    (true, _) => 0.60,
                    (false, true) => 0.58,
                    (false, false) => 0.501,
                };
                assert!(high.max(-low).max_element() <= limit, "{mark:?} {low} {high}");
            }
        }
    }

    /// Which of 24 × 24 points of the cell the mark covers.
    fn plan(mark: MarkShape) -> Vec<bool> {
        let shape = shape(mark, CellShape::SQUARE);
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
