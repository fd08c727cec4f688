//! How the stone of Rastros and its trail look in a flat picture: a light stone with a star, and dark discs.

use super::view::STONE;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{Dye, Figure};

/// The figure of the stone or of a stone of its trail.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    if piece.kind != STONE {
        return Figure::stone(Dye::Black, 26);
    }
    let star = [
        (0, 27),
        (5, 11),
        (16, 16),
        (11, 5),
        (27, 0),
        (11, -5),
        (16, -16),
        (5, -11),
        (0, -27),
        (-5, -11),
        (-16, -16),
        (-11, -5),
        (-27, 0),
        (-11, 5),
        (-16, 16),
        (-5, 11),
    ];
    Figure::stone(Dye::White, 38).inlay(&star)
}
