//! The searchers: how the computer chooses a move in any game.
//!
//! Depends only on `rules`. A searcher is written once for all games it fits ([`Search`]); what it must know of one game, the
//! game tells it by implementing [`Evaluation`] or another small trait in its `eval.rs`, with the weights as data. A game lists
//! its searchers in `Game::SEARCHERS` by the functions here that make them:
//!
//! - [`alpha_beta`]: looks at all moves to a depth that grows; for games that can be judged.
//! - [`several`]: alpha-beta for more than two sides.
//! - [`exact`]: proves without judging: a table of all positions, or depth first with a memory of positions.
//! - [`simultaneous`]: for two sides that decide at once: a mixed strategy from the matrix game at every position.
//! - [`mcts`]: learns from random playouts; plays every game in which one seat decides at a time, knowing nothing about it.
//!
//! [`forced`] proves which orders force a win within some moves, for puzzles.
//! [`tune`] finds better weights for a judgement.
//! [`levels`] makes a player of a chosen strength from a searcher.
//!
//! [`worker`] has them think in the background while a table is drawn.
//!
//! No searcher makes a thread or reads a clock unless its budget has a time, each keeps a bounded memory that its maker is
//! told, and each asks its [`Meter`] at every position whether to go on.
//!
//! Start with [`Search`] and [`Typed`].

pub mod alpha_beta;
pub mod evaluation;
pub mod exact;
pub mod forced;
pub mod levels;
pub mod mcts;
pub mod meter;
pub mod score;
pub mod several;
pub mod simultaneous;
pub mod tune;
pub mod worker;

pub use evaluation::Evaluation;

use ludoteca_rules::orders;
use ludoteca_rules::think::{Analysis, Question, Snapshot, Stop, Thinker};
use ludoteca_rules::{Game, Rules, Seat};
use meter::Meter;
use std::marker::PhantomData;

/// A position to be searched, and what of its past still counts.
pub struct Root<G: Rules> {
    /// The position.
    pub position: G::Position,
    /// Hashes of the positions since the last irreversible move, oldest first and this one last, if repetition counts.
    pub line: Option<Vec<u64>>,
    /// Turns since the last progress.
    pub quiet_turns: u32,
    /// So many turns without progress are a draw.
    pub most_quiet_turns: Option<u32>,
}

impl<G: Game> Root<G> {
    /// What a snapshot shows.
    #[must_use]
    pub fn of(at: &Snapshot) -> Self {
        let position =
            G::parse_position(&at.options, &at.position).expect("a snapshot has the text that the game itself printed");
        let Snapshot { line, quiet_turns, most_quiet_turns, .. } = at.clone();
        Self { position, line, quiet_turns, most_quiet_turns }
    }
}

/// A searcher of games in which one seat decides at a time.
pub trait Search<G: Rules>: Send {
    /// Answers a question about a position in which somebody is asked.
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move>;
}

/// A typed searcher as one without type: reads the position, and spells the answer.
pub struct Typed<G, S> {
    search: S,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, S: Search<G> + 'static> Typed<G, S> {
    /// This searcher in a box.
    #[must_use]
    pub fn boxed(search: S) -> Box<dyn Thinker> {
        Box::new(Self { search, game: PhantomData })
    }
}

impl<G: Game, S: Search<G>> Thinker for Typed<G, S> {
    fn think(&mut self, at: &Snapshot, question: &Question, stop: &Stop) -> Analysis {
        let mut meter = Meter::new(&question.budget, stop);
        let root = Root::<G>::of(at);
        if !G::asked(&root.position).contains(at.seat) {
            return Analysis::nothing();
        }
        let analysis = self.search.search(&root, question, &mut meter);
        spelled::<G>(&root.position, at.seat, analysis)
    }
}

/// The answer in texts.
fn spelled<G: Game>(position: &G::Position, seat: Seat, analysis: Analysis<G::Move>) -> Analysis {
    let spell = |position: &G::Position, played| orders::spell_move::<G>(position, played);
    debug_assert!(G::asked(position).contains(seat));
    let mut after = position.clone();
    let mut line = Vec::new();
    for played in analysis.line {
        line.push(spell(&after, played));
        G::play(&mut after, played);
    }
    Analysis {
        best: analysis.best.map(|played| spell(position, played)),
        score: analysis.score,
        line,
        nodes: analysis.nodes,
        depth: analysis.depth,
        orders: analysis.orders.into_iter().map(|(played, score)| (spell(position, played), score)).collect(),
    }
}
