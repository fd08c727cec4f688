//! What a player does at the prompt besides giving orders, and what comes of an order.

use crate::computer::player::{self, random_order};
use crate::context::Context;
use crate::setup;
use ludoteca_record as record;
use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{Event, PlayView, Request, Session, SessionChange};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Arg, Catalogue, Entry, Pick, Seat, Text, comment, random};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_words::telling;
use rand::rngs::ChaCha8Rng;
use std::fs;
use std::path::Path;

/// What a player can type besides orders; each has a word in every language, `command-ID`.
const COMMANDS: [&str; 12] =
    ["undo", "redo", "moves", "board", "random", "computer", "comment", "resign", "draw", "save", "quit", "help"];

/// The level that plays for a person who does not name one: it answers at once, and well enough.
const HELPER: &str = "3";

/// What is known from one command to the next.
#[derive(Default)]
pub(crate) struct Table {
    /// What was saved last in a file that a player named.
    saved: Option<String>,
    chance: Option<Box<ChaCha8Rng>>,
}

/// The command that a word stands for, in the reader's language or in English. `?` lists what can be played, and where
/// several decide at once and it stands alone it is an order.
pub(crate) fn command(context: &Context<'_>, session: &dyn PlayView, word: &str, rest: &str) -> Option<&'static str> {
    if word == "?" && !(session.info().simultaneous && rest.is_empty()) {
        return Some("moves");
    }
    let word = word.to_lowercase();
    COMMANDS.into_iter().find(|id| word == *id || word == context.words.word(&format!("command-{id}")))
}

impl Table {
    /// Does what a command says; whether the board must be shown again.
    pub fn obey(
        &mut self,
        context: &mut Context<'_>,
        session: &mut dyn Session,
        seat: Option<Seat>,
        command: &str,
        rest: &str,
    ) -> Result<bool, Failure> {
        match command {
            "board" => return Ok(true),
            "moves" => moves(context, session, seat, rest)?,
            "random" | "computer" => {
                let Some(seat) = seat else {
                    return submit(context, session, Request::Move(String::new()));
                };
                let order = match command {
                    "random" => self.any_order(session, seat)?,
                    _ => match order_of_level(
                        context.catalogue,
                        session,
                        seat,
                        if rest.is_empty() { HELPER } else { rest },
                    ) {
                        Ok(order) => order,
                        Err(failure) => return context.failed(&failure).map(|()| false),
                    },
                };
                if !session.info().simultaneous {
                    let name = telling::seat_name(session, context.words, seat);
                    let said = [("side", Arg::Plain(name)), ("move", Arg::Plain(order.clone()))];
                    context.line(&context.words.fill("cli-play-chosen", &said))?;
                }
                return submit(context, session, Request::Order(seat, order));
            }
            "comment" => write_comment(context, session, rest)?,
            "resign" => match if rest.is_empty() { Some(seat.unwrap_or(Seat(0))) } else { seat_named(session, rest) } {
                Some(seat) => return submit(context, session, Request::Resign(seat)),
                None => context.line(&context.words.word("refuse-no-seat"))?,
            },
            "draw" => return submit(context, session, Request::AgreeDraw),
            "save" => save(context, session, rest, &mut self.saved)?,
            _ => help(context, session)?,
        }
        Ok(false)
    }

    /// An order by chance.
    fn any_order(&mut self, session: &dyn PlayView, seat: Seat) -> Result<String, Failure> {
        let chance = match self.chance.take() {
            Some(chance) => chance,
            None => Box::new(random::generator(setup::new_seed()?)),
        };
        Ok(random_order(session, seat, self.chance.insert(chance)))
    }
}

/// What a level of the computer would play.
pub(crate) fn order_of_level(
    catalogue: &Catalogue,
    session: &dyn Session,
    seat: Seat,
    level: &str,
) -> Result<String, Failure> {
    let mut player = player::level(entry_of(catalogue, session)?, level)?;
    let best = player.think(&session.snapshot(seat), None, setup::new_seed()?, &Stop::default()).best;
    Ok(best.expect("a seat that is asked has an order"))
}

/// The game of a play.
fn entry_of(catalogue: &Catalogue, session: &dyn Session) -> Result<&'static Entry, Failure> {
    setup::entry(catalogue, session.info().id).map(|(entry, _)| entry).map_err(Failure::Input)
}

/// Prints the orders of a seat, or those of one piece. Where orders are secret it is not told of which.
pub(crate) fn moves(
    context: &mut Context<'_>,
    session: &dyn PlayView,
    seat: Option<Seat>,
    piece: &str,
) -> Result<(), Failure> {
    let mut orders = seat.map_or_else(Vec::new, |seat| session.orders(seat));
    if let (Some(seat), false) = (seat, piece.is_empty() || session.info().simultaneous) {
        let cell = session.info().geometry.parse(&piece.to_lowercase());
        let first = |order: &str| session.picks_of(seat, order).and_then(|picks| picks.first().copied());
        // All orders are of the one piece that moves.
        if cell.is_none() || cell != session.lone_mover() {
            orders.retain(|order| cell.is_some_and(|cell| first(order) == Some(Pick::Cell(cell))));
        }
        if orders.is_empty() {
            return context.line(&context.words.say(&Text::new("cli-play-no-moves").with("piece", shorten(piece))));
        }
    }
    context.line(&orders.join(" "))
}

