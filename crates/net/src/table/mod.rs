//! A table: what its log says, line by line, by the rules of its game.
//!
//! Whoever keeps a table and everybody who sits at it or watches builds the same [`Table`] from the same lines, and
//! [`Table::append`] is the only way in which it changes: a line that is forged, illegal, late or out of place changes
//! nothing, whoever wrote it.
//!
//! Start with [`Table::append`]; `places.rs` has who sits where, `play.rs` the game and its clock, `agree.rs` what all
//! must agree on.

mod agree;
mod judge;
mod lots;
mod places;
mod play;

pub use agree::Asked;
pub(crate) use lots::fixed;
pub use lots::rules_of;
pub use places::{LONGEST_NAME, Sitter, name_from};
pub use play::Ending;

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::key::{Identity, PublicKey, hash_of};
use crate::log::{Commit, Event, Line, Open, Said};
use ludoteca_rules::session::Session;
use ludoteca_rules::{Catalogue, Entry, Options, Seat, SeatSet};
use places::Places;
use play::Play;
use std::fmt;
use std::time::Duration;

/// The version of the log and of what is spoken between computers.
pub const VERSION: u32 = 1;

/// A log has no more lines.
const MOST_LINES: u64 = 50_000;

/// No time at a table is later, in milliseconds: sums of such times are far from any overflow.
pub(crate) const LATEST: u64 = 1 << 53;

/// A table, after the lines of its log.
pub struct Table {
    entry: &'static Entry,
    options: Options,
    open: Open,
    id: Hash,
    head: Hash,
    lines: u64,
    at: u64,
    keeper: PublicKey,
    places: Places,
    play: Option<Play>,
}

impl Table {
    /// A table that was just opened, from the first line of its log.
    ///
    /// # Errors
    /// The line is no such line, or its game is not one of these with these rules.
    pub fn open(catalogue: &Catalogue, text: &str) -> Result<Self, Fault> {
        let line = Line::parse(text)?;
        let Event::Open(open) = &line.event else { return Err(Fault::Chain) };
        if open.ludoteca != VERSION {
            return Err(Fault::Version);
        }
        if (line.n, line.prev, line.at) != (0, Bytes([0; 32]), 0) {
            return Err(Fault::Chain);
        }
        let nothing = Bytes([0; 32]);
        let said = Said { event: line.event.clone(), sig: line.sig };
        if !said.is_by(open.host, nothing) || !line.is_kept_by(open.host, nothing) {
            return Err(Fault::Signature);
        }
        let (entry, options) = lots::game(catalogue, &open.game)?;
        if rules_of(catalogue, &open.game) != Ok(open.rules) {
            return Err(Fault::Rules);
        }
        let seats = play::check(entry, &options, open)?;
        let id = hash_of(text);
        let keeper = open.host;
        let (open, places) = (open.clone(), Places::new(seats));
        Ok(Self { entry, options, open, id, head: id, lines: 1, at: 0, keeper, places, play: None })
    }

    /// A table from its whole log; lines end with a line feed.
    ///
    /// # Errors
    /// The number of the first line that does not count, from 1, and why.
    pub fn read(catalogue: &Catalogue, log: &str) -> Result<Self, (usize, Fault)> {
        let mut lines = log.lines();
        let first = lines.next().ok_or((1, Fault::Form))?;
        let mut table = Self::open(catalogue, first).map_err(|fault| (1, fault))?;
        for (number, line) in (2..).zip(lines) {
            table.append(line).map_err(|fault| (number, fault))?;
        }
        Ok(table)
    }

    /// Takes in the next line of the log.
    ///
    /// # Errors
    /// Why it does not count; then nothing has changed.
    pub fn append(&mut self, text: &str) -> Result<(), Fault> {
        let line = Line::parse(text)?;
        if line.n != self.lines || line.prev != self.head || line.at < self.at {
            return Err(Fault::Chain);
        }
        if line.at > LATEST {
            return Err(Fault::Time);
        }
        if line.n >= MOST_LINES {
            return Err(Fault::Long);
        }
        if !line.is_kept_by(self.keeper_of(&line.event)?, self.id) {
            return Err(Fault::Signature);
        }
        let said = Said { event: line.event, sig: line.sig };
        self.check_author(&said)?;
        let hash = hash_of(text);
        self.judge(&said.event, line.at, hash)?;
        (self.head, self.lines, self.at) = (hash, self.lines + 1, line.at);
        Ok(())
    }

