//! The position of Hex and its moves: a bit for each of the 49 cells, row by row from the bottom.

use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, hash, one_seat_at_a_time};

/// The game of Hex.
pub struct Hex;

/// Cells along each side of the board.
pub const SIDE: u8 = 7;

/// The board.
pub const GEOMETRY: Geometry = Geometry::rhombus(SIDE);

/// Number of cells.
pub const CELLS: usize = GEOMETRY.cells();

/// All cells.
pub const ALL: u64 = (1 << CELLS) - 1;

/// The lowest row, and the leftmost cell of every row.
const ROW: u64 = (1 << SIDE) - 1;
const FILE: u64 = ALL / ROW;

two_sides! {
    /// The colour of a player and of his stones.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Colour {
        /// Black, who begins and joins the near and the far side.
        Black,
        /// White, who joins the left and the right side.
        White,
    }
}

impl Colour {
    /// The cells along the two sides of the board that this colour joins.
    #[must_use]
    pub const fn edges(self) -> [u64; 2] {
        match self {
            Self::Black => [ROW, ROW << (CELLS - SIDE as usize)],
            Self::White => [FILE, FILE << (SIDE - 1)],
        }
    }
}

/// The cells that touch any of these.
#[must_use]
pub const fn beside(cells: u64) -> u64 {
    let (not_left, not_right) = (cells & !FILE, cells & !(FILE << (SIDE - 1)));
    let along = not_left >> 1 | not_right << 1;
    // A row further up lies half a cell to the right, so a cell touches the one above it and that to its left.
    let across = cells << SIDE | cells >> SIDE | not_left << (SIDE - 1) | not_right >> (SIDE - 1);
    (along | across) & ALL
}

/// The cells of `within` that hang together with these, through cells of `within`.
#[must_use]
pub const fn together(from: u64, within: u64) -> u64 {
    let mut reached = from & within;
    loop {
        let next = (reached | beside(reached)) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Where the stones are and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    mover: Colour,
    /// Who has joined his sides. It follows from the stones, but is needed at every ply.
    joined: Option<Colour>,
}

impl Position {
    /// A position of these stones, which share no cell.
    #[must_use]
    pub fn new(black: u64, white: u64, mover: Colour) -> Self {
        debug_assert!(black & white == 0 && (black | white) & !ALL == 0);
        let mut position = Self { stones: [black, white], mover, joined: None };
        position.joined = Colour::ALL.into_iter().find(|colour| position.chain(*colour) != 0);
        position
    }

    /// The stones of a colour.
    #[must_use]
    pub const fn stones(&self, colour: Colour) -> u64 {
        self.stones[colour as usize]
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
        Colour::ALL.into_iter().find(|colour| self.stones(*colour) & cell.bit() != 0)
    }

    /// The stones of a colour that hang together with both of its sides; none if it has not joined them.
    #[must_use]
    pub const fn chain(&self, colour: Colour) -> u64 {
        let [from, to] = colour.edges();
        let own = self.stones(colour);
        together(together(from, own) & to, own)
    }

    /// The cells where a stone may be put.
    const fn legal(&self) -> u64 {
        if self.joined.is_some() { 0 } else { self.empty() }
    }
}

impl Rules for Hex {
    one_seat_at_a_time!(Position, Cell, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::new(0, 0, Colour::Black)
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(Cells(position.legal()));
    }

    fn play(position: &mut Position, cell: Cell) {
        position.stones[position.mover as usize] |= cell.bit();
        if position.chain(position.mover) != 0 {
            position.joined = Some(position.mover);
        }
        position.mover = position.mover.other();
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = position.joined?;
        Some(Outcome::win(winner.side(), "joined").by(Cells(position.chain(winner)).collect()))
    }

    fn is_over(position: &Position) -> bool {
        position.joined.is_some()
    }

    fn hash(position: &Position) -> u64 {
        let [black, white] = position.stones;
        hash::mix(hash::mix(0, black), white | (position.mover as u64) << CELLS)
    }

    fn count(position: &Position) -> u64 {
        position.legal().count_ones().into()
    }

    /// A stone stays where it is placed, so no position occurs twice.
    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}
