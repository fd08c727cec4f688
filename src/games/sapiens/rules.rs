//! Position and moves of Sapiens.
//!
//! A position is nine bitboards: who owns a cell, the value in three bit planes, diagonal or straight, alliance or single.
//! `Position::sweep` moves all dice of one direction one cell at a time, so that moves come in bundles of targets:
//! counting adds up bits, a random move picks one of them, the generator spells them out.

use crate::rules::bitboard::Cells;
use crate::rules::{Cell, Options, Outcome, Seat, Side, hash};

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

/// A position. The default is an empty board of two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    owners: [u64; 4],
    /// Bits 0, 1 and 2 of the value on each cell.
    pub(super) values: [u64; 3],
    pub(super) diagonal: u64,
    pub(super) alliance: u64,
    seat: Seat,
    players: Players,
    pub(super) alliances: bool,
}

/// The position before the first move.
pub(super) fn start(options: &Options, first: Seat) -> Position {
    let players = Players::parse(options.get("players")).expect("every value of the option names players");
    let mut position = Position::empty(players, options.is("alliances", "on"), first);
    let mut put = |file: u8, rank: u8, side: u8, value: u8| {
        let die = Die { side: Side(side), value, diagonal: false, alliance: false };
        position.put(Cell(8 * rank + file), die);
    };
    if players == Players::Two {
        let home = if options.is("setup", "2022") { [2, 3, 4, 5, 5, 4, 3, 2] } else { [2; 8] };
        for (file, value) in (0..8).zip(home) {
            put(file, 0, 0, value);
            put(file, 1, 0, 1);
            put(file, 6, 1, 1);
            put(file, 7, 1, value);
        }
        return position;
    }
    // Seats sit clockwise from the a1 corner: a1, a8, h8, h1.
    for (seat, (mirror_file, mirror_rank)) in (0..4).zip([(false, false), (false, true), (true, true), (true, false)]) {
        for (file, rank) in (0..9).map(|index| (index % 3, index / 3)).filter(|place| *place != (2, 2)) {
            let value = if file < 2 && rank < 2 { 2 } else { 1 };
            let flip = |mirror, line| if mirror { 7 - line } else { line };
            put(flip(mirror_file, file), flip(mirror_rank, rank), players.side_of(Seat(seat)).0, value);
        }
    }
    position
}

impl Position {
    /// A board without dice.
    pub(super) const fn empty(players: Players, alliances: bool, seat: Seat) -> Self {
        Self { owners: [0; 4], values: [0; 3], diagonal: 0, alliance: 0, seat, players, alliances }
    }

    /// Whose turn it is; after the end the next seat with dice.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play, and with whom.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Whether alliances are played.
    #[must_use]
    pub const fn alliances(&self) -> bool {
        self.alliances
    }

    /// Value of the option `alliances`.
    #[must_use]
    pub const fn alliances_text(&self) -> &'static str {
        if self.alliances { "on" } else { "off" }
    }

    /// The side to move.
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
    #[must_use]
    pub const fn dice_of(&self, side: Side) -> u64 {
        self.owners[side.0 as usize]
    }

    /// How many dice a side has; an alliance counts as two.
    #[must_use]
    pub const fn dice_count(&self, side: Side) -> u32 {
        let dice = self.dice_of(side);
        dice.count_ones() + (dice & self.alliance).count_ones()
    }

    const fn occupied(&self) -> u64 {
        self.owners[0] | self.owners[1] | self.owners[2] | self.owners[3]
    }

    /// The dice of everyone but the side to move.
    pub(super) const fn enemies(&self) -> u64 {
        self.occupied() & !self.dice_of(self.side())
    }

    fn value(&self, cell: Cell) -> u8 {
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

    fn set_value(&mut self, bit: u64, value: u8) {
        for (plane, bits) in self.values.iter_mut().enumerate() {
            *bits = *bits & !bit | (bit & u64::from(value >> plane & 1).wrapping_neg());
        }
    }

    fn clear(&mut self, bits: u64) {
        let keep = !bits;
        for board in self.owners.iter_mut().chain(&mut self.values) {
            *board &= keep;
        }
        self.diagonal &= keep;
        self.alliance &= keep;
    }

    /// Carries whatever stands on `from` to the empty cell `to`.
    fn carry(&mut self, from: Cell, to: Cell) {
        let carry = |board: &mut u64| *board = *board & !from.bit() | (*board >> from.0 & 1) << to.0;
        self.owners.iter_mut().chain(&mut self.values).for_each(carry);
        carry(&mut self.diagonal);
        carry(&mut self.alliance);
    }

    /// Whether the game is over: at most one side has dice.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.owners.iter().filter(|dice| **dice != 0).count() <= 1
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        let mut left = (0..4).map(Side).filter(|side| self.dice_of(*side) != 0);
        match (left.next(), left.next()) {
            (None, _) => Some(Outcome::draw("board-empty")),
            (Some(side), None) => Some(Outcome::win(side, "all-captured").by(Cells(self.dice_of(side)).collect())),
            _ => None,
        }
    }

    pub(super) fn hash(&self) -> u64 {
        let state = u64::from(self.seat.0) | (self.players as u64) << 8 | u64::from(self.alliances) << 16;
        let boards = self.owners.iter().chain(&self.values).chain([&self.diagonal, &self.alliance]);
        boards.fold(state, |hash, board| hash::mix(hash, *board))
    }

    /// Plays a legal move.
    pub(super) fn play(&mut self, played: Move) {
        match played {
            Move::Go { from, to } => self.carry(from, to),
            Move::Capture { from, to } => {
                let value = self.value(from);
                self.clear(to.bit());
                self.carry(from, to);
                self.set_value(to.bit(), (value + 1).min(6));
            }
            Move::Exchange { from, to, victim } => self.clear(from.bit() | to.bit() | victim.bit()),
            Move::Turn { at } => self.diagonal ^= at.bit(),
            Move::Ally { from, onto } => {
                let value = self.value(from) + self.value(onto);
                self.clear(from.bit());
                self.set_value(onto.bit(), value.min(6));
                self.alliance |= onto.bit();
            }
        }
        self.seat = self.next_seat();
    }

    /// The next seat with dice; in teams that skips nobody, as long as both teams have dice.
    fn next_seat(&self) -> Seat {
        let seats = self.players.seats();
        let following = |step: u8| Seat((self.seat.0 + step) % seats);
        (1..=seats)
            .map(following)
            .find(|seat| self.dice_of(self.players.side_of(*seat)) != 0)
            .unwrap_or_else(|| following(1))
    }

    /// Whether a capture by this die gives its owner the choice to exchange it.
    pub(super) fn has_martyr_right(&self, from: Cell) -> bool {
        self.die(from).is_some_and(|die| die.value == 5 && !die.alliance) && self.enemies().count_ones() > 1
    }
}
