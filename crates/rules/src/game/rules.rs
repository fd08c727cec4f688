//! What search and perft call, at full speed.

use crate::display::pick::Pick;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::random;
use crate::seats::seat::{Seat, SeatSet, Side};
use rand::Rng;
use std::fmt::Debug;

/// The rules of one game. Static dispatch, no state of its own: everything is in the position.
///
/// A [`Seat`] decides, an `Order` is what one seat decides, a `Move` is what changes the position. In most games they
/// are the same; where several seats decide at once a move joins one order of each asked seat.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Everything the rules know: pieces, who is asked, rights and counters. Equality is equality for the repetition
    /// rule.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// What one seat decides.
    type Order: Copy + Eq + Debug + Send + Sync;
    /// What changes the position.
    type Move: Copy + Eq + Debug + Send + Sync;

    /// The position before the first move; `first` begins where the game rolls for it (else it is seat 1).
    fn start(options: &Options, first: Seat) -> Self::Position;

    /// The seats whose orders the position waits for; none when the game is over.
    fn asked(position: &Self::Position) -> SeatSet;

    /// Replaces the content of `list` by the legal orders of an asked seat, in a stable order; none for another seat.
    fn orders(position: &Self::Position, seat: Seat, list: &mut Vec<Self::Order>);

    /// As [`Rules::orders`], but orders that do not begin with the pick `first` may be missing, where it is faster to
    /// leave them out. Long records are read by it.
    fn orders_from(position: &Self::Position, seat: Seat, _first: Pick, list: &mut Vec<Self::Order>) {
        Self::orders(position, seat, list);
    }

    /// Replaces the content of `list` by all that a seat can sensibly hand in: its legal orders, and behind them an
    /// illegal one, where that has its price and the price is not yet the game. Search and proofs look at these.
    fn choices(position: &Self::Position, seat: Seat, list: &mut Vec<Self::Order>) {
        Self::orders(position, seat, list);
    }

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

    /// The draw that a counter in the position itself has brought about (75 moves without a capture, say). The session
    /// ends the game by it; perft, `outcome` and the generator do not know it.
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
}
