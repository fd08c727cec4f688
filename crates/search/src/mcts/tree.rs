//! The search tree: its nodes with their statistics, selection, expansion and backpropagation.

use super::proven::{Proven, proven_from_children};
use crate::Evaluation;
use ludoteca_rules::{Game, Side, Winner, random};
use rand::Rng;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::marker::PhantomData;

/// No game has more sides.
pub(super) const MAX_SIDES: usize = 4;

/// The reward of a win; a draw has half of it.
pub(super) const WIN_REWARD: i64 = 1 << 12;

/// The reward of a playout for each side.
pub(super) type Rewards = [i64; MAX_SIDES];

/// The exploration constant of UCT.
const EXPLORATION: f32 = 0.7;

/// The exploration constant with RAVE, whose statistics explore too.
const RAVE_EXPLORATION: f32 = 0.15;

/// The equivalence parameter k of RAVE: the more, the longer AMAF statistics count beside a node's own.
const RAVE_EQUIVALENCE: f32 = 1500.0;

/// All-moves-as-first statistics of a move: the playouts below its parent in which it was played at any time.
#[derive(Clone, Copy, Default)]
struct Amaf {
    playouts: u32,
    total_reward: u32,
}

/// A node of the tree: a position, and the move that leads to it.
#[derive(Clone, Copy)]
struct Node<M> {
    /// At the root any move.
    played: M,
    /// The side to move; any side where the game is over.
    side: Side,
    proven: Proven,
    /// How many children it has: 0 before it is expanded. They lie side by side.
    children: u16,
    /// Index of the first child.
    first: u32,
    visits: u32,
    /// Sum of the rewards of the side that moves to this node.
    total_reward: i64,
    /// The mean reward of that side, 1 for a win.
    mean: f32,
    /// 1 / √visits, for the exploration term.
    inverse_sqrt_visits: f32,
}

/// A subtree, copied: its nodes and their AMAF statistics.
type Subtree<M> = (Vec<Node<M>>, Option<Vec<Amaf>>);

/// Nodes between two checks of the stop flag while a subtree is taken over.
const NODES_BETWEEN_CHECKS: usize = 1 << 10;

/// See the head of this file.
pub(super) struct Tree<G: Game, E> {
    nodes: Vec<Node<G::Move>>,
    /// For each node, with RAVE.
    amaf: Option<Vec<Amaf>>,
    max_nodes: usize,
    root: Option<G::Position>,
    evaluation: PhantomData<fn() -> E>,
}

impl<G: Game, E: Evaluation<G>> Tree<G, E> {
    pub const ROOT: u32 = 0;

    /// A tree that, together with the last one while a subtree is taken over, has at most so many megabytes.
    pub fn new(megabytes: usize, rave: bool) -> Self {
        // No position has more moves, so that the root can be expanded.
        const MIN_NODES: usize = 1 << 10;
        let each = size_of::<Node<G::Move>>() + if rave { size_of::<Amaf>() } else { 0 };
        let max_nodes = ((megabytes << 20) / 2 / each).clamp(MIN_NODES, u32::MAX as usize);
        Self { nodes: Vec::new(), amaf: rave.then(Vec::new), max_nodes, root: None, evaluation: PhantomData }
    }

    /// Starts a search from this root. Unless it must be `fresh`, the subtree of the root in the last tree is taken
    /// over, if there is one and `stopped` stays false meanwhile.
    pub fn begin_search(&mut self, position: &G::Position, fresh: bool, stopped: impl Fn() -> bool) {
        let known = if fresh { None } else { self.find_position(position, &stopped) };
        (self.nodes, self.amaf) = match known.and_then(|node| self.copy_subtree(node, &stopped)) {
            Some(subtree) => subtree,
            None => (Vec::new(), self.amaf.as_ref().map(|_| Vec::new())),
        };
        self.root = Some(position.clone());
        if self.nodes.is_empty() {
            self.nodes.clear();
            let mut list = Vec::new();
            G::moves(position, &mut list);
            let Some(any) = list.first() else { return };
            self.push(Self::leaf(*any, E::side_to_move(position), Proven::UNKNOWN));
        }
    }

