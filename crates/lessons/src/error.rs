//! What can be wrong with a deck or a lesson plan.

use ludoteca_record::RecordError;
use ludoteca_rules::Text;
use ludoteca_words::Language;
use thiserror::Error;

/// What is wrong with a deck, and on which line of its file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {}", .problem.text())]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something that would be wrong in every record.
    Record(RecordError),
    /// No Deck tag, or one that is no name.
    Id(String),
    /// No Kind tag, or an unknown kind.
    Kind(String),
    /// Nothing is asked.
    Empty,
    /// A sentence that is not there in a language.
    Missing {
        /// `Say`, say.
        tag: &'static str,
        /// The language.
        language: Language,
    },
    /// So many moves that they are not read.
    Moves(usize),
    /// A language that the program does not speak.
    Language(String),
    /// A sentence that is too long.
    Long {
        /// Name of the tag, or the move that it is a comment on.
        what: String,
        /// How long it is.
        length: usize,
    },
    /// No Goal tag, or one that cannot be read.
    Goal(String),
    /// A win without a number of moves in a game in which positions come back, so that it has no end in sight.
    Endless,
    /// The game is over already.
    Over,
    /// There is no right move among the moves.
    NoMove,
    /// Something else than moves is among them.
    NotMoves,
    /// An order in the Answers tag that cannot be played.
    Answer {
        /// As given.
        order: String,
        /// Why not.
        reason: Text,
    },
    /// A puzzle without its Answers tag.
    NoAnswers,
    /// A first move of the record that is right there and not among the answers.
    NotAnswer(String),
    /// Every order is right.
    AllRight,
    /// The main line does not win, or not in time.
    NoWin(u32),
    /// The file does not begin as a lesson plan does.
    NoPlan,
    /// A Plan tag that is no name.
    PlanId(String),
    /// A plan without steps, or with more than so many.
    PlanSteps(usize),
    /// The steps of a plan are about several games.
    PlanGames,
    /// No Minutes tag, or one that is no time for a step or a lesson.
    Minutes(String),
    /// A Question tag that cannot be read or has no answer there; nothing where there is none.
    Question(String),
    /// A question without the words in which it is asked.
    NoAsk,
    /// The answers of a plan are others: these, or none.
    Answers(String),
    /// A Homework tag that names no exercises of the program.
    Homework(String),
    /// From here on more is wrong than is told.
    More,
}

impl DeckError {
    pub(super) const fn new(line: usize, problem: Problem) -> Self {
        Self { line, problem }
    }

    /// The answers to the question of the step of a plan that begins on this line are these.
    #[must_use]
    pub fn of_answers(line: usize, answers: &[String]) -> Self {
        Self::new(line, Problem::Answers(answers.join(" ")))
    }

    /// Whether the deck is in a form that only a newer version of the program knows: its file must be left as it is.
    #[must_use]
    pub fn is_newer_form(&self) -> bool {
        matches!(&self.problem, Problem::Record(error) if error.problem == ludoteca_record::Problem::NewerForm)
    }

    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        if self.is_newer_form() {
            return self.problem.text();
        }
        Text::new("error-record")
            .with_number("line", i64::try_from(self.line).unwrap_or(i64::MAX))
            .with_text("problem", self.problem.text())
    }
}

impl Problem {
    /// The sentence for people, without the line.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Record(error) => error.problem.text(),
            Self::Id(id) => Text::new("deck-id").with("id", id),
            Self::Kind(kind) => Text::new("deck-kind").with("kind", kind),
            Self::Empty => Text::new("deck-empty"),
            Self::Missing { tag, language } => {
                Text::new("deck-missing").with("tag", format!("{tag}-{}", language.tag()))
            }
            Self::Moves(moves) => Text::new("deck-moves")
                .with_number("moves", i64::try_from(*moves).unwrap_or(i64::MAX))
                .with_number("most", super::deck::MOST_MOVES as i64),
            Self::Language(tag) => Text::new("deck-language").with("tag", tag),
            Self::Long { what, length } => Text::new("deck-long")
                .with("tag", what)
                .with_number("length", i64::try_from(*length).unwrap_or(i64::MAX))
                .with_number("longest", super::author_text::LONGEST as i64),
            Self::Goal(goal) => Text::new("deck-goal").with("goal", goal),
            Self::Endless => Text::new("deck-endless"),
            Self::Over => Text::new("deck-over"),
            Self::NoMove => Text::new("deck-no-move"),
            Self::NotMoves => Text::new("deck-not-moves"),
            Self::Answer { order, reason } => {
                Text::new("deck-answer").with("move", order).with_text("reason", reason.clone())
            }
            Self::NoAnswers => Text::new("deck-no-answers"),
            Self::NotAnswer(order) => Text::new("deck-not-answer").with("move", order),
            Self::AllRight => Text::new("deck-all-right"),
            Self::NoWin(moves) => Text::new("deck-no-win").with_number("moves", *moves),
            Self::NoPlan => Text::new("plan-none"),
            Self::PlanId(id) => Text::new("plan-id").with("id", id),
            Self::PlanSteps(most) => Text::new("plan-steps").with_number("most", *most),
            Self::PlanGames => Text::new("plan-games"),
            Self::Minutes(minutes) => Text::new("plan-time").with("minutes", minutes),
            Self::Question(question) => Text::new("plan-question").with("question", question),
            Self::NoAsk => Text::new("plan-no-ask"),
            Self::Answers(answers) if answers.is_empty() => Text::new("plan-answers-none"),
            Self::Answers(answers) => Text::new("plan-answers").with("answers", answers),
            Self::Homework(given) => Text::new("plan-homework").with("homework", given),
            Self::More => Text::new("deck-more"),
        }
    }
}
