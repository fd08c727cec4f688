//! What the controls of a demonstration show.

use super::card::RulesModel;
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
    /// Whether it plays.
    pub playing: bool,
    /// Speed as a multiple of normal.
    pub speed: f32,
    /// The share of the round that has passed, from 0 to 1.
    pub position: f32,
    /// How many stages it has.
    pub stages: usize,
    /// The stage it is in, from 0.
    pub stage: usize,
}
