//! The men of Horizon on the table: warriors with a round head, kings with a crown of four points, and warriors that
//! have arrived and sit.
//!
//! Data only. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::horizon::board::ROW_NUMBERS;
use ludoteca_games::horizon::view::{ARRIVED, KING};
use ludoteca_rules::Piece;
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Style, Tone};
use ludoteca_table::scene::material::{Gloss, Stuff};
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// A board of two grounds, sand and grass, with a river of brass between them.
const BOARD: Style = Style {
    tone: Tone::Fields,
    cells: [
        Stuff::of(Texture::Limestone, 0x66724e, Gloss::Honed),
        Stuff::of(Texture::Limestone, 0x94764b, Gloss::Honed),
    ],
    border: Stuff::of(Texture::Tabletop, 0xb9a596, Gloss::Polished),
    letters: 0xd8c391,
    mat: Some([0x34401f, 0x222a15]),
    ..Style::WOODEN
};

/// Warriors, kings, and warriors that have arrived.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/horizon/models.glb"),
    names: &["warrior", "king", "sitting"],
    finishes: &[TURNED],
    shape,
    gaze: Gaze::Forward,
    shadow: 0.46,
    height: 11,
    board: BOARD,
    row_numbers: &ROW_NUMBERS,
    captures: true,
    voice: Voice::Wood,
};

/// The number of the model of a piece.
fn shape(piece: Piece) -> usize {
    match piece.kind {
        KING => 1,
        ARRIVED => 2,
        _ => 0,
    }
}
