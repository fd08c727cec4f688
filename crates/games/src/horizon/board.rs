//! The board of Horizon: 9 files and 10 ranks, as the bits of a `u128`; its rows, its fields, and where steps and line
//! captures lead.

use ludoteca_rules::geometry::square;
use ludoteca_rules::{Cell, Geometry};

/// Number of files.
pub const FILES: u8 = 9;

/// Number of ranks.
pub const RANKS: u8 = 10;

/// Nine files and ten ranks.
pub const GEOMETRY: Geometry = Geometry::square(FILES, RANKS);

/// Number of cells.
pub const CELLS: usize = FILES as usize * RANKS as usize;

/// The bits of all cells.
const BOARD: u128 = (1 << CELLS) - 1;

/// Field A, home of player 1, and field B, home of player 2.
pub const FIELDS: [u128; 2] = [(1 << (CELLS / 2)) - 1, BOARD & !((1 << (CELLS / 2)) - 1)];

/// Each player's own row 0.
pub const HOME_ROWS: [u128; 2] = [rank(0), rank(RANKS - 1)];

/// The cells to which each king may leap: row 4 of the other field.
pub const LEAP_ROWS: [u128; 2] = [rank(RANKS / 2), rank(RANKS / 2 - 1)];

/// Away from each player, in ranks.
pub const FORWARD: [i8; 2] = [1, -1];

/// The cells one step from each cell.
pub const STEPS: [u128; CELLS] = steps();

/// The cells on which a line capture from each cell can end: one step to a cell X, then the number of X's row along it.
pub const RUNS: [u128; CELLS] = runs();

/// The cells from which a line capture can end on each cell.
pub const SOURCES: [u128; CELLS] = sources();

/// The bit of a cell.
#[inline]
#[must_use]
pub const fn bit(cell: Cell) -> u128 {
    1 << cell.0
}

/// The number printed beside a cell's row: how far a line capture runs there.
#[must_use]
pub const fn row_number(cell: Cell) -> u8 {
    let rank = cell.0 / FILES;
    if rank < RANKS / 2 { rank } else { RANKS - 1 - rank }
}

/// The number printed beside each rank.
pub const ROW_NUMBERS: [u8; RANKS as usize] = {
    let mut numbers = [0; RANKS as usize];
    let mut rank = 0;
    while rank < RANKS {
        numbers[rank as usize] = row_number(Cell(rank * FILES));
        rank += 1;
    }
    numbers
};

/// The field in which a cell lies: 0 for A, 1 for B.
#[inline]
#[must_use]
pub const fn field(cell: Cell) -> usize {
    (cell.0 as usize >= CELLS / 2) as usize
}

/// The cells that are not in a set.
#[inline]
#[must_use]
pub const fn outside(cells: u128) -> u128 {
    BOARD & !cells
}

/// Whether two cells are one step apart.
#[must_use]
pub const fn touch(one: Cell, other: Cell) -> bool {
    STEPS[one.index()] & bit(other) != 0
}

/// The cell X at which a line capture turns after its step. There can be two such
/// cells only where a plain step captures too; then it is the one further left.
#[must_use]
pub fn turn(from: Cell, to: Cell) -> Option<Cell> {
    let count = row_number(to) as i8;
    [-count, count]
        .into_iter()
        .filter(|_| count > 0)
        .filter_map(|right| square::offset(FILES, RANKS, to, right, 0))
        .find(|turn| touch(from, *turn))
}

const fn rank(index: u8) -> u128 {
    ((1 << FILES) - 1) << (FILES * index)
}

const fn steps() -> [u128; CELLS] {
    let mut table = [0; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut way = 0;
        while way < 8 {
            let (right, away) = if way < 4 { square::ORTHOGONAL[way] } else { square::DIAGONAL[way - 4] };
            if let Some(to) = square::offset(FILES, RANKS, Cell(from as u8), right, away) {
                table[from] |= bit(to);
            }
            way += 1;
        }
        from += 1;
    }
    table
}

const fn runs() -> [u128; CELLS] {
    let mut table = [0; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut rest = STEPS[from];
        while rest != 0 {
            let turn = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            let count = row_number(turn) as i8;
            if let Some(left) = square::offset(FILES, RANKS, turn, -count, 0) {
                table[from] |= bit(left);
            }
            if let Some(right) = square::offset(FILES, RANKS, turn, count, 0) {
                table[from] |= bit(right);
            }
        }
        // The number of row 0 is 0, which is no run: the loop has entered the cell of the step itself.
        table[from] &= !(HOME_ROWS[0] | HOME_ROWS[1]);
        from += 1;
    }
    table
}

const fn sources() -> [u128; CELLS] {
    let mut table = [0; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut rest = RUNS[from];
        while rest != 0 {
            table[rest.trailing_zeros() as usize] |= 1 << from;
            rest &= rest - 1;
        }
        from += 1;
    }
    table
}
