//! What one piece does in one beat of a move.

use bevy::math::Vec3A;
use ludoteca_rules::{Cell, Piece};

/// What a travelling piece does about the piece on its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// There is none.
    None,
    /// It starts later, when that hangs above it.
    Awaited,
    /// It comes near, strikes it, and takes its place while that is carried away.
    Struck,
}

/// How a captured piece is carried beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Laying {
    /// Where it is laid.
    pub at: Vec3A,
    /// The pieces near its way.
    pub over: Vec<Piece>,
    /// The legs of the pieces that travel at the same time.
    pub under: Vec<Leg>,
    /// The direction in which it is struck, of length 1; `None` if nothing strikes it.
    pub struck: Option<Vec3A>,
}

/// What a piece does in one beat.
#[derive(Clone, Debug, PartialEq)]
pub enum Leg {
    /// Not on the board.
    Absent,
    /// Stays where it is.
    Rest {
        /// What it is.
        piece: Piece,
        /// Where.
        at: Vec3A,
    },
    /// Lifts, travels and settles; may turn into something else on the way.
    Travel {
        /// What it is at the beginning.
        piece: Piece,
        /// What it is at the end.
        becomes: Piece,
        /// Corner points of the path, start and target included.
        way: Vec<Vec3A>,
        /// The pieces so near the path that it must pass over them.
        over: Vec<Piece>,
        /// The pieces that travel beneath it at the same time; `None` where no other piece comes near.
        beneath: Option<Vec<Piece>>,
        /// Whether a piece is removed from its target in the same beat.
        prey: Prey,
    },
    /// Changes in place.
    Change {
        /// What it was.
        piece: Piece,
        /// What it becomes.
        becomes: Piece,
        /// Where.
        at: Vec3A,
    },
    /// Comes down from above.
    Arrive {
        /// What it is.
        piece: Piece,
        /// Where.
        at: Vec3A,
    },
    /// Is lifted off the board.
    Leave {
        /// What it was.
        piece: Piece,
        /// Where.
        at: Vec3A,
        /// The side to which it goes: −1 left, +1 right.
        aside: f32,
        /// Where it is laid beside the board, and what it must pass over on its way; `None` if it vanishes.
        laid: Option<Laying>,
    },
    /// Is put down from where it is held over the board; may turn into something else on the way.
    Settle {
        /// What it is at the beginning.
        piece: Piece,
        /// What it is at the end.
        becomes: Piece,
        /// Where it is held.
        held: Vec3A,
        /// Where it is put.
        at: Vec3A,
    },
    /// Shrinks to nothing where it stands, because another piece is held over it.
    Dwindle {
        /// What it was.
        piece: Piece,
        /// Where.
        at: Vec3A,
    },
    /// Has won: it rises, stays there to be seen, and settles again.
    Win {
        /// What it is.
        piece: Piece,
        /// Where.
        at: Vec3A,
        /// When it rises and when it has settled, as shares of the beat.
        within: (f32, f32),
        /// How long the beat is, in seconds at normal speed.
        seconds: f32,
    },
    /// Receives another piece on top of it.
    Stack {
        /// What it was.
        lower: Piece,
        /// What comes on top.
        upper: Piece,
        /// What both are together.
        whole: Piece,
        /// Where.
        at: Vec3A,
        /// Where the upper one stood before the move.
        from: Cell,
        /// Where the upper one comes from, relative to `at`.
        away: Vec3A,
    },
}

impl Leg {
    /// How long the leg takes, in seconds at normal speed.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        match self {
            Self::Absent | Self::Rest { .. } => 0.0,
            Self::Travel { way, prey, .. } => {
                let length: f32 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
                0.42 + 0.06 * length.min(6.0) + if *prey == Prey::None { 0.0 } else { 0.15 }
            }
            Self::Change { .. } => 0.55,
            Self::Arrive { .. } => 0.4,
            Self::Leave { laid: None, .. } => 0.6,
            Self::Leave { laid: Some(Laying { struck: Some(_), .. }), .. } => 1.05,
            Self::Leave { .. } => 0.85,
            Self::Settle { .. } => 0.35,
            Self::Dwindle { .. } => 0.2,
            Self::Stack { .. } => 1.0,
            Self::Win { seconds, .. } => *seconds,
        }
    }
}
