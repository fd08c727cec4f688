//! What a game gives to its demonstration besides the stages: scenes, questions, attitudes, sets of pieces, and the net
//! of a piece. Data only; the rules play the scenes ([`staged`]) and answer the questions ([`quiz`]). Start with
//! [`looks`].

pub mod demonstrated;
pub mod looks;
pub mod quiz;
pub mod staged;

pub use demonstrated::DemonstratedGame;

use bevy::math::{Quat, Vec2};
use ludoteca_rules::Piece;

/// A move that the demonstration plays slowly on a small board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Its name on the command line.
    pub id: &'static str,
    /// Text key of its title.
    pub title: &'static str,
    /// The position before the move.
    pub position: &'static str,
    /// The move, by the side that the position asks.
    pub order: &'static str,
    /// Text keys: what is seen before the move, then the reason of each of its beats.
    pub captions: &'static [&'static str],
}

/// Where can a piece go? The rules know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: &'static str,
    /// The cell of the piece.
    pub cell: &'static str,
}

/// A pose in which a piece can lie on the board, and what it then is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Attitude {
    /// How its only body is turned.
    pub rotation: Quat,
    /// What it says.
    pub piece: Piece,
}

/// Everything the demonstration shows besides the stages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Programme {
    /// The moves that are played slowly.
    pub scenes: &'static [Scene],
    /// The questions that a class answers.
    pub questions: &'static [Question],
    /// All poses in which the piece can lie, for a hand that turns it.
    pub attitudes: Vec<Attitude>,
    /// Text keys of the sets of pieces, by side.
    pub sets: &'static [&'static str],
}

/// One face of an unfolded body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetFace {
    /// The rotation that lays this face up.
    pub rotation: Quat,
    /// Where it lies in the net, in faces to the right and towards the first player.
    pub place: Vec2,
    /// Whether it shows the present value.
    pub counts: bool,
}
