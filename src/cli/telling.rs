//! What a session says, in words.

use crate::i18n::Words;
use crate::rules::session::Session;
use crate::rules::{Arg, Cell, Outcome, Seat, SeatSet, Side, Sign, Text, Winner};

/// A side as the command line writes it: `w`, `1+3`.
pub(super) fn side_text(session: &dyn Session, seat: Seat) -> &'static str {
    session.sides().iter().find(|side| side.seats.contains(seat)).map_or("-", |side| side.text)
}

/// The winner as the command line writes it.
pub(super) fn winner_text(session: &dyn Session, outcome: &Outcome) -> &'static str {
    match outcome.winner {
        Winner::Draw => "draw",
        Winner::Side(side) => session.sides()[usize::from(side.0)].text,
    }
}

/// Whoever sits on a seat: his side, and the seat if the side has several.
pub(super) fn seat_name(session: &dyn Session, words: &Words, seat: Seat) -> String {
    let side = session.sides().iter().find(|side| side.seats.contains(seat));
    match side {
        Some(side) if side.seats.len() == 1 => words.word(side.key),
        Some(side) => words.say(
            &Text::new("cli-seat-of-side").with_number("number", seat.number()).with_text("side", Text::new(side.key)),
        ),
        None => words.say(&Text::new("seat").with_number("number", seat.number())),
    }
}

/// Several seats by name.
pub(super) fn seat_names(session: &dyn Session, words: &Words, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| seat_name(session, words, seat)).collect();
    names.join(", ")
}

/// Whose turn it is, or how the game ended.
pub(super) fn state(session: &dyn Session, words: &Words) -> String {
    match session.outcome() {
        Some(outcome) => outcome_sentence(session, words, &outcome),
        None => {
            let asked = seat_names(session, words, session.asked());
            let key = if session.info().simultaneous { "cli-asked" } else { "cli-to-move" };
            words.fill(key, &[("who", Arg::Plain(asked))])
        }
    }
}

/// Who won and why, with the cells that decided it.
pub(super) fn outcome_sentence(session: &dyn Session, words: &Words, outcome: &Outcome) -> String {
    let winner = match outcome.winner {
        Winner::Side(side) => side_name(session, words, side),
        Winner::Draw => String::new(),
    };
    let key = format!("reason-{}", outcome.reason);
    let reason = words.fill(&key, &[("winner", Arg::Plain(winner.clone()))]);
    let args = [("winner", Arg::Plain(winner)), ("reason", Arg::Plain(reason))];
    let key = if outcome.winner == Winner::Draw { "outcome-draw" } else { "outcome-win" };
    with_cells(words.fill(key, &args), &cell_names(session, &outcome.cells))
}

/// One sign in words, with its cells.
pub(super) fn sign_sentence(session: &dyn Session, words: &Words, sign: &Sign) -> String {
    let mut args = Vec::new();
    if let Some(number) = sign.number {
        args.push(("number", Arg::Number(number)));
    }
    if let Some(side) = sign.side {
        args.push(("side", Arg::Plain(side_name(session, words, side))));
    }
    with_cells(words.fill(sign.key, &args), &cell_names(session, &sign.cells))
}

/// Names of cells.
pub(super) fn cell_names(session: &dyn Session, cells: &[Cell]) -> Vec<String> {
    cells.iter().map(|cell| session.info().geometry.name(*cell).to_string()).collect()
}

/// The opening roll, one line a round.
pub(super) fn roll_lines(session: &dyn Session, words: &Words) -> Vec<String> {
    let Some(roll) = &session.header().roll else { return Vec::new() };
    let rounds = roll.rounds.iter().map(|round| {
        let values: Vec<String> =
            round.iter().map(|(seat, value)| format!("{}: {value}", seat_name(session, words, *seat))).collect();
        words.fill("cli-roll", &[("values", Arg::Plain(values.join("; ")))])
    });
    rounds.collect()
}

fn side_name(session: &dyn Session, words: &Words, side: Side) -> String {
    session.sides().get(usize::from(side.0)).map_or_else(String::new, |info| words.word(info.key))
}

fn with_cells(sentence: String, cells: &[String]) -> String {
    if cells.is_empty() { sentence } else { format!("{sentence} [{}]", cells.join(" ")) }
}
