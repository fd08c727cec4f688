//! Plays as entities: their sessions, who may act on them, the requests that change them, and whose turn it is.
//!
//! A play is one entity: [`Play`] (its session), [`Turn`], [`LocalSeats`], [`Hand`] and [`HoveredCell`] here, and what
//! other folders register as required components of [`Play`]. Everything that changes a play is a [`TableRequest`]; one
//! system applies them and answers with [`TableEvent`]s, from which the views update. A position that is set up by hand
//! is another entity with other requests: [`EditedSetup`]; whatever shows either asks for [`OnTable`]. Depends only on
//! `rules`, and on the cameras of `scene`. Start with [`session`] (requests applied) and [`stage`] (a game is opened
//! and left); [`players`] is about seats, clocks and orders that
//! others at this computer must not see.

pub mod annotation;
mod building;
pub mod cards;
mod flags;
pub mod hand;
pub mod on_table;
pub mod overlay;
pub mod players;
pub mod pointing;
pub mod request;
pub mod session;
pub mod setup;
pub mod stage;

pub use annotation::{Annotating, ArrowBegun, Tool};
pub use building::Building;
pub use cards::KeyCards;
pub use hand::{Confirming, Guarded, Hand, HoveredCell, HoveredMark};
pub use on_table::{OnTable, OnTableItem};
pub use overlay::{CurrentOverlay, Laying};
pub use players::clock::{PlayClock, TimeSource};
pub use players::computer::{Advice, CurrentOpinion, Opinion, OpponentState, Reasons, Recommendation};
pub use players::order_review::{Aims, OrderReview, Reviewer};
pub use players::seats::{LocalSeats, WillingToDraw};
pub use players::secret::{BoardTaken, Secrecy, SecretEntry};
pub use players::turn::Turn;
pub use request::{Asker, PlayEvent, TableAction, TableEvent, TableRequest};
pub use session::Play;
pub use setup::{EditedSetup, SetupAction, SetupRequest};

use bevy::app::App;

/// Plays without anything drawn of them: sessions, requests and the stage.
pub fn plugin(app: &mut App) {
    app.add_plugins((session::plugin, setup::plugin, stage::plugin, cards::plugin, flags::plugin, overlay::plugin));
}
