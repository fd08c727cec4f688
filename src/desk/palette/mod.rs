//! The list of everything that can be done here, found by typing: commands, settings, games, lessons, saved plays,
//! moves. With nothing typed it is the one menu of the program.
//!
//! Start with [`list`]; [`model`] are its entries, `search` says which fit, [`panel`] draws them. What is in the
//! list, and what its entries do, is
//! in `acts`.

pub mod list;
pub mod model;
pub mod panel;
mod search;

use bevy::ecs::message::Message;
use model::PaletteAct;

/// What a person does in the list.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum PaletteAction {
    /// Opens it.
    Open,
    /// What is typed now.
    Type(String),
    /// Chooses the entry at this place.
    Choose(usize),
    /// Does what an entry says; with `true` the list stays open.
    Do(PaletteAct, bool),
}
