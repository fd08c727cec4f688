//! A searcher that does not see some things, as a person who learns a game does not.
//!
//! What is overlooked is not weighed: a move that the player does not see is never played, and as an answer it is never
//! feared. Everything within the depth that it sees is judged right, every line to the same depth: it never blunders by
//! chance, and whoever knows what it overlooks can use that.
//!
//! Start with [`Sight`]; [`thinker`] makes the searcher.

use super::alpha_beta::AlphaBeta;
use super::boxed_thinker;
use super::evaluation::Evaluation;
use super::paranoid::Paranoid;
use ludoteca_rules::thinking::think::Thinker;
use ludoteca_rules::{Game, Rules, Side, Winner, hash};

/// What a player sees.
pub struct Sight<G: Rules> {
    /// Whether a move is not seen; `true` where it would be the player's own, `false` where it is an answer to it.
    pub overlooks: fn(&G::Position, G::Move, own: bool) -> bool,
    /// Whether captures are followed beyond the depth until all is quiet.
    pub follows: bool,
    /// Whether a move that ends the game at once is always seen.
    pub sees_end: bool,
}

impl<G: Rules> Sight<G> {
    /// Every move within the depth is seen, and nothing beyond it.
    pub const NEAR: Self = Self { overlooks: |_, _, _| false, follows: false, sees_end: true };

    /// Every move within the depth is seen, and beyond it captures.
    pub const FOLLOWING: Self = Self { follows: true, ..Self::NEAR };
}

/// How strong a side is, seen by itself: what a player goes by who overlooks the other side.
pub trait Strength<G: Game>: Send + 'static {
    /// In the unit of [`Evaluation::evaluate`].
    fn strength(&self, position: &G::Position, side: Side) -> i32;
}

/// An evaluation that only counts the strength of whose player it is.
pub struct Alone<S> {
    strength: S,
    own: Side,
}

impl<S> Alone<S> {
    /// By this strength.
    pub const fn new(strength: S) -> Self {
        Self { strength, own: Side(0) }
    }
}

impl<G: Game, S: Strength<G>> Evaluation<G> for Alone<S> {
    fn evaluate(&self, position: &G::Position) -> i32 {
        let value = self.strength.strength(position, self.own);
        if <Self as Evaluation<G>>::side_to_move(position) == self.own { value } else { -value }
    }

    fn begin_search(&mut self, root: &G::Position) {
        self.own = <Self as Evaluation<G>>::side_to_move(root);
    }
}

/// An evaluation as a player with this sight uses it. It knows no proof without search.
pub struct Overlooking<G: Game, E> {
    evaluation: E,
    sight: Sight<G>,
    /// The side whose player it is.
    own: Side,
}

/// A searcher with this sight, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, sight: Sight<G>, megabytes: usize) -> Box<dyn Thinker> {
    let evaluation = Overlooking { evaluation, sight, own: Side(0) };
    boxed_thinker::<G, _>(AlphaBeta::<G, _>::exact(evaluation, megabytes))
}

/// The same for any number of sides.
#[must_use]
pub fn paranoid<G: Game, E: Evaluation<G>>(evaluation: E, sight: Sight<G>, megabytes: usize) -> Box<dyn Thinker> {
    let evaluation = Overlooking { evaluation, sight, own: Side(0) };
    boxed_thinker::<G, _>(Paranoid::<G, _>::exact(evaluation, megabytes))
}

impl<G: Game, E: Evaluation<G>> Overlooking<G, E> {
    fn sees(&self, position: &G::Position, played: G::Move, own: bool) -> bool {
        !(self.sight.overlooks)(position, played, own) || self.sight.sees_end && ends::<G, E>(position, played)
    }

    /// Leaves in the list what is seen; all, if that is nothing.
    fn keep_seen(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        let own = E::side_to_move(position) == self.own;
        if list.iter().any(|played| self.sees(position, *played, own)) {
            list.retain(|played| self.sees(position, *played, own));
        }
    }
}

fn ends<G: Game, E: Evaluation<G>>(position: &G::Position, played: G::Move) -> bool {
    let mut after = position.clone();
    G::play(&mut after, played);
    E::winner(&after).is_some()
}

impl<G: Game, E: Evaluation<G>> Evaluation<G> for Overlooking<G, E> {
    fn evaluate(&self, position: &G::Position) -> i32 {
        self.evaluation.evaluate(position)
    }

    fn evaluate_for(&self, position: &G::Position, side: Side) -> i32 {
        self.evaluation.evaluate_for(position, side)
    }

    fn begin_search(&mut self, root: &G::Position) {
        self.own = E::side_to_move(root);
        self.evaluation.begin_search(root);
    }

    fn seen_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        G::moves(position, list);
        self.keep_seen(position, list);
    }

    fn noisy_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        list.clear();
        if self.sight.follows {
            let own = E::side_to_move(position) == self.own;
            self.evaluation.noisy_moves(position, list);
            list.retain(|played| self.sees(position, *played, own));
        }
    }

    /// What is seen depends on whose player it is.
    fn table_key(&self, position: &G::Position) -> u64 {
        hash::mix(E::key(position), self.own.0.into())
    }

    fn winner(position: &G::Position) -> Option<Winner> {
        E::winner(position)
    }

    fn is_eliminated(position: &G::Position, side: Side) -> bool {
        E::is_eliminated(position, side)
    }

    fn side_to_move(position: &G::Position) -> Side {
        E::side_to_move(position)
    }

    fn key(position: &G::Position) -> u64 {
        E::key(position)
    }

    fn idle_plies(position: &G::Position) -> u32 {
        E::idle_plies(position)
    }

    fn ordering_score(&self, position: &G::Position, played: G::Move) -> i32 {
        self.evaluation.ordering_score(position, played)
    }

    const HISTORY_SLOTS: usize = E::HISTORY_SLOTS;

    fn history_slot(position: &G::Position, played: G::Move) -> usize {
        E::history_slot(position, played)
    }
}
