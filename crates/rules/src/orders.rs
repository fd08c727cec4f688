//! Orders and moves as text: one reader for all games.
//!
//! A text is an order if it is the canonical spelling of a legal one. If not, it is read as the picks it stands for,
//! and the player gets the same sentence that a click would have got.

use super::options::shorten;
use super::{Game, Geometry, Pick, Reading, Refusal, Seat, SideInfo, Text, paths};

/// An order that is illegal, and can be handed in all the same where illegal ones have their price.
pub const ILLEGAL: &str = "?";

/// Room for the legal orders of most positions.
const USUAL_ORDERS: usize = 128;

/// The order of `seat` that `text` stands for.
///
/// # Errors
/// Why it is not legal, or that it could not be read. The refusal may carry an order that can be submitted all the
/// same.
pub fn read_order<G: Game>(position: &G::Position, seat: Seat, text: &str) -> Result<G::Order, Refusal<G::Order>> {
    if let Some(refusal) = paths::not_asked::<G>(position, seat) {
        return Err(refusal);
    }
    let text = text.trim();
    let mut legal = Vec::with_capacity(USUAL_ORDERS);
    let reading = G::read(position, seat, text);
    // Comparing paths costs less than spelling every order, and long records are read by this.
    if let Some(reading) = &reading
        && let Some(first) = reading.picks.first()
    {
        G::orders_from(position, seat, *first, &mut legal);
        if let Some(order) = order_read::<G>(position, &legal, reading) {
            return Ok(order);
        }
    }
    G::orders(position, seat, &mut legal);
    let listed = |spelling: &str| legal.iter().copied().find(|order| G::spell(position, *order) == spelling);
    if let Some(order) = listed(text).or_else(|| G::unlisted(position, seat, text)) {
        return Ok(order);
    }
    let unreadable = || Text::new("refuse-unreadable").with("text", shorten(text)).with("example", G::INFO.example);
    let Some(reading) = reading else { return Err(Refusal::new(unreadable())) };
    if let Some(order) = listed(&reading.canonical) {
        return Ok(order);
    }
    let paths = paths::paths::<G>(position, seat);
    let refusal = G::refuse_text(position, seat, &reading);
    if let Some(refusal) = refusal.or_else(|| paths::dead_end::<G>(position, seat, &paths, &reading.picks)) {
        return Err(refusal);
    }
    // The picks continue to a legal order that is written otherwise (a capture without `x`, say), or the text lacks its
    // end, such as what a pawn becomes.
    let meant = paths.iter().find(|(_, path)| paths::starts_with(path, &reading.picks));
    Err(Refusal::new(match meant.map(|(order, _)| G::spell(position, *order)) {
        Some(spelling) if spelling.starts_with(&reading.canonical) => Text::new("refuse-unfinished"),
        Some(spelling) => Text::new("refuse-spelling").with("spelling", spelling),
        None => unreadable(),
    }))
}

/// The order in `legal` that was read: the one with its path, if it is spelled as read.
fn order_read<G: Game>(position: &G::Position, legal: &[G::Order], reading: &Reading) -> Option<G::Order> {
    let has_its_path = |order: &G::Order| {
        let path = G::picks(position, *order);
        path.len() == reading.picks.len() && paths::starts_with(&path, &reading.picks)
    };
    let order = legal.iter().copied().find(has_its_path)?;
    (G::spell(position, order) == reading.canonical).then_some(order)
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
    let spelled: Vec<String> = SideInfo::all_seats(G::sides(position))
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
        let seats: Vec<Seat> = SideInfo::all_seats(G::sides(position)).collect();
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
