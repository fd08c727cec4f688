//! The panels over the table, drawn with egui: pure functions from a model to what a person did, and thin systems around.
//!
//! May import `rules`, `search`, `games` (the list), `record`, `i18n`, `table`; never a game by name. Start with [`model`]
//! (what is shown), [`draw`] (all panels), [`state`] (what is remembered, and what follows from an action) and `systems.rs`.
//! Every panel is an egui area, because only areas keep clicks from the board beneath them.

pub mod action;
pub mod card;
pub mod command;
pub mod demo;
pub mod dialogs;
pub mod history;
mod keys;
pub mod model;
pub mod notes;
pub mod pictures;
pub mod shelf;
pub mod side;
pub mod state;
mod systems;
pub mod telling;
pub mod theme;
pub mod widgets;
pub mod wiring;

pub use action::{DemoAction, UiAction, Wish};
pub use demo::DemoModel;
pub use model::ViewModel;
pub use state::UiState;
pub use systems::{ChooserAt, DemoAsked, DemoShown, FreeArea, Panels, SoftwareDrawing, SpokenFor, UiPlugin};
pub use wiring::{Start, start};

use bevy_egui::egui::{Context, Rect};

/// What came of drawing the panels.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// What the person did, in order.
    pub actions: Vec<UiAction>,
    /// The part of the window that no panel covers, in logical pixels.
    pub free: Rect,
}

/// Draws all panels. May be called several times for one frame.
pub fn draw(ctx: &Context, model: &ViewModel) -> Drawn {
    theme::apply(ctx, model.settings.text_scale());
    let mut actions = Vec::new();
    shelf::draw(ctx, model, &mut actions);
    let free = side::draw(ctx, model, &mut actions);
    let free = demo::draw(ctx, model, free, &mut actions);
    notes::draw(ctx, model, free, &mut actions);
    dialogs::draw(ctx, model, &mut actions);
    Drawn { actions, free }
}
