//! What a search must know of one game: the static evaluation of a position, and which moves to try first.

use ludoteca_rules::{Game, Side, Winner};
use rand::Rng;

/// The evaluation of one game, implemented in its `eval.rs`. The weights are data in the value that implements it.
///
/// Only [`Evaluation::evaluate`] is required. The defaults of the others are always correct; a fast game overrides
/// those that take time, and a strong one those that guide the search.
///
/// [`Evaluation::player_to_move`], [`Evaluation::winning_player`] and [`Evaluation::table_key`] exist for games of more
/// than two sides, which [`paranoid`](super::paranoid) searches as games of two players; a game does not override them.
pub trait Evaluation<G: Game>: Send + 'static {
    /// The static evaluation for the side to move, in hundredths of a piece. The game is not over.
    fn evaluate(&self, position: &G::Position) -> i32;

    /// The static evaluation for any side, whoever is to move. A game of more than two sides, or in which both sides
    /// decide at once, overrides it.
    #[inline]
    fn evaluate_for(&self, position: &G::Position, side: Side) -> i32 {
        let value = self.evaluate(position);
        if side == Self::side_to_move(position) { value } else { -value }
    }

    /// Who has won; `None` while the game goes on.
    #[inline]
    fn winner(position: &G::Position) -> Option<Winner> {
        if !G::is_over(position) {
            return G::counted_out(position).map(|outcome| outcome.winner);
        }
        G::outcome(position).map(|outcome| outcome.winner)
    }

    /// Whether a side has already lost although the others play on.
    #[inline]
    fn is_eliminated(_position: &G::Position, _side: Side) -> bool {
        false
    }

    /// The side that decides. The game is not over.
    #[inline]
    fn side_to_move(position: &G::Position) -> Side {
        let seat = G::asked(position).iter().next();
        let sides = (0..).map(Side).zip(G::sides(position));
        let mut deciding = sides.filter(|(_, info)| seat.is_some_and(|seat| info.seats.contains(seat)));
        deciding.next().map_or(Side(0), |(side, _)| side)
    }

    /// The key of a position in the transposition table. Positions with equal keys must be worth the same for the side
    /// to move, and the same moves must be generated in the same order, since a best move is stored by its index.
    #[inline]
    fn key(position: &G::Position) -> u64 {
        G::hash(position)
    }

    /// Plies that [`Evaluation::key`] leaves out: moves of both sides, in equal number, that change nothing else. A
    /// proof from the transposition table is so many plies longer.
    #[inline]
    fn idle_plies(_position: &G::Position) -> u32 {
        0
    }

    /// Replaces the content of `list` by the legal moves that must be searched below the root: a move may be left out
    /// if one that stays is at least as good. At least one stays.
    #[inline]
    fn moves(position: &G::Position, list: &mut Vec<G::Move>) {
        G::moves(position, list);
    }

    /// Replaces the content of `list` by the moves that are searched at the root, and everywhere in a full-width
    /// search: all legal ones, unless a player does not see them. At least one stays.
    #[inline]
    fn seen_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        G::moves(position, list);
    }

    /// As [`Evaluation::key`], but mirror images may share a key: for tables that store no move.
    #[inline]
    fn symmetric_key(position: &G::Position) -> u64 {
        Self::key(position)
    }

    /// A win (positive) or a loss (negative) of the side to move that is known without search, as the greatest number
    /// of plies until then. The game is not over.
    #[inline]
    fn static_proof(_position: &G::Position) -> Option<i32> {
        None
    }

    /// Prepares for a search from this position.
    #[inline]
    fn begin_search(&mut self, _root: &G::Position) {}

    /// The player to move as the search counts players: the side, unless several sides are searched as one player.
    #[inline]
    fn player_to_move(&self, position: &G::Position) -> Side {
        Self::side_to_move(position)
    }

    /// As [`Evaluation::winner`], in players instead of sides.
    #[inline]
    fn winning_player(&self, position: &G::Position) -> Option<Winner> {
        Self::winner(position)
    }

    /// As [`Evaluation::key`]; it also tells apart what differs by who the players are.
    #[inline]
    fn table_key(&self, position: &G::Position) -> u64 {
        Self::key(position)
    }

    /// Whether the side to move loses at once unless it answers a threat, such as a check: the search is extended until
    /// the threat is answered, since the static evaluation does not see it.
    #[inline]
    fn is_threatened(_position: &G::Position) -> bool {
        false
    }

    /// The first proof and disproof number of a position: estimates of how many positions must be searched to show that
    /// the side to move wins, and that it loses. The game is not over.
    #[inline]
    fn initial_proof_numbers(&self, position: &G::Position) -> (u32, u32) {
        (1, G::count(position) as u32)
    }

    /// The static move-ordering score: higher moves are tried first. Moves above 0 are never reduced; the others are
    /// ordered by this plus what the history heuristic says.
    #[inline]
    fn ordering_score(&self, _position: &G::Position, _played: G::Move) -> i32 {
        0
    }

    /// Replaces the content of `list` by the moves of the quiescence search: those that make a static evaluation
    /// unreliable, such as captures.
    #[inline]
    fn noisy_moves(&self, _position: &G::Position, list: &mut Vec<G::Move>) {
        list.clear();
    }

    /// Number of different values of [`Evaluation::history_slot`].
    const HISTORY_SLOTS: usize = 1;

    /// The index of a move in the history table. Moves of one slot share their score.
    #[inline]
    fn history_slot(_position: &G::Position, _played: G::Move) -> usize {
        0
    }

    /// A playout: a position at the end of a game that goes on with random moves from here. The game is not over.
    fn playout(position: &G::Position, rng: &mut impl Rng, list: &mut Vec<G::Move>) -> G::Position {
        let mut end = position.clone();
        for _ in 0..G::INFO.playout_plies {
            let Some(played) = G::random_move(&end, rng, list) else { break };
            G::play(&mut end, played);
        }
        end
    }

    /// Whether the final position of a playout shows that this side played this move at some time. It can where stones
    /// are placed and stay, and makes the all-moves-as-first statistics of RAVE possible.
    #[inline]
    fn has_played(_end: &G::Position, _side: Side, _played: G::Move) -> bool {
        false
    }

    /// The position after a null move. `None` where zugzwang is likely, or passing makes no sense.
    #[inline]
    fn after_null_move(_position: &G::Position) -> Option<G::Position> {
        None
    }
}

/// The evaluation that knows nothing: every position that is not over is worth 0. For games that can be searched to
/// their ends, and for plain Monte Carlo tree search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullEvaluation;

impl<G: Game> Evaluation<G> for NullEvaluation {
    fn evaluate(&self, _position: &G::Position) -> i32 {
        0
    }
}
