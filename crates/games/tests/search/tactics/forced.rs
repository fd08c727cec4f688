//! Whether a side can force a win in so many plies, by trying all lines: nothing is judged, remembered or left out.

use ludoteca_rules::{Game, Side, Winner, orders};

/// The side that decides.
fn mover<G: Game>(position: &G::Position) -> Option<Side> {
    let seat = G::asked(position).iter().next()?;
    (0..).map(Side).zip(G::sides(position)).find(|(_, info)| info.seats.contains(seat)).map(|(side, _)| side)
}

/// Whether `side` wins within so many plies whatever the other one plays.
pub fn is_forced<G: Game>(position: &G::Position, side: Side, plies: u32) -> bool {
    let Some(mover) = mover::<G>(position) else {
        return G::outcome(position).is_some_and(|outcome| outcome.winner == Winner::Side(side));
    };
    if plies == 0 || G::counted_out(position).is_some() {
        return false;
    }
    let mut list = Vec::new();
    G::moves(position, &mut list);
    let forced = |played: &G::Move| {
        let mut after = position.clone();
        G::play(&mut after, *played);
        is_forced::<G>(&after, side, plies - 1)
    };
    if mover == side { list.iter().any(forced) } else { list.iter().all(forced) }
}

/// The orders after which it is forced, or not, that the side to move (or the other one) wins within so many plies in
/// all.
fn orders_that<G: Game>(position: &G::Position, plies: u32, own: bool, forced: bool) -> Vec<String> {
    let mover = mover::<G>(position).expect("the game is not over");
    let side = if own { mover } else { Side(1 - mover.0) };
    let mut list = Vec::new();
    G::moves(position, &mut list);
    list.retain(|played| {
        let mut after = position.clone();
        G::play(&mut after, *played);
        is_forced::<G>(&after, side, plies - 1) == forced
    });
    let mut texts: Vec<String> = list.into_iter().map(|played| orders::spell_move::<G>(position, played)).collect();
    texts.sort();
    texts
}

/// All orders that win within so many plies.
pub fn win<G: Game>(position: &G::Position, plies: u32) -> Vec<String> {
    orders_that::<G>(position, plies, true, true)
}

/// All orders that do not lose within so many plies.
pub fn hold<G: Game>(position: &G::Position, plies: u32) -> Vec<String> {
    orders_that::<G>(position, plies, false, false)
}
