//! Horizons (Lev Grigoriev): chess on 12×12 cells with five new pieces, of which one pushes and one is used up.
//!
//! Pure; may import `crate::rules` only. Start with [`rules`] (the position and what a move does to it); [`reach`] says as
//! data how the pieces move on the [`board`], [`attack`] what keeps a king safe, [`castling`] where kings and rooks begin
//! and [`generator`] which moves are legal.
//! [`notation`] is the text, [`view`] what people see and touch, [`refusal`] what they are told.
//!
//! # Rulings
//!
//! Of RULES, where the sheet is silent or its figure is lost:
//! - The whole set-up; it is shown as unverified wherever it is seen, and stands in [`notation::START`] alone.
//! - A shielder pushes with a single step only, and kings can be pushed.
//! - In front of a shielder means: from a square on its file ahead of it or on its two forward diagonals, however far.
//! - An Ox captures on every target, the one two squares away included; a Zip may stop on every square of its way.
//! - A pawn-type piece on its own second rank is unmoved, however it came there.
//! - En passant is onto the square passed over only; a demoted warrior counts as a warrior on both sides.
//! - Castling needs a rook at least four files away.
//! - No mate is possible with exactly: two bare kings, one knight more, or only bishops on squares of one colour.
//! - All draws are automatic, and mate on the last ply wins.
//!
//! Decisions of ours, where RULES is silent too:
//! - While castling the king is in check on a square if it would be, standing there alone with its old square empty and the
//!   rook still at home; for the landing the rook has moved as well, and may shield it.
//! - A warrior that captures two squares ahead onto the last rank is promoted like any other.
//! - When a clock has run out, the other side "cannot mate" if its king stands alone (or if the game is a draw already).
//! - Positions are the same as in chess: a right to capture en passant counts only if somebody can use it.
//! - A position has no more pieces than the game: of each side at most four pawns, four warriors (demoted ones included) and
//!   four shielders, and no more other pieces than the set-up has, but for promotions of those missing: a second queen needs
//!   a missing pawn, another magician a missing warrior, another zip a missing shielder.
//! - Where warriors are never demoted, one that a hand-made position calls demoted stays so.
//! - An en passant field is refused also if the side to move would have been in check before the double step, or if the
//!   counters leave no room for that step.

pub mod attack;
pub mod board;
pub mod castling;
pub mod generator;
pub mod notation;
pub mod reach;
pub mod refusal;
pub mod rules;
pub mod view;

pub use rules::{Act, Move, Position, Variant};

use crate::rules::game::Reading;
use crate::rules::options::OptionSpec;
use crate::rules::{
    Beat, Choice, Game, Info, Options, Outcome, Path, Pick, PositionError, Refusal, Seat, Side, SideInfo, Sign,
    Standing, one_seat_at_a_time,
};
use board::Colour;

/// The rules of Horizons.
pub struct Horizons;

/// The inventor's own variations.
const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "warrior", values: &["once", "always"] },
    OptionSpec { name: "shielder", values: &["armoured", "plain"] },
    OptionSpec { name: "ox", values: &["new", "garden"] },
];

/// What a piece can become, in the order of [`notation::PROMOTED`]. Each is chosen by its letter in move texts; the `B` of
/// the bishop names a file, so it is the `s` of *bishop* and *bispo*.
const CHOICES: &[Choice] = &[
    Choice { key: "choice-horizons-queen", letter: 'q' },
    Choice { key: "choice-horizons-magician", letter: 'm' },
    Choice { key: "choice-horizons-zip", letter: 'z' },
    Choice { key: "choice-horizons-rook", letter: 'r' },
    Choice { key: "choice-horizons-ox", letter: 'o' },
    Choice { key: "choice-horizons-bishop", letter: 's' },
    Choice { key: "choice-horizons-knight", letter: 'n' },
];

impl Game for Horizons {
    type Position = Position;
    type Order = Move;
    type Move = Move;

    const INFO: Info = Info {
        id: "horizons",
        name: "Horizons",
        english: "Horizons",
        players: &[2],
        authors: "Lev Grigoriev",
        geometry: board::GEOMETRY,
        options: OPTIONS,
        choices: CHOICES,
        reasons: &["checkmate", "dead-position", "stalemate", "75-moves", "repetition"],
        repetition: true,
        no_progress: None,
        simultaneous: false,
        opening_roll: false,
        playout_plies: 300,
        example: "g2-g4",
        card: &[],
    };

    one_seat_at_a_time!();

    fn start(options: &Options, _first: Seat) -> Position {
        notation::parse_position(Variant::of(options), notation::START).expect("the set-up is a good position")
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

    fn counted_out(position: &Position) -> Option<Outcome> {
        position.counted_out()
    }

    fn can_win_on_time(position: &Position, side: Side) -> bool {
        position.has_more_than_king(Colour::BOTH[usize::from(side.0)])
    }

    fn count(position: &Position) -> u64 {
        position.count()
    }

    fn progress(position: &Position, played: Move) -> bool {
        position.is_progress(played)
    }

    fn irreversible(position: &Position, played: Move) -> bool {
        position.is_irreversible(played)
    }

    fn parse_position(options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(Variant::of(options), text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn spell(position: &Position, order: Move) -> String {
        notation::spell(position, order)
    }

    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        notation::read(position, text)
    }

    fn refuse_text(position: &Position, _seat: Seat, reading: &Reading) -> Option<Refusal<Move>> {
        refusal::refuse_text(position, reading).map(Refusal::new)
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
        Refusal::new(refusal::refuse(position, prefix, next))
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        view::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
