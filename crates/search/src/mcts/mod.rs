//! Monte Carlo tree search: learns from random playouts which moves are good, without knowing anything about the game.
//!
//! Plain UCT (Kocsis and Szepesvári 2006) with a solver: a position whose moves are all decided is decided too and is not
//! played out any more. Each playout adds the moves of one position to the tree. Playouts go on to the end of the game or,
//! where a game has an evaluation that is worth it, to a cut, after which they are judged. Any number of sides may take
//! part, each of which wants the best for itself; several seats at once may not.
//!
//! Exploration: 0.7 · √(ln N / n), with a win counted as 1 and a draw as ½. A position of the line that would occur for the third
//! time is a draw at the root; deeper in the tree repetitions are not looked for.
//!
//! Where stones are put and stay, playouts can be *telling* ([`Uct::telling`]): the end of each says of every move whether it was
//! played at some time, and so how games went in which it was (RAVE, Gelly and Silver 2007, with the weight √(k / (3 n + k)) of
//! what is told, k = 1500, after n visits, and exploration 0.15). A position then gets its moves after four visits.
//!
//! Memory: the tree has at most as many nodes as fit the megabytes its maker is told, half of them for what is taken over from
//! the last question (only if there is a bound on time: the others have the same answer whatever was asked before). When it is
//! full, playouts begin at its leaves.
//!
//! Start with [`Uct`]; the nodes are in `tree.rs`.

mod tree;

use super::evaluation::Unjudged;
use super::meter::Meter;
use super::score::{loss_in, win_in};
use super::{Evaluation, Root, Search, Typed};
use ludoteca_rules::think::{Analysis, Ending, Proof, Question, Score, Thinker};
use ludoteca_rules::{Game, Side, Winner, random};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tree::{MOST_SIDES, Rewards, SURE, Tree};

/// Where playouts tell of all moves, a position is worth its moves in the tree after so many visits.
const VISITS_BEFORE_MOVES: u32 = 4;

/// The searcher. See the head of this file.
pub struct Uct<G: Game, E: Evaluation<G>> {
    evaluation: E,
    /// Playouts are judged after so many plies.
    cut: Option<u32>,
    /// Playouts are [`Evaluation::random_end`], and each tells of every move that [`Evaluation::holds`] finds at its end.
    telling: bool,
    tree: Tree<G, E>,
    list: Vec<G::Move>,
    path: Vec<u32>,
}

/// A searcher of game `G` that plays every game out, without its type. It knows nothing of the game.
#[must_use]
pub fn plain<G: Game>(megabytes: usize) -> Box<dyn Thinker> {
    thinker::<G, _>(Unjudged, None, megabytes)
}

/// A searcher of game `G` whose playouts are judged by this evaluation after so many plies, or never; without its type.
#[must_use]
pub fn thinker<G: Game, E: Evaluation<G>>(evaluation: E, cut: Option<u32>, megabytes: usize) -> Box<dyn Thinker> {
    Typed::<G, Uct<G, E>>::boxed(Uct::new(evaluation, cut, megabytes))
}

/// A searcher of game `G` in which stones are put and stay: each playout tells of all moves; without its type.
#[must_use]
pub fn telling<G: Game, E: Evaluation<G>>(evaluation: E, megabytes: usize) -> Box<dyn Thinker> {
    Typed::<G, Uct<G, E>>::boxed(Uct::telling(evaluation, megabytes))
}

impl<G: Game, E: Evaluation<G>> Uct<G, E> {
    /// A searcher with a tree of at most so many megabytes.
    #[must_use]
    pub fn new(evaluation: E, cut: Option<u32>, megabytes: usize) -> Self {
        Self::with(Tree::new(megabytes, false), evaluation, cut)
    }

    /// The same, but playouts are whole and tell of all moves.
    #[must_use]
    pub fn telling(evaluation: E, megabytes: usize) -> Self {
        Self { telling: true, ..Self::with(Tree::new(megabytes, true), evaluation, None) }
    }

    const fn with(tree: Tree<G, E>, evaluation: E, cut: Option<u32>) -> Self {
        Self { evaluation, cut, telling: false, tree, list: Vec::new(), path: Vec::new() }
    }

