//! The computer players of Rastros.

use super::eval::Judgement;
use super::rules::{FILES, Position, Rastros};
use super::solver::Solver;
use ludoteca_rules::Cell;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::alpha_beta::{self, AlphaBeta};
use ludoteca_search::exact::{ProofFirst, Prover};
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::{boxed_thinker, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "proof-first",
        make: |megabytes| {
            let other = AlphaBeta::new(Judgement::default(), megabytes / 2);
            boxed_thinker::<Rastros, _>(ProofFirst::new(Solver::new(megabytes / 2), other))
        },
    },
    Searcher {
        id: "prover",
        make: |megabytes| boxed_thinker::<Rastros, _>(Prover::<Rastros, _>::new(Judgement::default(), megabytes)),
    },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Rastros, _>(Judgement::default(), megabytes) },
    Searcher { id: "uct", make: |megabytes| mcts::thinker::<Rastros, _>(Judgement::default(), None, megabytes) },
];

/// What the Chick goes by: how near its own home is.
const HOMEWARD: Judgement = Judgement { nearer: 20, farther: 0, cut_off: 0, odd: 0, tempo: 0 };

/// What the Rabbit sees: that the stone goes along files and ranks.
const STRAIGHT: Sight<Rastros> =
    Sight { overlooks: |position, played, _| is_diagonal(position, played), follows: false, sees_end: false };

/// What the Chick sees of its own moves; what it would see of answers does not matter.
const OWN_STRAIGHT: Sight<Rastros> =
    Sight { overlooks: |position, played, own| own && is_diagonal(position, played), ..STRAIGHT };

const fn is_diagonal(position: &Position, played: Cell) -> bool {
    let (from, to, files) = (position.stone().index(), played.index(), FILES as usize);
    from % files != to % files && from / files != to / files
}

/// A searcher of a weak level.
fn overlooking(judgement: Judgement, sight: Sight<Rastros>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Rastros, _>(judgement, sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Answers, (1, 5), |megabytes| overlooking(HOMEWARD, OWN_STRAIGHT, megabytes)),
    Level::overlooking(Overlooked::Diagonals, (2, 5), |megabytes| {
        overlooking(Judgement::default(), STRAIGHT, megabytes)
    }),
    Level::overlooking(Overlooked::NextTurn, (2, 5), |megabytes| {
        overlooking(Judgement::default(), Sight::NEAR, megabytes)
    }),
    Level::nodes("alpha-beta", 5000, 0),
    Level::nodes("proof-first", 60_000, 0),
    Level::nodes("proof-first", 1_500_000, 0),
];
