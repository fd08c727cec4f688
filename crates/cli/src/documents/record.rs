//! `record`: reads, checks and prints a record.

use crate::context::Context;
use crate::file;
use ludoteca_record::{self as record, Record};
use ludoteca_rules::Text;
use ludoteca_rules::session::{Event, Request, Session};
use ludoteca_store::{self as store, Existing, Failure, shown};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[arg(long, requires = "to")]
    force: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    moves: usize,
    position: String,
    outcome: Option<Outcome>,
    record: String,
}

#[derive(Serialize)]
struct Outcome {
    winner: &'static str,
    reason: &'static str,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let mut session =
        record::read(&file::text(&args.file)?, context.catalogue).map_err(|error| Failure::Input(error.text()))?;
    let to = args.to.as_deref().filter(|to| *to != Path::new("-"));
    if let Some(to) = to {
        let text = record::write(&*session);
        let existing = Existing::replaced_if(args.force);
        store::write_whole(to, text.as_bytes(), existing).map_err(|error| Failure::writing(to, &error))?;
    }
    if context.json {
        return context.print_json(&checked(&mut *session));
    }
    match to {
        Some(to) => {
            let saved = Text::new("cli-saved").with("path", shown(to));
            context.line(&context.words.say(&saved))
        }
        None => context.print(&Record(&*session)),
    }
}

/// What scripts are told: position and outcome are those at the end of the main line.
fn checked(session: &mut dyn Session) -> Report {
    let record = record::write(session);
    let line = session.line();
    let _ = session.submit(Request::GoTo(line[line.len() - 1]));
    let outcome = session.outcome();
    Report {
        game: session.info().id,
        options: session.options().to_string(),
        moves: line.iter().filter(|id| matches!(session.node(**id).event, Event::Move(_))).count(),
        position: session.position_text(),
        outcome: outcome
            .map(|outcome| Outcome { winner: outcome.winner.text(session.sides()), reason: outcome.reason }),
        record,
    }
}
