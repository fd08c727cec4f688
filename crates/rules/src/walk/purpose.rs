//! What a move is good for, as far as the rules alone can tell: this looks at one reply and one answer to it, and knows
//! nothing of strength. What it says is true of the position; that the move is the best one is for a searcher to say.

use crate::{Cell, Effect, Game, Outcome, Seat, SeatSet, Side, SideInfo, Winner, orders};

/// At most so many other moves, and so many replies, are looked at: of longer lists those at even distances.
const MOST: usize = 48;

/// What a move is good for. Cells are those of the position before the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Most other moves let the next seat win at once, by this order as text for one; after the move it cannot.
    StopsWin(String),
    /// It captures the pieces on these cells.
    Captures(Vec<Cell>),
    /// After most replies it wins at once.
    ThreatensWin,
    /// After most other moves the own piece on this cell can be captured at once; after the move it cannot, neither
    /// there nor where it has moved to.
    Saves(Cell),
    /// After most replies it can capture the piece on this cell, which it cannot now.
    Attacks(Cell),
}

/// What an order of this seat is good for; nothing where several decide at once, or where nothing of the kind is true.
#[must_use]
pub fn purpose<G: Game>(position: &G::Position, seat: Seat, order: G::Order) -> Option<Purpose> {
    if G::asked(position) != SeatSet::one(seat) {
        return None;
    }
    let own = SideInfo::side_of(G::sides(position), seat)?;
    let played = G::join(position, &[order]);
    let captures = captured::<G>(position, played, |side| side != own);
    let captures = (!captures.is_empty()).then_some(Purpose::Captures(captures));
    let after = after::<G>(position, played);
    let Some(other) = only(G::asked(&after)).filter(|other| SideInfo::side_of(G::sides(&after), *other) != Some(own))
    else {
        return captures;
    };
    let others: Vec<G::Position> = evenly(&moves::<G>(position))
        .filter(|it| **it != played)
        .map(|it| self::after::<G>(position, *it))
        .filter(|it| G::asked(it) == SeatSet::one(other))
        .collect();
    stops_win::<G>(&after, &others, own)
        .or(captures)
        .or_else(|| threatens_win::<G>(&after, seat, own).then_some(Purpose::ThreatensWin))
        .or_else(|| saves::<G>(position, played, (&after, &others), own))
        .or_else(|| attacks::<G>(position, &after, (seat, own)))
}

fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

fn moves<G: Game>(position: &G::Position) -> Vec<G::Move> {
    let mut list = Vec::new();
    G::moves(position, &mut list);
    list
}

fn after<G: Game>(position: &G::Position, played: G::Move) -> G::Position {
    let mut next = position.clone();
    G::play(&mut next, played);
    next
}

fn evenly<T>(list: &[T]) -> impl Iterator<Item = &T> {
    list.iter().step_by(list.len().div_ceil(MOST).max(1))
}

/// Whether a part is at least three of four of a whole that is not empty.
const fn is_most(part: usize, whole: usize) -> bool {
    whole > 0 && 4 * part >= 3 * whole
}

/// The cells from which a move takes pieces of certain sides.
fn captured<G: Game>(position: &G::Position, played: G::Move, of: impl Fn(Side) -> bool) -> Vec<Cell> {
    let removed: Vec<Cell> = G::effects(position, played)
        .into_iter()
        .flatten()
        .filter_map(|effect| if let Effect::Remove { at } = effect { Some(at) } else { None })
        .collect();
    if removed.is_empty() {
        return removed;
    }
    let standing = G::standing(position).into_iter().filter(|it| it.piece.side.is_some_and(&of));
    standing.map(|it| it.cell).filter(|cell| removed.contains(cell)).collect()
}

