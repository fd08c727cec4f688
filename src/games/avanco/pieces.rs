//! The spearheads of Avanço on the table: each points in its direction of movement and has an inlaid rim.
//!
//! No side effects. Depends only on `rules` and `table`.

use ludoteca_rules::Piece;
use ludoteca_table::show::looks::{Body, PieceLooks, Shape};
use ludoteca_table::show::men::Men;

const MODEL: &[u8] = include_bytes!("../../../assets/games/avanco/models.glb");
/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.48;

/// The looks of Avanço.
pub struct AvancoLooks {
    men: Men,
}

impl Default for AvancoLooks {
    fn default() -> Self {
        Self { men: Men::read(MODEL, &["spear"]) }
    }
}

impl PieceLooks for AvancoLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.men.shapes(SHADOW)
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        self.men.rest(0, piece.side)
    }

    fn top(&self, _piece: Piece) -> f32 {
        self.men.top(0)
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        8
    }
}
