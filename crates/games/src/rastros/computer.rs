//! The computer players of Rastros.

use super::eval::Judgement;
use super::rules::Rastros;
use super::solver::Solver;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::alpha_beta::{self, AlphaBeta};
use ludoteca_search::exact::{ProofFirst, Prover};
use ludoteca_search::{boxed_thinker, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "proof-first",
        make: |megabytes| {
            let other = AlphaBeta::new(Judgement::default(), megabytes / 2);
            boxed_thinker::<Rastros, _>(ProofFirst::new(Solver::new(megabytes / 2), other))
        },
    },
    Searcher {
        id: "prover",
        make: |megabytes| boxed_thinker::<Rastros, _>(Prover::<Rastros, _>::new(Judgement::default(), megabytes)),
    },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Rastros, _>(Judgement::default(), megabytes) },
    Searcher { id: "uct", make: |megabytes| mcts::thinker::<Rastros, _>(Judgement::default(), None, megabytes) },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 2000, 60),
    Level::depth("alpha-beta", 2, 5000, 25),
    Level::depth("alpha-beta", 4, 20_000, 10),
    Level::nodes("alpha-beta", 5000, 0),
    Level::nodes("proof-first", 60_000, 0),
    Level::nodes("proof-first", 1_500_000, 0),
];
