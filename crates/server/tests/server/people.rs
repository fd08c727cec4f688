//! Programs that sit at tables: a door with a host, and guests that play by chance.

use ludoteca_games::catalogue;
use ludoteca_net::{Entropy, Guest, Host, Identity, Opening, Table, Want};
use ludoteca_rules::random::{below, generator};
use ludoteca_server::{Destination, Door, Invitation, Served, Visit, Welcome, dial};
use rand::Rng;
use rand::rngs::ChaCha8Rng;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Nothing here takes so long, however busy the computer is.
pub const LONG: Duration = Duration::from_secs(60);

pub fn entropy(seed: u64) -> Entropy {
    let mut rng = generator(seed);
    Box::new(move || {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    })
}

/// What a host has kept of its log.
pub type Disk = Arc<Mutex<String>>;

/// For those who come with a browser.
pub fn welcome() -> Welcome {
    Welcome::new(catalogue(), Identity::from_secret([1; 32]))
}

/// A door of this computer on any free port.
pub fn door() -> Door {
    Door::open(Some(0), welcome()).expect("a free port")
}

/// Opens a table of a game behind a door.
pub fn table(door: &Door, game: &str, seed: u64) -> (Served, Disk) {
    let opening = Opening { game: game.to_owned(), ..Opening::default() };
    let identity = Identity::from_secret([1; 32]);
    let host = Host::open(&catalogue(), opening, identity, entropy(seed), door.now()).expect("a table");
    serve(door, host)
}

/// Serves a table and keeps its log.
pub fn serve(door: &Door, host: Host) -> (Served, Disk) {
    let disk = Disk::default();
    let kept = disk.clone();
    let served = door.serve(
        host,
        Box::new(move |line| {
            kept.lock().expect("nobody panics").push_str(&format!("{line}\n"));
            Ok(())
        }),
    );
    (served, disk)
}

/// Where a table is on this computer.
pub fn invitation(door: &Door, served: &Served) -> Invitation {
    Invitation { host: "127.0.0.1".to_owned(), port: door.port(), table: Some(served.id().to_string()) }
}

/// A player with a line to a table.
pub struct Player {
    pub visit: Visit,
    rng: ChaCha8Rng,
}

impl Player {
    pub fn guest(secret: u8) -> Guest {
        let identity = Identity::from_secret([secret; 32]);
        let name = format!("Player {secret}");
        Guest::new(catalogue(), identity, name, Want::Place(None), entropy(u64::from(secret)))
    }

    pub fn dial(to: impl Into<Destination>, secret: u8) -> Self {
        Self::with(Self::guest(secret), to, u64::from(secret))
    }

    pub fn with(guest: Guest, to: impl Into<Destination>, seed: u64) -> Self {
        let wire = dial(to, Arc::new(|| {})).expect("a thread");
        Self { visit: Visit::new(guest, wire), rng: generator(seed) }
    }

    /// At the same computer as the host.
    pub fn inside(served: &Served, secret: u8) -> Self {
        let visit = Visit::new(Self::guest(secret), served.wire(Arc::new(|| {})));
        Self { visit, rng: generator(u64::from(secret)) }
    }

    pub fn table(&self) -> &Table {
        self.visit.guest().table().expect("it is at a table")
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        let session = self.visit.guest().table().and_then(Table::session);
        session.map_or(0, |session| session.line().len() - 1)
    }

    /// Gives an order by chance, if it is asked.
    pub fn decide(&mut self) {
        let Some(seat) = self.visit.guest().deciding() else { return };
        let orders = self.table().session().expect("somebody is asked").orders(seat);
        let order = orders[below(&mut self.rng, orders.len())].clone();
        self.visit.act(|guest, now| guest.order(seat, &order, now)).expect("a legal order");
    }

    /// Hears what there is to hear, until something holds.
    pub fn until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !holds(self) {
            self.visit.wait(Duration::from_millis(20));
            assert!(start.elapsed() < LONG, "{what}");
        }
    }
}

/// Plays on until so many moves are made or the game is over.
pub fn play_to(players: &mut [Player], moves: usize) {
    let start = Instant::now();
    let done = |player: &Player| {
        player.moves() >= moves || player.visit.guest().table().is_some_and(|table| table.ending().is_some())
    };
    while !players.iter().all(done) {
        for player in &mut *players {
            player.visit.wait(Duration::from_millis(2));
            if player.moves() < moves {
                player.decide();
            }
        }
        assert!(start.elapsed() < LONG, "{:?}", players.iter().map(Player::moves).collect::<Vec<_>>());
    }
}
