//! The list of saved plays.

use crate::desk::frame::thumbnail::Thumbnail;
use bevy::prelude::{Message, Resource};
use ludoteca_record::Head;
use ludoteca_rules::thinking::think::parse_level;
use ludoteca_rules::{Arg, Catalogue, Text};
use ludoteca_words::{Words, telling};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// A saved play in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedModel {
    /// The name of its file.
    pub id: String,
    /// Its title, or the name of the game.
    pub title: String,
    /// Who played, when, and how far or with what result; or why it cannot be read.
    pub facts: String,
    /// Whether it can be read.
    pub whole: bool,
    /// The position where it was left, if that was looked up.
    pub picture: Option<Arc<Thumbnail>>,
}

/// The dialog with the saved plays.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SavedListModel {
    /// The plays, those of the chosen game only, the one changed last at first.
    pub plays: Vec<SavedModel>,
    /// The games of which there are plays: id, name, and whether only its plays are shown.
    pub games: Vec<(&'static str, String, bool)>,
    /// The play that was removed last and can be brought back: its file, and its title.
    pub removed: Option<(String, String)>,
    /// The play that is being renamed, and its title as typed so far.
    pub renaming: Option<(String, String)>,
    /// The id of the game on the table, whose play can be written into a file.
    pub on_table: Option<&'static str>,
}

/// A saved play and what is known of it.
pub type SavedPlayRow<'a> = (&'a str, Result<&'a Head, &'a Text>, Option<&'a Arc<Thumbnail>>);

impl SavedListModel {
    /// The list of these plays, only those of the game `only`, if one is chosen.
    #[must_use]
    pub fn of<'a>(
        plays: impl Iterator<Item = SavedPlayRow<'a>> + Clone,
        removed: Option<SavedPlayRow<'_>>,
        only: Option<&str>,
        renaming: Option<&(String, String)>,
        (catalogue, words): (&Catalogue, &Words),
    ) -> Self {
        let known: BTreeSet<&str> = plays.clone().filter_map(|(_, head, _)| Some(head.ok()?.game.as_str())).collect();
        let games = catalogue.iter().map(|entry| entry.info.id).filter(|id| known.contains(id));
        let shown = |(_, head, _): &SavedPlayRow<'_>| only.is_none_or(|only| head.is_ok_and(|head| head.game == only));
        Self {
            games: games.map(|id| (id, words.word(&format!("game-{id}")), only == Some(id))).collect(),
            plays: plays.filter(shown).map(|play| SavedModel::of(play, catalogue, words)).collect(),
            removed: removed.map(|play| (play.0.to_owned(), SavedModel::of(play, catalogue, words).title)),
            renaming: renaming.cloned(),
            on_table: None,
        }
    }
}

impl SavedModel {
    fn of((id, head, picture): SavedPlayRow<'_>, catalogue: &Catalogue, words: &Words) -> Self {
        let (title, facts) = match head {
            Ok(head) => (title(head, words), facts(head, catalogue, words)),
            Err(why) => (id.to_owned(), words.say(why)),
        };
        Self { id: id.to_owned(), title, facts, whole: head.is_ok(), picture: picture.cloned() }
    }
}

fn title(head: &Head, words: &Words) -> String {
    let key = format!("game-{}", head.game);
    let game = if words.has(&key) { words.word(&key) } else { head.game.clone() };
    if head.title.is_empty() { game } else { format!("{} · {game}", head.title) }
}

fn facts(head: &Head, catalogue: &Catalogue, words: &Words) -> String {
    let entry = catalogue.find(&head.game);
    let sides = entry.map(|entry| entry.start(ludoteca_rules::Options::defaults(entry.info.options)));
    let name_of = |text: &str| {
        let play = sides.as_deref()?;
        let side = play.sides().iter().position(|side| side.text == text)?;
        Some(telling::side_name(play, words, ludoteca_rules::Side(side as u8)))
    };
    let state = match head.result.as_str() {
        "*" => words.fill("ui-saved-move", &[("number", Arg::Number(i64::try_from(head.moves).unwrap_or(i64::MAX)))]),
        "draw" => words.word("ui-result-draw"),
        winner => match name_of(winner) {
            Some(winner) => words.fill("ui-result-win", &[("winner", Arg::Plain(winner))]),
            None => winner.to_owned(),
        },
    };
    let seats = head.names.len().max(head.controllers.len());
    let player = |seat: usize| {
        let name = head.names.get(seat).filter(|name| !name.is_empty()).cloned();
        let level = head.controllers.get(seat).and_then(|level| parse_level(level));
        name.or_else(|| level.map(|level| telling::level(words, level)))
    };
    let someone = (0..seats).any(|seat| player(seat).is_some());
    let players: Vec<String> = (0..seats).map(|seat| player(seat).unwrap_or_else(|| words.word("ui-person"))).collect();
    let players = if someone { players.join(" – ") } else { String::new() };
    [players, head.date.clone(), state].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A saved play.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedPlay {
    /// The name of its file.
    pub id: String,
    /// What its record says; or why it cannot be read, in words.
    pub head: Result<Head, Text>,
    /// The position where it was left, if that was looked up.
    pub picture: Option<Arc<Thumbnail>>,
}

impl SavedPlay {
    /// Whether something was played and the game has not ended.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.head.as_ref().is_ok_and(|head| head.result == "*" && head.moves > 0)
    }
}

/// The saved plays, the one changed last at first, `None` where nothing is saved; and the one removed last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedPlays(pub Option<Vec<SavedPlay>>, pub Option<SavedPlay>);

impl SavedPlays {
    /// The play of this name.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&SavedPlay> {
        self.0.iter().flatten().find(|play| play.id == id)
    }

    /// The play of a game that was left last without having ended.
    #[must_use]
    pub fn unfinished(&self, game: &str) -> Option<&SavedPlay> {
        let of_game = |play: &&SavedPlay| play.head.as_ref().is_ok_and(|head| head.game == game);
        self.0.iter().flatten().filter(of_game).find(|play| play.goes_on())
    }

    /// What the records of a game's plays say, the one changed last at first.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &Head> {
        let heads = self.0.iter().flatten().filter_map(|play| play.head.as_ref().ok());
        heads.filter(move |head| head.game == game)
    }

    /// Puts a play that has changed at the beginning.
    pub fn put_first(&mut self, play: SavedPlay) {
        if let Some(plays) = &mut self.0 {
            plays.retain(|other| other.id != play.id);
            plays.insert(0, play);
        }
    }
}

/// Something to do with saved plays.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavedRequest {
    /// Opens it.
    Open(String),
    /// Opens the record in a file; what is played then is kept as another play.
    OpenFile(PathBuf),
    /// Writes the record of the play on the table into a file, in the place of one that is there.
    SaveFile(PathBuf),
    /// The same as opening, with a record as text.
    OpenText(String),
    /// Removes it; it can be brought back.
    Remove(String),
    /// Brings it back.
    Restore(String),
    /// Makes another one of it.
    Copy(String),
    /// Gives it a title.
    Rename(String, String),
    /// Looks for them anew.
    Refresh,
}
