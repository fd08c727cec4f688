//! Semáforo: on twelve cells a green piece turns yellow and a yellow one red, whoever put it there. Three of one colour in
//! a row win.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position, turns, lines); [`notation`] is its text and
//! [`view`] what people touch and see.
//!
//! # Rulings
//!
//! Decisions of ours, where the rule sheet is silent or its figure is lost:
//! - The board has 4 files and 3 ranks: the cells that the sheet names fit no other.
//! - A position set up by hand may already hold lines, even several that no single turn completes. The game is over, and
//!   the player who is not to move has won.
//!
//! What follows from the rules and needs none of its own: eight pieces of one colour always have a line among them, so the
//! supply never runs out, and while there is no line some cell is not red, so there is always a turn.

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

/// The game of Semáforo.
pub struct Semaforo;

/// Four files and three ranks.
pub const GEOMETRY: Geometry = Geometry::Square { files: 4, ranks: 3 };

impl Game for Semaforo {
    type Position = Position;
    /// The cell on which a piece is put or replaced: what stands there says which of them it is.
    type Order = Cell;
    type Move = Cell;

    const INFO: Info = Info {
        id: "semaforo",
        name: "Semáforo",
        english: "Traffic Lights",
        players: &[2],
        authors: "Alan Parr",
        geometry: GEOMETRY,
        options: &[],
        choices: &[],
        reasons: &["line"],
        repetition: false,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        // Every cell changes three times at most.
        playout_plies: 3 * rules::CELLS as u32,
        example: "a3",
        card: view::CARD,
    };

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Cell>) {
        list.clear();
        list.extend(position.turns());
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
        position.random_turn(rng)
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

    fn refuse(_position: &Position, _seat: Seat, prefix: &[Pick], _next: Pick) -> Refusal<Cell> {
        Refusal::new(view::refuse(prefix))
    }

    fn effects(position: &Position, played: Cell) -> Vec<Beat> {
        view::effects(position, played)
    }

    /// None: the colours on the board say everything there is to know.
    fn signs(_position: &Position) -> Vec<Sign> {
        Vec::new()
    }
}
