//! What this program holds of a table between computers: the guest with its line, and the door if the table is open
//! here.

use super::far::Far;
use super::mail::Mail;
use super::model::{FarWay, KeptTable, OpenTable, SeenTable};
use crate::desk::share::code::Code;
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use ludoteca_net::{Attendance, Guest, Hash, Host, Identity, Opening, Table, Want};
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::{
    Announced, Destination, Door, Invitation, KeptLog, Nearby, Served, Tables, Unfinished, Visit, Wake, Welcome, dial,
    entropy, local_addresses, no_table, open_again,
};
use ludoteca_store::Failure;
use std::io;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

/// So many games to go on with are shown.
const MOST_KEPT: usize = 4;

/// Where logs of tables are kept, and what wakes the app when something is heard; for apps that wait for events.
#[derive(Resource, Clone)]
pub struct NetworkHome {
    /// The folder of tables; without one nobody can play with another computer.
    pub tables: Option<Tables>,
    /// What wakes the app.
    pub wake: Wake,
}

impl Default for NetworkHome {
    fn default() -> Self {
        Self { tables: None, wake: Arc::new(|| {}) }
    }
}

/// The table between computers at which somebody here is, if any.
#[derive(Resource, Default)]
pub struct Network {
    seated: Option<SyncCell<Seated>>,
    looks: bool,
    nearby: Option<SyncCell<Nearby>>,
    kept: Option<SyncCell<Receiver<Vec<Unfinished>>>>,
}

/// A table to be opened here.
pub(super) enum TableHere<'a> {
    /// A new one.
    New(Opening),
    /// One whose log was kept in this file.
    Kept(&'a Path),
}

/// Somebody here at a table.
pub(super) struct Seated {
    pub visit: Visit,
    pub log: Option<KeptLog>,
    /// The play on the table here.
    pub play: Option<Entity>,
    /// Where the game of the table stands in that play.
    pub live: Option<NodeId>,
    /// The last line up to which that play follows the log.
    pub followed: Option<Hash>,
    /// The last line whose clocks were taken over, and whether they stood still since nobody may do anything.
    pub timed: Option<(Hash, bool)>,
    /// Whether it was told that the line is broken.
    pub told_broken: bool,
    /// What was told of who is away.
    pub attendance: Attendance,
    /// What there is besides, if it is a game by mail.
    pub mail: Option<Mail>,
    keeps: Option<Kept>,
}

/// The door to a table that this computer keeps.
struct Kept {
    /// What others type to come here.
    code: String,
    /// Whether a game had begun there before.
    goes_on: bool,
    /// The way to it from the internet, which closes before the door.
    far: Far,
    _door: Door,
    _announced: Option<Announced>,
}

impl Network {
    /// Whoever sits at a table.
    pub(super) fn seated(&mut self) -> Option<&mut Seated> {
        self.seated.as_mut().map(SyncCell::get)
    }

    /// Somebody here sits at a table from now on.
    pub(super) fn sit(&mut self, seated: Seated) {
        self.seated = Some(SyncCell::new(seated));
    }

    /// Leaves the table; a door that was open closes.
    pub fn leave(&mut self) {
        self.seated = None;
    }

    /// Looks for tables on the network, or no longer; whether that is new.
    pub(super) fn look(&mut self, looks: bool) -> bool {
        let new = looks != self.looks;
        if new {
            self.looks = looks;
            self.nearby = if looks { Nearby::look().map(SyncCell::new) } else { None };
        }
        new
    }

    /// The tables that are seen.
    pub(super) fn seen(&mut self) -> Vec<SeenTable> {
        let Some(nearby) = self.nearby.as_mut().map(SyncCell::get) else { return Vec::new() };
        let shown = nearby.tables().map(|seen| SeenTable {
            name: seen.name.clone(),
            game: seen.game.clone(),
            code: seen.invitation.letters().unwrap_or_else(|| seen.invitation.to_string()),
        });
        shown.collect()
    }

    /// Looks for the games that can be gone on with; what is found comes with [`Self::kept`].
    pub(super) fn look_back(&mut self, home: &NetworkHome, catalogue: &Catalogue) {
        let Some(tables) = home.tables.clone() else { return };
        let (catalogue, wake) = (catalogue.clone(), home.wake.clone());
        let (found, kept) = mpsc::channel();
        // Every line of the logs is checked, which would be felt in a frame.
        let looks = move || {
            let Ok(identity) = tables.identity() else { return };
            if found.send(tables.unfinished(&catalogue, &identity, MOST_KEPT)).is_ok() {
                wake();
            }
        };
        let thread = std::thread::Builder::new().name("ludoteca-kept".to_owned()).spawn(looks);
        self.kept = thread.ok().map(|_| SyncCell::new(kept));
    }

    /// The games that were found, once.
    pub(super) fn kept(&mut self) -> Option<Vec<KeptTable>> {
        let found = self.kept.as_mut()?.get().try_recv().ok()?;
        self.kept = None;
        let shown = found.into_iter().map(|game| KeptTable {
            path: game.path,
            game: game.game,
            names: game.names.join(", "),
            plies: game.plies,
            mail: game.mail,
        });
        Some(shown.collect())
    }

