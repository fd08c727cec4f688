//! `play`: people play in the terminal, with each other or with the computer.
//!
//! After undo it is a person's turn again, so the computer's answer is taken back with the order that it answered.
//! Where several seats decide at once, orders are typed unseen and shown only when all are in. The play is saved by
//! itself.
//!
//! `commands.rs` does what is typed besides orders, `autosave.rs` saves, `typed.rs` reads, `echo.rs` hides what is
//! typed.

mod autosave;
mod commands;
mod echo;
mod typed;

use crate::computer::seats::{Computers, give_seats};
use crate::context::Context;
use crate::position::show;
use crate::setup::GameArgs;
use crate::{file, lines, setup};
pub(crate) use autosave::{Autosave, Place};
use commands::{Table, command};
pub(crate) use commands::{moves, order_of_level};
use ludoteca_rules::session::{Controller, Request, Session};
use ludoteca_rules::{Arg, Catalogue, Text};
use ludoteca_store::Failure;
use ludoteca_words::telling;
use std::io::{self, IsTerminal};
pub(crate) use typed::{Input, read_line};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long = "seat", value_name = "N=1-6")]
    seats: Vec<String>,
    #[arg(long)]
    no_save: bool,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let place = place(args)?;
    let mut session = begin(context.catalogue, args)?;
    let (entry, _) = args.game.entry(context.catalogue)?;
    give_seats(entry, &mut *session, &args.seats)?;
    let alone = session.header().controllers.iter().all(|who| *who == Controller::Human);
    let seed = if alone { 0 } else { args.seed.map_or_else(setup::new_seed, Ok)? };
    let mut computers = Computers::of(entry, &*session, seed);
    let mut autosave = place.map(|place| Autosave::new(place, &*session));
    let mut table = Table::default();
    for line in telling::roll_lines(&*session, context.words) {
        context.line(&line)?;
    }
    context.line(&context.words.word("cli-play-hint"))?;
    let terminal = io::stdin().is_terminal();
    // Stays off from one hidden order to the next, so that what is typed before the prompt is not shown either.
    let mut echo_off = None;
    let mut changed = true;
    loop {
        if let Some(autosave) = &mut autosave {
            autosave.save(context, &*session)?;
        }
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
            changed = commands::submit(context, &mut *session, Request::Order(seat, order))?;
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
            Input::Line(line) => line,
            Input::TooLong => {
                context.line(&context.words.say(&lines::too_long()))?;
                changed = false;
                continue;
            }
            Input::End => return context.line(""),
        };
        let mut typed = line.split_whitespace();
        let first = typed.next().unwrap_or_default();
        let rest = line.trim().strip_prefix(first).unwrap_or_default().trim();
        changed = match command(context, &*session, first, rest) {
            Some("quit") => return Ok(()),
            Some("redo") => {
                let request = computers.redo(&*session);
                commands::submit(context, &mut *session, request)?
            }
            Some("undo") => {
                let request = computers.undo(&*session);
                commands::submit(context, &mut *session, request)?
            }
            Some(command) => table.obey(context, &mut *session, seat, command, rest)?,
            None if first.is_empty() => false,
            None => commands::order(context, &mut *session, seat, line.trim())?,
        };
    }
}

/// The session before the first order; without a seed, a position or a record the dice are rolled anew.
fn begin(catalogue: &Catalogue, args: &Args) -> Result<Box<dyn Session>, Failure> {
    let (entry, options) = args.game.entry(catalogue)?;
    if args.game.is_begun() || !entry.info.opening_roll {
        return match args.seed {
            Some(_) if args.seats.is_empty() => Err(Failure::Input(Text::new("error-seed"))),
            _ => args.game.session(catalogue),
        };
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => setup::new_seed()?,
    };
    Ok(entry.start_rolled(options, seed))
}

/// Where the play will be kept, if it is: a saved play goes on in its place, everything else becomes a new one.
fn place(args: &Args) -> Result<Option<Place>, Failure> {
    if args.no_save {
        return Ok(None);
    }
    let saved = args.game.record.as_deref().and_then(file::saved_play);
    Ok(Some(Place::take(file::plays()?, saved)))
}
