//! Positions of Atari Go that need no search: captures, groups that nothing helps, and ladders.

use super::proofs::Proof;
use super::stones::{empty, group, group_in_atari, groups, last_liberties, safe_points, weakness, with_two_liberties};
use crate::spaces::first_moves::grid::{Grid, Sides};
use ludoteca_rules::bitboard::Cells;

/// What is seen of a position without a search.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sight {
    /// Who wins.
    Shown(Proof),
    /// The points on which the side to move may still win: all others lose.
    Open(u64),
}

/// The stones of the loser that a proof needs, and the points on which he has none.
#[derive(Clone, Copy, Debug)]
struct Reason {
    needed: u64,
    clear: u64,
}

impl Reason {
    const fn and(self, other: Self) -> Self {
        Self { needed: self.needed | other.needed, clear: self.clear | other.clear }
    }
}

/// The positions of a board.
#[derive(Clone, Copy)]
pub(super) struct Threats<'a> {
    grid: &'a Grid,
}

impl<'a> Threats<'a> {
    /// Those of a board.
    pub const fn new(grid: &'a Grid) -> Self {
        Self { grid }
    }

    /// What is seen of a position in which every group has a liberty.
    pub fn see(self, node: Sides) -> Sight {
        let empty = empty(self.grid, node);
        let captures = last_liberties(self.grid, node.other, empty);
        if captures != 0 {
            let reason = self.capture(node.other, empty, lowest(captures));
            return Sight::Shown(won(reason));
        }
        let helps = last_liberties(self.grid, node.own, empty);
        if helps != 0 {
            let lost = self.lost_in_atari(node, empty, helps);
            return lost.map_or(Sight::Open(helps), Sight::Shown);
        }
        let safe = safe_points(self.grid, node);
        if safe == 0 {
            return Sight::Shown(Proof { wins: false, needed: node.own, clear: empty });
        }
        if let Some(reason) = self.ladder(node) {
            return Sight::Shown(won(reason));
        }
        let Some(feared) = self.feared(node) else { return Sight::Open(safe) };
        match safe & feared.clear {
            0 => Sight::Shown(self.lost(node, feared, &[])),
            open => Sight::Open(open),
        }
    }

    /// The other side captures here.
    fn capture(self, stones: u64, empty: u64, liberty: u64) -> Reason {
        let group = group_in_atari(self.grid, stones, empty, liberty).expect("a group has it as its only liberty");
        Reason { needed: group, clear: liberty }
    }

    /// Why the side to move loses that has groups with one of these liberties each and cannot capture, if no stone
    /// helps them.
    fn lost_in_atari(self, node: Sides, empty: u64, helps: u64) -> Option<Proof> {
        let first = lowest(helps);
        let rest = helps & !first;
        let reason = match rest {
            0 => self.vain(node.own, empty, first)?,
            _ => self.capture(node.own, empty, lowest(rest)),
        };
        Some(self.beyond_capture(node, self.capture(node.own, empty, first).and(reason)))
    }

    /// Why a stone here is of no use: it may not be put there, or its group is captured next.
    fn vain(self, stones: u64, empty: u64, point: u64) -> Option<Reason> {
        let group = group(self.grid, point, stones | point);
        let liberties = self.grid.beside(group) & empty & !point;
        (liberties.count_ones() < 2).then_some(Reason { needed: group & !point, clear: liberties })
    }

    /// The side to move loses for this reason, as it can capture nothing whatever stones it has besides.
    fn beyond_capture(self, node: Sides, Reason { needed, clear }: Reason) -> Proof {
        let clear = with_two_liberties(self.grid, node.other, empty(self.grid, node), clear);
        Proof { wins: false, needed, clear }
    }

    /// How the other side wins if the side to move, which is not threatened, does nothing.
    pub fn feared(self, node: Sides) -> Option<Proof> {
        let empty = empty(self.grid, node);
        let helps = last_liberties(self.grid, node.own, empty);
        let reason = match helps {
            0 => self.ladder(Sides { own: node.other, other: node.own }),
            _ => Some(self.capture(node.own, empty, lowest(helps))),
        };
        reason.map(won)
    }

    /// A group that the side to move captures by threats alone, where no group can be captured next. Not every such way
    /// is seen: not where the other side threatens something on the way, nor where another group is threatened in
    /// between.
    fn ladder(self, node: Sides) -> Option<Reason> {
        groups(self.grid, node.other).find_map(|group| self.caught(node, group))
    }

