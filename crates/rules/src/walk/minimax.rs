//! Whether a side wins by force, by trying every line: nothing is remembered, put in order, judged or left out.
//!
//! It takes far longer than the search behind [`Game::FORCED`], says the same, and shares nothing with it but the
//! rules: so what one of them gets wrong, the other finds out. Start with [`minimax`].

use crate::thinking::forced::{Forced, Forcing};
use crate::thinking::think::Snapshot;
use crate::{Game, Seat, SeatSet, Side, SideInfo, Winner};

/// The longest line that is looked at, in moves: longer than any play of a game in which no position comes back.
const LONGEST: usize = 400;

/// Answers as [`ForcedSearch`](crate::thinking::forced::ForcedSearch) says.
#[must_use]
pub fn minimax<G: Game>(at: &Snapshot, asked: &Forcing) -> Forced {
    let position =
        G::parse_position(&at.options, &at.position).expect("a snapshot has the text that the game itself printed");
    let mut tries = Tries { side: asked.side, nodes: 0, most: asked.nodes };
    let mut forced = Forced { complete: true, ..Forced::default() };
    for order in choices::<G>(&position, at.seat) {
        let least = match asked.moves {
            Some(most) => (0..=most).map(|moves| (moves, Some(moves))).collect(),
            None => vec![(0, None)],
        };
        let mut value = None;
        for (moves, bound) in least {
            match tries.order_wins::<G>(&position, (at.seat, order), bound) {
                Some(true) => {
                    value = Some(moves);
                    break;
                }
                Some(false) => {}
                None => forced.complete = false,
            }
        }
        forced.orders.push((G::spell(&position, order), value));
    }
    forced.nodes = tries.nodes;
    forced
}

/// Tries all lines for one side.
struct Tries {
    side: Side,
    nodes: u64,
    most: u64,
}

impl Tries {
    /// Whether this order wins in at most so many moves, whatever others order at the same time; `None` if there is too
    /// much to look at.
    fn order_wins<G: Game>(
        &mut self,
        position: &G::Position,
        given: (Seat, G::Order),
        left: Option<u32>,
    ) -> Option<bool> {
        match self.left_after::<G>(position, left) {
            Some(left) => self.all_win::<G>(position, Some(given), left, 0),
            None => Some(false),
        }
    }

    /// How many moves are left after this decision, `None` if it is one too many. A decision of others, and what only
    /// completes a turn, is no move; without a bound there is always one left.
    fn left_after<G: Game>(&self, position: &G::Position, left: Option<u32>) -> Option<Option<u32>> {
        let is_move = self.own_seat::<G>(position).is_some() && !G::is_follow_up(position);
        match left {
            Some(left) if is_move => left.checked_sub(1).map(Some),
            _ => Some(left),
        }
    }

    fn own_seat<G: Game>(&self, position: &G::Position) -> Option<Seat> {
        G::asked(position).iter().find(|seat| SideInfo::side_of(G::sides(position), *seat) == Some(self.side))
    }

    /// Whether the side wins here in at most so many moves.
    fn is_won<G: Game>(&mut self, position: &G::Position, left: Option<u32>, played: usize) -> Option<bool> {
        self.nodes += 1;
        if self.nodes > self.most || played > LONGEST {
            return None;
        }
        if G::asked(position).is_empty() {
            return Some(G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(self.side)));
        }
        if G::counted_out(position).is_some() {
            return Some(false);
        }
        let Some(left) = self.left_after::<G>(position, left) else { return Some(false) };
        let Some(seat) = self.own_seat::<G>(position) else { return self.all_win::<G>(position, None, left, played) };
        for order in choices::<G>(position, seat) {
            if self.all_win::<G>(position, Some((seat, order)), left, played)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether the side wins after every move that can be joined with the order given.
    fn all_win<G: Game>(
        &mut self,
        position: &G::Position,
        given: Option<(Seat, G::Order)>,
        left: Option<u32>,
        played: usize,
    ) -> Option<bool> {
        for orders in joined::<G>(position, G::asked(position), given) {
            let mut after = position.clone();
            G::play(&mut after, G::join(position, &orders));
            if !self.is_won::<G>(&after, left, played + 1)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

fn choices<G: Game>(position: &G::Position, seat: Seat) -> Vec<G::Order> {
    let mut list = Vec::new();
    if G::asked(position).contains(seat) {
        G::choices(position, seat, &mut list);
    }
    list
}

/// Every choice of one order for each of these seats, lowest seat first; that of one seat may be given.
fn joined<G: Game>(position: &G::Position, asked: SeatSet, given: Option<(Seat, G::Order)>) -> Vec<Vec<G::Order>> {
    let mut all = vec![Vec::new()];
    for seat in asked.iter() {
        let own = given.filter(|(of, _)| *of == seat);
        let list = own.map_or_else(|| choices::<G>(position, seat), |(_, order)| vec![order]);
        let longer = |orders: Vec<G::Order>| list.iter().map(move |order| [orders.as_slice(), &[*order]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}
