//! Horizon (Viltomir Teixeira, 2017): warriors that capture along the numbered rows, in the field where their king
//! stands.
//!
//! Start with [`board`] (rows, fields, where captures lead), [`position`], and [`rules`] (what a move does, endings);
//! `generator.rs` finds the legal moves, [`setup`] and [`notation`] are the text, [`view`] what people enter and see,
//! `refusals.rs` the sentences for illegal moves, [`eval`] the evaluation, [`endings`] what is solved, and
//! `computer.rs` the computer players.
//!
//! # Rulings
//!
//! Where the rule sheet is silent or says two things, we decided:
//! - Player 1 places his king first, then player 2, before the first move.
//! - A piece that has not moved may also step one cell in any direction, sideways too.
//! - Both cells of a double step are empty, for the king too; so it never captures.
//! - A line capture runs exactly the number of the row, not up to it. The cell where it turns may hold any piece, and
//!   it may run back over its start.
//! - When the step of a line capture crosses the middle, the field of the run decides, not the field of the start.
//! - The right to leap is used in the owner's next turn and only then, onto an empty cell. Every arrival gives it, also
//!   after an earlier one was used. A target to which the king could also step is the step, not a second move.
//! - An arrived warrior can still be captured. Arrivals are counted, even if the warrior was captured later.
//! - The third occurrence of a position, and 200 plies without a capture or an arrival, are draws.
//!
//! Decisions of ours about what is written and shown:
//! - A position text names at most three arrivals of a side, since the third ends the game. The arrival that wins gives
//!   the right to leap like any other, although the game is over. A text may give the right without an arrival, for
//!   puzzles. A king that was captured has no right any more, and no text may give it one.
//! - A capture that is possible as a step and in line is shown as the step. No other capture has two ways.
//! - A warrior that has arrived is shown as a piece of its own, since it never moves again.
//! - A captured king leaves no cell to show; three arrivals are shown by those warriors that still stand.

pub mod board;
mod computer;
pub mod endings;
pub mod eval;
pub mod figures;
mod generator;
pub mod notation;
pub mod overlay;
pub mod position;
mod refusals;
pub mod rules;
pub mod setup;
pub mod view;

pub use position::{Move, Position};
pub use rules::Horizon;

use eval::Judgement;
use ludoteca_rules::options::{NO_PROGRESS, REPETITION};
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, tune};

impl Game for Horizon {
    const INFO: Info = Info {
        id: "horizon",
        name: "Horizon",
        english: "Horizon",
        players: &[2],
        authors: "Viltomir Teixeira, 2017",
        label: BoxLabel { minutes: 30, age: 9, depth: 3, colour: [0x3f, 0x5a, 0x2c] },
        geometry: board::GEOMETRY,
        ground: Ground::Fields { numbers: &board::ROW_NUMBERS },
        options: &[REPETITION, NO_PROGRESS],
        choices: &[],
        reasons: &["king-captured", "king-arrived", "three-warriors"],
        draws: true,
        repetition: true,
        no_progress: Some(200),
        simultaneous: false,
        opening_roll: false,
        playout_plies: 400,
        three_in_four: 180,
        example: "e1-e3",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/horizon",
        decks: ["horizon", "horizon-puzzles", "horizon-endings-puzzles", "horizon-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement>());

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
