//! The position of Horizon: who stands where, what has not moved, arrivals, rights to leap.
//!
//! A player's men are one set of cells, king and warriors together; the king's cell is remembered beside it.

use super::board::{FIELDS, HOME_ROWS, LEAP_ROWS, STEPS, bit, field, outside};
use ludoteca_rules::{Cell, Seat, Side};

/// Warriors of each player.
pub const WARRIORS: u32 = 8;

/// So many arrivals win.
pub const WINNING_ARRIVALS: u8 = 3;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Before the first move: the king's cell; warriors fill the rest of the row.
    Place {
        /// The king's cell.
        king: Cell,
    },
    /// A step or a double step to an empty cell.
    Go {
        /// Start.
        from: Cell,
        /// Target.
        to: Cell,
    },
    /// A capture, by a step or in line.
    Capture {
        /// Start.
        from: Cell,
        /// Where the enemy stands.
        to: Cell,
    },
    /// The king's leap.
    Leap {
        /// Target.
        to: Cell,
    },
}

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Owner.
    pub side: Side,
    /// Whether it is a king and not a warrior.
    pub king: bool,
}

/// A position. Each array has player 1 first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) men: [u128; 2],
    pub(super) kings: [Option<Cell>; 2],
    /// Men of both players that have not moved yet; each stands on its own row 0.
    pub(super) unmoved: u128,
    pub(super) arrivals: [u8; 2],
    /// Whether each side's king may leap in its owner's next turn.
    pub(super) leaps: [bool; 2],
    pub(super) mover: Side,
}

impl Position {
    /// The empty board; player 1 places his king.
    pub const START: Self =
        Self { men: [0; 2], kings: [None; 2], unmoved: 0, arrivals: [0; 2], leaps: [false; 2], mover: Side(0) };

    /// The side to move.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The seat to move.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        Seat(self.mover.0)
    }

    /// The cells of a side's men.
    #[must_use]
    pub const fn men(&self, side: Side) -> u128 {
        self.men[side.0 as usize]
    }

    /// Where a side's king stands.
    #[must_use]
    pub const fn king(&self, side: Side) -> Option<Cell> {
        self.kings[side.0 as usize]
    }

    /// The cells of a side's warriors that have arrived and are still there.
    #[must_use]
    pub fn arrived(&self, side: Side) -> u128 {
        self.men(side) & !self.king(side).map_or(0, bit) & HOME_ROWS[enemy(side)]
    }

    /// How many warriors of a side have arrived so far.
    #[must_use]
    pub const fn arrivals(&self, side: Side) -> u8 {
        self.arrivals[side.0 as usize]
    }

    /// The men that have not moved yet.
    #[must_use]
    pub const fn unmoved(&self) -> u128 {
        self.unmoved
    }

    /// Whether a side's king may leap in its owner's next turn.
    #[must_use]
    pub const fn may_leap(&self, side: Side) -> bool {
        self.leaps[side.0 as usize]
    }

    /// The empty cells to which a side's king may leap in its owner's next turn. One that is a step away is not among
    /// them.
    #[must_use]
    pub fn leaps_of(&self, side: Side) -> u128 {
        let king = self.king(side).filter(|_| self.may_leap(side));
        king.map_or(0, |king| LEAP_ROWS[usize::from(side.0)] & self.empty() & !STEPS[king.index()])
    }

    /// What stands on a cell.
    #[must_use]
    pub fn man(&self, cell: Cell) -> Option<Man> {
        let side = [Side(0), Side(1)].into_iter().find(|side| self.men(*side) & bit(cell) != 0)?;
        Some(Man { side, king: self.king(side) == Some(cell) })
    }

    /// The cells on which nobody stands.
    pub(super) const fn empty(&self) -> u128 {
        outside(self.men[0] | self.men[1])
    }

    /// The field in which a side has the line right: the one where its king stands, unless that is its home and the
    /// other king is there too.
    #[inline]
    #[must_use]
    pub fn line_field(&self, side: Side) -> u128 {
        let Some(here) = self.king(side).map(field) else { return 0 };
        let home = usize::from(side.0);
        let invaded = here == home && self.kings[enemy(side)].map(field) == Some(home);
        if invaded { 0 } else { FIELDS[here] }
    }

    /// Whether the mover still has to place his men.
    #[must_use]
    pub fn is_placing(&self) -> bool {
        *self == Self::START || self.kings[0].is_some_and(|king| *self == Self::START.placed(king))
    }

    /// The position after the mover placed his king here and warriors on the rest of his row 0.
    pub(super) const fn placed(mut self, king: Cell) -> Self {
        let row = HOME_ROWS[self.mover.0 as usize];
        self.men[self.mover.0 as usize] = row;
        self.kings[self.mover.0 as usize] = Some(king);
        self.unmoved |= row;
        self.mover = Side(1 - self.mover.0);
        self
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self.kings {
            [Some(_), Some(_)] => self.has_arrived(Side(0)) || self.has_arrived(Side(1)),
            _ => !self.is_placing(),
        }
    }

    /// Whether a side has won by its king or its third warrior on the enemy's row 0.
    fn has_arrived(&self, side: Side) -> bool {
        self.king_has_arrived(side) || self.arrivals(side) >= WINNING_ARRIVALS
    }

    /// Whether a side's king stands on the enemy's row 0.
    pub(super) fn king_has_arrived(&self, side: Side) -> bool {
        self.king(side).is_some_and(|king| HOME_ROWS[enemy(side)] & bit(king) != 0)
    }

    /// Whether a side meets a condition of winning. Both sides can in a position set up by hand, which is then refused.
    pub(super) fn has_won(&self, side: Side) -> bool {
        self.kings[enemy(side)].is_none() || self.has_arrived(side)
    }
}

/// The index of the other side.
#[inline]
pub(super) const fn enemy(side: Side) -> usize {
    1 - side.0 as usize
}
