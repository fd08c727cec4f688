//! Move ordering: the move of the transposition table, moves with a good static score, killer moves, and the others by
//! the history heuristic.

use crate::Evaluation;
use ludoteca_rules::{Game, Side};
use std::marker::PhantomData;

/// A move with its ordering rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedMove<M> {
    pub rank: i32,
    /// Index in the generated list.
    pub index: u16,
    pub played: M,
}

/// A node whose moves are ordered.
pub(super) struct OrderedNode<'a, G: Game> {
    pub position: &'a G::Position,
    /// The player to move.
    pub player: Side,
    pub ply: usize,
}

const TABLE_MOVE: i32 = i32::MAX;
const GOOD_MOVE: i32 = 1 << 28;
const KILLER: i32 = 1 << 27;

/// Bound of history scores, in both directions.
const MAX_HISTORY: i32 = 1 << 14;

/// Players with history tables of their own.
const PLAYERS: usize = 4;

/// Killer moves and history scores.
pub(super) struct MoveOrdering<G: Game, E> {
    /// For each ply the last two moves that caused a beta cutoff there.
    killers: Vec<[Option<G::Move>; 2]>,
    /// A score for each player and history slot.
    history: Vec<i32>,
    evaluation: PhantomData<fn() -> E>,
}

impl<G: Game, E: Evaluation<G>> MoveOrdering<G, E> {
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: vec![0; PLAYERS * E::HISTORY_SLOTS], evaluation: PhantomData }
    }

    /// Starts a search. A `fresh` one must not depend on earlier ones; else history scores decay.
    pub fn begin_search(&mut self, fresh: bool) {
        self.killers.clear();
        self.history.iter_mut().for_each(|score| *score = if fresh { 0 } else { *score / 4 });
    }

    fn history_index(node: &OrderedNode<'_, G>, played: G::Move) -> usize {
        usize::from(node.player.0) % PLAYERS * E::HISTORY_SLOTS + E::history_slot(node.position, played)
    }

    /// Whether a rank is that of a move that is ordered by the history heuristic alone.
    pub const fn is_plain(rank: i32) -> bool {
        rank < KILLER
    }

    /// Ranks the moves of `list` into `ranked`. `table_move` is the index of the transposition table's best move.
    pub fn rank(
        &self,
        evaluation: &E,
        node: &OrderedNode<'_, G>,
        table_move: Option<u16>,
        list: &[G::Move],
        ranked: &mut Vec<RankedMove<G::Move>>,
    ) {
        let killers = self.killers.get(node.ply).copied().unwrap_or_default();
        ranked.clear();
        ranked.extend((0_u16..).zip(list).map(|(index, played)| {
            let rank = if table_move == Some(index) {
                TABLE_MOVE
            } else {
                let score = evaluation.ordering_score(node.position, *played);
                if score > 0 {
                    GOOD_MOVE + score
                } else if killers[0] == Some(*played) {
                    KILLER + 1
                } else if killers[1] == Some(*played) {
                    KILLER
                } else {
                    score + self.history[Self::history_index(node, *played)]
                }
            };
            RankedMove { rank, index, played: *played }
        }));
    }

    /// The last of the `tried` moves caused a beta cutoff: it becomes a killer and gains history score, and the moves
    /// tried in vain before it lose some.
    pub fn cutoff(&mut self, node: &OrderedNode<'_, G>, depth: i32, tried: &[RankedMove<G::Move>]) {
        let Some((good, others)) = tried.split_last() else { return };
        if good.rank >= GOOD_MOVE && good.rank != TABLE_MOVE {
            return;
        }
        if self.killers.len() <= node.ply {
            self.killers.resize(node.ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[node.ply];
        if killers[0] != Some(good.played) {
            *killers = [Some(good.played), killers[0]];
        }
        let bonus = (depth * depth * 16).min(MAX_HISTORY / 8);
        self.add_history(Self::history_index(node, good.played), bonus);
        for other in others.iter().filter(|other| other.rank < GOOD_MOVE) {
            self.add_history(Self::history_index(node, other.played), -bonus);
        }
    }

    /// Adds a bonus that shrinks as the score nears its bound ("history gravity"), so that no score overflows.
    fn add_history(&mut self, index: usize, bonus: i32) {
        let score = &mut self.history[index];
        *score += bonus - *score * bonus.abs() / MAX_HISTORY;
    }
}

/// One step of a selection sort: brings the highest rank of `ranked[from..]` to `from`; of equal ones the move
/// generated first. After a cutoff the rest need not be sorted.
#[inline]
pub(super) fn pick<M: Copy>(ranked: &mut [RankedMove<M>], from: usize) -> RankedMove<M> {
    let mut best = from;
    for index in from + 1..ranked.len() {
        let (this, that) = (ranked[index], ranked[best]);
        if this.rank > that.rank || this.rank == that.rank && this.index < that.index {
            best = index;
        }
    }
    ranked.swap(from, best);
    ranked[from]
}
