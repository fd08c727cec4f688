//! What can be asked of a session, and what it answers.

use super::node::NodeId;
use super::notes::Nag;
use crate::{Beat, Pick, Seat, Standing};

/// A request to a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// An order of a seat, as the picks a person made.
    Picks(Seat, Vec<Pick>),
    /// An order of a seat as text.
    Order(Seat, String),
    /// A whole move as text; where several seats decide at once, their orders joined by `|`.
    Move(String),
    /// A seat resigns.
    Resign(Seat),
    /// All agree on a draw.
    AgreeDraw,
    /// The time of a seat is up.
    Flag(Seat),
    /// Withdraws what is sealed at this node, else takes back the last turn with its follow-ups.
    Undo,
    /// Plays the turn again that was taken back last.
    Redo,
    /// Goes to any node of the history. What is sealed stays sealed where it was given.
    GoTo(NodeId),
    /// Replaces the comment on a node.
    Comment(NodeId, String),
    /// Replaces the glyphs of a node.
    Nags(NodeId, Vec<Nag>),
    /// Makes the way from the root to a node the main line, which redo follows. A cursor in another branch goes back to
    /// where that parts from it.
    Promote(NodeId),
    /// Takes a node with all that follows it out of the tree, and orders that were sealed there. A cursor in it goes
    /// back to the node before. The same move played again is in the tree again, without what followed it.
    Remove(NodeId),
    /// Brings back what was taken out with a node, and to its place.
    Restore(NodeId),
}

/// What a request changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionChange {
    /// The order of a seat is sealed; the others are still asked.
    Sealed(Seat),
    /// All orders that were sealed at this node were withdrawn.
    Withdrawn,
    /// A move was played.
    Played {
        /// The pieces before it.
        before: Vec<Standing>,
        /// What it does on the table.
        beats: Vec<Beat>,
    },
    /// The cursor went elsewhere in the history.
    Jumped,
    /// The game ended without a move.
    Ended,
    /// Neither board nor cursor changed: a comment or glyphs were written, branches changed elsewhere, or the play was
    /// at that node already.
    Noted,
}
