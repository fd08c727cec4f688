//! What all games share: reading boards and options, geometry, the opening roll, the history of a play.

mod geometry;
mod options;
mod position_text;
mod roll;
mod session;
