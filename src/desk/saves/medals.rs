//! Who has beaten which animals, as the kept plays say. Nobody is compared with anybody.

use super::duel::{Duel, Ending};
use super::kept::SavedPlay;
use ludoteca_rules::{Arg, Catalogue};
use ludoteca_words::{Words, telling};
use std::collections::BTreeMap;

/// The highest level that somebody has beaten in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MedalModel {
    /// The id of the game.
    pub game: &'static str,
    /// Its name.
    pub name: String,
    /// The level, from 1.
    pub level: usize,
    /// Game and animal, as it is read aloud.
    pub said: String,
}

/// What somebody has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MedalsModel {
    /// The name; for plays without a name a sentence that says so.
    pub name: String,
    /// One medal a game, in the order of the catalogue.
    pub medals: Vec<MedalModel>,
}

/// The medals of everybody who has beaten somebody, by name in alphabetical order; those without a name at the end.
#[must_use]
pub fn medals<'a>(
    plays: impl Iterator<Item = &'a SavedPlay>,
    catalogue: &Catalogue,
    words: &Words,
) -> Vec<MedalsModel> {
    let mut best: BTreeMap<(bool, String), BTreeMap<usize, usize>> = BTreeMap::new();
    let games: Vec<_> = catalogue.iter().collect();
    for head in plays.filter_map(|play| play.head.as_ref().ok()) {
        let Some(place) = games.iter().position(|entry| entry.info.id == head.game) else { continue };
        let Some(duel) = Duel::of(games[place], head).filter(|duel| duel.ending == Some(Ending::Won)) else { continue };
        let name = head.names.get(duel.own).map(|name| name.trim().to_owned()).unwrap_or_default();
        let level = best.entry((name.is_empty(), name)).or_default().entry(place).or_default();
        *level = duel.level.max(*level);
    }
    let medal = |(place, level): (usize, usize)| {
        let game = games[place].info.id;
        let name = words.word(&format!("game-{game}"));
        let args = [("game", Arg::Plain(name.clone())), ("animal", Arg::Plain(telling::level(words, level)))];
        MedalModel { game, level, said: words.fill("ui-medal", &args), name }
    };
    best.into_iter()
        .map(|((nameless, name), won)| MedalsModel {
            name: if nameless { words.word("ui-medals-nameless") } else { name },
            medals: won.into_iter().map(medal).collect(),
        })
        .collect()
}
