//! The tree of a search by playouts.

use crate::Evaluation;
use ludoteca_rules::{Game, Side, Winner, random};
use rand::Rng;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::marker::PhantomData;

/// No game has more sides.
pub(super) const MOST_SIDES: usize = 4;

/// What a certain win is worth; a draw is worth half of it.
pub(super) const SURE: i64 = 1 << 12;

/// What a playout was worth to each side.
pub(super) type Rewards = [i64; MOST_SIDES];

/// How much moves are worth a try that were seldom played.
const EXPLORATION: f32 = 0.7;

/// How much less a try is worth where playouts tell of all moves.
const EXPLORATION_WITH_HINTS: f32 = 0.15;

/// After so many visits of a move its own playouts count as much as what others tell of it.
const HINTS_LAST: f32 = 1500.0;

/// What playouts below a position tell of a move there that was played later in them or by somebody else.
#[derive(Clone, Copy, Default)]
struct Hint {
    number: u32,
    points: u32,
}

/// How a position ends whatever is played: 0 if that is not known, 1 for a draw, 2 and more for the sides.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ended(u8);

impl Ended {
    const OPEN: Self = Self(0);
    const DRAW: Self = Self(1);

    const fn won_by(side: Side) -> Self {
        Self(side.0 + 2)
    }

    const fn of(winner: Winner) -> Self {
        match winner {
            Winner::Draw => Self::DRAW,
            Winner::Side(side) => Self::won_by(side),
        }
    }
}

/// A position, by the move that leads to it.
#[derive(Clone, Copy)]
struct Node<M> {
    /// Any move at the root.
    played: M,
    /// The side that decides here; any where the game is over.
    side: Side,
    ended: Ended,
    /// Its children lie side by side; none before it was expanded.
    children: u16,
    first: u32,
    visits: u32,
    /// What it was worth for the side that moves to it, in all.
    points: i64,
    /// The same on average, of 1.
    mean: f32,
    /// One by the root of the visits.
    rarity: f32,
}

/// A part of a tree, as one of its own.
type Copied<M> = (Vec<Node<M>>, Option<Vec<Hint>>);

/// Nodes between two looks at whether to stop, while a part of the last tree is taken over.
const BETWEEN_LOOKS: usize = 1 << 10;

/// See the head of this file.
pub(super) struct Tree<G: Game, E> {
    nodes: Vec<Node<G::Move>>,
    /// For each node, if hints are taken.
    hints: Option<Vec<Hint>>,
    most: usize,
    root: Option<G::Position>,
    evaluation: PhantomData<fn() -> E>,
}

impl<G: Game, E: Evaluation<G>> Tree<G, E> {
    pub const ROOT: u32 = 0;

    /// A tree that, with what is taken over from the last one, has at most so many megabytes.
    pub fn new(megabytes: usize, hints: bool) -> Self {
        // Indices have 32 bits, and one position may have so many moves.
        const LEAST: usize = 1 << 10;
        let each = size_of::<Node<G::Move>>() + if hints { size_of::<Hint>() } else { 0 };
        let most = ((megabytes << 20) / 2 / each).clamp(LEAST, u32::MAX as usize);
        Self { nodes: Vec::new(), hints: hints.then(Vec::new), most, root: None, evaluation: PhantomData }
    }

    /// Begins with a root; unless it is to be `fresh`, with what is known of it. Taking that over ends without it when
    /// `stopped`.
    pub fn begin(&mut self, position: &G::Position, fresh: bool, stopped: impl Fn() -> bool) {
        let known = if fresh { None } else { self.descendant(position, &stopped) };
        (self.nodes, self.hints) = match known.and_then(|node| self.copy_from(node, &stopped)) {
            Some(copy) => copy,
            None => (Vec::new(), self.hints.as_ref().map(|_| Vec::new())),
        };
        self.root = Some(position.clone());
        if self.nodes.is_empty() {
            self.nodes.clear();
            let mut list = Vec::new();
            G::moves(position, &mut list);
            let Some(any) = list.first() else { return };
            self.push(Self::leaf(*any, E::side(position), Ended::OPEN));
        }
    }