    /// The next line of the log, with what somebody says, as its keeper writes it.
    #[must_use]
    pub(crate) fn next_line(&self, said: Said, at: u64, keeper: &Identity) -> String {
        Line::write(said, (self.lines, self.head, at.max(self.at)), self.id, keeper).print()
    }

    /// Its name, which no other table has: the hash of its first line.
    #[must_use]
    pub const fn id(&self) -> Hash {
        self.id
    }

    /// The hash of its last line.
    #[must_use]
    pub const fn head(&self) -> Hash {
        self.head
    }

    /// How many lines its log has.
    #[must_use]
    pub const fn lines(&self) -> u64 {
        self.lines
    }

    /// When the last line was written, in milliseconds since it was opened.
    #[must_use]
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// The game.
    #[must_use]
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Its options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How it was opened.
    #[must_use]
    pub const fn opened(&self) -> &Open {
        &self.open
    }

    /// Whose computer keeps it.
    #[must_use]
    pub const fn keeper(&self) -> PublicKey {
        self.keeper
    }

    /// Who sits at each place, from the first.
    #[must_use]
    pub fn sitters(&self) -> &[Option<Sitter>] {
        self.places.sitters()
    }

    /// Who has a seat, once the game has begun.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.play.as_ref()?;
        self.places.of(seat)
    }

    /// The place of a seat.
    #[must_use]
    pub(crate) fn place_of(&self, seat: Seat) -> Option<usize> {
        self.places.place_of(seat)
    }

    /// The seats that have sealed an order and not shown it, once all have sealed theirs.
    pub(crate) fn unshown(&self) -> impl Iterator<Item = Commit> + '_ {
        self.play.iter().flat_map(Play::unshown)
    }

    /// Whether all have sealed their orders, and not all have shown them.
    #[must_use]
    pub fn waits_to_be_shown(&self) -> bool {
        self.unshown().next().is_some()
    }

    /// The seats of somebody, once the game has begun.
    #[must_use]
    pub fn seats_of(&self, key: PublicKey) -> SeatSet {
        if self.play.is_none() { SeatSet::NONE } else { self.places.seats_of(key) }
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn session(&self) -> Option<&dyn Session> {
        self.play.as_ref().map(Play::session)
    }

    /// The seats that are to decide, and have not sealed an order.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::NONE, Play::asked)
    }

    /// The hash of the line that put on the board what is decided about now.
    #[must_use]
    pub fn on(&self) -> Option<Hash> {
        self.play.as_ref().map(Play::on)
    }

    /// What somebody asked the others for, and is not answered yet.
    #[must_use]
    pub fn question(&self) -> Option<&Asked> {
        self.play.as_ref()?.question()
    }

    /// The hash of the line that began the pause, while the clocks stand still.
    #[must_use]
    pub fn paused(&self) -> Option<Hash> {
        self.play.as_ref()?.paused()
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.play.as_ref()?.ending()
    }

    /// What a seat has left, or has used if its time is only counted, so many milliseconds after the table was opened;
    /// `None` if nobody counts it.
    #[must_use]
    pub fn time(&self, seat: Seat, at: u64) -> Option<Duration> {
        self.play.as_ref()?.time(seat, at.max(self.at))
    }

    /// How long after that a flag falls, if nothing happens before.
    #[must_use]
    pub(crate) fn next_fall(&self, at: u64) -> Option<Duration> {
        self.play.as_ref()?.next_fall(at)
    }

    /// The first seat whose time is up by then, with all that its move may have been on its way.
    #[must_use]
    pub fn fallen(&self, at: u64) -> Option<Seat> {
        self.play.as_ref()?.fallen(at)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &self.open.game)
            .field("id", &self.id)
            .field("lines", &self.lines)
            .finish()
    }
}
