//! The set-up of Horizons, in one place.
//!
//! Ruling: the author's diagram is lost, and this is our reading of his text. Where kings and rooks must stand for
//! castling, and how many pieces of a role a side can have, follows from it.

use super::board::{Role, SIZE};

/// The back rank of both sides, from file `a` on.
pub const BACK_RANK: [Role; SIZE as usize] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Ox,
    Role::Magician,
    Role::Queen,
    Role::King,
    Role::Zip,
    Role::Ox,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

/// The second rank of both sides, from file `a` on.
pub const SECOND_RANK: [Role; SIZE as usize] = [
    Role::Warrior,
    Role::Warrior,
    Role::Shielder,
    Role::Shielder,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Pawn,
    Role::Shielder,
    Role::Shielder,
    Role::Warrior,
    Role::Warrior,
];
