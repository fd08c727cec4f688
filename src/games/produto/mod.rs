//! Produto: two colours of stones fill a hexagon of 61 cells, and either player may place either colour. Black's score is
//! the product of the sizes of the two largest black groups, White's that of the white ones.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position, stones, groups and scores); [`notation`] is its
//! text and [`view`] what people touch, read and see.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent:
//! - The very first stone too may have either colour.
//! - A colour whose 45 stones are used up cannot be chosen; the other one still can.
//!
//! Conventions of this program:
//! - One stone is one move, and the same player moves twice: the first stone of a turn is taken back by a plain undo.
//! - The turn fields of a position text are not checked against the number of stones. On a full board they simply go on.
//! - A turn of two stones for which a position set up by hand has only one cell left ends with that stone.
//! - Of groups of equal size the one with the lowest cell counts as the larger; only what is shown depends on it.
//! - What decided a game is shown by the winner's two largest groups, or by all his stones if he won by having fewer.

pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

use crate::rules::game::Reading;
use crate::rules::{
    Beat, Choice, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;
use rules::{Position, Stone};

/// The game of Produto.
pub struct Produto;

/// A hexagon with five cells along each side.
pub const GEOMETRY: Geometry = Geometry::Hexagon { side: 5 };

/// Facts about Produto. Each colour is chosen by the initial of its name in the language in which that letter names no
/// row: `p` for *preta*, `w` for *white*.
pub const INFO: Info = Info {
    id: "produto",
    name: "Produto",
    english: "Product",
    players: &[2],
    authors: "Nick Bentley, João Neto, Bill Taylor, c. 2008",
    geometry: GEOMETRY,
    options: &[],
    choices: &[
        Choice { key: "choice-produto-black", letter: 'p' },
        Choice { key: "choice-produto-white", letter: 'w' },
    ],
    reasons: &["product", "fewer-stones"],
    repetition: false,
    no_progress: None,
    simultaneous: false,
    opening_roll: false,
    playout_plies: rules::CELLS as u32,
    example: "Bc3",
    card: view::CARD,
};

impl Game for Produto {
    type Position = Position;
    type Order = Stone;
    type Move = Stone;

    const INFO: Info = INFO;

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Stone>) {
        position.stones(list);
    }

    fn play(position: &mut Position, played: Stone) {
        position.place(played);
    }

    fn is_over(position: &Position) -> bool {
        position.is_full()
    }

    fn count(position: &Position) -> u64 {
        position.count()
    }

    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Stone>) -> Option<Stone> {
        position.random_stone(rng)
    }

    fn progress(_position: &Position, _played: Stone) -> bool {
        true
    }

    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn spell(_position: &Position, order: Stone) -> String {
        notation::spell(order)
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        notation::read(text)
    }

    fn sides(_position: &Position) -> &'static [SideInfo] {
        &view::SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        view::standing(position)
    }

    fn picks(_position: &Position, order: Stone) -> Path {
        view::picks(order)
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Stone> {
        Refusal::new(view::refuse(position, prefix, next))
    }

    fn effects(_position: &Position, played: Stone) -> Vec<Beat> {
        view::effects(played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
