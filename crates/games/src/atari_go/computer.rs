//! The computer players of Atari Go.

use super::eval::Judgement;
use super::features::Features;
use super::groups::neighbours;
use super::patterns::Patterns;
use super::rules::AtariGo;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| alpha_beta::thinker::<AtariGo, _>(Judgement(Patterns::default()), megabytes),
    },
    Searcher { id: "uct", make: mcts::plain::<AtariGo> },
];

/// What the Chick goes by: the points that it reaches first. It does not count liberties.
const REACH: Features = Features { liberties: [0; 8], reach: [25, 15, 10], eye: 0, tempo: 0 };

/// What the Rabbit goes by: it waits to see who captures a group with one liberty.
fn patient() -> Features {
    let mut features = Features::default();
    features.liberties[1] = 0;
    features
}

/// What the Rabbit sees: nothing on the outermost points, unless it ends the game.
const INSIDE: Sight<AtariGo> = Sight { overlooks: |_, played, _| neighbours(played).count_ones() < 4, ..Sight::NEAR };

/// A searcher of a weak level.
fn overlooking(features: Features, sight: Sight<AtariGo>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<AtariGo, _>(Judgement(features), sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 60), |megabytes| overlooking(REACH, Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Edge, (2, 10), |megabytes| overlooking(patient(), INSIDE, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 5), |megabytes| {
        overlooking(Features::default(), Sight::NEAR, megabytes)
    }),
    Level::nodes("alpha-beta", 80, 0),
    Level::nodes("alpha-beta", 2500, 0),
    Level::nodes("alpha-beta", 300_000, 0),
];
