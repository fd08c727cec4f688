//! The horsemen and footmen of Apocalypse on the table: a horse's head with a cropped mane, and a man under a hat with
//! a wide brim.
//!
//! Data only. Depends only on the game's own files, `rules` and `table`.

use ludoteca_games::apocalypse::position::KNIGHT;
use ludoteca_table::scene::board::Tone;
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// Pawn and knight.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/apocalypse/models.glb"),
    names: &["pawn", "knight"],
    finishes: &[TURNED],
    shape: |piece| usize::from(piece.kind == KNIGHT),
    gaze: Gaze::Forward,
    shadow: 0.47,
    height: 11,
    tone: Tone::Chequered,
    row_numbers: &[],
    captures: true,
    voice: Voice::Wood,
};
