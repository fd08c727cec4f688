//! The position of Apocalypse and what the orders of both sides do together, on bitboards of 25 cells (bit `5·rank +
//! file`).

use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Geometry, Kind};

/// Files and ranks.
pub const SIZE: u8 = 5;

/// Five files and five ranks.
pub const GEOMETRY: Geometry = Geometry::square(SIZE, SIZE);

/// The kind of a pawn.
pub const PAWN: Kind = Kind(0);

/// The kind of a knight.
pub const KNIGHT: Kind = Kind(1);

/// Knights a side may have at once.
pub const MOST_KNIGHTS: u32 = 2;

/// Pawns a side may have at once.
pub const MOST_PAWNS: u32 = 5;

/// The last rank of each side.
pub const LAST_RANK: [u32; 2] = [0x1F << 20, 0x1F];

/// The bit of a cell.
#[inline]
#[must_use]
pub const fn bit(cell: Cell) -> u32 {
    1 << cell.0
}

/// The cells of a bitboard, lowest first.
#[inline]
#[must_use]
pub const fn cells(board: u32) -> Cells {
    Cells(board as u64)
}

/// What one side decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// A piece goes from one cell to another.
    Go {
        /// Where it stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// The waiting pawn is put on a cell.
    Put(Cell),
    /// An illegal order: nothing moves, one penalty point.
    Illegal,
}

/// A joint turn: the order of each side that was asked, White's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(pub [Option<Order>; 2]);

/// What stands where, and the penalty points. Index 0 is White, 1 is Black.
///
/// A pawn on its last rank waits for its relocation: nothing else can be there, so who is asked needs no field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Knights of each side.
    pub knights: [u32; 2],
    /// Pawns of each side.
    pub pawns: [u32; 2],
    /// Penalty points of each side.
    pub penalties: [u8; 2],
}

/// What a joint turn does to the pieces.
#[derive(Clone, Copy, Debug)]
pub struct Resolution {
    /// From where to where the piece of each side travels.
    pub travels: [Option<(Cell, Cell)>; 2],
    /// The pieces that leave the board, by the cells they stood on before the turn.
    pub removed: u32,
    /// Whether the pawn of each side that travels becomes a knight.
    pub promoted: [bool; 2],
}

impl Position {
    /// All pieces of a side.
    #[inline]
    #[must_use]
    pub const fn of(&self, side: usize) -> u32 {
        self.knights[side] | self.pawns[side]
    }

    /// All pieces.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> u32 {
        self.of(0) | self.of(1)
    }

    /// The pawn of a side that waits for its relocation.
    #[inline]
    #[must_use]
    pub const fn waiting(&self, side: usize) -> u32 {
        self.pawns[side] & LAST_RANK[side]
    }

    /// Whether the turn is still to be completed by a relocation.
    #[inline]
    #[must_use]
    pub const fn is_relocation(&self) -> bool {
        self.waiting(0) | self.waiting(1) != 0
    }

    /// What a move does to the pieces.
    #[inline]
    #[must_use]
    pub fn resolve(&self, played: Move) -> Resolution {
        let mut travels = [None; 2];
        let mut leaving = 0;
        for side in [0, 1] {
            travels[side] = match played.0[side] {
                Some(Order::Go { from, to }) => Some((from, to)),
                Some(Order::Put(to)) => cells(self.waiting(side)).next().map(|from| (from, to)),
                Some(Order::Illegal) | None => None,
            };
            if let Some((from, _)) = travels[side] {
                leaving |= bit(from);
            }
        }
        let mut removed = 0;
        for side in [0, 1] {
            if let Some((_, to)) = travels[side] {
                removed |= bit(to) & self.of(1 - side) & !leaving;
            }
        }
        if let [Some((white, meeting)), Some((black, other))] = travels
            && meeting == other
        {
            removed |= match (self.knights[0] & bit(white) != 0, self.knights[1] & bit(black) != 0) {
                (true, false) => bit(black),
                (false, true) => bit(white),
                _ => bit(white) | bit(black),
            };
        }
        let promoted = [0, 1].map(|side| {
            travels[side].is_some_and(|(from, to)| {
                bit(to) & LAST_RANK[side] != 0
                    && self.pawns[side] & bit(from) & !removed != 0
                    && (self.knights[side] & !removed).count_ones() < MOST_KNIGHTS
            })
        });
        Resolution { travels, removed, promoted }
    }
}