    fn push(&mut self, node: Node<G::Move>) {
        self.nodes.push(node);
        if let Some(amaf) = &mut self.amaf {
            amaf.push(Amaf::default());
        }
    }

    const fn leaf(played: G::Move, side: Side, proven: Proven) -> Node<G::Move> {
        Node {
            played,
            side,
            proven,
            children: 0,
            first: 0,
            visits: 0,
            total_reward: 0,
            mean: 0.0,
            inverse_sqrt_visits: 0.0,
        }
    }

    /// The node of a position at most four plies below the root, by breadth-first search.
    fn find_position(&self, wanted: &G::Position, stopped: impl Fn() -> bool) -> Option<u32> {
        const PLIES: u32 = 4;
        // So many steps take no longer than one playout of a slow game.
        const MAX_STEPS: usize = 1 << 16;
        let mut next: VecDeque<(u32, G::Position, u32)> = VecDeque::new();
        next.push_back((Self::ROOT, self.root.clone()?, 0));
        let mut steps = 0;
        while let Some((node, position, plies)) = next.pop_front() {
            steps += 1;
            if steps % NODES_BETWEEN_CHECKS == 0 && stopped() {
                return None;
            }
            if position == *wanted {
                return Some(node);
            }
            if plies < PLIES && steps < MAX_STEPS {
                for child in self.children(node).filter(|child| self.has_children(*child)) {
                    let mut after = position.clone();
                    G::play(&mut after, self.played(child));
                    next.push_back((child, after, plies + 1));
                }
            }
        }
        None
    }

    /// A copy of the subtree of a node, in breadth-first order.
    fn copy_subtree(&self, node: u32, stopped: impl Fn() -> bool) -> Option<Subtree<G::Move>> {
        let mut copy = vec![self.nodes[node as usize]];
        let mut amaf_copy = self.amaf.as_ref().map(|amaf| vec![amaf[node as usize]]);
        let mut index = 0;
        while index < copy.len() {
            let Node { first, children, .. } = copy[index];
            copy[index].first = copy.len() as u32;
            if index % NODES_BETWEEN_CHECKS == 0 && stopped() {
                return None;
            }
            let range = first as usize..first as usize + usize::from(children);
            copy.extend_from_slice(&self.nodes[range.clone()]);
            if let (Some(copy), Some(amaf)) = (&mut amaf_copy, &self.amaf) {
                copy.extend_from_slice(&amaf[range]);
            }
            index += 1;
        }
        Some((copy, amaf_copy))
    }

    fn children(&self, node: u32) -> impl Iterator<Item = u32> + use<G, E> {
        let Node { first, children, .. } = self.nodes[node as usize];
        first..first + u32::from(children)
    }

    pub fn has_children(&self, node: u32) -> bool {
        self.nodes[node as usize].children > 0
    }

    pub fn played(&self, node: u32) -> G::Move {
        self.nodes[node as usize].played
    }

    pub fn side(&self, node: u32) -> Side {
        self.nodes[node as usize].side
    }

    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    pub fn mean(&self, node: u32) -> f32 {
        self.nodes[node as usize].mean
    }

    /// The result of a node with best play, if that is proven.
    pub fn winner(&self, node: u32) -> Option<Winner> {
        self.nodes.get(node as usize)?.proven.winner()
    }

    /// Adds the children of a node; `false` if there is no room. A child whose hash is twice among the
    /// `repetition_hashes` is a draw.
    pub fn expand(
        &mut self,
        node: u32,
        position: &G::Position,
        repetition_hashes: &[u64],
        list: &mut Vec<G::Move>,
    ) -> bool {
        G::moves(position, list);
        let first = self.nodes.len();
        if first + list.len() > self.max_nodes || list.is_empty() {
            return false;
        }
        let side = self.side(node);
        for played in list.iter() {
            let mut after = position.clone();
            G::play(&mut after, *played);
            let is_third_occurrence = || {
                let hash = G::hash(&after);
                repetition_hashes.iter().filter(|other| **other == hash).count() > 1
            };
            let proven = match E::winner(&after) {
                Some(winner) => Proven::by(winner),
                None if !repetition_hashes.is_empty() && is_third_occurrence() => Proven::DRAW,
                None => Proven::UNKNOWN,
            };
            let side = if proven == Proven::UNKNOWN { E::side_to_move(&after) } else { side };
            self.push(Self::leaf(*played, side, proven));
        }
        let parent = &mut self.nodes[node as usize];
        parent.first = first as u32;
        parent.children = list.len() as u16;
        self.update_proven(node);
        true
    }

