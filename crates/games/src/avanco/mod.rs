//! Avanço: each side has two ranks of pieces, which only go forward. Whoever brings one to the far rank wins.
//!
//! Start with [`rules`] (position and moves); [`setup`] and [`notation`] are the text, [`view`] what people touch, read
//! and see, [`eval`] what a search is told: by [`features`] that people can read or by the stronger [`patterns`] that
//! were learned, [`race`] says when a piece can no longer be stopped, and `computer.rs` has the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - White starts on ranks 1 and 2, Black on ranks 6 and 7: the game's standard start.
//! - Capturing the last enemy piece wins.
//!
//! Conventions of this program:
//! - In a position text a side may have no pieces: it has lost, whoever is to move. At least one piece must be there.
//! - In a position text several pieces of one side may stand on its far rank: it has won by all of them.
//! - A win by captures is shown by all pieces of the winner.
//!
//! A side whose game is not over always has a legal move: no piece of its own stands ahead of its foremost piece, which
//! can therefore go diagonally, onto an empty cell or an enemy. So there are no draws.

mod computer;
pub mod eval;
pub mod features;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod patterns;
pub mod race;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::Avanco;

use eval::Judgement;
use features::Features;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, tune};

impl Game for Avanco {
    const INFO: Info = Info {
        id: "avanco",
        name: "Avanço",
        english: "Breakthrough",
        players: &[2],
        authors: "Dan Troyka, 2000",
        label: BoxLabel { minutes: 10, age: 7, depth: 1, colour: [0x1f, 0x54, 0x43] },
        geometry: rules::GEOMETRY,
        ground: Ground::Chequered,
        options: &[],
        choices: &[],
        reasons: &["far-rank", "all-captured"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: rules::LONGEST_GAME,
        three_in_four: 90,
        example: "a2-a3",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/avanco",
        decks: ["avanco", "avanco-puzzles", "avanco-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement<Features>>());

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
