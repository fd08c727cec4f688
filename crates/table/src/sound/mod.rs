//! What is heard at the table: which sound, when, from where and how loud, as data, and which room ([`ambience`]).
//!
//! [`hear`] watches the plays and writes a [`Cue`] for everything that could be heard; [`mix`] turns the cues of a
//! frame into [`Sound`]s, so that several at once are no louder than one. Nothing here knows a sound device: who plays
//! the sounds reads the messages. Depends only on `rules`, `scene`, `play` and `show`. Start with [`Cue`] and [`Sound`]
//! in `message.rs`.

pub mod ambience;
pub mod hear;
pub mod message;
pub mod mix;
mod ticking;

pub use ambience::{Ambience, AmbienceVolume};
pub use message::{Cue, Sound, Volume};

use super::scene::room::RoomSystems;
use super::schedule::TableSystems;
use super::show::animation::player::MovesShown;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Volume>().init_resource::<mix::Mix>().add_message::<Cue>().add_message::<Sound>();
    let heard = (hear::moves.after(MovesShown), hear::rolls, hear::refusals, hear::new_volume, ticking::ticks);
    app.init_resource::<Ambience>().init_resource::<AmbienceVolume>();
    app.add_systems(PostUpdate, ambience::follow.after(RoomSystems));
    app.add_systems(Update, (heard, mix::mix).chain().in_set(TableSystems::Present));
}
