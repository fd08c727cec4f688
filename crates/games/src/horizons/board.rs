//! The board of Horizons: squares, what stands on them, and sets of squares.
//!
//! A mailbox board: the 12×12 cells are surrounded by sentinel squares, called walls, with 16 squares to a row. A
//! square is then one byte, a step is one addition, and a step off the board ends on a wall, so that no coordinates are
//! compared.

use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Geometry};

/// Files and ranks.
pub const SIZE: u8 = 12;

/// The shape of the board.
pub const GEOMETRY: Geometry = Geometry::square(SIZE, SIZE);

/// Rows and columns of wall around the board: as far as a knight leaps.
const FRAME: u8 = 2;

/// Squares of a row, walls included.
const ROW: u8 = 16;

two_sides! {
    /// White or Black.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Colour {
        /// White, who begins and plays up the board.
        White,
        /// Black.
        Black,
    }
}

impl Colour {
    /// One rank forward, as (right, away).
    #[must_use]
    pub const fn ahead(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }

    /// The `n`th rank as this side counts, as an index: 0 is its back rank.
    #[must_use]
    pub const fn rank(self, n: u8) -> u8 {
        match self {
            Self::White => n,
            Self::Black => SIZE - 1 - n,
        }
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Ox.
    Ox,
    /// Magician.
    Magician,
    /// Zip.
    Zip,
    /// Pawn.
    Pawn,
    /// Warrior that still has its far capture.
    Warrior,
    /// Demoted warrior: its far capture is used up.
    Demoted,
    /// Shielder.
    Shielder,
    /// Ox of the option `ox=garden`. It moves differently; text and looks are those of [`Role::Ox`].
    GardenOx,
}

impl Role {
    /// Every role, by index.
    pub const ALL: [Self; 13] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Ox,
        Self::Magician,
        Self::Zip,
        Self::Pawn,
        Self::Warrior,
        Self::Demoted,
        Self::Shielder,
        Self::GardenOx,
    ];

    /// Whether it is a pawn, a warrior or a shielder: it steps forward, and is promoted on the last rank.
    #[inline]
    #[must_use]
    pub const fn is_pawn_type(self) -> bool {
        matches!(self, Self::Pawn | Self::Warrior | Self::Demoted | Self::Shielder)
    }

    /// Whether it is a warrior, demoted or not.
    #[inline]
    #[must_use]
    pub const fn is_warrior(self) -> bool {
        matches!(self, Self::Warrior | Self::Demoted)
    }

    /// What a pawn-type piece can become on the last rank, the strongest first.
    #[must_use]
    pub const fn promotions(self) -> [Self; 5] {
        let own = match self {
            Self::Warrior | Self::Demoted => Self::Magician,
            Self::Shielder => Self::Zip,
            _ => Self::Queen,
        };
        [own, Self::Rook, Self::Ox, Self::Bishop, Self::Knight]
    }
}

/// A square of the board or of its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square(pub u8);

impl Square {
    /// A wall: no square of the board.
    pub const NOWHERE: Self = Self(0);

    /// The square of a file and a rank, both from 0.
    #[inline]
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((rank + FRAME) * ROW + file + FRAME)
    }

    /// File from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % ROW - FRAME
    }

    /// Rank from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / ROW - FRAME
    }

    /// The square of a cell.
    #[inline]
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        Self::at(cell.0 % SIZE, cell.0 / SIZE)
    }

    /// The cell of a square of the board.
    #[inline]
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell(self.rank() * SIZE + self.file())
    }

    /// The square so many files to the right and ranks away, at most two: perhaps a wall.
    #[inline]
    #[must_use]
    pub const fn step(self, right: i8, away: i8) -> Self {
        Self(self.0.wrapping_add((away * ROW as i8 + right) as u8))
    }

    /// What must be added to a square to go so far. Different ways may share it, but the walls between them do not.
    #[must_use]
    pub const fn offset(right: i8, away: i8) -> u8 {
        (away as i16 * ROW as i16 + right as i16) as u8
    }

    /// The number of the way from here to `other`, different for every (right, away); below [`WAYS`].
    #[inline]
    #[must_use]
    pub const fn way_to(self, other: Self) -> usize {
        // Rows of 24 squares are wide enough that no two ways fall together.
        const fn wide(square: Square) -> usize {
            square.0 as usize + (square.0 / ROW) as usize * 8
        }
        WAYS / 2 + wide(other) - wide(self)
    }
}

/// How many ways there are from a square to another, with gaps.
pub const WAYS: usize = 2 * (24 * SIZE as usize);

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Content(u8);

impl Content {
    /// Nothing.
    pub const EMPTY: Self = Self(0);

    /// Not a square of the board.
    pub const WALL: Self = Self(0x80);

    /// A piece: its role in the lower half of the byte, a bit for its colour in the upper half.
    #[inline]
    #[must_use]
    pub const fn piece(colour: Colour, role: Role) -> Self {
        Self(0x10 << colour as u8 | role as u8)
    }

    /// Whether nothing stands there.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a piece of `colour` stands there.
    #[inline]
    #[must_use]
    pub const fn is_of(self, colour: Colour) -> bool {
        self.0 & 0x10 << colour as u8 != 0
    }

    /// The role of the piece that stands there.
    #[inline]
    #[must_use]
    pub const fn role(self) -> Role {
        const KINDS: [Role; 16] = {
            let mut roles = [Role::King; 16];
            roles.split_at_mut(Role::ALL.len()).0.copy_from_slice(&Role::ALL);
            roles
        };
        KINDS[(self.0 & 0xF) as usize]
    }

    /// Colour and role, if a piece stands there.
    #[must_use]
    pub fn as_piece(self) -> Option<(Colour, Role)> {
        Colour::ALL.into_iter().find(|colour| self.is_of(*colour)).map(|colour| (colour, self.role()))
    }

    /// A number for hashing.
    #[must_use]
    pub const fn code(self) -> u64 {
        self.0 as u64
    }
}

/// A board of walls with nothing on it.
pub const EMPTY_BOARD: [Content; 256] = {
    let mut board = [Content::WALL; 256];
    let mut cell = 0;
    while cell < SIZE * SIZE {
        board[Square::of(Cell(cell)).0 as usize] = Content::EMPTY;
        cell += 1;
    }
    board
};

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squares([u64; 4]);

impl Squares {
    /// No square.
    pub const NONE: Self = Self([0; 4]);

    /// Every square.
    pub const ALL: Self = Self([!0; 4]);

    /// Whether `square` belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize] >> (square.0 & 63) & 1 != 0
    }

    /// The squares of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }

    /// Whether no square belongs to the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Puts `square` into the set.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] |= 1 << (square.0 & 63);
    }

    /// Takes `square` out of the set.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] &= !(1 << (square.0 & 63));
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter { words: self.0, word: 0 }
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct SquaresIter {
    words: [u64; 4],
    word: u8,
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while let Some(word) = self.words.get_mut(usize::from(self.word)) {
            if *word != 0 {
                let square = Square(self.word << 6 | word.trailing_zeros() as u8);
                *word &= *word - 1;
                return Some(square);
            }
            self.word += 1;
        }
        None
    }
}
