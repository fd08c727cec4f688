//! The evaluation of Atari Go: liberties of groups, and the points that each side reaches first.
//!
//! Captures by a series of ataris are proven and not evaluated, see [`capture`](super::capture).

use super::capture::{Stones, attack, group_at, last_liberties};
use super::groups::{ALL, Points, groups, neighbours, point, touching};
use super::rules::{AtariGo, Position, SUPPLY};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Cell, Rules, Side, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// A greater number of liberties counts as this many.
const LIBERTIES: usize = 7;

/// Points farther from all stones belong to nobody.
const STEPS: usize = 3;

/// The weights of the evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A group by the number of its liberties.
    pub liberties: [i32; LIBERTIES + 1],
    /// An empty point that a side reaches before the other, by the steps.
    pub reach: [i32; STEPS],
    /// An empty point with only own stones around it.
    pub eye: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self { liberties: [0, -400, -150, -60, -25, -10, 0, 10], reach: [25, 15, 10], eye: 20, tempo: 50 }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self { liberties, reach, eye, tempo } = self;
        liberties[2..].iter_mut().chain(reach).chain([eye, tempo]).collect()
    }
}

/// The stones from the view of the side to move.
const fn seen(position: &Position) -> Stones {
    let mover = position.mover();
    Stones { own: position.stones(mover), enemy: position.stones(mover.other()) }
}

impl Judgement {
    /// The weighted sum of the groups and eyes of a side.
    fn side(&self, stones: Points, empty: Points) -> i32 {
        let mut sum = 0;
        for group in groups(stones, empty) {
            sum += self.liberties[(group.liberties.count_ones() as usize).min(LIBERTIES)];
        }
        let eyes = empty & !touching(ALL & !stones);
        sum + self.eye * eyes.count_ones() as i32
    }

    /// The points that each side reaches first.
    fn reached(&self, Stones { own, enemy }: Stones) -> i32 {
        let (mut ours, mut theirs) = (own, enemy);
        let mut sum = 0;
        for weight in self.reach {
            let free = ALL & !(ours | theirs);
            let (next_ours, next_theirs) = (touching(ours) & free, touching(theirs) & free);
            let both = next_ours & next_theirs;
            let count = |points: Points| (points & !both).count_ones() as i32;
            sum += weight * (count(next_ours) - count(next_theirs));
            // Points that both reach at the same time stop both.
            ours |= next_ours;
            theirs |= next_theirs;
        }
        sum
    }
}

/// The only point where the side to move can save itself, if it is in atari.
fn must_save(stones: Stones) -> Points {
    last_liberties(stones.own, stones.empty())
}

impl Evaluation<AtariGo> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        let stones = seen(position);
        let empty = stones.empty();
        self.side(stones.own, empty) - self.side(stones.enemy, empty) + self.reached(stones) + self.tempo
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        AtariGo::is_over(position).then(|| Winner::Side(position.mover().other().side()))
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover().side()
    }

    /// A capture now, a group of its own that cannot be saved, or a capture by a series of ataris.
    fn static_proof(position: &Position) -> Option<i32> {
        let stones = seen(position);
        let empty = stones.empty();
        if last_liberties(stones.enemy, empty) != 0 {
            return Some(1);
        }
        let saving = must_save(stones);
        if saving == 0 {
            return attack(stones).map(|capture| capture.plies as i32);
        }
        let saves = |cell| {
            let after = stones.with(cell);
            group_at(point(cell), after.own, after.empty()).liberties.count_ones() > 1
        };
        let saved = saving.count_ones() == 1 && WideCells(saving).all(saves);
        (!saved && stones.enemy.count_ones() < SUPPLY).then_some(-2)
    }

    #[inline]
    fn is_threatened(position: &Position) -> bool {
        must_save(seen(position)) != 0
    }

    /// A capture, if there is one; moves that save from a capture; else moves that leave no own stones in atari. Where
    /// the other side threatens a capture by a series of ataris, only moves that could refute it.
    fn moves(position: &Position, list: &mut Vec<Cell>) {
        let stones = seen(position);
        let empty = stones.empty();
        let legal = position.legal();
        let capturing = last_liberties(stones.enemy, empty);
        let saving = must_save(stones);
        let wanted = if capturing != 0 {
            capturing
        } else if saving != 0 {
            saving
        } else {
            let disturbing = attack(stones.turned()).map_or(ALL, |capture| capture.zone | ataris(stones));
            WideCells(legal & disturbing).filter(|cell| is_safe(stones, *cell)).fold(0, |all, cell| all | point(cell))
        };
        let wanted = if legal & wanted == 0 { legal } else { legal & wanted };
        list.clear();
        list.extend(WideCells(wanted));
    }

    /// Contact with the enemy, and with groups that are short of liberties.
    fn ordering_score(&self, position: &Position, played: Cell) -> i32 {
        let stones = seen(position);
        let empty = stones.empty() & !point(played);
        let beside = neighbours(played);
        let near = beside | touching(beside);
        let mut rest = beside & stones.enemy;
        let mut promise = -100_000 + 400 * ((near & (stones.own | stones.enemy)).count_ones() as i32).min(4);
        promise += 300 * (beside & empty).count_ones() as i32;
        while rest != 0 {
            let group = group_at(rest & rest.wrapping_neg(), stones.enemy, empty);
            rest &= !group.stones;
            promise += match group.liberties.count_ones() {
                0 | 1 => 8000,
                2 => 5000,
                3 => 2000,
                _ => 500,
            };
        }
        let mut rest = beside & stones.own;
        while rest != 0 {
            let group = group_at(rest & rest.wrapping_neg(), stones.own, empty | point(played));
            rest &= !group.stones;
            promise += match group.liberties.count_ones() {
                0..=2 => 4000,
                3 => 1500,
                _ => 300,
            };
        }
        promise
    }

    const HISTORY_SLOTS: usize = 81;

    #[inline]
    fn history_slot(_position: &Position, played: Cell) -> usize {
        played.index()
    }
}

/// Whether an own stone there leaves its group two liberties.
fn is_safe(stones: Stones, cell: Cell) -> bool {
    let after = stones.with(cell);
    let empty = after.empty();
    (neighbours(cell) & empty).count_ones() > 1 || group_at(point(cell), after.own, empty).liberties.count_ones() > 1
}

/// The points by which enemy groups are put in atari.
fn ataris(stones: Stones) -> Points {
    groups(stones.enemy, stones.empty())
        .filter(|group| group.liberties.count_ones() == 2)
        .fold(0, |points, group| points | group.liberties)
}
