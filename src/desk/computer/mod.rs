//! The computer at the table: it decides for the seats that were given to it, and advises people who ask.
//!
//! It thinks on threads of its own (`search::worker`) and acts like everybody else, by requests that name the node they
//! answer: one that comes late is refused and changes nothing. Depends only on `rules`, `search`, `play` and `show`.
//! Start with [`opponent`] (orders of its seats); [`advice`] gives hints, and [`analysis`] says what it thinks of a
//! position.

pub mod advice;
pub mod analysis;
pub mod explored;
pub mod guard;
pub mod mixed;
pub mod model;
pub mod opponent;
pub mod panel;
mod reasons;
mod thinkers;
mod worth;

pub use thinkers::{Chance, Thinkers};

use bevy::prelude::*;
use ludoteca_table::scene::rest::Patience;
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::Screen;

/// What people tell the computer, for panels without a computer behind them.
pub fn messages(app: &mut App) {
    app.add_message::<opponent::OpponentRequest>().add_message::<advice::AdviceRequest>();
    app.add_message::<analysis::FollowLine>().add_message::<analysis::ToggleAnalysis>();
    app.init_resource::<analysis::Analysing>().init_resource::<guard::Guarding>().add_message::<guard::GuardAction>();
}

/// Expects [`Thinkers`], if others than threads that wake nobody are wanted.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinkers>().init_resource::<Chance>();
    app.init_resource::<guard::Guarding>().add_message::<guard::GuardAction>();
    app.add_plugins((opponent::plugin, advice::plugin, analysis::plugin, guard::plugin));
    // On the shelf nobody thinks, and what searchers remember takes a hundred megabytes.
    app.add_systems(OnEnter(Screen::Shelf), |thinkers: Res<Thinkers>| thinkers.0.forget());
    app.add_systems(Update, leave_the_processor.in_set(TableSystems::ViewModel));
}

/// While the computer thinks, pictures at rest wait.
fn leave_the_processor(thinkers: Res<Thinkers>, mut patience: ResMut<Patience>) {
    let held = thinkers.0.is_busy();
    patience.set_if_neq(Patience { held, ..*patience });
}
