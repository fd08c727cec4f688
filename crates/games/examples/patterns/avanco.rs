//! What is learned of Avanço.

use super::games::Learned;
use ludoteca_games::avanco::Avanco;
use ludoteca_games::avanco::eval::Judgement;
use ludoteca_games::avanco::features::Features;
use ludoteca_games::avanco::patterns::{
    FIRST_NARROW, NARROW, PATTERNS, Patterns, WEIGHTS, WIDE, Weights, each_pattern,
};
use ludoteca_games::avanco::rules::{Move, Position};
use ludoteca_search::Evaluation;

/// The patterns of six cells, and the weight that counts in each position.
pub struct Board;

impl Learned for Board {
    type Game = Avanco;
    type Readable = Judgement<Features>;
    type Patterned = Judgement<Patterns>;

    const WEIGHTS: usize = WEIGHTS + 1;

    fn patterned(weights: Vec<i16>) -> Self::Patterned {
        let weights: Box<Weights> = weights.into_boxed_slice().try_into().expect("there are so many");
        Judgement(Patterns(Box::leak(weights)))
    }

    fn each_weight(position: &Position, mut found: impl FnMut(usize)) {
        found(WEIGHTS);
        each_pattern(position, found);
    }

    /// A board and its mirror image are worth the same.
    fn first_of_alike(pattern: usize) -> usize {
        if pattern == WEIGHTS {
            return pattern;
        }
        let (windows, first, files) = if pattern < FIRST_NARROW { (WIDE, 0, 3) } else { (NARROW, FIRST_NARROW, 2) };
        let (window, mut cells) = ((pattern - first) / PATTERNS, (pattern - first) % PATTERNS);
        let (rank, file) = (window / windows, window % windows);
        let (mut turned, mut unit) = (0, 1);
        while unit < PATTERNS {
            let mut mirrored = 0;
            for _ in 0..files {
                mirrored = 3 * mirrored + cells % 3;
                cells /= 3;
            }
            turned += unit * mirrored;
            unit *= 3_usize.pow(files);
        }
        pattern.min(first + (rank * windows + windows - 1 - file) * PATTERNS + turned)
    }

    fn is_quiet(position: &Position, best: Move) -> bool {
        position.on(best.to).is_none() && Self::Readable::static_proof(position).is_none()
    }
}
