//! The set-up of Horizons, in one place.
//!
//! Ruling: the author's diagram is lost, and this is our reading of his text. Where kings and rooks must stand for castling,
//! and how many pieces of a kind a side can have, follows from it.

use super::board::{Kind, SIZE};

/// The back rank of both sides, from file `a` on.
pub const BACK_RANK: [Kind; SIZE as usize] = [
    Kind::Rook,
    Kind::Knight,
    Kind::Bishop,
    Kind::Ox,
    Kind::Magician,
    Kind::Queen,
    Kind::King,
    Kind::Zip,
    Kind::Ox,
    Kind::Bishop,
    Kind::Knight,
    Kind::Rook,
];

/// The second rank of both sides, from file `a` on.
pub const SECOND_RANK: [Kind; SIZE as usize] = [
    Kind::Warrior,
    Kind::Warrior,
    Kind::Shielder,
    Kind::Shielder,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Shielder,
    Kind::Shielder,
    Kind::Warrior,
    Kind::Warrior,
];
