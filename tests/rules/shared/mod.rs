//! What all games share: boards, options, geometry, random cells, the opening roll, the history of a play.
//! What all games share: sets of cells, reading boards and options, geometry, the opening roll, the history of a play.

mod geometry;
mod options;
mod position_text;
mod random;
mod roll;
mod session;
