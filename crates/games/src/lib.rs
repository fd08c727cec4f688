//! The games, each in a folder with the same files.
//!
//! `mod.rs` describes the game as data and names its rulings; `rules.rs` holds what search and perft call, `setup.rs` its
//! positions as text and as somebody sets them up, `notation.rs` the text of its orders, `view.rs` picks, refusals, effects
//! and signs, `eval.rs` how the computer judges it, `figures.rs` its flat pictures, `overlay.rs` what can be laid over its
//! board. They depend only on `rules` and
//! `search` and know no Bevy: how they look on the table is said by the program. Start with [`CATALOGUE`].

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

use ludoteca_rules::{Catalogue, Entry};

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

/// All of them, to be handed to whoever has to know which games there are.
#[must_use]
pub fn catalogue() -> Catalogue {
    Catalogue::new(CATALOGUE)
}
