//! A node of the history: how others see it, and how little is kept of it.

use crate::{Seat, SeatSet};
use std::num::NonZeroU32;

/// A node of the history; the root is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub usize);

impl NodeId {
    /// The position the play began with.
    pub const ROOT: Self = Self(0);
}

/// What led to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The play began.
    Start,
    /// A move, as text.
    Move(String),
    /// A seat resigned.
    Resigned(Seat),
    /// All agreed on a draw.
    DrawAgreed,
    /// The time of a seat was up.
    Flagged(Seat),
}

/// The public part of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Where it comes from; `None` for the root.
    pub parent: Option<NodeId>,
    /// What was tried from here: oldest first, but before it what was promoted.
    pub children: Vec<NodeId>,
    /// What led here.
    pub event: Event,
    /// Who decided it.
    pub by: SeatSet,
    /// Number of the turn that led here, from 1; 0 at the root. A follow-up has the number of its turn.
    pub turn: u32,
    /// Whether the move that led here only completed a turn.
    pub follow_up: bool,
}

/// An index in four bytes, and no more where there may be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link(NonZeroU32);

impl Link {
    pub fn to(index: usize) -> Self {
        let number = u32::try_from(index).ok().and_then(|index| NonZeroU32::MIN.checked_add(index));
        Self(number.expect("the memory has no room for four thousand million nodes"))
    }

    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What led to a node, as the rules know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause<M> {
    Start,
    Move(M),
    Resigned(Seat),
    DrawAgreed,
    Flagged(Seat),
}

/// Why a play ended with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// By the rules of the game.
    Position,
    Repetition,
    NoProgress,
}

/// A shortened hash: equal positions have equal keys, and others seldom do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Key(u32);

impl Key {
    pub const fn of(hash: u64) -> Self {
        Self((hash ^ (hash >> 32)) as u32)
    }
}

/// What is known of a node apart from its place in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts<M> {
    pub cause: Cause<M>,
    pub by: SeatSet,
    pub turn: u32,
    pub follow_up: bool,
    /// Whether no position from before the move that led here can come back.
    pub irreversible: bool,
    /// Set if a move ended the play; how players end it follows from the cause.
    pub end: Option<End>,
    /// Of the position.
    pub key: Key,
}
