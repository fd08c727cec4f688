//! The computer players of Avanço.

use super::eval::Judgement;
use super::rules::Avanco;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::exact::ProofNumber;
use ludoteca_search::{alpha_beta, boxed_thinker, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Avanco, _>(Judgement::default(), megabytes) },
    Searcher {
        id: "proof-number",
        make: |megabytes| boxed_thinker::<Avanco, _>(ProofNumber::<Avanco, _>::new(Judgement::default(), megabytes)),
    },
    Searcher { id: "uct", make: |megabytes| mcts::thinker::<Avanco, _>(Judgement::default(), None, megabytes) },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 2000, 60),
    Level::depth("alpha-beta", 2, 5000, 25),
    Level::nodes("alpha-beta", 4000, 8),
    Level::nodes("alpha-beta", 15_000, 0),
    Level::nodes("alpha-beta", 100_000, 0),
    Level::nodes("alpha-beta", 4_000_000, 0),
];
