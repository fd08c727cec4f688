//! The computer as a player, without the type of its game: what it is asked, and what it answers.
//!
//! The searchers are in `search`, which depends on this; a game lists its own in
//! [`Game::SEARCHERS`](crate::Game::SEARCHERS), and [`Entry`](crate::Entry) hands them to whoever knows games only by
//! their entries. Everything here is plain data that can be sent to another thread. The position travels as text, which
//! says all that a position is: so neither side needs its type, and a searcher cannot see what is sealed.
//!
//! Start with [`Thinker`].

use super::overlooked::Overlooked;
use crate::{Options, Seat};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Where a search must stop, whichever comes first. Without any of them it goes on until it has a proof or is stopped.
///
/// With a bound on nodes or depth alone no clock is read, and the same question has the same answer on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Time from when the search begins.
    pub time: Option<Duration>,
    /// Positions looked at; in a search by playouts, playouts.
    pub nodes: Option<u64>,
    /// Plies that are looked ahead in every line.
    pub depth: Option<u32>,
}

/// Stops searches from another thread: every clone is the same switch. A search obeys within five thousandths of a
/// second.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops every search that was given this handle, for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was used.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is asked of a searcher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// When to stop.
    pub budget: Budget,
    /// Whether the value of every legal order is wanted and not only the best one.
    pub all: bool,
    /// Where chance is used, it comes from this seed.
    pub seed: u64,
}

/// A moment of a play, as a searcher is shown it: made by [`PlayView::snapshot`](crate::session::PlayView::snapshot).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The options of the play.
    pub options: Options,
    /// The position as text.
    pub position: String,
    /// The seat that decides.
    pub seat: Seat,
    /// Hashes of the positions since the last irreversible move, oldest first and this one last, if repetition counts.
    pub line: Option<Vec<u64>>,
    /// Turns since the last progress.
    pub quiet_turns: u32,
    /// So many turns without progress are a draw.
    pub most_quiet_turns: Option<u32>,
}

/// How a game ends for the side that is to move if both play well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It wins.
    Win,
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
}

impl Ending {
    /// As the command line writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
        }
    }
}

/// What is certain about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How the game ends.
    pub ending: Ending,
    /// Plies until then: a win takes no more of them, a loss holds out so long against the line that was found. Unknown
    /// where only the ending was proved.
    pub plies: Option<u32>,
}

/// What a position is worth for the side that is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Higher is better; about a hundred is what one ordinary piece is worth. A proved win is higher than anything that
    /// is only judged, and a nearer one higher than a farther one.
    pub value: i32,
    /// What is certain; said only when it is.
    pub proof: Option<Proof>,
}

/// An answer, in the orders of a game or in their texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis<O = String> {
    /// The order to play; none where nobody is asked.
    pub best: Option<O>,
    /// What the position is worth with it.
    pub score: Score,
    /// What is expected to follow, this order first.
    pub line: Vec<O>,
    /// Positions looked at, or playouts.
    pub nodes: u64,
    /// Plies that were looked ahead in every line; 0 where that says nothing.
    pub depth: u32,
    /// Every legal order with the worth of the position after it, best first, if it was asked for; of two equal ones
    /// the one that is generated first. An illegal one too, where [`Rules::choices`](crate::Rules::choices) has it.
    pub orders: Vec<(O, Score)>,
    /// How both sides mix their orders, first side first, if every order was asked for; none where nobody decides at
    /// the same time as another, and for a side that is not asked.
    pub mixes: [Vec<Mixed<O>>; 2],
}

/// An order of a side that decides at the same time as another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixed<O = String> {
    /// The order.
    pub order: O,
    /// How often it is given, in thousandths.
    pub share: u16,
    /// What its side gets on average if it is always given, while the other side mixes as it should, in thousandths: a
    /// win is 1000, a draw 500.
    pub always: u16,
    /// How the game then ends in any case, if that is proven.
    pub proof: Option<Proof>,
}

