//! Horizons (Lev Grigoriev): chess on 12×12 cells with five new pieces; one pushes others, one has a capture it can use
//! once.
//!
//! Start with [`position`] (and what a move does to it), then [`movement::reach`] (how the pieces move on the
//! [`board`], as data), [`movement::attack`] (checks and pins), [`castling`], [`movement::generator`] (which
//! moves are legal) and [`rules`] (how a game begins and ends). [`setup`] and [`notation`] are the text, [`view`] what
//! people touch, read and see, [`refusal`] the sentences for illegal moves, [`movement::study`] what a piece could
//! do, [`eval`] the evaluation, [`endings`] what is known for certain, and `computer.rs` the computer players.
//!
//! # Rulings
//!
//! Where the rule sheet is silent or its figure is lost, as recorded in RULES:
//! - The whole set-up. It is shown as unverified wherever it is seen, and is defined in [`start`] alone.
//! - A shielder pushes with a single step only, and kings can be pushed.
//! - In front of a shielder means: from a square on its file ahead of it or on its two forward diagonals, however far.
//! - An Ox captures on every target, the one two squares away included; a Zip may stop on every square of its way.
//! - A pawn-type piece on its own second rank is unmoved, however it came there.
//! - En passant is onto the square passed over only; a demoted warrior counts as a warrior on both sides.
//! - Castling needs a rook at least four files away.
//! - No mate is possible with exactly: two bare kings, one knight more, or only bishops on squares of one colour.
//! - All draws are automatic, and mate on the last ply wins.
//!
//! Decisions of ours, where RULES is silent too:
//! - While castling the king is in check on a square if it would be, standing there alone with its old square empty and
//!   the rook still at home; for the landing the rook has moved as well, and may shield it.
//! - A warrior that captures two squares ahead onto the last rank is promoted like any other.
//! - When a clock has run out, the other side "cannot mate" if its king stands alone (or if the game is a draw
//!   already).
//! - Positions are the same as in chess: a right to capture en passant counts only if somebody can use it.
//! - A position has no more pieces than the game: of each side at most four pawns, four warriors (demoted ones
//!   included) and four shielders, and no more other pieces than the set-up has, but for promotions of those missing: a
//!   second queen needs a missing pawn, another magician a missing warrior, another zip a missing shielder.
//! - Where warriors are never demoted, one that a hand-made position calls demoted stays so.
//! - An en passant field is refused also if the side to move would have been in check before the double step, or if the
//!   counters leave no room for that step.

pub mod board;
pub mod castling;
mod computer;
pub mod endings;
pub mod eval;
pub mod figures;
pub mod movement;
pub mod notation;
pub mod overlay;
pub mod position;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod start;
pub mod view;

pub use position::{Act, Move, Position};
pub use rules::Horizons;

use eval::Judgement;
use ludoteca_rules::options::OptionSpec;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::thinking::tuning::Tuner;
use ludoteca_rules::{BoxLabel, Choice, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, tune};

impl Game for Horizons {
    const INFO: Info = Info {
        id: "horizons",
        name: "Horizons",
        english: "Horizons",
        players: &[2],
        authors: "Lev Grigoriev",
        label: BoxLabel { minutes: 60, age: 12, depth: 3, colour: [0x27, 0x38, 0x6b] },
        geometry: board::GEOMETRY,
        ground: Ground::Chequered,
        options: &[
            OptionSpec { name: "warrior", values: &["once", "always"] },
            OptionSpec { name: "shielder", values: &["armoured", "plain"] },
            OptionSpec { name: "ox", values: &["new", "garden"] },
        ],
        // In the order of `notation::PROMOTED`. Each is chosen by its letter in move texts; only the `B` of the bishop
        // would be a file, so its letter is the `s` of *bishop* and *bispo*.
        choices: &[
            Choice { key: "choice-horizons-queen", letter: 'q' },
            Choice { key: "choice-horizons-magician", letter: 'm' },
            Choice { key: "choice-horizons-zip", letter: 'z' },
            Choice { key: "choice-horizons-rook", letter: 'r' },
            Choice { key: "choice-horizons-ox", letter: 'o' },
            Choice { key: "choice-horizons-bishop", letter: 's' },
            Choice { key: "choice-horizons-knight", letter: 'n' },
        ],
        reasons: &["checkmate", "dead-position", "stalemate", "75-moves", "repetition"],
        draws: true,
        repetition: true,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: 300,
        three_in_four: 360,
        example: "g2-g4",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/horizons",
        decks: ["horizons", "horizons-puzzles", "horizons-endings-puzzles", "horizons-found-puzzles"],
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
