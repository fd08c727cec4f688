//! Atari Go: on nine by nine lines Black and White place stones in turn, and the first who takes the last liberty of an
//! enemy group wins.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position, legal points, endings) and [`groups`] (groups and
//! their liberties); [`notation`] is its text and [`view`] what people touch, read and see.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent:
//! - There is no passing. A player loses who has to move with his 40 stones used up, or without a legal point.
//!
//! Conventions of this program:
//! - Captured stones stay on the board. The stone that captures may lie without a liberty among them; the player to move,
//!   who has lost a group, has lost all the same.
//! - A capture is shown by all captured stones, the lack of a legal point by the points that are left.

pub mod groups;
pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

use crate::rules::bitboard::WideCells;
use crate::rules::game::Reading;
use crate::rules::{
    Beat, Cell, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;
use rules::{Position, SUPPLY};

/// The game of Atari Go.
pub struct AtariGo;

/// Nine by nine points.
pub const GEOMETRY: Geometry = Geometry::Square { files: 9, ranks: 9 };

/// Facts about Atari Go.
pub const INFO: Info = Info {
    id: "atari-go",
    name: "Atari Go",
    english: "Atari Go",
    players: &[2],
    authors: "Yasutoshi Yasuda",
    geometry: GEOMETRY,
    options: &[],
    choices: &[],
    reasons: &["capture", "no-stones", "no-moves"],
    repetition: false,
    no_progress: None,
    simultaneous: false,
    opening_roll: false,
    playout_plies: 2 * SUPPLY,
    example: "e5",
    card: view::CARD,
};

impl Game for AtariGo {
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
        list.extend(WideCells(position.legal()));
    }

    fn play(position: &mut Position, played: Cell) {
        position.place(played);
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn count(position: &Position) -> u64 {
        position.legal().count_ones().into()
    }

    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        position.random_point(rng)
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
