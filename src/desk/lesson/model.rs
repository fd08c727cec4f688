//! What the panels show of lessons and puzzles: the exercise on the table, and the list of all.

use bevy::prelude::{Message, Resource};
use ludoteca_lessons::{AuthorText, Course, Deck, Kind, Progress};
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Arg, Text};
use ludoteca_words::Words;

/// Something to do with lessons and puzzles.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum CourseRequest {
    /// Opens those of this name, with the first exercise that is not solved.
    Open(String),
    /// Begins the exercise at this place.
    Begin(usize),
    /// After a wrong move that was refuted on the board: goes back to where it was played.
    Again,
    /// Leaves them.
    Leave,
    /// Makes a puzzle of the position that is being set up, and puts it among one's own.
    Make,
    /// Makes a step of one's own lesson of the move that led to a node, with what is asked.
    Step(NodeId, String),
}

/// An exercise on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonModel {
    /// The title of the lesson or of the puzzles.
    pub title: String,
    /// Which exercise it is, of how many.
    pub place: String,
    /// What is to be done.
    pub say: String,
    /// What is said of the last move, and whether it was right.
    pub told: Option<(bool, String)>,
    /// Help, once there is some.
    pub hint: Option<String>,
    /// Whether a wrong move and its refutation are on the board.
    pub refuting: bool,
    /// Whether the exercise is done.
    pub done: bool,
    /// The place of the exercise, from 0.
    pub here: usize,
    /// Which exercises were solved.
    pub solved: Vec<bool>,
}

/// A lesson or a set of puzzles in the list.
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

impl LessonModel {
    /// What to show of a course.
    #[must_use]
    pub fn of(course: &Course, told: LastMove<'_>, refuting: bool, solved: &Progress, words: &Words) -> Self {
        let language = words.language();
        let (exercise, deck) = (course.exercise(), course.deck());
        let count = deck.exercises.len();
        let number = |number: usize| Arg::Plain(number.to_string());
        let told = match told {
            LastMove::Nothing => None,
            LastMove::Right(said) => {
                let said = said.within(language);
                let end = course.is_done() && course.place() + 1 == count;
                let usual = || words.word(if end { "lesson-end" } else { "lesson-right" });
                Some((true, if said.is_empty() { usual() } else { said.to_owned() }))
            }
            LastMove::Wrong(why, said) => {
                let said = said.within(language);
                Some((false, if said.is_empty() { words.say(why) } else { said.to_owned() }))
            }
        };
        Self {
            title: deck.title.within(language).to_owned(),
            place: words.fill("ui-lesson-place", &[("number", number(course.place() + 1)), ("of", number(count))]),
            say: exercise.say.within(language).to_owned(),
            told,
            hint: course.hint().map(|hint| hint.within(words)),
            refuting,
            done: course.is_done(),
            here: course.place(),
            solved: (0..count).map(|place| solved.of(&deck.id, place).0).collect(),
        }
    }

    /// What the keys of a clicker ask for: on, once the exercise is done, or back, before it.
    #[must_use]
    pub fn turn(&self, on: bool) -> Option<CourseRequest> {
        match (on, self.refuting) {
            (_, true) => Some(CourseRequest::Again),
            (true, _) if self.done && !self.is_last() => Some(CourseRequest::Begin(self.here + 1)),
            (false, _) if self.here > 0 => Some(CourseRequest::Begin(self.here - 1)),
            _ => None,
        }
    }

    /// Whether it is the last one.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.here + 1 >= self.solved.len()
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