/// All cells from which some move takes pieces of certain sides.
fn in_danger<G: Game>(position: &G::Position, of: impl Fn(Side) -> bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> =
        moves::<G>(position).into_iter().flat_map(|played| captured::<G>(position, played, &of)).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A move with which one of certain sides wins at once.
fn winning<G: Game>(position: &G::Position, wins: impl Fn(Side) -> bool) -> Option<G::Move> {
    let is_won = |played: &G::Move| match G::outcome(&after::<G>(position, *played)) {
        Some(Outcome { winner: Winner::Side(side), .. }) => wins(side),
        _ => false,
    };
    moves::<G>(position).into_iter().find(is_won)
}

fn stops_win<G: Game>(after: &G::Position, others: &[G::Position], own: Side) -> Option<Purpose> {
    let lost = |position: &G::Position| winning::<G>(position, |side| side != own);
    if lost(after).is_some() {
        return None;
    }
    let losing: Vec<(&G::Position, G::Move)> =
        others.iter().filter_map(|position| Some((position, lost(position)?))).collect();
    let (position, played) = losing.first().filter(|_| is_most(losing.len(), others.len()))?;
    Some(Purpose::StopsWin(orders::spell_move::<G>(position, *played)))
}

/// The positions after replies in which this seat decides again.
fn answered<G: Game>(after: &G::Position, seat: Seat) -> Vec<G::Position> {
    let replies = moves::<G>(after);
    let next = evenly(&replies).map(|reply| self::after::<G>(after, *reply));
    next.filter(|position| G::asked(position) == SeatSet::one(seat)).collect()
}

fn threatens_win<G: Game>(after: &G::Position, seat: Seat, own: Side) -> bool {
    // Whoever can lose at once threatens nothing.
    if winning::<G>(after, |side| side != own).is_some() {
        return false;
    }
    let replies = answered::<G>(after, seat);
    let wins = replies.iter().filter(|position| winning::<G>(position, |side| side == own).is_some()).count();
    is_most(wins, replies.len())
}

fn saves<G: Game>(
    position: &G::Position,
    played: G::Move,
    (after, others): (&G::Position, &[G::Position]),
    own: Side,
) -> Option<Purpose> {
    let still = in_danger::<G>(after, |side| side == own);
    let moved: Vec<(Cell, Cell)> = G::effects(position, played)
        .into_iter()
        .flatten()
        .filter_map(|effect| if let Effect::Move { from, path } = effect { Some((from, *path.last()?)) } else { None })
        .collect();
    let now = |cell: Cell| moved.iter().find(|(from, _)| *from == cell).map_or(cell, |(_, to)| *to);
    let own_cells = G::standing(position).into_iter().filter(|it| it.piece.side == Some(own)).map(|it| it.cell);
    let dangers: Vec<Vec<Cell>> = others.iter().map(|other| in_danger::<G>(other, |side| side == own)).collect();
    let lost = |cell: Cell| dangers.iter().filter(|danger| danger.contains(&cell)).count();
    let saved = own_cells.filter(|cell| !still.contains(&now(*cell)) && is_most(lost(*cell), others.len()));
    saved.max_by_key(|cell| lost(*cell)).map(Purpose::Saves)
}

fn attacks<G: Game>(position: &G::Position, after: &G::Position, (seat, own): (Seat, Side)) -> Option<Purpose> {
    let before = in_danger::<G>(position, |side| side != own);
    let replies = answered::<G>(after, seat);
    let dangers: Vec<Vec<Cell>> = replies.iter().map(|it| in_danger::<G>(it, |side| side != own)).collect();
    let threatened = |cell: Cell| dangers.iter().filter(|danger| danger.contains(&cell)).count();
    let enemies = G::standing(after).into_iter().filter(|it| it.piece.side.is_some_and(|side| side != own));
    let attacked = enemies.map(|it| it.cell).filter(|cell| !before.contains(cell));
    let attacked = attacked.filter(|cell| is_most(threatened(*cell), replies.len()));
    attacked.max_by_key(|cell| threatened(*cell)).map(Purpose::Attacks)
}
