//! Games at tables that were kept here and are not over.

use crate::keeper::Keep;
use crate::kept::Tables;
use ludoteca_net::{Entropy, Fault, Host, Identity, Table};
use ludoteca_rules::session::Event;
use ludoteca_rules::{Catalogue, Seat, Text};
use ludoteca_store::{Failure, Journal, read_text, shown};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Only the newest files are read: every line of a log is checked, which takes its time.
const MOST_READ: usize = 20;

/// A game at a table that was kept here and is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The file of its log.
    pub path: PathBuf,
    /// The id of the game, with its options.
    pub game: String,
    /// Who plays, from the first seat.
    pub names: Vec<String>,
    /// How many plies were played.
    pub plies: usize,
    /// Whether it is played by mail.
    pub mail: bool,
}

impl Tables {
    /// The games that are not over and in which this identity plays; the one that was played last comes first. Tables
    /// that it only keeps, as those of a class, are none of its own games.
    #[must_use]
    pub fn unfinished(&self, catalogue: &Catalogue, identity: &Identity, most: usize) -> Vec<Unfinished> {
        let files = std::fs::read_dir(&self.0).into_iter().flatten().flatten();
        let mut files: Vec<(SystemTime, PathBuf)> = files
            .filter(|file| file.path().extension().is_some_and(|extension| extension == "table"))
            .filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())))
            .collect();
        files.sort_by(|one, other| other.cmp(one));
        let read = files.into_iter().take(MOST_READ);
        read.filter_map(|(_, path)| unfinished(catalogue, identity, path)).take(most).collect()
    }
}

fn unfinished(catalogue: &Catalogue, identity: &Identity, path: PathBuf) -> Option<Unfinished> {
    let mut text = read_text(&path).ok()?;
    // A last line without an end was being written when a program was killed.
    text.truncate(text.rfind('\n')? + 1);
    let table = Table::read(catalogue, &text).ok()?;
    let own = !table.seats_of(identity.public()).is_empty();
    let session = table.session().filter(|_| own && table.ending().is_none())?;
    let seats = (0..session.seats()).map(Seat);
    let names = seats.filter_map(|seat| table.sitter(seat).map(|sitter| sitter.name.clone())).collect();
    let line = session.line();
    let plies = line.iter().filter(|node| matches!(session.node(**node).event, Event::Move(_))).count();
    let (game, mail) = (table.opened().game.clone(), table.opened().mail);
    Some(Unfinished { path, game, names, plies, mail })
}

/// Goes on with a table from the file of its log, as [`Host::go_on`] does; what keeps it from now on writes to the same
/// file.
///
/// # Errors
/// Another program keeps it, the log does not count, or those of the file system.
pub fn open_again(
    catalogue: &Catalogue,
    path: &Path,
    identity: Identity,
    entropy: Entropy,
    now: Duration,
) -> Result<(Host, Keep), Failure> {
    // Read first, so that a mistyped name makes no file.
    read_text(path).map_err(|error| Failure::reading(path, &error))?;
    let (mut journal, log) = Journal::open(path).map_err(|error| not_kept(path, &error))?;
    let host = Host::go_on(catalogue, &log, identity, entropy, now).map_err(|fault| no_table(&fault))?;
    Ok((host, Box::new(move |line: &str| journal.append(line))))
}

/// The log of a table cannot be written here.
#[must_use]
pub fn not_kept(path: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        ErrorKind::WouldBlock => Failure::Work(Text::new("error-file-busy").with("path", shown(path))),
        _ => Failure::writing(path, error),
    }
}

/// A table cannot be opened, or not again.
#[must_use]
pub fn no_table(fault: &Fault) -> Failure {
    Failure::Input(Text::new("net-lost-table").with_text("why", fault.text()))
}
