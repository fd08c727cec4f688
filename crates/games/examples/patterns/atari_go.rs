//! What is learned of Atari Go.

use super::games::Learned;
use ludoteca_games::atari_go::AtariGo;
use ludoteca_games::atari_go::eval::Judgement;
use ludoteca_games::atari_go::features::Features;
use ludoteca_games::atari_go::patterns::{Patterns, WEIGHTS, Weights, each_weight, first_of_alike};
use ludoteca_games::atari_go::rules::Position;
use ludoteca_rules::Cell;
use ludoteca_search::Evaluation;

/// The patterns of nine points, and what is counted on the whole board.
pub struct Board;

impl Learned for Board {
    type Game = AtariGo;
    type Readable = Judgement<Features>;
    type Patterned = Judgement<Patterns>;

    const WEIGHTS: usize = WEIGHTS;

    fn patterned(weights: Vec<i16>) -> Self::Patterned {
        let weights: Box<Weights> = weights.into_boxed_slice().try_into().expect("there are so many");
        Judgement(Patterns(Box::leak(weights)))
    }

    fn each_weight(position: &Position, found: impl FnMut(usize)) {
        each_weight(position, found);
    }

    fn first_of_alike(weight: usize) -> usize {
        first_of_alike(weight)
    }

    /// Nobody in atari, and nothing certain.
    fn is_quiet(position: &Position, _best: Cell) -> bool {
        !Self::Readable::is_threatened(position) && Self::Readable::static_proof(position).is_none()
    }
}
