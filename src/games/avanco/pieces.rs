//! The spearheads of Avanço on the table: each points in its direction of movement and has an inlaid rim.
//!
//! Data only. Depends only on `table`.

use ludoteca_table::scene::board::Tone;
use ludoteca_table::show::men::{Gaze, Men, TURNED};
use ludoteca_table::show::voice::Voice;

/// All pieces are alike.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/avanco/models.glb"),
    names: &["spear"],
    finishes: &[TURNED],
    shape: |_| 0,
    gaze: Gaze::Forward,
    shadow: 0.48,
    height: 8,
    tone: Tone::Chequered,
    row_numbers: &[],
    captures: true,
    voice: Voice::Wood,
};
