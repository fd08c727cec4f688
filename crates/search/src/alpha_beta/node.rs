//! Principal variation search below the root.

use super::draws::{Past, Path};
use super::ordering::{MoveOrdering, OrderedNode, RankedMove, pick};
use super::table::{Bound, Entry, TranspositionTable, from_table, to_table};
use crate::meter::Meter;
use crate::score::{WIN, clamp_evaluation, is_proof, loss_in, win_in};
use crate::{Evaluation, Root};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::mem;

/// No line is searched beyond so many plies from the root.
pub(super) const MAX_PLY: usize = 250;

/// This many moves of a node are searched to the full depth before late move reductions begin.
const UNREDUCED_MOVES: usize = 3;

/// The remaining depth below which neither moves are reduced nor null moves tried.
const MIN_PRUNING_DEPTH: i32 = 3;

/// The values that matter at a node: it is enough to know that a value is at most alpha, or at least beta.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// The window that only tells whether a value is above alpha.
    pub const fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether it is a null window, so that the node is not on the principal variation.
    pub const fn is_null(self) -> bool {
        self.beta <= self.alpha + 1
    }

    /// The same window for the other player.
    const fn negated(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// Where the search is, and what it looks for there.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// Remaining depth in plies.
    pub depth: i32,
    /// Plies from the root.
    pub ply: usize,
    pub window: Window,
    pub past: Past,
}

/// The place of a node in the transposition table.
#[derive(Clone, Copy)]
struct TableSlot {
    key: u64,
    /// What [`to_table`] adds to the distance of proofs.
    offset: i32,
}

/// Buffers that are used again at every node of one ply.
pub(super) struct PlyBuffers<M> {
    pub list: Vec<M>,
    pub ranked: Vec<RankedMove<M>>,
    /// The principal variation from here.
    pub pv: Vec<M>,
}

/// The search below the root, and everything it keeps.
pub(super) struct NodeSearch<G: Game, E: Evaluation<G>> {
    pub(super) evaluation: E,
    table: TranspositionTable,
    pub(super) ordering: MoveOrdering<G, E>,
    pub(super) plies: Vec<PlyBuffers<G::Move>>,
    pub(super) path: Path<G>,
    root_past: Past,
    /// Neither reductions nor pruning nor static proofs.
    pub full_width: bool,
    /// The nominal depth of this iteration.
    iteration_depth: usize,
    /// Whether any value of this iteration rests on a static evaluation, so that a deeper one may find more.
    pub depth_limited: bool,
}

