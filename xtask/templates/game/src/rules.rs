//! The position of @NAME@ and its moves: a bit for each cell, rank by rank from the bottom.

use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, hash, one_seat_at_a_time};
use ludoteca_rules::seats::{two_sides};

/// The game of @NAME@.
pub struct @TYPE@;

/// The board.
pub const GEOMETRY: Geometry = Geometry::square(3, 3);

/// Number of cells.
pub const CELLS: usize = GEOMETRY.cells();

const ALL: u64 = (1 << CELLS) - 1;

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

/// Where the stones are and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    mover: Colour,
}

impl Position {
    /// A position of these stones, which share no cell.
    #[must_use]
    pub const fn new(black: u64, white: u64, mover: Colour) -> Self {
        Self { stones: [black, white], mover }
    }

    /// The cells without a stone.
    #[must_use]
    pub const fn empty(&self) -> u64 {
        ALL & !(self.stones[0] | self.stones[1])
    }

    /// The player whose turn it is; after the last move, the one who would be next.
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// The stone on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.stones[colour.index()] & cell.bit() != 0)
    }
}

impl Rules for @TYPE@ {
    one_seat_at_a_time!(Position, Cell, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::new(0, 0, Colour::Black)
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(Cells(position.empty()));
    }

    fn play(position: &mut Position, cell: Cell) {
        position.stones[position.mover as usize] |= cell.bit();
        position.mover = position.mover.other();
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        (position.empty() == 0).then(|| Outcome::win(position.mover.other().side(), "full-@ID@"))
    }

    fn hash(position: &Position) -> u64 {
        let [black, white] = position.stones;
        hash::mix(hash::mix(0, black), white | (position.mover as u64) << CELLS)
    }

    /// A stone stays where it is placed, so no position occurs twice.
    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}
