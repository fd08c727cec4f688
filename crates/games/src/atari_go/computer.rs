//! The computer players of Atari Go.

use super::eval::Judgement;
use super::rules::AtariGo;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<AtariGo, _>(Judgement::default(), megabytes) },
    Searcher { id: "uct", make: mcts::plain::<AtariGo> },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 5000, 150),
    Level::depth("alpha-beta", 1, 5000, 25),
    Level::depth("alpha-beta", 2, 5000, 15),
    Level::nodes("alpha-beta", 1500, 0),
    Level::nodes("alpha-beta", 12_000, 0),
    Level::nodes("alpha-beta", 300_000, 0),
];
