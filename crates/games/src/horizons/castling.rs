//! Castling in Horizons: where kings and rooks stand at the start, read from the set-up, and how far they go.

use crate::horizons::board::{Colour, Role, SIZE, Square};
use crate::horizons::start::BACK_RANK;

/// One of the two ways to castle.
#[derive(Clone, Copy, Debug)]
pub struct Wing {
    /// The file on which the rook stands at the start.
    pub rook: u8,
    /// Which way the king goes.
    pub towards: i8,
}

impl Wing {
    /// The file of both kings at the start.
    pub const KING: u8 = {
        let mut file = 0;
        while !matches!(BACK_RANK[file], Role::King) {
            file += 1;
        }
        file as u8
    };

    /// Towards `l` and towards `a`.
    pub const BOTH: [Self; 2] = [Self::new(1), Self::new(-1)];

    /// Ruling: the rook stands at least four files from the king. Of several, the one nearest to the edge castles.
    const fn new(towards: i8) -> Self {
        let mut rook = if towards > 0 { SIZE - 1 } else { 0 };
        while !matches!(BACK_RANK[rook as usize], Role::Rook) {
            rook = rook.strict_add_signed(-towards);
        }
        assert!(rook.abs_diff(Self::KING) >= 4, "the rooks of the set-up stand too near for castling");
        Self { rook, towards }
    }

    /// The wing on which a king goes from `from` to `to`.
    #[must_use]
    pub const fn of(from: Square, to: Square) -> Self {
        Self::BOTH[(to.0 < from.0) as usize]
    }

    /// The bit of this right among those of a position.
    #[must_use]
    pub const fn right(self, colour: Colour) -> u8 {
        1 << (2 * colour as u8 + (self.towards < 0) as u8)
    }

    /// Where the rook of a side stands at the start.
    #[must_use]
    pub const fn rook_home(self, colour: Colour) -> Square {
        Square::at(self.rook, colour.rank(0))
    }

    /// The square so many steps from the king's home towards the rook.
    #[must_use]
    pub const fn on_the_way(self, colour: Colour, steps: u8) -> Square {
        Square::at(Self::KING.strict_add_signed(steps as i8 * self.towards), colour.rank(0))
    }
}

/// How far the king goes when it castles.
pub const CASTLING_STEPS: u8 = 3;

/// Where each side's king stands at the start.
#[must_use]
pub const fn king_home(colour: Colour) -> Square {
    Square::at(Wing::KING, colour.rank(0))
}

/// For each square the castling rights that are kept when a move starts or ends there, as a mask.
pub const KEPT_RIGHTS: [u8; 256] = {
    let mut kept = [u8::MAX; 256];
    let mut side = 0;
    while side < 2 {
        let colour = Colour::ALL[side];
        let mut wing = 0;
        while wing < 2 {
            let right = Wing::BOTH[wing].right(colour);
            kept[king_home(colour).0 as usize] &= !right;
            kept[Wing::BOTH[wing].rook_home(colour).0 as usize] &= !right;
            wing += 1;
        }
        side += 1;
    }
    kept
};
