//! Plays as entities: their sessions, who may act on them, the requests that change them, and whose turn it is.
//!
//! A play is one entity: [`Play`] (its session), [`Turn`], [`LocalSeats`], [`Hand`] and [`Hovered`] here, and what
//! other folders register as required components of [`Play`]. Everything that changes a play is a [`TableRequest`]; one
//! system applies them and answers with [`TableEvent`]s, from which the views update. A position that is set up by hand is
//! another entity with other requests: [`EditedSetup`]; whatever shows either asks for [`OnTable`]. Depends only on `rules`, and on
//! the eyes of `scene`. Start with [`session`] (requests applied) and [`stage`] (a game is opened and left); [`secret`] is
//! about orders that others at this computer must not see, [`clock`] about time.

mod building;
pub mod cards;
pub mod chalk;
pub mod clock;
pub mod computer;
mod flags;
pub mod hand;
mod judged;
pub mod on_table;
pub mod overlay;
pub mod pointing;
pub mod request;
pub mod seats;
pub mod secret;
pub mod session;
pub mod setup;
pub mod stage;
pub mod turn;

pub use building::Building;
pub use cards::KeyCards;
pub use chalk::{Chalking, Tool};
pub use clock::{PlayClock, TimeSource};
pub use computer::{Advice, Advised, Analysed, Opinion, OpponentState};
pub use hand::{Confirming, Hand, Hovered, HoveredMark};
pub use judged::Judged;
pub use on_table::OnTable;
pub use overlay::{Laid, Laying};
pub use request::{Asker, Happened, TableAction, TableEvent, TableRequest};
pub use seats::{LocalSeats, WillingToDraw};
pub use secret::{BoardTaken, Secrecy, SecretEntry};
pub use session::Play;
pub use setup::{EditedSetup, SetupAction, SetupRequest};
pub use turn::Turn;

use bevy::app::App;

/// Plays without anything drawn of them: sessions, requests and the stage.
pub fn plugin(app: &mut App) {
    app.add_plugins((session::plugin, setup::plugin, stage::plugin, cards::plugin, flags::plugin, overlay::plugin));
}
