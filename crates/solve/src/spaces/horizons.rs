//! Horizons: a king with one piece or two against a king alone. The program has the tables of one piece with it.

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::horizons::endings::{
    BISHOP, KNIGHT, KNOWN, KingAndPair, KingAndPiece, MAGICIAN, OX, QUEEN, ROOK, ZIP,
};

/// The pieces with which a king can win, by the letter of each.
pub const PIECES: [&str; 5] = ["Q", "R", "O", "M", "Z"];

/// The pairs of pieces neither of which wins alone, and those of the pieces that only this game has.
pub const PAIRS: [&str; 9] = ["BB", "BN", "NN", "OO", "OM", "OZ", "MM", "MZ", "ZZ"];

/// The positions with this piece or this pair, by its letters; `None` if there is no table of it.
#[must_use]
pub fn space(piece: &str) -> Option<Box<dyn Space>> {
    Some(match piece {
        "Q" => Box::new(OfGame::<KingAndPiece<QUEEN>>::new()),
        "R" => Box::new(OfGame::<KingAndPiece<ROOK>>::new()),
        "O" => Box::new(OfGame::<KingAndPiece<OX>>::new()),
        "M" => Box::new(OfGame::<KingAndPiece<MAGICIAN>>::new()),
        "Z" => Box::new(OfGame::<KingAndPiece<ZIP>>::new()),
        "BB" => Box::new(OfGame::<KingAndPair<BISHOP, BISHOP>>::new()),
        "BN" => Box::new(OfGame::<KingAndPair<BISHOP, KNIGHT>>::new()),
        "NN" => Box::new(OfGame::<KingAndPair<KNIGHT, KNIGHT>>::new()),
        "OO" => Box::new(OfGame::<KingAndPair<OX, OX>>::new()),
        "OM" => Box::new(OfGame::<KingAndPair<OX, MAGICIAN>>::new()),
        "OZ" => Box::new(OfGame::<KingAndPair<OX, ZIP>>::new()),
        "MM" => Box::new(OfGame::<KingAndPair<MAGICIAN, MAGICIAN>>::new()),
        "MZ" => Box::new(OfGame::<KingAndPair<MAGICIAN, ZIP>>::new()),
        "ZZ" => Box::new(OfGame::<KingAndPair<ZIP, ZIP>>::new()),
        _ => return None,
    })
}

/// The table of this piece that the program has with it.
#[must_use]
pub fn shipped(piece: &str) -> Option<&'static [u8]> {
    let place = PIECES.iter().position(|known| *known == piece)?;
    KNOWN[place].table().shipped()
}
