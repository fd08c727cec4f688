//! What this program holds of a table between computers: the guest with its line, and the door if the table is open
//! here.

use super::model::{NetworkModel, NetworkStage, OpenTable, SeenTable};
use crate::desk::share::code::Code;
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use ludoteca_net::{Attendance, Guest, Hash, Host, Identity, Opening, Table, Want};
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::{
    Announced, Door, Invitation, KeptLog, Nearby, Sign, Tables, Visit, Wake, dial, entropy, local_addresses,
};
use ludoteca_store::Failure;
use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;

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
    nearby: Option<SyncCell<Nearby>>,
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
    /// The last line whose clocks were taken over.
    pub timed: Option<Hash>,
    /// Whether it was told that the line is broken.
    pub told_broken: bool,
    /// What was told of who is away.
    pub attendance: Attendance,
    door: Option<(Door, Option<Announced>)>,
}

impl Network {
    /// Whoever sits at a table.
    pub(super) fn seated(&mut self) -> Option<&mut Seated> {
        self.seated.as_mut().map(SyncCell::get)
    }

    /// Leaves the table; a door that was open closes.
    pub fn leave(&mut self) {
        self.seated = None;
    }

    /// Looks for tables on the network, or no longer.
    pub(super) fn look(&mut self, looks: bool) {
        if looks == self.nearby.is_some() {
            return;
        }
        self.nearby = if looks { Nearby::look().map(SyncCell::new) } else { None };
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

    /// Opens a table here and sits down at it; what is shown of it.
    pub(super) fn open(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        opening: Opening,
        (name, sign): (String, String),
    ) -> Result<NetworkModel, Failure> {
        let (tables, identity) = own(home)?;
        let game = opening.game.clone();
        let door = Door::open(None, Sign(sign)).map_err(|cause| port(&cause))?;
        let host = Host::open(catalogue, opening, identity.clone(), random()?, door.now());
        let host = host.map_err(|fault| lost(fault.text()))?;
        let id = host.table().id();
        let served = door.serve(host, tables.keep(&game, id));
        let addresses = local_addresses();
        let announced = Announced::new(&name, &game, &id.to_string(), door.port(), &addresses);
        let guest = Guest::new(catalogue.clone(), identity, name, Want::Place(None), random()?);
        let visit = Visit::new(guest, served.wire(home.wake.clone()));
        let shown = opened(&addresses, door.port());
        self.seated = Some(SyncCell::new(Seated::new(visit, None, Some((door, announced)))));
        Ok(NetworkModel { stage: NetworkStage::Open(Box::new(shown)), ..NetworkModel::default() })
    }

    /// Goes to a table of another computer.
    pub(super) fn join(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        invitation: Invitation,
        name: String,
    ) -> Result<(), Failure> {
        let (tables, identity) = own(home)?;
        let guest = Guest::new(catalogue.clone(), identity, name, Want::Place(None), random()?);
        let wire = dial(invitation, home.wake.clone()).map_err(|cause| stopped(&cause))?;
        let visit = Visit::new(guest, wire);
        self.seated = Some(SyncCell::new(Seated::new(visit, Some(KeptLog::new(tables)), None)));
        Ok(())
    }
}

impl Seated {
    fn new(visit: Visit, log: Option<KeptLog>, door: Option<(Door, Option<Announced>)>) -> Self {
        let attendance = Attendance::default();
        let (play, live, followed, timed) = (None, None, None, None);
        Self { visit, log, play, live, followed, timed, told_broken: false, attendance, door }
    }

    /// The table, once it is known.
    pub fn table(&self) -> Option<&Table> {
        self.visit.guest().table()
    }

    /// Whether the door to the table is here.
    pub const fn keeps(&self) -> bool {
        self.door.is_some()
    }
}

/// What is shown of a table that is open here.
fn opened(addresses: &[Ipv4Addr], port: u16) -> OpenTable {
    let here = Invitation::here(port).unwrap_or_else(|| Invitation::this_computer(port));
    let address = addresses.iter().map(|address| format!("{address}:{port}")).collect::<Vec<_>>().join(", ");
    let picture = Code::of(&here.to_string()).map(Arc::new);
    OpenTable { code: here.code(), address, picture, sitters: Vec::new() }
}

fn own(home: &NetworkHome) -> Result<(Tables, Identity), Failure> {
    let tables = home.tables.clone().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))?;
    let failed = |cause: io::Error| Failure::Work(Text::new("net-key").with("cause", cause.to_string()));
    let identity = tables.identity().map_err(failed)?;
    Ok((tables, identity))
}

fn random() -> Result<ludoteca_net::Entropy, Failure> {
    entropy().map_err(|cause| stopped(&cause))
}

fn lost(why: Text) -> Failure {
    Failure::Input(Text::new("net-lost-table").with_text("why", why))
}

fn port(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("net-no-port").with("cause", cause.to_string()))
}

fn stopped(cause: &io::Error) -> Failure {
    Failure::Work(Text::new("error-stream").with("cause", cause.to_string()))
}
