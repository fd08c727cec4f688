//! Rastros (Bill Taylor, 1992): both players move the same stone, which leaves a trail that nobody enters again. Each
//! wants it in a home of his own, or the other one locked in.
//!
//! Start with [`rules`] (position and moves); [`setup`] and [`notation`] are the text, [`view`] what people enter, read
//! and see. [`eval`] is the evaluation, [`geography`] says who wins when no home can be reached any more, [`solver`]
//! proves who wins, and `computer.rs` has the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The home of player 1 is a1, that of player 2 is g7: the sheet's puzzle gives a1.
//! - A stone in a home has won for the home's owner, also if nothing around it is free.
//! - In a position set up by hand a home may hold a trail stone. Then it is a cell like any other, and nobody enters
//!   it.
//!
//! A convention of this program: the cells shown with a win by locking in are the stone's and all around it.

mod computer;
pub mod eval;
pub mod figures;
pub mod geography;
pub mod image;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod solver;
pub mod view;

pub use rules::Rastros;

use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::forced;
use rules::{CELLS, GEOMETRY};

impl Game for Rastros {
    const INFO: Info = Info {
        id: "rastros",
        name: "Rastros",
        english: "Slimetrail",
        players: &[2],
        authors: "Bill Taylor, 1992",
        label: BoxLabel { minutes: 10, age: 7, depth: 1, colour: [0x3e, 0x3a, 0x36] },
        geometry: GEOMETRY,
        ground: Ground::Plain,
        options: &[],
        choices: &[],
        reasons: &["home", "no-moves"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        // Every move fills a cell.
        playout_plies: CELLS as u32,
        three_in_four: 20,
        example: "d4",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/rastros",
        decks: ["rastros", "rastros-puzzles", "rastros-found-puzzles"],
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
