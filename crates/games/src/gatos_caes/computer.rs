//! The computer players of Gatos & Cães.

use super::eval::Judgement;
use super::rules::{Animal, GatosCaes, Position, around, with_neighbours};
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_rules::{Cell, Side};
use ludoteca_search::overlooking::{self, Alone, Sight, Strength};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher {
        id: "alpha-beta",
        make: |megabytes| alpha_beta::thinker::<GatosCaes, _>(Judgement::default(), megabytes),
    },
    Searcher { id: "uct", make: mcts::plain::<GatosCaes> },
];

/// What the Rabbit sees: of its own moves only those beside its own animals.
const HUDDLED: Sight<GatosCaes> = Sight {
    overlooks: |position, played, own| own && !is_near(position.animals(position.mover()), played),
    follows: false,
    sees_end: false,
};

/// What the third level sees: nothing on the outermost cells, unless it ends the game.
const INSIDE: Sight<GatosCaes> = Sight { overlooks: |_, played, _| around(played).count_ones() < 4, ..Sight::NEAR };

/// Whether a cell touches one of these, also at a corner; there may be none yet.
fn is_near(animals: u64, cell: Cell) -> bool {
    animals == 0 || with_neighbours(with_neighbours(cell.bit())) & animals != 0
}

/// What the Chick goes by: the cells on which its own animals may stand.
struct Room;

impl Strength<GatosCaes> for Room {
    fn strength(&self, position: &Position, side: Side) -> i32 {
        100 * position.usable(Animal::ALL[usize::from(side.0) % 2]).count_ones().cast_signed()
    }
}

/// A searcher of a weak level.
fn overlooking(sight: Sight<GatosCaes>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<GatosCaes, _>(Judgement::default(), sight, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Others, (2, 60), |megabytes| {
        overlooking::thinker::<GatosCaes, _>(Alone::new(Room), Sight::NEAR, megabytes)
    }),
    Level::overlooking(Overlooked::Away, (1, 60), |megabytes| overlooking(HUDDLED, megabytes)),
    Level::overlooking(Overlooked::Edge, (2, 80), |megabytes| overlooking(INSIDE, megabytes)),
    // The cats win from most openings, so each further ply would leave the next level too little to win.
    Level::depth("alpha-beta", 2, 10_000, 60),
    Level::depth("alpha-beta", 2, 10_000, 0),
    Level::nodes("alpha-beta", 1_000_000, 0),
];
