//! The shelf: all games.

use ludoteca_rules::{Arg, Entry};
use ludoteca_words::Words;

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfCard {
    /// Id of the game.
    pub id: &'static str,
    /// Name as its authors wrote it.
    pub name: &'static str,
    /// English name, if different.
    pub english: Option<&'static str>,
    /// Who made it, and when.
    pub authors: &'static str,
    /// For how many players.
    pub players: String,
    /// Description in one line.
    pub line: String,
    /// Whether a play was left open.
    pub open: bool,
    /// What the button of its demonstration says, if it has one.
    pub demonstration: Option<String>,
}

impl ShelfCard {
    /// The card of a game; `open` if a play of it was left open, `demonstrated` if it has a demonstration.
    #[must_use]
    pub fn of(entry: &Entry, words: &Words, open: bool, demonstrated: bool) -> Self {
        let info = entry.info;
        let players: Vec<String> = info.players.iter().map(u8::to_string).collect();
        Self {
            id: info.id,
            name: info.name,
            english: Some(info.english).filter(|english| *english != info.name),
            authors: info.authors,
            players: words
                .fill("ui-players", &[("players", Arg::Plain(players.join("\u{a0}/\u{a0}")))])
                .replace(' ', "\u{a0}"),
            line: words.word(&format!("game-{}-line", info.id)),
            open,
            demonstration: demonstrated.then(|| words.word(&format!("game-{}-demo", info.id))),
        }
    }
}
