//! What searchers and the rules have to say to each other.
//!
//! Start with [`think`].

pub mod forced;
pub mod overlooked;
pub mod think;
pub mod tuning;
