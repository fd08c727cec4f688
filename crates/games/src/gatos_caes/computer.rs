//! The computer players of Gatos & Cães.

use super::eval::Judgement;
use super::rules::{GatosCaes, around, with_neighbours};
use ludoteca_rules::Cell;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::overlooking::{self, Sight};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| alpha_beta::thinker::<GatosCaes, _>(Judgement::default(), megabytes),
    },
    Searcher { id: "uct", make: mcts::plain::<GatosCaes> },
];

/// What the Chick sees: of its own moves only those beside its own animals.
const HUDDLED: Sight<GatosCaes> = Sight {
    overlooks: |position, played, own| own && !is_near(position.animals(position.mover()), played),
    follows: false,
    sees_end: false,
};

/// What the Rabbit sees: nothing on the outermost cells.
const INSIDE: Sight<GatosCaes> =
    Sight { overlooks: |_, played, _| around(played).count_ones() < 4, follows: false, sees_end: false };

/// Whether a cell touches one of these, also at a corner; there may be none yet.
fn is_near(animals: u64, cell: Cell) -> bool {
    animals == 0 || with_neighbours(with_neighbours(cell.bit())) & animals != 0
}

/// A searcher of a weak level.
fn overlooking(sight: Sight<GatosCaes>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<GatosCaes, _>(Judgement::default(), sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Away, (1, 60), |megabytes| overlooking(HUDDLED, megabytes)),
    Level::overlooking(Overlooked::Edge, (1, 40), |megabytes| overlooking(INSIDE, megabytes)),
    Level::depth("alpha-beta", 2, 10_000, 60),
    Level::depth("alpha-beta", 2, 10_000, 20),
    Level::nodes("alpha-beta", 10_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