impl<G: Game, E: Evaluation<G>> NodeSearch<G, E> {
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        let (path, root_past) = Path::empty();
        let buffers = || PlyBuffers { list: Vec::new(), ranked: Vec::new(), pv: Vec::new() };
        Self {
            evaluation,
            table: TranspositionTable::new(megabytes),
            ordering: MoveOrdering::new(),
            plies: (0..=MAX_PLY).map(|_| buffers()).collect(),
            path,
            root_past,
            full_width: false,
            iteration_depth: 0,
            depth_limited: false,
        }
    }

    /// Prepares for an iteration of this depth.
    pub fn begin_iteration(&mut self, depth: u32) {
        self.iteration_depth = depth as usize;
        self.depth_limited = false;
    }

    /// Prepares for a root. A `fresh` search uses nothing that earlier ones stored.
    pub fn begin_search(&mut self, root: &Root<G>, fresh: bool) {
        self.table.begin_search(fresh);
        self.ordering.begin_search(fresh);
        self.evaluation.begin_search(&root.position);
        (self.path, self.root_past) = Path::to_root(root);
    }

    pub fn evaluate(&self, position: &G::Position) -> i32 {
        clamp_evaluation(self.evaluation.evaluate(position))
    }

    /// Sorts the root moves by the move ordering.
    pub fn sort_root_moves(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        let mut ranked = Vec::new();
        let node = OrderedNode { position, player: self.evaluation.player_to_move(position), ply: 0 };
        self.ordering.rank(&self.evaluation, &node, None, list, &mut ranked);
        ranked.sort_by_key(|ranked| (-ranked.rank, ranked.index));
        list.clear();
        list.extend(ranked.iter().map(|ranked| ranked.played));
    }

    /// The principal variation of the root move that was just searched.
    pub fn pv_of_root_move(&self, played: G::Move) -> Vec<G::Move> {
        let mut pv = vec![played];
        pv.extend(&self.plies[1].pv);
        pv
    }

    /// The value of a root move for the side to move there. Without `full_window` a null window is tried first.
    pub fn search_root_move(
        &mut self,
        root: &Root<G>,
        meter: &mut Meter,
        played: G::Move,
        depth: u32,
        window: Window,
        full_window: bool,
    ) -> i32 {
        let player = self.evaluation.player_to_move(&root.position);
        let at = At { depth: depth as i32 - 1, ply: 0, window, past: self.root_past };
        self.plies[1].pv.clear();
        if !full_window {
            let null = At { window: Window::null(window.alpha), ..at };
            let value = self.search_move(meter, &root.position, player, played, null);
            if meter.is_over() || value <= window.alpha {
                return value;
            }
        }
        self.search_move(meter, &root.position, player, played, at)
    }

    /// The value of a move for the player who makes it. `at` is the node of the position before the move, but for the
    /// remaining depth, which is that after the move.
    pub(super) fn search_move(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        player: Side,
        played: G::Move,
        at: At,
    ) -> i32 {
        let mut after = position.clone();
        G::play(&mut after, played);
        let ply = at.ply + 1;
        if let Some(winner) = self.evaluation.winning_player(&after) {
            meter.count();
            self.plies[ply].pv.clear();
            return match winner {
                Winner::Side(winner) if winner == player => win_in(ply as u32),
                Winner::Side(_) => loss_in(ply as u32),
                Winner::Draw => 0,
            };
        }
        let past = self.path.after(position, played, at.past);
        if self.evaluation.player_to_move(&after) == player {
            self.search_node(meter, &after, At { ply, past, ..at })
        } else {
            -self.search_node(meter, &after, At { ply, past, window: at.window.negated(), ..at })
        }
    }

    /// The value of a position that is not over, for the player to move.
    fn search_node(&mut self, meter: &mut Meter, position: &G::Position, mut at: At) -> i32 {
        self.plies[at.ply].pv.clear();
        // Threat extension, bounded so that no line grows beyond twice the iteration's depth.
        if !self.full_width && at.ply < 2 * self.iteration_depth && E::is_threatened(position) {
            at.depth = at.depth.max(0) + 1;
        }
        if at.depth <= 0 {
            return self.quiescence(meter, position, at);
        }
        if meter.count() || self.path.is_drawn(position, at.past) {
            return 0;
        }
        if at.ply >= MAX_PLY {
            self.depth_limited = true;
            return self.evaluate(position);
        }
        // Mate distance pruning: no end is nearer than the next move.
        at.window.alpha = at.window.alpha.max(loss_in(at.ply as u32 + 1));
        at.window.beta = at.window.beta.min(win_in(at.ply as u32 + 1));
        if at.window.alpha >= at.window.beta {
            return at.window.alpha;
        }
        if let Some(value) = self.static_proof(position, at.ply) {
            return value;
        }
        let slot = self.table_slot(position, at.ply);
        let entry = self.table.probe(slot.key);
        if at.window.is_null() {
            if let Some(value) = entry.and_then(|entry| self.table_cutoff(entry, slot.offset, at)) {
                return value;
            }
            if let Some(value) = self.null_move(meter, position, at) {
                return value;
            }
        }
        let table_move = entry.and_then(|entry| entry.best_move);
        self.expand(meter, position, at, slot, table_move)
    }

    /// Where a position is stored.
    fn table_slot(&self, position: &G::Position, ply: usize) -> TableSlot {
        let idle = E::idle_plies(position);
        let mut key = self.evaluation.table_key(position);
        if self.full_width {
            // A win that was found with fewer idle plies need not be the shortest one at this depth.
            key = hash::mix(key, idle.into());
        }
        TableSlot { key, offset: ply as i32 + idle as i32 }
    }

    /// The value of a table entry if it makes a search of the node unnecessary.
    fn table_cutoff(&mut self, entry: Entry, offset: i32, at: At) -> Option<i32> {
        let value = from_table(entry.value, offset);
        let proof = is_proof(value) && entry.bound != if value > 0 { Bound::Upper } else { Bound::Lower };
        let outside = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= at.window.beta,
            Bound::Upper => value <= at.window.alpha,
        };
        let in_time = !is_proof(value) || self.path.allows_quiet(at.past, WIN - entry.value.abs());
        // An evaluation must come from a search at least as deep, a proof need not.
        if !outside || !in_time || (entry.depth < at.depth && !proof) {
            return None;
        }
        self.depth_limited |= !proof;
        Some(value)
    }

    /// Generates, orders and searches the moves of a node.
    fn expand(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        at: At,
        slot: TableSlot,
        table_move: Option<u16>,
    ) -> i32 {
        let mut list = mem::take(&mut self.plies[at.ply].list);
        let mut ranked = mem::take(&mut self.plies[at.ply].ranked);
        if self.full_width {
            self.evaluation.seen_moves(position, &mut list);
        } else {
            E::moves(position, &mut list);
        }
        let node = OrderedNode { position, player: self.evaluation.player_to_move(position), ply: at.ply };
        self.ordering.rank(&self.evaluation, &node, table_move, &list, &mut ranked);
        self.path.push(position);
        let value = self.search_moves(meter, &node, at, slot, &mut ranked);
        self.path.pop();
        self.plies[at.ply].list = list;
        self.plies[at.ply].ranked = ranked;
        value
    }

    /// Searches the moves of a node until one reaches beta; the best value.
    fn search_moves(
        &mut self,
        meter: &mut Meter,
        node: &OrderedNode<'_, G>,
        at: At,
        slot: TableSlot,
        ranked: &mut [RankedMove<G::Move>],
    ) -> i32 {
        let Window { mut alpha, beta } = at.window;
        let is_pv = !at.window.is_null();
        let mut best = -i32::MAX;
        let mut best_move = None;
        for number in 0..ranked.len() {
            let RankedMove { rank, index, played } = pick(ranked, number);
            let mut search = |this: &mut Self, window, depth| {
                this.search_move(meter, node.position, node.player, played, At { window, depth, ..at })
            };
            let reduction = if self.full_width || !MoveOrdering::<G, E>::is_plain(rank) {
                0
            } else {
                late_move_reduction(at.depth, number, is_pv)
            };
            let mut value = best;
            let mut full_window = number == 0;
            if !full_window {
                value = search(self, Window::null(alpha), at.depth - 1 - reduction);
                if value > alpha && reduction > 0 {
                    value = search(self, Window::null(alpha), at.depth - 1);
                }
                full_window = value > alpha && is_pv && value < beta;
            }
            if full_window {
                value = search(self, Window { alpha, beta }, at.depth - 1);
            }
            if meter.is_over() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(index);
                    if is_pv {
                        self.update_pv(at.ply, played);
                    }
                }
                if value >= beta {
                    self.ordering.cutoff(node, at.depth, &ranked[..=number]);
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > at.window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let value = to_table(best, slot.offset);
        self.table.store(slot.key, Entry { value, depth: at.depth, bound, best_move });
        best
    }

    /// The principal variation of a ply becomes this move followed by that of the next ply.
    fn update_pv(&mut self, ply: usize, played: G::Move) {
        let (here, below) = self.plies.split_at_mut(ply + 1);
        let pv = &mut here[ply].pv;
        pv.clear();
        pv.push(played);
        if let Some(below) = below.first() {
            pv.extend(&below.pv);
        }
    }

    /// Null-move pruning: if passing already reaches beta, some move will.
    fn null_move(&mut self, meter: &mut Meter, position: &G::Position, at: At) -> Option<i32> {
        let beta = at.window.beta;
        if at.depth < MIN_PRUNING_DEPTH || self.full_width || is_proof(beta) {
            return None;
        }
        let after = E::after_null_move(position)?;
        let player = self.evaluation.player_to_move(position);
        if self.evaluation.player_to_move(&after) == player || self.evaluate(position) < beta {
            return None;
        }
        let reduction = 3 + at.depth / 4;
        let null = At {
            depth: at.depth - reduction,
            ply: at.ply + 1,
            window: Window { alpha: -beta, beta: 1 - beta },
            past: self.path.after_null_move(at.past),
        };
        let value = -self.search_node(meter, &after, null);
        if meter.is_over() || value < beta {
            return None;
        }
        // A null move is not legal, so a win found after it proves nothing.
        Some(clamp_evaluation(value))
    }

    /// A proof without search, as a value seen from the root.
    pub(super) fn static_proof(&self, position: &G::Position, ply: usize) -> Option<i32> {
        if self.full_width {
            return None;
        }
        let plies = E::static_proof(position)?;
        let from_root = ply as u32 + plies.unsigned_abs();
        Some(if plies > 0 { win_in(from_root) } else { loss_in(from_root) })
    }
}

/// Late move reduction: how many plies less deep the `number`th move of a node is searched.
fn late_move_reduction(depth: i32, number: usize, is_pv: bool) -> i32 {
    if depth < MIN_PRUNING_DEPTH || number < UNREDUCED_MOVES {
        return 0;
    }
    let late = (number.ilog2() * depth.ilog2()) as i32 / 2;
    (late - i32::from(is_pv)).clamp(0, depth - 2)
}
