//! The plays of a game that were left open before the one on the table.

use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Arg, Seat};
use ludoteca_words::{Words, telling};

/// An earlier play of the game on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierPlay {
    /// Its place in [`ludoteca_table::play::stage::LeftOpen::of`].
    pub place: usize,
    /// How far it went, and whose turn it is or how it ended: `Move 12 · White to move`.
    pub text: String,
}

impl EarlierPlay {
    /// The play at this place.
    #[must_use]
    pub fn of(place: usize, play: &dyn PlayView, words: &Words) -> Self {
        let state = match play.outcome() {
            Some(outcome) => telling::result(play, words, &outcome).0,
            None => telling::turn(play, words, Seat(0)).map(|(_, text)| text).unwrap_or_default(),
        };
        let number = Arg::Number(i64::from(play.node(play.cursor()).turn));
        Self { place, text: words.fill("ui-earlier-one", &[("number", number), ("state", Arg::Plain(state))]) }
    }
}
