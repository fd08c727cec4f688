//! Legal moves of Sapiens, many at a time.
//!
//! [`Position::sweep`] moves all dice of one direction one cell at a time, so that moves come in bundles of targets:
//! counting adds up bits, a random move picks one of them, the generator spells them out.

use super::rules::{Move, Position};
use crate::rules::bitboard::{Cells, step};
use crate::rules::geometry::square::{DIAGONAL, ORTHOGONAL};
use crate::rules::{Cell, random};
use arrayvec::ArrayVec;
use rand::Rng;

/// What the moves of a bundle do at their targets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Go,
    Capture,
    /// A single 5 captures: each target stands for keeping the die and for every possible exchange.
    Martyr,
    Turn,
    Ally,
}

/// Moves of one kind: one for each target, which lies `shift` cells (as bits) from its start.
struct Bundle {
    deed: Deed,
    targets: u64,
    shift: i8,
}

impl Bundle {
    const fn start(&self, target: Cell) -> Cell {
        Cell((target.0 as i8 - self.shift) as u8)
    }
}

/// Eight ways, six cells each, at most three bundles a cell; one for turning, eight for alliances.
const MOST_BUNDLES: usize = 8 * 6 * 3 + 1 + 8;

impl Position {
    /// Visits the legal moves in bundles.
    #[inline]
    fn sweep(&self, mut visit: impl FnMut(Bundle)) {
        let own = self.dice_of(self.side());
        let enemies = self.enemies();
        if own == 0 || enemies == 0 {
            return;
        }
        let empty = !(own | enemies);
        let [ones, twos, fours] = self.values;
        // at_least[k]: the dice that may go k + 1 cells.
        let at_least = [
            own,
            own & (twos | fours),
            own & (fours | (twos & ones)),
            own & fours,
            own & fours & (ones | twos),
            own & fours & twos,
        ];
        let martyrs = if enemies.count_ones() > 1 { own & fours & ones & !twos & !self.alliance } else { 0 };
        for (ways, movers) in [(ORTHOGONAL, own & !self.diagonal), (DIAGONAL, own & self.diagonal)] {
            for (right, away) in ways {
                let mut front = movers;
                let mut shift = 0;
                for reach in at_least {
                    // A bit of the front started `shift` cells back, so its own reach lies `shift` cells ahead.
                    front &= shifted(reach, shift);
                    if front == 0 {
                        break;
                    }
                    front = step::<8>(front, right, away);
                    shift += 8 * away + right;
                    let captures = front & enemies;
                    front &= empty;
                    if front != 0 {
                        visit(Bundle { deed: Deed::Go, targets: front, shift });
                    }
                    if captures != 0 {
                        let rising = captures & shifted(martyrs, shift);
                        if captures != rising {
                            visit(Bundle { deed: Deed::Capture, targets: captures & !rising, shift });
                        }
                        if rising != 0 {
                            visit(Bundle { deed: Deed::Martyr, targets: rising, shift });
                        }
                    }
                }
            }
        }
        visit(Bundle { deed: Deed::Turn, targets: own, shift: 0 });
        let joiners = own & !self.alliance & self.players().beyond(self.side());
        if self.alliances && joiners & (joiners.wrapping_sub(1)) != 0 {
            for (ways, joiners) in [(ORTHOGONAL, joiners & !self.diagonal), (DIAGONAL, joiners & self.diagonal)] {
                for (right, away) in ways {
                    let shift = 8 * away + right;
                    let unequal =
                        self.values.iter().fold(0, |unequal, plane| unequal | (plane ^ shifted(*plane, shift)));
                    let targets = step::<8>(joiners, right, away) & joiners & !unequal;
                    if targets != 0 {
                        visit(Bundle { deed: Deed::Ally, targets, shift });
                    }
                }
            }
        }
    }

    /// Appends every legal move.
    pub(super) fn generate(&self, list: &mut Vec<Move>) {
        let enemies = self.enemies();
        self.sweep(|bundle| {
            for to in Cells(bundle.targets) {
                let from = bundle.start(to);
                match bundle.deed {
                    Deed::Go => list.push(Move::Go { from, to }),
                    Deed::Capture => list.push(Move::Capture { from, to }),
                    Deed::Martyr => {
                        list.push(Move::Capture { from, to });
                        let victims = Cells(enemies & !to.bit());
                        list.extend(victims.map(|victim| Move::Exchange { from, to, victim }));
                    }
                    Deed::Turn => list.push(Move::Turn { at: to }),
                    Deed::Ally => list.push(Move::Ally { from, onto: to }),
                }
            }
        });
    }

    /// Number of legal moves, without listing them.
    pub(super) fn count(&self) -> u64 {
        let per_martyr = u64::from(self.enemies().count_ones());
        let mut count = 0;
        self.sweep(|bundle| {
            let targets = u64::from(bundle.targets.count_ones());
            count += if bundle.deed == Deed::Martyr { targets * per_martyr } else { targets };
        });
        count
    }

    /// A uniformly random legal move: notes the bundles, draws a number, and counts bundles up to it.
    pub(super) fn random_move(&self, rng: &mut impl Rng) -> Option<Move> {
        let enemies = self.enemies();
        let per_martyr = enemies.count_ones() as usize;
        let mut bundles: ArrayVec<(Bundle, usize), MOST_BUNDLES> = ArrayVec::new();
        let mut count = 0;
        self.sweep(|bundle| {
            let per_target = if bundle.deed == Deed::Martyr { per_martyr } else { 1 };
            count += bundle.targets.count_ones() as usize * per_target;
            bundles.push((bundle, count));
        });
        if count == 0 {
            return None;
        }
        let drawn = random::below(rng, count);
        let (bundle, end) = bundles.iter().find(|(_, end)| drawn < *end)?;
        let index = end - 1 - drawn;
        let per_target = if bundle.deed == Deed::Martyr { per_martyr } else { 1 };
        let to = Cells(bundle.targets).nth(index / per_target)?;
        let from = bundle.start(to);
        Some(match bundle.deed {
            Deed::Go => Move::Go { from, to },
            Deed::Capture => Move::Capture { from, to },
            // The first of a martyr's moves keeps the die, the others exchange it.
            Deed::Martyr => match (index % per_target).checked_sub(1) {
                None => Move::Capture { from, to },
                Some(index) => Move::Exchange { from, to, victim: Cells(enemies & !to.bit()).nth(index)? },
            },
            Deed::Turn => Move::Turn { at: to },
            Deed::Ally => Move::Ally { from, onto: to },
        })
    }
}

/// `board` with every bit moved `shift` places, up or down.
const fn shifted(board: u64, shift: i8) -> u64 {
    if shift >= 0 { board << shift } else { board >> -shift }
}
