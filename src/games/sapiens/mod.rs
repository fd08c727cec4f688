//! Sapiens (Natrício Vale Almeida, 2021): dice as pieces, whose upper face is their value and whose turn is their way.
//!
//! Pure files may import `crate::rules` only. Start with [`rules`] (position and moves), then [`notation`] (text) and
//! [`view`] (picks, refusals, effects, signs).
//!
//! # Rulings
//! Where the manual is silent or can be read in two ways, we decided:
//! - Those who tie for the highest opening roll roll again.
//! - A die does not jump: every cell before its target is empty.
//! - Two dice that ally may both have any equal value; an alliance never allies again and never splits.
//! - The martyr's exchange takes both pieces off the board and gives no further value; the die given may be one's last.
//!   If the capture took the last enemy piece, the game is already won and there is nothing to choose.
//! - An exchange that empties the board is a draw. The manual's draw is applied as the house stop rules: the third
//!   occurrence of a position, or 100 plies without a capture or an alliance.
//! - Four players: the dice stand on the 3×3 block of each corner without the cell nearest the middle; the four corner
//!   dice show 2, the other four 1. Beyond the middle is outside the 4×4 home quarters of the mover's side. In teams no
//!   seat is ever skipped; when everyone plays alone a seat without dice is.
//! - The other set-up (`setup=2022`) is for two players; with four it changes nothing.
//! - An alliance is written `c5&c6` (the die of c5 goes onto c6): the manual's own notation is lost.
//! - In a position text the seat to move must own dice, unless the game is over.

mod generator;
pub mod notation;
#[cfg(feature = "app")]
pub mod pieces;
#[cfg(feature = "app")]
pub mod plugin;
pub mod rules;
pub mod view;

pub use rules::{Move, Players, Position};

use crate::rules::game::Reading;
use crate::rules::options::{NO_PROGRESS, OptionSpec, Options, REPETITION};
use crate::rules::{
    Beat, Choice, Game, Geometry, Info, Path, Pick, PositionError, Refusal, Seat, SideInfo, Sign, Standing,
    one_seat_at_a_time,
};
use rand::Rng;

/// The rules of Sapiens.
pub struct Sapiens;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "players", values: &["2", "teams", "single"] },
    OptionSpec { name: "alliances", values: &["on", "off"] },
    OptionSpec { name: "setup", values: &["2021", "2022"] },
    REPETITION,
    NO_PROGRESS,
];

/// Keeps the die that rose to 6 instead of exchanging it.
pub const KEEP: u8 = 0;

impl Game for Sapiens {
    type Position = Position;
    type Order = Move;
    type Move = Move;

    const INFO: Info = Info {
        id: "sapiens",
        name: "Sapiens",
        english: "Sapiens",
        players: &[2, 4],
        authors: "Natrício Vale Almeida, 2021",
        geometry: Geometry::Square { files: 8, ranks: 8 },
        options: OPTIONS,
        choices: &[Choice { key: "choice-sapiens-keep", letter: 'm' }],
        reasons: &["all-captured", "board-empty"],
        repetition: true,
        no_progress: Some(100),
        simultaneous: false,
        opening_roll: true,
        playout_plies: 200,
        example: "a2-a4",
        card: view::CARD,
    };

    one_seat_at_a_time!();

    fn start(options: &Options, first: Seat) -> Position {
        rules::start(options, first)
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

    fn progress(_position: &Position, played: Move) -> bool {
        !matches!(played, Move::Go { .. } | Move::Turn { .. })
    }

    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        notation::parse_position(text)
    }

    fn print_position(position: &Position) -> String {
        notation::print_position(position)
    }

    fn settle_options(position: &Position, options: &mut Options) {
        for (name, value) in [("players", position.players().text()), ("alliances", position.alliances_text())] {
            options.set(name, value).expect("both options and all their values are in OPTIONS");
        }
    }

    fn spell(_position: &Position, order: Move) -> String {
        notation::spell(order)
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        notation::read(text)
    }

    fn sides(position: &Position) -> &'static [SideInfo] {
        view::sides(position.players())
    }

    fn standing(position: &Position) -> Vec<Standing> {
        view::standing(position)
    }

    fn picks(position: &Position, order: Move) -> Path {
        view::picks(position, order)
    }

    fn refuse(position: &Position, _seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Move> {
        view::refuse(position, prefix, next)
    }

    fn effects(position: &Position, played: Move) -> Vec<Beat> {
        view::effects(position, played)
    }

    fn signs(position: &Position) -> Vec<Sign> {
        view::signs(position)
    }
}
