//! How the chessmen of Horizons look in a flat picture: the seven that chess players know, and five new ones in the
//! same manner.

use super::board::{Colour, Role};
use super::view::look;
use ludoteca_rules::display::figure::{At, Dye, Figure, Form, Paint};
use ludoteca_rules::{Kind, Piece};

/// The figure of a chessman.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    const DRAWN: [(Role, fn(Figure) -> Figure); 12] = [
        (Role::King, king),
        (Role::Queen, queen),
        (Role::Rook, rook),
        (Role::Bishop, bishop),
        (Role::Knight, knight),
        (Role::Ox, ox),
        (Role::Magician, magician),
        (Role::Zip, zip),
        (Role::Pawn, pawn),
        (Role::Warrior, warrior),
        (Role::Demoted, demoted),
        (Role::Shielder, shielder),
    ];
    let blank = Figure::new(if piece.side == Some(Colour::White.side()) { Dye::White } else { Dye::Black });
    let drawn = |kind: Kind| DRAWN.iter().find(|(role, _)| look(*role) == kind);
    drawn(piece.kind).map_or(blank.clone(), |(_, draw)| draw(blank))
}

fn king(blank: Figure) -> Figure {
    blank
        .polygon(&[
            (-3, 14),
            (-3, 28),
            (-10, 28),
            (-10, 34),
            (-3, 34),
            (-3, 41),
            (3, 41),
            (3, 34),
            (10, 34),
            (10, 28),
            (3, 28),
            (3, 14),
        ])
        .turned(&[(0, 17), (0, 17), (17, 21), (33, 10), (31, -7), (21, -20), (21, -20), (23, -38), (23, -38)])
        .line(&[(0, 11), (0, -15)], 3)
        .line(&[(0, 8), (16, 13), (25, 6), (22, -6), (14, -16)], 3)
        .line(&[(0, 8), (-16, 13), (-25, 6), (-22, -6), (-14, -16)], 3)
        .line(&[(-19, -21), (19, -21)], 3)
        .line(&[(-20, -30), (20, -30)], 3)
}

fn queen(blank: Figure) -> Figure {
    let crown: [At; 11] =
        [(-33, 20), (-21, -20), (21, -20), (33, 20), (18, 0), (16, 27), (6, 3), (0, 31), (-6, 3), (-16, 27), (-18, 0)];
    let body = blank.polygon(&crown).polygon(&[(-21, -18), (-24, -38), (24, -38), (21, -18)]);
    [(-34, 23), (-17, 31), (0, 35), (17, 31), (34, 23)]
        .into_iter()
        .fold(body, |queen, tip| queen.disc(tip, 5))
        .line(&[(-17, -13), (17, -13)], 3)
        .line(&[(-20, -29), (20, -29)], 3)
}

fn rook(blank: Figure) -> Figure {
    blank
        .polygon(&[(-16, 15), (-18, -26), (18, -26), (16, 15)])
        .polygon(&[(-27, -26), (-27, -38), (27, -38), (27, -26)])
        .polygon(&[
            (-25, 35),
            (-25, 17),
            (-18, 11),
            (18, 11),
            (25, 17),
            (25, 35),
            (14, 35),
            (14, 28),
            (6, 28),
            (6, 35),
            (-6, 35),
            (-6, 28),
            (-14, 28),
            (-14, 35),
        ])
        .line(&[(-18, 18), (18, 18)], 3)
        .line(&[(-12, -20), (12, -20)], 3)
}

fn bishop(blank: Figure) -> Figure {
    blank
        .turned(&[(0, 29), (0, 29), (16, 10), (16, -6), (11, -18), (11, -18), (14, -26), (14, -26)])
        .turned(&[(0, -24), (14, -26), (29, -31), (29, -38), (29, -38)])
        .disc((0, 34), 6)
        .line(&[(0, 17), (0, 1)], 4)
        .line(&[(-7, 10), (7, 10)], 4)
        .line(&[(-9, -14), (9, -14)], 3)
}

