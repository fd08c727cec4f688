//! The horsemen and footmen of Apocalypse on the table: a horse's head with a cropped mane, and a man under a hat with
//! a wide brim.
//!
//! Data only. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::apocalypse::position::KNIGHT;
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Frame, Style};
use ludoteca_table::scene::material::{Gloss, Stuff};
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// A board of burgundy and sand leather, sewn and burnt at its edge.
const BOARD: Style = Style {
    cells: [Stuff::of(Texture::Leather, 0xaa5450, Gloss::Dull), Stuff::of(Texture::Leather, 0xa8835c, Gloss::Dull)],
    joint: Stuff::even(0x1c0f0b, Gloss::Dull),
    chamfer: 16,
    frame: Frame::Sewn,
    border: Stuff::of(Texture::Leather, 0x5c3320, Gloss::Dull),
    letters: 0xe2cb9c,
    mat: Some([0x33191a, 0x211011]),
    ..Style::WOODEN
};

/// Pawn and knight.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/apocalypse/models.glb"),
    names: &["pawn", "knight"],
    finishes: &[TURNED],
    shape: |piece| usize::from(piece.kind == KNIGHT),
    gaze: Gaze::Forward,
    shadow: 0.47,
    height: 11,
    board: BOARD,
    row_numbers: &[],
    captures: true,
    voice: Voice::Wood,
};
