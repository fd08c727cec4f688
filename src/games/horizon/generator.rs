//! Legal moves of Horizon, many at a time.
//!
//! Where a man can go is one look into [`STEPS`] and one into [`RUNS`], cut down by masks of who stands where and of the
//! field with the line right. As a set of targets, two ways to the same capture are one bit: counting adds up bits.

use super::board::{FILES, FORWARD, HOME_ROWS, RUNS, STEPS, bit};
use super::rules::{Move, Position, enemy};
use crate::rules::bitboard::{WideCells, wide_nth, wide_step};
use crate::rules::{Cell, random};
use arrayvec::ArrayVec;
use rand::Rng;

/// Where the moves of a bundle come from.
#[derive(Clone, Copy)]
enum Origin {
    /// From outside the board: the king is placed.
    Outside,
    /// From this cell, by a step or in line.
    At(Cell),
    /// From the cell that lies so many bits behind the target: double steps.
    Behind(i8),
    /// The king leaps.
    Leap,
}

/// Moves of one origin, one for each target.
struct Bundle {
    origin: Origin,
    targets: u128,
}

/// Nine men, three ways of double steps, the leap.
const MOST_BUNDLES: usize = 9 + 3 + 1;

impl Position {
    /// Visits the legal moves in bundles.
    #[inline]
    fn sweep(&self, mut visit: impl FnMut(Bundle)) {
        let (own, other) = (usize::from(self.mover.0), enemy(self.mover));
        let (Some(king), Some(_)) = (self.kings[own], self.kings[other]) else {
            if self.is_placing() {
                visit(Bundle { origin: Origin::Outside, targets: HOME_ROWS[own] });
            }
            return;
        };
        if self.is_over() {
            return;
        }
        let men = self.men[own];
        let enemies_in_line = self.men[other] & self.line_field(self.mover);
        visit(Bundle { origin: Origin::At(king), targets: STEPS[king.index()] & !men });
        for from in WideCells(men & !bit(king) & !HOME_ROWS[other]) {
            let targets = STEPS[from.index()] & !men | RUNS[from.index()] & enemies_in_line;
            visit(Bundle { origin: Origin::At(from), targets });
        }
        let unmoved = self.unmoved & men;
        if unmoved != 0 {
            let (empty, away) = (self.empty(), FORWARD[own]);
            for right in [-1, 0, 1] {
                let first = wide_step::<{ FILES as u32 }>(unmoved, right, away) & empty;
                let targets = wide_step::<{ FILES as u32 }>(first, right, away) & empty;
                visit(Bundle { origin: Origin::Behind(2 * (FILES as i8 * away + right)), targets });
            }
        }
        if self.leaps[own] {
            visit(Bundle { origin: Origin::Leap, targets: self.leaps_of(self.mover) });
        }
    }

    fn spelled_out(&self, origin: Origin, to: Cell) -> Move {
        match origin {
            Origin::Outside => Move::Place { king: to },
            Origin::At(from) if self.men[enemy(self.mover)] & bit(to) != 0 => Move::Capture { from, to },
            Origin::At(from) => Move::Go { from, to },
            Origin::Behind(shift) => Move::Go { from: Cell((to.0 as i8 - shift) as u8), to },
            Origin::Leap => Move::Leap { to },
        }
    }

    /// Appends every legal move.
    pub(super) fn generate(&self, list: &mut Vec<Move>) {
        self.sweep(|bundle| list.extend(WideCells(bundle.targets).map(|to| self.spelled_out(bundle.origin, to))));
    }

    /// Number of legal moves, without listing them.
    pub(super) fn count(&self) -> u64 {
        let mut count = 0;
        self.sweep(|bundle| count += bundle.targets.count_ones());
        u64::from(count)
    }

    /// A uniformly random legal move: notes the bundles, draws a number, and counts bundles up to it.
    pub(super) fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        let mut bundles: ArrayVec<(Bundle, u32), MOST_BUNDLES> = ArrayVec::new();
        let mut count = 0;
        self.sweep(|bundle| {
            let before = count;
            count += bundle.targets.count_ones();
            bundles.push((bundle, before));
        });
        if count == 0 {
            return None;
        }
        let drawn = random::below(rng, count as usize) as u32;
        let (bundle, before) = bundles.iter().rfind(|(_, before)| *before <= drawn)?;
        Some(self.spelled_out(bundle.origin, wide_nth(bundle.targets, drawn - before)))
    }
}