    fn push(&mut self, node: Node<G::Move>) {
        self.nodes.push(node);
        if let Some(hints) = &mut self.hints {
            hints.push(Hint::default());
        }
    }

    const fn leaf(played: G::Move, side: Side, ended: Ended) -> Node<G::Move> {
        Node { played, side, ended, children: 0, first: 0, visits: 0, points: 0, mean: 0.0, rarity: 0.0 }
    }

    /// The node of a position that a turn of each side leads to from the root.
    fn descendant(&self, wanted: &G::Position, stopped: impl Fn() -> bool) -> Option<u32> {
        const PLIES: u32 = 4;
        // A position of many moves in both plies is found by thousands of steps, which take less than a playout of some games.
        const MOST_STEPS: usize = 1 << 16;
        let mut next: VecDeque<(u32, G::Position, u32)> = VecDeque::new();
        next.push_back((Self::ROOT, self.root.clone()?, 0));
        let mut steps = 0;
        while let Some((node, position, plies)) = next.pop_front() {
            steps += 1;
            if steps % BETWEEN_LOOKS == 0 && stopped() {
                return None;
            }
            if position == *wanted {
                return Some(node);
            }
            if plies < PLIES && steps < MOST_STEPS {
                for child in self.children(node).filter(|child| self.has_children(*child)) {
                    let mut after = position.clone();
                    G::play(&mut after, self.played(child));
                    next.push_back((child, after, plies + 1));
                }
            }
        }
        None
    }

