//! Apocalypse: chess with knights and pawns on 5×5, where both players order a move in secret and both happen at once.
//!
//! May import `crate::rules` only. Start with [`Position::resolve`] in `rules.rs`, which says what two orders do together;
//! `notation.rs` is its text and `view.rs` what people see and touch.
//!
//! # Rulings
//!
//! Of RULES:
//! - The start is the game's standard start, since the sheet's figure is lost.
//! - A legal order is judged on the board before the turn; `x` onto an empty cell and `-` onto an enemy are illegal.
//! - When one order is illegal, the other is still carried out.
//! - Two pieces that take each other's cells change places.
//! - Knights are counted after the captures of the turn; the cell of a relocation is chosen after the reveal.
//! - If both relocate, both choose in secret, and the same cell removes both.
//! - An illegal relocation costs a point; the pawn stays and is asked again.
//! - Two points of both sides at once are a draw, and so is the loss of the last pawns of both at once.
//! - A side that promotes its last pawn has no pawns, which is legal and ends the game.
//! - A side without a legal order on an ordinary turn: draw.
//! - The end is judged before a relocation, and a pawn waiting for it counts as a pawn.
//! - House stop rules: third occurrence of a position, and 50 turns without a capture or a pawn move.
//!
//! Ours, where the rules are silent:
//! - Two points come before missing pawns also when they point to different winners.
//! - For the 50 turns a capture is any piece that leaves the board (so a collision, but not an `x` whose target has left);
//!   an illegal order is neither a capture nor a pawn move.
//! - An order in the wrong form (`>c3` on an ordinary turn, `a1-b3` in a relocation) is an illegal order.
//!
//! Where we depart from the rules: an unreadable text costs no point, as it would on paper; it is refused with a sentence
//! and can be written again, so that a slip of the keyboard loses no game. `?` hands in an illegal order on purpose.
//!
//! Ours again:
//! - A position may be set up in which a pawn waits although its side has fewer than two knights; it is relocated.
//! - In the position text of a finished game field 2 says what it would say if the game went on.

mod notation;
mod rules;
mod view;

pub use rules::{Move, Order, Position, Resolution};

use crate::rules::game::Reading;
use crate::rules::options::{NO_PROGRESS, REPETITION};
use crate::rules::{
    Beat, Game, Geometry, Info, Kind, Options, Outcome, Path, Pick, PositionError, Refusal, Seat, SeatSet, SideColour,
    SideInfo, Sign, Standing,
};
use rand::Rng;

/// A pawn on the table.
pub const PAWN: Kind = Kind(0);

/// A knight on the table.
pub const KNIGHT: Kind = Kind(1);

/// The board.
pub const BOARD: Geometry = Geometry::Square { files: rules::SIZE, ranks: rules::SIZE };

const SIDES: [SideInfo; 2] = [
    SideInfo { text: "w", key: "side-white", seats: SeatSet::one(Seat(0)), colour: Some(SideColour::White) },
    SideInfo { text: "b", key: "side-black", seats: SeatSet::one(Seat(1)), colour: Some(SideColour::Black) },
];

/// The rules of Apocalypse.
#[derive(Clone, Copy, Debug)]
pub struct Apocalypse;

impl Game for Apocalypse {
    type Position = Position;
    type Order = Order;
    type Move = Move;

    const INFO: Info = Info {
        id: "apocalypse",
        name: "Apocalypse",
        english: "Apocalypse",
        players: &[2],
        authors: "C. S. Elliott, 1976",
        geometry: BOARD,
        options: &[REPETITION, NO_PROGRESS],
        choices: &[],
        reasons: &["penalties", "both-penalties", "no-pawns", "both-no-pawns", "no-orders"],
        repetition: true,
        no_progress: Some(50),
        simultaneous: true,
        opening_roll: false,
        playout_plies: 200,
        example: "a1-b3",
        card: &[],
    };

    fn start(_options: &Options, _first: Seat) -> Position {
        Position::start()
    }

    fn asked(position: &Position) -> SeatSet {
        position.asked()
    }

    fn orders(position: &Position, seat: Seat, list: &mut Vec<Order>) {
        position.orders(seat, list);
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        position.moves(list);
    }

    fn join(position: &Position, orders: &[Order]) -> Move {
        let asked = position.asked();
        let mut orders = orders.iter().copied();
        Move([0, 1].map(|seat| if asked.contains(Seat(seat)) { orders.next() } else { None }))
    }

    fn parts(_position: &Position, played: Move) -> Vec<Order> {
        played.0.into_iter().flatten().collect()
    }

    fn play(position: &mut Position, played: Move) {
        position.play(played);
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        position.outcome()
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
    }

    fn hash(position: &Position) -> u64 {
        position.hash()
    }

    fn count(position: &Position) -> u64 {
        position.count()
    }

    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        position.random_move(rng)
    }

    fn is_follow_up(position: &Position) -> bool {
        position.is_relocation()
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

    fn spell(position: &Position, order: Order) -> String {
        notation::spell(position, order)
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        notation::read(text)
    }

    fn unlisted(position: &Position, seat: Seat, text: &str) -> Option<Order> {
        (text == "?" && position.asked().contains(seat)).then_some(Order::Illegal)
    }

    fn refuse_text(position: &Position, seat: Seat, reading: &Reading) -> Option<Refusal<Order>> {
        Some(view::refuse_text(position, seat, reading))
    }

    fn sides(_position: &Position) -> &'static [SideInfo] {
        &SIDES
    }

    fn standing(position: &Position) -> Vec<Standing> {
        view::standing(position)
    }

    fn picks(position: &Position, order: Order) -> Path {
        view::picks(position, order)
    }

    fn refuse(position: &Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Order> {
        view::refuse(position, seat, prefix, next)
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        view::effects(position, position.resolve(played))
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
