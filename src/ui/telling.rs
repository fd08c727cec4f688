//! What a session says to people at the table, in words. Pure.

use crate::i18n::Words;
use crate::rules::session::{Event, Session};
use crate::rules::{Arg, Outcome, Seat, SeatSet, Side, Winner};
use crate::table::hand::acting_seat;

/// A side by name.
#[must_use]
pub fn side_name(session: &dyn Session, words: &Words, side: Side) -> String {
    session.sides().get(usize::from(side.0)).map_or_else(String::new, |info| words.word(info.key))
}

/// The side of a seat.
#[must_use]
pub fn side_of(session: &dyn Session, seat: Seat) -> Option<Side> {
    (0..).map(Side).zip(session.sides()).find(|(_, info)| info.seats.contains(seat)).map(|(side, _)| side)
}

/// Whoever sits on a seat: the side, and the number of the seat where more than two sit at the table.
#[must_use]
pub fn seat_name(session: &dyn Session, words: &Words, seat: Seat) -> String {
    let number = ("number", Arg::Number(i64::from(seat.number())));
    match side_of(session, seat).map(|side| side_name(session, words, side)) {
        Some(side) if session.seats() <= 2 => side,
        Some(side) => words.fill("ui-seat", &[("side", Arg::Plain(side)), number]),
        None => words.fill("seat", &[number]),
    }
}

/// Several seats by name.
#[must_use]
pub fn seat_names(session: &dyn Session, words: &Words, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| seat_name(session, words, seat)).collect();
    names.join(", ")
}

/// Whose turn it is.
#[must_use]
pub fn turn(session: &dyn Session, words: &Words) -> Option<(Seat, String)> {
    if session.asked().is_empty() {
        return None;
    }
    let seat = acting_seat(session);
    let key = if session.info().simultaneous { "ui-turn-order" } else { "ui-turn" };
    Some((seat, words.fill(key, &[("who", Arg::Plain(seat_name(session, words, seat)))])))
}

/// How the opening roll went, one sentence a round.
#[must_use]
pub fn roll(session: &dyn Session, words: &Words) -> Option<String> {
    let roll = session.header().roll.as_ref()?;
    let last = roll.rounds.len().checked_sub(1)?;
    let rounds = roll.rounds.iter().enumerate().map(|(index, round)| {
        let highest = round.iter().map(|(_, value)| *value).max().unwrap_or_default();
        if index < last && round.len() == 2 {
            return words.fill("ui-roll-tie", &[("value", Arg::Number(i64::from(highest)))]);
        }
        let rolled: Vec<String> = round
            .iter()
            .enumerate()
            .map(|(place, (seat, value))| {
                let value = ("value", Arg::Number(i64::from(*value)));
                match alone(session, *seat) {
                    Some(side) => {
                        let key = if place == 0 { "ui-roll-one" } else { "ui-roll-next" };
                        words.fill(key, &[("who", Arg::Plain(side_name(session, words, side))), value])
                    }
                    None => words.fill("ui-roll-seat", &[("number", Arg::Number(i64::from(seat.number()))), value]),
                }
            })
            .collect();
        let rolls = ("rolls", Arg::Plain(rolled.join(", ")));
        if index < last {
            words.fill("ui-roll-again", &[rolls, ("value", Arg::Number(i64::from(highest)))])
        } else {
            words.fill("ui-roll-begins", &[rolls, ("who", Arg::Plain(roller(session, words, roll.first)))])
        }
    });
    Some(rounds.collect::<Vec<_>>().join(" "))
}

/// The side of a seat, if nobody else decides for it.
fn alone(session: &dyn Session, seat: Seat) -> Option<Side> {
    side_of(session, seat).filter(|side| session.sides()[usize::from(side.0)].seats.len() == 1)
}

/// Who rolled: short, since several stand in a row.
fn roller(session: &dyn Session, words: &Words, seat: Seat) -> String {
    match alone(session, seat) {
        Some(side) => side_name(session, words, side),
        None => words.fill("seat", &[("number", Arg::Number(i64::from(seat.number())))]),
    }
}

/// How the play ended: who won, and why.
#[must_use]
pub fn result(session: &dyn Session, words: &Words, outcome: &Outcome) -> (String, String) {
    let winner = match outcome.winner {
        Winner::Side(side) => side_name(session, words, side),
        Winner::Draw => String::new(),
    };
    let winner = [("winner", Arg::Plain(winner))];
    let headline = if outcome.winner == Winner::Draw { "ui-result-draw" } else { "ui-result-win" };
    (words.fill(headline, &winner), words.fill(&format!("reason-{}", outcome.reason), &winner))
}

/// What led to a node of the history.
#[must_use]
pub fn event(session: &dyn Session, words: &Words, event: &Event) -> String {
    let who = |seat: &Seat| [("who", Arg::Plain(seat_name(session, words, *seat)))];
    match event {
        Event::Start => words.word("ui-history-start"),
        Event::Move(text) => text.clone(),
        Event::Resigned(seat) => words.fill("ui-history-resigned", &who(seat)),
        Event::DrawAgreed => words.word("ui-history-draw"),
        Event::Flagged(seat) => words.fill("ui-history-flagged", &who(seat)),
    }
}
