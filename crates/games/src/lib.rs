//! The ten games, each in a folder with the same files.
//!
//! - `mod.rs` describes the game as data and names its rulings. Start there.
//! - `rules.rs` holds what search and perft call; `setup.rs` is positions as text and as somebody sets them up.
//! - `notation.rs` is the text of orders; `view.rs` says what people pick, what a move does on the table, and why an
//!   order is refused; `overlay.rs` is what can be laid over the board, `figures.rs` the pieces of diagrams.
//! - `eval.rs` is what the searchers must know of the game, `computer.rs` the searchers and levels it has.
//!
//! They depend only on [`ludoteca_rules`] and [`ludoteca_search`] and know no Bevy: how they look on the table, the
//! program says. [`CATALOGUE`] has an [`Entry`] for each of them, which knows the game without its types.
//!
//! # Example
//!
//! ```
//! use ludoteca_rules::session::Request;
//! use ludoteca_rules::{Options, Side, Winner};
//!
//! let avanco = ludoteca_games::find("avanco").expect("one of the ten");
//! let options = Options::defaults(avanco.info.options);
//! let mut play = avanco.from_position(options, "2bb3/w6/7/7/7/7/6w w").expect("a position");
//! assert!(play.outcome().is_none());
//!
//! play.submit(Request::Move("a6-a7".to_owned())).expect("a legal move");
//! let outcome = play.outcome().expect("White is on the far rank");
//! assert_eq!(outcome.winner, Winner::Side(Side(0)));
//! assert_eq!(outcome.reason, "far-rank");
//! ```

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
