//! The stones of Atari Go on the table, and its board of lines. Depends only on `rules` and `table`.

use ludoteca_rules::Piece;
use ludoteca_table::scene::board::Tone;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use ludoteca_table::show::stone::{HEIGHT, standing, stone};
use ludoteca_table::show::voice::Voice;

/// The looks of Atari Go.
#[derive(Default)]
pub struct AtariGoLooks;

impl PieceLooks for AtariGoLooks {
    fn shapes(&self) -> Vec<PieceShape> {
        vec![stone(&[Finish::Slate, Finish::Shell], true)]
    }

    fn rest(&self, _piece: Piece) -> Vec<Body> {
        vec![Body { shape: 0, pose: standing(HEIGHT) }]
    }

    fn top(&self, _piece: Piece) -> f32 {
        HEIGHT
    }

    fn tone(&self) -> Tone {
        Tone::Lines
    }

    fn height(&self) -> u8 {
        3
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Shell
    }
}
