//! Horizon (Viltomir Teixeira, 2017): warriors that capture along the numbered rows, in the field where their king stands.
//!
//! Pure; may import `crate::rules` only. Start with [`rules`] (position, what a move does, endings) and [`board`] (rows,
//! fields, ways); `generator` lists the moves, [`notation`] is their text, [`view`] and `refusals` are what people see and
//! touch.
//!
//! # Rulings
//!
//! Where the rule sheet is silent or says two things, we decided:
//! - Player 1 places his king first, then player 2, before the first move.
//! - A piece that has not moved may also step one cell in any direction, sideways too.
//! - Both cells of a double step are empty, for the king too; so it never captures.
//! - A line capture runs exactly the number of the row, not up to it. The cell where it turns may hold any piece, and it
//!   may run back over its start.
//! - When the step of a line capture crosses the middle, the field of the run decides, not the field of the start.
//! - The right to leap is used in the owner's next turn and only then, onto an empty cell. Every arrival gives it, also
//!   after an earlier one was used. A target to which the king could also step is the step, not a second move.
//! - An arrived warrior can still be captured. Arrivals are counted, even if the warrior was captured later.
//! - The third occurrence of a position, and 200 plies without a capture or an arrival, are draws.
//!
//! Decisions of ours about what is written and shown:
//! - A position text names at most three arrivals of a side, since the third ends the game. The arrival that wins gives the
//!   right to leap like any other, though nobody uses it. A text may give the right without an arrival, for puzzles.
//! - A capture that is possible as a step and in line is shown as the step. No other capture has two ways.
//! - A captured king leaves no cell to show; three arrivals are shown by those warriors that still stand.

pub mod board;
mod generator;
pub mod notation;
mod refusals;
pub mod rules;
pub mod view;

pub use rules::{Move, Position};

use crate::rules::game::Reading;
use crate::rules::options::{NO_PROGRESS, REPETITION};
use crate::rules::{
    Beat, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;

/// The rules of Horizon.
pub struct Horizon;

impl Game for Horizon {
    type Position = Position;
    type Order = Move;
    type Move = Move;

    const INFO: Info = Info {
        id: "horizon",
        name: "Horizon",
        english: "Horizon",
        players: &[2],
        authors: "Viltomir Teixeira, 2017",
        geometry: Geometry::Square { files: board::FILES, ranks: board::RANKS },
        options: &[REPETITION, NO_PROGRESS],
        choices: &[],
        reasons: &["king-captured", "king-arrived", "three-warriors"],
        repetition: true,
        no_progress: Some(200),
        simultaneous: false,
        opening_roll: false,
        playout_plies: 400,
        example: "e1-e3",
        card: &[],
    };

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        list.clear();
        position.generate(list);
    }

    fn play(position: &mut Position, played: Move) {
        position.play(played);
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn count(position: &Position) -> u64 {
        position.count()
    }

    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        position.random_move(rng)
    }

    fn progress(position: &Position, played: Move) -> bool {
        position.is_progress(played)
    }

    fn irreversible(position: &Position, played: Move) -> bool {
        position.is_irreversible(played)
    }

    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn spell(_position: &Position, order: Move) -> String {
        notation::spell(order)
    }

    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        notation::read(position, text)
    }

    fn sides(_position: &Position) -> &'static [SideInfo] {
        &view::SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        view::standing(position)
    }

    fn picks(position: &Position, order: Move) -> Path {
        view::picks(position, order)
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(refusals::refuse(position, prefix, next))
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        view::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
