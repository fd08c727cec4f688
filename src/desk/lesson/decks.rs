//! The decks that there are: those of the games and those made here, in which order they are gone through, and what
//! comes after one.

use bevy::prelude::Resource;
use ludoteca_homework::is_given;
use ludoteca_lessons::{AuthorText, Deck, Exercise, Kind, Progress, shipped};
use ludoteca_rules::{Catalogue, Entry};
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// The puzzles that somebody made here, the lesson, and what somebody was given by others.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OwnDecks {
    /// The puzzles.
    pub puzzles: Option<Arc<Deck>>,
    /// The lesson.
    pub lesson: Option<Arc<Deck>>,
    /// What was given by others, the newest first.
    pub given: Vec<Arc<Deck>>,
    /// What was removed last, which can be brought back.
    pub removed: Option<Removed>,
}

/// What was removed.
#[derive(Clone, Debug, PartialEq)]
pub enum Removed {
    /// An exercise that was made here.
    Exercise(Kind, Box<Exercise>),
    /// A deck that was given.
    Deck(Arc<Deck>),
}

impl OwnDecks {
    /// The name of the deck of puzzles.
    pub const PUZZLES: &str = "own";
    /// The name of the lesson.
    pub const LESSON: &str = "own-lesson";

    /// Those in which there is something, what was made here first.
    pub fn all(&self) -> impl Iterator<Item = &Arc<Deck>> {
        self.made().chain(&self.given)
    }

    /// Those that were made here, and in which there is something.
    fn made(&self) -> impl Iterator<Item = &Arc<Deck>> {
        self.lesson.iter().chain(&self.puzzles).filter(|deck| !deck.exercises.is_empty())
    }

    /// That of a kind.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> &Option<Arc<Deck>> {
        match kind {
            Kind::Puzzles => &self.puzzles,
            Kind::Lesson => &self.lesson,
        }
    }

    /// The same, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut Option<Arc<Deck>> {
        match kind {
            Kind::Puzzles => &mut self.puzzles,
            Kind::Lesson => &mut self.lesson,
        }
    }

    /// One of them before anything is in it.
    #[must_use]
    pub fn begun(kind: Kind) -> Deck {
        let (id, key) = match kind {
            Kind::Puzzles => (Self::PUZZLES, "ui-lesson-own"),
            Kind::Lesson => (Self::LESSON, "ui-lesson-own-steps"),
        };
        let mut title = AuthorText::default();
        for language in Language::ALL {
            title.set(language, &Words::new(language, &Catalogue::default()).word(key));
        }
        Deck { id: id.to_owned(), kind, title, exercises: Vec::new() }
    }

    /// Puts another exercise at the end of one of them.
    pub fn add(&mut self, kind: Kind, exercise: Exercise) {
        let mut longer = self.of(kind).as_deref().cloned().unwrap_or_else(|| Self::begun(kind));
        longer.exercises.push(exercise);
        *self.of_mut(kind) = Some(Arc::new(longer));
    }

    /// Takes the exercise at a place out of one of them, and what was solved of it; those after it move up.
    pub(super) fn remove(&mut self, kind: Kind, place: usize, solved: &mut Progress) {
        let Some(deck) = self.of(kind).as_deref().filter(|deck| place < deck.exercises.len()) else { return };
        let mut shorter = deck.clone();
        let removed = shorter.exercises.remove(place);
        solved.remove(&deck.id, place);
        *self.of_mut(kind) = Some(Arc::new(shorter));
        self.removed = Some(Removed::Exercise(kind, Box::new(removed)));
    }

    /// Takes a deck in that somebody was given, before the others; one that is there already comes to the front.
    pub fn take_given(&mut self, deck: Arc<Deck>) {
        self.given.retain(|known| known.id != deck.id);
        self.given.insert(0, deck);
    }

    /// Removes the deck of this name that somebody was given.
    pub(super) fn remove_given(&mut self, id: &str) {
        if let Some(place) = self.given.iter().position(|deck| deck.id == id) {
            self.removed = Some(Removed::Deck(self.given.remove(place)));
        }
    }

    /// Puts the exercise that was removed last at the end of where it was, or takes a deck in again.
    pub(super) fn restore(&mut self) {
        match self.removed.take() {
            Some(Removed::Exercise(kind, exercise)) => self.add(kind, *exercise),
            Some(Removed::Deck(deck)) => self.take_given(deck),
            None => {}
        }
    }
}

/// The decks of the program, read when they are first asked for.
#[derive(Resource, Default)]
pub struct Decks(Option<Vec<Arc<Deck>>>);

