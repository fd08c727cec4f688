//! What the panels show of the exercise on the table, and what can be asked of it.

use super::decks::{AfterDeck, order};
use bevy::prelude::{Message, Resource};
use ludoteca_lessons::{AuthorText, Course, Deck, Kind, Progress};
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Arg, Text};
use ludoteca_words::Words;
use std::sync::Arc;

/// From where questions are asked that belong to no deck of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedFrom {
    /// From the review of the play of this game, by its id, which is left open.
    Review(&'static str),
    /// From the shelf.
    Shelf,
}

impl AskedFrom {
    /// The key of what the button says that leads back there.
    #[must_use]
    pub const fn back(self) -> &'static str {
        match self {
            Self::Review(_) => "review-back",
            Self::Shelf => "ui-lesson-to-shelf",
        }
    }
}

/// Something to do with lessons and puzzles.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum CourseRequest {
    /// Asks these questions, which are kept nowhere; whoever leaves them comes back to where they were asked from.
    Ask(Arc<Deck>, AskedFrom),
    /// Opens those of this name, with the first exercise that is not solved.
    Open(String),
    /// Opens those of this name with the exercise at this place.
    At(String, usize),
    /// Begins the exercise at this place.
    Begin(usize),
    /// Begins the exercise on the table anew.
    Anew,
    /// Gives the hint.
    Hint,
    /// Shows the solution on the board.
    Solution,
    /// After a wrong move that was refuted on the board, or the solution: goes back to where that began.
    Again,
    /// Leaves them, back to the list of all.
    Leave,
    /// Makes a puzzle of the position that is being set up, and puts it among one's own under this title, which may be
    /// empty.
    Make(String),
    /// Makes a step of one's own lesson of the move that led to a node, with what is asked.
    Step(NodeId, String),
}

/// An exercise on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonModel {
    /// The title of the lesson or of the puzzles.
    pub title: String,
    /// Whether it teaches, or asks.
    pub lesson: bool,
    /// Which exercise it is, of how many.
    pub place: String,
    /// What is to be done.
    pub say: String,
    /// What is said of the last move, and whether it was right.
    pub told: Option<(bool, String)>,
    /// Help, once there is some.
    pub hint: Option<String>,
    /// Whether there is help that was not given yet.
    pub can_hint: bool,
    /// Whether something was played in it.
    pub begun: bool,
    /// Whether a wrong move and its refutation are on the board.
    pub refuting: bool,
    /// Whether the solution is on the board.
    pub solution: bool,
    /// Whether the exercise is done.
    pub done: bool,
    /// Where the exercise stands in the order in which they are done, from 0.
    pub here: usize,
    /// Which exercises were solved, in that order.
    pub solved: Vec<bool>,
    /// The exercise before it in that order, and the one after it, by their places in the deck.
    pub beside: [Option<usize>; 2],
    /// What comes after the last one, what is best first.
    pub after: Vec<OnwardModel>,
    /// From where it was asked, if it is kept nowhere.
    pub asked_from: Option<AskedFrom>,
}

/// Where it goes on after the last exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnwardModel {
    /// To another deck: its name, and what it is called.
    Deck(String, String),
    /// To a game with the weakest opponent, by the id of the game.
    Play(&'static str),
    /// To the lessons of a game: its id and name.
    Game(&'static str, &'static str),
}

impl OnwardModel {
    /// What comes after a deck, in words.
    #[must_use]
    pub fn of(after: &AfterDeck, words: &Words) -> Self {
        match after {
            AfterDeck::Deck(deck) => Self::Deck(deck.id.clone(), short_title(deck, words)),
            AfterDeck::Play(entry) => Self::Play(entry.info.id),
            AfterDeck::Game(entry) => Self::Game(entry.info.id, entry.info.name),
        }
    }
}

/// The title of a deck on a button: of a lesson the part before the colon, which names it among those of its game.
fn short_title(deck: &Deck, words: &Words) -> String {
    match deck.kind {
        Kind::Puzzles => words.word("ui-lesson-puzzles"),
        Kind::Lesson => deck.title.within(words.language()).split(':').next().unwrap_or_default().to_owned(),
    }
}

