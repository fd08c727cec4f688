//! Games by mail, on the side of one player: the table that is kept here, or the copy of somebody else's.

use crate::keeper::Served;
use crate::kept::{KeptLog, Tables, entropy, no_key};
use crate::unfinished::{no_table, open_again};
use crate::visit::Visit;
use crate::wire::{Wake, Wire};
use ludoteca_net::{Fault, Guest, Hash, Host, Identity, Letter, Opening, Table, Told, Want};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{Failure, read_text};
use std::io;
use std::path::Path;
use std::time::Duration;

/// Somebody who plays by mail.
pub struct Post {
    /// The player.
    pub visit: Visit,
    /// The table, if it is kept here.
    pub served: Option<Served>,
    /// What is kept of the table of somebody else.
    pub log: Option<KeptLog>,
}

/// Who plays by mail here, and with what.
pub struct Correspondent {
    /// Where logs are kept.
    pub tables: Tables,
    /// The games.
    pub catalogue: Catalogue,
    /// The name that the others see.
    pub name: String,
    /// What wakes the program when something is heard.
    pub wake: Wake,
}

impl Correspondent {
    /// Opens a table here for a game by mail ([`Opening::mail`]), and sits down at this place, or at the first.
    ///
    /// # Errors
    /// The opening is none, or those of the system and of its files.
    pub fn open(self, opening: Opening, place: Option<u8>) -> Result<Post, Failure> {
        let identity = self.identity()?;
        let bytes = entropy().map_err(|cause| stopped(&cause))?;
        let host = Host::open(&self.catalogue, opening, identity.clone(), bytes, Duration::ZERO);
        let host = host.map_err(|fault| no_table(&fault))?;
        let keep = self.tables.keep(&host.table().opened().game, host.table().id());
        let served = Served::here(host, keep).map_err(|cause| stopped(&cause))?;
        self.keeps(identity, served, place)
    }

    /// Takes in a letter: at the table that is kept here if it is an answer, else at that of whoever wrote it.
    ///
    /// # Errors
    /// The letter is for somebody else, or an earlier one is missing; those of the system and of its files.
    pub fn read(self, letter: &Letter) -> Result<Post, Failure> {
        let identity = self.identity()?;
        let kept = self.tables.find(letter.table);
        let log = kept.as_deref().map(read_log).transpose()?;
        let table = log.as_deref().map(|log| Table::read(&self.catalogue, log)).transpose();
        let table = table.map_err(|(_, fault)| no_table(&fault))?;
        let own = table.is_some_and(|table| table.keeper() == identity.public());
        match (&letter.told, own, kept) {
            (Told::Says(_), true, Some(path)) => self.answer(identity, &path, letter),
            (Told::Says(_), ..) => Err(Failure::Input(Text::new("net-letter-not-here"))),
            (Told::Lines(..), true, _) => Err(Failure::Input(Text::new("net-letter-own"))),
            (Told::Lines(..), false, _) => {
                let known = log.map(|log| whole(letter.table, &log));
                let letters: Vec<Letter> = known.into_iter().chain([letter.clone()]).collect();
                self.follow(identity, &letters)
            }
        }
    }

    /// Comes back to a game by mail whose log is in this file.
    ///
    /// # Errors
    /// The log does not count; those of the system and of its files.
    pub fn again(self, path: &Path) -> Result<Post, Failure> {
        let identity = self.identity()?;
        let log = read_log(path)?;
        let table = Table::read(&self.catalogue, &log).map_err(|(_, fault)| no_table(&fault))?;
        if table.keeper() == identity.public() {
            let served = self.serve(&identity, path)?;
            return self.keeps(identity, served, None);
        }
        self.follow(identity, &[whole(table.id(), &log)])
    }

    /// An answer to the table that is kept here.
    fn answer(self, identity: Identity, path: &Path, letter: &Letter) -> Result<Post, Failure> {
        let served = self.serve(&identity, path)?;
        served.take_letter(letter.clone()).map_err(refused)?;
        self.keeps(identity, served, None)
    }

    fn serve(&self, identity: &Identity, path: &Path) -> Result<Served, Failure> {
        let bytes = entropy().map_err(|cause| stopped(&cause))?;
        let (host, keep) = open_again(&self.catalogue, path, identity.clone(), bytes, Duration::ZERO)?;
        Served::here(host, keep).map_err(|cause| stopped(&cause))
    }

    /// Somebody at a table of which these letters tell, one after the other.
    fn follow(self, identity: Identity, letters: &[Letter]) -> Result<Post, Failure> {
        let bytes = entropy().map_err(|cause| stopped(&cause))?;
        let guest = Guest::new(self.catalogue, identity, self.name, Want::Place(None), bytes);
        let mut visit = Visit::new(guest, Wire::nowhere());
        letters.iter().try_for_each(|letter| visit.take_letter(letter)).map_err(refused)?;
        Ok(Post { visit, served: None, log: Some(KeptLog::new(self.tables)) })
    }

    fn keeps(self, identity: Identity, served: Served, place: Option<u8>) -> Result<Post, Failure> {
        let bytes = entropy().map_err(|cause| stopped(&cause))?;
        let guest = Guest::new(self.catalogue, identity, self.name, Want::Place(place), bytes);
        let visit = Visit::new(guest, served.wire(self.wake));
        Ok(Post { visit, served: Some(served), log: None })
    }

    fn identity(&self) -> Result<Identity, Failure> {
        self.tables.identity().map_err(|cause| no_key(&cause))
    }
}

/// The whole lines of a log: a last line without an end was being written when a program was killed.
fn read_log(path: &Path) -> Result<String, Failure> {
    let mut text = read_text(path).map_err(|error| Failure::reading(path, &error))?;
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    Ok(text)
}

/// A log as a letter.
fn whole(table: Hash, log: &str) -> Letter {
    Letter { table, told: Told::Lines(0, log.lines().map(str::to_owned).collect()) }
}

/// Why a letter is not taken.
#[must_use]
pub fn refused(fault: Fault) -> Failure {
    Failure::Input(match fault {
        Fault::Chain => Text::new("net-letter-gap"),
        fault => Text::new("net-letter-refused").with_text("why", fault.text()),
    })
}

fn stopped(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("error-stream").with("cause", cause.to_string()))
}
