//! The computer players of Avanço.

use super::eval::Judgement;
use super::features::Features;
use super::patterns::Patterns;
use super::rules::{Avanco, FILES, Move, Position};
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::exact::ProofNumber;
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::{alpha_beta, boxed_thinker, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| alpha_beta::thinker::<Avanco, _>(Judgement(Patterns::default()), megabytes),
    },
    Searcher {
        id: "proof-number",
        make: |megabytes| {
            boxed_thinker::<Avanco, _>(ProofNumber::<Avanco, _>::new(Judgement(Features::default()), megabytes))
        },
    },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Avanco, _>(Judgement(Features::default()), None, megabytes),
    },
];

/// What the Chick goes by: its pieces, and how far they have come.
const ALONE: Features =
    Features { ranks: [100, 92, 95, 105, 130, 190, 100], guarded: [0; 7], hanging: 0, hole: 0, beside: 0, tempo: 0 };

/// What the Rabbit goes by: pieces alone, wherever they are.
const PIECES: Features = Features { ranks: [100; 7], guarded: [2; 7], hanging: -25, hole: 0, beside: 4, tempo: 0 };

/// What the Rabbit sees: not that an enemy piece beyond the middle goes on.
const NO_RACE: Sight<Avanco> = Sight { overlooks: goes_on, follows: true, sees_end: false };

/// Whether an answer takes nothing and is made by a piece that has come beyond the middle.
fn goes_on(position: &Position, played: Move, own: bool) -> bool {
    let size = FILES as u8;
    let rank = played.from.0 / size;
    let come = if position.mover().forward() > 0 { rank } else { size - 1 - rank };
    !own && position.on(played.to).is_none() && come > size / 2
}

/// A searcher of a weak level.
fn overlooking(features: Features, sight: Sight<Avanco>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Avanco, _>(Judgement(features), sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 8), |megabytes| overlooking(ALONE, Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Race, (2, 6), |megabytes| overlooking(PIECES, NO_RACE, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 4), |megabytes| {
        overlooking(Features::default(), Sight::NEAR, megabytes)
    }),
    Level::overlooking(Overlooked::Later, (4, 0), |megabytes| {
        overlooking(Features::default(), Sight::FOLLOWING, megabytes)
    }),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 4_000_000, 0),
];
