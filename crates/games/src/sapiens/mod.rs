//! Sapiens (Natrício Vale Almeida, 2021): the pieces are dice. The upper face is how far a die can go, and its turn on
//! its cell whether it goes straight or diagonally.
//!
//! Start with [`position`] and [`rules`] (moves and endings); `generator.rs` finds the legal moves, [`setup`] and
//! [`notation`] are the text, [`view`] what people touch, read and see, [`eval`] the evaluation, and `computer.rs` the
//! computer players.
//!
//! # Rulings
//!
//! Where the manual is silent or can be read in two ways, we decided:
//! - Those who tie for the highest opening roll roll again.
//! - A die does not jump: every cell before its target is empty.
//! - Two dice that ally may both have any equal value; an alliance never allies again and never splits.
//! - The martyr's exchange takes both pieces off the board and gives no further value; the die given may be one's last.
//!   If the capture took the last enemy piece, the game is already won and there is nothing to choose.
//! - An exchange that empties the board is a draw. The manual's draw is applied as the common stop rules: the third
//!   occurrence of a position, or 100 plies without a capture or an alliance.
//! - Four players: the dice stand on the 3×3 block of each corner without the cell nearest the middle; the four corner
//!   dice show 2, the other four 1. Beyond the middle is outside the 4×4 home quarters of the mover's side. In teams no
//!   seat is ever skipped; when everyone plays alone a seat without dice is.
//! - The other set-up (`setup=2022`) is for two players; with four it changes nothing.
//! - An alliance is written `c5&c6` (the die of c5 goes onto c6): the manual's own notation is lost.
//! - In a position text the seat to move must own dice, unless the game is over.

mod computer;
pub mod endings;
pub mod eval;
pub mod figures;
mod generator;
mod net;
pub mod notation;
pub mod overlay;
pub mod position;
pub mod rules;
pub mod setup;
pub mod view;

pub use position::{Move, Players, Position};
pub use rules::Sapiens;

use eval::Judgement;
use ludoteca_rules::options::{NO_PROGRESS, OptionSpec, REPETITION};
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Choice, Content, Figure, Game, Ground, Info, Net, Options, Overlay, Piece, content};
use ludoteca_search::{forced, tune};

impl Game for Sapiens {
    const INFO: Info = Info {
        id: "sapiens",
        name: "Sapiens",
        english: "Sapiens",
        players: &[2, 4],
        authors: "Natrício Vale Almeida, 2021",
        label: BoxLabel { minutes: 30, age: 8, depth: 2, colour: [0x23, 0x60, 0x6b] },
        geometry: position::GEOMETRY,
        ground: Ground::Chequered,
        options: &[
            OptionSpec { name: "players", values: &["2", "teams", "single"] },
            OptionSpec { name: "alliances", values: &["on", "off"] },
            OptionSpec { name: "setup", values: &["2021", "2022"] },
            REPETITION,
            NO_PROGRESS,
        ],
        choices: &[Choice { key: "choice-sapiens-keep", letter: 'm' }],
        reasons: &["all-captured", "board-empty"],
        draws: true,
        repetition: true,
        no_progress: Some(100),
        simultaneous: false,
        opening_roll: true,
        playout_plies: 200,
        three_in_four: 260,
        example: "a2-a4",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/sapiens",
        decks: ["sapiens-rise", "sapiens-turn", "sapiens-puzzles", "sapiens-endings-puzzles", "sapiens-found-puzzles"],
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

    fn nets(options: &Options) -> Vec<Net> {
        net::nets(options)
    }
}
