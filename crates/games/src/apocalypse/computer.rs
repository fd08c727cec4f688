//! The computer players of Apocalypse.

use super::eval::Judgement;
use super::rules::Apocalypse;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::simultaneous;

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[Searcher {
    id: "matrix",
    make: |megabytes| simultaneous::thinker::<Apocalypse, _>(Judgement::default(), megabytes),
}];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("matrix", 1, 2_000, 400),
    Level::depth("matrix", 1, 2_000, 90),
    Level::depth("matrix", 1, 2_000, 25),
    Level::depth("matrix", 1, 2_000, 0),
    Level::depth("matrix", 2, 20_000, 0),
    Level::nodes("matrix", 3_000_000, 0),
];
