//! Puzzles out of one's own games: what is asked for, and how far it has come. `saves/learned/harvest.rs` reads the
//! games and looks through them.

use bevy::prelude::{Message, Resource};
use ludoteca_lessons::Exercise;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_workers::Pending;

/// What a person does.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HarvestAction {
    /// Looks through the games of this id that were kept.
    Begin(&'static str),
    /// Looks through no more; what was found stays.
    Stop,
}

/// What is being looked through.
#[derive(Resource, Default)]
pub struct Harvest(pub Option<Looking>);

/// Games that are being looked through.
pub struct Looking {
    /// Their game, by its id.
    pub game: &'static str,
    /// How far it has come.
    pub far: Far,
    /// Ends it early.
    pub stop: Stop,
    /// What comes of it.
    pub news: Pending<News>,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Far {
    /// Games that were looked through.
    pub looked: usize,
    /// Games there are; 0 before that is known.
    pub of: usize,
}

/// What the background tells.
pub enum News {
    /// It goes on.
    More(Far),
    /// It is over; what was found.
    Done(Far, Vec<Exercise>),
}
