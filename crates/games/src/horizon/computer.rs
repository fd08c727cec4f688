//! The computer players of Horizon.

use super::eval::Judgement;
use super::rules::Horizon;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::{alpha_beta, mcts};

/// Playouts of the Monte Carlo tree search are cut off and evaluated after so many plies.
const PLAYOUT_CUTOFF: u32 = 20;

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Horizon, _>(Judgement::default(), megabytes) },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Horizon, _>(Judgement::default(), Some(PLAYOUT_CUTOFF), megabytes),
    },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 2000, 150),
    Level::depth("alpha-beta", 2, 10_000, 60),
    Level::depth("alpha-beta", 3, 50_000, 15),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 60_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
