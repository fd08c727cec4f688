//! The panels over the table: one folder a feature, each with what is shown as data (`model`, which knows no egui), how
//! that is drawn (`panel`), and the systems around.
//!
//! Depends on the table, the theatre and the crates below, never on `app`. Start with [`view_model`] (all that is shown)
//! and [`panels`] (all panels drawn); [`frame`] is what the features share.

pub mod action;
pub mod class;
pub mod computer;
pub mod demo;
mod dialogs;
mod escape;
mod files;
pub mod frame;
mod keys;
pub mod lesson;
pub mod new_game;
pub mod panels;
pub mod play;
pub mod resources;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod state;
mod systems;
pub mod view_model;

pub use panels::{Drawn, draw};
pub use systems::UiPlugin;
