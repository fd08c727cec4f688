//! The position of Atari Go and its moves.

use super::groups::{ALL, GEOMETRY, Points, any_without_liberty, neighbours, point, touching, without_liberty};
use ludoteca_rules::bitboard::{WideCells, wide_nth};
use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Options, Outcome, Pick, Rules, Seat, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Atari Go.
pub struct AtariGo;

/// Stones of each colour.
pub const SUPPLY: u32 = 40;

/// How often a random point is drawn from the whole board.
const DRAWS: u32 = 16;

two_sides! {
    /// The colour of a player and of his stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Colour {
        /// Black, who begins.
        Black,
        /// White.
        White,
    }
}

/// Where the stones are and whose turn it is. Captured stones stay where they are, since a capture ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [Points; 2],
    mover: Colour,
    /// Whether the mover has a group without liberties. It follows from the stones, but is needed at every ply.
    captured: bool,
}

impl Position {
    /// The empty board; Black begins.
    pub const START: Self = Self { stones: [0, 0], mover: Colour::Black, captured: false };

    /// A position of these stones, which share no point and are at most 40 of each colour. `None` if a group has no
    /// liberty, but none of the mover's: nobody can have left it so.
    #[must_use]
    pub const fn new(black: Points, white: Points, mover: Colour) -> Option<Self> {
        debug_assert!(black & white == 0 && (black | white) & !ALL == 0);
        let position = Self { stones: [black, white], mover, captured: false };
        let captured = position.without_liberty(mover) != 0;
        if !captured && position.without_liberty(mover.other()) != 0 {
            return None;
        }
        Some(Self { captured, ..position })
    }

    /// The stones of a colour.
    #[inline]
    #[must_use]
    pub const fn stones(&self, colour: Colour) -> Points {
        self.stones[colour as usize]
    }

    /// The points without a stone. There is always one: 80 stones do not fill 81 points.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> Points {
        ALL & !(self.stones[0] | self.stones[1])
    }

    /// The player whose turn it is; after the last move, the one who would be next.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// The stone on a point.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.stones(*colour) & point(cell) != 0)
    }

    /// The stones of a colour whose groups have no liberty.
    #[inline]
    #[must_use]
    pub const fn without_liberty(&self, colour: Colour) -> Points {
        without_liberty(self.stones(colour), self.empty())
    }

    /// Whether the mover can place no stone at all: he has lost a group, or has no stone left.
    #[inline]
    const fn cannot_place(&self) -> bool {
        self.captured || self.stones(self.mover).count_ones() >= SUPPLY
    }

    /// The points where the mover may place a stone.
    #[inline]
    #[must_use]
    pub fn legal(&self) -> Points {
        if self.cannot_place() {
            return 0;
        }
        let empty = self.empty();
        let roomy = empty & touching(empty);
        let enclosed = WideCells(empty & !roomy).filter(|cell| self.is_legal_enclosed(*cell));
        enclosed.fold(roomy, |legal, cell| legal | point(cell))
    }

    /// Whether the mover may place a stone on an empty point that has no empty point beside it.
    #[inline]
    const fn is_legal_enclosed(&self, cell: Cell) -> bool {
        let own = self.stones(self.mover) | point(cell);
        let empty = self.empty() & !point(cell);
        !any_without_liberty(point(cell), own, empty) || self.captures(cell)
    }

    /// Whether a stone of the mover on this empty point takes the last liberty of an enemy group.
    #[inline]
    const fn captures(&self, cell: Cell) -> bool {
        let enemy = self.stones(self.mover.other());
        any_without_liberty(neighbours(cell) & enemy, enemy, self.empty() & !point(cell))
    }
}

impl Rules for AtariGo {
    one_seat_at_a_time!(Position, Cell, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(WideCells(position.legal()));
    }

    fn orders_from(position: &Position, seat: Seat, first: Pick, list: &mut Vec<Cell>) {
        list.clear();
        if let Pick::Cell(cell) = first
            && Self::asked(position).contains(seat)
            && position.legal() & point(cell) != 0
        {
            list.push(cell);
        }
    }

    #[inline]
    fn play(position: &mut Position, cell: Cell) {
        position.captured = position.captures(cell);
        position.stones[position.mover as usize] |= point(cell);
        position.mover = position.mover.other();
    }

    /// The winner is always the player who moved last.
    fn outcome(position: &Position) -> Option<Outcome> {
        let win =
            |reason, points| Some(Outcome::win(position.mover.other().side(), reason).by(WideCells(points).collect()));
        if position.captured {
            return win("capture", position.without_liberty(position.mover));
        }
        if position.cannot_place() {
            return win("no-stones", 0);
        }
        if Self::is_over(position) {
            return win("no-moves", position.empty());
        }
        None
    }

    fn is_over(position: &Position) -> bool {
        let empty = position.empty();
        position.cannot_place() || (empty & touching(empty) == 0 && position.legal() == 0)
    }

    fn hash(position: &Position) -> u64 {
        let [black, white] = position.stones;
        let high = (black >> 64) as u64 | ((white >> 64) as u64) << 17 | (position.mover as u64) << 34;
        hash::mix(hash::mix(hash::mix(0, black as u64), white as u64), high)
    }

    fn count(position: &Position) -> u64 {
        position.legal().count_ones().into()
    }

    /// In an average game half of the points are empty and nearly all of those legal, so drawing from the whole board
    /// until a legal one comes up is quicker than finding the nth legal point. That is done after `DRAWS` unsuccessful
    /// draws.
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        if position.cannot_place() {
            return None;
        }
        let empty = position.empty();
        for _ in 0..DRAWS {
            let cell = Cell(random::below(rng, GEOMETRY.cells()) as u8);
            if empty & point(cell) != 0 && (neighbours(cell) & empty != 0 || position.is_legal_enclosed(cell)) {
                return Some(cell);
            }
        }
        let legal = position.legal();
        (legal != 0).then(|| wide_nth(legal, random::below(rng, legal.count_ones() as usize) as u32))
    }

    /// A stone stays where it is placed, so no position occurs twice.
    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}
