//! The games, each in a folder with the same files.
//!
//! `mod.rs` ties the game to the seams and names its rulings; `rules.rs` holds the position and its moves; `notation.rs`
//! its text; `view.rs` picks, refusals, effects and signs. All four are pure and may import `rules` only. `pieces.rs` and
//! `plugin.rs` (feature `app`) give the game its looks on the table. The list below is the only place that names them all.

pub mod apocalypse;
pub mod atari_go;
pub mod avanco;
pub mod gatos_caes;
pub mod horizon;
pub mod horizons;
pub mod produto;
pub mod rastros;
pub mod sapiens;
pub mod semaforo;

use crate::search::Entry;

/// Every game, in the order of the shelf.
pub static CATALOGUE: &[Entry] = &[
    Entry::of::<horizon::Horizon>(),
    Entry::of::<semaforo::Semaforo>(),
    Entry::of::<gatos_caes::GatosCaes>(),
    Entry::of::<rastros::Rastros>(),
    Entry::of::<produto::Produto>(),
    Entry::of::<avanco::Avanco>(),
    Entry::of::<atari_go::AtariGo>(),
    Entry::of::<horizons::Horizons>(),
    Entry::of::<sapiens::Sapiens>(),
    Entry::of::<apocalypse::Apocalypse>(),
];

/// The entry with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.info.id == id)
}

/// The plugins of all games whose tables are built: they register looks, nothing else.
#[cfg(feature = "app")]
pub fn tables(app: &mut bevy::app::App) {
    app.add_plugins((
        avanco::plugin::plugin,
        gatos_caes::plugin::plugin,
        semaforo::plugin::plugin,
        rastros::plugin::plugin,
        produto::plugin::plugin,
        atari_go::plugin::plugin,
        sapiens::plugin::plugin,
    ));
}
