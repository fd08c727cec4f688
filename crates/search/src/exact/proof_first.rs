//! A solver with a part of the budget, and then another searcher with the rest.

use crate::meter::Meter;
use crate::{Root, Search};
use ludoteca_rules::Game;
use ludoteca_rules::thinking::think::{Analysis, Question};

/// The part of the budget that the solver gets.
const SOLVER_SHARE: (u32, u32) = (1, 2);

/// The searcher. See the head of this file.
pub struct ProofFirst<P, S> {
    solver: P,
    fallback: S,
}

impl<P, S> ProofFirst<P, S> {
    /// Asks this solver first, and then the fallback.
    #[must_use]
    pub const fn new(solver: P, fallback: S) -> Self {
        Self { solver, fallback }
    }
}

impl<G: Game, P: Search<G>, S: Search<G>> Search<G> for ProofFirst<P, S> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let bounded = question.budget.time.is_some() || question.budget.nodes.is_some();
        // A solver has no use for a bound on depth, and without any bound only a proof is wanted.
        let proven = if bounded {
            let mut part = meter.part(SOLVER_SHARE.0, SOLVER_SHARE.1);
            let proven = self.solver.search(root, question, &mut part);
            meter.add(&part);
            proven
        } else if question.budget.depth.is_some() {
            return self.fallback.search(root, question, meter);
        } else {
            self.solver.search(root, question, meter)
        };
        let complete = proven.score.proof.is_some() && proven.orders.iter().all(|(_, score)| score.proof.is_some());
        if meter.is_over() || complete {
            return proven;
        }
        let mut estimated = self.fallback.search(root, question, meter);
        for (played, score) in &mut estimated.orders {
            let proof = proven.orders.iter().find(|(other, score)| other == played && score.proof.is_some());
            if let Some((_, proven)) = proof.filter(|_| score.proof.is_none()) {
                *score = *proven;
            }
        }
        estimated.orders.sort_by_key(|(_, score)| -score.value);
        estimated
    }
}
