//! The search below the root.

use super::order::{Experience, Ranked, pick};
use super::past::{Line, Past};
use super::table::{Bound, Found, Table};
use crate::meter::Meter;
use crate::score::{WIN, is_proof, judged, loss_in, win_in};
use crate::{Evaluation, Root};
use ludoteca_rules::{Game, Side, Winner, hash};
use std::mem;

/// No line is looked at beyond so many plies from the root.
pub(super) const MOST_PLIES: usize = 250;

/// Moves before this one in the order are searched to the full depth.
const EARLY: usize = 3;

/// Room that is used again at every position of one ply.
struct Ply<M> {
    list: Vec<M>,
    ranked: Vec<Ranked<M>>,
    /// The line that was found best from here.
    line: Vec<M>,
}

/// Everything a search keeps.
pub(super) struct Tree<G: Game, E: Evaluation<G>> {
    evaluation: E,
    table: Table,
    experience: Experience<G, E>,
    plies: Vec<Ply<G::Move>>,
    line: Line<G>,
    /// What counts at the root.
    past: Past,
    /// Neither reductions nor proofs by the evaluation.
    pub full_width: bool,
    /// How deep this iteration looks.
    asked_depth: usize,
    /// Whether anything was judged in this iteration, so that a deeper one may see more.
    pub cut: bool,
}

impl<G: Game, E: Evaluation<G>> Tree<G, E> {
    pub fn new(evaluation: E, megabytes: usize) -> Self {
        let (line, past) = Line::nowhere();
        let ply = || Ply { list: Vec::new(), ranked: Vec::new(), line: Vec::new() };
        Self {
            evaluation,
            table: Table::new(megabytes),
            experience: Experience::new(),
            plies: (0..=MOST_PLIES).map(|_| ply()).collect(),
            line,
            past,
            full_width: false,
            asked_depth: 0,
            cut: false,
        }
    }

    /// Prepares for an iteration that looks so deep.
    pub fn begin_depth(&mut self, depth: u32) {
        self.asked_depth = depth as usize;
        self.cut = false;
    }

    /// Prepares for a root; a `fresh` search knows nothing of earlier ones.
    pub fn begin(&mut self, root: &Root<G>, fresh: bool) {
        self.table.begin(fresh);
        self.experience.begin(fresh);
        self.evaluation.begin(&root.position);
        (self.line, self.past) = Line::to(root);
    }

    pub fn judge(&self, position: &G::Position) -> i32 {
        judged(self.evaluation.judge(position))
    }

    /// Sorts the moves at the root as the search would try them.
    pub fn sort_first(&self, position: &G::Position, list: &mut Vec<G::Move>) {
        let mut ranked = Vec::new();
        self.experience.rank(&self.evaluation, position, self.evaluation.mover(position), 0, None, list, &mut ranked);
        ranked.sort_by_key(|ranked| (-ranked.rank, ranked.index));
        list.clear();
        list.extend(ranked.iter().map(|ranked| ranked.played));
    }

    /// The line that begins with a move of the root that was just searched.
    pub fn line_after(&self, played: G::Move) -> Vec<G::Move> {
        let mut line = vec![played];
        line.extend(&self.plies[1].line);
        line
    }

    /// The value of a move at the root, for the side to move there. A move that is not `whole` is first tried with an empty
    /// window.
    pub fn first(
        &mut self,
        root: &Root<G>,
        meter: &mut Meter,
        played: G::Move,
        depth: u32,
        (alpha, beta): (i32, i32),
        whole: bool,
    ) -> i32 {
        let past = self.past;
        let depth = depth as i32 - 1;
        let side = self.evaluation.mover(&root.position);
        self.plies[1].line.clear();
        if !whole {
            let value = self.after(meter, &root.position, played, side, past, (alpha, alpha + 1), depth, 0);
            if meter.is_over() || value <= alpha {
                return value;
            }
        }
        self.after(meter, &root.position, played, side, past, (alpha, beta), depth, 0)
    }

