//! Monte Carlo tree search: learns from random playouts which moves are good, with no knowledge of the game.
//!
//! UCT (Kocsis and Szepesvári 2006) with MCTS-Solver (Winands, Björnsson and Saito 2008): a node whose children are
//! proven is proven too and is not played out any more. Each iteration selects a leaf, expands it, plays to the end of
//! the game at random and backpropagates the result. Where a game has a good evaluation, playouts may be cut off after
//! some plies and evaluated. Any number of sides may take part, each of which maximizes its own reward; several seats
//! at once may not.
//!
//! The exploration term is 0.7 · √(ln N / n), with a reward of 1 for a win and ½ for a draw. A position of the play
//! that would occur for the third time is a draw among the root's children; deeper in the tree repetitions are not
//! looked for.
//!
//! Where stones are placed and stay, [`Uct::with_rave`] adds rapid action value estimation (Gelly and Silver 2007): the
//! end of a playout tells which moves were played at any time, and each of them gains the result in the
//! all-moves-as-first (AMAF) statistics. These have the weight √(k / (3 n + k)) after n visits, with k = 1500; the
//! exploration constant is then 0.15, and a node is expanded after four visits.
//!
//! Memory: the tree has at most as many nodes as fit the megabytes its maker is told, half of them for the subtree that
//! is taken over from the last question. (That happens only if the budget has a time, since otherwise an answer must
//! not depend on earlier questions.) When the tree is full, playouts begin at its leaves.
//!
//! Start with [`Uct`]; `tree.rs` holds the nodes, `proven.rs` says which results are proven.

mod proven;
mod tree;

use super::evaluation::NullEvaluation;
use super::meter::Meter;
use super::score::{loss_in, win_in};
use super::{Evaluation, Root, Search, boxed_thinker};
use ludoteca_rules::thinking::think::{Analysis, Ending, Proof, Question, Score, Thinker};
use ludoteca_rules::{Game, Side, Winner, random};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tree::{MAX_SIDES, Rewards, Tree, WIN_REWARD};

/// With RAVE a node is expanded after so many visits; without it, after one.
const RAVE_EXPANSION_VISITS: u32 = 4;

/// The searcher. See the head of this file.
pub struct Uct<G: Game, E: Evaluation<G>> {
    evaluation: E,
    /// Playouts are cut off and evaluated after so many plies.
    playout_cutoff: Option<u32>,
    /// Playouts are [`Evaluation::playout`], and AMAF statistics count the moves that [`Evaluation::has_played`] finds.
    rave: bool,
    tree: Tree<G, E>,
    list: Vec<G::Move>,
    /// The nodes of the current iteration, from the root to the leaf.
    path: Vec<u32>,
}

/// A searcher of game `G` without an evaluation, and without its type: every playout goes on to the end of the game.
#[must_use]
pub fn plain<G: Game>(megabytes: usize) -> Box<dyn Thinker> {
    thinker::<G, _>(NullEvaluation, None, megabytes)
}

/// A searcher of game `G`, without its type, whose playouts are evaluated after so many plies, or never.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(
    evaluation: E,
    playout_cutoff: Option<u32>,
    megabytes: usize,
) -> Box<dyn Thinker> {
    boxed_thinker::<G, _>(Uct::<G, E>::new(evaluation, playout_cutoff, megabytes))
}

/// A searcher of game `G` with RAVE, without its type: for games in which stones are placed and stay.
#[must_use]
pub fn rave<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    boxed_thinker::<G, _>(Uct::<G, E>::with_rave(evaluation, megabytes))
}

