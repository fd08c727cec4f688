//! The computer players of Semáforo.

use super::eval::TABLEBASE;
use super::rules::{Semaforo, completes_only_diagonals};
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::{alpha_beta, exact, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "table", make: |_| exact::tablebase::thinker(&TABLEBASE, AlphaBeta::exact(NullEvaluation, 1)) },
    Searcher { id: "uct", make: mcts::plain::<Semaforo> },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Semaforo, _>(NullEvaluation, megabytes) },
];

/// What the Chick and the Rabbit see: no line along a diagonal.
const STRAIGHT: Sight<Semaforo> = Sight {
    overlooks: |position, played, _| completes_only_diagonals(position, played),
    follows: false,
    sees_end: false,
};

/// A searcher of a weak level, which knows nothing but the lines it sees.
fn overlooking(sight: Sight<Semaforo>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Semaforo, _>(NullEvaluation, sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 1), |megabytes| overlooking(STRAIGHT, megabytes)),
    Level::overlooking(Overlooked::Diagonals, (2, 1), |megabytes| overlooking(STRAIGHT, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 1), |megabytes| overlooking(Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Later, (10, 1), |megabytes| overlooking(Sight::NEAR, megabytes)),
    Level::depth("alpha-beta", 20, 500_000, 1),
    Level::nodes("table", 1, 0),
];
