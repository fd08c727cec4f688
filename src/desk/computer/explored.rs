//! Every move of a position in which the outcome of each is known, for the panel of what the computer thinks.

use ludoteca_rules::session::PlayView;
use ludoteca_table::play::Opinion;
use ludoteca_words::{Words, telling};

/// All moves of a position, by what they are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredModel {
    /// How many of them keep what the position is worth, in a sentence.
    pub kept: String,
    /// The moves, the best first.
    pub equals: Vec<EqualMoves>,
}

/// Moves that are worth the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualMoves {
    /// What they are worth, in words.
    pub worth: String,
    /// The moves, as they are written.
    pub orders: Vec<String>,
}

impl ExploredModel {
    /// The moves of an opinion, if it says of each possible one how the game ends after it.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, opinion: &Opinion) -> Option<Self> {
        let orders = &opinion.analysis.orders;
        let kept = telling::kept(play, opinion.seat, orders)?;
        let mut equals: Vec<EqualMoves> = Vec::new();
        for (order, score) in orders {
            let worth = words.say(&telling::worth(play, *score));
            match equals.last_mut().filter(|last| last.worth == worth) {
                Some(last) => last.orders.push(order.clone()),
                None => equals.push(EqualMoves { worth, orders: vec![order.clone()] }),
            }
        }
        Some(Self { kept: words.say(&kept), equals })
    }
}
