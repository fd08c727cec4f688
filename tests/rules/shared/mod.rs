//! What all games share: boards, options, geometry, random cells, the opening roll, the history of a play.

mod geometry;
mod options;
mod position_text;
mod random;
mod roll;
mod session;
