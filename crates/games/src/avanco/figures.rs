//! How the pieces of Avanço look in a flat picture: spearheads that point in their direction of movement.

use super::rules::Colour;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{At, Dye, Figure};

/// The figure of a piece.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    let (dye, ahead) = if piece.side == Some(Colour::White.side()) { (Dye::White, 1) } else { (Dye::Black, -1) };
    let outline: [At; 4] = [(0, 38), (30, -32), (0, -18), (-30, -32)];
    let rim: [At; 9] = [(-17, -16), (-17, -16), (0, 24), (0, 24), (17, -16), (17, -16), (0, -8), (0, -8), (-17, -16)];
    let forward = |(x, y): At| (x, y * ahead);
    Figure::new(dye).polygon(&outline.map(forward)).line(&rim.map(forward), 3)
}
