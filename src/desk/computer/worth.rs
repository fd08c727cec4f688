//! What an order is worth, in words.

use ludoteca_rules::Arg;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::{Proof, Score};
use ludoteca_words::{Words, telling};

/// How the game ends, if that is proven, or else the chances of an order, given in thousandths.
pub(super) fn worth(play: &dyn PlayView, words: &Words, (chances, proof): (u16, Option<Proof>)) -> String {
    match proof {
        None => words.fill("ui-analysis-chances", &[("share", Arg::Plain(hundredths(chances).to_string()))]),
        Some(_) => words.say(&telling::worth(play, Score { value: 0, proof })),
    }
}

/// Thousandths as whole hundredths.
pub(super) const fn hundredths(thousandths: u16) -> u16 {
    thousandths.saturating_add(5) / 10
}
