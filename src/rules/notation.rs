//! Orders as text: one reader for all games.
//!
//! A text is an order if it is the canonical spelling of a legal one. If not, it is read as the picks it stands for, and
//! the player gets the same sentence that a click would have got.

use super::game::Reading;
use super::{Game, Geometry, Pick, Refusal, Seat, Text, options::shorten, pick};

/// The order of `seat` that `text` stands for.
///
/// # Errors
/// Why it is not legal, or that it could not be read. The refusal may carry an order that can be handed in all the same.
pub fn read_order<G: Game>(position: &G::Position, seat: Seat, text: &str) -> Result<G::Order, Refusal<G::Order>> {
    if let Some(refusal) = pick::not_asked::<G>(position, seat) {
        return Err(refusal);
    }
    let text = text.trim();
    let paths = pick::paths::<G>(position, seat);
    let listed =
        |spelling: &str| paths.iter().map(|(order, _)| *order).find(|order| G::spell(position, *order) == spelling);
    if let Some(order) = listed(text).or_else(|| G::unlisted(position, seat, text)) {
        return Ok(order);
    }
    let Some(reading) = G::read(position, seat, text) else {
        return Err(Refusal::new(
            Text::new("refuse-unreadable").with("text", shorten(text)).with("example", G::INFO.example),
        ));
    };
    if let Some(order) = listed(&reading.canonical) {
        return Ok(order);
    }
    if let Some(refusal) = G::refuse_text(position, seat, &reading) {
        return Err(refusal);
    }
    for (length, next) in reading.picks.iter().enumerate() {
        if !paths.iter().any(|(_, path)| pick::starts_with(path, &reading.picks[..=length])) {
            return Err(pick::refuse::<G>(position, seat, &reading.picks[..length], *next));
        }
    }
    // The picks continue to a legal order that is written otherwise: a capture without `x`, say; or something is still to be
    // said, as what a pawn becomes.
    let meant = paths.iter().find(|(_, path)| pick::starts_with(path, &reading.picks));
    Err(Refusal::new(match meant.map(|(order, _)| G::spell(position, *order)) {
        Some(spelling) if spelling.starts_with(&reading.canonical) => Text::new("refuse-unfinished"),
        Some(spelling) => Text::new("refuse-spelling").with("spelling", spelling),
        None => Text::new("refuse-unreadable").with("text", shorten(text)).with("example", G::INFO.example),
    }))
}

/// The order of `seat` whose path is `picks`.
///
/// # Errors
/// Why the picks cannot be continued as they are; [`Text`] `refuse-unfinished` if they only need more.
pub fn order_of_picks<G: Game>(
    position: &G::Position,
    seat: Seat,
    picks: &[Pick],
) -> Result<G::Order, Refusal<G::Order>> {
    let paths = pick::paths::<G>(position, seat);
    for (length, next) in picks.iter().enumerate() {
        if !paths.iter().any(|(_, path)| pick::starts_with(path, &picks[..=length])) {
            return Err(pick::refuse::<G>(position, seat, &picks[..length], *next));
        }
    }
    paths
        .iter()
        .find(|(_, path)| path.len() == picks.len() && pick::starts_with(path, picks))
        .map(|(order, _)| *order)
        .ok_or_else(|| Refusal::new(Text::new("refuse-unfinished")))
}

/// The text of a move: the orders of the asked seats joined by `|`, `-` for a seat that is not asked.
///
/// A game with one seat asked at a time prints the order alone.
#[must_use]
pub fn spell_move<G: Game>(position: &G::Position, played: G::Move) -> String {
    let parts = G::parts(position, played);
    let asked = G::asked(position);
    if !G::INFO.simultaneous {
        return parts.first().map_or_else(String::new, |order| G::spell(position, *order));
    }
    let mut orders = parts.iter();
    let spelled: Vec<String> = all_seats::<G>(position)
        .map(|seat| {
            let order = asked.contains(seat).then(|| orders.next()).flatten();
            order.map_or_else(|| "-".to_owned(), |order| G::spell(position, *order))
        })
        .collect();
    spelled.join("|")
}

/// Reads a move as [`spell_move`] prints it.
///
/// # Errors
/// As [`read_order`]; also when the number of parts is wrong, or one is there for a side that is not asked.
pub fn read_move<G: Game>(position: &G::Position, text: &str) -> Result<G::Move, Refusal<G::Order>> {
    let asked = G::asked(position);
    if asked.is_empty() {
        return Err(Refusal::new(Text::new("refuse-over")));
    }
    let mut orders = Vec::new();
    if G::INFO.simultaneous {
        let seats: Vec<Seat> = all_seats::<G>(position).collect();
        let parts: Vec<&str> = text.trim().split('|').collect();
        let form =
            || Refusal::new(Text::new("refuse-joint").with("text", shorten(text)).with("example", G::INFO.example));
        if parts.len() != seats.len() {
            return Err(form());
        }
        for (seat, part) in seats.into_iter().zip(parts) {
            if asked.contains(seat) {
                let order = read_order::<G>(position, seat, part);
                orders.push(order.or_else(|refusal| refusal.sealable.ok_or(refusal))?);
            } else if part.trim() != "-" {
                let side = G::sides(position).iter().find(|side| side.seats.contains(seat));
                return Err(side.map_or_else(form, |side| {
                    Refusal::new(Text::new("refuse-not-asked-part").with_text("side", Text::new(side.key)))
                }));
            }
        }
    } else if let Some(seat) = asked.iter().next() {
        orders.push(read_order::<G>(position, seat, text)?);
    }
    Ok(G::join(position, &orders))
}

/// Reads an order that is one cell of the board and nothing else.
#[must_use]
pub fn read_cell(geometry: Geometry, text: &str) -> Option<Reading> {
    let cell = geometry.parse(text)?;
    Some(Reading { canonical: geometry.name(cell).to_string(), picks: vec![Pick::Cell(cell)] })
}

fn all_seats<G: Game>(position: &G::Position) -> impl Iterator<Item = Seat> {
    let count: u32 = G::sides(position).iter().map(|side| side.seats.len()).sum();
    (0..count as u8).map(Seat)
}
