//! What the page with all lessons and puzzles shows: the games, and the trail of one as diagrams.

use super::decks::{self, OwnDecks, Removed, TrailId};
use super::diagrams::Diagrams;
use super::learn::LearnPage;
use super::model::OnwardModel;
use super::practice::harvest::{Far, Harvest};
use crate::desk::card::model::RulesModel;
use crate::desk::frame::thumbnail::Thumbnail;
use ludoteca_lessons::{Deck, Exercise, Goal, Kind, Progress};
use ludoteca_rules::{Arg, Catalogue};
use ludoteca_words::Words;
use std::sync::Arc;

/// The page.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnModel {
    /// The trails that there are, what was given and one's own first.
    pub rows: Vec<TrailRow>,
    /// That which is shown.
    pub chosen: TrailId,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub line: String,
    /// Its exercises, in the order in which they are done.
    pub stations: Vec<Station>,
    /// The place of the first one that is not done; `None` once all are.
    pub next: Option<usize>,
    /// What comes after the last one, what is best first.
    pub after: Vec<OnwardModel>,
    /// Whether its exercises can be removed, and a press on one does so now.
    pub removes: Option<bool>,
    /// What that is called which was removed last and can be brought back.
    pub removed: Option<String>,
    /// The game whose kept games can be looked through for puzzles, by its id, and how far that has come if it is being
    /// done, in words.
    pub harvest: Option<(&'static str, Option<String>)>,
    /// The game that has a lesson plan for a class, by its id.
    pub plan: Option<&'static str>,
    /// Whether its game has rules to be read.
    pub has_rules: bool,
    /// The rules that lie over the page.
    pub rules: Option<RulesModel>,
}

/// A trail in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrailRow {
    /// Which.
    pub id: TrailId,
    /// The game, or that it is one's own.
    pub name: String,
    /// How much of it is done, in words.
    pub facts: String,
    /// How many exercises are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
}

/// An exercise on the trail.
#[derive(Clone, Debug, PartialEq)]
pub struct Station {
    /// The name of its deck.
    pub deck: String,
    /// Its place in the deck.
    pub place: usize,
    /// Whether its deck teaches, or asks.
    pub kind: Kind,
    /// What it is called, in a few words.
    pub label: String,
    /// What it asks.
    pub asks: String,
    /// Whether it was solved.
    pub done: bool,
    /// Where it begins, once that is drawn.
    pub picture: Option<Arc<Thumbnail>>,
}

/// What the page is made of.
pub struct LearnSources<'a> {
    /// The decks of the program.
    pub decks: &'a [Arc<Deck>],
    /// Those made here.
    pub own: &'a OwnDecks,
    /// What was solved.
    pub solved: &'a Progress,
    /// Games that are being looked through; `None` where none are kept.
    pub harvest: Option<&'a Harvest>,
    /// What the page is to show.
    pub page: LearnPage,
    /// The diagrams so far.
    pub diagrams: &'a Diagrams,
    /// The games.
    pub shelf: &'a Catalogue,
    /// The texts.
    pub words: &'a Words,
}

impl LearnModel {
    /// The page as it is now.
    #[must_use]
    pub fn of(from: &LearnSources<'_>) -> Self {
        let words = from.words;
        let chosen = decks::shown(from.page.trail, from.own, from.shelf).unwrap_or(TrailId::Own);
        let decks = chosen.decks(from.decks, from.own);
        let stations: Vec<Station> = decks.iter().flat_map(|deck| from.stations(chosen, deck)).collect();
        let game = match chosen {
            TrailId::Game(id) => from.shelf.find(id),
            TrailId::Own | TrailId::Given => None,
        };
        let line = match chosen {
            TrailId::Own => words.word("learn-own-line"),
            TrailId::Given => words.word("learn-given-line"),
            TrailId::Game(id) => words.word(&format!("game-{id}-line")),
        };
        let after = decks.last().map(|last| decks::after(last, from.decks, from.own, from.shelf));
        Self {
            rows: decks::trails(from.own, from.shelf).into_iter().map(|id| from.row(id)).collect(),
            chosen,
            name: from.name(chosen),
            line,
            next: stations.iter().position(|station| !station.done),
            removes: (game.is_none() && !stations.is_empty()).then_some(from.page.removes),
            stations,
            after: after.iter().flatten().map(|after| OnwardModel::of(after, words)).collect(),
            removed: from.removed(chosen),
            has_rules: game.is_some(),
            harvest: game.filter(|game| !game.searchers.is_empty()).and_then(|game| from.harvest(game.info.id)),
            plan: game.filter(|game| game.content.plan.is_some()).map(|game| game.info.id),
            rules: game.filter(|_| from.page.rules).map(|game| RulesModel::of(game.info, words)),
        }
    }
}