/// Writes beside the last move what a player says of it; without words it prints what is there.
fn write_comment(context: &mut Context<'_>, session: &mut dyn Session, words: &str) -> Result<(), Failure> {
    let here = session.cursor();
    let before = session.comment(here).to_owned();
    if !words.is_empty() {
        let comment = comment::with_spoken(&before, if words == "-" { "" } else { words });
        // Notes are accepted at every node.
        let _ = session.submit(Request::Comment(here, comment));
    }
    let after = comment::spoken(session.comment(here));
    if after.is_empty() { context.line(&context.words.word("cli-play-no-comment")) } else { context.line(&after) }
}

/// Submits an order.
pub(crate) fn order(
    context: &mut Context<'_>,
    session: &mut dyn Session,
    seat: Option<Seat>,
    text: &str,
) -> Result<bool, Failure> {
    match seat {
        Some(seat) => submit(context, session, Request::Order(seat, text.to_owned())),
        None => submit(context, session, Request::Move(text.to_owned())),
    }
}

/// Submits a request and prints what came of it; whether the board must be shown again.
///
/// A refused order that was typed unseen is answered by the same sentence whatever it was.
pub(crate) fn submit(context: &mut Context<'_>, session: &mut dyn Session, request: Request) -> Result<bool, Failure> {
    let ordered = matches!(request, Request::Order(..));
    match session.submit(request) {
        Ok(SessionChange::Sealed(seat)) => {
            let name = telling::seat_name(session, context.words, seat);
            context.line(&context.words.fill("cli-play-sealed", &[("side", Arg::Plain(name))]))?;
            Ok(false)
        }
        Ok(SessionChange::Withdrawn) => {
            context.line(&context.words.word("cli-play-withdrawn"))?;
            Ok(false)
        }
        Ok(SessionChange::Played { .. }) if ordered => {
            reveal(context, session)?;
            Ok(true)
        }
        Ok(_) => Ok(true),
        Err(_) if ordered && session.info().simultaneous => {
            let neutral = Text::new("cli-play-not-legal").with("example", session.info().example);
            context.line(&context.words.say(&neutral))?;
            Ok(false)
        }
        Err(refusal) => {
            context.line(&context.words.say(&refusal.text))?;
            Ok(false)
        }
    }
}

/// Prints the move that was just played where its orders were typed unseen.
fn reveal(context: &mut Context<'_>, session: &dyn PlayView) -> Result<(), Failure> {
    match &session.node(session.cursor()).event {
        Event::Move(text) if session.info().simultaneous => {
            context.line(&context.words.fill("cli-play-revealed", &[("move", Arg::Plain(text.clone()))]))
        }
        _ => Ok(()),
    }
}

/// The seat of this game that has the number `text`.
fn seat_named(session: &dyn PlayView, text: &str) -> Option<Seat> {
    let seat = text.parse::<u8>().ok()?.checked_sub(1)?;
    (seat < session.seats()).then_some(Seat(seat))
}

/// Saves the game in the file that a player named. Only what this play itself saved is replaced without `--force`.
fn save(
    context: &mut Context<'_>,
    session: &dyn PlayView,
    named: &str,
    saved: &mut Option<String>,
) -> Result<(), Failure> {
    let (path, force) = match named.strip_prefix(FORCE) {
        Some(path) if path.is_empty() || path.starts_with(char::is_whitespace) => (path.trim_start(), true),
        _ => (named, false),
    };
    if path.is_empty() {
        return context.line(&context.words.word("cli-play-save-where"));
    }
    let path = Path::new(path);
    let record = record::write(session);
    let existing = Existing::replaced_if(force || saved.as_ref().is_some_and(|saved| holds(path, saved)));
    if let Err(error) = store::write_whole(path, record.as_bytes(), existing) {
        return context.failed(&Failure::writing(path, &error));
    }
    *saved = Some(record);
    context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(path))))
}

/// Allows a player to write over a file.
const FORCE: &str = "--force";

/// Whether a file holds this text and nothing else.
fn holds(path: &Path, text: &str) -> bool {
    let whole = fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() == text.len() as u64);
    whole && fs::read(path).is_ok_and(|found| found == text.as_bytes())
}

fn help(context: &mut Context<'_>, session: &dyn PlayView) -> Result<(), Failure> {
    let example = Text::new("cli-play-help").with("example", session.info().example);
    context.line(&context.words.say(&example))?;
    for id in COMMANDS {
        let word = context.words.word(&format!("command-{id}"));
        let meaning = context.words.word(&format!("command-{id}-help"));
        context.line(&format!("  {word}: {meaning}"))?;
    }
    Ok(())
}
