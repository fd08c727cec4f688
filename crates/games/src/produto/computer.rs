//! The computer players of Produto.

use super::eval::Judgement;
use super::rules::Produto;
use ludoteca_rules::thinking::think::{self, Level, Searcher};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "telling", make: |megabytes| mcts::rave::<Produto, _>(Judgement::default(), megabytes) },
    Searcher { id: "uct", make: mcts::plain::<Produto> },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Produto, _>(Judgement::default(), megabytes) },
];

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::depth("alpha-beta", 1, 5000, 400),
    Level::depth("alpha-beta", 1, 5000, 150),
    Level::depth("alpha-beta", 1, 5000, 20),
    Level::nodes("telling", 400, 0),
    Level::nodes("telling", 3000, 0),
    Level::nodes("telling", 200_000, 0),
];
