//! What the panels show of the computer: whether it thinks, what it advises, and what it thinks of the position.

use super::explored::ExploredModel;
use super::mixed::MixModel;
use super::reasons::SHOWN;
use super::worth::worth;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::thinking::think::{Analysis, Ending, Score};
use ludoteca_rules::{Arg, Side, Text};
use ludoteca_table::play::{LocalSeats, Opinion, OpponentState, Recommendation};
use ludoteca_words::{Words, telling};

/// A hint with what is counted after it has at most so many letters, so that the strip has room for it.
const LONGEST: usize = 120;

/// The computer as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerModel {
    /// What it does.
    pub state: OpponentState,
    /// Whether only computers play, so that they can be paused.
    pub alone: bool,
}

/// What the computer thinks of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpinionModel {
    /// The position.
    pub node: NodeId,
    /// What the position is worth, in words, for whoever is to move.
    pub worth: String,
    /// The share of the bar that belongs to the side at its beginning, in thousandths.
    pub bar: u16,
    /// The sides at both ends of the bar. Of more than two, whoever is to move stands against all others, who have no
    /// name together.
    pub ends: [String; 2],
    /// The best orders, from the best.
    pub orders: Vec<ValuedModel>,
    /// All of them, where it is known how the game ends after each.
    pub explored: Option<ExploredModel>,
    /// How each side mixes its orders, where both decide at the same time.
    pub mixes: Vec<MixModel>,
    /// What is counted on the board after the first moves of the line.
    pub counted: Option<String>,
    /// The line that is expected, to be stepped through.
    pub line: Vec<String>,
    /// How much was looked at.
    pub effort: String,
}

/// An order and its worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuedModel {
    /// As it is written.
    pub order: String,
    /// In words.
    pub worth: String,
    /// What it is good for, as it follows the order in a sentence.
    pub why: Option<String>,
}

impl ComputerModel {
    /// The computer in this play, if it plays.
    #[must_use]
    pub fn of(play: &dyn PlayView, local: LocalSeats, state: OpponentState) -> Option<Self> {
        let people = local.0.len();
        (people < u32::from(play.seats())).then_some(Self { state, alone: people == 0 })
    }
}

impl OpinionModel {
    /// An opinion in words.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, opinion: &Opinion) -> Self {
        let Analysis { score, line, orders, nodes, .. } = &opinion.analysis;
        let (own, share) = (play.side_of(opinion.seat).unwrap_or(Side(0)), telling::share(play, *score));
        let name = |side| telling::side_name(play, words, side);
        let (bar, ends) = match (play.sides().len(), own) {
            (3.., _) => (share, [name(own), String::new()]),
            (_, Side(0)) => (share, [0, 1].map(|side| name(Side(side)))),
            _ => (1000 - share, [0, 1].map(|side| name(Side(side)))),
        };
        let worth = |score: Score| worth(play, words, (telling::share(play, score), score.proof));
        let why = |order: &str| Some(words.say(&telling::purpose(play, order, opinion.reasons.of(order)?)));
        Self {
            node: opinion.node,
            worth: words.say(&telling::chances(play, *score)),
            bar,
            ends,
            orders: orders
                .iter()
                .take(SHOWN)
                .map(|(order, score)| ValuedModel { order: order.clone(), worth: worth(*score), why: why(order) })
                .collect(),
            explored: ExploredModel::of(play, words, opinion),
            mixes: MixModel::of(play, words, opinion),
            counted: opinion.reasons.counted.as_ref().map(|text| words.say(text)),
            line: line.clone(),
            effort: words.fill("ui-analysis-effort", &[("nodes", Arg::Plain(rounded(*nodes)))]),
        }
    }
}

/// A number with two digits that count.
fn rounded(number: u64) -> String {
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{} k", number / 1_000),
        _ => format!("{} M", number / 1_000_000),
    }
}

/// An advice in a sentence.
#[must_use]
pub fn advice(play: &dyn PlayView, words: &Words, advised: &Recommendation) -> String {
    let Some(Analysis { best: Some(best), score, orders, .. }) = &advised.analysis else {
        return words.word("ui-advice-thinks");
    };
    let purpose = advised.reasons.of(best).filter(|_| score.proof.is_none());
    let said = match purpose {
        Some(purpose) => {
            let why = Arg::Plain(words.say(&telling::purpose(play, best, purpose)));
            words.fill("ui-advice-why", &[("move", Arg::Plain(best.clone())), ("why", why)])
        }
        None => {
            let count = u32::try_from(orders.len()).unwrap_or(u32::MAX);
            let said = match score.proof {
                None if orders.len() == 1 => Text::new("ui-advice-only"),
                None => Text::new("ui-advice-best").with_number("count", count),
                Some(proof) if proof.ending == Ending::Loss => Text::new("ui-advice-loses"),
                Some(_) => telling::worth(play, *score),
            };
            words.fill("ui-advice", &[("move", Arg::Plain(best.clone())), ("worth", Arg::Plain(words.say(&said)))])
        }
    };
    let counted = advised.reasons.counted.as_ref().filter(|_| score.proof.is_none());
    let stop = if said.ends_with('.') { "" } else { "." };
    let both = counted.map(|counted| format!("{said}{stop} {}", words.say(counted)));
    both.filter(|both| both.chars().count() <= LONGEST).unwrap_or(said)
}
