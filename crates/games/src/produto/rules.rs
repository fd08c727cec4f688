//! The position of Produto, its moves, groups and scores.
//!
//! Each colour is a plane of bits, one bit for each of the 61 cells in the order of the hexagon: row by row from the
//! bottom.

use ludoteca_rules::bitboard::{Cells, nth};
use ludoteca_rules::geometry::hexagon;
use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Produto.
pub struct Produto;

/// A hexagon with five cells along each side.
pub const GEOMETRY: Geometry = Geometry::hexagon(SIDE);

/// Number of cells.
pub const CELLS: usize = hexagon::cells(SIDE);

/// Stones of each colour.
pub const SUPPLY: u32 = 45;

/// Cells along each side of the hexagon.
const SIDE: u8 = 5;

/// The bits of all cells.
const FULL: u64 = (1 << CELLS) - 1;

/// The cells that touch each cell.
const NEIGHBOURS: [u64; CELLS] = neighbours();

two_sides! {
    /// The colour of a stone. A player scores with his colour, but places either.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Colour {
        /// Black, the colour of the player who begins.
        Black,
        /// White.
        White,
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
    #[inline]
    #[must_use]
    pub const fn plane(&self, colour: Colour) -> u64 {
        self.planes[colour as usize]
    }

    /// The cells without a stone.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> u64 {
        FULL & !(self.planes[0] | self.planes[1])
    }

    /// The player whose turn it is, by his colour; on a full board, whose it would be.
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// How many stones the mover still places in this turn: 1 or 2.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The stone on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.plane(*colour) & cell.bit() != 0)
    }

    /// Whether stones of this colour are left.
    #[inline]
    #[must_use]
    pub const fn has(&self, colour: Colour) -> bool {
        self.plane(colour).count_ones() < SUPPLY
    }

    /// The full board on which those empty cells are black whose bit is set in `black`, and the others white, as far as
    /// there are stones.
    #[inline]
    #[must_use]
    pub const fn filled(&self, black: u64) -> Self {
        let empty = self.empty();
        let mut planes = [self.planes[0] | empty & black, self.planes[1] | empty & !black];
        while planes[0].count_ones() > SUPPLY {
            let last = planes[0] & empty & (planes[0] & empty).wrapping_neg();
            planes = [planes[0] & !last, planes[1] | last];
        }
        while planes[1].count_ones() > SUPPLY {
            let last = planes[1] & empty & (planes[1] & empty).wrapping_neg();
            planes = [planes[0] | last, planes[1] & !last];
        }
        Self { planes, ..*self }
    }

    /// Who has won, on a full board.
    #[inline]
    #[must_use]
    pub const fn winner(&self) -> Option<Colour> {
        if self.empty() != 0 {
            return None;
        }
        let (black, white) = (self.score(Colour::Black), self.score(Colour::White));
        // 61 is odd, so one of them has fewer stones.
        let fewer = self.planes[0].count_ones() < self.planes[1].count_ones();
        let black_wins = black > white || black == white && fewer;
        Some(if black_wins { Colour::Black } else { Colour::White })
    }

    /// How many stones are legal.
    #[inline]
    #[must_use]
    pub const fn count(&self) -> u64 {
        let colours = self.has(Colour::Black) as u64 + self.has(Colour::White) as u64;
        self.empty().count_ones() as u64 * colours
    }

    /// The groups of a colour, by their lowest cells.
    pub fn groups(&self, colour: Colour) -> impl Iterator<Item = u64> {
        let mut rest = self.plane(colour);
        std::iter::from_fn(move || {
            let group = (rest != 0).then(|| group_of_lowest(rest))?;
            rest &= !group;
            Some(group)
        })
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
}

impl Rules for Produto {
    one_seat_at_a_time!(Position, Stone, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    /// Cell by cell, black before white.
    fn moves(position: &Position, list: &mut Vec<Stone>) {
        list.clear();
        let available = Colour::ALL.map(|colour| position.has(colour));
        for cell in Cells(position.empty()) {
            for colour in Colour::ALL {
                if available[colour.index()] {
                    list.push(Stone { cell, colour });
                }
            }
        }
    }

    /// The turn passes to the other player after its second stone.
    #[inline]
    fn play(position: &mut Position, played: Stone) {
        position.planes[played.colour as usize] |= played.cell.bit();
        if position.left == 2 {
            position.left = 1;
        } else {
            position.left = 2;
            position.mover = position.mover.other();
        }
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = position.winner()?;
        if position.score(Colour::Black) == position.score(Colour::White) {
            let stones = Cells(position.plane(winner)).collect();
            return Some(Outcome::win(winner.side(), "fewer-stones").by(stones));
        }
        let [first, second] = position.largest_groups(winner);
        Some(Outcome::win(winner.side(), "product").by(Cells(first | second).collect()))
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.empty() == 0
    }

    fn hash(position: &Position) -> u64 {
        let turn = (u64::from(position.left) - 1) << 1 | position.mover as u64;
        hash::mix(hash::mix(0, position.planes[0]), position.planes[1] | turn << CELLS)
    }

    #[inline]
    fn count(position: &Position) -> u64 {
        position.count()
    }

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Stone>) -> Option<Stone> {
        let empty = position.empty();
        let cells = empty.count_ones() as usize;
        if cells == 0 {
            return None;
        }
        // 61 cells cannot use up both colours.
        let (place, colour) = if !position.has(Colour::White) {
            (random::below(rng, cells), Colour::Black)
        } else if !position.has(Colour::Black) {
            (random::below(rng, cells), Colour::White)
        } else {
            let drawn = random::below(rng, 2 * cells);
            (drawn / 2, Colour::ALL[drawn % 2])
        };
        Some(Stone { cell: nth(empty, place as u32), colour })
    }

    fn progress(_position: &Position, _played: Stone) -> bool {
        true
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
