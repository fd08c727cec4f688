//! Whoever keeps a table: puts what is said into an order, writes it down, and tells everybody.
//!
//! A host has no thread, no clock and no socket of its own. It is told who came ([`Host::connect`]), what they said
//! ([`Host::hear`]), who went ([`Host::lose`]) and what time it is ([`Host::tick`]), and [`Host::next_act`] says what
//! is to be done. A line is to be kept before anybody is told of it.
//!
//! It plays no game itself: somebody at the same computer is a guest like any other. What a host allows less than
//! tables do is in `house.rs`, how it stops everybody for a while in `hold.rs`, and what it does about lines that it
//! lost in `lost.rs`.

mod hold;
mod house;
mod lost;
mod peer;
mod speech;

pub use peer::PeerId;

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::frame::Frame;
use crate::key::{Identity, PublicKey, Signed};
use crate::log::{Event, Line, Open, Said};
use crate::post::{Letter, Told};
use crate::table::{Table, VERSION, fixed, rules_of};
use house::House;
use ludoteca_rules::{Catalogue, Seat};
use peer::Peer;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// So many can be connected at once.
const MOST_PEERS: usize = 128;

/// Whoever has sealed an order has so long to show it once all have; whoever is away has longer.
const SHOW_WITHIN: Duration = Duration::from_secs(10);
const SHOW_WITHIN_AWAY: Duration = Duration::from_secs(60);

/// Whoever sat at a table that had not begun comes back to it within so long after its host was started again.
const BACK_WITHIN: Duration = Duration::from_secs(30);

/// After so long somebody who is away can lose the game or have it put off.
pub const AWAY_AFTER: Duration = Duration::from_secs(60);

/// Random bytes of the system.
pub type Entropy = Box<dyn FnMut() -> [u8; 32] + Send>;

/// What a host wants to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A line is written at the end of the log, and kept: before what follows.
    Keep(String),
    /// Somebody is sent a message.
    Send(PeerId, String),
    /// Somebody's connection is closed.
    Close(PeerId),
}

/// A table as it is to be opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The game and its options, as records name them.
    pub game: String,
    /// Position text, if it does not begin at the start.
    pub position: Option<String>,
    /// How time is given; empty if nobody counts it.
    pub clock: String,
    /// Whether lots decide who has which seat.
    pub lots: bool,
    /// Whether it is played by mail: those who are not connected are waited for. Their places are kept, nobody takes
    /// their game, and what they sealed can be shown at any time. Nobody counts the time.
    pub mail: bool,
    /// The day.
    pub date: String,
}

/// Whoever keeps a table. See the module's head.
pub struct Host {
    identity: Identity,
    table: Table,
    log: Vec<String>,
    entropy: Entropy,
    peers: BTreeMap<PeerId, Peer>,
    next: u64,
    acts: VecDeque<Act>,
    /// The time at the table when this host began to keep it, and when that was.
    base: (u64, Duration),
    now: Duration,
    /// Since when each place has nobody who is connected.
    away: Vec<Option<Duration>>,
    /// Since when all have sealed their orders.
    sealed: Option<(Hash, Duration)>,
    /// What was told last of who is there: the places, how many watch, and whether all are held.
    told: Option<(Vec<bool>, usize, bool)>,
    house: House,
    /// What was said while lines that this host lost were still to come.
    waiting: Vec<(PeerId, PublicKey, Said)>,
}

impl Host {
    /// Opens a table.
    ///
    /// # Errors
    /// There is no such game, or the opening is not one of it.
    pub fn open(
        catalogue: &Catalogue,
        opening: Opening,
        identity: Identity,
        mut entropy: Entropy,
        now: Duration,
    ) -> Result<Self, Fault> {
        let salt = salt(&mut entropy);
        let open = Open {
            ludoteca: VERSION,
            rules: rules_of(catalogue, &opening.game)?,
            game: opening.game,
            position: opening.position,
            clock: opening.clock,
            lots: opening.lots,
            mail: opening.mail,
            host: identity.public(),
            salt,
            lot: fixed(lot(&identity, salt)),
            date: opening.date,
        };
        let said = Said::by(&identity, Bytes([0; 32]), Event::Open(open));
        let nothing = Bytes([0; 32]);
        let line = Line::write(said, (0, nothing, 0), nothing, &identity).print();
        let table = Table::open(catalogue, &line)?;
        let mut host = Self::keep(table, vec![line.clone()], identity, entropy, now);
        host.acts.push_back(Act::Keep(line));
        Ok(host)
    }

    /// Goes on with a table from its log: as its host, or as one of those who sit at it, who is the host from now on.
    ///
    /// # Errors
    /// The log does not count, or is that of others.
    pub fn go_on(
        catalogue: &Catalogue,
        log: &str,
        identity: Identity,
        entropy: Entropy,
        now: Duration,
    ) -> Result<Self, Fault> {
        let table = Table::read(catalogue, log).map_err(|(_, fault)| fault)?;
        let lines = log.lines().map(str::to_owned).collect();
        let key = identity.public();
        let (kept, seat) = (table.keeper() == key, table.seats_of(key).iter().next());
        let mut host = Self::keep(table, lines, identity, entropy, now);
        match seat {
            _ if kept => {}
            // By mail nobody can tell that the one who keeps the table is gone for good.
            Some(_) if host.table.opened().mail => return Err(Fault::NotNow),
            Some(seat) => host.write_own(Event::Carry { seat: seat.0 })?,
            None => return Err(Fault::Place),
        }
        Ok(host)
    }

