//! `class serve`: the boards of a tournament on the local network, for browsers.
//!
//! [`Classroom`] keeps them; this prints what happens and does what the teacher types. Start with [`run`]; `told.rs` is
//! what is printed, `typed.rs` what is typed, `asked.rs` a question to everybody, `truth.rs`
//! what is right there, `against.rs` the games of the teacher against all who want, `given.rs` homework.

mod against;
mod asked;
mod given;
mod told;
mod truth;
mod typed;

use crate::context::Context;
use crate::lessons::lesson::text_of;
use crate::network::table::listen;
use crate::network::tables;
use crate::play::Input;
use crate::{file, lines, setup};
use ludoteca_classroom::{Classroom, Home, change, read};
use ludoteca_server::Wake;
use ludoteca_store::Failure;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// The file of the sheet is looked at so often.
const LOOK_EVERY: Duration = Duration::from_millis(500);

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(id = "sheet", value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    #[arg(id = "open-list", long)]
    open_list: bool,
    #[arg(long, value_name = "FILE")]
    answers: Option<PathBuf>,
    #[arg(id = "serve-homework", long = "homework", value_name = "DECK")]
    homework: Option<PathBuf>,
}

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let sheet = read(&args.file)?;
    if let Some(answers) = &args.answers {
        file::check_other(&args.file, answers)?;
    }
    setup::entry(context.catalogue, sheet.game()).map_err(Failure::Input)?;
    if sheet.rounds().is_empty() {
        change(&args.file, |sheet| if sheet.rounds().is_empty() { sheet.pair().map(|_| ()) } else { Ok(()) })?;
    }
    let (wakes, woken) = channel();
    // Nobody to be woken is there any more where this fails.
    let wake: Wake = Arc::new(move || wakes.send(()).unwrap_or_default());
    let home = Home { catalogue: context.catalogue.clone(), tables: tables()?, wake: wake.clone(), today: file::today };
    let mut class = Classroom::open(home, args.file.clone(), args.port)?;
    if args.open_list {
        class.open_list(true);
    }
    if let Some(deck) = &args.homework {
        class.give_homework(&text_of(context, deck)?)?;
    }
    let typed = listen(wake)?;
    told::open(context, &class)?;
    if class.has_homework() {
        given::say_given(context, &class)?;
    }
    loop {
        told::news(context, &mut class)?;
        if let Ok(input) = typed.try_recv() {
            match input? {
                Input::Line(line) => {
                    if typed::obey(context, &mut class, (line.trim(), args.answers.as_deref()))? {
                        return Ok(());
                    }
                }
                Input::TooLong => told::say(context, &lines::too_long())?,
                // The boards stay.
                Input::End => {}
            }
            continue;
        }
        context.out.flush()?;
        match woken.recv_timeout(LOOK_EVERY) {
            Ok(()) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}