/// A lesson or a set of puzzles in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckModel {
    /// Its name.
    pub id: String,
    /// Whether it teaches, or asks.
    pub lesson: bool,
    /// Its title.
    pub title: String,
    /// How much of it is solved.
    pub facts: String,
}

/// What was said of the last move of a course, as the panels need it.
#[derive(Clone, Copy, Debug)]
pub enum LastMove<'a> {
    /// Nothing was played yet.
    Nothing,
    /// It was right.
    Right(&'a AuthorText),
    /// It was wrong.
    Wrong(&'a Text, &'a AuthorText),
}

/// What is known of the course on the table.
#[derive(Clone, Copy, Debug)]
pub struct CourseState<'a> {
    /// The way through the deck.
    pub course: &'a Course,
    /// What was said of the last move.
    pub told: LastMove<'a>,
    /// Whether a hint was asked for.
    pub hinted: bool,
    /// Whether a wrong move and its refutation are on the board.
    pub refuting: bool,
    /// Whether the solution is.
    pub solution: bool,
    /// What comes after the deck.
    pub after: &'a [AfterDeck],
    /// From where it was asked, if it is kept nowhere.
    pub asked_from: Option<AskedFrom>,
}

impl LessonModel {
    /// What to show of a course.
    #[must_use]
    pub fn of(state: &CourseState<'_>, solved: &Progress, words: &Words) -> Self {
        let language = words.language();
        let course = state.course;
        let (exercise, deck) = (course.exercise(), course.deck());
        let order = order(deck);
        let here = order.iter().position(|place| *place == course.place()).unwrap_or_default();
        let number = |number: usize| Arg::Plain(number.to_string());
        let told = match state.told {
            LastMove::Nothing => None,
            LastMove::Right(said) => {
                let said = said.within(language);
                let end = course.is_done() && here + 1 == order.len();
                let usual = || words.word(if end { "lesson-end" } else { "lesson-right" });
                Some((true, if said.is_empty() { usual() } else { said.to_owned() }))
            }
            LastMove::Wrong(why, said) => {
                let said = said.within(language);
                Some((false, if said.is_empty() { words.say(why) } else { said.to_owned() }))
            }
        };
        let help = if state.hinted { course.help() } else { course.hint() };
        Self {
            title: deck.title.within(language).to_owned(),
            lesson: deck.kind == Kind::Lesson,
            place: words.fill("ui-lesson-place", &[("number", number(here + 1)), ("of", number(order.len()))]),
            say: exercise.say.within(language).to_owned(),
            told,
            can_hint: !state.hinted && help.is_none() && course.help().is_some(),
            hint: help.map(|hint| hint.within(words)),
            begun: !course.line().is_empty(),
            refuting: state.refuting,
            solution: state.solution,
            done: course.is_done(),
            here,
            solved: order.iter().map(|place| solved.of(&deck.id, *place).0).collect(),
            beside: [here.checked_sub(1), Some(here + 1)].map(|rank| order.get(rank?).copied()),
            after: state.after.iter().map(|after| OnwardModel::of(after, words)).collect(),
            asked_from: state.asked_from,
        }
    }

    /// What the keys of a clicker ask for: on, once the exercise is done, or back, before it.
    #[must_use]
    pub fn turn(&self, on: bool) -> Option<CourseRequest> {
        match (on, self.refuting || self.solution, self.beside) {
            (_, true, _) => Some(CourseRequest::Again),
            (true, _, [_, Some(next)]) if self.done => Some(CourseRequest::Begin(next)),
            (false, _, [Some(before), _]) => Some(CourseRequest::Begin(before)),
            _ => None,
        }
    }

    /// Whether the board waits until somebody goes on, so that the keys belong to the buttons.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.done || self.refuting || self.solution
    }
}

impl DeckModel {
    /// A deck in the list.
    #[must_use]
    pub fn of(deck: &Deck, solved: &Progress, words: &Words) -> Self {
        let number = |number: usize| Arg::Plain(number.to_string());
        let args = [("solved", number(solved.solved(&deck.id))), ("of", number(deck.exercises.len()))];
        Self {
            id: deck.id.clone(),
            lesson: deck.kind == Kind::Lesson,
            title: deck.title.within(words.language()).to_owned(),
            facts: words.fill("ui-lesson-solved", &args),
        }
    }
}

/// What was solved of lessons and puzzles.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress(pub Progress);
