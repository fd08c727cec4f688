//! The games, each in a folder with the same files.
//!
//! `mod.rs` ties the game to the seams and names its rulings; `rules.rs` holds the position and its moves; `notation.rs`
//! its text; `view.rs` picks, refusals, effects and signs. All four are pure and may import `rules` only. `pieces.rs` and
//! `plugin.rs` (feature `app`) give the game its looks on the table. The list below is the only place that names them all.

pub mod apocalypse;
pub mod avanco;
pub mod produto;
pub mod sapiens;

use crate::search::Entry;

/// Every game, in the order of the shelf.
pub static CATALOGUE: &[Entry] = &[
    Entry::of::<produto::Produto>(),
    Entry::of::<avanco::Avanco>(),
    Entry::of::<sapiens::Sapiens>(),
    Entry::of::<apocalypse::Apocalypse>(),
];

/// The entry with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.info.id == id)
}

/// The plugin that gives a game its looks on the table; `None` for a game that has no table yet.
#[cfg(feature = "app")]
#[must_use]
pub fn table_plugin(id: &str) -> Option<fn(&mut bevy::app::App)> {
    match id {
        "sapiens" => Some(sapiens::plugin::plugin),
        _ => None,
    }
}
