//! What the controls of a demonstration show.

use crate::desk::card::model::RulesModel;
use crate::desk::spoken::model::BoardModel;
use bevy::math::Vec2;
use bevy::prelude::{Message, Resource};
use ludoteca_rules::{Cell, SideColour};
use std::sync::Arc;

/// What a demonstration shows now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DemoModel {
    /// Name of the game whose piece is demonstrated.
    pub title: String,
    /// The contents of its rules card.
    pub rules: Arc<RulesModel>,
    /// Description of what is shown at this moment: `Value 4, diagonal`.
    pub line: String,
    /// The same as a sign.
    pub sign: Option<PieceSign>,
    /// What is to be said of it: the reason of a change, or what can be done.
    pub caption: String,
    /// The titles of its acts, and whether each is shown.
    pub acts: Vec<(String, bool)>,
    /// Whether no time runs in this act.
    pub still: bool,
    /// Whether it plays.
    pub playing: bool,
    /// Whether it begins again after its end.
    pub repeats: bool,
    /// Speed as a multiple of normal.
    pub speed: f32,
    /// The share of the round that has passed, from 0 to 1.
    pub position: f32,
    /// How many stages it has.
    pub stages: usize,
    /// The stage it is in, from 0.
    pub stage: usize,
    /// The sets of pieces: the name, the colour, and whether it is shown.
    pub sets: Vec<(String, SideColour, bool)>,
    /// The question, while one is asked.
    pub question: Option<QuestionModel>,
    /// What is said of sides of the piece, beside it.
    pub labels: Vec<LabelModel>,
    /// What is shown in words, for people who hear it.
    pub board: Option<BoardModel>,
}

/// What a piece says, as a numeral and arrows.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceSign {
    /// Its value.
    pub numeral: u8,
    /// The directions in which it can go: x to the right, y towards whoever looks.
    pub ways: Vec<Vec2>,
}

/// A few words at the end of a line from a side of the piece, in pixels of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelModel {
    /// The words.
    pub text: String,
    /// The side.
    pub from: Vec2,
    /// Where the words are.
    pub to: Vec2,
    /// How much it covers, from 0 to 1.
    pub cover: f32,
}

/// A question and its answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionModel {
    /// How far the class has come.
    pub progress: String,
    /// Whether the last answer was right; none before the first.
    pub right: Option<bool>,
}

/// What a person can do in a demonstration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DemoAction {
    /// Plays or pauses.
    Play(bool),
    /// Goes to a place, from 0 to 1.
    Seek(f32),
    /// Plays at this multiple of normal speed.
    Speed(f32),
    /// Goes this many stages forward or back.
    Step(i32),
    /// Shows the act at this place.
    Act(usize),
    /// Shows the act so many places after this one, or before it.
    Turn(i32),
    /// Begins again after the end, or stops there.
    Repeat(bool),
    /// Shows this set of pieces.
    Set(u8),
    /// Answers the question with a cell.
    Answer(Cell),
    /// Shows the solution.
    Solve,
    /// Asks the next question.
    Next,
}

/// A request to the demonstration.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct DemoRequest(pub DemoAction);

/// The demonstration that runs, if any.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct DemoShown(pub Option<DemoModel>);
