//! The position of Avanço and its moves.
//!
//! The pieces of each side are a bitboard of 49 cells. They all go one rank forward and at most one file aside, so one
//! shift for each of the three directions finds every target at once.

use ludoteca_rules::bitboard::{Cells, nth, step};
use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, hash, one_seat_at_a_time, random};
use rand::Rng;

/// The game of Avanço.
pub struct Avanco;

/// Number of files, and of ranks.
const SIZE: u8 = 7;

/// Seven files and seven ranks.
pub const GEOMETRY: Geometry = Geometry::square(SIZE, SIZE);

pub(super) const FILES: u32 = SIZE as u32;

/// How many pieces a side has at the start.
pub const PIECES: u32 = 2 * FILES;

/// No game is longer: 14 pieces of each side have 63 steps to the rank before the far one, and one more step ends it.
pub const LONGEST_GAME: u32 = 2 * 63 + 1;

pub(super) const CELLS: u32 = FILES * FILES;
pub(super) const BOARD: u64 = (1 << CELLS) - 1;
pub(super) const FIRST_RANK: u64 = (1 << FILES) - 1;
pub(super) const LAST_RANK: u64 = FIRST_RANK << (CELLS - FILES);

/// The directions of a step, as the number of files to the right as White sees it.
const DIRECTIONS: [i8; 3] = [-1, 0, 1];

two_sides! {
    /// A side by the colour of its pieces.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Colour {
        /// White, who begins and goes up the ranks.
        White,
        /// Black, who goes down.
        Black,
    }
}

impl Colour {
    /// The rank on which this colour wins.
    #[must_use]
    pub const fn far_rank(self) -> u64 {
        match self {
            Self::White => LAST_RANK,
            Self::Black => FIRST_RANK,
        }
    }

    /// Ranks that a step forward leads up.
    #[must_use]
    pub const fn forward(self) -> i8 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }
}

/// A piece goes one cell forward. It captures if an enemy stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Cell,
    /// Where it goes.
    pub to: Cell,
}

/// Where the pieces stand, and whose turn it is. The bitboards are kept as own and enemy pieces, so that a turn only
/// swaps two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    mover: Colour,
    /// The mover's pieces.
    own: u64,
    /// The other side's pieces.
    enemy: u64,
}

impl Position {
    /// A position of these bitboards, which share no cell.
    #[must_use]
    pub const fn new(white: u64, black: u64, mover: Colour) -> Self {
        debug_assert!(white & black == 0 && (white | black) & !BOARD == 0);
        match mover {
            Colour::White => Self { mover, own: white, enemy: black },
            Colour::Black => Self { mover, own: black, enemy: white },
        }
    }

    /// The pieces of a colour.
    #[must_use]
    pub const fn plane(&self, colour: Colour) -> u64 {
        if colour as u8 == self.mover as u8 { self.own } else { self.enemy }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// The colour of the piece on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.plane(*colour) & cell.bit() != 0)
    }

    /// The pieces of a colour that have reached its far rank.
    #[must_use]
    pub const fn arrived(&self, colour: Colour) -> u64 {
        self.plane(colour) & colour.far_rank()
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        let arrived = (self.own & self.mover.far_rank()) | (self.enemy & self.mover.other().far_rank());
        arrived != 0 || self.own == 0 || self.enemy == 0
    }

    /// The targets of the mover's pieces in each of the [`DIRECTIONS`]; none when the game is over.
    #[inline]
    const fn targets(&self) -> [u64; 3] {
        if self.is_over() {
            return [0; 3];
        }
        let not_own = BOARD & !self.own;
        let empty = not_own & !self.enemy;
        // Literal arguments, so that each shift is by a constant.
        let [left, ahead, right] = match self.mover {
            Colour::White => stepped(self.own, 1),
            Colour::Black => stepped(self.own, -1),
        };
        [left & not_own, ahead & empty, right & not_own]
    }

