//! Hex on a rhombus of 7 × 7 hexagons: Black joins the near and the far side with stones, White the left and the
//! right one.
//!
//! An eleventh game in a crate of its own: nothing in Ludoteca names it. [`rules`] holds what search calls, [`setup`]
//! the positions as text and as somebody sets them up, [`notation`] the text of its turns, [`view`] what people
//! touch, read and see, [`overlay`] what can be laid over the board, [`looks`] the stones on the table. Start with
//! [`rules`], then [`plugin`], which brings the game to the program.
//!
//! # Rulings
//!
//! Black begins, and there is no exchange of colours after the first stone. The four cells in the corners belong to
//! both sides that meet there. On a full board exactly one side is joined, so there is no draw.

pub mod looks;
pub mod notation;
pub mod overlay;
pub mod rules;
pub mod setup;
pub mod view;

pub use rules::Hex;

use bevy::app::App;
use include_dir::include_dir;
use ludoteca::games::pictures::add_pictures;
use ludoteca_rules::display::figure::Dye;
use ludoteca_rules::thinking::forced::ForcedSearch;
use ludoteca_rules::thinking::think::Searcher;
use ludoteca_rules::{BoxLabel, Content, Figure, Game, Ground, Info, Overlay, Piece, content};
use ludoteca_search::{forced, mcts};
use ludoteca_table::show::looks::add_game;

impl Game for Hex {
    const INFO: Info = Info {
        id: "hex",
        name: "Hex",
        english: "Hex",
        players: &[2],
        authors: "Piet Hein, 1942",
        label: BoxLabel { minutes: 10, age: 8, depth: 1, colour: [0x4a, 0x55, 0x60] },
        geometry: rules::GEOMETRY,
        ground: Ground::Plain,
        options: &[],
        choices: &[],
        reasons: &["joined"],
        draws: false,
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: rules::CELLS as u32,
        three_in_four: 500,
        example: "d4",
        card: view::CARD,
    };

    const CONTENT: Content = content!("../assets", decks: ["hex", "hex-puzzles"]);

    const OVERLAYS: &'static [Overlay<Self>] = overlay::OVERLAYS;

    const SEARCHERS: &'static [Searcher] = &[Searcher { id: "uct", make: mcts::plain::<Self> }];

    const FORCED: Option<ForcedSearch> = Some(forced::search::<Self>);

    fn figure(piece: Piece) -> Figure {
        let black = piece.side == Some(rules::Colour::Black.side());
        Figure::stone(if black { Dye::Black } else { Dye::White }, 38)
    }
}

/// Puts the game on the shelf, with its looks and the pictures of shelf and rules card.
pub fn plugin(app: &mut App) {
    add_game::<Hex>(app, looks::HexLooks);
    add_pictures(app, Hex::INFO.id, include_dir!("$CARGO_MANIFEST_DIR/assets/pictures"));
}
