//! What all panels stand on: the colours and sizes, the widgets, the pictures, and what a person is told.
//!
//! Knows no feature; every feature may use it. Start with [`widgets`].

pub mod line;
pub mod option;
pub mod pictures;
pub mod refusal;
pub mod theme;
pub mod thumbnail;
pub mod widgets;
