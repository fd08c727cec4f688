//! `record`: reads, checks and prints a record.

use crate::context::Context;
use crate::file;
use crate::record_out::Out;
use ludoteca_record as record;
use ludoteca_rules::session::{Event, Request, Session};
use ludoteca_store::Failure;
use serde::Serialize;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    out: Out,
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
    args.out.write(&*session)?;
    if context.json {
        return context.print_json(&checked(&mut *session));
    }
    args.out.tell(context, &*session)
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
