//! The position of Rastros and its moves.
//!
//! The trail is a plane of bits, one bit for each of the 49 cells, file by file along each rank from the bottom.

use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, Side, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Rastros.
pub struct Rastros;

/// Number of files, and of ranks.
pub const FILES: u32 = 7;

/// Seven files and seven ranks.
pub const GEOMETRY: Geometry = Geometry::square(FILES as u8, FILES as u8);

/// Number of cells.
pub const CELLS: usize = (FILES * FILES) as usize;

/// The home of each side: a1 and g7.
pub const HOMES: [Cell; 2] = [Cell(0), Cell(CELLS as u8 - 1)];

/// The bits of all cells.
pub(super) const FULL: u64 = (1 << CELLS) - 1;

/// The cells around each cell.
pub(super) const AROUND: [u64; CELLS] = around();

/// The cells to which the stone can go from each cell while there is no trail. From a home there are none, so that the
/// game is over exactly when there is no move.
const WAYS: [u64; CELLS] = {
    let mut ways = AROUND;
    ways[HOMES[0].index()] = 0;
    ways[HOMES[1].index()] = 0;
    ways
};

/// For each set of cells in a block of three by three, how far the nth of them lies from the middle of the block
/// (modulo 256, since it may lie before it).
const NTH_STEP: [[u8; 8]; 512] = nth_step();

/// Where the stone and its trail are, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    trail: u64,
    stone: Cell,
    mover: Side,
}

impl Position {
    /// The stone on e5 and no trail; player 1 begins.
    pub const START: Self = Self { trail: 0, stone: Cell(4 * FILES as u8 + 4), mover: Side(0) };

    /// A position with this trail, which the stone is not on; `mover` is the first or the second side.
    #[must_use]
    pub const fn new(trail: u64, stone: Cell, mover: Side) -> Self {
        debug_assert!((trail & stone.bit()) == 0 && (trail | stone.bit()) & !FULL == 0);
        Self { trail, stone, mover }
    }

    /// The cells with trail stones.
    #[must_use]
    pub const fn trail(&self) -> u64 {
        self.trail
    }

    /// Where the stone is.
    #[must_use]
    pub const fn stone(&self) -> Cell {
        self.stone
    }

    /// The side to move, also when the game is over.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    #[inline]
    const fn free(&self) -> u64 {
        WAYS[self.stone.index()] & !self.trail
    }

    /// The cells to which the stone can go.
    #[must_use]
    pub const fn targets(&self) -> Cells {
        Cells(self.free())
    }

    /// How many moves are legal.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.free().count_ones() as u64
    }
}

impl Rules for Rastros {
    // A move is the cell to which the stone goes.
    one_seat_at_a_time!(Position, Cell, |position| Seat(position.mover.0));

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(position.targets());
    }

    /// Moves the stone, and leaves a trail stone where it was.
    #[inline]
    fn play(position: &mut Position, played: Cell) {
        position.trail |= position.stone.bit();
        position.stone = played;
        position.mover.0 ^= 1;
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        if let Some(owner) = HOMES.iter().position(|home| *home == position.stone) {
            return Some(Outcome::win(Side(owner as u8), "home").by(vec![position.stone]));
        }
        let locked_in = AROUND[position.stone.index()] | position.stone.bit();
        let winner = Side(1 - position.mover.0);
        Self::is_over(position).then(|| Outcome::win(winner, "no-moves").by(Cells(locked_in).collect()))
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.free() == 0
    }

    fn hash(position: &Position) -> u64 {
        let rest = u64::from(position.stone.0) << CELLS | u64::from(position.mover.0) << (CELLS + 6);
        hash::mix(0, position.trail | rest)
    }

    #[inline]
    fn count(position: &Position) -> u64 {
        position.count()
    }

    /// Rotated to the stone, the eight cells around it always lie on the same bits. Pushed together they are the index
    /// of a small table that knows the nth of them, which is much faster than to look for it in the whole board.
    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        let free = position.free();
        if free == 0 {
            return None;
        }
        let stone = position.stone.0;
        let window = free.rotate_right(u32::from(stone).wrapping_sub(FILES + 1));
        let packed = window & 0b111 | window >> (FILES - 3) & 0b111_000 | window >> (2 * FILES - 6) & 0b111_000_000;
        let drawn = random::below(rng, free.count_ones() as usize);
        Some(Cell(stone.wrapping_add(NTH_STEP[packed as usize][drawn])))
    }

    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}

const fn around() -> [u64; CELLS] {
    let mut table = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let one = 1 << cell;
        let row = one | step::<FILES>(one, 1, 0) | step::<FILES>(one, -1, 0);
        table[cell] = (row | step::<FILES>(row, 0, 1) | step::<FILES>(row, 0, -1)) & FULL & !one;
        cell += 1;
    }
    table
}

const fn nth_step() -> [[u8; 8]; 512] {
    let mut table = [[0; 8]; 512];
    let mut set = 0;
    while set < table.len() {
        let mut found = 0;
        let mut place = 0;
        while place < 9 && found < 8 {
            if set >> place & 1 == 1 {
                let cell = FILES as usize * (place / 3) + place % 3;
                table[set][found] = (cell as u8).wrapping_sub(FILES as u8 + 1);
                found += 1;
            }
            place += 1;
        }
        set += 1;
    }
    table
}
