//! What a review says: a curve and the turning points.

use super::worth::Worth;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::thinking::think::Ending;
use ludoteca_rules::{Options, Seat, Side, Text};
use std::cmp::Reverse;

/// The most turning points that a review tells of.
pub const MOST_TURNS: usize = 5;

/// A loss that makes a turning point, in thousandths of the winning chance.
pub(super) const TURN: u16 = 150;

/// Where there is no turning point, this many of the largest losses are told at most.
pub(super) const MOST_SLIPS: usize = 3;

/// And only losses of at least this, in thousandths.
pub(super) const SLIP: u16 = 60;

/// A position of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Its node in the play that is reviewed.
    pub node: NodeId,
    /// For whom it is judged: the first side, where there are two; else the side that is to move.
    pub side: Side,
    /// What it is worth for that side.
    pub worth: Worth,
}

/// A position in which somebody is to find the better move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The options of the game.
    pub options: Options,
    /// The position as text.
    pub position: String,
    /// Who is asked.
    pub side: Side,
    /// All orders that keep the value, the better one first.
    pub right: Vec<String>,
    /// The order that was given in the game, and what is expected after it.
    pub refuted: Vec<String>,
}

/// A move with which the game turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Which ply it is, from 1.
    pub ply: usize,
    /// The number of the turn in the record.
    pub number: u32,
    /// The node to which it led, in the play that is reviewed.
    pub node: NodeId,
    /// Who decided it.
    pub seat: Seat,
    /// For whom.
    pub side: Side,
    /// The order that was given.
    pub played: String,
    /// The better order.
    pub better: String,
    /// All orders that keep the value, the better one first.
    pub right: Vec<String>,
    /// The better order and what is expected after it.
    pub line: Vec<String>,
    /// The order that was given and what is expected after it; nothing where others order at the same time.
    pub refutation: Vec<String>,
    /// What it was worth with the better order, seen from the position before it.
    pub before: Worth,
    /// What it was worth with the order that was given, seen from there too.
    pub after: Worth,
    /// What was missed, sentence by sentence.
    pub said: Vec<Text>,
    /// Whether before and after are both proved.
    pub proved: bool,
    /// The position as a question; none where others order at the same time.
    pub question: Option<Question>,
}

impl Turn {
    /// How much of the winning chance was lost, in thousandths.
    #[must_use]
    pub const fn loss(&self) -> u16 {
        self.before.share.saturating_sub(self.after.share)
    }

    /// By which turns are told first: what is proved, then the largest losses, then the earlier ones.
    pub(super) fn rank(&self) -> (bool, Reverse<u16>, usize) {
        (!self.proved, Reverse(self.loss()), self.ply)
    }

    /// Whether a result was certainly given away.
    pub(super) fn is_proved(before: Worth, after: Worth) -> bool {
        let changed = |before, after| before != after && before != Ending::Loss;
        matches!((before.ending(), after.ending()), (Some(before), Some(after)) if changed(before, after))
    }
}

/// What a review says of a play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The positions of the line, those that are over too.
    pub curve: Vec<Point>,
    /// The turning points, at most [`MOST_TURNS`]: the proved ones first, then by what was lost. Where no single move
    /// turned the game, the few that cost the most.
    pub turns: Vec<Turn>,
}

impl Review {
    /// Whether some single move turned the game; if not, its [`turns`](Self::turns) are only what cost the most.
    #[must_use]
    pub fn has_turned(&self) -> bool {
        self.turns.iter().any(|turn| turn.loss() >= TURN)
    }
}
