//! Quiescence search: beyond the horizon only noisy moves are searched, so that no position is evaluated in the middle
//! of an exchange.

use super::node::{At, MAX_PLY, NodeSearch};
use super::ordering::{OrderedNode, pick};
use crate::Evaluation;
use crate::meter::Meter;
use ludoteca_rules::Game;
use std::mem;

impl<G: Game, E: Evaluation<G>> NodeSearch<G, E> {
    /// The value of a position at the horizon. The player to move may stand pat, that is, take the static evaluation,
    /// or play a noisy move.
    pub(super) fn quiescence(&mut self, meter: &mut Meter, position: &G::Position, mut at: At) -> i32 {
        if meter.count() {
            return 0;
        }
        let ply = at.ply;
        if let Some(value) = self.static_proof(position, ply) {
            return value;
        }
        self.depth_limited = true;
        let mut best = self.evaluate(position);
        if best >= at.window.beta || ply >= MAX_PLY {
            return best;
        }
        at.window.alpha = at.window.alpha.max(best);
        let mut list = mem::take(&mut self.plies[ply].list);
        self.evaluation.noisy_moves(position, &mut list);
        if !list.is_empty() {
            let mut ranked = mem::take(&mut self.plies[ply].ranked);
            let node = OrderedNode { position, player: self.evaluation.player_to_move(position), ply };
            self.ordering.rank(&self.evaluation, &node, None, &list, &mut ranked);
            at.depth = 0;
            for number in 0..ranked.len() {
                let played = pick(&mut ranked, number).played;
                at.past = self.path.after_irreversible();
                let value = self.search_move(meter, position, node.player, played, at);
                if meter.is_over() {
                    break;
                }
                best = best.max(value);
                at.window.alpha = at.window.alpha.max(value);
                if at.window.alpha >= at.window.beta {
                    break;
                }
            }
            self.plies[ply].ranked = ranked;
        }
        self.plies[ply].list = list;
        best
    }
}
