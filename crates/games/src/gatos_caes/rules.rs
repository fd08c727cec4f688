//! The position of Gatos & Cães, where animals may be placed, and who has won.
//!
//! The animals of each side are a plane of bits. The cells that are empty and touch no enemy follow from the planes,
//! but are kept beside them and updated with every move, which is faster than to compute them anew.

use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::two_sides;
use ludoteca_rules::{Cell, Geometry, Options, Outcome, Rules, Seat, hash, one_seat_at_a_time, random};
use rand::Rng;
use std::mem::swap;

/// The game of Gatos & Cães.
pub struct GatosCaes;

/// Cells along each edge of the board.
pub const EDGE: u8 = 8;

/// The board.
pub const GEOMETRY: Geometry = Geometry::square(EDGE, EDGE);

/// Animals of each kind.
pub const SUPPLY: u32 = 28;

/// The middle: d4, e4, d5 and e5. The first cat belongs there, the first dog does not.
pub const ZONE: u64 = 0x18 << (3 * EDGE) | 0x18 << (4 * EDGE);

/// Each cell with those that share a side with it.
const AROUND: [u64; 64] = around_each();

two_sides! {
    /// A kind of animal, and the player who places it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Animal {
        /// Cats, which begin.
        Cat,
        /// Dogs.
        Dog,
    }
}

impl Animal {
    /// The cells where the first animal of this kind may stand.
    #[must_use]
    pub const fn first_cells(self) -> u64 {
        match self {
            Self::Cat => ZONE,
            Self::Dog => !ZONE,
        }
    }
}

/// One side of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Half {
    /// Where its animals stand.
    animals: u64,
    /// The cells that are empty and touch no enemy: they follow from the animals of both sides.
    open: u64,
}

impl Half {
    const fn new(animals: u64, enemies: u64) -> Self {
        Self { animals, open: !(animals | with_neighbours(enemies)) }
    }

    const fn placed(&self) -> u32 {
        self.animals.count_ones()
    }
}

/// Where the animals stand, and whose turn it is.
///
/// The half of the side to move comes first and the halves change places with every move: that keeps both in registers
/// during a playout, where an alternating index would force them into memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    mover: Animal,
    own: Half,
    other: Half,
}

impl Position {
    /// The empty board; cats begin.
    pub const START: Self = Self::new([0, 0], Animal::Cat);

    /// A position of these cats and dogs, at most 28 each, none beside an enemy.
    #[must_use]
    pub const fn new(animals: [u64; 2], mover: Animal) -> Self {
        let own = animals[mover as usize];
        let other = animals[mover.other() as usize];
        debug_assert!(own & with_neighbours(other) == 0);
        Self { mover, own: Half::new(own, other), other: Half::new(other, own) }
    }

    /// The side whose turn it is.
    #[must_use]
    pub const fn mover(&self) -> Animal {
        self.mover
    }

    /// The same animals with the turn of the other side.
    #[inline]
    #[must_use]
    pub const fn with_other_mover(&self) -> Self {
        Self { mover: self.mover.other(), own: self.other, other: self.own }
    }

    const fn half(&self, animal: Animal) -> &Half {
        if self.mover as u8 == animal as u8 { &self.own } else { &self.other }
    }

    /// The cells with animals of this kind.
    #[must_use]
    pub const fn animals(&self, animal: Animal) -> u64 {
        self.half(animal).animals
    }

    /// The animal on a cell.
    #[must_use]
    pub fn on(&self, cell: Cell) -> Option<Animal> {
        Animal::ALL.into_iter().find(|animal| self.animals(*animal) & cell.bit() != 0)
    }

    /// How many animals of this kind are still beside the board.
    #[must_use]
    pub const fn left(&self, animal: Animal) -> u32 {
        SUPPLY - self.half(animal).placed()
    }

    /// The cells where the side to move may place an animal.
    #[inline]
    #[must_use]
    pub const fn legal(&self) -> u64 {
        Self::placeable(self.mover, &self.own)
    }

    #[inline]
    const fn placeable(animal: Animal, half: &Half) -> u64 {
        match half.placed() {
            0 => half.open & animal.first_cells(),
            SUPPLY => 0,
            _ => half.open,
        }
    }

    /// The cells that this side can still use, now or later. What is forbidden to the first animal only is not lost,
    /// unless there can be no first one.
    #[must_use]
    pub const fn usable(&self, animal: Animal) -> u64 {
        let half = self.half(animal);
        if Self::placeable(animal, half) == 0 { 0 } else { half.open }
    }
}

impl Rules for GatosCaes {
    // A move is the cell on which an animal is placed; which animal follows from the turn.
    one_seat_at_a_time!(Position, Cell, |position| position.mover.seat());

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(Cells(position.legal()));
    }

    #[inline]
    fn play(position: &mut Position, played: Cell) {
        position.own.animals |= played.bit();
        position.own.open &= !played.bit();
        position.other.open &= !around(played);
        swap(&mut position.own, &mut position.other);
        position.mover = position.mover.other();
    }

    /// The cells that show a win are those where the winner could have gone on.
    fn outcome(position: &Position) -> Option<Outcome> {
        let winner = position.mover.other();
        let spare = Position::placeable(winner, &position.other);
        (position.legal() == 0).then(|| Outcome::win(winner.side(), "no-moves").by(Cells(spare).collect()))
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.legal() == 0
    }

    fn hash(position: &Position) -> u64 {
        hash::mix(hash::mix(position.mover as u64, position.own.animals), position.other.animals)
    }

    fn count(position: &Position) -> u64 {
        u64::from(position.legal().count_ones())
    }

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        random::cell(position.legal(), rng)
    }

    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }
}

/// These cells and those that share a side with one of them.
#[must_use]
pub const fn with_neighbours(cells: u64) -> u64 {
    const FILES: u32 = EDGE as u32;
    cells
        | step::<FILES>(cells, 1, 0)
        | step::<FILES>(cells, -1, 0)
        | step::<FILES>(cells, 0, 1)
        | step::<FILES>(cells, 0, -1)
}

/// A cell and those that share a side with it.
#[inline]
#[must_use]
pub const fn around(cell: Cell) -> u64 {
    AROUND[cell.index()]
}

const fn around_each() -> [u64; 64] {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < table.len() {
        table[cell] = with_neighbours(1 << cell);
        cell += 1;
    }
    table
}
