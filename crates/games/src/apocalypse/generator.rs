//! The legal orders of Apocalypse, each side for itself.

use super::position::{LAST_RANK, Order, Position, SIZE, bit, cells};
use arrayvec::ArrayVec;
use ludoteca_rules::Cell;
use ludoteca_rules::geometry::square;

const BOARD: u32 = (1 << 25) - 1;
const FILE_A: u32 = 0b00001_00001_00001_00001_00001;
const FILE_E: u32 = FILE_A << 4;

/// The cells a knight reaches from each cell.
const LEAPS: [u32; 25] = {
    let mut table = [0; 25];
    let mut from = 0;
    while from < 25 {
        let mut way = 0;
        while way < square::KNIGHT.len() {
            let (right, away) = square::KNIGHT[way];
            if let Some(to) = square::offset(SIZE, SIZE, Cell(from as u8), right, away) {
                table[from] |= bit(to);
            }
            way += 1;
        }
        from += 1;
    }
    table
};

/// Moves of one knight, or of all pawns in one direction: one for each target.
#[derive(Clone, Copy)]
pub struct Reach {
    /// Where they end.
    pub targets: u32,
    source: Source,
}

/// Where the moves of a [`Reach`] start.
#[derive(Clone, Copy)]
enum Source {
    /// All on one cell.
    At(Cell),
    /// Each on the cell whose index is this much lower than that of its target.
    Behind(i8),
}

impl Reach {
    /// Where the move to this target starts.
    #[inline]
    pub const fn from(self, to: Cell) -> Cell {
        match self.source {
            Source::At(cell) => cell,
            Source::Behind(by) => Cell((to.0 as i8 - by) as u8),
        }
    }
}

impl Position {
    /// Where the waiting pawn of a side can be put.
    #[inline]
    pub const fn places(&self, side: usize) -> u32 {
        BOARD & !self.occupied() & !LAST_RANK[side]
    }

    /// The legal orders of a side on an ordinary turn.
    #[inline]
    pub fn reaches(&self, side: usize) -> [Reach; 5] {
        let own = self.of(side);
        let enemy = self.of(1 - side);
        let empty = BOARD & !(own | enemy);
        let pawns = self.pawns[side];
        let knights = self.knights[side];
        let leap = |knight: u32| {
            if knight == 0 {
                return Reach { targets: 0, source: Source::At(Cell(0)) };
            }
            let at = knight.trailing_zeros() as u8;
            Reach { targets: LEAPS[at as usize] & !own, source: Source::At(Cell(at)) }
        };
        let step = |targets: u32, by: i8| Reach { targets, source: Source::Behind(by) };
        let (inner_left, inner_right) = (pawns & !FILE_A, pawns & !FILE_E);
        let [forward, left, right] = if side == 0 {
            [step((pawns << 5) & empty, 5), step((inner_left << 4) & enemy, 4), step((inner_right << 6) & enemy, 6)]
        } else {
            [step((pawns >> 5) & empty, -5), step((inner_left >> 6) & enemy, -6), step((inner_right >> 4) & enemy, -4)]
        };
        [leap(knights), leap(knights & knights.wrapping_sub(1)), forward, left, right]
    }

    /// What a side can do, in a stable order: its legal orders, or one `None` if it is not asked. Whether the game is
    /// over is not considered.
    #[inline]
    pub fn list(&self, side: usize) -> ArrayVec<Option<Order>, 32> {
        let mut orders = ArrayVec::new();
        if !self.is_relocation() {
            for reach in self.reaches(side) {
                orders.extend(cells(reach.targets).map(|to| Some(Order::Go { from: reach.from(to), to })));
            }
        } else if self.waiting(side) == 0 {
            orders.push(None);
        } else {
            orders.extend(cells(self.places(side)).map(|to| Some(Order::Put(to))));
        }
        orders
    }

    /// How many entries `list` has for each side.
    #[inline]
    pub fn list_lengths(&self) -> [u32; 2] {
        if self.is_relocation() {
            return [0, 1].map(|side| if self.waiting(side) == 0 { 1 } else { self.places(side).count_ones() });
        }
        [0, 1].map(|side| self.reaches(side).iter().map(|reach| reach.targets.count_ones()).sum())
    }
}
