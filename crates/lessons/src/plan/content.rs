//! What a lesson plan is.

use super::homework::Homework;
use super::question::{Asked, Truth};
use crate::author_text::AuthorText;
use crate::deck::{Exercise, Goal};
use crate::steps::Steps;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Entry, Options};

/// A lesson for a class, about one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Its name: small letters, digits and hyphens.
    pub id: String,
    /// The game that it is about.
    pub game: &'static Entry,
    /// Its title.
    pub title: AuthorText,
    /// What the class can do afterwards.
    pub aim: AuthorText,
    /// What must be there before it begins.
    pub need: AuthorText,
    /// What is done, in order; never empty.
    pub steps: Vec<PlanStep>,
}

impl Plan {
    /// How long it takes, in minutes.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.steps.iter().map(|step| step.minutes).sum()
    }

    /// The steps, each with the minute in which it begins, from 0.
    pub fn timed(&self) -> impl Iterator<Item = (u32, &PlanStep)> {
        self.steps.iter().scan(0, |begun, step| {
            let from = *begun;
            *begun += step.minutes;
            Some((from, step))
        })
    }
}

/// A part of the lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanStep {
    /// How long it takes.
    pub minutes: u32,
    /// What it is called, in a few words.
    pub name: AuthorText,
    /// Sentences to say aloud, in order.
    pub say: Vec<AuthorText>,
    /// What the teacher or the pupils do; may be nothing.
    pub act: AuthorText,
    /// What is put on the board for all to see.
    pub board: Option<PlanBoard>,
    /// What the class is asked about that board.
    pub question: Option<PlanQuestion>,
    /// What the pupils take home.
    pub homework: Vec<Homework>,
    /// On which line of the file it begins.
    pub line: usize,
}

/// A position that the class looks at.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanBoard {
    /// The game.
    pub game: &'static Entry,
    /// Its options.
    pub options: Options,
    /// The position as text.
    pub position: String,
    /// What is then played on the board; often nothing.
    pub moves: Vec<String>,
}

impl PlanBoard {
    /// A play at the position.
    #[must_use]
    pub fn begin(&self) -> Box<dyn Session> {
        let start = || self.game.start(self.options.clone());
        // It was read once, so that it can be read again.
        self.game.from_position(self.options.clone(), &self.position).unwrap_or_else(|_| start())
    }

    /// The same after the moves.
    #[must_use]
    pub fn end(&self) -> Box<dyn Session> {
        let mut play = self.begin();
        for played in &self.moves {
            // It was played once.
            let _ = play.submit(Request::Move(played.clone()));
        }
        play
    }
}

/// What the class is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanQuestion {
    /// What is to be found.
    pub asked: Asked,
    /// The words in which it is asked.
    pub ask: AuthorText,
    /// What is said once the class has answered; may be nothing.
    pub well: AuthorText,
    /// All right answers, as the plan's author says, sorted.
    pub answers: Vec<String>,
}

impl PlanStep {
    /// The question about what to play as an exercise whose answers are those of the plan; `None` of a step that asks
    /// something else, or nothing.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let (question, board) = (self.question.as_ref()?, self.board.as_ref()?);
        let goal = match &question.asked {
            Asked::Goal(goal) => *goal,
            Asked::Moves | Asked::Captures => Goal::Play,
            _ => return None,
        };
        let play = board.begin();
        let side = play.asked().iter().next().and_then(|seat| play.side_of(seat))?;
        Some(Exercise {
            game: board.game,
            options: board.options.clone(),
            position: Some(board.position.clone()),
            side,
            name: self.name.clone(),
            say: question.ask.clone(),
            hint: AuthorText::default(),
            why: AuthorText::default(),
            well: question.well.clone(),
            goal,
            answers: question.answers.clone(),
            steps: Steps::default(),
            line: self.line,
        })
    }

    /// What is right, looking at so many positions at most: by the rules alone where the question is about them. `None`
    /// if nothing is asked, or if there are too many positions.
    #[must_use]
    pub fn truth(&self, nodes: u64) -> Option<Truth> {
        let (question, board) = (self.question.as_ref()?, self.board.as_ref()?);
        match self.exercise().filter(|exercise| exercise.goal != Goal::Play) {
            Some(exercise) => Truth::of_goal(&exercise, nodes),
            None => Truth::of_rules(&question.asked, board.game, (&*board.begin(), &*board.end())),
        }
    }
}
