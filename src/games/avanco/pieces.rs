//! The spearheads of Avanço on the table: each points in its direction of movement and has an inlaid rim.
//!
//! Data only. Depends only on `table`.

use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::Style;
use ludoteca_table::scene::material::{Gloss, Stuff};
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// A board of limestone with squares of green slate.
const BOARD: Style = Style {
    cells: [Stuff::of(Texture::Slate, 0x5c7268, Gloss::Honed), Stuff::of(Texture::Limestone, 0x918a7b, Gloss::Honed)],
    joint: Stuff::even(0x3a3a34, Gloss::Dull),
    chamfer: 30,
    border: Stuff::of(Texture::Limestone, 0x8f8878, Gloss::Honed),
    letters: 0x131b18,
    inlay: Stuff::of(Texture::Slate, 0x33443f, Gloss::Honed),
    mat: Some([0x2c3d37, 0x1c2925]),
    ..Style::WOODEN
};

/// All pieces are alike.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/avanco/models.glb"),
    names: &["spear"],
    finishes: &[TURNED],
    shape: |_| 0,
    gaze: Gaze::Forward,
    shadow: 0.48,
    height: 8,
    board: BOARD,
    row_numbers: &[],
    captures: true,
    voice: Voice::Wood,
};
