//! The rules of Apocalypse: what is asked of whom, what a joint turn does, and how a game ends.

use super::generator::Reach;
use super::position::{Move, Order, Position, Resolution, bit, cells};
use ludoteca_rules::bitboard::nth;
use ludoteca_rules::hash::mix;
use ludoteca_rules::{Options, Outcome, Rules, Seat, SeatSet, Side, random};
use rand::Rng;

/// The game of Apocalypse.
#[derive(Clone, Copy, Debug)]
pub struct Apocalypse;

/// Penalty points that lose.
const LOSING_POINTS: u8 = 2;

impl Rules for Apocalypse {
    type Position = Position;
    type Order = Order;
    type Move = Move;

    fn start(_options: &Options, _first: Seat) -> Position {
        let pawns = 0b10001_01110;
        Position { knights: [0b10001, 0b10001 << 20], pawns: [pawns, 0b01110_10001 << 15], penalties: [0; 2] }
    }

    fn asked(position: &Position) -> SeatSet {
        if Self::is_over(position) {
            return SeatSet::NONE;
        }
        let relocation = position.is_relocation();
        [0, 1]
            .into_iter()
            .filter(|side| !relocation || position.waiting(*side) != 0)
            .fold(SeatSet::NONE, |seats, side| seats.with(Seat(side as u8)))
    }

    fn orders(position: &Position, seat: Seat, list: &mut Vec<Order>) {
        list.clear();
        if Self::asked(position).contains(seat) {
            list.extend(position.list(usize::from(seat.0)).into_iter().flatten());
        }
    }

    fn choices(position: &Position, seat: Seat, list: &mut Vec<Order>) {
        Self::orders(position, seat, list);
        if !list.is_empty() && position.can_afford_a_point(usize::from(seat.0)) {
            list.push(Order::Illegal);
        }
    }

    /// Every pair of orders, White's outermost.
    fn moves(position: &Position, list: &mut Vec<Move>) {
        list.clear();
        if position.is_decided() {
            return;
        }
        let [white, black] = [position.list(0), position.list(1)];
        list.extend(white.iter().flat_map(|white| black.iter().map(|black| Move([*white, *black]))));
    }

    fn join(position: &Position, orders: &[Order]) -> Move {
        let asked = Self::asked(position);
        let mut orders = orders.iter().copied();
        Move([0, 1].map(|seat| if asked.contains(Seat(seat)) { orders.next() } else { None }))
    }

    fn parts(_position: &Position, played: Move) -> Vec<Order> {
        played.0.into_iter().flatten().collect()
    }

    #[inline]
    fn play(position: &mut Position, played: Move) {
        let Resolution { travels, removed, promoted } = position.resolve(played);
        let before = position.knights;
        for board in position.knights.iter_mut().chain(&mut position.pawns) {
            *board &= !removed;
        }
        for side in [0, 1] {
            position.penalties[side] += u8::from(played.0[side] == Some(Order::Illegal));
            let Some((from, to)) = travels[side] else { continue };
            position.knights[side] &= !bit(from);
            position.pawns[side] &= !bit(from);
            if removed & bit(from) != 0 {
                continue;
            }
            if promoted[side] || before[side] & bit(from) != 0 {
                position.knights[side] |= bit(to);
            } else {
                position.pawns[side] |= bit(to);
            }
        }
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let sides = |lost: [bool; 2], one: &'static str, both: &'static str| match lost {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(both)),
            [true, false] => Some(Outcome::win(Side(1), one)),
            [false, true] => Some(Outcome::win(Side(0), one)),
        };
        if let Some(outcome) =
            sides(position.penalties.map(|points| points >= LOSING_POINTS), "penalties", "both-penalties")
        {
            return Some(outcome);
        }
        if let Some(outcome) = sides(position.pawns.map(|pawns| pawns == 0), "no-pawns", "both-no-pawns") {
            return Some(outcome.by(cells(position.pawns[0] | position.pawns[1]).collect()));
        }
        let counts = position.list_lengths();
        let stuck = [0, 1].into_iter().filter(|side| counts[*side] == 0).fold(0, |all, side| all | position.of(side));
        (stuck != 0).then(|| Outcome::draw("no-orders").by(cells(stuck).collect()))
    }

    fn is_over(position: &Position) -> bool {
        position.is_decided() || position.list_lengths().contains(&0)
    }

    fn hash(position: &Position) -> u64 {
        let knights = mix(position.penalties[0] as u64 | (position.penalties[1] as u64) << 8, wide(position.knights));
        mix(knights, wide(position.pawns))
    }

    fn count(position: &Position) -> u64 {
        if position.is_decided() {
            return 0;
        }
        let [white, black] = position.list_lengths().map(u64::from);
        white * black
    }

    /// Draws an order of each side without listing any.
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        if position.is_decided() {
            return None;
        }
        if position.is_relocation() {
            return Some(Move([0, 1].map(|side| {
                (position.waiting(side) != 0).then(|| {
                    let places = position.places(side);
                    Order::Put(nth(places.into(), random::below(rng, places.count_ones() as usize) as u32))
                })
            })));
        }
        let reaches = [position.reaches(0), position.reaches(1)];
        let counts = reaches.map(|side| side.iter().map(|reach| reach.targets.count_ones()).sum::<u32>());
        let total = counts[0] * counts[1];
        if total == 0 {
            return None;
        }
        let drawn = random::below(rng, total as usize) as u32;
        Some(Move([pick(&reaches[0], drawn / counts[1]), pick(&reaches[1], drawn % counts[1])]))
    }

    fn is_follow_up(position: &Position) -> bool {
        position.is_relocation()
    }

    /// Whether a piece leaves the board or a pawn moves.
    fn progress(position: &Position, played: Move) -> bool {
        let Resolution { travels, removed, .. } = position.resolve(played);
        let pawn_moves = |side: usize| travels[side].is_some_and(|(from, _)| position.pawns[side] & bit(from) != 0);
        removed != 0 || pawn_moves(0) || pawn_moves(1)
    }

    /// Whether a piece leaves the board, a pawn is promoted, or a penalty is given. A pawn's step is none of these,
    /// since a relocation can put the pawn back.
    fn irreversible(position: &Position, played: Move) -> bool {
        let Resolution { removed, promoted, .. } = position.resolve(played);
        removed != 0 || promoted[0] || promoted[1] || played.0.contains(&Some(Order::Illegal))
    }
}

impl Position {
    /// Whether a side that hands in an illegal order has not lost by that alone. Where it has, every legal order is at
    /// least as good.
    #[inline]
    pub(super) const fn can_afford_a_point(&self, side: usize) -> bool {
        self.penalties[side] + 1 < LOSING_POINTS
    }

    /// Whether penalties or missing pawns ended the game.
    #[inline]
    const fn is_decided(&self) -> bool {
        self.penalties[0] >= LOSING_POINTS
            || self.penalties[1] >= LOSING_POINTS
            || self.pawns[0] == 0
            || self.pawns[1] == 0
    }
}

const fn wide(boards: [u32; 2]) -> u64 {
    boards[0] as u64 | (boards[1] as u64) << 32
}

/// The order number `index` of those that these moves stand for, from 0.
#[inline]
fn pick(reaches: &[Reach; 5], mut index: u32) -> Option<Order> {
    for reach in reaches {
        let here = reach.targets.count_ones();
        if index < here {
            let to = nth(reach.targets.into(), index);
            return Some(Order::Go { from: reach.from(to), to });
        }
        index -= here;
    }
    None
}