    /// Proves the result of a node from its children if they allow it; whether it is proven.
    fn update_proven(&mut self, node: u32) -> bool {
        let win = Proven::won_by(self.side(node));
        let proven = proven_from_children(win, self.children(node).map(|child| self.nodes[child as usize].proven));
        if proven != Proven::UNKNOWN {
            self.nodes[node as usize].proven = proven;
        }
        proven != Proven::UNKNOWN
    }

    /// Selection: a random child without visits, or else the one with the greatest upper confidence bound.
    pub fn select(&self, node: u32, rng: &mut impl Rng) -> u32 {
        if let Some(amaf) = &self.amaf {
            return self.select_with_rave(node, amaf);
        }
        let Node { first, children, side, visits, .. } = self.nodes[node as usize];
        let range = first as usize..first as usize + usize::from(children);
        let weight = EXPLORATION * (logarithm(visits.max(1)) as f32).sqrt();
        let win = Proven::won_by(side);
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        let mut unvisited = 0;
        for (index, child) in (first..).zip(&self.nodes[range]) {
            // Proven losses are skipped; a node all of whose moves are lost is proven itself.
            if child.proven.is_loss_for(win) {
                continue;
            }
            if child.visits == 0 {
                // Reservoir sampling: each child without visits is equally probable.
                unvisited += 1;
                if random::below(rng, unvisited) == 0 {
                    best = index;
                }
            } else if unvisited == 0 {
                let upper_bound = child.mean + weight * child.inverse_sqrt_visits;
                if upper_bound > highest {
                    (best, highest) = (index, upper_bound);
                }
            }
        }
        best
    }

    /// Selection with RAVE: the child whose own mean, mixed with the AMAF mean, has the greatest upper confidence
    /// bound.
    fn select_with_rave(&self, node: u32, amaf: &[Amaf]) -> u32 {
        let Node { first, children, side, visits, .. } = self.nodes[node as usize];
        let range = first as usize..first as usize + usize::from(children);
        let weight = RAVE_EXPLORATION * (logarithm(visits.max(1)) as f32).sqrt();
        let win = Proven::won_by(side);
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        for ((index, child), amaf) in (first..).zip(&self.nodes[range.clone()]).zip(&amaf[range]) {
            if child.proven.is_loss_for(win) {
                continue;
            }
            // A win and a loss are added to the statistics, so that a mean of few playouts is no extreme.
            let amaf_mean =
                (amaf.total_reward as f32 + WIN_REWARD as f32) / (WIN_REWARD as f32 * (amaf.playouts as f32 + 2.0));
            let visits = child.visits as f32;
            let amaf_weight = (RAVE_EQUIVALENCE / (3.0 * visits + RAVE_EQUIVALENCE)).sqrt();
            let inverse_sqrt_visits = if child.visits == 0 { 1.0 } else { child.inverse_sqrt_visits };
            let mean = child.mean + amaf_weight * (amaf_mean - child.mean);
            let upper_bound = mean + weight * inverse_sqrt_visits;
            if upper_bound > highest {
                (best, highest) = (index, upper_bound);
            }
        }
        best
    }

