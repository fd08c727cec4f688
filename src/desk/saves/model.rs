//! What the page of saved plays shows.

use super::duel::{Duel, Ending};
use super::kept::{SavedPlay, SavedPlays};
use super::medals::{MedalsModel, medals};
use crate::desk::frame::thumbnail::Thumbnail;
use crate::desk::theme::portraits::Portrait;
use bevy::prelude::Resource;
use jiff::civil::Date;
use ludoteca_record::Head;
use ludoteca_rules::thinking::think::parse_level;
use ludoteca_rules::{Arg, Catalogue, Side};
use ludoteca_words::{Words, telling};
use std::sync::Arc;

/// What the page shows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SavesPage {
    /// All plays.
    #[default]
    All,
    /// Those of a game.
    Game(&'static str),
    /// Who has beaten whom.
    Medals,
}

/// When a play was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum When {
    /// Today.
    Today,
    /// On one of the six days before.
    ThisWeek,
    /// Before that, or nobody knows.
    Earlier,
}

impl When {
    /// The key of its heading.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Today => "ui-saved-today",
            Self::ThisWeek => "ui-saved-week",
            Self::Earlier => "ui-saved-earlier",
        }
    }

    /// When a date was, seen from a day; both as records have them.
    #[must_use]
    pub fn of(date: &str, today: &str) -> Self {
        let (Ok(date), Ok(today)) = (date.parse::<Date>(), today.parse::<Date>()) else { return Self::Earlier };
        match date.until(today).map(|span| span.get_days()) {
            Ok(..=0) => Self::Today,
            Ok(1..=6) => Self::ThisWeek,
            _ => Self::Earlier,
        }
    }
}

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
    /// The faces of the players, none where it cannot be read.
    pub faces: Vec<Portrait>,
    /// When it was begun.
    pub when: When,
    /// The position where it was left, if that was looked up.
    pub picture: Option<Arc<Thumbnail>>,
}

/// A game of which there are saved plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGameModel {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// How many of its plays there are.
    pub plays: usize,
}

/// The page with the saved plays.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SavedListModel {
    /// What is shown.
    pub page: SavesPage,
    /// The plays, those of the chosen game only; those of today at first, and in each part the one changed last.
    pub plays: Vec<SavedModel>,
    /// How many there are of all games.
    pub all: usize,
    /// The games of which there are plays.
    pub games: Vec<SavedGameModel>,
    /// Who has beaten whom.
    pub medals: Vec<MedalsModel>,
    /// The play that was removed last and can be brought back: its file, and its title.
    pub removed: Option<(String, String)>,
    /// The play that is being renamed, and its title as typed so far.
    pub renaming: Option<(String, String)>,
}

/// What decides how saved plays are listed.
#[derive(Clone, Copy)]
pub struct SavedInputs<'a> {
    /// The games.
    pub catalogue: &'a Catalogue,
    /// The texts.
    pub words: &'a Words,
    /// The day here, as records have it.
    pub today: &'a str,
}

impl SavedListModel {
    /// The page of these plays.
    #[must_use]
    pub fn of(
        saved: &SavedPlays,
        page: SavesPage,
        renaming: Option<&(String, String)>,
        inputs: &SavedInputs<'_>,
    ) -> Self {
        let all = || saved.0.iter().flatten();
        let of_game = |play: &&SavedPlay, id: &str| play.head.as_ref().is_ok_and(|head| head.game == id);
        let games = inputs.catalogue.iter().map(|entry| entry.info.id).filter_map(|id| {
            let plays = all().filter(|play| of_game(play, id)).count();
            (plays > 0).then(|| SavedGameModel { id, name: inputs.words.word(&format!("game-{id}")), plays })
        });
        let shown = |play: &&SavedPlay| match page {
            SavesPage::All => true,
            SavesPage::Game(id) => of_game(play, id),
            SavesPage::Medals => false,
        };
        let mut plays: Vec<SavedModel> = all().filter(shown).map(|play| SavedModel::of(play, inputs)).collect();
        plays.sort_by_key(|play| play.when);
        let medals = if page == SavesPage::Medals { medals(all(), inputs.catalogue, inputs.words) } else { Vec::new() };
        Self {
            page,
            plays,
            all: all().count(),
            games: games.collect(),
            medals,
            removed: saved.1.as_ref().map(|play| (play.id.clone(), SavedModel::of(play, inputs).title)),
            renaming: renaming.cloned(),
        }
    }
}

impl SavedModel {
    /// A play in words.
    #[must_use]
    pub fn of(play: &SavedPlay, inputs: &SavedInputs<'_>) -> Self {
        let (title, facts) = match &play.head {
            Ok(head) => (title(head, inputs.words), facts(head, inputs.catalogue, inputs.words)),
            Err(why) => (play.id.clone(), inputs.words.say(why)),
        };
        let head = play.head.as_ref().ok();
        let seats = |head: &Head| head.names.len().max(head.controllers.len()).max(2);
        let face = |head: &Head, seat: usize| {
            let level = head.controllers.get(seat).and_then(|level| parse_level(level));
            level.map_or(Portrait::Person, Portrait::Level)
        };
        Self {
            id: play.id.clone(),
            title,
            facts,
            whole: head.is_some(),
            faces: head.map(|head| (0..seats(head)).map(|seat| face(head, seat)).collect()).unwrap_or_default(),
            when: head.map_or(When::Earlier, |head| When::of(&head.date, inputs.today)),
            picture: play.picture.clone(),
        }
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
    let seats = head.names.len().max(head.controllers.len());
    let player = |seat: usize| {
        let name = head.names.get(seat).filter(|name| !name.is_empty()).cloned();
        let level = head.controllers.get(seat).and_then(|level| parse_level(level));
        name.or_else(|| level.map(|level| telling::level(words, level)))
    };
    // By name, where the side that won has one player with a name; else by side.
    let winner = |text: &str| {
        let play = sides.as_deref()?;
        let (side, info) = (0..).map(Side).zip(play.sides()).find(|(_, info)| info.text == text)?;
        let seat = info.seats.iter().next().filter(|_| info.seats.len() == 1);
        // Whoever has no name and played an animal is the one who reads it.
        let duel = entry.and_then(|entry| Duel::of(entry, head));
        if let Some(Duel { own, ending: Some(Ending::Won), .. }) = duel
            && player(own).is_none()
        {
            return Some(words.word("ui-you-win"));
        }
        let (key, winner) = match seat.and_then(|seat| player(usize::from(seat.0))) {
            Some(name) => ("ui-wins", name),
            None => ("ui-result-win", telling::side_name(play, words, side)),
        };
        Some(words.fill(key, &[("winner", Arg::Plain(winner))]))
    };
    let state = match head.result.as_str() {
        "*" => words.fill("ui-saved-move", &[("number", Arg::Number(i64::try_from(head.moves).unwrap_or(i64::MAX)))]),
        "draw" => words.word("ui-result-draw"),
        text => winner(text).unwrap_or_else(|| text.to_owned()),
    };
    let someone = (0..seats).any(|seat| player(seat).is_some());
    let players: Vec<String> = (0..seats).map(|seat| player(seat).unwrap_or_else(|| words.word("ui-person"))).collect();
    let players = if someone { players.join(" – ") } else { String::new() };
    // What is cut where there is little room comes last.
    [state, players, head.date.clone()].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
