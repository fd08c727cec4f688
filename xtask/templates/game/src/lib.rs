//! @NAME@ on 3 × 3 squares: whoever puts the last stone wins. Replace this by what the game is.
//!
//! [`rules`] holds what search calls, [`setup`] the positions as text and as somebody sets them up, [`notation`] the
//! text of its turns, [`view`] what people touch, read and see, [`looks`] the stones on the table. Start with
//! [`rules`], then [`plugin`], which brings the game to the program.

pub mod looks;
pub mod notation;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::@TYPE@;

use bevy::app::App;
use ludoteca_rules::display::figure::Dye;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::Searcher;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Piece, content};
use ludoteca_search::{forced, mcts};
use ludoteca_table::show::looks::add_game;

impl Game for @TYPE@ {
    const INFO: Info = Info {
        id: "@ID@",
        name: "@NAME@",
        english: "@NAME@",
        players: &[2],
        authors: "",
        label: BoxLabel { minutes: 15, age: 8, depth: 2, colour: [0x4a, 0x4a, 0x55] },
        geometry: rules::GEOMETRY,
        ground: Ground::Chequered,
        options: &[],
        choices: &[],
        reasons: &["full-@ID@"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: rules::CELLS as u32,
        three_in_four: 500,
        example: "b2",
        card: view::CARD,
    };

    const CONTENT: Content = content!("../assets", decks: ["@ID@"]);

    const SEARCHERS: &'static [Searcher] = &[Searcher { id: "uct", make: mcts::plain::<Self> }];

    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    fn figure(piece: Piece) -> Figure {
        let black = piece.side == Some(rules::Colour::Black.side());
        Figure::stone(if black { Dye::Black } else { Dye::White }, 38)
    }
}

/// Puts the game on the shelf, with its looks.
pub fn plugin(app: &mut App) {
    add_game::<@TYPE@>(app, looks::Stones);
}
