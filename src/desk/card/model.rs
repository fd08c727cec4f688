//! The contents of a game's rules card: goal, the moves with pictures rendered from its own table, the end, and which
//! rulings are ours.

use ludoteca_rules::game::Info;
use ludoteca_words::{Words, telling};

/// The contents of a rules card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesModel {
    /// Id of the game.
    pub id: &'static str,
    /// Name of the game.
    pub title: String,
    /// The goal of the game.
    pub goal: String,
    /// What is not certain about the game, if anything.
    pub note: Option<String>,
    /// Pictures, by the name of their file, and what they show.
    pub pictures: Vec<(&'static str, String)>,
    /// How it ends.
    pub end: String,
    /// Decisions of ours, where the authors are silent.
    pub rulings: String,
}

impl RulesModel {
    /// The card of a game.
    #[must_use]
    pub fn of(info: &Info, words: &Words) -> Self {
        let key = |part: &str| words.word(&format!("card-{}-{part}", info.id));
        Self {
            id: info.id,
            title: info.name.to_owned(),
            goal: key("goal"),
            note: telling::note(info, words),
            pictures: info.card.iter().map(|picture| (picture.key, words.word(picture.key))).collect(),
            end: key("end"),
            rulings: key("rulings"),
        }
    }
}
