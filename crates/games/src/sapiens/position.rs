//! The position of Sapiens: players, dice and whose turn it is.
//!
//! A position is nine bitboards: one for the dice of each of up to four sides, three for the bits of the values, one
//! for the diagonal dice and one for the alliances.

use ludoteca_rules::{Cell, Geometry, Seat, Side};

/// Eight files and eight ranks.
pub const GEOMETRY: Geometry = Geometry::square(8, 8);

/// How many play, and with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Players {
    /// Two players, 16 dice each.
    Two,
    /// Seats 1 and 3 (white) against 2 and 4 (black); each moves any die of the team.
    Teams,
    /// Four players, each alone.
    Single,
}

impl Players {
    /// As in options and in field 3 of the position text.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::Teams => "teams",
            Self::Single => "single",
        }
    }

    /// The players of that text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Two, Self::Teams, Self::Single].into_iter().find(|players| players.text() == text)
    }

    /// Number of seats.
    #[must_use]
    pub const fn seats(self) -> u8 {
        if matches!(self, Self::Two) { 2 } else { 4 }
    }

    /// Number of sides.
    #[must_use]
    pub const fn sides(self) -> u8 {
        if matches!(self, Self::Single) { 4 } else { 2 }
    }

    /// The side for which a seat decides.
    #[inline]
    #[must_use]
    pub const fn side_of(self, seat: Seat) -> Side {
        Side(seat.0 % self.sides())
    }

    /// Dice of one side at the start, and so at most.
    #[must_use]
    pub const fn dice_per_side(self) -> u32 {
        if matches!(self, Self::Single) { 8 } else { 16 }
    }

    /// The cells beyond the middle, where a side may form alliances.
    #[inline]
    #[must_use]
    pub const fn beyond(self, side: Side) -> u64 {
        const LOWER_HALF: u64 = 0x0000_0000_FFFF_FFFF;
        const QUARTERS: [u64; 4] = [quarter(0, 0), quarter(0, 4), quarter(4, 4), quarter(4, 0)];
        match (self, side.0) {
            (Self::Two, 0) => !LOWER_HALF,
            (Self::Two, _) => LOWER_HALF,
            (Self::Teams, 0) => !(QUARTERS[0] | QUARTERS[2]),
            (Self::Teams, _) => !(QUARTERS[1] | QUARTERS[3]),
            (Self::Single, index) => !QUARTERS[index as usize],
        }
    }
}

/// The 4×4 quarter whose lower left cell has this file and rank.
const fn quarter(file: u8, rank: u8) -> u64 {
    0x0F0F_0F0F << (8 * rank + file)
}

/// A die, or an alliance of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// Owner.
    pub side: Side,
    /// What the upper face shows, 1 to 6.
    pub value: u8,
    /// Whether it is turned by 45°.
    pub diagonal: bool,
    /// Whether it is two dice, one on the other.
    pub alliance: bool,
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// To an empty cell.
    Go {
        /// Start.
        from: Cell,
        /// Target.
        to: Cell,
    },
    /// Takes an enemy die and rises by one.
    Capture {
        /// Start.
        from: Cell,
        /// Where the enemy stands.
        to: Cell,
    },
    /// Captures, rises to 6, and is given up for another enemy piece.
    Exchange {
        /// Start.
        from: Cell,
        /// Where the captured enemy stands.
        to: Cell,
        /// The piece taken in exchange.
        victim: Cell,
    },
    /// Turns in place between straight and diagonal.
    Turn {
        /// Which die.
        at: Cell,
    },
    /// Puts one's own die onto another.
    Ally {
        /// The die that goes on top.
        from: Cell,
        /// The die that stays below.
        onto: Cell,
    },
}

/// Which dice stand where, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) owners: [u64; 4],
    /// Bits 0, 1 and 2 of the value on each cell.
    pub(super) values: [u64; 3],
    pub(super) diagonal: u64,
    pub(super) alliance: u64,
    pub(super) seat: Seat,
    pub(super) players: Players,
    pub(super) alliances: bool,
}

impl Position {
    /// A board without dice.
    pub(super) const fn empty(players: Players, alliances: bool, seat: Seat) -> Self {
        Self { owners: [0; 4], values: [0; 3], diagonal: 0, alliance: 0, seat, players, alliances }
    }

