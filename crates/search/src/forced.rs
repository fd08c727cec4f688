//! Which orders force a win, by a full-width search of the AND/OR tree: nothing is evaluated and nothing pruned
//! unsoundly.
//!
//! For puzzles, whose answers must be certain and complete. Where both sides decide at once, an order forces a win if
//! it does so against every order of the other side, including illegal ones that would be accepted. Distances are
//! counted in the winner's own moves, so that a puzzle may say "in three moves" in every game; an order that only
//! completes a turn is not a move of its own.
//!
//! The line that is looked at is kept in a list of frames and not on the stack of the program, and its length is
//! bounded: where positions come back, a search without a bound on moves ends by that and proves nothing.
//!
//! Start with [`search`]; `ForcedWinSearch::run` is the search.

use ludoteca_rules::thinking::forced::{Forced, Forcing};
use ludoteca_rules::thinking::think::Snapshot;
use ludoteca_rules::{Game, Seat, SeatSet, Side, Winner};
use rustc_hash::FxHashMap;
use std::vec::IntoIter;

/// The table is cleared when it has so many positions.
const MAX_POSITIONS: usize = 4_000_000;

/// The longest line that is looked at, in frames: longer than any play of a game in which no position comes back.
const MAX_FRAMES: usize = 2_000;

/// No bound on the number of moves.
const UNBOUNDED: u32 = u32::MAX;

/// What is proven of a position.
#[derive(Clone, Copy)]
struct Distance {
    /// The least number of moves within which a win is proven to be forced.
    forced_within: Option<u32>,
    /// The greatest number of moves within which no win is forced.
    not_within: Option<u32>,
}

/// What can follow in a frame.
enum Branches<G: Game> {
    /// Positions after moves of the side, those with few replies first.
    Positions(IntoIter<G::Position>),
    /// Moves, each of which the others can choose.
    Moves(G::Position, IntoIter<G::Move>),
    /// Orders of a seat of the side, each of which is joined with all orders of the others.
    Orders(G::Position, Seat, IntoIter<G::Order>),
}

/// A node of the line that is looked at.
struct Frame<G: Game> {
    /// Whether one branch that forces the win is enough; else every one must.
    one_is_enough: bool,
    /// Moves of the side that are left after this node.
    left: u32,
    /// The key of the position in the table, and the bound for which it is proven; nothing for an order that is still
    /// to be joined with those of the others.
    proves: Option<(u64, u32)>,
    branches: Branches<G>,
    /// The move that is being looked at, if the others chose it.
    played: Option<G::Move>,
}

/// What is found where a line goes on.
enum Found<G: Game> {
    /// Whether the win is forced.
    Known(bool),
    /// It must be searched.
    Open(Frame<G>),
}

/// The search for a forced win of one side.
struct ForcedWinSearch<G: Game> {
    side: Side,
    table: FxHashMap<u64, Distance>,
    /// Killer moves: for each number of moves left, the defence that refuted the last attack. It is tried first.
    refutations: Vec<Option<G::Move>>,
    nodes: u64,
    max_nodes: u64,
}

/// Answers a question about game `G`: see [`ForcedSearch`](ludoteca_rules::thinking::forced::ForcedSearch).
#[must_use]
pub fn search<G: Game>(at: &Snapshot, asked: &Forcing) -> Forced {
    let position =
        G::parse_position(&at.options, &at.position).expect("a snapshot has the text that the game itself printed");
    let mut search = ForcedWinSearch::<G> {
        side: asked.side,
        table: FxHashMap::default(),
        refutations: Vec::new(),
        nodes: 0,
        max_nodes: asked.nodes,
    };
    let mut list = Vec::new();
    if G::asked(&position).contains(at.seat) {
        G::choices(&position, at.seat, &mut list);
    }
    let mut found: Vec<(G::Order, Option<u32>)> = list.into_iter().map(|order| (order, None)).collect();
    let bounds = match asked.moves {
        Some(moves) => (0..=moves).collect(),
        None => vec![UNBOUNDED],
    };
    let mut complete = true;
    'bounds: for bound in bounds {
        for (order, least) in found.iter_mut().filter(|(_, least)| least.is_none()) {
            match search.order_forces(&position, at.seat, *order, bound) {
                Some(true) => *least = Some(if bound == UNBOUNDED { 0 } else { bound }),
                Some(false) => {}
                None => {
                    complete = false;
                    break 'bounds;
                }
            }
        }
    }
    let orders = found.into_iter().map(|(order, least)| (G::spell(&position, order), least)).collect();
    Forced { orders, nodes: search.nodes, complete }
}

