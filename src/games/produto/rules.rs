//! The position of Produto, its moves, groups and scores.
//!
//! Each colour is a plane of bits, one bit for each of the 61 cells in the order of the hexagon: row by row from the bottom.

use crate::rules::bitboard::{Cells, nth};
use crate::rules::geometry::hexagon;
use crate::rules::{Cell, Outcome, Seat, Side, hash, random};
use rand::Rng;

/// Number of cells.
pub const CELLS: usize = hexagon::cells(SIDE);

/// Stones of each colour.
pub const SUPPLY: u32 = 45;

const SIDE: u8 = 5;
const FULL: u64 = (1 << CELLS) - 1;

/// The cells that touch each cell.
const NEIGHBOURS: [u64; CELLS] = neighbours();

/// The colour of a stone. A player scores with his colour, but places either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Black, the colour of the player who begins.
    Black,
    /// White.
    White,
}

impl Colour {
    /// Both colours, in the order of the choices and of the kinds of pieces.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// 0 for black, 1 for white.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The player who scores with this colour.
    #[must_use]
    pub const fn side(self) -> Side {
        Side(self.index())
    }
}

/// A move: one stone on an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stone {
    /// Where it is placed.
    pub cell: Cell,
    /// Its colour.
    pub colour: Colour,
}

/// Where the stones lie, whose turn it is, and how many stones he still places in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    planes: [u64; 2],
    mover: Colour,
    left: u8,
}

impl Position {
    /// The empty board; Black places one stone.
    pub const START: Self = Self { planes: [0, 0], mover: Colour::Black, left: 1 };

    /// A position of these planes of bits, which share no cell and hold at most 45 stones each; `left` is 1 or 2.
    #[must_use]
    pub const fn new(black: u64, white: u64, mover: Colour, left: u8) -> Self {
        debug_assert!(black & white == 0 && (black | white) & !FULL == 0 && (left == 1 || left == 2));
        Self { planes: [black, white], mover, left }
    }

    /// The cells with stones of a colour.
    #[must_use]
    pub const fn plane(&self, colour: Colour) -> u64 {
        self.planes[colour as usize]
    }

    /// The cells without a stone.
    #[must_use]
    pub const fn empty(&self) -> u64 {
        FULL & !(self.planes[0] | self.planes[1])
    }

    /// The player whose turn it is, by his colour. On a full board the turns simply go on.
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        Seat(self.mover.index())
    }

    /// How many stones the mover still places in this turn: 1 or 2.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.empty() == 0
    }

    /// The stone on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.plane(*colour) & cell.bit() != 0)
    }

    /// Whether stones of this colour are left.
    #[must_use]
    pub const fn has(&self, colour: Colour) -> bool {
        self.plane(colour).count_ones() < SUPPLY
    }

    /// Replaces the content of `list` by the legal stones: cell by cell, black before white.
    pub fn stones(&self, list: &mut Vec<Stone>) {
        list.clear();
        let available = Colour::ALL.map(|colour| self.has(colour));
        for cell in Cells(self.empty()) {
            for colour in Colour::ALL {
                if available[usize::from(colour.index())] {
                    list.push(Stone { cell, colour });
                }
            }
        }
    }

    /// How many stones are legal.
    #[must_use]
    pub const fn count(&self) -> u64 {
        let colours = self.has(Colour::Black) as u64 + self.has(Colour::White) as u64;
        self.empty().count_ones() as u64 * colours
    }

    /// A uniformly random legal stone; none on a full board.
    pub fn random_stone(&self, rng: &mut impl Rng) -> Option<Stone> {
        let empty = self.empty();
        let cells = empty.count_ones() as usize;
        if cells == 0 {
            return None;
        }
        // 61 cells cannot use up both colours.
        let (place, colour) = if !self.has(Colour::White) {
            (random::below(rng, cells), Colour::Black)
        } else if !self.has(Colour::Black) {
            (random::below(rng, cells), Colour::White)
        } else {
            let drawn = random::below(rng, 2 * cells);
            (drawn / 2, Colour::ALL[drawn % 2])
        };
        Some(Stone { cell: nth(empty, place as u32), colour })
    }

    /// Places a stone. The turn passes to the other player after its second stone.
    #[inline]
    pub const fn place(&mut self, stone: Stone) {
        self.planes[stone.colour as usize] |= stone.cell.bit();
        if self.left == 2 {
            self.left = 1;
        } else {
            self.left = 2;
            self.mover = match self.mover {
                Colour::Black => Colour::White,
                Colour::White => Colour::Black,
            };
        }
    }

    /// The two largest groups of a colour, the largest first; 0 where there is none.
    #[must_use]
    pub const fn largest_groups(&self, colour: Colour) -> [u64; 2] {
        let mut rest = self.plane(colour);
        let mut largest = [0, 0];
        while rest != 0 {
            let group = group_of_lowest(rest);
            rest &= !group;
            let size = group.count_ones();
            if size > u64::count_ones(largest[0]) {
                largest = [group, largest[0]];
            } else if size > u64::count_ones(largest[1]) {
                largest[1] = group;
            }
        }
        largest
    }

    /// A player's score: the product of the sizes of his two largest groups.
    #[must_use]
    pub const fn score(&self, colour: Colour) -> u32 {
        let [first, second] = self.largest_groups(colour);
        first.count_ones() * second.count_ones()
    }

    /// Who won and by what, once the board is full.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_full() {
            return None;
        }
        let [black, white] = Colour::ALL.map(|colour| self.score(colour));
        if black == white {
            // 61 is odd, so one of them has fewer stones.
            let [black, white] = self.planes.map(u64::count_ones);
            let winner = if black < white { Colour::Black } else { Colour::White };
            return Some(Outcome::win(winner.side(), "fewer-stones").by(Cells(self.plane(winner)).collect()));
        }
        let winner = if black > white { Colour::Black } else { Colour::White };
        let [first, second] = self.largest_groups(winner);
        Some(Outcome::win(winner.side(), "product").by(Cells(first | second).collect()))
    }

    /// Equal positions have equal hashes.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        let turn = (self.left as u64 - 1) << 1 | self.mover as u64;
        hash::mix(hash::mix(0, self.planes[0]), self.planes[1] | turn << CELLS)
    }
}

/// The connected cells of `plane` to which its lowest cell belongs.
const fn group_of_lowest(plane: u64) -> u64 {
    let mut group = plane & plane.wrapping_neg();
    let mut fresh = group;
    while fresh != 0 {
        let touched = NEIGHBOURS[fresh.trailing_zeros() as usize] & plane & !group;
        group |= touched;
        fresh = (fresh & (fresh - 1)) | touched;
    }
    group
}

/// Cells touch if they lie side by side in a row, or half a cell apart in rows next to each other.
const fn neighbours() -> [u64; CELLS] {
    let mut table = [0; CELLS];
    let mut one = 0;
    while one < CELLS {
        let (row, right) = place(one);
        let mut other = 0;
        while other < CELLS {
            let (other_row, other_right) = place(other);
            let apart = (right - other_right).abs();
            if (row == other_row && apart == 2) || ((row - other_row).abs() == 1 && apart == 1) {
                table[one] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    table
}

/// Row of a cell, and how far to the right of the middle it lies, in half cells.
const fn place(index: usize) -> (i8, i8) {
    let (row, column) = hexagon::row_and_column(SIDE, Cell(index as u8));
    (row as i8, 2 * column as i8 - hexagon::row_length(SIDE, row) as i8)
}
