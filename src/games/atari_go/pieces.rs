//! The stones of Atari Go on the table, and its board of lines. Depends only on `rules` and `table`.

use ludoteca_rules::Piece;
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Frame, Style, Tone};
use ludoteca_table::scene::material::{Finish, Gloss, Stuff};
use ludoteca_table::show::looks::{Body, PieceLooks, PieceShape};
use ludoteca_table::show::stone::{HEIGHT, standing, stone};
use ludoteca_table::show::voice::Voice;

/// A thick block of kaya.
const BOARD: Style = Style {
    tone: Tone::Lines,
    cells: [KAYA, KAYA],
    frame: Frame::Block,
    border: KAYA,
    letters: 0x22150c,
    inlay: Stuff::even(0x1f130b, Gloss::Dull),
    mat: Some([0x43452c, 0x1f2a20]),
    ..Style::WOODEN
};
const KAYA: Stuff = Stuff::of(Texture::Kaya, 0xab8349, Gloss::Oiled);

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

    fn board(&self) -> Style {
        BOARD
    }

    fn height(&self) -> u8 {
        3
    }

    fn voice(&self, _piece: Piece) -> Voice {
        Voice::Shell
    }
}