    /// One playout: down the tree, a step beyond it, and to the end by chance.
    fn playout(&mut self, root: &Root<G>, rng: &mut impl Rng) {
        let mut position = root.position.clone();
        let mut node = Tree::<G, E>::ROOT;
        self.path.clear();
        self.path.push(node);
        let rewards = loop {
            if let Some(winner) = self.tree.winner(node) {
                break rewards_of(winner);
            }
            if !self.tree.has_children(node) {
                let line = if self.path.len() == 1 { root.line.as_deref().unwrap_or(&[]) } else { &[] };
                let least = if self.telling { VISITS_BEFORE_MOVES } else { 1 };
                let known = self.tree.visits(node) >= least || self.path.len() == 1;
                if !known || !self.tree.expand(node, &position, line, &mut self.list) {
                    break self.play_out(position, rng);
                }
                continue;
            }
            node = self.tree.choose(node, rng);
            G::play(&mut position, self.tree.played(node));
            self.path.push(node);
        };
        self.tree.learn(&self.path, &rewards);
    }

    /// Plays to the end, or to the cut.
    fn play_out(&mut self, mut position: G::Position, rng: &mut impl Rng) -> Rewards {
        if self.telling {
            let end = E::random_end(&position, rng, &mut self.list);
            let rewards = rewards_of(E::winner(&end).unwrap_or(Winner::Draw));
            self.tree.learn_from_end(&self.path, &end, &rewards);
            return rewards;
        }
        let mut left = self.cut.unwrap_or(G::INFO.playout_plies);
        while let Some(played) = G::random_move(&position, rng, &mut self.list) {
            if left == 0 {
                return if self.cut.is_some() { self.judged(&position) } else { rewards_of(Winner::Draw) };
            }
            G::play(&mut position, played);
            left -= 1;
        }
        rewards_of(E::winner(&position).unwrap_or(Winner::Draw))
    }

    /// The share of a win that a judgement is worth: a half of it if neither side is better, and never the whole.
    fn judged(&self, position: &G::Position) -> Rewards {
        const PIECE: i64 = 150;
        let share = |value: i32| (SURE + SURE * i64::from(value) / (i64::from(value).abs() + PIECE)) / 2;
        let sides = G::sides(position).len().min(MOST_SIDES);
        if sides <= 2 {
            let share = share(self.evaluation.judge(position));
            let mut rewards = [SURE - share; MOST_SIDES];
            rewards[usize::from(E::side(position).0) % MOST_SIDES] = share;
            return rewards;
        }
        // Who is out gets nothing; the others share one win as they are judged.
        let mut rewards = [0; MOST_SIDES];
        for (side, reward) in (0..).map(Side).zip(&mut rewards).take(sides) {
            *reward = if E::is_out(position, side) { 0 } else { share(self.evaluation.judge_for(position, side)) };
        }
        let total = rewards.iter().sum::<i64>().max(1);
        rewards.map(|reward| SURE * reward / total)
    }

    /// What is known of a node for the side that moves to it.
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

/// What an end is worth to each side.
fn rewards_of(winner: Winner) -> Rewards {
    match winner {
        Winner::Draw => [SURE / 2; MOST_SIDES],
        Winner::Side(side) => {
            let mut rewards = [0; MOST_SIDES];
            rewards[usize::from(side.0) % MOST_SIDES] = SURE;
            rewards
        }
    }
}

impl<G: Game, E: Evaluation<G>> Search<G> for Uct<G, E> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        // A playout takes long enough to look at the clock after each.
        meter.look_always();
        self.tree.begin(&root.position, meter.is_exact(), || meter.is_stopped());
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(question.seed);
        const MOST: u64 = 1 << 30;
        let most_plies = question.budget.depth.map_or(usize::MAX, |depth| depth as usize);
        let mut playouts = 0;
        while !meter.is_over() && playouts < MOST && self.tree.winner(Tree::<G, E>::ROOT).is_none() {
            self.playout(root, &mut rng);
            meter.count();
            playouts += 1;
            // The tree grows unevenly: a bound on depth is reached by its longest line.
            if self.path.len() > most_plies {
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
        // The most visited is the best one, whatever the means of the seldom visited are.
        let score = self.score(best, Tree::<G, E>::ROOT);
        for (_, other) in orders.iter_mut().skip(1).filter(|(_, other)| other.proof.is_none()) {
            other.value = other.value.min(score.value);
        }
        orders.sort_by_key(|(_, score)| -score.value);
        Analysis {
            best: Some(self.tree.played(best)),
            score,
            line: self.tree.line(),
            nodes: meter.nodes(),
            depth: 0,
            orders,
        }
    }
}
