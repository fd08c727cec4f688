//! The field in which a move is typed.

use crate::desk::play::model::PlayModel;
use ludoteca_rules::Arg;
use ludoteca_words::Words;

/// Most moves that are shown below what is typed.
const SHOWN: usize = 8;

/// The field and what it waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypingModel {
    /// What was typed so far.
    pub text: String,
    /// What the field waits for, with an example.
    pub waits_for: String,
    /// The legal moves that begin with what was typed.
    pub fitting: Vec<String>,
    /// Whether there are more of them than are shown.
    pub more: bool,
}

impl TypingModel {
    /// The field for a play; none while nobody at this computer may type a move openly.
    #[must_use]
    pub fn of(text: &str, play: &PlayModel, words: &Words) -> Option<Self> {
        let orders = play.typed.as_ref().filter(|_| play.secret.is_none())?;
        let typed = text.trim().to_lowercase();
        let mut fitting = orders.iter().filter(|order| order.to_lowercase().starts_with(&typed)).cloned();
        let shown: Vec<String> = fitting.by_ref().take(SHOWN).collect();
        let who = play.turn.as_ref().map(|turn| turn.text.clone()).unwrap_or_default();
        let example = orders.first().cloned().unwrap_or_default();
        let waits_for = words.fill("ui-type-waits", &[("who", Arg::Plain(who)), ("example", Arg::Plain(example))]);
        Some(Self { text: text.to_owned(), waits_for, fitting: shown, more: fitting.next().is_some() })
    }
}