    /// A board with these dice, each on a cell of its own; the seat is one of the players', and its side has dice
    /// unless the game is over.
    #[must_use]
    pub fn of_dice(players: Players, alliances: bool, seat: Seat, dice: &[(Cell, Die)]) -> Self {
        let mut position = Self::empty(players, alliances, seat);
        for (cell, die) in dice {
            position.put(*cell, *die);
        }
        position
    }

    /// Whose turn it is; when the game is over, the next seat with dice.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play, and with whom.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Whether alliances are played.
    #[inline]
    #[must_use]
    pub const fn alliances(&self) -> bool {
        self.alliances
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Side {
        self.players.side_of(self.seat)
    }

    /// What stands on a cell.
    #[must_use]
    pub fn die(&self, cell: Cell) -> Option<Die> {
        let bit = cell.bit();
        let side = (0..4).find(|side| self.owners[usize::from(*side)] & bit != 0)?;
        Some(Die {
            side: Side(side),
            value: self.value(cell),
            diagonal: self.diagonal & bit != 0,
            alliance: self.alliance & bit != 0,
        })
    }

    /// The cells of a side's dice.
    #[inline]
    #[must_use]
    pub const fn dice_of(&self, side: Side) -> u64 {
        self.owners[side.0 as usize]
    }

    /// How many dice a side has; an alliance counts as two.
    #[inline]
    #[must_use]
    pub const fn dice_count(&self, side: Side) -> u32 {
        let dice = self.dice_of(side);
        dice.count_ones() + (dice & self.alliance).count_ones()
    }

    #[inline]
    const fn occupied(&self) -> u64 {
        self.owners[0] | self.owners[1] | self.owners[2] | self.owners[3]
    }

    /// The dice of everyone but the side to move.
    #[inline]
    pub(super) const fn enemies(&self) -> u64 {
        self.occupied() & !self.dice_of(self.side())
    }

    #[inline]
    pub(super) fn value(&self, cell: Cell) -> u8 {
        (0..3).map(|plane| ((self.values[plane] >> cell.0 & 1) << plane) as u8).sum()
    }

    /// Puts a die on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, die: Die) {
        let bit = cell.bit();
        self.owners[usize::from(die.side.0)] |= bit;
        self.set_value(bit, die.value);
        self.diagonal |= if die.diagonal { bit } else { 0 };
        self.alliance |= if die.alliance { bit } else { 0 };
    }

    /// Gives the dice on the cells of `bit` this value.
    #[inline]
    pub(super) fn set_value(&mut self, bit: u64, value: u8) {
        for (plane, bits) in self.values.iter_mut().enumerate() {
            *bits = *bits & !bit | (bit & u64::from(value >> plane & 1).wrapping_neg());
        }
    }

    /// Takes everything off these cells.
    #[inline]
    pub(super) fn clear(&mut self, bits: u64) {
        let keep = !bits;
        for board in self.owners.iter_mut().chain(&mut self.values) {
            *board &= keep;
        }
        self.diagonal &= keep;
        self.alliance &= keep;
    }

    /// Moves what stands on `from` to the empty cell `to`.
    #[inline]
    pub(super) fn carry(&mut self, from: Cell, to: Cell) {
        let carry = |board: &mut u64| *board = *board & !from.bit() | (*board >> from.0 & 1) << to.0;
        self.owners.iter_mut().chain(&mut self.values).for_each(carry);
        carry(&mut self.diagonal);
        carry(&mut self.alliance);
    }

    /// The next seat with dice; in teams that skips nobody, as long as both teams have dice.
    #[inline]
    pub(super) fn next_seat(&self) -> Seat {
        let seats = self.players.seats();
        let following = |step: u8| Seat((self.seat.0 + step) % seats);
        (1..=seats)
            .map(following)
            .find(|seat| self.dice_of(self.players.side_of(*seat)) != 0)
            .unwrap_or_else(|| following(1))
    }

    /// Whether a capture by this die would give its owner the choice to exchange it.
    #[inline]
    pub(super) fn has_martyr_right(&self, from: Cell) -> bool {
        self.die(from).is_some_and(|die| die.value == 5 && !die.alliance) && self.enemies().count_ones() > 1
    }
}
