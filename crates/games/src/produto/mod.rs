//! Produto: two colours of stones fill a hexagon of 61 cells, and either player may place either colour. Black's score
//! is the product of the sizes of the two largest black groups, White's that of the white ones.
//!
//! Start with [`rules`] (position, stones, groups and scores); [`setup`] and [`notation`] are the text, [`view`] what
//! people enter, read and see, [`eval`] the evaluation, and `computer.rs` the computer players.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent:
//! - The very first stone too may have either colour.
//! - A colour whose 45 stones are used up cannot be chosen; the other one still can.
//!
//! Conventions of this program:
//! - One stone is one move, and the same player moves twice, so that undo can take back the first stone of a turn
//!   alone.
//! - The turn fields of a position text are not checked against the number of stones. On a full board they name the
//!   turn that would follow.
//! - A turn of two stones for which a position set up by hand has only one cell left ends with that stone.
//! - Of groups of equal size the one with the lowest cell counts as the larger; only what is shown depends on it.
//! - The cells shown with a win are the winner's two largest groups, or all his stones if he won by having fewer.

mod computer;
pub mod eval;
pub mod figures;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::{GEOMETRY, Produto};

use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::{LEVELS, Level, Searcher};
use ludoteca_rules::{BoxLabel, Choice, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::forced;
use rules::CELLS;

impl Game for Produto {
    const INFO: Info = Info {
        id: "produto",
        name: "Produto",
        english: "Product",
        players: &[2],
        authors: "Nick Bentley, João Neto, Bill Taylor, c. 2008",
        label: BoxLabel { minutes: 15, age: 9, depth: 2, colour: [0x5b, 0x3a, 0x6e] },
        geometry: GEOMETRY,
        ground: Ground::Plain,
        options: &[],
        // A key that names a row of the board cannot choose a colour: hence `p` for *preta*, and `w` for *white*.
        choices: &[
            Choice { key: "choice-produto-black", letter: 'p' },
            Choice { key: "choice-produto-white", letter: 'w' },
        ],
        reasons: &["product", "fewer-stones"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: CELLS as u32,
        three_in_four: 128,
        example: "Bc3",
        card: view::CARD,
    };

    const CONTENT: Content = content!(
        "../../../../assets/games/produto",
        decks: ["produto", "produto-puzzles", "produto-found-puzzles"],
        plan: "plan.ludo"
    );

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = computer::SEARCHERS;
    const COUNTS_STONES: bool = true;
    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    const LEVELS: [Level; LEVELS] = computer::LEVELS;

    fn own_among(position: &rules::Position, plies: u32) -> u32 {
        let rest = u32::from(position.left());
        // After the stones of this turn, two of the other side and two own ones follow in turn.
        let later = plies.saturating_sub(rest);
        plies.min(rest) + later / 4 * 2 + (later % 4).saturating_sub(2)
    }

    fn figure(piece: Piece) -> Figure {
        figures::figure(piece)
    }
}
