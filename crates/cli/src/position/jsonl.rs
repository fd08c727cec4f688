//! `jsonl`: one JSON object a line in, one a line out, for scripts.
//!
//! A line that is wrong is answered by an error line, and the next one is read. Every answer to a line with an id
//! begins with it. Other unknown fields are ignored.

use crate::context::Context;
use crate::{lines, setup};
use ludoteca_rules::session::{PlayView, Session};
use ludoteca_rules::{Catalogue, Seat, Text};
use ludoteca_store::Failure;
use serde::de::{Deserializer as _, IgnoredAny, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::{Deserializer, Value};
use std::fmt;
use std::io::BufRead;

/// Legal orders as JSON: a list, or lists by side where several seats decide at once.
pub(crate) enum Legal {
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
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
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
struct ErrorLine<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    error: String,
}

/// What some editors put before the first line.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

pub(crate) fn run(context: &mut Context<'_>, input: &mut dyn BufRead) -> Result<(), Failure> {
    let mut line = Vec::new();
    while let Some(fits) = lines::next(input, &mut line)? {
        let id = id(&line);
        let answered = if fits { answer(context, id.as_ref(), &line)? } else { Err(lines::too_long()) };
        if let Err(text) = answered {
            let error = context.words.say(&text);
            context.print_json(&ErrorLine { id: id.as_ref(), error })?;
        }
        context.out.flush()?;
    }
    Ok(())
}

/// Answers one line; the inner error is what is wrong with it.
fn answer(context: &mut Context<'_>, id: Option<&Value>, line: &[u8]) -> Result<Result<(), Text>, Failure> {
    let value = match parse(line) {
        Ok(value) => value,
        Err(text) => return Ok(Err(text)),
    };
    let (game, session) = match session(context.catalogue, &value) {
        Ok(found) => found,
        Err(text) => return Ok(Err(text)),
    };
    let outcome = session.outcome();
    let outcome =
        outcome.map(|outcome| Outcome { winner: outcome.winner.text(session.sides()), reason: outcome.reason });
    let position = session.position_text();
    context.print_json(&Answer { id, game, position, legal: Legal::of(&*session), outcome })?;
    Ok(Ok(()))
}

/// The id of a line, even of one that is wrong after it.
fn id(line: &[u8]) -> Option<Value> {
    struct Id<'a>(&'a mut Option<Value>);

    impl<'de> Visitor<'de> for Id<'_> {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
            while let Some(name) = fields.next_key::<String>()? {
                if name == "id" {
                    *self.0 = Some(fields.next_value()?);
                } else {
                    fields.next_value::<IgnoredAny>()?;
                }
            }
            Ok(())
        }
    }

    let mut id = None;
    // What is wrong with the line is said when the rest is read.
    let _ = Deserializer::from_slice(line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)).deserialize_any(Id(&mut id));
    id
}

fn parse(line: &[u8]) -> Result<Value, Text> {
    let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
    let text = std::str::from_utf8(line).map_err(|_| Text::new("error-jsonl-utf8"))?;
    let value = serde_json::from_str(text).map_err(|error| {
        // What is skipped may be nested as deep as it likes, what is kept may not.
        match serde_json::from_str::<IgnoredAny>(text) {
            Ok(_) => Text::new("error-jsonl-deep"),
            Err(_) => Text::new("error-jsonl-json").with_number("column", error.column() as i64),
        }
    })?;
    match value {
        Value::Object(_) => Ok(value),
        _ => Err(Text::new("error-jsonl-object")),
    }
}

fn session<'a>(catalogue: &Catalogue, value: &'a Value) -> Result<(&'a str, Box<dyn Session>), Text> {
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
    Ok((game, setup::begin(catalogue, game, position, moves)?))
}