    /// Adds a playout to the AMAF statistics of all children along its path.
    pub fn update_amaf(&mut self, path: &[u32], end: &G::Position, rewards: &Rewards) {
        let Some(amaf) = &mut self.amaf else { return };
        for node in path {
            let Node { first, children, side, .. } = self.nodes[*node as usize];
            let range = first as usize..first as usize + usize::from(children);
            let reward = rewards[usize::from(side.0) % MAX_SIDES] as u32;
            for (child, amaf) in self.nodes[range.clone()].iter().zip(&mut amaf[range]) {
                let played = u32::from(E::has_played(end, side, child.played));
                if amaf.total_reward > u32::MAX / 2 {
                    *amaf = Amaf { playouts: amaf.playouts / 2, total_reward: amaf.total_reward / 2 };
                }
                amaf.playouts += played;
                amaf.total_reward += played * reward;
            }
        }
    }

    /// Backpropagation: adds a result to the statistics along its path, and proves the nodes whose children allow it.
    pub fn backpropagate(&mut self, path: &[u32], rewards: &Rewards) {
        let mut mover = None;
        for node in path {
            let node = &mut self.nodes[*node as usize];
            node.visits = node.visits.saturating_add(1);
            if let Some(Side(side)) = mover {
                node.total_reward += rewards[usize::from(side) % MAX_SIDES];
                node.mean = node.total_reward as f32 / (WIN_REWARD as f32 * node.visits as f32);
                node.inverse_sqrt_visits = 1.0 / (node.visits as f32).sqrt();
            }
            mover = Some(node.side);
        }
        let Some((last, before)) = path.split_last() else { return };
        if self.nodes[*last as usize].proven == Proven::UNKNOWN {
            return;
        }
        for node in before.iter().rev() {
            if !self.update_proven(*node) {
                return;
            }
        }
    }

    /// Plies from a proven node to the end, with the shortest win and the longest loss that the tree knows.
    pub fn distance(&self, node: u32) -> u32 {
        let Node { proven, side, .. } = self.nodes[node as usize];
        let same = self.children(node).filter(|child| self.nodes[*child as usize].proven == proven);
        let distances = same.map(|child| self.distance(child) + 1);
        let best = if proven == Proven::won_by(side) { distances.min() } else { distances.max() };
        best.unwrap_or(0)
    }

    /// The children of a node, the best one for its side to move first: wins, shortest first; then those neither won
    /// nor lost, most visits first; then losses, longest first.
    pub fn ranked(&self, node: u32) -> Vec<u32> {
        if self.nodes.is_empty() {
            return Vec::new();
        }
        let win = Proven::won_by(self.side(node));
        let mut children: Vec<u32> = self.children(node).collect();
        children.sort_by_key(|child| {
            let Node { proven, visits, .. } = self.nodes[*child as usize];
            Reverse(match proven {
                proven if proven == win => (2, u32::MAX - self.distance(*child)),
                Proven::UNKNOWN | Proven::DRAW => (1, visits),
                _ => (0, self.distance(*child)),
            })
        });
        children
    }

    /// The best moves of all sides as far as the tree was visited.
    pub fn principal_variation(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let mut node = Self::ROOT;
        while let Some(best) = self.ranked(node).first().copied() {
            if self.visits(best) == 0 && self.winner(best).is_none() {
                break;
            }
            moves.push(self.played(best));
            node = best;
        }
        moves
    }
}

/// The natural logarithm, by operations that give the same result on every machine; those of libraries need not.
fn logarithm(number: u32) -> f64 {
    const LN_2: f64 = std::f64::consts::LN_2;
    let exponent = number.ilog2();
    let mantissa = f64::from(number) / f64::from(1_u32 << exponent);
    // ln m = 2 artanh((m − 1) / (m + 1)), as a series; its argument is at most a third here.
    let tangent = (mantissa - 1.0) / (mantissa + 1.0);
    let square = tangent * tangent;
    let series = 1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square / 9.0)));
    f64::from(exponent) * LN_2 + 2.0 * tangent * series
}

#[cfg(test)]
mod tests {
    use super::logarithm;

    #[test]
    fn the_logarithm_is_the_natural_one() {
        for number in (1..2000).chain([1 << 20, (1 << 20) + 12345, u32::MAX]) {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 1e-5, "{number}");
        }
    }
}
