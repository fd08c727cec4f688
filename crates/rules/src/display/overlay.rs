//! What can be laid over the board for whoever explains a game: the groups with their sizes, the attacked cells, and so
//! on.
//!
//! A [`Sign`](crate::Sign) says what the position says and is always there. An overlay says what a player has to work
//! out, and is switched on. It follows from the position alone, so that nothing sealed can be read from it. Whoever
//! draws it knows no game: it is [`Badge`]s on cells and one sentence. A game lists its overlays in
//! [`Game::OVERLAYS`](crate::Game::OVERLAYS); [`Entry::overlay`](crate::Entry::overlay) computes them without the type
//! of the game.

use crate::{Cell, Side, Text};

/// What an overlay says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlayReport {
    /// What stands on the cells, sorted; on one cell at most once for each role.
    pub badges: Vec<Badge>,
    /// The whole in one sentence.
    pub summary: Text,
}

impl OverlayReport {
    /// These badges, in any order, and the sentence.
    #[must_use]
    pub fn new(mut badges: Vec<Badge>, summary: Text) -> Self {
        badges.sort_unstable();
        Self { badges, summary }
    }
}

/// What stands on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Badge {
    /// Where.
    pub cell: Cell,
    /// What it means, and so its colour and shape.
    pub role: Role,
    /// A size, a count, a distance.
    pub number: Option<u32>,
    /// Whether it is emphasised among the others.
    pub marked: bool,
}

/// What a badge means, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// It is about a side.
    Side(Side),
    /// It is about nobody.
    Neutral,
    /// Good for whoever it is about: a winning move, a capture.
    Good,
    /// Bad for whoever it is about: a losing move, a piece in danger, a cell that is lost.
    Bad,
}

/// The outline of a badge, so that nobody has to tell colours apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeShape {
    /// The first side.
    Round,
    /// The second side.
    Square,
    /// The third of four sides.
    Diamond,
    /// The fourth of four sides.
    Triangle,
    /// Nobody: only a small dot, or the number alone.
    Dot,
    /// Good.
    Tick,
    /// Bad.
    Cross,
}

impl Role {
    /// The outline of its badges.
    #[must_use]
    pub const fn shape(self) -> BadgeShape {
        match self {
            Self::Side(Side(0)) => BadgeShape::Round,
            Self::Side(Side(1)) => BadgeShape::Square,
            Self::Side(Side(2)) => BadgeShape::Diamond,
            Self::Side(_) => BadgeShape::Triangle,
            Self::Neutral => BadgeShape::Dot,
            Self::Good => BadgeShape::Tick,
            Self::Bad => BadgeShape::Cross,
        }
    }
}
