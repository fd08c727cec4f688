//! The rules of Horizon: what a move does, and when the game ends. The legal moves come from `generator`.

use super::board::{HOME_ROWS, bit};
use super::generator::{Bundle, MOST_BUNDLES, visit_bundles};
use super::position::{Move, Position, enemy};
use arrayvec::ArrayVec;
use ludoteca_rules::bitboard::{WideCells, wide_nth};
use ludoteca_rules::{Options, Outcome, Rules, Seat, Side, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Horizon.
pub struct Horizon;

impl Rules for Horizon {
    one_seat_at_a_time!(Position, Move, |position| position.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        list.clear();
        visit_bundles(position, |bundle| list.extend(WideCells(bundle.targets).map(|to| bundle.move_to(position, to))));
    }

    #[inline]
    fn play(position: &mut Position, played: Move) {
        let (own, other) = (usize::from(position.mover.0), enemy(position.mover));
        let (from, to) = match played {
            Move::Place { king } => {
                *position = position.placed(king);
                return;
            }
            Move::Go { from, to } | Move::Capture { from, to } => (from, to),
            // A side without its king is not asked.
            Move::Leap { to } => (position.kings[own].unwrap_or(to), to),
        };
        let changed = bit(from) | bit(to);
        position.men[own] ^= changed;
        position.unmoved &= !changed;
        if matches!(played, Move::Capture { .. }) {
            position.men[other] &= !bit(to);
            if position.kings[other] == Some(to) {
                position.kings[other] = None;
                position.leaps[other] = false;
            }
        }
        position.leaps[own] = false;
        if position.kings[own] == Some(from) {
            position.kings[own] = Some(to);
        } else if HOME_ROWS[other] & bit(to) != 0 {
            position.arrivals[own] += 1;
            position.leaps[own] = true;
        }
        position.mover = Side(other as u8);
    }

    /// A captured king leaves no cell behind that could be shown with the win.
    fn outcome(position: &Position) -> Option<Outcome> {
        if position.is_placing() {
            return None;
        }
        let winner = [Side(0), Side(1)].into_iter().find(|side| position.has_won(*side))?;
        Some(if position.kings[enemy(winner)].is_none() {
            Outcome::win(winner, "king-captured")
        } else if position.king_has_arrived(winner) {
            Outcome::win(winner, "king-arrived").by(position.king(winner).into_iter().collect())
        } else {
            Outcome::win(winner, "three-warriors").by(WideCells(position.arrived(winner)).collect())
        })
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn hash(position: &Position) -> u64 {
        let king = |side: usize| position.kings[side].map_or(0xFF, |cell| u64::from(cell.0));
        let [first, second] = position.leaps.map(u64::from);
        let rights = first | second << 1 | u64::from(position.mover.0) << 2;
        let arrivals = u64::from(position.arrivals[0]) | u64::from(position.arrivals[1]) << 8;
        let state = rights | arrivals << 8 | king(0) << 24 | king(1) << 32;
        let boards = [position.men[0], position.men[1], position.unmoved];
        boards.into_iter().flat_map(|board| [board as u64, (board >> 64) as u64]).fold(state, hash::mix)
    }

    fn count(position: &Position) -> u64 {
        let mut count = 0;
        visit_bundles(position, |bundle| count += bundle.targets.count_ones());
        u64::from(count)
    }

    /// Notes the bundles, draws a number, and counts bundles up to it.
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        let mut bundles: ArrayVec<(Bundle, u32), MOST_BUNDLES> = ArrayVec::new();
        let mut count = 0;
        visit_bundles(position, |bundle| {
            let before = count;
            count += bundle.targets.count_ones();
            bundles.push((bundle, before));
        });
        if count == 0 {
            return None;
        }
        let drawn = random::below(rng, count as usize) as u32;
        let (bundle, before) = bundles.iter().rfind(|(_, before)| *before <= drawn)?;
        Some(bundle.move_to(position, wide_nth(bundle.targets, drawn - before)))
    }

    /// A capture or an arrival, and the placing of men.
    fn progress(position: &Position, played: Move) -> bool {
        let mover = position.mover;
        match played {
            Move::Place { .. } | Move::Capture { .. } => true,
            Move::Go { from, to } => position.king(mover) != Some(from) && HOME_ROWS[enemy(mover)] & bit(to) != 0,
            Move::Leap { .. } => false,
        }
    }

    /// Besides progress: a man moves for the first time, or a right to leap ends, which only another arrival could give
    /// again.
    fn irreversible(position: &Position, played: Move) -> bool {
        let first = matches!(played, Move::Go { from, .. } if position.unmoved & bit(from) != 0);
        first || position.may_leap(position.mover) || Self::progress(position, played)
    }
}
