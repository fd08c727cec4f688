//! How the stones of Produto look in a flat picture.

use super::rules::Colour;
use super::view;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{Dye, Figure};

/// The figure of a stone.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    Figure::stone(if piece == view::piece(Colour::Black) { Dye::Black } else { Dye::White }, 38)
}
