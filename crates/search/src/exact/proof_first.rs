//! A prover with a part of the budget, and then another searcher with the rest.

use crate::meter::Meter;
use crate::{Root, Search};
use ludoteca_rules::Game;
use ludoteca_rules::think::{Analysis, Question};

/// The part of the budget that the prover gets.
const PART: (u32, u32) = (1, 2);

/// The searcher. See the head of this file.
pub struct ProofFirst<P, S> {
    prover: P,
    other: S,
}

impl<P, S> ProofFirst<P, S> {
    /// Asks this prover first.
    #[must_use]
    pub const fn new(prover: P, other: S) -> Self {
        Self { prover, other }
    }
}

impl<G: Game, P: Search<G>, S: Search<G>> Search<G> for ProofFirst<P, S> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        let bounded = question.budget.time.is_some() || question.budget.nodes.is_some();
        // A bound on depth says nothing to a prover, and without any bound a proof is all that is wanted.
        let proved = if bounded {
            let mut part = meter.part(PART.0, PART.1);
            let proved = self.prover.search(root, question, &mut part);
            meter.add(&part);
            proved
        } else if question.budget.depth.is_some() {
            return self.other.search(root, question, meter);
        } else {
            self.prover.search(root, question, meter)
        };
        let complete = proved.score.proof.is_some() && proved.orders.iter().all(|(_, score)| score.proof.is_some());
        if meter.is_over() || complete {
            return proved;
        }
        let mut judged = self.other.search(root, question, meter);
        for (played, score) in &mut judged.orders {
            let proof = proved.orders.iter().find(|(other, score)| other == played && score.proof.is_some());
            if let Some((_, proved)) = proof.filter(|_| score.proof.is_none()) {
                *score = *proved;
            }
        }
        judged.orders.sort_by_key(|(_, score)| -score.value);
        judged
    }
}
