//! How the stones of Atari Go look in a flat picture.

use super::rules::Colour;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{Dye, Figure};

/// The figure of a stone.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    Figure::stone(if piece.side == Some(Colour::Black.side()) { Dye::Black } else { Dye::White }, 40)
}
