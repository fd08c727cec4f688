//! The paths of the legal orders: what can follow the picks so far, the order that is complete, and why other picks
//! cannot follow.

use super::{Game, Path, Pick, Refusal, Seat, Step, Text};

/// Every legal order of a seat with its path.
#[must_use]
pub fn paths<G: Game>(position: &G::Position, seat: Seat) -> Vec<(G::Order, Path)> {
    let mut orders = Vec::new();
    G::orders(position, seat, &mut orders);
    orders.into_iter().map(|order| (order, G::picks(position, order))).collect()
}

/// Whether `path` begins with `prefix`.
#[must_use]
pub fn starts_with(path: &Path, prefix: &[Pick]) -> bool {
    path.len() >= prefix.len() && path.iter().zip(prefix).all(|(step, pick)| step.pick == *pick)
}

/// The steps that can follow `prefix`, each once, in the order of the legal orders.
#[must_use]
pub fn next_steps<'a>(paths: impl IntoIterator<Item = &'a Path>, prefix: &[Pick]) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for path in paths {
        if starts_with(path, prefix)
            && let Some(step) = path.get(prefix.len())
            && !steps.iter().any(|known| known.pick == step.pick)
        {
            steps.push(*step);
        }
    }
    steps
}

/// The order whose path is exactly `picks`.
#[must_use]
pub fn complete<O: Copy>(paths: &[(O, Path)], picks: &[Pick]) -> Option<O> {
    let found = paths.iter().find(|(_, path)| path.len() == picks.len() && starts_with(path, picks));
    found.map(|(order, _)| *order)
}

/// The order of `seat` whose path is `picks`; `paths` are all its paths.
///
/// # Errors
/// Why the picks cannot be continued as they are; [`Text`] `refuse-unfinished` if they only need more.
pub fn order_of_picks<G: Game>(
    position: &G::Position,
    seat: Seat,
    paths: &[(G::Order, Path)],
    picks: &[Pick],
) -> Result<G::Order, Refusal<G::Order>> {
    complete(paths, picks).ok_or_else(|| {
        let refusal = dead_end::<G>(position, seat, paths, picks);
        refusal.unwrap_or_else(|| Refusal::new(Text::new("refuse-unfinished")))
    })
}

/// Why the first of `picks` with which no path goes on is refused; `None` if some path begins with all of them.
#[must_use]
pub fn dead_end<G: Game>(
    position: &G::Position,
    seat: Seat,
    paths: &[(G::Order, Path)],
    picks: &[Pick],
) -> Option<Refusal<G::Order>> {
    let goes_on = |length: usize| paths.iter().any(|(_, path)| starts_with(path, &picks[..length]));
    let last = (0..picks.len()).find(|index| !goes_on(index + 1))?;
    Some(refuse::<G>(position, seat, &picks[..last], picks[last]))
}

/// Why a seat cannot decide anything now; `None` if it is asked.
#[must_use]
pub fn not_asked<G: Game>(position: &G::Position, seat: Seat) -> Option<Refusal<G::Order>> {
    let asked = G::asked(position);
    if asked.contains(seat) {
        return None;
    }
    Some(Refusal::new(Text::new(if !G::sides(position).iter().any(|side| side.seats.contains(seat)) {
        "refuse-no-seat"
    } else if asked.is_empty() {
        "refuse-over"
    } else {
        "refuse-not-your-turn"
    })))
}

/// Why the game does not have what is picked; `None` if it has.
fn foreign<G: Game>(pick: Pick) -> Option<&'static str> {
    match pick {
        Pick::Choice(_) if G::INFO.choices.is_empty() => Some("refuse-cells-only"),
        Pick::Choice(index) if usize::from(index) >= G::INFO.choices.len() => Some("refuse-no-pick"),
        Pick::Cell(cell) if cell.index() >= G::INFO.geometry.cells() => Some("refuse-no-pick"),
        Pick::Cell(_) | Pick::Choice(_) => None,
    }
}

/// Why no legal order of `seat` continues `prefix` with `next`: what is the same in every game, and then the game's own
/// sentence.
#[must_use]
pub fn refuse<G: Game>(position: &G::Position, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<G::Order> {
    not_asked::<G>(position, seat).unwrap_or_else(|| {
        match prefix.iter().chain([&next]).find_map(|pick| foreign::<G>(*pick)) {
            Some(key) => Refusal::new(Text::new(key)),
            None => G::refuse(position, seat, prefix, next),
        }
    })
}
