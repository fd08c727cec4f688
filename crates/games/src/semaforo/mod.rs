//! Semáforo: on twelve cells a green piece turns yellow and a yellow one red, whoever put it there. Three of one colour
//! in a row win.
//!
//! Start with [`rules`] (position, turns, lines); [`setup`] and [`notation`] are the text, [`view`] what people enter
//! and see, [`eval`] the tablebase of the whole game, and `computer.rs` the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The board has 4 files and 3 ranks: the cells that the sheet names fit no other.
//! - A position set up by hand may already hold lines, even several that no single turn completes. The game is over,
//!   and the player who is not to move has won.
//!
//! What follows from the rules and needs no decision: eight pieces of one colour always have a line among them, so the
//! supply never runs out, and while there is no line some cell is not red, so there is always a turn.

mod computer;
pub mod eval;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::Semaforo;

use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::forced;
use rules::{CELLS, GEOMETRY};

impl Game for Semaforo {
    const INFO: Info = Info {
        id: "semaforo",
        name: "Semáforo",
        english: "Traffic Lights",
        players: &[2],
        authors: "Alan Parr",
        label: BoxLabel { minutes: 5, age: 5, depth: 1, colour: [0xb9, 0x3c, 0x27] },
        geometry: GEOMETRY,
        ground: Ground::Plain,
        options: &[],
        choices: &[],
        reasons: &["line"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        // Every cell changes three times at most.
        playout_plies: 3 * CELLS as u32,
        three_in_four: 100,
        example: "a3",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/semaforo",
        decks: ["semaforo", "semaforo-puzzles", "semaforo-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
