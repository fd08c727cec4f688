//! Apocalypse: chess with knights and pawns on 5×5. Both players order a move in secret; both are carried out at once.
//!
//! Start with [`Position::resolve`] in `position.rs`, which determines what two orders do together; `generator.rs`
//! finds the legal orders, `rules.rs` says who is asked and how a game ends, `notation.rs` is the text, `view.rs` what
//! people touch, read and see, [`eval`] the evaluation, and `computer.rs` the computer player.
//!
//! # Rulings
//!
//! Where the rule sheet is silent or its figure is lost, as recorded in RULES:
//! - The start is the game's standard start, since the sheet's figure is lost.
//! - A legal order is judged on the board before the turn; `x` onto an empty cell and `-` onto an enemy are illegal.
//! - When one order is illegal, the other is still carried out.
//! - Two pieces that take each other's cells change places.
//! - Knights are counted after the captures of the turn; the cell of a relocation is chosen after the reveal.
//! - If both relocate, both choose in secret, and the same cell removes both.
//! - An illegal relocation costs a point; the pawn stays and is asked again.
//! - Two points of both sides at once are a draw, and so is the loss of the last pawns of both at once.
//! - A side that promotes its last pawn has no pawns, which is legal and ends the game.
//! - A side without a legal order on an ordinary turn: draw.
//! - The end is judged before a relocation, and a pawn waiting for it counts as a pawn.
//! - Common stop rules: third occurrence of a position, and 50 turns without a capture or a pawn move.
//!
//! Decisions of ours, where RULES is silent too:
//! - Two points come before missing pawns also when they point to different winners.
//! - For the 50 turns a capture is any piece that leaves the board (so a collision, but not an `x` whose target has
//!   left); an illegal order is neither a capture nor a pawn move.
//! - An order in the wrong form (`>c3` on an ordinary turn, `a1-b3` in a relocation) is an illegal order.
//!
//! Where we depart from the rules: on paper an unreadable order costs a point. Here a text that cannot be read is
//! refused with a sentence and costs nothing, so that a typing error loses no game. `?` hands in an illegal order on
//! purpose.
//!
//! Conventions of this program:
//! - A position may be set up in which a pawn waits although its side has fewer than two knights; it is relocated.
//! - In the position text of a finished game field 2 says what it would say if the game went on.

mod computer;
pub mod endings;
pub mod eval;
pub mod figures;
mod generator;
mod notation;
mod overlay;
pub mod position;
mod refusal;
mod rules;
mod setup;
mod view;

pub use position::{KNIGHT, Move, Order, PAWN, Position, Resolution};
pub use rules::Apocalypse;

use ludoteca_rules::options::{NO_PROGRESS, REPETITION};
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::forced;

impl Game for Apocalypse {
    const INFO: Info = Info {
        id: "apocalypse",
        name: "Apocalypse",
        english: "Apocalypse",
        players: &[2],
        authors: "C. S. Elliott, 1976",
        label: BoxLabel { minutes: 15, age: 9, depth: 2, colour: [0x8c, 0x2f, 0x3b] },
        geometry: position::GEOMETRY,
        ground: Ground::Chequered,
        options: &[REPETITION, NO_PROGRESS],
        choices: &[],
        reasons: &["penalties", "both-penalties", "no-pawns", "both-no-pawns", "no-orders"],
        draws: true,
        repetition: true,
        no_progress: Some(50),
        simultaneous: true,
        opening_roll: false,
        playout_plies: 200,
        three_in_four: 115,
        example: "a1-b3",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/apocalypse",
        decks: ["apocalypse", "apocalypse-puzzles", "apocalypse-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    /// Both sides decide in each of them.
    fn own_among(_position: &Position, plies: u32) -> u32 {
        plies
    }

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
