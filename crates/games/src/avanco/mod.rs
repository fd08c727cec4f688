//! Avanço: each side has two ranks of pieces, which only go forward. Whoever brings one to the far rank wins.
//!
//! The files without Bevy depend only on `ludoteca_rules` and `ludoteca_search`. Start with [`rules`] (position and moves);
//! [`setup`] and [`notation`] are its text, [`view`] what people touch, read and see, [`eval`] how the computer judges it and [`race`] when
//! a piece can no longer be stopped.
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
//! A side whose game is not over always has a legal move: no piece of its own stands ahead of its foremost piece, which can
//! therefore go diagonally, onto an empty cell or an enemy. So there are no draws.

pub mod eval;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod race;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::Avanco;

use eval::Judgement;
use ludoteca_rules::forced::ForcedSearch;
use ludoteca_rules::think::{LEVELS, Level, Searcher};
use ludoteca_rules::tuning::Tuner;
use ludoteca_rules::{Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::exact::ProofNumber;
use ludoteca_search::{Typed, alpha_beta, forced, mcts, tune};

impl Game for Avanco {
    const INFO: Info = Info {
        id: "avanco",
        name: "Avanço",
        english: "Breakthrough",
        players: &[2],
        authors: "Dan Troyka, 2000",
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
        example: "a2-a3",
        card: view::CARD,
    };

    const CONTENT: Content = content!("../../../../assets/games/avanco", decks: ["avanco", "avanco-puzzles"]);

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = &[
        Searcher {
            id: "alpha-beta",
            make: |megabytes| alpha_beta::thinker::<Self, _>(Judgement::default(), megabytes),
        },
        Searcher {
            id: "proof-number",
            make: |megabytes| Typed::<Self, _>::boxed(ProofNumber::<Self, _>::new(Judgement::default(), megabytes)),
        },
        Searcher { id: "uct", make: |megabytes| mcts::thinker::<Self, _>(Judgement::default(), None, megabytes) },
    ];
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = [
        Level::depth("alpha-beta", 1, 2000, 60),
        Level::depth("alpha-beta", 2, 5000, 25),
        Level::nodes("alpha-beta", 4000, 8),
        Level::nodes("alpha-beta", 15_000, 0),
        Level::nodes("alpha-beta", 100_000, 0),
        Level::nodes("alpha-beta", 4_000_000, 0),
    ];

    const TUNER: Option<Tuner> = Some(tune::tuner::<Self, Judgement>());

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
