//! Animation of moves: beats turned into poses.
//!
//! [`script`] and [`pose`] are functions of the beats of a move, the pieces before it, and a time, without side
//! effects, and [`contact`] tells when a piece touches the board; [`player`] only advances the time, so skipping, slow
//! motion and scrubbing need little code of their own. Depends only on `rules`, `play` and the looks and pieces of
//! `show`. Start with [`script::Script`].

mod begin;
pub mod contact;
pub mod leg;
pub mod meeting;
pub mod player;
pub mod pose;
pub mod script;

use super::taken::Captures;
use crate::play::Play;
use crate::schedule::TableSystems;
use bevy::prelude::*;
use player::{AnimationSpeed, CarriedPiece, HeldMoment, HeldOverCell, MovesShown, Pace, Showing, Skip};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnimationSpeed>().add_message::<Skip>();
    app.register_required_components::<Play, Showing>();
    app.register_required_components::<Play, HeldMoment>();
    app.register_required_components::<Play, Pace>();
    app.register_required_components::<Play, CarriedPiece>();
    app.register_required_components::<Play, HeldOverCell>();
    app.register_required_components::<Play, Captures>();
    let systems = (begin::begin, begin::hold, player::advance, player::settle);
    app.add_systems(Update, systems.chain().in_set(MovesShown).in_set(TableSystems::Present));
}