impl<G: Game> ForcedWinSearch<G> {
    fn is_own(&self, position: &G::Position, seat: Seat) -> bool {
        G::sides(position).get(usize::from(self.side.0)).is_some_and(|side| side.seats.contains(seat))
    }

    /// How many moves of the side are left after what these seats decide; `None` if it would be one too many.
    fn left_after(&self, position: &G::Position, asked: SeatSet, left: u32) -> Option<u32> {
        let own = asked.iter().any(|seat| self.is_own(position, seat));
        match left {
            UNBOUNDED => Some(UNBOUNDED),
            _ if own && !G::is_follow_up(position) => left.checked_sub(1),
            _ => Some(left),
        }
    }

    /// Whether an order of a seat forces the win within so many moves; `None` if the budget was used up.
    fn order_forces(&mut self, position: &G::Position, seat: Seat, order: G::Order, left: u32) -> Option<bool> {
        let Some(after) = self.left_after(position, G::asked(position), left) else { return Some(false) };
        self.run(Frame::of_order(position, seat, order, after))
    }

    /// Whether the win is forced at this frame; `None` if the budget was used up, or a line is too long.
    fn run(&mut self, root: Frame<G>) -> Option<bool> {
        let mut line = vec![root];
        // What was found at the end of the line.
        let mut answer: Option<bool> = None;
        while let Some(frame) = line.last_mut() {
            let enough = frame.one_is_enough;
            let forced = if answer.take() == Some(enough) {
                enough
            } else {
                match self.next(frame)? {
                    Some(Found::Open(next)) => {
                        line.push(next);
                        if line.len() > MAX_FRAMES {
                            return None;
                        }
                        continue;
                    }
                    Some(Found::Known(known)) if known != enough => continue,
                    Some(Found::Known(known)) => known,
                    None => !enough,
                }
            };
            self.conclude(frame, forced);
            line.pop();
            answer = Some(forced);
        }
        answer
    }

    /// The next branch of a frame; `Some(None)` after the last.
    fn next(&mut self, frame: &mut Frame<G>) -> Option<Option<Found<G>>> {
        let left = frame.left;
        let after = match &mut frame.branches {
            Branches::Positions(list) => list.next(),
            Branches::Moves(position, list) => {
                frame.played = list.next();
                frame.played.map(|played| {
                    let mut after = position.clone();
                    G::play(&mut after, played);
                    after
                })
            }
            Branches::Orders(position, seat, list) => {
                let order = list.next();
                return Some(order.map(|order| Found::Open(Frame::of_order(position, *seat, order, left))));
            }
        };
        after.map_or(Some(None), |after| self.enter(after, left).map(Some))
    }

    /// Remembers what was found at a frame.
    fn conclude(&mut self, frame: &Frame<G>, forced: bool) {
        if let Some(played) = frame.played.filter(|_| !forced) {
            let slot = Self::slot(frame.left);
            if self.refutations.len() <= slot {
                self.refutations.resize(slot + 1, None);
            }
            self.refutations[slot] = Some(played);
        }
        if let Some((key, bound)) = frame.proves {
            self.store(key, bound, forced);
        }
    }

    /// Where the refutation for a number of moves left is kept.
    fn slot(left: u32) -> usize {
        left.min(63) as usize
    }

    fn store(&mut self, key: u64, bound: u32, forced: bool) {
        if self.table.len() >= MAX_POSITIONS {
            self.table.clear();
        }
        let distance = self.table.entry(key).or_insert(Distance { forced_within: None, not_within: None });
        if forced {
            distance.forced_within = Some(distance.forced_within.map_or(bound, |moves| moves.min(bound)));
        } else {
            distance.not_within = Some(distance.not_within.map_or(bound, |moves| moves.max(bound)));
        }
    }

