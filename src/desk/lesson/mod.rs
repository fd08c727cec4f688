//! Lessons and puzzles: the page with all of them, the exercise on the table, and what runs it.
//!
//! A game has a trail: its lessons, then its puzzles. The page ([`trail`] is its data, [`page`] draws it) shows the
//! trails as diagrams; a press opens an exercise, which [`runner`] puts on the table and answers, and of which [`note`]
//! shows what is asked and said. Start with [`model`].

mod aims;
pub mod course;
pub mod decks;
pub mod diagrams;
pub mod learn;
mod make;
pub mod model;
pub mod note;
mod onward;
pub mod page;
mod path;
pub mod practice;
pub mod runner;
pub mod slip;
mod station;
pub mod trail;

use bevy::app::App;

/// What people do with lessons and puzzles, without anything that draws.
pub fn plugin(app: &mut App) {
    app.add_plugins((runner::plugin, learn::plugin, aims::plugin, diagrams::plugin, practice::plugin));
}
