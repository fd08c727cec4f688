//! What a search is told of Atari Go: who has won, which captures are certain, in which order moves are tried, and what
//! a position is worth, in one of two ways: by [`Features`](super::features::Features) that people can read, or by
//! [`Patterns`](super::patterns::Patterns) that were learned.
//!
//! Captures by a series of ataris are proven and not evaluated, see [`capture`](super::capture).

use super::capture::{Stones, attack, group_at, last_liberties};
use super::groups::{ALL, Points, groups, neighbours, point, touching};
use super::rules::{AtariGo, Position, SUPPLY};
use ludoteca_rules::bitboard::WideCells;
use ludoteca_rules::{Cell, Rules, Side, Winner};
use ludoteca_search::Evaluation;

/// What positions are worth.
pub trait Value: Send + 'static {
    /// The value for the side to move. The game is not over.
    fn value(&self, position: &Position) -> i32;
}

/// The evaluation that judges positions by a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement<V>(pub V);

/// The only point where the side to move can save itself, if it is in atari.
fn must_save(stones: Stones) -> Points {
    last_liberties(stones.own, stones.empty())
}

impl<V: Value> Evaluation<AtariGo> for Judgement<V> {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        self.0.value(position)
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
        let stones = Stones::seen(position);
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
        must_save(Stones::seen(position)) != 0
    }

    /// A capture, if there is one; moves that save from a capture; else moves that leave no own stones in atari. Where
    /// the other side threatens a capture by a series of ataris, only moves that could refute it.
    fn moves(position: &Position, list: &mut Vec<Cell>) {
        let stones = Stones::seen(position);
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
        let stones = Stones::seen(position);
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