    fn keep(table: Table, log: Vec<String>, identity: Identity, entropy: Entropy, now: Duration) -> Self {
        let places = table.sitters().len();
        let base = (table.at(), now);
        let mut host = Self {
            identity,
            table,
            log,
            entropy,
            peers: BTreeMap::new(),
            next: 0,
            acts: VecDeque::new(),
            base,
            now,
            away: vec![Some(now); places],
            sealed: None,
            told: None,
            house: House::default(),
            waiting: Vec::new(),
        };
        host.watch_seals();
        host
    }

    /// Keeps the places for these, from the first one: nobody else may take one. It is no part of the log.
    pub fn reserve(&mut self, places: Vec<PublicKey>) {
        self.house.places = places;
    }

    /// Lets nobody take the game of somebody who is away. It is no part of the log.
    pub const fn refuse_claims(&mut self) {
        self.house.no_claims = true;
    }

    /// Takes in what somebody said in a letter.
    ///
    /// # Errors
    /// Why the first thing that is new does not count; what was said before it does.
    pub fn take_letter(&mut self, letter: &Letter, now: Duration) -> Result<(), Fault> {
        self.now = self.now.max(now);
        let Told::Says(says) = &letter.told else { return Err(Fault::NotNow) };
        if letter.table != self.table.id() {
            return Err(Fault::Elsewhere);
        }
        let known: BTreeSet<Signed> = self.log.iter().filter_map(|line| Some(Line::parse(line).ok()?.sig)).collect();
        let new = says.iter().filter(|said| !known.contains(&said.sig));
        // Whoever carried the letter, nothing is written that is not signed by whoever may say it.
        let done = new.cloned().try_for_each(|said| self.may_say(None, &said).and_then(|()| self.write(said)));
        self.tell_present();
        done
    }

    /// What is to be done next, in order.
    pub fn next_act(&mut self) -> Option<Act> {
        self.acts.pop_front()
    }

    /// The table as it is.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// How many are connected.
    #[must_use]
    pub fn connected(&self) -> usize {
        self.peers.len()
    }

    /// The time at the table.
    fn at(&self) -> u64 {
        let (at, since) = self.base;
        at + u64::try_from(self.counted().saturating_sub(since).as_millis()).unwrap_or(u64::MAX / 2)
    }

    /// Somebody came.
    pub fn connect(&mut self, now: Duration) -> PeerId {
        self.now = self.now.max(now);
        let id = PeerId(self.next);
        self.next += 1;
        if self.peers.len() >= MOST_PEERS {
            self.acts.push_back(Act::Send(id, Frame::Bye(Fault::Full).print()));
            self.acts.push_back(Act::Close(id));
            return id;
        }
        let nonce = Bytes((self.entropy)());
        self.peers.insert(id, Peer::new(nonce, now));
        let open = self.table.opened();
        let hello = Frame::Hello {
            ludoteca: VERSION,
            nonce,
            table: self.table.id(),
            game: open.game.clone(),
            rules: open.rules,
        };
        self.send(id, &hello);
        id
    }

    /// Somebody went.
    pub fn lose(&mut self, peer: PeerId, now: Duration) {
        self.now = self.now.max(now);
        if let Some(Peer { key: Some(key), .. }) = self.peers.remove(&peer) {
            self.free_places(key);
            self.tell_present();
            self.hear_waiting();
        }
    }

    /// Before the game begins a place is nobody's whose computer is gone.
    fn free_places(&mut self, key: PublicKey) {
        if self.is_connected(key) || self.table.session().is_some() || self.table.opened().mail {
            return;
        }
        for place in 0..self.table.sitters().len() {
            if self.table.sitters()[place].as_ref().is_some_and(|sitter| sitter.key == key) {
                // The place is taken, and the game has not begun.
                let _ = self.write_own(Event::Free { place: place as u8 });
            }
        }
    }

    fn is_connected(&self, key: PublicKey) -> bool {
        self.peers.values().any(|peer| peer.key == Some(key))
    }

    /// Does what is due at this time.
    pub fn tick(&mut self, now: Duration) {
        self.now = self.now.max(now);
        let due: Vec<PeerId> =
            self.peers.iter().filter(|(_, peer)| peer.wakes_at() <= self.now).map(|(id, _)| *id).collect();
        for id in due {
            self.look_after(id);
        }
        self.hear_waiting();
        if self.is_held() {
            return;
        }
        if let Some(seat) = self.table.fallen(self.at())
            && let Some(on) = self.table.on()
        {
            // It was asked for just now whether it has fallen.
            let _ = self.write_own(Event::Flag { seat: seat.0, on });
        }
        self.show_for_the_silent();
        self.free_forgotten();
    }

