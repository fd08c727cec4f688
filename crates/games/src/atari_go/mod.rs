//! Atari Go: on nine by nine lines Black and White place stones in turn, and the first who takes the last liberty of an
//! enemy group wins.
//!
//! Start with [`rules`] (position, legal points, endings) and [`groups`] (groups and their liberties); [`setup`] and
//! [`notation`] are the text, [`view`] what people touch, read and see, [`eval`] what a search is told: by
//! [`features`] that people can read or by the stronger [`patterns`] that were learned; [`capture`] reads captures for
//! it, and `computer.rs` has the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent:
//! - There is no passing. A player loses who has to move with his 40 stones used up, or without a legal point.
//!
//! Conventions of this program:
//! - Captured stones stay on the board. The stone that captures may lie without a liberty among them; the player to
//!   move, who has lost a group, has lost all the same.
//! - A capture is shown by all captured stones, the lack of a legal point by the points that are left.

pub mod capture;
mod computer;
pub mod eval;
pub mod features;
pub mod figures;
pub mod groups;
pub mod notation;
pub mod overlay;
pub mod patterns;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::AtariGo;

use eval::Judgement;
use features::Features;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, tune};

impl Game for AtariGo {
    const INFO: Info = Info {
        id: "atari-go",
        name: "Atari Go",
        english: "Atari Go",
        players: &[2],
        authors: "Yasutoshi Yasuda",
        label: BoxLabel { minutes: 15, age: 6, depth: 2, colour: [0x7a, 0x4b, 0x1e] },
        geometry: groups::GEOMETRY,
        ground: Ground::Lines,
        options: &[],
        choices: &[],
        reasons: &["capture", "no-stones", "no-moves"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: 2 * rules::SUPPLY,
        three_in_four: 135,
        example: "e5",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/atari-go",
        decks: ["atari-go", "atari-go-puzzles", "atari-go-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement<Features>>());

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
