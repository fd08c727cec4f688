//! How both sides mix their orders where they decide at the same time, for the panel of what the computer thinks.

use super::worth::{hundredths, worth};
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::Mixed;
use ludoteca_rules::{Arg, Side};
use ludoteca_table::play::Opinion;
use ludoteca_words::{Words, telling};

/// Rows of a side: as many as are ever given, and others up to this number.
const SHOWN: usize = 6;

/// How a side mixes its orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixModel {
    /// Whose orders they are, in a heading.
    pub heading: String,
    /// The orders, the most frequent one first.
    pub rows: Vec<MixRow>,
}

/// An order of a mix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixRow {
    /// As it is written; an illegal one in words.
    pub order: String,
    /// How often it is given, in words.
    pub share: String,
    /// What comes of giving it always, in words.
    pub always: String,
}

impl MixModel {
    /// The mixes of an opinion, one for each side that is asked; none where nobody decides at the same time as another.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, opinion: &Opinion) -> Vec<Self> {
        let row = |Mixed { order, share, always, proof }: &Mixed| {
            let share = match share {
                0 => words.word("ui-mixed-never"),
                // What is rare is more than never.
                share => words.fill("ui-mixed-share", &[("times", Arg::Number(hundredths(*share).max(1).into()))]),
            };
            let worth = Arg::Plain(worth(play, words, (*always, *proof)));
            let order = if order == ILLEGAL { words.word("ui-mixed-illegal") } else { order.clone() };
            MixRow { order, share, always: words.fill("ui-mixed-always", &[("worth", worth)]) }
        };
        let of = |(side, mix): (u8, &Vec<Mixed>)| {
            let given = mix.iter().filter(|mixed| mixed.share > 0).count();
            let name = Arg::Plain(telling::side_name(play, words, Side(side)));
            let heading = words.fill("ui-mixed-of", &[("side", name)]);
            Self { heading, rows: mix.iter().take(given.max(SHOWN)).map(row).collect() }
        };
        let mixes = (0..).zip(&opinion.analysis.mixes);
        mixes.filter(|(_, mix)| !mix.is_empty()).map(of).collect()
    }
}