    /// The value of a move for the side that plays it.
    fn after(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        played: G::Move,
        side: Side,
        past: Past,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> i32 {
        let mut after = position.clone();
        G::play(&mut after, played);
        let ply = ply + 1;
        if let Some(winner) = self.evaluation.won(&after) {
            meter.count();
            self.plies[ply].line.clear();
            return match winner {
                Winner::Side(winner) if winner == side => win_in(ply as u32),
                Winner::Side(_) => loss_in(ply as u32),
                Winner::Draw => 0,
            };
        }
        let past = self.line.after(position, played, past);
        if self.evaluation.mover(&after) == side {
            self.node(meter, &after, past, (alpha, beta), depth, ply)
        } else {
            -self.node(meter, &after, past, (-beta, -alpha), depth, ply)
        }
    }

    /// The value of a position that is not over, for the side to move.
    fn node(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        past: Past,
        (mut alpha, mut beta): (i32, i32),
        mut depth: i32,
        ply: usize,
    ) -> i32 {
        self.plies[ply].line.clear();
        // A threat is looked at to its end: every line has at most as many of these plies as others.
        if !self.full_width && ply < 2 * self.asked_depth && E::threatened(position) {
            depth = depth.max(0) + 1;
        }
        if depth <= 0 {
            return self.settle(meter, position, (alpha, beta), ply);
        }
        if meter.count() {
            return 0;
        }
        if self.line.is_drawn(position, past) {
            return 0;
        }
        if ply >= MOST_PLIES {
            self.cut = true;
            return self.judge(position);
        }
        // No end is nearer than the next move.
        alpha = alpha.max(loss_in(ply as u32 + 1));
        beta = beta.min(win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        if let Some(value) = self.proved(position, ply) {
            return value;
        }
        let open = beta > alpha + 1;
        let idle = E::idle(position);
        let mut key = self.evaluation.known_by(position);
        if self.full_width {
            // A win that was found beside fewer idle plies need not be the nearest one of this depth.
            key = hash::mix(key, idle.into());
        }
        let later = ply as i32 + idle as i32;
        let found = self.table.find(key);
        if !open && let Some(found) = found {
            let value = from_table(found.value, later);
            let proof = is_proof(value) && found.bound != if value > 0 { Bound::Upper } else { Bound::Lower };
            let outside = match found.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            // A remembered judgement must come from as deep a search, a proof need not.
            let in_time = !is_proof(value) || self.line.lasts(past, WIN - found.value.abs());
            if outside && in_time && (found.depth >= depth || proof) {
                self.cut |= !proof;
                return value;
            }
        }
        let side = self.evaluation.mover(position);
        if !open && let Some(value) = self.without_moving(meter, position, past, beta, depth, ply) {
            return value;
        }
        let mut list = mem::take(&mut self.plies[ply].list);
        let mut ranked = mem::take(&mut self.plies[ply].ranked);
        if self.full_width {
            G::moves(position, &mut list);
        } else {
            E::moves(position, &mut list);
        }
        let remembered = found.and_then(|found| found.best);
        self.experience.rank(&self.evaluation, position, side, ply, remembered, &list, &mut ranked);
        self.line.enter(position);
        let value = self.moves(meter, position, side, past, (alpha, beta), depth, ply, (key, later), &mut ranked);
        self.line.leave();
        self.plies[ply].list = list;
        self.plies[ply].ranked = ranked;
        value
    }

    /// Tries the moves in their order; the best value.
    fn moves(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        side: Side,
        past: Past,
        (mut alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        (key, later): (u64, i32),
        ranked: &mut [Ranked<G::Move>],
    ) -> i32 {
        let open = beta > alpha + 1;
        let floor = alpha;
        let mut best = -i32::MAX;
        let mut best_index = None;
        for number in 0..ranked.len() {
            let Ranked { rank, index, played } = pick(ranked, number);
            let mut try_move =
                |tree: &mut Self, window, depth| tree.after(meter, position, played, side, past, window, depth, ply);
            let reduction =
                if self.full_width || !Experience::<G, E>::is_plain(rank) { 0 } else { reduction(depth, number, open) };
            let mut value = best;
            let mut whole = number == 0;
            if !whole {
                value = try_move(self, (alpha, alpha + 1), depth - 1 - reduction);
                if value > alpha && reduction > 0 {
                    value = try_move(self, (alpha, alpha + 1), depth - 1);
                }
                whole = value > alpha && open && value < beta;
            }
            if whole {
                value = try_move(self, (alpha, beta), depth - 1);
            }
            if meter.is_over() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_index = Some(index);
                    if open {
                        self.extend_line(ply, played);
                    }
                }
                if value >= beta {
                    self.experience.learn(position, side, ply, depth, &ranked[..=number]);
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.keep(key, Found { value: to_table(best, later), depth, bound, best: best_index });
        best
    }

    /// The best line from a ply begins with this move and goes on as the one of the next ply.
    fn extend_line(&mut self, ply: usize, played: G::Move) {
        let (here, below) = self.plies.split_at_mut(ply + 1);
        let line = &mut here[ply].line;
        line.clear();
        line.push(played);
        if let Some(below) = below.first() {
            line.extend(&below.line);
        }
    }

    /// Where a side is so well off that it could even not move and still be above the window: the value is above it.
    fn without_moving(
        &mut self,
        meter: &mut Meter,
        position: &G::Position,
        past: Past,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if depth < 3 || self.full_width || is_proof(beta) {
            return None;
        }
        let passed = E::passed(position)?;
        if self.evaluation.mover(&passed) == self.evaluation.mover(position) || self.judge(position) < beta {
            return None;
        }
        let less = 3 + depth / 4;
        // What was before cannot come back by a line in which a side did not move.
        let past = self.line.after_pass(past);
        let value = -self.node(meter, &passed, past, (-beta, 1 - beta), depth - less, ply + 1);
        if meter.is_over() || value < beta {
            return None;
        }
        // Not to move is no move, so it proves nothing.
        Some(judged(value))
    }

    fn proved(&self, position: &G::Position, ply: usize) -> Option<i32> {
        if self.full_width {
            return None;
        }
        let plies = E::proved(position)?;
        let from_root = ply as u32 + plies.unsigned_abs();
        Some(if plies > 0 { win_in(from_root) } else { loss_in(from_root) })
    }

    /// Beyond the depth: the side to move may be content with the judgement, or play a move after which the position cannot
    /// be judged yet.
    fn settle(&mut self, meter: &mut Meter, position: &G::Position, (mut alpha, beta): (i32, i32), ply: usize) -> i32 {
        if meter.count() {
            return 0;
        }
        if let Some(value) = self.proved(position, ply) {
            return value;
        }
        self.cut = true;
        let mut best = self.judge(position);
        if best >= beta || ply >= MOST_PLIES {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = mem::take(&mut self.plies[ply].list);
        self.evaluation.unquiet(position, &mut list);
        if !list.is_empty() {
            let mut ranked = mem::take(&mut self.plies[ply].ranked);
            let side = self.evaluation.mover(position);
            self.experience.rank(&self.evaluation, position, side, ply, None, &list, &mut ranked);
            for number in 0..ranked.len() {
                let played = pick(&mut ranked, number).played;
                let past = self.line.after_irreversible();
                let value = self.after(meter, position, played, side, past, (alpha, beta), 0, ply);
                if meter.is_over() {
                    break;
                }
                best = best.max(value);
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
            self.plies[ply].ranked = ranked;
        }
        self.plies[ply].list = list;
        best
    }
}

/// How much less deep a move is searched that comes as the `number`th.
fn reduction(depth: i32, number: usize, open: bool) -> i32 {
    if depth < 3 || number < EARLY {
        return 0;
    }
    let late = (number.ilog2() * depth.ilog2()) as i32 / 2;
    (late - i32::from(open)).clamp(0, depth - 2)
}

/// A value as the table keeps it: proofs by their distance from the position, without what its key says nothing of, and not
/// from the root.
const fn to_table(value: i32, later: i32) -> i32 {
    if !is_proof(value) {
        value
    } else if value > 0 {
        value + later
    } else {
        value - later
    }
}

/// A value from the table, as it is seen from the root.
const fn from_table(value: i32, later: i32) -> i32 {
    if !is_proof(value) {
        value
    } else if value > 0 {
        value - later
    } else {
        value + later
    }
}
