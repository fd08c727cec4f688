//! How the horsemen and footmen of Apocalypse look in a flat picture: a horse's head with a cropped mane, and a man
//! under a hat with a wide brim.

use super::position::KNIGHT;
use ludoteca_rules::display::figure::{Dye, Figure};
use ludoteca_rules::{Piece, Side};

/// The figure of a piece.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    let blank = Figure::new(if piece.side == Some(Side(0)) { Dye::White } else { Dye::Black });
    if piece.kind == KNIGHT { horseman(blank) } else { footman(blank) }
}

fn horseman(blank: Figure) -> Figure {
    blank
        .blob(&[
            (-2, 40),
            (-2, 40),
            (-8, 28),
            (-22, 18),
            (-28, -6),
            (-28, -38),
            (-28, -38),
            (20, -38),
            (20, -38),
            (10, -20),
            (0, -4),
            (10, -7),
            (18, -8),
            (26, -18),
            (33, -14),
            (35, -4),
            (24, 12),
            (15, 26),
            (8, 30),
        ])
        .dot((12, 17), 4)
        .dot((29, -7), 2)
        .line(&[(-1, 27), (7, 2), (10, -6)], 3)
        .line(&[(8, 10), (24, 2)], 3)
        .line(&[(-20, 18), (-14, 12), (-14, 12), (-24, 10)], 3)
        .line(&[(-25, 2), (-18, -2), (-18, -2), (-27, -6)], 3)
        .line(&[(-22, -30), (13, -30)], 3)
}

fn footman(blank: Figure) -> Figure {
    blank
        .turned(&[(0, -4), (12, -6), (22, -18), (25, -38), (25, -38)])
        .disc((0, 4), 12)
        .turned(&[(0, 33), (11, 32), (14, 14), (14, 14)])
        .turned(&[(0, 18), (16, 17), (34, 8), (34, 8), (16, 9), (0, 9)])
        .line(&[(-12, 20), (12, 20)], 3)
        .line(&[(0, -12), (0, -32)], 3)
}
