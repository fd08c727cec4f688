//! `log`: checks the log of a table line by line, and prints its record.

use crate::context::Context;
use crate::file;
use crate::record_out::Out;
use ludoteca_net::{Ending, Table};
use ludoteca_record as record;
use ludoteca_rules::Text;
use ludoteca_rules::session::{Event, Session};
use ludoteca_store::Failure;
use serde::Serialize;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    log_file: PathBuf,
    #[command(flatten)]
    out: Out,
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
    match session {
        Some(session) => args.out.write(session)?,
        // There is nothing yet that could be written.
        None if args.out.file().is_some() => return Err(Failure::Input(Text::new("cli-log-waiting"))),
        None => {}
    }
    if context.json {
        return context.print_json(&report(&table, session));
    }
    context.line(&context.words.say(&Text::new("cli-log-lines").with_number("lines", table.lines())))?;
    match session {
        None => context.line(&context.words.word("cli-log-waiting")),
        Some(session) => args.out.tell(context, session),
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
