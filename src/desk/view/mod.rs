//! Drawing the panels with egui: functions from the model to the actions of a person.
//!
//! Every panel is an egui area, because only areas keep clicks from the board beneath them. Depends only on `rules`,
//! `i18n` and `ui::model`. Start with [`draw`].

pub mod card;
mod chalk;
mod class;
mod clock;
mod computer;
pub mod demo;
pub mod dialogs;
mod draft;
pub mod files;
mod lesson;
mod note;
pub mod notes;
mod panels;
pub mod pictures;
mod plate;
mod saved;
pub mod secret;
pub mod settings;
mod shelf;
pub mod side;
mod spoken;
pub mod theme;
mod timeline;
mod typing;
pub mod widgets;

pub use panels::{Drawn, draw};
