//! Semáforo: on twelve cells a green piece turns yellow and a yellow one red, whoever put it there. Three of one colour in
//! a row win.
//!
//! Depends only on `ludoteca_rules` and `ludoteca_search`, apart from `pieces` and `plugin` (feature `app`). Start with [`rules`]
//! (position, turns, lines); [`setup`] and [`notation`] are its text, [`view`] what people enter and see, [`eval`] how the computer plays it.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The board has 4 files and 3 ranks: the cells that the sheet names fit no other.
//! - A position set up by hand may already hold lines, even several that no single turn completes. The game is over, and
//!   the player who is not to move has won.
//!
//! What follows from the rules and needs no decision: eight pieces of one colour always have a line among them, so the
//! supply never runs out, and while there is no line some cell is not red, so there is always a turn.

pub mod eval;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::Semaforo;

use ludoteca_rules::forced::ForcedSearch;
use ludoteca_rules::think::{LEVELS, Level, Searcher};
use ludoteca_rules::{Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::evaluation::Unjudged;
use ludoteca_search::{alpha_beta, exact, forced, mcts};
use rules::{CELLS, GEOMETRY};

impl Game for Semaforo {
    const INFO: Info = Info {
        id: "semaforo",
        name: "Semáforo",
        english: "Traffic Lights",
        players: &[2],
        authors: "Alan Parr",
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
        example: "a3",
        card: view::CARD,
    };

    const CONTENT: Content = content!("../../../../assets/games/semaforo", decks: ["semaforo", "semaforo-puzzles"]);

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = &[
        Searcher { id: "table", make: |_| exact::table::thinker::<Self>() },
        Searcher { id: "uct", make: mcts::plain::<Self> },
        Searcher { id: "alpha-beta", make: |megabytes| alpha_beta::thinker::<Self, _>(Unjudged, megabytes) },
    ];
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    /// Nobody overlooks a line that can be completed. The second sees two plies ahead only once few cells are left, the third
    /// always, so that it gives no line away.
    const LEVELS: [Level; LEVELS] = [
        Level::depth("alpha-beta", 1, 5000, 1),
        Level::depth("alpha-beta", 2, 120, 1),
        Level::depth("alpha-beta", 2, 5000, 1),
        Level::depth("alpha-beta", 8, 300_000, 1),
        Level::depth("alpha-beta", 12, 500_000, 1),
        Level::nodes("table", 1, 0),
    ];

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
