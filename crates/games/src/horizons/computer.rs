//! The computer players of Horizons.

use super::endings::KNOWN;
use super::eval::Judgement;
use super::rules::Horizons;
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
        make: |megabytes| endings::thinker(KNOWN, AlphaBeta::<Horizons, _>::new(Judgement::default(), megabytes)),
    },
    Searcher {
        id: "uct",
        make: |megabytes| mcts::thinker::<Horizons, _>(Judgement::default(), Some(PLAYOUT_CUTOFF), megabytes),
    },
];

/// The Rabbit sees captures over fewer squares than this.
const FAR: u8 = 4;

/// What the Rabbit sees: no captures from afar.
const NEARBY: Sight<Horizons> = Sight {
    overlooks: |position, played, _| {
        let (from, to) = (played.from, played.to);
        let apart = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()));
        apart >= FAR && !position.on(to).is_empty()
    },
    follows: true,
    sees_end: false,
};

/// A searcher of a weak level.
fn overlooking(sight: Sight<Horizons>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Horizons, _>(Judgement::default(), sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 30), |megabytes| overlooking(Sight::NEAR, megabytes)),
    Level::overlooking(Overlooked::Far, (2, 15), |megabytes| overlooking(NEARBY, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (2, 5), |megabytes| overlooking(Sight::FOLLOWING, megabytes)),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 60_000, 0),
    Level::nodes("alpha-beta", 400_000, 0),
];