impl<G: Game, E: Evaluation<G>> Uct<G, E> {
    /// A searcher with a tree of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, playout_cutoff: Option<u32>, megabytes: usize) -> Self {
        Self::with(Tree::new(megabytes, false), evaluation, playout_cutoff)
    }

    /// The same with RAVE; playouts go on to the end of the game.
    #[must_use]
    pub fn with_rave(evaluation: E, megabytes: usize) -> Self {
        Self { rave: true, ..Self::with(Tree::new(megabytes, true), evaluation, None) }
    }

    const fn with(tree: Tree<G, E>, evaluation: E, playout_cutoff: Option<u32>) -> Self {
        Self { evaluation, playout_cutoff, rave: false, tree, list: Vec::new(), path: Vec::new() }
    }

    /// One iteration: selection, expansion, simulation and backpropagation.
    fn iterate(&mut self, root: &Root<G>, rng: &mut impl Rng) {
        let mut position = root.position.clone();
        let mut node = Tree::<G, E>::ROOT;
        self.path.clear();
        self.path.push(node);
        let rewards = loop {
            if let Some(winner) = self.tree.winner(node) {
                break rewards_of(winner);
            }
            if !self.tree.has_children(node) {
                let is_root = self.path.len() == 1;
                let repetition_hashes = if is_root { root.repetition_hashes.as_deref().unwrap_or(&[]) } else { &[] };
                let expansion_visits = if self.rave { RAVE_EXPANSION_VISITS } else { 1 };
                let expands = is_root || self.tree.visits(node) >= expansion_visits;
                if !expands || !self.tree.expand(node, &position, repetition_hashes, &mut self.list) {
                    break self.simulate(position, rng);
                }
                continue;
            }
            node = self.tree.select(node, rng);
            G::play(&mut position, self.tree.played(node));
            self.path.push(node);
        };
        self.tree.backpropagate(&self.path, &rewards);
    }

    /// The simulation: a playout from a leaf, and its rewards.
    fn simulate(&mut self, mut position: G::Position, rng: &mut impl Rng) -> Rewards {
        if self.rave {
            let end = E::playout(&position, rng, &mut self.list);
            let rewards = rewards_of(E::winner(&end).unwrap_or(Winner::Draw));
            self.tree.update_amaf(&self.path, &end, &rewards);
            return rewards;
        }
        let mut left = self.playout_cutoff.unwrap_or(G::INFO.playout_plies);
        while let Some(played) = G::random_move(&position, rng, &mut self.list) {
            if left == 0 {
                return match self.playout_cutoff {
                    Some(_) => self.evaluate(&position),
                    None => rewards_of(Winner::Draw),
                };
            }
            G::play(&mut position, played);
            left -= 1;
        }
        rewards_of(E::winner(&position).unwrap_or(Winner::Draw))
    }

    /// The rewards of a position that is not over: half a win if neither side is better, and never a whole one.
    fn evaluate(&self, position: &G::Position) -> Rewards {
        /// The evaluation that is worth three quarters of a win.
        const CLEAR_ADVANTAGE: i64 = 150;
        let share = |value: i32| {
            let value = i64::from(value);
            (WIN_REWARD + WIN_REWARD * value / (value.abs() + CLEAR_ADVANTAGE)) / 2
        };
        let sides = G::sides(position).len().min(MAX_SIDES);
        if sides <= 2 {
            let share = share(self.evaluation.evaluate(position));
            let mut rewards = [WIN_REWARD - share; MAX_SIDES];
            rewards[usize::from(E::side_to_move(position).0) % MAX_SIDES] = share;
            return rewards;
        }
        // Eliminated sides get nothing; the others share one win in proportion to their evaluations.
        let mut rewards = [0; MAX_SIDES];
        for (side, reward) in (0..).map(Side).zip(&mut rewards).take(sides) {
            if !E::is_eliminated(position, side) {
                *reward = share(self.evaluation.evaluate_for(position, side));
            }
        }
        let total = rewards.iter().sum::<i64>().max(1);
        rewards.map(|reward| WIN_REWARD * reward / total)
    }

    /// The score of a node for the side that moves to it.
    fn score(&self, node: u32, parent: u32) -> Score {
        let Some(winner) = self.tree.winner(node) else {
            let value = (self.tree.mean(node) - 0.5) * 2000.0;
            return Score { value: value as i32, proof: None };
        };
        let plies = self.tree.distance(node) + 1;
        let (ending, value) = match winner {
            Winner::Draw => (Ending::Draw, 0),
            Winner::Side(side) if side == self.tree.side(parent) => (Ending::Win, win_in(plies)),
            Winner::Side(_) => (Ending::Loss, loss_in(plies)),
        };
        Score { value, proof: Some(Proof { ending, plies: (ending != Ending::Draw).then_some(plies) }) }
    }
}

/// The rewards of a finished game.
fn rewards_of(winner: Winner) -> Rewards {
    match winner {
        Winner::Draw => [WIN_REWARD / 2; MAX_SIDES],
        Winner::Side(side) => {
            let mut rewards = [0; MAX_SIDES];
            rewards[usize::from(side.0) % MAX_SIDES] = WIN_REWARD;
            rewards
        }
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Uct<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        // A playout takes so long that the clock is checked after each.
        meter.check_always();
        self.tree.begin_search(&root.position, meter.is_deterministic(), || meter.is_stopped());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(question.seed);
        /// So many visits fit the counters of the nodes.
        const MAX_ITERATIONS: u64 = 1 << 30;
        let max_depth = question.budget.depth.map_or(usize::MAX, |depth| depth as usize);
        let mut iterations = 0;
        while !meter.is_over() && iterations < MAX_ITERATIONS && self.tree.winner(Tree::<G, E>::ROOT).is_none() {
            self.iterate(root, &mut rng);
            meter.count();
            iterations += 1;
            // The tree grows unevenly: a bound on depth is reached by its longest line.
            if self.path.len() > max_depth {
                break;
            }
        }
        let children = self.tree.ranked(Tree::<G, E>::ROOT);
        let Some(best) = children.first().copied() else {
            G::moves(&root.position, &mut self.list);
            let best = (!self.list.is_empty()).then(|| self.list[random::below(&mut rng, self.list.len())]);
            return Analysis { best, line: best.into_iter().collect(), ..Analysis::nothing() };
        };
        let valued = children.iter().filter(|_| question.all);
        let mut orders: Vec<(G::Move, Score)> =
            valued.map(|child| (self.tree.played(*child), self.score(*child, Tree::<G, E>::ROOT))).collect();
        // The move with the most visits is the best one; the means of rarely visited moves are unreliable and must not
        // exceed its value.
        let score = self.score(best, Tree::<G, E>::ROOT);
        for (_, other) in orders.iter_mut().skip(1).filter(|(_, other)| other.proof.is_none()) {
            other.value = other.value.min(score.value);
        }
        orders.sort_by_key(|(_, score)| -score.value);
        Analysis {
            best: Some(self.tree.played(best)),
            score,
            line: self.tree.principal_variation(),
            nodes: meter.nodes(),
            depth: 0,
            orders,
            ..Analysis::nothing()
        }
    }
}
