//! The computer players of Produto.

use super::eval::Judgement;
use super::rules::{Colour, Position, Produto};
use ludoteca_rules::Side;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::overlooking::{self, Alone, Sight, Strength};
use ludoteca_search::{alpha_beta, mcts};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[
    Searcher { id: "telling", make: |megabytes| mcts::rave::<Produto, _>(Judgement::default(), megabytes) },
    Searcher { id: "uct", make: mcts::plain::<Produto> },
    Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Produto, _>(Judgement::default(), megabytes) },
];

/// What the Chick goes by: its largest group.
struct Largest;

impl Strength<Produto> for Largest {
    fn strength(&self, position: &Position, side: Side) -> i32 {
        let [largest, _] = position.largest_groups(Colour::ALL[usize::from(side.0) % 2]);
        100 * largest.count_ones().cast_signed()
    }
}

/// What the Rabbit goes by: its own product.
struct Product;

impl Strength<Produto> for Product {
    fn strength(&self, position: &Position, side: Side) -> i32 {
        let [largest, second] =
            position.largest_groups(Colour::ALL[usize::from(side.0) % 2]).map(|group| group.count_ones().cast_signed());
        100 * largest * second + largest + second
    }
}

/// What the Squirrel sees: stones of the colour of whoever places them.
const OWN_COLOUR: Sight<Produto> =
    Sight { overlooks: |position, played, _| played.colour != position.mover(), ..Sight::NEAR };

/// A searcher of a weak level.
fn overlooking(strength: impl Strength<Produto>, megabytes: usize) -> Box<dyn Thinker> {
    overlooking::thinker::<Produto, _>(Alone::new(strength), Sight::NEAR, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Second, (1, 5), |megabytes| overlooking(Largest, megabytes)),
    Level::overlooking(Overlooked::Others, (1, 250), |megabytes| overlooking(Product, megabytes)),
    Level::overlooking(Overlooked::Colour, (2, 20), |megabytes| {
        overlooking::thinker::<Produto, _>(Judgement::default(), OWN_COLOUR, megabytes)
    }),
    Level::nodes("telling", 1000, 0),
    Level::nodes("telling", 8000, 0),
    Level::nodes("telling", 200_000, 0),
];