impl Decks {
    /// All of them: as the games stand on the shelf, of one game the lessons before the puzzles.
    pub fn all(&mut self, catalogue: &Catalogue) -> &[Arc<Deck>] {
        self.0.get_or_insert_with(|| {
            let decks = shipped::decks(catalogue).unwrap_or_default();
            let mut all: Vec<Arc<Deck>> = decks.into_iter().map(Arc::new).collect();
            let place = |deck: &Deck| game(deck).map(|game| (game.info.label.order(), catalogue.place(game.info.id)));
            all.sort_by_key(|deck| {
                (place(deck), deck.kind == Kind::Puzzles, deck.title.exactly(Language::En).to_owned())
            });
            all
        })
    }
}

/// The game of a deck.
#[must_use]
pub fn game(deck: &Deck) -> Option<&'static Entry> {
    deck.exercises.first().map(|exercise| exercise.game)
}

/// The decks that are gone through one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrailId {
    /// Those made here.
    Own,
    /// Those that somebody was given by others.
    Given,
    /// Those of a game, by its id.
    Game(&'static str),
}

impl TrailId {
    /// That to which a deck belongs.
    #[must_use]
    pub fn of(deck: &Deck) -> Option<Self> {
        match deck.id.as_str() {
            OwnDecks::PUZZLES | OwnDecks::LESSON => Some(Self::Own),
            id if is_given(id) => Some(Self::Given),
            _ => game(deck).map(|game| Self::Game(game.info.id)),
        }
    }

    /// Its decks among those of the program and those made here.
    #[must_use]
    pub fn decks(self, all: &[Arc<Deck>], own: &OwnDecks) -> Vec<Arc<Deck>> {
        match self {
            Self::Own => own.made().cloned().collect(),
            Self::Given => own.given.clone(),
            Self::Game(_) => all.iter().filter(|deck| Self::of(deck) == Some(self)).cloned().collect(),
        }
    }
}

/// The trails that there are: what somebody was given first, then one's own, if there is any.
#[must_use]
pub fn trails(own: &OwnDecks, shelf: &Catalogue) -> Vec<TrailId> {
    let given = own.given.first().map(|_| TrailId::Given);
    let own = given.into_iter().chain(own.made().next().map(|_| TrailId::Own));
    let mut games: Vec<&Entry> = shelf.iter().collect();
    games.sort_by_key(|entry| entry.info.label.order());
    own.chain(games.into_iter().map(|entry| TrailId::Game(entry.info.id))).collect()
}

/// The trail that is shown where this one was chosen; `None` where there is none at all.
#[must_use]
pub fn shown(chosen: Option<TrailId>, own: &OwnDecks, shelf: &Catalogue) -> Option<TrailId> {
    let all = trails(own, shelf);
    chosen.filter(|chosen| all.contains(chosen)).or_else(|| all.first().copied())
}

/// The order in which the exercises of a deck are done, as places in it: a lesson as it was written, puzzles from the
/// easiest on.
#[must_use]
pub fn order(deck: &Deck) -> Vec<usize> {
    let mut order: Vec<usize> = (0..deck.exercises.len()).collect();
    if deck.kind == Kind::Puzzles {
        order.sort_by_key(|place| deck.exercises[*place].goal.ease());
    }
    order
}

/// What comes after the last exercise of a deck.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterDeck {
    /// Another deck.
    Deck(Arc<Deck>),
    /// To play the game with the weakest opponent.
    Play(&'static Entry),
    /// The lessons of the next game.
    Game(&'static Entry),
}

/// What comes after a deck, what is best first: whoever has done the lessons of a game can play it.
#[must_use]
pub fn after(deck: &Deck, all: &[Arc<Deck>], own: &OwnDecks, catalogue: &Catalogue) -> Vec<AfterDeck> {
    let Some(trail) = TrailId::of(deck) else { return Vec::new() };
    let decks = trail.decks(all, own);
    let here = decks.iter().position(|other| other.id == deck.id);
    let next = here.and_then(|here| decks.get(here + 1)).cloned().map(AfterDeck::Deck);
    let one_game = matches!(trail, TrailId::Game(_));
    let Some(entry) = game(deck).filter(|_| one_game) else { return next.into_iter().collect() };
    match next {
        Some(AfterDeck::Deck(lesson)) if lesson.kind == Kind::Lesson => vec![AfterDeck::Deck(lesson)],
        Some(puzzles) => vec![AfterDeck::Play(entry), puzzles],
        None => {
            let following = catalogue.iter().skip_while(|other| other.info.id != entry.info.id).nth(1);
            [AfterDeck::Play(entry)].into_iter().chain(following.map(AfterDeck::Game)).collect()
        }
    }
}
