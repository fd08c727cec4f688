//! Who decides and who owns.
//!
//! Start with [`seat`].

pub(super) mod one_seat;
pub mod seat;
pub(super) mod two_sides;
