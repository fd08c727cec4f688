//! Games of more than two sides as games of two players: the side that asks against the coalition of all others.
//!
//! This is the paranoid search of Sturtevant and Korf (2000). It is more careful than need be, since the others harm
//! each other too, but alpha-beta prunes fully in it, and what is best against all is mostly good against each. A win
//! that is found is one against everybody. A loss is not called proven: the others will hardly act as one.
//!
//! Where a position has two sides, the search is plain alpha-beta.

use super::alpha_beta::AlphaBeta;
use super::meter::Meter;
use super::score::clamp_evaluation;
use super::{Evaluation, Root, Search};
use ludoteca_rules::thinking::think::{Analysis, Ending, Question, Score};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::marker::PhantomData;

/// The player that is the side that asks.
const ROOT_PLAYER: Side = Side(0);

/// The player that is the coalition of all other sides.
const COALITION: Side = Side(1);

/// The evaluation of a game as a game of two players.
pub struct ParanoidEvaluation<E> {
    evaluation: E,
    /// The side that asks, where there are more than two.
    root_side: Option<Side>,
}

/// Alpha-beta for a game in which the number of sides depends on its options.
pub struct Paranoid<G: Game, E: Evaluation<G>> {
    search: AlphaBeta<G, ParanoidEvaluation<E>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> Paranoid<G, E> {
    /// A searcher with a transposition table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        let evaluation = ParanoidEvaluation { evaluation, root_side: None };
        Self { search: AlphaBeta::new(evaluation, megabytes), game: PhantomData }
    }

    /// A full-width searcher, see [`AlphaBeta::exact`].
    #[must_use]
    pub fn exact(evaluation: E, megabytes: usize) -> Self {
        let evaluation = ParanoidEvaluation { evaluation, root_side: None };
        Self { search: AlphaBeta::exact(evaluation, megabytes), game: PhantomData }
    }
}

/// A score without a proof that holds only if all others act as one.
fn without_coalition_proof(score: Score) -> Score {
    match score.proof {
        Some(proof) if proof.ending != Ending::Win => Score { value: clamp_evaluation(score.value), proof: None },
        _ => score,
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Paranoid<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let mut analysis = self.search.search(root, question, meter);
        if G::sides(&root.position).len() > 2 {
            analysis.score = without_coalition_proof(analysis.score);
            for (_, score) in &mut analysis.orders {
                *score = without_coalition_proof(*score);
            }
        }
        analysis
    }
}

impl<E> ParanoidEvaluation<E> {
    fn player(side: Side, root_side: Side) -> Side {
        if side == root_side { ROOT_PLAYER } else { COALITION }
    }
}

impl<G: Game, E: Evaluation<G>> Evaluation<G> for ParanoidEvaluation<E> {
    fn evaluate(&self, position: &G::Position) -> i32 {
        let Some(root_side) = self.root_side else { return self.evaluation.evaluate(position) };
        let value = self.evaluation.evaluate_for(position, root_side);
        if E::side_to_move(position) == root_side { value } else { -value }
    }

    fn begin_search(&mut self, root: &G::Position) {
        self.evaluation.begin_search(root);
        self.root_side = (G::sides(root).len() > 2).then(|| E::side_to_move(root));
    }

    fn player_to_move(&self, position: &G::Position) -> Side {
        let side = E::side_to_move(position);
        self.root_side.map_or(side, |root_side| Self::player(side, root_side))
    }

    fn winning_player(&self, position: &G::Position) -> Option<Winner> {
        let Some(root_side) = self.root_side else { return E::winner(position) };
        match E::winner(position) {
            Some(Winner::Side(side)) => Some(Winner::Side(Self::player(side, root_side))),
            None if E::is_eliminated(position, root_side) => Some(Winner::Side(COALITION)),
            other => other,
        }
    }

    fn table_key(&self, position: &G::Position) -> u64 {
        let key = self.evaluation.table_key(position);
        self.root_side.map_or(key, |root_side| hash::mix(key, u64::from(root_side.0)))
    }

    fn winner(position: &G::Position) -> Option<Winner> {
        E::winner(position)
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

    fn moves(position: &G::Position, list: &mut Vec<G::Move>) {
        E::moves(position, list);
    }

    fn seen_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        self.evaluation.seen_moves(position, list);
    }

    fn ordering_score(&self, position: &G::Position, played: G::Move) -> i32 {
        self.evaluation.ordering_score(position, played)
    }

    fn noisy_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        self.evaluation.noisy_moves(position, list);
    }

    const HISTORY_SLOTS: usize = E::HISTORY_SLOTS;

    fn history_slot(position: &G::Position, played: G::Move) -> usize {
        E::history_slot(position, played)
    }

    fn after_null_move(position: &G::Position) -> Option<G::Position> {
        E::after_null_move(position)
    }
}
