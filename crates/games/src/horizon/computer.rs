//! The computer players of Horizon.

use super::board;
use super::endings::KNOWN;
use super::eval::Judgement;
use super::position::Move;
use super::rules::Horizon;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::exact::endings;
use ludoteca_search::mcts;
use ludoteca_search::overlooking::{self, Sight};

/// Playouts of the Monte Carlo tree search are cut off and evaluated after so many plies.
const PLAYOUT_CUTOFF: u32 = 20;

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| endings::thinker(KNOWN, AlphaBeta::<Horizon, _>::new(Judgement::default(), megabytes)),
    },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Horizon, _>(Judgement::default(), Some(PLAYOUT_CUTOFF), megabytes),
    },
];

/// What the Rabbit sees: captures by a step only, not those in line.
const BESIDE: Sight<Horizon> = Sight {
    overlooks: |_, played, _| matches!(played, Move::Capture { from, to } if !board::touch(from, to)),
    follows: true,
    sees_end: false,
};

/// What weak levels go by: nobody counts for them what is attacked.
fn judgement() -> Judgement {
    Judgement { hanging: 0, attacked: 0, guarded: 0, pressed: 0, escort: 0, ..Judgement::default() }
}

/// A searcher of a weak level.
fn overlooking(judgement: Judgement, sight: Sight<Horizon>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Horizon, _>(judgement, sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 30), |megabytes| overlooking(judgement(), Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Far, (2, 15), |megabytes| overlooking(judgement(), BESIDE, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 5), |megabytes| {
        overlooking(Judgement::default(), Sight::NEAR, megabytes)
    }),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 60_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