    /// Opens a table here, or one again whose log is kept, and sits down at it; what is shown of it.
    pub(super) fn open(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        table: TableHere<'_>,
        name: String,
    ) -> Result<OpenTable, Failure> {
        let (tables, identity) = own(home)?;
        let door = Door::open(None, Welcome::new(catalogue.clone(), identity.clone())).map_err(|cause| port(&cause))?;
        let goes_on = matches!(table, TableHere::Kept(_));
        let (host, keep) = match table {
            TableHere::New(opening) => {
                let host = Host::open(catalogue, opening, identity.clone(), random()?, door.now());
                let host = host.map_err(|fault| no_table(&fault))?;
                let keep = tables.keep(&host.table().opened().game, host.table().id());
                (host, keep)
            }
            TableHere::Kept(path) => open_again(catalogue, path, identity.clone(), random()?, door.now())?,
        };
        let game = host.table().opened().game.clone();
        let served = door.serve(host, keep);
        let addresses = local_addresses();
        let announced = Announced::new(&name, &game, &served.id().to_string(), door.port(), &addresses);
        let far = Far::new(door.entrance(), served.clone(), identity.clone());
        let guest = Guest::new(catalogue.clone(), identity, name, Want::Place(None), random()?);
        let visit = Visit::new(guest, served.wire(home.wake.clone()));
        let shown = opened(&addresses, door.port());
        let keeps = Some(Kept { code: shown.code.clone(), goes_on, far, _door: door, _announced: announced });
        self.sit(Seated::new(visit, None, keeps));
        Ok(shown)
    }

    /// Goes to a table of another computer, to sit there or to watch.
    pub(super) fn join(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        to: Destination,
        (name, want): (String, Want),
    ) -> Result<(), Failure> {
        let (tables, identity) = own(home)?;
        let guest = Guest::new(catalogue.clone(), identity, name, want, random()?);
        let wire = dial(to, home.wake.clone()).map_err(|cause| stopped(&cause))?;
        let visit = Visit::new(guest, wire);
        self.sit(Seated::new(visit, Some(KeptLog::new(tables)), None));
        Ok(())
    }

    /// Sits down at a table that is kept within this program, at a place counted from 0.
    pub(super) fn sit_within(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        (table, place): (&Served, usize),
    ) -> Result<(), Failure> {
        let (tables, identity) = own(home)?;
        let want = Want::Place(u8::try_from(place).ok());
        let guest = Guest::new(catalogue.clone(), identity, tables.name(), want, random()?);
        let visit = Visit::new(guest, table.wire(home.wake.clone()));
        self.sit(Seated::new(visit, None, None));
        Ok(())
    }
}

impl Seated {
    /// Somebody who plays by mail.
    pub fn by_mail(visit: Visit, log: Option<KeptLog>, mail: Mail) -> Self {
        Self { mail: Some(mail), ..Self::new(visit, log, None) }
    }

    fn new(visit: Visit, log: Option<KeptLog>, keeps: Option<Kept>) -> Self {
        let attendance = Attendance::default();
        let (play, live, followed, timed, mail) = (None, None, None, None, None);
        Self { visit, log, play, live, followed, timed, told_broken: false, attendance, mail, keeps }
    }

    /// The table, once it is known.
    pub fn table(&self) -> Option<&Table> {
        self.visit.guest().table()
    }

    /// What others type to come to the table, if this computer keeps it.
    pub fn code(&self) -> Option<&str> {
        self.keeps.as_ref().map(|kept| kept.code.as_str())
    }

    /// Opens the way from the internet to the table, if this computer keeps it.
    pub fn open_far(&mut self, wake: Wake) {
        if let Some(kept) = &mut self.keeps {
            kept.far.open(wake);
        }
    }

    /// The way from the internet to the table.
    pub fn far(&mut self) -> FarWay {
        self.keeps.as_mut().map_or(FarWay::None, |kept| kept.far.shown())
    }

    /// Whether this computer keeps the table and its game had begun before.
    pub fn goes_on(&self) -> bool {
        self.keeps.as_ref().is_some_and(|kept| kept.goes_on)
    }
}

/// What is shown of a table that is open here.
fn opened(addresses: &[Ipv4Addr], port: u16) -> OpenTable {
    let here = Invitation::here(port).unwrap_or_else(|| Invitation::this_computer(port));
    let address = addresses.iter().map(|address| format!("{address}:{port}")).collect::<Vec<_>>().join(", ");
    let picture = Code::of(&here.to_string()).map(Arc::new);
    OpenTable { code: here.code(), address, picture, sitters: Vec::new() }
}

/// Where tables are kept, and who plays here.
pub(super) fn own(home: &NetworkHome) -> Result<(Tables, Identity), Failure> {
    let tables = home.tables.clone().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))?;
    let failed = |cause: io::Error| Failure::Work(Text::new("net-key").with("cause", cause.to_string()));
    let identity = tables.identity().map_err(failed)?;
    Ok((tables, identity))
}

fn random() -> Result<ludoteca_net::Entropy, Failure> {
    entropy().map_err(|cause| stopped(&cause))
}

fn port(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("net-no-port").with("cause", cause.to_string()))
}

fn stopped(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("error-stream").with("cause", cause.to_string()))
}
