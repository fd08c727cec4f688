//! The position of Semáforo, its turns and its lines.
//!
//! A cell counts how often it was used: 0 is empty, 1 green, 2 yellow, 3 red. Two planes of bits hold the two digits of
//! that number for all twelve cells, file by file along each rank, so that a turn only adds one.

use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, Side, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Semáforo.
pub struct Semaforo;

/// Four files and three ranks.
pub const GEOMETRY: Geometry = Geometry::square(4, 3);

/// Number of cells.
pub const CELLS: usize = 12;

/// Pieces of each colour, for both players together.
pub const SUPPLY: u32 = 8;

/// The bits of all cells.
pub(super) const FULL: u16 = (1 << CELLS) - 1;

/// Each way a line can run: how far apart its cells lie, and the cells where one can begin. Along a rank, along a file,
/// and up along both diagonals.
const WAYS: [(u32, u64); 4] = [(1, 0b0011_0011_0011), (4, 0b1111), (5, 0b0011), (3, 0b1100)];

/// A traffic light's colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Put on an empty cell.
    Green,
    /// Replaces green.
    Yellow,
    /// Replaces yellow, and stays.
    Red,
}

impl Colour {
    /// All three, in the order in which they follow each other on a cell.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Red];

    /// What replaces it.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Green => Some(Self::Yellow),
            Self::Yellow => Some(Self::Red),
            Self::Red => None,
        }
    }
}

/// Where the pieces stand and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    ones: u16,
    twos: u16,
    mover: Side,
}

impl Position {
    /// The empty board; player 1 begins.
    pub const START: Self = Self { ones: 0, twos: 0, mover: Side(0) };

    /// A position of these planes of bits, which share no cell; `mover` is the first or the second side.
    #[must_use]
    pub const fn new(green: u16, yellow: u16, red: u16, mover: Side) -> Self {
        debug_assert!(green & yellow == 0 && (green | yellow) & red == 0 && (green | yellow | red) & !FULL == 0);
        Self { ones: green | red, twos: yellow | red, mover }
    }

    /// The digits of one and of two in the number of each cell.
    #[must_use]
    pub const fn digits(&self) -> (u16, u16) {
        (self.ones, self.twos)
    }

    /// The cells with pieces of a colour.
    #[must_use]
    pub const fn plane(&self, colour: Colour) -> u16 {
        match colour {
            Colour::Green => self.ones & !self.twos,
            Colour::Yellow => self.twos & !self.ones,
            Colour::Red => self.ones & self.twos,
        }
    }

    /// The colour on a cell; `None` if it is empty.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| u64::from(self.plane(*colour)) & cell.bit() != 0)
    }

    /// The side to move, also when the game is over.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The legal turns, by cell: none when the game is over, else every cell that is not red.
    #[must_use]
    pub const fn turns(&self) -> Cells {
        Cells(if self.is_over() { 0 } else { (FULL & !self.plane(Colour::Red)) as u64 })
    }

    /// Whether three of one colour stand in a row.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        let colours = self.colours();
        let mut found = 0;
        let mut way = 0;
        while way < WAYS.len() {
            found |= beginnings(colours, WAYS[way]);
            way += 1;
        }
        found != 0
    }

    /// The planes of the three colours side by side in one word, 16 bits each: one pass looks for lines in all of them.
    #[inline]
    const fn colours(&self) -> u64 {
        self.plane(Colour::Green) as u64
            | (self.plane(Colour::Yellow) as u64) << 16
            | (self.plane(Colour::Red) as u64) << 32
    }
}

impl Rules for Semaforo {
    // A move is the cell on which a piece is put or replaced: what stands there says which of them it is.
    one_seat_at_a_time!(Position, Cell, |position| Seat(position.mover.0));

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(position.turns());
    }

    /// Puts a green piece on an empty cell, or replaces what stands there by the next colour.
    #[inline]
    fn play(position: &mut Position, played: Cell) {
        let bit = played.bit() as u16;
        position.twos ^= position.ones & bit;
        position.ones ^= bit;
        position.mover.0 ^= 1;
    }

    /// The cells that show a win are those of every completed line.
    fn outcome(position: &Position) -> Option<Outcome> {
        let colours = position.colours();
        let mut lines = 0;
        for (apart, starts) in WAYS {
            let first = beginnings(colours, (apart, starts));
            lines |= first | first << apart | first << (2 * apart);
        }
        let cells = (lines | lines >> 16 | lines >> 32) & u64::from(FULL);
        (cells != 0).then(|| Outcome::win(Side(1 - position.mover.0), "line").by(Cells(cells).collect()))
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn hash(position: &Position) -> u64 {
        let planes = u64::from(position.ones) | u64::from(position.twos) << 16;
        hash::mix(0, planes | u64::from(position.mover.0) << 32)
    }

    fn count(position: &Position) -> u64 {
        u64::from(position.turns().0.count_ones())
    }

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        if position.is_over() {
            return None;
        }
        // Most cells are not red, and without a line at least five are not: to draw again now and then is faster than
        // to count up to the cell that was drawn.
        loop {
            let cell = Cell(random::below(rng, CELLS) as u8);
            if u64::from(position.plane(Colour::Red)) & cell.bit() == 0 {
                return Some(cell);
            }
        }
    }

    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}

/// Whether a turn completes a line, but none along a rank or a file.
pub(super) fn completes_only_diagonals(position: &Position, played: Cell) -> bool {
    let mut after = *position;
    Semaforo::play(&mut after, played);
    let colours = after.colours();
    let any = |ways: &[(u32, u64)]| ways.iter().any(|way| beginnings(colours, *way) != 0);
    any(&WAYS[2..]) && !any(&WAYS[..2])
}

/// Whether a set of cells has three in a row.
#[inline]
pub(super) const fn has_line(cells: u16) -> bool {
    LINES[cells as usize >> 6] >> (cells & 63) & 1 == 1
}

/// A bit for each set of cells, in words of 64.
const LINES: [u64; 64] = {
    let mut lines = [0; 64];
    let mut cells = 0;
    while cells <= FULL as usize {
        let mut way = 0;
        while way < WAYS.len() {
            if beginnings(cells as u64, WAYS[way]) != 0 {
                lines[cells >> 6] |= 1 << (cells & 63);
            }
            way += 1;
        }
        cells += 1;
    }
    lines
};

/// The first cells of the lines of one way, in the word of all colours.
#[inline]
const fn beginnings(colours: u64, (apart, starts): (u32, u64)) -> u64 {
    colours & colours >> apart & colours >> (2 * apart) & (starts * 0x1_0001_0001)
}