    /// Replaces the content of `list` by the captures, in the order of [`Rules::moves`].
    #[inline]
    pub(super) fn captures(&self, list: &mut Vec<Move>) {
        list.clear();
        for (right, targets) in DIRECTIONS.into_iter().zip(self.targets()) {
            list.extend(Cells(targets & self.enemy).map(|to| self.arriving(to, right)));
        }
    }

    /// The same position with the other side to move.
    #[inline]
    pub(super) const fn with_other_mover(&self) -> Self {
        Self { mover: self.mover.other(), own: self.enemy, enemy: self.own }
    }

    /// The mover's pieces and those of the other side on a board that is turned so that the mover goes up the ranks.
    #[inline]
    pub(super) const fn turned_to_mover(&self) -> (u64, u64) {
        match self.mover {
            Colour::White => (self.own, self.enemy),
            Colour::Black => (turned(self.own), turned(self.enemy)),
        }
    }

    /// The move that leads to a target in one of the [`DIRECTIONS`].
    #[inline]
    const fn arriving(&self, to: Cell, right: i8) -> Move {
        let by = self.mover.forward() * SIZE as i8 + right;
        Move { from: Cell(to.0.wrapping_add_signed(-by)), to }
    }
}

impl Rules for Avanco {
    one_seat_at_a_time!(Position, Move, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::new(FIRST_RANK | FIRST_RANK << FILES, LAST_RANK | LAST_RANK >> FILES, Colour::White)
    }

    /// Direction by direction, each by target.
    #[inline]
    fn moves(position: &Position, list: &mut Vec<Move>) {
        list.clear();
        for (right, targets) in DIRECTIONS.into_iter().zip(position.targets()) {
            list.extend(Cells(targets).map(|to| position.arriving(to, right)));
        }
    }

    #[inline]
    fn play(position: &mut Position, played: Move) {
        let moved = position.own ^ (played.from.bit() | played.to.bit());
        let Position { mover, enemy, .. } = *position;
        *position = Position { mover: mover.other(), own: enemy & !played.to.bit(), enemy: moved };
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let win = |colour: Colour, reason, cells| Outcome::win(colour.side(), reason).by(Cells(cells).collect());
        let arrived = Colour::ALL.into_iter().find(|colour| position.arrived(*colour) != 0);
        let alone = Colour::ALL.into_iter().find(|colour| position.plane(colour.other()) == 0);
        arrived
            .map(|colour| win(colour, "far-rank", position.arrived(colour)))
            .or_else(|| alone.map(|colour| win(colour, "all-captured", position.plane(colour))))
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn hash(position: &Position) -> u64 {
        hash::mix(hash::mix(0, position.own), position.enemy | (position.mover as u64) << CELLS)
    }

    #[inline]
    fn count(position: &Position) -> u64 {
        position.targets().map(|targets| u64::from(targets.count_ones())).into_iter().sum()
    }

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        let targets = position.targets();
        let [left, ahead, right] = targets.map(u64::count_ones);
        let total = left + ahead + right;
        if total == 0 {
            return None;
        }
        // Sums of comparisons instead of branches, which the processor would mispredict on a random number.
        let drawn = random::below(rng, total as usize) as u32;
        let index = usize::from(drawn >= left) + usize::from(drawn >= left + ahead);
        let before = [0, left, left + ahead][index];
        Some(position.arriving(nth(targets[index], drawn - before), DIRECTIONS[index]))
    }

    /// Pieces never go back, so no position occurs twice.
    fn progress(_position: &Position, _played: Move) -> bool {
        true
    }
}

/// The board turned by half a circle.
#[inline]
pub(super) const fn turned(cells: u64) -> u64 {
    cells.reverse_bits() >> (u64::BITS - CELLS)
}

/// All pieces one cell forward in each of the [`DIRECTIONS`].
#[inline]
const fn stepped(pieces: u64, forward: i8) -> [u64; 3] {
    [step::<FILES>(pieces, -1, forward), step::<FILES>(pieces, 0, forward), step::<FILES>(pieces, 1, forward)]
}
