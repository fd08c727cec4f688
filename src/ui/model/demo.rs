//! What the controls of a demonstration show.

/// What a demonstration shows now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DemoModel {
    /// Name of what is demonstrated.
    pub title: String,
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
