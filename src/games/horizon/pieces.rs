//! The men of Horizon on the table: warriors with a round head, kings with a crown of four points, and warriors that
//! have arrived and sit.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::horizon::board::ROW_NUMBERS;
use ludoteca_games::horizon::view::{ARRIVED, KING};
use ludoteca_rules::Piece;
use ludoteca_table::scene::board::Tone;
use ludoteca_table::show::looks::{Body, PieceLooks, Shape};
use ludoteca_table::show::men::Men;

const MODELS: &[u8] = include_bytes!("../../../assets/games/horizon/models.glb");
/// Radius of the shadow under a man.
const SHADOW: f32 = 0.46;

/// The looks of Horizon.
pub struct HorizonLooks {
    men: Men,
}

impl Default for HorizonLooks {
    fn default() -> Self {
        Self { men: Men::read(MODELS, &["warrior", "king", "sitting"]) }
    }
}

/// The number of the model of a piece.
fn shape(piece: Piece) -> usize {
    match piece.kind {
        KING => 1,
        ARRIVED => 2,
        _ => 0,
    }
}

impl PieceLooks for HorizonLooks {
    fn shapes(&self) -> Vec<Shape> {
        self.men.shapes(SHADOW)
    }

    fn rest(&self, piece: Piece) -> Vec<Body> {
        self.men.rest(shape(piece), piece.side)
    }

    fn top(&self, piece: Piece) -> f32 {
        self.men.top(shape(piece))
    }

    fn tone(&self) -> Tone {
        Tone::Fields
    }

    fn row_numbers(&self) -> &'static [u8] {
        &ROW_NUMBERS
    }

    fn captures(&self) -> bool {
        true
    }

    fn height(&self) -> u8 {
        11
    }
}