    /// How a threat on one of the two liberties of a group leads to a capture.
    fn caught(self, node: Sides, group: u64) -> Option<Reason> {
        let liberties = self.grid.beside(group) & empty(self.grid, node);
        let two = liberties.count_ones() == 2;
        let mut points = Cells(liberties).filter(|_| two).map(|point| point.bit());
        points.find_map(|threat| self.caught_by(node, group, threat, liberties & !threat))
    }

    /// The same for a threat on this point, to which the other point is the answer.
    fn caught_by(self, node: Sides, caught: u64, threat: u64, answer: u64) -> Option<Reason> {
        let grid = self.grid;
        let after = Sides { own: node.own | threat, ..node };
        let free = empty(grid, after);
        if (grid.beside(group(grid, threat, after.own)) & free).count_ones() < 2 {
            return None;
        }
        let others = last_liberties(grid, node.other, free) & !answer;
        let reason = if others != 0 {
            self.capture(node.other, free, lowest(others))
        } else if let Some(reason) = self.vain(node.other, free, answer) {
            reason
        } else {
            let after = Sides { other: node.other | answer, ..after };
            if last_liberties(grid, after.own, empty(grid, after)) != 0 {
                return None;
            }
            let reason = self.caught(after, group(grid, answer, after.other))?;
            Reason { needed: reason.needed & !answer, ..reason }
        };
        let Reason { needed, clear } = reason.and(Reason { needed: caught, clear: answer });
        // The other side must have nothing to capture when it answers.
        Some(Reason { needed, clear: threat | with_two_liberties(grid, after.own, free, clear) })
    }

    /// The proof that the side to move, which has nothing to capture, loses: one of how the other side wins if it does
    /// nothing, and the moves that this does not answer, each with the proof that it fails.
    ///
    /// Nothing that the loser plays on another point, nor any other stones that he has there, changes what `feared`
    /// proves.
    pub fn lost(self, node: Sides, feared: Proof, failed: &[(u64, Proof)]) -> Proof {
        let free = empty(self.grid, node);
        let mut reason = Reason { needed: feared.needed, clear: feared.clear };
        let mut open = feared.clear & free;
        while open != 0 {
            let point = lowest(open);
            let vain = self.vain(node.own, free, point).map(|reason| (reason, point));
            let fails = failed.iter().filter_map(|(played, proof)| {
                let Proof { needed, clear, .. } = *proof;
                // Without the stone that was played, a proof holds for all moves that leave it what it needs.
                let holds_always = needed & played == 0;
                let answers = if holds_always { !clear } else { *played };
                (answers & point != 0).then_some((Reason { needed: needed & !played, clear }, answers))
            });
            let least = vain.into_iter().chain(fails).min_by_key(|(other, _)| {
                let Reason { needed, clear } = reason.and(*other);
                needed.count_ones() + 2 * clear.count_ones()
            });
            let Some((other, answers)) = least else { return self.lost_as_it_stands(node) };
            reason = reason.and(other);
            open &= !answers;
        }
        self.beyond_capture(node, reason)
    }

    /// The proof that the side to move loses, for this position and no other.
    pub const fn lost_as_it_stands(self, node: Sides) -> Proof {
        Proof { wins: false, needed: node.own, clear: empty(self.grid, node) }
    }

    /// How much seems to be missing to show that the side to move wins, with so many ways to go on, and that it loses.
    /// Found by trial, as what finds winners of 5×5 and 6×5 in the fewest positions.
    pub fn missing(self, node: Sides, ways: u32) -> [u64; 2] {
        let free = empty(self.grid, node);
        let [own, other] = [node.own, node.other].map(|stones| 1 + u64::from(weakness(self.grid, stones, free)));
        let points = u64::from(free.count_ones());
        // The square root of how much weaker the side to move is, in parts of 64.
        let weaker = (own * 4096 / other).isqrt();
        [64 * points * weaker / other, 3072 * points * u64::from(ways) / own]
    }
}

const fn won(Reason { needed, clear }: Reason) -> Proof {
    Proof { wins: true, needed, clear }
}

const fn lowest(points: u64) -> u64 {
    points & points.wrapping_neg()
}
