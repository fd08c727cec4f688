//! The first seam: [`Game`], the rules of one game.
//!
//! The upper half is what search and perft call, at full speed; the view half turns positions and orders into what people
//! see, enter and read. [`Info`] describes the game as data.

use super::{
    Beat, Cell, Choice, Geometry, OptionSpec, Options, Outcome, Path, Pick, PositionError, Refusal, Seat, SeatSet,
    Side, SideInfo, Sign, Standing, random,
};
use rand::Rng;
use std::fmt::Debug;

/// A picture on the rules card: a position, moves played from it, and what is touched then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Text key of its caption, `card-ID-…`; also the name of its picture.
    pub key: &'static str,
    /// Position text.
    pub position: &'static str,
    /// Moves from there, separated by spaces.
    pub moves: &'static str,
    /// Cells touched after that, separated by spaces, so that marks show what can follow.
    pub touched: &'static str,
}

/// Constant facts about a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Info {
    /// Id of the command line and of records. Text keys: `game-ID` (name), `game-ID-line` (what one does, one line).
    pub id: &'static str,
    /// Name as the authors wrote it.
    pub name: &'static str,
    /// What the game is called in English; the same where nobody translated it.
    pub english: &'static str,
    /// How many people can play it.
    pub players: &'static [u8],
    /// Who made the game, and when.
    pub authors: &'static str,
    /// Shape of the board.
    pub geometry: Geometry,
    /// Options of the game and of its match.
    pub options: &'static [OptionSpec],
    /// Choices that are not cells; [`Pick::Choice`] is an index into them.
    pub choices: &'static [Choice],
    /// Reasons for which the rules end a game; `reason-ID` is the text key.
    pub reasons: &'static [&'static str],
    /// Whether the third occurrence of a position is a draw (unless the option `repetition` is off).
    pub repetition: bool,
    /// Turns without progress after which the game is a draw (unless the option `no-progress` is off).
    pub no_progress: Option<u32>,
    /// Whether several seats may be asked at once, so that moves are written `order|order`.
    pub simultaneous: bool,
    /// Whether the seat that begins is found by rolling a die.
    pub opening_roll: bool,
    /// A playout is cut after so many plies.
    pub playout_plies: u32,
    /// An order as text, shown where one could not be read.
    pub example: &'static str,
    /// The pictures of the rules card, three or four.
    pub card: &'static [Scene],
}

/// A text of an order brought to its canonical spelling, and the picks it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// As [`Game::spell`] would print it: cells in small letters.
    pub canonical: String,
    /// What a person would touch; used to say why the order is not legal.
    pub picks: Vec<Pick>,
}

