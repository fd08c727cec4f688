//! Gatos & Cães: cats and dogs fill a board of 8×8, and no cat may stand beside a dog. Whoever places last wins.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position, where animals may stand, who has won);
//! [`notation`] is its text and [`view`] what people touch, read and see.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The central zone is d4, e4, d5 and e5: the sheet's example fits only this.
//! - An animal is the first one if none of its kind is on the board.
//!
//! Conventions of this program:
//! - A position set up by hand in which a cat stands beside a dog is refused: no play leads there, and none could explain it.
//!   Whether the zone was kept in the opening is not checked.
//! - A touch that breaks two rules is answered with the first of them: the cell is taken, the zone, the neighbour.
//! - What decided a game is shown by the cells where the winner could have gone on; there may be none.
//! - Cells that only one side can still use are told without regard to the opening, which is over with the next animal. A
//!   side that can never place again, for want of an animal or of a cell for its first one, can use none.
//! - The animals left of a side are told from the fifth last on.

pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

use crate::rules::bitboard::Cells;
use crate::rules::game::Reading;
use crate::rules::{
    Beat, Cell, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;
use rules::{EDGE, Position, SUPPLY};

/// The game of Gatos & Cães.
pub struct GatosCaes;

/// The board.
pub const GEOMETRY: Geometry = Geometry::Square { files: EDGE, ranks: EDGE };

/// Facts about Gatos & Cães.
pub const INFO: Info = Info {
    id: "gatos-caes",
    name: "Gatos & Cães",
    english: "Cats & Dogs",
    players: &[2],
    authors: "Simon Norton",
    geometry: GEOMETRY,
    options: &[],
    choices: &[],
    reasons: &["no-moves"],
    repetition: false,
    no_progress: None,
    simultaneous: false,
    opening_roll: false,
    playout_plies: 2 * SUPPLY,
    example: "d4",
    card: view::CARD,
};

impl Game for GatosCaes {
    type Position = Position;
    type Order = Cell;
    type Move = Cell;

    const INFO: Info = INFO;

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(Cells(position.legal()));
    }

    #[inline]
    fn play(position: &mut Position, played: Cell) {
        position.place(played);
    }

    fn is_over(position: &Position) -> bool {
        position.legal() == 0
    }

    fn count(position: &Position) -> u64 {
        u64::from(position.legal().count_ones())
    }

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        position.random_cell(rng)
    }

    fn progress(_position: &Position, _played: Cell) -> bool {
        true
    }

    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn spell(_position: &Position, order: Cell) -> String {
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

    fn picks(_position: &Position, order: Cell) -> Path {
        view::picks(order)
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Cell> {
        Refusal::new(view::refuse(position, prefix, next))
    }

    fn effects(position: &Position, played: Cell) -> Vec<Beat> {
        view::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
