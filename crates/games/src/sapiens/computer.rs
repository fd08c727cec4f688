//! The computer players of Sapiens.

use super::endings::KNOWN;
use super::eval::Judgement;
use super::position::Move;
use super::rules::Sapiens;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::exact::endings;
use ludoteca_search::mcts;
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::paranoid::Paranoid;

/// Playouts of the Monte Carlo tree search are cut off and evaluated after so many plies.
const PLAYOUT_CUTOFF: u32 = 20;

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| endings::thinker(KNOWN, Paranoid::<Sapiens, _>::new(Judgement::default(), megabytes)),
    },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Sapiens, _>(Judgement::default(), Some(PLAYOUT_CUTOFF), megabytes),
    },
];

/// Cells of a rank.
const FILES: u8 = 8;

/// The Rabbit sees captures over fewer cells than this.
const FAR: u8 = 3;

/// What the Rabbit sees: no captures from afar.
const NEARBY: Sight<Sapiens> = Sight {
    overlooks: |_, played, _| {
        let (Move::Capture { from, to } | Move::Exchange { from, to, .. }) = played else { return false };
        (from.0 % FILES).abs_diff(to.0 % FILES).max((from.0 / FILES).abs_diff(to.0 / FILES)) >= FAR
    },
    follows: false,
    sees_end: false,
};

/// What weak levels go by: nobody counts for them what is attacked.
fn judgement() -> Judgement {
    Judgement { hanging: 0, attacked: 0, ..Judgement::default() }
}

/// A searcher of a weak level.
fn overlooking(judgement: Judgement, sight: Sight<Sapiens>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::paranoid::<Sapiens, _>(judgement, sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 15), |megabytes| overlooking(judgement(), Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Far, (2, 10), |megabytes| overlooking(judgement(), NEARBY, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 5), |megabytes| {
        overlooking(Judgement::default(), Sight::NEAR, megabytes)
    }),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 80_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