impl<O> Analysis<O> {
    /// The answer where nobody is asked.
    #[must_use]
    pub const fn nothing() -> Self {
        Self {
            best: None,
            score: Score { value: 0, proof: None },
            line: Vec::new(),
            nodes: 0,
            depth: 0,
            orders: Vec::new(),
            mixes: [Vec::new(), Vec::new()],
        }
    }
}

/// A searcher of one game. It may keep what it found for the next question; with a bound on nodes or depth alone that
/// never changes an answer.
pub trait Thinker: Send {
    /// Answers a question. Comes back with the best found so far when the budget is used up or `stop` was used.
    fn think(&mut self, at: &Snapshot, question: &Question, stop: &Stop) -> Analysis;
}

/// How to make a searcher of one game.
#[derive(Clone, Copy)]
pub struct Searcher {
    /// Its name on the command line.
    pub id: &'static str,
    /// Makes one that keeps about so many megabytes at most.
    pub make: fn(megabytes: usize) -> Box<dyn Thinker>,
}

/// What a level overlooks, and who thinks so.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overlooks {
    /// What it is.
    pub what: Overlooked,
    /// The searcher that does not see it.
    pub searcher: Searcher,
}

/// How strong a computer player is: who thinks, how far, what it overlooks, and how far from the best it may choose.
///
/// A level never plays nonsense. Where `margin` is above 0 it values every order, and draws one of those whose value is
/// at most so much below the best; see `levels` in the crate of the searchers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Id of the searcher.
    pub searcher: &'static str,
    /// Where it stops, the same on every machine: nodes or depth, never time.
    pub budget: Budget,
    /// In the unit of [`Score::value`].
    pub margin: i32,
    /// What it does not see, if it is weak by that.
    pub overlooks: Option<Overlooks>,
}

impl Level {
    /// A level that looks at so many positions.
    #[must_use]
    pub const fn nodes(searcher: &'static str, nodes: u64, margin: i32) -> Self {
        let budget = Budget { time: None, nodes: Some(nodes), depth: None };
        Self { searcher, budget, margin, overlooks: None }
    }

    /// A level that looks so many plies ahead, and at so many positions at most.
    #[must_use]
    pub const fn depth(searcher: &'static str, depth: u32, nodes: u64, margin: i32) -> Self {
        let budget = Budget { time: None, nodes: Some(nodes), depth: Some(depth) };
        Self { searcher, budget, margin, overlooks: None }
    }

    /// A level that looks so many plies ahead and does not see some things: `make` makes the searcher that does not.
    #[must_use]
    pub const fn overlooking(
        what: Overlooked,
        (depth, margin): (u32, i32),
        make: fn(megabytes: usize) -> Box<dyn Thinker>,
    ) -> Self {
        const MOST: u64 = 400_000;
        let searcher = Searcher { id: "overlooking", make };
        Self { overlooks: Some(Overlooks { what, searcher }), ..Self::depth(searcher.id, depth, MOST, margin) }
    }

    /// The key of the sentence that says what the level with this number, from 1, is like.
    #[must_use]
    pub fn line(&self, number: usize) -> &'static str {
        const LINES: [&str; LEVELS] =
            ["level-1-line", "level-2-line", "level-3-line", "level-4-line", "level-5-line", "level-6-line"];
        self.overlooks.map_or_else(|| LINES[number.clamp(1, LEVELS) - 1], |overlooks| overlooks.what.line())
    }
}

/// How many levels a game has that the computer plays. The first is for a child's first game, the last is full
/// strength.
pub const LEVELS: usize = 6;

/// The level that a text names: a number from 1 to [`LEVELS`].
#[must_use]
pub fn parse_level(text: &str) -> Option<usize> {
    text.parse().ok().filter(|level| (1..=LEVELS).contains(level))
}

/// How much memory a searcher is given where nobody says otherwise.
pub const MEGABYTES: usize = 64;

impl PartialEq for Searcher {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Searcher").field(&self.id).finish()
    }
}
