//! The computer players of Gatos & Cães.

use super::eval::Judgement;
use super::rules::GatosCaes;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| alpha_beta::thinker::<GatosCaes, _>(Judgement::default(), megabytes),
    },
    Searcher { id: "uct", make: mcts::plain::<GatosCaes> },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 5000, 400),
    Level::depth("alpha-beta", 1, 5000, 180),
    Level::depth("alpha-beta", 1, 5000, 90),
    Level::depth("alpha-beta", 1, 5000, 38),
    Level::depth("alpha-beta", 2, 10_000, 10),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
