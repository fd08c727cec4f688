//! Games of more than two sides for a search of two: whoever asks against all others, as if they had agreed to harm it.
//!
//! That is more careful than need be, since the others harm each other too; but so much is the same in every line that what is
//! best against all is mostly good against each (the paranoid search of Sturtevant and Korf 2000). A win that is found is one
//! against everybody. A loss is none: the others will hardly act as one.
//!
//! Where a position has two sides, everything is as if this were not here.

use super::alpha_beta::AlphaBeta;
use super::meter::Meter;
use super::score::judged;
use super::{Evaluation, Root, Search, Typed};
use ludoteca_rules::think::{Analysis, Ending, Question, Score, Thinker};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::marker::PhantomData;

/// The judgement of a game seen by the side that asks: it is side 0, and all others together are side 1.
pub struct Against<E> {
    evaluation: E,
    /// The side that asks, where there are more than two.
    asking: Option<Side>,
}

/// Alpha-beta for a game in which the number of sides depends on its options.
pub struct Several<G: Game, E: Evaluation<G>> {
    search: AlphaBeta<G, Against<E>>,
    game: PhantomData<fn() -> G>,
}

/// A searcher of game `G` by this evaluation, for any number of sides, without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    Typed::<G, Several<G, E>>::boxed(Several::new(evaluation, megabytes))
}

impl<G: Game, E: Evaluation<G>> Several<G, E> {
    /// A searcher with a table of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        Self { search: AlphaBeta::new(Against { evaluation, asking: None }, megabytes), game: PhantomData }
    }
}

/// What is said of a position without what is certain only if all others act as one.
fn uncertain(score: Score) -> Score {
    match score.proof {
        Some(proof) if proof.ending != Ending::Win => Score { value: judged(score.value), proof: None },
        _ => score,
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Several<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let mut analysis = self.search.search(root, question, meter);
        if G::sides(&root.position).len() > 2 {
            analysis.score = uncertain(analysis.score);
            for (_, score) in &mut analysis.orders {
                *score = uncertain(*score);
            }
        }
        analysis
    }
}

impl<G: Game, E: Evaluation<G>> Evaluation<G> for Against<E> {
    fn judge(&self, position: &G::Position) -> i32 {
        let Some(asking) = self.asking else { return self.evaluation.judge(position) };
        let value = self.evaluation.judge_for(position, asking);
        if E::side(position) == asking { value } else { -value }
    }

    fn begin(&mut self, root: &G::Position) {
        self.asking = (G::sides(root).len() > 2).then(|| E::side(root));
    }

    fn mover(&self, position: &G::Position) -> Side {
        let side = E::side(position);
        self.asking.map_or(side, |asking| Side(u8::from(side != asking)))
    }

    fn won(&self, position: &G::Position) -> Option<Winner> {
        let Some(asking) = self.asking else { return E::winner(position) };
        match E::winner(position) {
            Some(Winner::Side(side)) => Some(Winner::Side(Side(u8::from(side != asking)))),
            None if E::is_out(position, asking) => Some(Winner::Side(Side(1))),
            other => other,
        }
    }

    fn known_by(&self, position: &G::Position) -> u64 {
        let key = E::key(position);
        self.asking.map_or(key, |asking| hash::mix(key, u64::from(asking.0)))
    }

    fn winner(position: &G::Position) -> Option<Winner> {
        E::winner(position)
    }

    fn side(position: &G::Position) -> Side {
        E::side(position)
    }

    fn key(position: &G::Position) -> u64 {
        E::key(position)
    }

    fn idle(position: &G::Position) -> u32 {
        E::idle(position)
    }

    fn moves(position: &G::Position, list: &mut Vec<G::Move>) {
        E::moves(position, list);
    }

    fn promise(&self, position: &G::Position, played: G::Move) -> i32 {
        self.evaluation.promise(position, played)
    }

    fn unquiet(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        self.evaluation.unquiet(position, list);
    }

    const SLOTS: usize = E::SLOTS;

    fn slot(position: &G::Position, played: G::Move) -> usize {
        E::slot(position, played)
    }

    fn passed(position: &G::Position) -> Option<G::Position> {
        E::passed(position)
    }
}
