//! Horizons (Lev Grigoriev): chess on 12×12 cells with five new pieces; one pushes others, one has a capture it can use once.
//!
//! The files without Bevy depend only on `ludoteca_rules` and `ludoteca_search`. Start with [`position`] (and what a move does to it), then [`reach`] (how the pieces move
//! on the [`board`], as data), [`attack`] (checks and pins), [`castling`], [`generator`] (which moves are legal) and
//! [`rules`] (how a game begins and ends). [`setup`] and [`notation`] are the text, [`view`] what people touch, read and see,
//! [`eval`] how the computer judges it, [`study`] what a piece could do, and [`refusal`] the sentences for illegal moves.
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
//! - While castling the king is in check on a square if it would be, standing there alone with its old square empty and the
//!   rook still at home; for the landing the rook has moved as well, and may shield it.
//! - A warrior that captures two squares ahead onto the last rank is promoted like any other.
//! - When a clock has run out, the other side "cannot mate" if its king stands alone (or if the game is a draw already).
//! - Positions are the same as in chess: a right to capture en passant counts only if somebody can use it.
//! - A position has no more pieces than the game: of each side at most four pawns, four warriors (demoted ones included) and
//!   four shielders, and no more other pieces than the set-up has, but for promotions of those missing: a second queen needs
//!   a missing pawn, another magician a missing warrior, another zip a missing shielder.
//! - Where warriors are never demoted, one that a hand-made position calls demoted stays so.
//! - An en passant field is refused also if the side to move would have been in check before the double step, or if the
//!   counters leave no room for that step.

pub mod attack;
pub mod board;
pub mod castling;
pub mod eval;
mod exchange;
pub mod figures;
pub mod generator;
pub mod notation;
pub mod overlay;
pub mod position;
pub mod reach;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod start;
pub mod study;
pub mod view;

pub use position::{Act, Move, Position};
pub use rules::Horizons;

use eval::Judgement;
use ludoteca_rules::forced::ForcedSearch;
use ludoteca_rules::options::OptionSpec;
use ludoteca_rules::think::{LEVELS, Level, Searcher};
use ludoteca_rules::tuning::Tuner;
use ludoteca_rules::{Choice, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{alpha_beta, forced, mcts, tune};

/// Playouts of the search that knows no more than the judgement are judged after so many plies.
const PLAYOUT_CUT: u32 = 20;

impl Game for Horizons {
    const INFO: Info = Info {
        id: "horizons",
        name: "Horizons",
        english: "Horizons",
        players: &[2],
        authors: "Lev Grigoriev",
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
        example: "g2-g4",
        card: view::CARD,
    };

    const CONTENT: Content = content!("../../../../assets/games/horizons", decks: ["horizons", "horizons-puzzles"]);

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = &[
        Searcher {
            id: "alpha-beta",
            make: |megabytes| alpha_beta::thinker::<Self, _>(Judgement::default(), megabytes),
        },
        Searcher {
            id: "uct",
            make: |megabytes| mcts::thinker::<Self, _>(Judgement::default(), Some(PLAYOUT_CUT), megabytes),
        },
    ];
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = [
        Level::depth("alpha-beta", 1, 2000, 150),
        Level::depth("alpha-beta", 2, 10_000, 60),
        Level::depth("alpha-beta", 3, 50_000, 15),
        Level::nodes("alpha-beta", 10_000, 0),
        Level::nodes("alpha-beta", 60_000, 0),
        Level::nodes("alpha-beta", 400_000, 0),
    ];

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement>());

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
