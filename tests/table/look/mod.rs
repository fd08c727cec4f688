//! How the table looks: pictures compared with kept ones, contrast, colours, and the map from pixels to cells.

mod boards;
mod components;
pub mod contrast;
mod film;
mod map;
mod palette;
pub mod pictures;
mod shelf;
mod title;
mod words;
