//! How the stones of Produto look in a flat picture.

use super::rules::Colour;
use super::view;
use crate::rules::Piece;
use crate::rules::figure::{Dye, Figure};

/// The figure of a stone.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    Figure::stone(if piece == view::piece(Colour::Black) { Dye::Black } else { Dye::White }, 38)
}
