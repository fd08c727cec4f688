//! The horsemen and footmen of Apocalypse on the table: a horse's head with a cropped mane, and a man under a hat with a
//! wide brim.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::apocalypse::position::KNIGHT;
use ludoteca_rules::Piece;
use ludoteca_table::show::looks::{Body, PieceLooks, Shape};
use ludoteca_table::show::men::Men;

const MODELS: &[u8] = include_bytes!("../../../assets/games/apocalypse/models.glb");
/// Radius of the shadow under a piece.
const SHADOW: f32 = 0.47;

/// The looks of Apocalypse. Shape 0 is the pawn, shape 1 the knight.
pub struct ApocalypseLooks {
    men: Men,
}

impl Default for ApocalypseLooks {
    fn default() -> Self {
        Self { men: Men::read(MODELS, &["pawn", "knight"]) }
    }
}

fn shape(piece: Piece) -> usize {
    usize::from(piece.kind == KNIGHT)
}

impl PieceLooks for ApocalypseLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.men.shapes(SHADOW)
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        self.men.rest(shape(piece), piece.side)
    }

    fn top(&self, piece: Piece) -> f32 {
        self.men.top(shape(piece))
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        11
    }
}
