//! How the men of Horizon look in a flat picture: a warrior stands, a king wears a crown of four points, and a warrior
//! that has arrived sits.

use super::view::{ARRIVED, KING};
use ludoteca_rules::display::figure::{Dye, Figure};
use ludoteca_rules::{Piece, Side};

/// The figure of a man: player 1 is white.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    let man = Figure::new(if piece.side == Some(Side(0)) { Dye::White } else { Dye::Black });
    match piece.kind {
        KING => man
            .turned(&[(0, 4), (12, 2), (20, -10), (29, -37), (29, -37)])
            .disc((0, 5), 14)
            .polygon(&[(-18, 12), (-25, 37), (-10, 26), (-6, 40), (0, 27), (6, 40), (10, 26), (25, 37), (18, 12)])
            .line(&[(-16, 18), (16, 18)], 4)
            .line(&[(-23, -28), (23, -28)], 4),
        ARRIVED => man
            .turned(&[(0, -8), (12, -9), (18, -16), (38, -24), (38, -37), (38, -37)])
            .disc((0, 1), 14)
            .line(&[(-31, -29), (31, -29)], 5),
        _ => man.turned(&[(0, 4), (10, 2), (16, -8), (24, -37), (24, -37)]).disc((0, 17), 16),
    }
}
