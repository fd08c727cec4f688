//! `record`: reads, checks and prints a record.

use super::{Context, Failure, telling};
use crate::record;
use crate::rules::Text;
use crate::rules::session::{Event, Session};
use serde::Serialize;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Longer files are no records.
const LONGEST_FILE: u64 = 16 << 20;

/// The only format so far; naming it is optional.
const FORMAT: &str = "pgn-like";

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", num_args = 1..=2, allow_hyphen_values = true)]
    to: Vec<PathBuf>,
}

impl Args {
    /// The file to read and the one to write; `--to` takes one value or two, so it may have taken the file as well.
    fn files(&self) -> Result<(&Path, Option<&Path>), Failure> {
        let missing = || Failure::Input(Text::new("error-usage-missing").with("name", "FILE"));
        let format = Path::new(FORMAT);
        match (self.file.as_deref(), self.to.as_slice()) {
            (Some(file), []) => Ok((file, None)),
            (Some(file), [to]) => Ok((file, Some(to))),
            (Some(file), [named, to]) if named == format => Ok((file, Some(to))),
            (None, [to, file]) if to != format => Ok((file, Some(to))),
            (Some(_), [named, ..]) => {
                let named = named.display().to_string();
                Err(Failure::Input(Text::new("error-record-format").with("format", named).with("known", FORMAT)))
            }
            (None, _) => Err(missing()),
        }
    }
}

#[derive(Serialize)]
struct Checked {
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

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let (file, to) = args.files()?;
    let session = record::read(&content(file)?).map_err(|error| Failure::Input(error.text()))?;
    let text = record::write(&*session);
    let to = to.filter(|to| *to != Path::new("-"));
    if let Some(to) = to {
        std::fs::write(to, &text).map_err(|error| Failure::writing(to, &error))?;
    }
    if context.json {
        return context.print_json(&checked(&*session, text));
    }
    match to {
        Some(to) => {
            let saved = Text::new("cli-saved").with("path", to.display().to_string());
            context.line(&context.words.say(&saved))
        }
        None => Ok(write!(context.out, "{text}")?),
    }
}

/// The text of a file; `-` is the standard input.
fn content(path: &Path) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::reading(path, &error);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(LONGEST_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(path).map_err(failed)?.take(LONGEST_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    let named = |key: Text| Failure::Input(key.with("path", path.display().to_string()));
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(named(Text::new("error-file-long")));
    }
    String::from_utf8(bytes).map_err(|_| named(Text::new("error-file-text")))
}

fn checked(session: &dyn Session, record: String) -> Checked {
    let line = session.line();
    let outcome = session.outcome();
    Checked {
        game: session.info().id,
        options: session.options().to_string(),
        moves: line.iter().filter(|id| matches!(session.node(**id).event, Event::Move(_))).count(),
        position: session.position_text(),
        outcome: outcome
            .map(|outcome| Outcome { winner: telling::winner_text(session, &outcome), reason: outcome.reason }),
        record,
    }
}
