//! The stones of @NAME@ on the table.

use ludoteca_rules::Piece;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use ludoteca_table::show::stone::{HEIGHT, standing, stone};

/// The looks of @NAME@. Shape 0 is a stone of either side.
pub struct Stones;

impl PieceLooks for Stones {
    fn shapes(&self) -> Vec<PieceShape> {
        vec![stone(&[Finish::Slate, Finish::Shell], true)]
    }

    fn rest(&self, _piece: Piece) -> Vec<Body> {
        vec![Body { shape: 0, pose: standing(HEIGHT) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn height(&self) -> u8 {
        3
    }
}