/// The rules of one game. Static dispatch, no state of its own: everything is in the position.
///
/// A [`Seat`] decides, an `Order` is what one seat decides, a `Move` is what changes the position. In most games they are
/// the same; where several seats decide at once a move joins one order of each asked seat.
pub trait Game: Sized + Send + Sync + 'static {
    /// Everything the rules know: pieces, who is asked, rights and counters. Equality is equality for the repetition rule.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// What one seat decides.
    type Order: Copy + Eq + Debug + Send + Sync;
    /// What changes the position.
    type Move: Copy + Eq + Debug + Send + Sync;

    /// Constant facts.
    const INFO: Info;

    // ---- rules: called by search and perft ----

    /// The position before the first move; `first` begins where the game rolls for it (else it is seat 1).
    fn start(options: &Options, first: Seat) -> Self::Position;

    /// The seats whose orders the position waits for; none when the game is over.
    fn asked(position: &Self::Position) -> SeatSet;

    /// Replaces the content of `list` by the legal orders of an asked seat, in a stable order; none for another seat.
    fn orders(position: &Self::Position, seat: Seat, list: &mut Vec<Self::Order>);

    /// Replaces the content of `list` by the legal moves, in a stable order; none when the game is over.
    fn moves(position: &Self::Position, list: &mut Vec<Self::Move>);

    /// Joins one order of each asked seat, lowest seat first, into a move.
    fn join(position: &Self::Position, orders: &[Self::Order]) -> Self::Move;

    /// The parts of a move: one order of each asked seat, lowest seat first.
    fn parts(position: &Self::Position, played: Self::Move) -> Vec<Self::Order>;

    /// Plays a move that `moves` lists (or that joins accepted orders). Anything else gives an unspecified position.
    fn play(position: &mut Self::Position, played: Self::Move);

    /// Who won and why; `None` while the game goes on. Repetition and no-progress belong to the session.
    fn outcome(position: &Self::Position) -> Option<Outcome>;

    /// The draw that a counter in the position itself has brought about (75 moves without a capture, say). The session ends
    /// the game by it; perft, `outcome` and the generator do not know it.
    fn counted_out(_position: &Self::Position) -> Option<Outcome> {
        None
    }

    /// Whether `side` wins when the time of all others is up; if it could never win on the board, that is a draw.
    fn can_win_on_time(_position: &Self::Position, _side: Side) -> bool {
        true
    }

    /// Whether the game is over: `outcome` without its reason, for speed.
    fn is_over(position: &Self::Position) -> bool {
        Self::outcome(position).is_some()
    }

    /// Equal positions have equal hashes.
    fn hash(position: &Self::Position) -> u64;

    /// How many legal moves there are: bulk perft counts its leaves with this.
    fn count(position: &Self::Position) -> u64 {
        let mut list = Vec::new();
        Self::moves(position, &mut list);
        list.len() as u64
    }

    /// A uniformly random legal move; `list` is scratch space.
    fn random_move(position: &Self::Position, rng: &mut impl Rng, list: &mut Vec<Self::Move>) -> Option<Self::Move> {
        Self::moves(position, list);
        (!list.is_empty()).then(|| list[random::below(rng, list.len())])
    }

    /// Whether the next move only completes the last turn: no perft depth, no turn number of its own.
    fn is_follow_up(_position: &Self::Position) -> bool {
        false
    }

    /// Whether the move is progress for the no-progress rule: a capture, say.
    fn progress(position: &Self::Position, played: Self::Move) -> bool;

    /// Whether no later position can equal one from before the move: repetitions are looked for only behind it.
    fn irreversible(position: &Self::Position, played: Self::Move) -> bool {
        Self::progress(position, played)
    }

    // ---- text ----

    /// Reads a position. Its own fields decide what they say, whatever the options are.
    ///
    /// # Errors
    /// Anything malformed, naming the field and what was expected there.
    fn parse_position(options: &Options, text: &str) -> Result<Self::Position, PositionError>;

    /// Position text; parsing and printing gives the same text.
    fn print_position(position: &Self::Position) -> String;

    /// Makes options agree with what the position says about them.
    fn settle_options(_position: &Self::Position, _options: &mut Options) {}

    /// Canonical text of an order.
    fn spell(position: &Self::Position, order: Self::Order) -> String;

    /// Reads the form of an order, legal or not: `None` if the text is no order at all.
    fn read(position: &Self::Position, seat: Seat, text: &str) -> Option<Reading>;

    /// An order that is accepted although it is not listed (Apocalypse's `?`).
    fn unlisted(_position: &Self::Position, _seat: Seat, _text: &str) -> Option<Self::Order> {
        None
    }

    /// Why a text that is an order in form is not legal, where the picks it stands for cannot say so: where a wrong `-` or
    /// `x` has its price, or any illegal order may be handed in. `None`: the sentence that the picks would get.
    fn refuse_text(_position: &Self::Position, _seat: Seat, _reading: &Reading) -> Option<Refusal<Self::Order>> {
        None
    }

    // ---- view half: never called by search ----

    /// The sides of this position.
    fn sides(position: &Self::Position) -> &'static [SideInfo];

    /// The pieces on the board, sorted.
    fn standing(position: &Self::Position) -> Vec<Standing>;

    /// What a person touches to enter a legal order. Paths of one seat are unique and prefix-free.
    fn picks(position: &Self::Position, order: Self::Order) -> Path;

    /// Where the piece stands that moves although picks name its target only, there being no other: it can be dragged too.
    fn lone_mover(_position: &Self::Position) -> Option<Cell> {
        None
    }

    /// Why no legal order of `seat` continues `prefix` with `next`. Called through [`pick::refuse`](super::pick::refuse):
    /// the seat is asked, cells are on the board, and there is no choice where INFO has none.
    fn refuse(position: &Self::Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<Self::Order>;

    /// What the move does on the table.
    fn effects(position: &Self::Position, played: Self::Move) -> Vec<Beat>;

    /// What else the position says.
    fn signs(position: &Self::Position) -> Vec<Sign>;
}
