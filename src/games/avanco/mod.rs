//! Avanço: two ranks of pieces each, which only go forward. Whoever brings one to the far rank wins.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position and moves); [`notation`] is its text and [`view`]
//! what people touch, read and see.
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
//! - What decided a game won by captures is shown by all pieces of the winner.
//!
//! A side that is still playing always has a move: nothing of its own stands before its foremost piece, which can
//! therefore go diagonally, onto an empty cell or an enemy. So there are no draws.

pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

use crate::rules::game::Reading;
use crate::rules::{
    Beat, Game, Geometry, Info, Options, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;
use rules::{Move, Position};

/// The game of Avanço.
pub struct Avanco;

/// Number of files, and of ranks.
pub const SIZE: u8 = 7;

/// Seven files and seven ranks.
pub const GEOMETRY: Geometry = Geometry::Square { files: SIZE, ranks: SIZE };

/// Facts about Avanço.
pub const INFO: Info = Info {
    id: "avanco",
    name: "Avanço",
    english: "Breakthrough",
    players: &[2],
    authors: "Dan Troyka, 2000",
    geometry: GEOMETRY,
    options: &[],
    choices: &[],
    reasons: &["far-rank", "all-captured"],
    repetition: false,
    no_progress: None,
    simultaneous: false,
    opening_roll: false,
    playout_plies: rules::LONGEST_GAME,
    example: "a2-a3",
    card: view::CARD,
};

impl Game for Avanco {
    type Position = Position;
    type Order = Move;
    type Move = Move;

    const INFO: Info = INFO;

    one_seat_at_a_time!();

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::START
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        position.moves(list);
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

    #[inline]
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        position.random_move(rng)
    }

    /// Pieces never go back, so no position comes twice.
    fn progress(_position: &Position, _played: Move) -> bool {
        true
    }

    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn spell(position: &Position, order: Move) -> String {
        notation::spell(position, order)
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

    fn picks(position: &Position, order: Move) -> Path {
        view::picks(position, order)
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        Refusal::new(view::refuse(position, prefix, next))
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        view::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