impl LearnSources<'_> {
    fn row(&self, id: TrailId) -> TrailRow {
        let decks = id.decks(self.decks, self.own);
        let of: usize = decks.iter().map(|deck| deck.exercises.len()).sum();
        // What was solved of a deck that is shorter by now is not counted.
        let solved = |deck: &Arc<Deck>| (0..deck.exercises.len()).filter(|at| self.solved.of(&deck.id, *at).0).count();
        let done: usize = decks.iter().map(solved).sum();
        let number = |number: usize| Arg::Plain(number.to_string());
        let facts = match done {
            0 => self.words.word("learn-not-begun"),
            _ if done == of => self.words.word("learn-all-done"),
            _ => self.words.fill("ui-lesson-place", &[("number", number(done)), ("of", number(of))]),
        };
        TrailRow { id, name: self.name(id), facts, done, of }
    }

    fn name(&self, trail: TrailId) -> String {
        match trail {
            TrailId::Own => self.words.word("learn-own"),
            TrailId::Given => self.words.word("learn-given"),
            TrailId::Game(game) => self.shelf.find(game).map(|game| game.info.name.to_owned()).unwrap_or_default(),
        }
    }

    fn harvest(&self, game: &'static str) -> Option<(&'static str, Option<String>)> {
        let number = |number: usize| Arg::Plain(number.to_string());
        let told = |Far { looked, of }| {
            self.words.fill("practice-harvest-far", &[("looked", number(looked)), ("of", number(of))])
        };
        match &self.harvest?.0 {
            // One game after the other.
            Some(looking) if looking.game != game => None,
            looking => Some((game, looking.as_ref().map(|looking| told(looking.far)))),
        }
    }

    fn removed(&self, trail: TrailId) -> Option<String> {
        match (trail, self.own.removed.as_ref()?) {
            (TrailId::Own, Removed::Exercise(kind, exercise)) => {
                let places = self.own.of(*kind).as_ref().map_or(0, |deck| deck.exercises.len());
                Some(named(exercise, &label(self.words, *kind, exercise, places + 1)))
            }
            (TrailId::Given, Removed::Deck(deck)) => Some(deck.title.within(self.words.language()).to_owned()),
            _ => None,
        }
    }

    fn stations(&self, trail: TrailId, deck: &Arc<Deck>) -> Vec<Station> {
        let station = |(rank, place): (usize, usize)| {
            let exercise = &deck.exercises[place];
            let label = label(self.words, deck.kind, exercise, rank + 1);
            Station {
                deck: deck.id.clone(),
                place,
                kind: deck.kind,
                label: if matches!(trail, TrailId::Game(_)) { label } else { named(exercise, &label) },
                asks: exercise.say.within(self.words.language()).to_owned(),
                done: self.solved.of(&deck.id, place).0,
                picture: self.diagrams.of(exercise),
            }
        };
        decks::order(deck).into_iter().enumerate().map(station).collect()
    }
}

/// What an exercise is called among others of several games.
fn named(exercise: &Exercise, label: &str) -> String {
    format!("{}: {label}", exercise.game.info.name)
}

/// What an exercise is called: as its author wrote, else a step of a lesson by its number, a puzzle by what is to be
/// reached.
fn label(words: &Words, kind: Kind, exercise: &Exercise, number: usize) -> String {
    let name = exercise.name.within(words.language());
    if !name.is_empty() {
        return name.to_owned();
    }
    let fill = |key: &str, name: &'static str, number: u32| words.fill(key, &[(name, Arg::Number(number.into()))]);
    match (kind, exercise.goal) {
        (Kind::Lesson, _) | (_, Goal::Play) => words.fill("learn-step", &[("number", Arg::Plain(number.to_string()))]),
        (_, Goal::Win(Some(1))) => words.word("learn-win-now"),
        (_, Goal::Win(Some(moves))) => fill("learn-win", "moves", moves),
        (_, Goal::Win(None)) => words.word("learn-keep"),
        (_, Goal::Save(1)) => words.word("learn-save"),
        (_, Goal::Save(moves)) => fill("learn-save-ahead", "moves", moves),
    }
}
