//! `jsonl`: one JSON object a line in, one a line out, for scripts.
//!
//! A line that is wrong is answered by an error line, and the next one is read. Unknown fields are ignored, so that a script
//! may send an id along.

use super::context::Context;
use super::{Failure, lines, setup};
use crate::rules::session::{PlayView, Session};
use crate::rules::{Seat, Text};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::io::BufRead;

/// Legal orders as JSON: a list, or lists by side where several seats decide at once.
pub(super) enum Legal {
    /// One seat decides at a time.
    Orders(Vec<String>),
    /// Each side with its orders, none for a side that is not asked.
    BySide(Vec<(&'static str, Vec<String>)>),
}

impl Legal {
    /// The legal orders under the cursor.
    pub fn of(session: &dyn PlayView) -> Self {
        if session.info().simultaneous {
            let seats = (0..session.seats()).map(Seat);
            Self::BySide(seats.map(|seat| (setup::side_text(session, seat), session.orders(seat))).collect())
        } else {
            Self::Orders(session.asked().iter().next().map_or_else(Vec::new, |seat| session.orders(seat)))
        }
    }
}

impl Serialize for Legal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Orders(orders) => orders.serialize(serializer),
            Self::BySide(sides) => serializer.collect_map(sides.iter().map(|(side, orders)| (side, orders))),
        }
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    position: String,
    legal: Legal,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Outcome {
    winner: &'static str,
    reason: &'static str,
}

#[derive(Serialize)]
struct Wrong {
    error: String,
}

pub(super) fn run(context: &mut Context<'_>, input: &mut dyn BufRead) -> Result<(), Failure> {
    let mut line = Vec::new();
    while let Some(fits) = lines::next(input, &mut line)? {
        let answered = if fits { answer(context, &line)? } else { Err(lines::too_long()) };
        if let Err(text) = answered {
            let error = context.words.say(&text);
            context.print_json(&Wrong { error })?;
        }
        context.out.flush()?;
    }
    Ok(())
}

/// Answers one line; the inner error is what is wrong with it.
fn answer(context: &mut Context<'_>, line: &[u8]) -> Result<Result<(), Text>, Failure> {
    let value = match parse(line) {
        Ok(value) => value,
        Err(text) => return Ok(Err(text)),
    };
    let (game, session) = match session(&value) {
        Ok(found) => found,
        Err(text) => return Ok(Err(text)),
    };
    let outcome = session.outcome();
    let outcome =
        outcome.map(|outcome| Outcome { winner: outcome.winner.text(session.sides()), reason: outcome.reason });
    let position = session.position_text();
    context.print_json(&Answer { game, position, legal: Legal::of(&*session), outcome })?;
    Ok(Ok(()))
}

fn parse(line: &[u8]) -> Result<Value, Text> {
    let text = std::str::from_utf8(line).map_err(|_| Text::new("error-jsonl-utf8"))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value = serde_json::from_str(text)
        .map_err(|error| Text::new("error-jsonl-json").with_number("column", error.column() as i64))?;
    match value {
        Value::Object(_) => Ok(value),
        _ => Err(Text::new("error-jsonl-object")),
    }
}

fn session(value: &Value) -> Result<(&str, Box<dyn Session>), Text> {
    let wrong = |field: &str| Text::new("error-jsonl-text").with("field", field);
    let game = value.get("game").and_then(Value::as_str).ok_or_else(|| wrong("game"))?;
    let position = match value.get("position") {
        None | Some(Value::Null) => None,
        Some(position) => Some(position.as_str().ok_or_else(|| wrong("position"))?),
    };
    let moves = match value.get("moves") {
        None | Some(Value::Null) => Some(Vec::new()),
        Some(moves) => moves.as_array().and_then(|moves| moves.iter().map(Value::as_str).collect()),
    };
    let moves: Vec<&str> = moves.ok_or(Text::new("error-jsonl-moves"))?;
    Ok((game, setup::begin(game, position, moves)?))
}
