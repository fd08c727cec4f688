//! Attacks in Horizons: checks, pins and which moves leave the king safe.
//!
//! A piece captures on a given square by one way only (see [`reach`](super::reach)), whose squares must be empty. So a
//! move can expose its king only by leaving a square of such a way (a pin), and can end a check only by blocking the
//! way or by capturing the checker. [`Guard`] holds the checks and pins of a position, so that ordinary moves need not
//! be played to test whether they are legal.

use super::reach::{Between, reach};
use crate::horizons::board::{Colour, SIZE, Square, Squares};
use crate::horizons::position::Position;

/// How the attackers of a king restrict the moves of its side.
pub struct Guard {
    /// The pieces that give check.
    pub checkers: Squares,
    /// Where a move of another piece than the king must end: everywhere without a check, else on the way of the checker
    /// or on the checker. Two checkers can share a square of their ways, and one move then stops both.
    pub targets: Squares,
    /// Own pieces that alone stand in the way of an attacker.
    pub pinned: Squares,
}

impl Position {
    /// The squares between each piece of `by` that captures on `target`, were they empty, and `target`.
    #[inline]
    fn ways(&self, by: Colour, target: Square) -> impl Iterator<Item = (Square, Between<'static>)> {
        self.pieces(by)
            .into_iter()
            .filter_map(move |from| reach(by, self.on(from).role()).between(from, target).map(|way| (from, way)))
    }

    /// Whether a piece of `by` would capture on `target`, with `left` empty and a piece of the other side on `filled`.
    #[inline]
    #[must_use]
    pub fn attacks(&self, by: Colour, target: Square, left: Square, filled: Square) -> bool {
        self.ways(by, target).any(|(from, mut way)| {
            from != filled && way.all(|square| square != filled && (square == left || self.on(square).is_empty()))
        })
    }

    /// Every way in which a piece of `by` may have come where it stands without a capture: from where, and where it
    /// stands. Only of pieces that go wherever they capture, so not of pawn-type ones; whether the position before was
    /// a legal one is not looked at.
    pub fn arrivals(&self, by: Colour) -> impl Iterator<Item = (Square, Square)> {
        let cells = || (0..SIZE).flat_map(|rank| (0..SIZE).map(move |file| Square::at(file, rank)));
        self.pieces(by).into_iter().flat_map(move |to| {
            let reach = reach(by, self.on(to).role());
            let empty = |square: Square| self.on(square).is_empty();
            let may_come =
                move |from: &Square| empty(*from) && reach.between(*from, to).is_some_and(|mut way| way.all(empty));
            cells().filter(may_come).map(move |from| (from, to))
        })
    }

    /// Whether the king of a side is attacked.
    #[must_use]
    pub fn is_in_check(&self, colour: Colour) -> bool {
        self.attacks(colour.other(), self.king(colour), Square::NOWHERE, Square::NOWHERE)
    }

    /// The pieces that attack the king of the side to move.
    #[must_use]
    pub fn checkers(&self) -> Squares {
        self.guard().checkers
    }

    /// How attacks on the king of the side to move restrict that side's moves.
    #[inline]
    #[must_use]
    pub fn guard(&self) -> Guard {
        let us = self.mover();
        let mut guard = Guard { checkers: Squares::NONE, targets: Squares::ALL, pinned: Squares::NONE };
        for (from, way) in self.ways(us.other(), self.king(us)) {
            let mut occupied = way.clone().filter(|square| !self.on(*square).is_empty());
            match (occupied.next(), occupied.next()) {
                (None, _) => {
                    guard.checkers.insert(from);
                    let mut ends = Squares::NONE;
                    way.chain([from]).for_each(|square| ends.insert(square));
                    guard.targets = guard.targets.and(ends);
                }
                (Some(only), None) if self.on(only).is_of(us) => guard.pinned.insert(only),
                _ => {}
            }
        }
        guard
    }
}
