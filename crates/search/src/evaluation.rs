//! What a search must know of one game: how to judge a position, and which moves to try first.

use ludoteca_rules::{Game, Side, Winner};
use rand::Rng;

/// The judgement of one game, implemented in its `eval.rs`. The weights are data in the value that implements it.
///
/// Only [`Evaluation::judge`] is required. The others have answers that are always right; a fast game overrides those that
/// take time, and a strong one those that guide the search.
pub trait Evaluation<G: Game>: Send + 'static {
    /// What the position is worth for the side to move, in hundredths of a piece. The game is not over.
    fn judge(&self, position: &G::Position) -> i32;

    /// What the position is worth for any side, whoever is to move. Where there are more than two sides, or where both decide
    /// at once, a game says it itself.
    #[inline]
    fn judge_for(&self, position: &G::Position, side: Side) -> i32 {
        let value = self.judge(position);
        if side == Self::side(position) { value } else { -value }
    }

    /// Who has won; `None` while the game goes on.
    #[inline]
    fn winner(position: &G::Position) -> Option<Winner> {
        if !G::is_over(position) {
            return G::counted_out(position).map(|outcome| outcome.winner);
        }
        G::outcome(position).map(|outcome| outcome.winner)
    }

    /// Whether a side has lost already, although others play on.
    #[inline]
    fn is_out(_position: &G::Position, _side: Side) -> bool {
        false
    }

    /// The side that decides. The game is not over.
    #[inline]
    fn side(position: &G::Position) -> Side {
        let seat = G::asked(position).iter().next();
        let sides = (0..).map(Side).zip(G::sides(position));
        let mut deciding = sides.filter(|(_, info)| seat.is_some_and(|seat| info.seats.contains(seat)));
        deciding.next().map_or(Side(0), |(side, _)| side)
    }

    /// What the search remembers a position by. Positions with equal keys must be worth the same for the side to move, and
    /// the same moves must be generated in the same order.
    #[inline]
    fn key(position: &G::Position) -> u64 {
        G::hash(position)
    }

    /// Plies that a key says nothing of: moves of both sides in equal number that disturb nothing. The end comes so much later.
    #[inline]
    fn idle(_position: &G::Position) -> u32 {
        0
    }

    /// Replaces the content of `list` by the legal moves worth looking at below the root: those left out are no better than one
    /// that stays. At least one stays.
    #[inline]
    fn moves(position: &G::Position, list: &mut Vec<G::Move>) {
        G::moves(position, list);
    }

    /// As [`Evaluation::key`], but images of a position in a mirror may have its key, since no move is remembered with it.
    #[inline]
    fn key_of_images(position: &G::Position) -> u64 {
        Self::key(position)
    }

    /// A win (positive) or a loss (negative) of the side to move that can be proved without a search: it comes after so many
    /// plies at the latest. The game is not over.
    #[inline]
    fn proved(_position: &G::Position) -> Option<i32> {
        None
    }

    /// Prepares for a search from this position.
    #[inline]
    fn begin(&mut self, _root: &G::Position) {}

    /// As [`Evaluation::side`], but as the search from the root sees it: see [`several`](super::several).
    #[inline]
    fn mover(&self, position: &G::Position) -> Side {
        Self::side(position)
    }

    /// As [`Evaluation::winner`], as the search from the root sees it.
    #[inline]
    fn won(&self, position: &G::Position) -> Option<Winner> {
        Self::winner(position)
    }

    /// As [`Evaluation::key`], as the search from the root sees it.
    #[inline]
    fn known_by(&self, position: &G::Position) -> u64 {
        Self::key(position)
    }

    /// Whether the side to move loses at once unless it answers a threat, such as a check: then it is looked at until it
    /// has answered, and not judged before.
    #[inline]
    fn threatened(_position: &G::Position) -> bool {
        false
    }

    /// For proofs by proof numbers: guesses of how much is left to look at until it is shown that the side to move wins, and
    /// that it loses. The game is not over.
    #[inline]
    fn effort(&self, position: &G::Position) -> (u32, u32) {
        (1, G::count(position) as u32)
    }

    /// How promising a move looks: higher ones are tried first. Those above 0 are never looked at less deeply; the others
    /// are ordered by what the search learns.
    #[inline]
    fn promise(&self, _position: &G::Position, _played: G::Move) -> i32 {
        0
    }

    /// Replaces the content of `list` by the moves after which a position cannot be judged yet, such as captures.
    #[inline]
    fn unquiet(&self, _position: &G::Position, list: &mut Vec<G::Move>) {
        list.clear();
    }

    /// Number of different answers of [`Evaluation::slot`].
    const SLOTS: usize = 1;

    /// Moves of one slot are taken for alike: the search learns how often they are good.
    #[inline]
    fn slot(_position: &G::Position, _played: G::Move) -> usize {
        0
    }

    /// A position at the end of a game that goes on by chance from here. The game is not over.
    fn random_end(position: &G::Position, rng: &mut impl Rng, list: &mut Vec<G::Move>) -> G::Position {
        let mut end = position.clone();
        for _ in 0..G::INFO.playout_plies {
            let Some(played) = G::random_move(&end, rng, list) else { break };
            G::play(&mut end, played);
        }
        end
    }

    /// Whether a position at the end of a game looks as if this side had played this move at some time. In games in which
    /// stones are put and stay, one playout then says something about every move.
    #[inline]
    fn holds(_end: &G::Position, _side: Side, _played: G::Move) -> bool {
        false
    }

    /// The position if the side to move did not move, where having to move is hardly ever a burden.
    #[inline]
    fn passed(_position: &G::Position) -> Option<G::Position> {
        None
    }
}

/// Judges nothing: all that is not over is worth the same. For games that can be searched to their ends.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unjudged;

impl<G: Game> Evaluation<G> for Unjudged {
    fn judge(&self, _position: &G::Position) -> i32 {
        0
    }
}
