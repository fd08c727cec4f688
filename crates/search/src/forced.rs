//! Which orders force a win, by looking at every line: nothing is judged and nothing left out.
//!
//! For puzzles, whose answers must be certain and complete. Where both sides decide at once, an order forces a win if it does
//! so against every order of the other side, illegal ones that would be accepted included.
//! Distances are counted in the winner's own moves, so that a puzzle may say "in three moves" in every game.
//!
//! Depends only on `rules`. Start with [`search`].

use ludoteca_rules::forced::{Forced, Forcing};
use ludoteca_rules::think::Snapshot;
use ludoteca_rules::{Game, Seat, SeatSet, Side, Winner, orders};
use rustc_hash::FxHashMap;

/// So many positions are remembered at most; then all are forgotten.
const MOST_KNOWN: usize = 4_000_000;

/// No bound on the number of moves.
const ENDLESS: u32 = u32::MAX;

/// What is known of a position.
#[derive(Clone, Copy)]
struct Known {
    /// Forced within so many moves.
    within: Option<u32>,
    /// Not forced within so many moves.
    beyond: Option<u32>,
}

/// Looks at every line for one side.
struct Forcer<G: Game> {
    side: Side,
    known: FxHashMap<u64, Known>,
    /// By the moves left, the answer that was good against the last move: it is tried first against the next.
    answers: Vec<Option<G::Move>>,
    nodes: u64,
    most: u64,
}

/// Answers a question about game `G`: see [`ForcedSearch`](ludoteca_rules::forced::ForcedSearch).
#[must_use]
pub fn search<G: Game>(at: &Snapshot, asked: &Forcing) -> Forced {
    let position =
        G::parse_position(&at.options, &at.position).expect("a snapshot has the text that the game itself printed");
    let mut forcer = Forcer::<G> {
        side: asked.side,
        known: FxHashMap::default(),
        answers: Vec::new(),
        nodes: 0,
        most: asked.nodes.unwrap_or(u64::MAX),
    };
    let mut list = Vec::new();
    if G::asked(&position).contains(at.seat) {
        G::orders(&position, at.seat, &mut list);
    }
    let mut found: Vec<(G::Order, Option<u32>)> = list.into_iter().map(|order| (order, None)).collect();
    let bounds = match asked.moves {
        Some(moves) => (0..=moves).collect(),
        None => vec![ENDLESS],
    };
    let mut complete = true;
    'bounds: for bound in bounds {
        for (order, least) in found.iter_mut().filter(|(_, least)| least.is_none()) {
            match forcer.order_forces(&position, at.seat, *order, bound) {
                Some(true) => *least = Some(if bound == ENDLESS { 0 } else { bound }),
                Some(false) => {}
                None => {
                    complete = false;
                    break 'bounds;
                }
            }
        }
    }
    let orders = found.into_iter().map(|(order, least)| (G::spell(&position, order), least)).collect();
    Forced { orders, nodes: forcer.nodes, complete }
}

impl<G: Game> Forcer<G> {
    fn is_own(&self, position: &G::Position, seat: Seat) -> bool {
        G::sides(position).get(usize::from(self.side.0)).is_some_and(|side| side.seats.contains(seat))
    }

    /// How many moves are left after one of these seats' moves.
    fn left_after(&self, position: &G::Position, asked: SeatSet, left: u32) -> Option<u32> {
        let own = asked.iter().any(|seat| self.is_own(position, seat));
        match left {
            ENDLESS => Some(ENDLESS),
            _ if own => left.checked_sub(1),
            _ => Some(left),
        }
    }

    /// Whether an order of a seat forces the win within so many moves; `None` if there was no time to find out.
    fn order_forces(&mut self, position: &G::Position, seat: Seat, order: G::Order, left: u32) -> Option<bool> {
        let asked = G::asked(position);
        let Some(after) = self.left_after(position, asked, left) else { return Some(false) };
        for played in joint::<G>(position, asked, seat, order) {
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
        if let Some(known) = self.known.get(&key) {
            if known.within.is_some_and(|within| within <= left) {
                return Some(true);
            }
            if known.beyond.is_some_and(|beyond| beyond >= left) {
                return Some(false);
            }
        }
        if self.nodes > self.most {
            return None;
        }
        let forced = if asked.len() > 1 {
            self.some_order(position, asked, left)
        } else if own {
            self.some(position, if left == ENDLESS { ENDLESS } else { left - 1 })
        } else {
            self.every(position, left)
        }?;
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        let known = self.known.entry(key).or_insert(Known { within: None, beyond: None });
        if forced {
            known.within = Some(known.within.map_or(left, |within| within.min(left)));
        } else {
            known.beyond = Some(known.beyond.map_or(left, |beyond| beyond.max(left)));
        }
        Some(forced)
    }

    fn is_won(&self, position: &G::Position) -> bool {
        G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(self.side))
    }

    /// Whether some move of the side forces the win; `left` moves remain after it. Moves that leave few answers come first.
    fn some(&mut self, position: &G::Position, left: u32) -> Option<bool> {
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

    /// Whether the win is forced whatever another side plays.
    fn every(&mut self, position: &G::Position, left: u32) -> Option<bool> {
        let mut list = Vec::new();
        G::moves(position, &mut list);
        let slot = left.min(63) as usize;
        if self.answers.len() <= slot {
            self.answers.resize(slot + 1, None);
        }
        if let Some(place) = self.answers[slot].and_then(|answer| list.iter().position(|played| *played == answer)) {
            list.swap(0, place);
        }
        for played in list {
            if !self.forces_after(position, played, left)? {
                self.answers[slot] = Some(played);
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether some order of the side forces the win against all that are given at the same time.
    fn some_order(&mut self, position: &G::Position, asked: SeatSet, left: u32) -> Option<bool> {
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

/// Every move of which this order of a seat is a part.
fn joint<G: Game>(position: &G::Position, asked: SeatSet, seat: Seat, order: G::Order) -> Vec<G::Move> {
    let mut joined: Vec<Vec<G::Order>> = vec![Vec::new()];
    for other in asked.iter() {
        let mut list = vec![order];
        if other != seat {
            G::orders(position, other, &mut list);
            // What is not listed and accepted all the same.
            list.extend(G::unlisted(position, other, orders::ILLEGAL));
        }
        joined = joined
            .iter()
            .flat_map(|before| list.iter().map(move |order| [before.as_slice(), &[*order]].concat()))
            .collect();
    }
    joined.iter().map(|orders| G::join(position, orders)).collect()
}
