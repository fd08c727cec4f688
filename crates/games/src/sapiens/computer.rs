//! The computer players of Sapiens.

use super::eval::Judgement;
use super::rules::Sapiens;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::{mcts, paranoid};

/// Playouts of the Monte Carlo tree search are cut off and evaluated after so many plies.
const PLAYOUT_CUTOFF: u32 = 20;

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "alpha-beta", make: |megabytes| paranoid::thinker::<Sapiens, _>(Judgement::default(), megabytes) },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Sapiens, _>(Judgement::default(), Some(PLAYOUT_CUTOFF), megabytes),
    },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 2_000, 110),
    Level::depth("alpha-beta", 1, 2_000, 25),
    Level::nodes("alpha-beta", 5_000, 15),
    Level::nodes("alpha-beta", 15_000, 5),
    Level::nodes("alpha-beta", 80_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
