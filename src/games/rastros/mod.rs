//! Rastros (Bill Taylor, 1992): both players move the same stone, which leaves a trail that nobody enters again. Each wants
//! it in a home of his own, or the other one locked in.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position and moves); [`notation`] is its text and [`view`]
//! what people touch, read and see.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The home of player 1 is a1, that of player 2 is g7: the sheet's puzzle gives a1.
//! - A stone in a home has won for the home's owner, also if nothing around it is free.
//! - In a position set up by hand a home may hold a trail stone. Then it is a cell like any other, and nobody enters it.
//!
//! A convention of this program: what decided a game without moves is shown by the stone and all cells around it.

pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

use crate::rules::game::Reading;
use crate::rules::notation::read_cell;
use crate::rules::{
    Beat, Cell, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;
use rules::Position;

/// The game of Rastros.
pub struct Rastros;

/// Seven files and seven ranks.
pub const GEOMETRY: Geometry = Geometry::Square { files: rules::FILES as u8, ranks: rules::FILES as u8 };

impl Game for Rastros {
    type Position = Position;
    /// The cell to which the stone goes.
    type Order = Cell;
    type Move = Cell;

    const INFO: Info = Info {
        id: "rastros",
        name: "Rastros",
        english: "Slimetrail",
        players: &[2],
        authors: "Bill Taylor, 1992",
        geometry: GEOMETRY,
        options: &[],
        choices: &[],
        reasons: &["home", "no-moves"],
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        // Every move fills a cell.
        playout_plies: rules::CELLS as u32,
        example: "d4",
        card: view::CARD,
    };

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(position.targets());
    }

    fn play(position: &mut Position, played: Cell) {
        position.play(played);
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn count(position: &Position) -> u64 {
        position.count()
    }

    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Cell>) -> Option<Cell> {
        position.random_target(rng)
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
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }

    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SideInfo::PLAYERS
    }

    fn standing(position: &Position) -> Vec<Standing> {
        view::standing(position)
    }

    fn picks(_position: &Position, order: Cell) -> Path {
        view::picks(order)
    }

    fn lone_mover(position: &Position) -> Option<Cell> {
        Some(position.stone())
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
