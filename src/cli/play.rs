//! `play`: people play in the terminal, with each other or with the computer.
//!
//! After undo it is a person's turn again, so the computer's answer is taken back with the order that it answered. Where several seats decide at once, orders are typed unseen and shown only when all are in.

use super::context::Context;
use super::seats::{Computers, give_seats};
use super::setup::GameArgs;
use super::{Failure, echo, failure, lines, setup, show};
use crate::i18n::telling;
use crate::record;
use crate::rules::session::{Change, Event, PlayView, Request, Session};
use crate::rules::{Arg, Seat, Text};
use crate::store::{self, Existing};
use std::fs;
use std::io::{self, IsTerminal};
use std::path::Path;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long = "seat", value_name = "N=1-6")]
    seats: Vec<String>,
}

/// What a player can type besides orders; each has a word in every language, `command-ID`.
const COMMANDS: [&str; 8] = ["undo", "redo", "moves", "resign", "draw", "save", "quit", "help"];

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let mut session = begin(args)?;
    let (entry, _) = args.game.entry()?;
    give_seats(entry, &mut *session, &args.seats)?;
    let seed = if args.seats.is_empty() { 0 } else { args.seed.map_or_else(setup::new_seed, Ok)? };
    let mut computers = Computers::of(entry, &*session, seed);
    for line in telling::roll_lines(&*session, context.words) {
        context.line(&line)?;
    }
    context.line(&context.words.word("cli-play-hint"))?;
    let terminal = io::stdin().is_terminal();
    // Stays off from one hidden order to the next, so that what is typed before the prompt is not shown either.
    let mut echo_off = None;
    let mut saved = None;
    let mut changed = true;
    loop {
        if changed {
            context.line("")?;
            show::print(context, &*session)?;
        }
        if let Some((seat, order)) = computers.decide(&*session) {
            // Where several decide at once the order stays unseen until the others are in.
            if !session.info().simultaneous {
                let name = telling::seat_name(&*session, context.words, seat);
                let said = [("side", Arg::Plain(name)), ("move", Arg::Plain(order.clone()))];
                context.line(&context.words.fill("cli-play-computer", &said))?;
            }
            changed = submit(context, &mut *session, Request::Order(seat, order))?;
            continue;
        }
        let seat = session.asked().iter().next();
        let name = seat.map_or_else(String::new, |seat| telling::seat_name(&*session, context.words, seat));
        let hidden = terminal && seat.is_some() && session.info().simultaneous;
        echo_off = if hidden { echo_off.or_else(echo::off) } else { None };
        write!(context.out, "{name}> ")?;
        context.out.flush()?;
        let typed = read_line();
        if hidden {
            // With the echo off nothing moved the cursor on; where it cannot be off, the typed line is wiped out.
            let after = if echo_off.is_some() { "\n" } else { "\x1b[1A\x1b[2K" };
            write!(context.out, "{after}")?;
        }
        let line = match typed? {
            Typed::Line(line) => line,
            Typed::TooLong => {
                context.line(&context.words.say(&lines::too_long()))?;
                changed = false;
                continue;
            }
            Typed::End => return context.line(""),
        };
        let mut typed = line.split_whitespace();
        let first = typed.next().unwrap_or_default();
        let rest = line.trim().strip_prefix(first).unwrap_or_default().trim();
        changed = match command(context, first) {
            Some("quit") => return Ok(()),
            Some("redo") => {
                let request = computers.redo(&*session);
                submit(context, &mut *session, request)?
            }
            Some("undo") => {
                let request = computers.undo(&*session);
                submit(context, &mut *session, request)?
            }
            Some(command) => obey(context, &mut *session, seat, command, rest, &mut saved)?,
            None if first.is_empty() => false,
            None => order(context, &mut *session, seat, line.trim())?,
        };
    }
}

/// The session before the first order; without a seed or a position the dice are rolled anew.
fn begin(args: &Args) -> Result<Box<dyn Session>, Failure> {
    let (entry, options) = args.game.entry()?;
    if args.game.is_begun() || !entry.info.opening_roll {
        return match args.seed {
            Some(_) if args.seats.is_empty() => Err(Failure::Input(Text::new("error-seed"))),
            _ => args.game.session(),
        };
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => setup::new_seed()?,
    };
    Ok(entry.start_rolled(options, seed))
}

/// The command that a word stands for, in the reader's language or in English.
fn command(context: &Context<'_>, word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    COMMANDS.into_iter().find(|id| word == *id || word == context.words.word(&format!("command-{id}")))
}

/// Does what a command says; whether the board must be shown again.
fn obey(
    context: &mut Context<'_>,
    session: &mut dyn Session,
    seat: Option<Seat>,
    command: &str,
    rest: &str,
    saved: &mut Option<String>,
) -> Result<bool, Failure> {
    let request = match command {
        "resign" if rest.is_empty() => Request::Resign(seat.unwrap_or(Seat(0))),
        "resign" => match seat_named(session, rest) {
            Some(seat) => Request::Resign(seat),
            None => {
                context.line(&context.words.word("refuse-no-seat"))?;
                return Ok(false);
            }
        },
        "draw" => Request::AgreeDraw,
        "moves" => {
            let orders = seat.map_or_else(Vec::new, |seat| session.orders(seat));
            context.line(&orders.join(" "))?;
            return Ok(false);
        }
        "save" => {
            save(context, session, rest, saved)?;
            return Ok(false);
        }
        _ => {
            help(context, session)?;
            return Ok(false);
        }
    };
    submit(context, session, request)
}

/// Submits an order.
fn order(
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
fn submit(context: &mut Context<'_>, session: &mut dyn Session, request: Request) -> Result<bool, Failure> {
    let ordered = matches!(request, Request::Order(..));
    match session.submit(request) {
        Ok(Change::Sealed(seat)) => {
            let name = telling::seat_name(session, context.words, seat);
            context.line(&context.words.fill("cli-play-sealed", &[("side", Arg::Plain(name))]))?;
            Ok(false)
        }
        Ok(Change::Withdrawn) => {
            context.line(&context.words.word("cli-play-withdrawn"))?;
            Ok(false)
        }
        Ok(Change::Played { .. }) if ordered => {
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
    context.line(&context.words.say(&Text::new("cli-saved").with("path", failure::shown(path))))
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

/// What came from the input.
enum Typed {
    Line(String),
    TooLong,
    End,
}

/// The next line typed.
fn read_line() -> Result<Typed, Failure> {
    let mut bytes = Vec::new();
    Ok(match lines::next(&mut io::stdin().lock(), &mut bytes)? {
        Some(true) => Typed::Line(String::from_utf8_lossy(&bytes).into_owned()),
        Some(false) => Typed::TooLong,
        None => Typed::End,
    })
}
