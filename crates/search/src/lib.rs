//! The searchers: how the computer chooses a move in any game of [`ludoteca_rules`].
//!
//! A searcher is written once for all games it fits and implements [`Search`]. What it must know of one game, the game
//! tells it by implementing [`Evaluation`] or another small trait in its `eval.rs`, with the weights as data. A game
//! lists its searchers in `Game::SEARCHERS` by the functions here that make them:
//!
//! - [`alpha_beta`]: principal variation search with iterative deepening, for games that can be evaluated.
//! - [`paranoid`]: the same for more than two sides.
//! - [`mcts`]: Monte Carlo tree search (UCT, with RAVE where it fits), for every game in which one seat decides at a
//!   time.
//! - [`exact`]: solvers, which prove and do not evaluate: an endgame table of the whole game, depth-first search with a
//!   table of proven positions, and proof-number search.
//! - [`simultaneous`]: for two sides that decide at the same time: mixed strategies by the double oracle method.
//!
//! [`overlooking`] makes a searcher of one that does not see some things, for weak levels.
//!
//! Beside them, [`forced`] proves which orders force a win within some moves, for puzzles; [`tune`] finds better
//! weights of an evaluation, and [`learned`] reads those that were learned as a file; [`levels`] makes a player of a
//! chosen strength from a searcher, [`known_table`] is a table of an ending in which positions are looked up, [`lost`]
//! finds what is hardest to answer where everything loses, [`manner`] says how a level behaves, and [`traps`] finds
//! positions made for what it overlooks; [`worker`] has threads on which they think while a table is drawn.
//!
//! No searcher makes a thread, or reads a clock unless its budget has a time. Each has a bounded memory, whose size its
//! maker is told, and asks its [`Meter`] at every node whether to go on. With a budget of nodes or depth alone, an
//! answer depends on the question and on the tables of endings that are there, not on the machine or on earlier
//! questions.
//!
//! Start with [`Search`], which searchers implement, and [`Thinker`], the same without the types of a game, which
//! everybody else uses.
//!
//! # Example
//!
//! White needs two steps to the far rank, and Black cannot stop that:
//!
//! ```
//! use ludoteca_games::avanco::{Avanco, eval::Judgement, features::Features};
//! use ludoteca_rules::thinking::think::{Budget, Ending, Question, Stop};
//! use ludoteca_rules::{Game, Notation, Options, orders};
//! use ludoteca_search::alpha_beta::AlphaBeta;
//! use ludoteca_search::meter::Meter;
//! use ludoteca_search::{Root, Search};
//!
//! let options = Options::defaults(Avanco::INFO.options);
//! let position = Avanco::parse_position(&options, "2bb3/7/w6/7/7/7/6w w").expect("a position");
//! let root = Root::<Avanco> { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None };
//! let question = Question { budget: Budget { depth: Some(4), ..Budget::default() }, ..Question::default() };
//! let mut meter = Meter::new(&question.budget, &Stop::default());
//!
//! let mut searcher = AlphaBeta::new(Judgement(Features::default()), 1);
//! let analysis = searcher.search(&root, &question, &mut meter);
//!
//! let best = analysis.best.expect("White is to move");
//! assert_eq!(orders::spell_move::<Avanco>(&root.position, best), "a5-a6");
//! let proof = analysis.score.proof.expect("the win is proven");
//! assert_eq!((proof.ending, proof.plies), (Ending::Win, Some(3)));
//! ```

pub mod alpha_beta;
pub mod evaluation;
pub mod exact;
pub mod forced;
pub mod known_table;
pub mod learned;
pub mod levels;
pub mod lost;
pub mod manner;
pub mod mcts;
pub mod meter;
pub mod overlooking;
pub mod paranoid;
pub mod score;
pub mod simultaneous;
pub mod traps;
pub mod tune;
pub mod worker;

pub use evaluation::Evaluation;

use ludoteca_rules::orders;
use ludoteca_rules::thinking::think::{Analysis, Question, Snapshot, Stop, Thinker};
use ludoteca_rules::{Game, Rules, Seat};
use meter::Meter;
use std::marker::PhantomData;

/// A position to be searched, and what of the play before it still counts.
pub struct Root<G: Rules> {
    /// The position.
    pub position: G::Position,
    /// Hashes of the positions since the last irreversible move, oldest first and this one last, if repetition counts.
    pub repetition_hashes: Option<Vec<u64>>,
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
        let Snapshot { line: repetition_hashes, quiet_turns, most_quiet_turns, .. } = at.clone();
        Self { position, repetition_hashes, quiet_turns, most_quiet_turns }
    }

    /// Whether some position of the game has occurred twice, so that it would be a draw the next time.
    pub(crate) fn is_repeated(&self) -> bool {
        let hashes = self.repetition_hashes.as_deref().unwrap_or_default();
        hashes.iter().any(|hash| hashes.iter().filter(|other| *other == hash).count() > 1)
    }
}

/// A searcher of games in which one seat decides at a time.
pub trait Search<G: Rules>: Send {
    /// Answers a question about a position in which a seat is asked.
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move>;
}

/// A searcher without the types of its game: it reads positions from text, and spells the moves of its answers.
#[must_use]
pub fn boxed_thinker<G: Game, S: Search<G> + 'static>(search: S) -> Box<dyn Thinker> {
    Box::new(TextThinker::<G, S> { search, game: PhantomData })
}

struct TextThinker<G, S> {
    search: S,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, S: Search<G>> Thinker for TextThinker<G, S> {
    fn think(&mut self, at: &Snapshot, question: &Question, stop: &Stop) -> Analysis {
        let mut meter = Meter::new(&question.budget, stop);
        let root = Root::<G>::of(at);
        if !G::asked(&root.position).contains(at.seat) {
            return Analysis::nothing();
        }
        let analysis = self.search.search(&root, question, &mut meter);
        spell::<G>(&root.position, at.seat, analysis)
    }
}

/// The analysis with its moves as text.
fn spell<G: Game>(position: &G::Position, seat: Seat, analysis: Analysis<G::Move>) -> Analysis {
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
        ..Analysis::nothing()
    }
}
