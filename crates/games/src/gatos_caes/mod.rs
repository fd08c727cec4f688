//! Gatos & Cães: cats and dogs fill a board of 8×8, and no cat may stand beside a dog. Whoever places last wins.
//!
//! Start with [`rules`] (position, where animals may stand, who has won); [`setup`] and [`notation`] are the text,
//! [`view`] what people enter, read and see, [`eval`] the evaluation, and `computer.rs` the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The central zone is d4, e4, d5 and e5: the sheet's example fits only this.
//! - An animal is the first one if none of its kind is on the board.
//!
//! Conventions of this program:
//! - A position set up by hand in which a cat stands beside a dog is refused, since no play leads there. Whether the
//!   first animals kept to the zone is not checked.
//! - A pick that breaks several rules is refused for the first of these: the cell is taken, the zone, the neighbour.
//! - The cells shown with a win are those where the winner could have gone on; there may be none.
//! - The sign for the cells that only one side can still use ignores what holds for its first animal only. A side that
//!   can never place again, because it has no animal left or no cell for its first one, can use none.
//! - How many animals a side has left is shown from the fifth last on.

mod computer;
pub mod eval;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::GatosCaes;

use eval::Judgement;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, tune};
use rules::{GEOMETRY, SUPPLY};

impl Game for GatosCaes {
    const INFO: Info = Info {
        id: "gatos-caes",
        name: "Gatos & Cães",
        english: "Cats & Dogs",
        players: &[2],
        authors: "Simon Norton",
        label: BoxLabel { minutes: 10, age: 6, depth: 1, colour: [0x2f, 0x5f, 0x8a] },
        geometry: GEOMETRY,
        ground: Ground::Chequered,
        options: &[],
        choices: &[],
        reasons: &["no-moves"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: 2 * SUPPLY,
        three_in_four: 50,
        example: "d4",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/gatos-caes",
        decks: ["gatos-caes", "gatos-caes-mirror", "gatos-caes-puzzles", "gatos-caes-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement>());

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
