//! The computer players of Apocalypse.

use super::endings::KNOWN;
use super::eval::Judgement;
use super::position::{Order, Position, bit};
use super::rules::Apocalypse;
use ludoteca_rules::Seat;
use ludoteca_rules::thinking::overlooked::Overlooked;
use ludoteca_rules::thinking::think::{self, Level, Searcher, Thinker};
use ludoteca_search::simultaneous::{self, Overlooks};

/// The searchers; the first one is the game's own.
pub const SEARCHERS: &[Searcher] = &[Searcher {
    id: "matrix",
    make: |megabytes| simultaneous::knowing::<Apocalypse, _>(Judgement::default(), KNOWN, megabytes),
}];

/// Whether an order captures, if what is attacked stays where it is.
fn captures(position: &Position, seat: Seat, order: Order) -> bool {
    let Order::Go { to, .. } = order else { return false };
    position.of(1 - usize::from(seat.0.min(1))) & bit(to) != 0
}

/// Whether a knight captures so.
fn jumps(position: &Position, seat: Seat, order: Order) -> bool {
    let Order::Go { from, .. } = order else { return false };
    captures(position, seat, order) && position.knights[usize::from(seat.0.min(1))] & bit(from) != 0
}

/// A searcher of a weak level.
fn overlooking(overlooks: Overlooks<Apocalypse>, megabytes: usize) -> Box<dyn Thinker> {
    simultaneous::overlooking::<Apocalypse, _>(Judgement::default(), overlooks, megabytes)
}

/// The levels, weakest first.
pub const LEVELS: [Level; think::LEVELS] = [
    Level::overlooking(Overlooked::Captures, (1, 260), |megabytes| overlooking(captures, megabytes)),
    Level::overlooking(Overlooked::Jumps, (1, 85), |megabytes| overlooking(jumps, megabytes)),
    Level::overlooking(Overlooked::NextTurn, (1, 60), SEARCHERS[0].make),
    Level::depth("matrix", 2, 20_000, 42),
    Level::depth("matrix", 2, 20_000, 8),
    Level::nodes("matrix", 3_000_000, 0),
];
