//! What the controls of a demonstration show.

use crate::desk::play::card::model::RulesModel;
use crate::desk::play::spoken::model::BoardModel;
use bevy::math::Vec2;
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
    /// The names of the sets of pieces, and whether each is shown.
    pub sets: Vec<(String, bool)>,
    /// The question, while one is asked.
    pub question: Option<QuestionModel>,
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

/// A question and its answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionModel {
    /// How far the class has come.
    pub progress: String,
    /// Whether the last answer was right; none before the first.
    pub right: Option<bool>,
}