    /// The part of the tree below a node, as a tree of its own.
    fn copy_from(&self, node: u32, stopped: impl Fn() -> bool) -> Option<Copied<G::Move>> {
        let mut copy = vec![self.nodes[node as usize]];
        let mut hints = self.hints.as_ref().map(|hints| vec![hints[node as usize]]);
        let mut index = 0;
        while index < copy.len() {
            let Node { first, children, .. } = copy[index];
            copy[index].first = copy.len() as u32;
            if index % BETWEEN_LOOKS == 0 && stopped() {
                return None;
            }
            let range = first as usize..first as usize + usize::from(children);
            copy.extend_from_slice(&self.nodes[range.clone()]);
            if let (Some(copy), Some(hints)) = (&mut hints, &self.hints) {
                copy.extend_from_slice(&hints[range]);
            }
            index += 1;
        }
        Some((copy, hints))
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

    /// How a node ends with best play, if that is proved.
    pub fn winner(&self, node: u32) -> Option<Winner> {
        match self.nodes.get(node as usize)?.ended {
            Ended::OPEN => None,
            Ended::DRAW => Some(Winner::Draw),
            Ended(side) => Some(Winner::Side(Side(side - 2))),
        }
    }

    /// Adds the moves of a position; `false` if there is no room. A child is drawn if it occurred in the line twice.
    pub fn expand(&mut self, node: u32, position: &G::Position, line: &[u64], list: &mut Vec<G::Move>) -> bool {
        G::moves(position, list);
        let first = self.nodes.len();
        if first + list.len() > self.most || list.is_empty() {
            return false;
        }
        let side = self.side(node);
        for played in list.iter() {
            let mut after = position.clone();
            G::play(&mut after, *played);
            let drawn = || {
                let hash = G::hash(&after);
                line.iter().filter(|other| **other == hash).count() > 1
            };
            let ended = match E::winner(&after) {
                Some(winner) => Ended::of(winner),
                None if !line.is_empty() && drawn() => Ended::DRAW,
                None => Ended::OPEN,
            };
            let side = if ended == Ended::OPEN { E::side(&after) } else { side };
            self.push(Self::leaf(*played, side, ended));
        }
        let parent = &mut self.nodes[node as usize];
        parent.first = first as u32;
        parent.children = list.len() as u16;
        self.decide(node);
        true
    }

    /// Finds out how a node ends from how its children do; whether it is decided.
    fn decide(&mut self, node: u32) -> bool {
        let win = Ended::won_by(self.side(node));
        let ended = decided(win, self.children(node).map(|child| self.nodes[child as usize].ended));
        if ended != Ended::OPEN {
            self.nodes[node as usize].ended = ended;
        }
        ended != Ended::OPEN
    }

    /// The child to look at next: one that was never looked at, or the one with the best prospects.
    pub fn choose(&self, node: u32, rng: &mut impl Rng) -> u32 {
        if let Some(hints) = &self.hints {
            return self.choose_by_hints(node, hints);
        }
        let Node { first, children, side, visits, .. } = self.nodes[node as usize];
        let range = first as usize..first as usize + usize::from(children);
        let weight = EXPLORATION * (logarithm(visits.max(1)) as f32).sqrt();
        let win = Ended::won_by(side);
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        let mut unseen = 0;
        for (index, child) in (first..).zip(&self.nodes[range]) {
            // What is lost is not worth a look; a node all of whose moves are lost is decided itself.
            if child.ended != Ended::OPEN && child.ended != Ended::DRAW && child.ended != win {
                continue;
            }
            if child.visits == 0 {
                // Each of those never looked at is equally probable.
                unseen += 1;
                if random::below(rng, unseen) == 0 {
                    best = index;
                }
            } else if unseen == 0 {
                let prospect = child.mean + weight * child.rarity;
                if prospect > highest {
                    (best, highest) = (index, prospect);
                }
            }
        }
        best
    }

    /// The child with the best prospects by its own playouts and by what others tell of it.
    fn choose_by_hints(&self, node: u32, hints: &[Hint]) -> u32 {
        let Node { first, children, side, visits, .. } = self.nodes[node as usize];
        let range = first as usize..first as usize + usize::from(children);
        let weight = EXPLORATION_WITH_HINTS * (logarithm(visits.max(1)) as f32).sqrt();
        let win = Ended::won_by(side);
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        for ((index, child), hint) in (first..).zip(&self.nodes[range.clone()]).zip(&hints[range]) {
            if child.ended != Ended::OPEN && child.ended != Ended::DRAW && child.ended != win {
                continue;
            }
            // One playout of each result keeps a mean of few from being certain.
            let told = (hint.points as f32 + SURE as f32) / (SURE as f32 * (hint.number as f32 + 2.0));
            let seen = child.visits as f32;
            let trust = (HINTS_LAST / (3.0 * seen + HINTS_LAST)).sqrt();
            let rarity = if child.visits == 0 { 1.0 } else { child.rarity };
            let prospect = child.mean + trust * (told - child.mean) + weight * rarity;
            if prospect > highest {
                (best, highest) = (index, prospect);
            }
        }
        best
    }

    /// Notes what the end of a playout tells of all moves along its path.
    pub fn learn_from_end(&mut self, path: &[u32], end: &G::Position, rewards: &Rewards) {
        let Some(hints) = &mut self.hints else { return };
        for node in path {
            let Node { first, children, side, .. } = self.nodes[*node as usize];
            let range = first as usize..first as usize + usize::from(children);
            let reward = rewards[usize::from(side.0) % MOST_SIDES] as u32;
            for (child, hint) in self.nodes[range.clone()].iter().zip(&mut hints[range]) {
                let held = u32::from(E::holds(end, side, child.played));
                if hint.points > u32::MAX / 2 {
                    *hint = Hint { number: hint.number / 2, points: hint.points / 2 };
                }
                hint.number += held;
                hint.points += held * reward;
            }
        }
    }

    /// Notes what a playout was worth along its path, and what it decided.
    pub fn learn(&mut self, path: &[u32], rewards: &Rewards) {
        let mut mover = None;
        for node in path {
            let node = &mut self.nodes[*node as usize];
            node.visits = node.visits.saturating_add(1);
            if let Some(Side(side)) = mover {
                node.points += rewards[usize::from(side) % MOST_SIDES];
                node.mean = node.points as f32 / (SURE as f32 * node.visits as f32);
                node.rarity = 1.0 / (node.visits as f32).sqrt();
            }
            mover = Some(node.side);
        }
        let Some((last, before)) = path.split_last() else { return };
        if self.nodes[*last as usize].ended == Ended::OPEN {
            return;
        }
        for node in before.iter().rev() {
            if !self.decide(*node) {
                return;
            }
        }
    }

    /// Plies to the end of a decided node, the winner being as quick and the loser as slow as the tree knows.
    pub fn distance(&self, node: u32) -> u32 {
        let Node { ended, side, .. } = self.nodes[node as usize];
        let same = self.children(node).filter(|child| self.nodes[*child as usize].ended == ended);
        let distances = same.map(|child| self.distance(child) + 1);
        let farthest = if ended == Ended::won_by(side) { distances.min() } else { distances.max() };
        farthest.unwrap_or(0)
    }

    /// The children of a node, the best one for the side that decides there first: won ones, then those visited most.
    pub fn ranked(&self, node: u32) -> Vec<u32> {
        if self.nodes.is_empty() {
            return Vec::new();
        }
        let win = Ended::won_by(self.side(node));
        let mut children: Vec<u32> = self.children(node).collect();
        children.sort_by_key(|child| {
            let Node { ended, visits, .. } = self.nodes[*child as usize];
            let decided = match ended {
                ended if ended == win => (2, u32::MAX - self.distance(*child)),
                Ended::OPEN | Ended::DRAW => (1, visits),
                _ => (0, self.distance(*child)),
            };
            Reverse(decided)
        });
        children
    }

    /// What is expected to follow.
    pub fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut node = Self::ROOT;
        while let Some(best) = self.ranked(node).first().copied() {
            if self.visits(best) == 0 && self.winner(best).is_none() {
                break;
            }
            line.push(self.played(best));
            node = best;
        }
        line
    }
}