    /// Whether the win is forced within so many of the side's own moves; `None` if the budget was used up.
    fn enter(&mut self, position: G::Position, bound: u32) -> Option<Found<G>> {
        self.nodes += 1;
        let asked = G::asked(&position);
        if asked.is_empty() {
            return Some(Found::Known(self.is_won(&position)));
        }
        if G::counted_out(&position).is_some() {
            return Some(Found::Known(false));
        }
        let Some(left) = self.left_after(&position, asked, bound) else { return Some(Found::Known(false)) };
        let key = G::hash(&position);
        if let Some(distance) = self.table.get(&key) {
            if distance.forced_within.is_some_and(|moves| moves <= bound) {
                return Some(Found::Known(true));
            }
            if distance.not_within.is_some_and(|moves| moves >= bound) {
                return Some(Found::Known(false));
            }
        }
        if self.nodes > self.max_nodes {
            return None;
        }
        let own = asked.iter().find(|seat| self.is_own(&position, *seat));
        let branches = match own {
            Some(seat) if G::INFO.simultaneous => {
                let mut list = Vec::new();
                G::choices(&position, seat, &mut list);
                Branches::Orders(position, seat, list.into_iter())
            }
            Some(_) => match self.open_positions(&position, left) {
                Some(open) => Branches::Positions(open.into_iter()),
                None => {
                    self.store(key, bound, true);
                    return Some(Found::Known(true));
                }
            },
            None => {
                let list = self.replies(&position, asked, left);
                Branches::Moves(position, list.into_iter())
            }
        };
        let one_is_enough = own.is_some();
        Some(Found::Open(Frame { one_is_enough, left, proves: Some((key, bound)), branches, played: None }))
    }

    fn is_won(&self, position: &G::Position) -> bool {
        G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(self.side))
    }

    /// The positions after each move of the side in which the game goes on, those with few replies first; `None` if a
    /// move wins. So many moves remain.
    fn open_positions(&mut self, position: &G::Position, left: u32) -> Option<Vec<G::Position>> {
        let mut list = Vec::new();
        G::moves(position, &mut list);
        let mut open = Vec::with_capacity(list.len());
        for played in list {
            let mut after = position.clone();
            G::play(&mut after, played);
            if !G::asked(&after).is_empty() {
                open.push((if left > 0 { G::count(&after) } else { 0 }, after));
                continue;
            }
            self.nodes += 1;
            if self.is_won(&after) {
                return None;
            }
        }
        open.sort_by_key(|(count, _)| *count);
        Some(open.into_iter().map(|(_, after)| after).collect())
    }

    /// What the others can play, the last refutation first.
    fn replies(&self, position: &G::Position, asked: SeatSet, left: u32) -> Vec<G::Move> {
        let mut list = Vec::new();
        if G::INFO.simultaneous {
            list = joined_moves::<G>(position, asked, None);
        } else {
            G::moves(position, &mut list);
        }
        let refutation = self.refutations.get(Self::slot(left)).copied().flatten();
        if let Some(place) = refutation.and_then(|refutation| list.iter().position(|played| *played == refutation)) {
            list.swap(0, place);
        }
        list
    }
}

impl<G: Game> Frame<G> {
    /// An order of a seat, against all that is ordered at the same time. So many moves remain after it.
    fn of_order(position: &G::Position, seat: Seat, order: G::Order, left: u32) -> Self {
        let moves = joined_moves::<G>(position, G::asked(position), Some((seat, order)));
        let branches = Branches::Moves(position.clone(), moves.into_iter());
        Self { one_is_enough: false, left, proves: None, branches, played: None }
    }
}

/// Every move that joins orders of these seats, one of which may be given.
fn joined_moves<G: Game>(position: &G::Position, asked: SeatSet, given: Option<(Seat, G::Order)>) -> Vec<G::Move> {
    let mut joined: Vec<Vec<G::Order>> = vec![Vec::new()];
    for seat in asked.iter() {
        let mut list = Vec::new();
        match given.filter(|(of, _)| *of == seat) {
            Some((_, order)) => list.push(order),
            None => G::choices(position, seat, &mut list),
        }
        joined = joined
            .iter()
            .flat_map(|before| list.iter().map(move |order| [before.as_slice(), &[*order]].concat()))
            .collect();
    }
    joined.iter().map(|orders| G::join(position, orders)).collect()
}