fn knight(blank: Figure) -> Figure {
    blank
        .blob(&[
            (-6, 40),
            (-6, 40),
            (0, 30),
            (16, 24),
            (28, 2),
            (29, -38),
            (29, -38),
            (-19, -38),
            (-19, -38),
            (-12, -18),
            (4, 0),
            (-6, -4),
            (-15, -5),
            (-22, -15),
            (-30, -14),
            (-33, -5),
            (-25, 10),
            (-18, 24),
            (-11, 29),
        ])
        .dot((-11, 17), 4)
        .dot((-27, -7), 2)
        .line(&[(2, 24), (14, 17), (21, 1), (22, -30)], 3)
        .line(&[(-13, -31), (14, -31)], 3)
}

fn ox(blank: Figure) -> Figure {
    let horns = [-1, 1].into_iter().fold(blank, |ox, side| {
        let horn: [At; 9] = [(8, 17), (8, 17), (22, 17), (30, 24), (32, 39), (32, 39), (40, 20), (30, 6), (9, 4)];
        ox.blob(&horn.map(|(x, y)| (side * x, y)))
    });
    horns
        .turned(&[(0, 20), (14, 17), (17, 2), (12, -15), (16, -27), (10, -37), (0, -39)])
        .dot((-8, 3), 3)
        .dot((8, 3), 3)
        .dot((-6, -27), 3)
        .dot((6, -27), 3)
        .line(&[(-11, -18), (0, -15), (11, -18)], 3)
}

fn magician(blank: Figure) -> Figure {
    let star = [(0, 10), (3, 2), (11, 2), (5, -4), (7, -12), (0, -7), (-7, -12), (-5, -4), (-11, 2), (-3, 2)];
    blank
        .blob(&[(13, 41), (13, 41), (2, 35), (-9, 12), (-22, -24), (-22, -24), (22, -24), (22, -24), (13, 2), (3, 28)])
        .turned(&[(0, -18), (24, -20), (40, -28), (26, -36), (0, -38)])
        .line(&[(-30, -28), (0, -24), (30, -28)], 3)
        .inlay(&star.map(|(x, y)| (x - 1, y)))
}

fn zip(blank: Figure) -> Figure {
    blank
        .polygon(&[(-26, 40), (29, 40), (6, 8), (26, 8), (-17, -40), (-4, -5), (-26, -5)])
        .line(&[(-13, 31), (-13, 31), (12, 31), (12, 31), (-8, 2), (-8, 2), (9, 2)], 3)
}

fn pawn(blank: Figure) -> Figure {
    blank
        .turned(&[(0, 2), (8, 0), (10, -14), (24, -28), (24, -38), (24, -38)])
        .turned(&[(13, 1), (13, 1), (13, -4), (13, -4)])
        .disc((0, 14), 13)
        .line(&[(-17, -30), (17, -30)], 3)
}

/// A foot for a head that stands on a stem.
fn stem(blank: Figure) -> Figure {
    blank.turned(&[(7, 0), (7, 0), (8, -20), (24, -30), (24, -38), (24, -38)]).line(&[(-17, -31), (17, -31)], 3)
}

fn warrior(blank: Figure) -> Figure {
    stem(blank)
        .polygon(&[(0, 41), (21, 8), (0, -12), (-21, 8)])
        .line(&[(0, 29), (0, 29), (0, -2), (0, -2)], 3)
        .line(&[(-11, 8), (11, 8)], 3)
}

fn demoted(blank: Figure) -> Figure {
    stem(blank).polygon(&[(-11, 22), (11, 22), (21, 8), (0, -12), (-21, 8)]).line(&[(-11, 8), (11, 8)], 3)
}

fn shielder(blank: Figure) -> Figure {
    let shield = vec![
        (-28, 20),
        (-28, 20),
        (0, 27),
        (28, 20),
        (28, 20),
        (26, -8),
        (17, -27),
        (0, -40),
        (0, -40),
        (-17, -27),
        (-26, -8),
    ];
    blank
        .disc((0, 28), 12)
        .with(Form::Blob(shield), Paint::Body)
        .line(&[(0, 17), (0, -29)], 4)
        .line(&[(-18, 2), (18, 2)], 4)
}
