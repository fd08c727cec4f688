//! `log`: checks the log of a table line by line, and prints its record.

use crate::context::Context;
use crate::file;
use ludoteca_net::{Ending, Table};
use ludoteca_record::{self as record, Record};
use ludoteca_rules::Text;
use ludoteca_rules::session::{Event, Session};
use ludoteca_store::{self as store, Existing, Failure, shown};
use serde::Serialize;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    log_file: PathBuf,
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[arg(long, requires = "to")]
    force: bool,
}

#[derive(Serialize)]
struct Report {
    game: String,
    table: String,
    lines: u64,
    head: String,
    moves: Option<usize>,
    end: Option<&'static str>,
    record: Option<String>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let text = file::exact(&args.log_file)?;
    let table = Table::read(context.catalogue, &text).map_err(|(line, fault)| {
        let text = Text::new("cli-log-bad").with_number("line", i64::try_from(line).unwrap_or(i64::MAX));
        Failure::Input(text.with_text("why", fault.text()))
    })?;
    let session = table.session();
    if let (Some(to), Some(session)) = (&args.to, session) {
        let written = store::write_whole(to, record::write(session).as_bytes(), Existing::replaced_if(args.force));
        written.map_err(|error| Failure::writing(to, &error))?;
    }
    if context.json {
        return context.print_json(&report(&table, session));
    }
    context.line(&context.words.say(&Text::new("cli-log-lines").with_number("lines", table.lines())))?;
    match (session, &args.to) {
        (None, _) => context.line(&context.words.word("cli-log-waiting")),
        (Some(_), Some(to)) => context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(to)))),
        (Some(session), None) => context.print(&Record(session)),
    }
}

fn report(table: &Table, session: Option<&dyn Session>) -> Report {
    let moves = |session: &dyn Session| {
        session.line().iter().filter(|node| matches!(session.node(**node).event, Event::Move(_))).count()
    };
    Report {
        game: table.opened().game.clone(),
        table: table.id().to_string(),
        lines: table.lines(),
        head: table.head().to_string(),
        moves: session.map(moves),
        end: table.ending().map(|ending| match ending {
            Ending::Played(outcome) => outcome.reason,
            Ending::Claimed(_) => "absence",
            Ending::Aborted => "aborted",
        }),
        record: session.map(|session| record::write(session)),
    }
}
