//! The chessmen of Horizons on the table: turned pieces with the shapes that chess players know, and five new ones made
//! in the same way.
//!
//! No side effects. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::horizons::board::Role;
use ludoteca_games::horizons::notation::PROMOTED;
use ludoteca_games::horizons::view::look;
use ludoteca_rules::{Piece, Side};
use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::Style;
use ludoteca_table::scene::material::{Gloss, Stuff};
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// A board of maple and walnut with strings of ebony.
const BOARD: Style = Style {
    cells: [Stuff::of(Texture::Maple, 0x8b6545, Gloss::Oiled), Stuff::of(Texture::Maple, 0xa38662, Gloss::Oiled)],
    joint: EBONY,
    chamfer: 0,
    border: Stuff::of(Texture::Maple, 0x54392a, Gloss::Polished),
    letters: 0xeadcb8,
    inlay: EBONY,
    mat: Some([0x24333f, 0x18232c]),
    ..Style::WOODEN
};
const EBONY: Stuff = Stuff::even(0x15100d, Gloss::Oiled);

/// The chessmen, by the kind of their pieces.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/horizons/models.glb"),
    names: &[
        "king", "queen", "rook", "bishop", "knight", "ox", "magician", "zip", "pawn", "warrior", "demoted", "shielder",
    ],
    finishes: &[TURNED],
    shape: |piece| usize::from(piece.kind.0),
    gaze: Gaze::Forward,
    shadow: 0.50,
    height: 15,
    board: BOARD,
    row_numbers: &[],
    captures: true,
    voice: Voice::Felt,
};

/// The piece that a pawn becomes by a choice.
#[must_use]
pub fn chosen(choice: u8, side: Option<Side>) -> Option<Piece> {
    let role: Role = *PROMOTED.get(usize::from(choice))?;
    Some(Piece { side, kind: look(role) })
}