    /// Before the game begins a place is freed, too, if nobody comes back to it after the host was started again.
    fn free_forgotten(&mut self) {
        let sitters = self.table.sitters().iter().flatten();
        let forgotten: Vec<PublicKey> =
            sitters.map(|sitter| sitter.key).filter(|key| !self.is_connected(*key)).collect();
        if self.table.session().is_none() && self.now >= self.base.1 + BACK_WITHIN {
            forgotten.into_iter().for_each(|key| self.free_places(key));
        }
    }

    /// When [`Self::tick`] has something to do, if nothing else happens.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Duration> {
        let waiting = self.lines_come_until().filter(|_| !self.waiting.is_empty());
        let peers = self.peers.values().map(Peer::wakes_at).chain(waiting).min();
        if self.is_held() {
            return peers;
        }
        let flag = self.table.next_fall(self.at()).map(|after| self.now + after);
        let sealed = self.sealed.map(|(_, since)| self.now.max(since + SHOW_WITHIN) + Duration::from_millis(200));
        let waits = self.table.session().is_none() && self.now < self.base.1 + BACK_WITHIN;
        let back = waits.then_some(self.base.1 + BACK_WITHIN);
        [peers, flag, sealed, back].into_iter().flatten().min()
    }

    /// Writes what only the host may say.
    fn write_own(&mut self, event: Event) -> Result<(), Fault> {
        let said = Said::by(&self.identity, self.table.id(), event);
        self.write(said)
    }

    /// Writes something into the log, if it counts, and tells everybody.
    fn write(&mut self, said: Said) -> Result<(), Fault> {
        self.take_in(self.table.next_line(said, self.at(), &self.identity))?;
        self.begin_if_full()
    }

    /// Begins the game if all places are taken.
    fn begin_if_full(&mut self) -> Result<(), Fault> {
        if self.table.session().is_some() || self.table.sitters().iter().any(Option::is_none) {
            return Ok(());
        }
        self.write_own(Event::Begin { lot: lot(&self.identity, self.table.opened().salt) })
    }

    fn take_in(&mut self, line: String) -> Result<(), Fault> {
        self.table.append(&line)?;
        self.acts.push_back(Act::Keep(line.clone()));
        self.log.push(line);
        self.watch_seals();
        self.send_lines();
        Ok(())
    }

    /// Remembers since when all have sealed and not all have shown.
    fn watch_seals(&mut self) {
        // By mail nobody can show within a time.
        let waiting = !self.table.opened().mail && self.table.unshown().next().is_some();
        self.sealed = self.table.on().filter(|_| waiting).map(|on| match self.sealed {
            Some((known, since)) if known == on => (on, since),
            _ => (on, self.now),
        });
    }

    /// What somebody has sealed and does not show counts as an order that cannot be read.
    fn show_for_the_silent(&mut self) {
        let Some((on, since)) = self.sealed else { return };
        let waited = self.now.saturating_sub(since);
        let late = |seat: &u8| {
            let away = self.table.sitter(Seat(*seat)).is_none_or(|sitter| !self.is_connected(sitter.key));
            waited >= if away { SHOW_WITHIN_AWAY } else { SHOW_WITHIN }
        };
        let late: Vec<u8> = self.table.unshown().map(|commit| commit.seat).filter(late).collect();
        for seat in late {
            // It was asked for just now who has not shown.
            let _ = self.write_own(Event::Unread { seat, on });
        }
    }

    fn send(&mut self, peer: PeerId, frame: &Frame) {
        self.acts.push_back(Act::Send(peer, frame.print()));
    }

    /// Closes a connection with a reason.
    fn dismiss(&mut self, peer: PeerId, fault: Fault) {
        self.send(peer, &Frame::Bye(fault));
        self.acts.push_back(Act::Close(peer));
        let now = self.now;
        self.lose(peer, now);
    }

    /// Sends everybody what they have not been sent.
    fn send_lines(&mut self) {
        let have = self.log.len() as u64;
        let behind = |(id, peer): (&PeerId, &Peer)| (peer.key.is_some() && peer.sent < have).then_some(*id);
        let behind: Vec<PeerId> = self.peers.iter().filter_map(behind).collect();
        for id in behind {
            self.send_lines_to(id);
        }
    }

    fn send_lines_to(&mut self, id: PeerId) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        let frame = Frame::lines(&self.log, peer.sent);
        // The rest is sent when the guest asks for it, so that a slow one is never sent much at once.
        peer.sent = self.log.len() as u64;
        self.send(id, &frame);
    }
}

/// The bytes that the host fixes when it opens a table: from its secret key, so that they outlive its program.
fn lot(identity: &Identity, salt: Bytes<16>) -> Bytes<32> {
    let mut bytes = [0; 32];
    identity.derive("ludoteca table 1 lot of the host", &[&salt.0]).fill(&mut bytes);
    Bytes(bytes)
}

/// So many random bytes.
pub(crate) fn salt(entropy: &mut Entropy) -> Bytes<16> {
    let bytes = entropy();
    Bytes(*bytes.first_chunk().expect("there are 32 bytes"))
}
