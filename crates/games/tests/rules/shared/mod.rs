//! What all games share: sets of cells, reading boards and options, geometry, the opening roll, paths of orders, the
//! history of a play, setting up positions by hand.

mod branches;
mod faults;
mod geometry;
mod long_history;
mod options;
mod paths;
mod position_text;
mod random;
mod roll;
mod session;
mod setup;
