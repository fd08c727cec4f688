//! `record`: reads, checks and prints a record.

use crate::context::Context;
use crate::file;
use ludoteca_record::{self as record, Record};
use ludoteca_rules::Text;
use ludoteca_rules::session::{Event, PlayView, Request, Session};
use ludoteca_store::{self as store, Existing, Failure, shown};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    out: Out,
}

/// Where a record is written, if not to the standard output.
#[derive(clap::Args)]
pub(crate) struct Out {
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[arg(long, requires = "to")]
    force: bool,
}

impl Out {
    /// The file that was named; none for the standard output.
    pub fn file(&self) -> Option<&Path> {
        self.to.as_deref().filter(|to| *to != Path::new("-"))
    }

    /// Writes a record into that file, if one was named.
    pub fn write(&self, play: &dyn PlayView) -> Result<(), Failure> {
        let Some(to) = self.file() else { return Ok(()) };
        let existing = Existing::replaced_if(self.force);
        store::write_whole(to, record::write(play).as_bytes(), existing).map_err(|error| Failure::writing(to, &error))
    }

    /// Says in which file it was written, or prints it.
    pub fn tell(&self, context: &mut Context<'_>, play: &dyn PlayView) -> Result<(), Failure> {
        match self.file() {
            Some(to) => context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(to)))),
            None => context.print(&Record(play)),
        }
    }
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
