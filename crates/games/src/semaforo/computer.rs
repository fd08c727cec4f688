//! The computer players of Semáforo.

use super::eval::TABLEBASE;
use super::rules::Semaforo;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::{alpha_beta, exact, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "table", make: |_| exact::tablebase::thinker(&TABLEBASE, AlphaBeta::exact(NullEvaluation, 1)) },
    Searcher { id: "uct", make: mcts::plain::<Semaforo> },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Semaforo, _>(NullEvaluation, megabytes) },
];

/// The levels, weakest first.
///
/// Nobody overlooks a line that can be completed. The second sees two plies ahead only once few cells are left, the
/// third always, so that it gives no line away.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 5000, 1),
    Level::depth("alpha-beta", 2, 120, 1),
    Level::depth("alpha-beta", 2, 5000, 1),
    Level::depth("alpha-beta", 8, 300_000, 1),
    Level::depth("alpha-beta", 12, 500_000, 1),
    Level::nodes("table", 1, 0),
];
