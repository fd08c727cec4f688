//! How moves are seen: beats turned into poses.
//!
//! [`script`] and [`pose`] are pure functions of the beats of a move, the pieces before it, and a time; [`player`] only
//! moves the time. So skipping, slow motion and scrubbing come for nothing. May import `rules` and `table::looks`.
//! Start with [`script::Script`].

pub mod player;
pub mod pose;
pub mod script;

pub(super) use player::plugin;
