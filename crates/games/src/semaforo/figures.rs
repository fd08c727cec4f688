//! How the lights of Semáforo look in a flat picture: a disc, a triangle, an octagon, each darker than the one before,
//! so that they differ without colour too.

use super::rules::Colour;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{Dye, Figure, mirrored};

/// The figure of a light.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    match Colour::ALL.get(usize::from(piece.kind.0)) {
        Some(Colour::Yellow) => {
            Figure::new(Dye::Yellow).polygon(&[(0, 40), (40, -29), (-40, -29)]).inlay(&[(0, 15), (18, -17), (-18, -17)])
        }
        Some(Colour::Red) => {
            let octagon = |far: i8, near: i8| mirrored(&[(near, far), (far, near), (far, -near), (near, -far)]);
            let rim: Vec<_> = octagon(27, 11).into_iter().flat_map(|corner| [corner; 2]).collect();
            let closed: Vec<_> = rim.iter().copied().chain(rim.first().copied()).collect();
            Figure::new(Dye::Red).polygon(&octagon(36, 15)).line(&closed, 4)
        }
        _ => Figure::stone(Dye::Green, 34),
    }
}
