//! Who decides and who owns: a [`Seat`] decides, a [`Side`] owns pieces and wins.
//!
//! They differ in Sapiens teams, where seats 1 and 3 share one side and seats 2 and 4 the other.

/// A place at the table, counted from 0 and shown from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// An owner of pieces and a possible winner, an index into [`View::sides`](crate::View::sides).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);

impl Seat {
    /// The number people say: 1 to 4.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// A set holds seats below this number.
    pub const MOST: usize = 8;

    /// No seat: the game is over.
    pub const NONE: Self = Self(0);

    /// The bit of a seat; none for a seat from [`Self::MOST`] up, which no set holds.
    #[inline]
    const fn bit(seat: Seat) -> u8 {
        if (seat.0 as usize) < Self::MOST { 1 << seat.0 } else { 0 }
    }

    /// The set of one seat.
    #[must_use]
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(Self::bit(seat))
    }

    /// The seats 1 to `count`.
    #[must_use]
    #[inline]
    pub const fn first(count: u8) -> Self {
        Self(Self::bit(Seat(count)).wrapping_sub(1))
    }

    /// This set and `seat`.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::bit(seat))
    }

    /// Whether `seat` belongs to the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// How many seats.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Self::MOST as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

/// The colour a side plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideColour {
    /// The light one.
    White,
    /// The dark one.
    Black,
    /// The third of four.
    Red,
    /// The fourth of four.
    Green,
}

/// What the table and the texts must know of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideInfo {
    /// As `winner` is written by the command line: `w`, `1+3`.
    pub text: &'static str,
    /// Key of the side's name.
    pub key: &'static str,
    /// The seats that decide for this side.
    pub seats: SeatSet,
    /// Its colour; none where the sides own no colour.
    pub colour: Option<SideColour>,
}

impl SideInfo {
    /// White, who begins, and Black, where each is one player.
    pub const WHITE_AND_BLACK: [Self; 2] = [
        Self { text: "w", key: "side-white", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::White) },
        Self { text: "b", key: "side-black", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::Black) },
    ];

    /// Black, who begins, and White, where each is one player.
    pub const BLACK_AND_WHITE: [Self; 2] = [
        Self { text: "b", key: "side-black", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::Black) },
        Self { text: "w", key: "side-white", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::White) },
    ];

    /// Player 1 and player 2, in games whose sides have no colour.
    pub const PLAYERS: [Self; 2] = [
        Self { text: "1", key: "side-player-1", seats: SeatSet::one(Seat(0)), colour: None },
        Self { text: "2", key: "side-player-2", seats: SeatSet::one(Seat(1)), colour: None },
    ];

    /// How many seats these sides have.
    #[must_use]
    #[inline]
    pub fn seats(sides: &[Self]) -> u8 {
        sides.iter().map(|side| side.seats.len() as u8).sum()
    }

    /// The side among these that a seat decides for; `None` if there is no such seat.
    #[must_use]
    #[inline]
    pub fn side_of(sides: &[Self], seat: Seat) -> Option<Side> {
        (0..).map(Side).zip(sides).find(|(_, info)| info.seats.contains(seat)).map(|(side, _)| side)
    }

    /// The seats of these sides, lowest first.
    #[inline]
    pub fn all_seats(sides: &[Self]) -> impl Iterator<Item = Seat> + use<> {
        (0..Self::seats(sides)).map(Seat)
    }
}
