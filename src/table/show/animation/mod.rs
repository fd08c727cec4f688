//! Animation of moves: beats turned into poses.
//!
//! [`script`] and [`pose`] are functions of the beats of a move, the pieces before it, and a time, without side
//! effects, and [`contact`] tells when a piece touches the board; [`player`] only advances the time, so skipping, slow motion and scrubbing need no code of their own.
//! Depends only on `rules`, `play` and the looks and pieces of `show`. Start with [`script::Script`].

pub mod contact;
pub mod leg;
pub mod meeting;
pub mod player;
pub mod pose;
pub mod script;

pub(super) use player::plugin;
