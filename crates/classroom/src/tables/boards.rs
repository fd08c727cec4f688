//! The tables of a round: opened, kept, and followed until their games are over.

use super::log::BoardLog;
use crate::cards::{Card, mark};
use ludoteca_class::{Outcome, Pairing, Tournament};
use ludoteca_net::{Host, Identity, Opening, PublicKey, Table};
use ludoteca_rules::Catalogue;
use ludoteca_server::{Door, Newcomer, Tables, Wake, entropy, no_table, not_kept};
use ludoteca_store::{Failure, Journal};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

/// A board of the sheet that has a table.
pub struct Board {
    round: usize,
    number: usize,
    pupils: [usize; 2],
    log: BoardLog,
    /// Whether its end is dealt with.
    pub(crate) done: bool,
    /// Whether it was said that its result could not be written.
    pub(crate) told: bool,
    /// Whether homework was given after its game was over, which is where its pupils are then.
    pub(crate) left: bool,
}

impl Board {
    /// The round, from 1.
    #[must_use]
    pub const fn round(&self) -> usize {
        self.round
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Who begins, and the other one, by their places in the sheet.
    #[must_use]
    pub const fn pupils(&self) -> [usize; 2] {
        self.pupils
    }

    /// Its table.
    #[must_use]
    pub const fn log(&self) -> &BoardLog {
        &self.log
    }

    /// The same, to be gone on with.
    pub(crate) const fn log_mut(&mut self) -> &mut BoardLog {
        &mut self.log
    }

    /// Whether it is this pairing of this round.
    #[must_use]
    pub fn is(&self, round: usize, number: usize, pairing: &Pairing) -> bool {
        let [first, second] = self.pupils;
        (self.round, self.number, first, Some(second)) == (round, number, pairing.first, pairing.second)
    }
}

/// All that is needed to open tables.
pub(crate) struct Room {
    pub catalogue: Catalogue,
    pub identity: Identity,
    pub tables: Tables,
    pub door: Door,
    /// Whether the teacher has stopped all tables.
    pub stopped: bool,
    /// Whether everybody is asked something, and all tables are stopped for it.
    pub asking: bool,
    pub wake: Wake,
    pub today: fn() -> String,
    to: Sender<(usize, String)>,
    lines: Receiver<(usize, String)>,
    opened: usize,
    /// Told of whoever types a name where a card is asked for.
    pub reception: Arc<dyn Fn(Newcomer) + Send + Sync>,
    /// Those who did.
    pub newcomers: Receiver<Newcomer>,
}

impl Room {
    pub fn new(
        catalogue: Catalogue,
        (identity, tables): (Identity, Tables),
        door: Door,
        (wake, today): (Wake, fn() -> String),
    ) -> Self {
        let (to, lines) = channel();
        let (come, newcomers) = channel();
        let woken = wake.clone();
        let reception = Arc::new(move |newcomer| {
            // Whoever kept the list is gone only when the program ends.
            let _ = come.send(newcomer);
            woken();
        });
        let (stopped, asking, opened) = (false, false, 0);
        Self {
            catalogue,
            identity,
            tables,
            door,
            stopped,
            asking,
            wake,
            today,
            to,
            lines,
            opened,
            reception,
            newcomers,
        }
    }

    /// Whether nobody may do anything at any table.
    pub const fn holds(&self) -> bool {
        self.stopped || self.asking
    }

    /// Opens the table of a board, or opens it again; `None` if it was played without one.
    pub fn open(
        &mut self,
        sheet: &Tournament,
        cards: &[Card],
        (round, number): (usize, usize),
        pairing: &Pairing,
    ) -> Result<Option<Board>, Failure> {
        let Some(second) = pairing.second else { return Ok(None) };
        let pupils = [pairing.first, second];
        let [first, other, at] = [pairing.first, second, round].map(|number| (number as u64).to_le_bytes());
        let name = self.identity.bytes_for("table of a class", &[&mark(sheet), &at, &first, &other]);
        let path = self.tables.path(sheet.game(), name);
        if pairing.outcome != Outcome::Open && !path.exists() {
            return Ok(None);
        }
        let (journal, log) = Journal::open(&path).map_err(|error| not_kept(&path, &error))?;
        let bytes = entropy()?;
        let (identity, now) = (self.identity.clone(), self.door.now());
        let host = if log.is_empty() {
            let opening = Opening { game: sheet.game().to_owned(), date: (self.today)(), ..Opening::default() };
            Host::open(&self.catalogue, opening, identity, bytes, now)
        } else {
            Host::go_on(&self.catalogue, &log, identity, bytes, now)
        };
        let host = host.map_err(|fault| no_table(&fault))?;
        let log = self.serve(host, (journal, &log), pupils.map(|pupil| cards[pupil].key).to_vec());
        Ok(Some(Board { round, number, pupils, log, done: false, told: false, left: false }))
    }

    /// Serves a table whose places are kept for these; its lines go into a journal, in which there are some already.
    pub fn serve(&mut self, mut host: Host, (mut journal, log): (Journal, &str), places: Vec<PublicKey>) -> BoardLog {
        host.reserve(places);
        host.refuse_claims();
        host.hold(self.holds(), self.door.now());
        let table = Table::read(&self.catalogue, log).ok();
        self.opened += 1;
        let (id, to, wake) = (self.opened, self.to.clone(), self.wake.clone());
        let keep = Box::new(move |line: &str| {
            journal.append(line)?;
            // Whoever listened is gone only when the program ends.
            let _ = to.send((id, line.to_owned()));
            wake();
            Ok(())
        });
        BoardLog::new(id, self.door.serve_apart(host, keep), table)
    }

    /// Takes in what was written into the logs.
    pub fn follow(&self, mut logs: Vec<&mut BoardLog>) {
        while let Ok((id, line)) = self.lines.try_recv() {
            let Some(log) = logs.iter_mut().find(|log| log.id() == id) else { continue };
            match &mut log.table {
                // The host has written it, so it counts.
                Some(table) => table.append(&line).unwrap_or_default(),
                None => log.table = Table::open(&self.catalogue, &line).ok(),
            }
        }
    }
}
