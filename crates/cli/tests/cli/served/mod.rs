//! `class serve`: the boards of a class, with pupils on real sockets.

mod against;
mod homework;
mod page;
mod pupil;
mod questions;
mod reader;
#[path = "../../../../class/tests/class/recomputed.rs"]
mod recomputed;
mod refused;
mod school;
mod stopped;
mod tournament;
mod truth;