/// How a position ends for whose side such a `win` would be one, from how those after it do.
fn decided(win: Ended, children: impl Iterator<Item = Ended>) -> Ended {
    let (mut open, mut drawn, mut several, mut other) = (false, false, false, Ended::OPEN);
    for ended in children {
        match ended {
            Ended::OPEN => open = true,
            Ended::DRAW => drawn = true,
            ended if ended == win => return win,
            ended => {
                several |= other != Ended::OPEN && other != ended;
                other = ended;
            }
        }
    }
    match (open, drawn) {
        (true, _) => Ended::OPEN,
        (false, true) => Ended::DRAW,
        // Who of several others wins is up to a side that loses anyway: nothing is proved.
        (false, false) => {
            if several {
                Ended::OPEN
            } else {
                other
            }
        }
    }
}

/// The natural logarithm, by operations that give the same result on every machine (those of libraries need not).
fn logarithm(number: u32) -> f64 {
    const LN_2: f64 = std::f64::consts::LN_2;
    let exponent = number.ilog2();
    let mantissa = f64::from(number) / f64::from(1_u32 << exponent);
    // The series of the area tangent, which is at most a third here.
    let tangent = (mantissa - 1.0) / (mantissa + 1.0);
    let square = tangent * tangent;
    let series = 1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square / 9.0)));
    f64::from(exponent) * LN_2 + 2.0 * tangent * series
}

#[cfg(test)]
mod tests {
    use super::{Ended, decided, logarithm};
    use ludoteca_rules::Side;

    #[test]
    fn what_is_lost_to_different_sides_is_not_decided() {
        let [own, second, third] = [0, 1, 2].map(|side| Ended::won_by(Side(side)));
        let (open, draw) = (Ended::OPEN, Ended::DRAW);
        let cases: &[(&[Ended], Ended)] = &[
            (&[second, second], second),
            (&[second, third], open),
            (&[second, third, draw], draw),
            (&[second, draw], draw),
            (&[draw, second, third], draw),
            (&[second, open], open),
            (&[open, third, own], own),
            (&[second, third, own], own),
            (&[], open),
        ];
        for (children, expected) in cases {
            assert!(decided(own, children.iter().copied()) == *expected, "{}", children.len());
        }
    }

    #[test]
    fn the_logarithm_is_the_natural_one() {
        for number in (1..2000).chain([1 << 20, (1 << 20) + 12345, u32::MAX]) {
            assert!((logarithm(number) - f64::from(number).ln()).abs() < 1e-5, "{number}");
        }
    }
}
