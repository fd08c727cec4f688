//! Which orders force a win, by a full-width search of the AND/OR tree: nothing is evaluated and nothing pruned
//! unsoundly.
//!
//! For puzzles, whose answers must be certain and complete. Where both sides decide at once, an order forces a win if
//! it does so against every order of the other side, including illegal ones that would be accepted. Distances are
//! counted in the winner's own moves, so that a puzzle may say "in three moves" in every game.
//!
//! Start with [`search`].

use ludoteca_rules::thinking::forced::{Forced, Forcing};
use ludoteca_rules::thinking::think::Snapshot;
use ludoteca_rules::{Game, Seat, SeatSet, Side, Winner, orders};
use rustc_hash::FxHashMap;

/// The table is cleared when it has so many positions.
const MAX_POSITIONS: usize = 4_000_000;

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
        max_nodes: asked.nodes.unwrap_or(u64::MAX),
    };
    let mut list = Vec::new();
    if G::asked(&position).contains(at.seat) {
        G::orders(&position, at.seat, &mut list);
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

    /// How many moves of the side are left after a move of these seats; `None` if it would be one too many.
    fn left_after(&self, position: &G::Position, asked: SeatSet, left: u32) -> Option<u32> {
        let own = asked.iter().any(|seat| self.is_own(position, seat));
        match left {
            UNBOUNDED => Some(UNBOUNDED),
            _ if own => left.checked_sub(1),
            _ => Some(left),
        }
    }

    /// Whether an order of a seat forces the win within so many moves; `None` if the budget was used up.
    fn order_forces(&mut self, position: &G::Position, seat: Seat, order: G::Order, left: u32) -> Option<bool> {
        let asked = G::asked(position);
        let Some(after) = self.left_after(position, asked, left) else { return Some(false) };
        for played in joined_moves::<G>(position, asked, seat, order) {
            if !self.forces_after(position, played, after)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn forces_after(&mut self, position: &G::Position, played: G::Move, left: u32) -> Option<bool> {
        let mut after = position.clone();
        G::play(&mut after, played);
        self.forces(&after, left)
    }

    /// Whether the win is forced within so many of the side's own moves.
    fn forces(&mut self, position: &G::Position, left: u32) -> Option<bool> {
        self.nodes += 1;
        let asked = G::asked(position);
        if asked.is_empty() {
            return Some(self.is_won(position));
        }
        if G::counted_out(position).is_some() {
            return Some(false);
        }
        let own = asked.iter().any(|seat| self.is_own(position, seat));
        if own && left == 0 {
            return Some(false);
        }
        let key = G::hash(position);
        if let Some(distance) = self.table.get(&key) {
            if distance.forced_within.is_some_and(|moves| moves <= left) {
                return Some(true);
            }
            if distance.not_within.is_some_and(|moves| moves >= left) {
                return Some(false);
            }
        }
        if self.nodes > self.max_nodes {
            return None;
        }
        let forced = if asked.len() > 1 {
            self.simultaneous_node(position, asked, left)
        } else if own {
            self.or_node(position, if left == UNBOUNDED { UNBOUNDED } else { left - 1 })
        } else {
            self.and_node(position, left)
        }?;
        if self.table.len() >= MAX_POSITIONS {
            self.table.clear();
        }
        let distance = self.table.entry(key).or_insert(Distance { forced_within: None, not_within: None });
        if forced {
            distance.forced_within = Some(distance.forced_within.map_or(left, |moves| moves.min(left)));
        } else {
            distance.not_within = Some(distance.not_within.map_or(left, |moves| moves.max(left)));
        }
        Some(forced)
    }

    fn is_won(&self, position: &G::Position) -> bool {
        G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(self.side))
    }

    /// Whether some move of the side forces the win; `left` moves remain after it. Moves that leave few replies are
    /// searched first.
    fn or_node(&mut self, position: &G::Position, left: u32) -> Option<bool> {
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
                return Some(true);
            }
        }
        open.sort_by_key(|(count, _)| *count);
        for (_, after) in open {
            if self.forces(&after, left)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the win is forced whatever the other side plays.
    fn and_node(&mut self, position: &G::Position, left: u32) -> Option<bool> {
        let mut list = Vec::new();
        G::moves(position, &mut list);
        let slot = left.min(63) as usize;
        if self.refutations.len() <= slot {
            self.refutations.resize(slot + 1, None);
        }
        if let Some(place) =
            self.refutations[slot].and_then(|refutation| list.iter().position(|played| *played == refutation))
        {
            list.swap(0, place);
        }
        for played in list {
            if !self.forces_after(position, played, left)? {
                self.refutations[slot] = Some(played);
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether some order of the side forces the win against all orders that are given at the same time.
    fn simultaneous_node(&mut self, position: &G::Position, asked: SeatSet, left: u32) -> Option<bool> {
        let Some(seat) = asked.iter().find(|seat| self.is_own(position, *seat)) else { return Some(false) };
        let mut list = Vec::new();
        G::orders(position, seat, &mut list);
        for order in list {
            if self.order_forces(position, seat, order, left)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Every move that joins this order of a seat with orders of the other seats.
fn joined_moves<G: Game>(position: &G::Position, asked: SeatSet, seat: Seat, order: G::Order) -> Vec<G::Move> {
    let mut joined: Vec<Vec<G::Order>> = vec![Vec::new()];
    for other in asked.iter() {
        let mut list = vec![order];
        if other != seat {
            G::orders(position, other, &mut list);
            // Orders that are not listed and are accepted all the same.
            list.extend(G::unlisted(position, other, orders::ILLEGAL));
        }
        joined = joined
            .iter()
            .flat_map(|before| list.iter().map(move |order| [before.as_slice(), &[*order]].concat()))
            .collect();
    }
    joined.iter().map(|orders| G::join(position, orders)).collect()
}
