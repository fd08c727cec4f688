//! Legal moves of Horizon, many at a time.
//!
//! Where a man can go is one lookup in [`STEPS`] and one in [`RUNS`], reduced by masks: who stands where, and in which
//! field the mover has the line right. In a set of targets two ways to the same capture are one bit, so that counting
//! the moves is counting bits.

use super::board::{FILES, FORWARD, HOME_ROWS, RUNS, STEPS, bit};
use super::position::{Move, Position, enemy};
use ludoteca_rules::Cell;
use ludoteca_rules::bitboard::{WideCells, wide_step};

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
pub(super) struct Bundle {
    origin: Origin,
    pub(super) targets: u128,
}

/// The most bundles of one position: nine men, three ways of double steps, the leap.
pub(super) const MOST_BUNDLES: usize = 9 + 3 + 1;

impl Bundle {
    /// The move to one of the targets.
    #[inline]
    pub(super) fn move_to(&self, position: &Position, to: Cell) -> Move {
        match self.origin {
            Origin::Outside => Move::Place { king: to },
            Origin::At(from) if position.men[enemy(position.mover)] & bit(to) != 0 => Move::Capture { from, to },
            Origin::At(from) => Move::Go { from, to },
            Origin::Behind(shift) => Move::Go { from: Cell((to.0 as i8 - shift) as u8), to },
            Origin::Leap => Move::Leap { to },
        }
    }
}

/// Visits the legal moves in bundles.
#[inline]
pub(super) fn visit_bundles(position: &Position, mut visit: impl FnMut(Bundle)) {
    let (own, other) = (usize::from(position.mover.0), enemy(position.mover));
    let (Some(king), Some(_)) = (position.kings[own], position.kings[other]) else {
        if position.is_placing() {
            visit(Bundle { origin: Origin::Outside, targets: HOME_ROWS[own] });
        }
        return;
    };
    if position.is_over() {
        return;
    }
    let men = position.men[own];
    let enemies_in_line = position.men[other] & position.line_field(position.mover);
    visit(Bundle { origin: Origin::At(king), targets: STEPS[king.index()] & !men });
    for from in WideCells(men & !bit(king) & !HOME_ROWS[other]) {
        let targets = STEPS[from.index()] & !men | RUNS[from.index()] & enemies_in_line;
        visit(Bundle { origin: Origin::At(from), targets });
    }
    let unmoved = position.unmoved & men;
    if unmoved != 0 {
        let (empty, away) = (position.empty(), FORWARD[own]);
        for right in [-1, 0, 1] {
            let first = wide_step::<{ FILES as u32 }>(unmoved, right, away) & empty;
            let targets = wide_step::<{ FILES as u32 }>(first, right, away) & empty;
            visit(Bundle { origin: Origin::Behind(2 * (FILES as i8 * away + right)), targets });
        }
    }
    if position.leaps[own] {
        visit(Bundle { origin: Origin::Leap, targets: position.leaps_of(position.mover) });
    }
}
