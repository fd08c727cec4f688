//! The gate of a host to the internet: open as long as this lives, for those who have the invitation.

use super::refusal::NoGate;
use super::stream::{PROTOCOL, Stream, limits};
use super::ticket::{Ticket, is_relay};
use crate::carrier::Carrier;
use crate::door::Entrance;
use crate::keeper::Served;
use crate::passage::pass;
use iroh::endpoint::{BindError, BindOpts, Builder, Incoming, presets};
use iroh::{Endpoint, RelayMode, RelayUrl, SecretKey, Watcher};
use ludoteca_net::{Bytes, Identity};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// A router that lets somebody in says so within so long, and a relay that helps.
const SETTLED_WITHIN: Duration = Duration::from_secs(3);

/// Whoever comes shows the invitation within so long.
const ENTER_WITHIN: Duration = Duration::from_secs(10);

/// With fewer free places than this, whoever comes proves first to be where the packets say.
const CROWDED: usize = 80;

/// Whoever is connected at the end is told within so long.
const LEAVE_WITHIN: Duration = Duration::from_secs(1);

/// A table that is open to the internet, until this is dropped.
pub struct Gate {
    endpoint: Endpoint,
    pass: Bytes<16>,
    relays: Vec<RelayUrl>,
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Gate {
    /// Whether a table can be opened to the internet with these relays, before there is one.
    ///
    /// # Errors
    /// A relay that is none.
    pub fn check(relays: &[String]) -> Result<(), NoGate> {
        relays.iter().try_for_each(|relay| relay_of(relay).map(drop))
    }

    /// Opens a table that a door serves to the internet too. The same table of the same identity has the same key each
    /// time, so that an invitation holds for a host that was started again where it was.
    ///
    /// Takes up to three seconds, in which a router at home is asked to let others in. `relays` are links of relays,
    /// which are asked for nothing if there are none.
    ///
    /// # Errors
    /// A relay that is none, or what the system says.
    pub fn open(entrance: &Entrance, served: &Served, identity: &Identity, relays: &[String]) -> Result<Self, NoGate> {
        let relays: Vec<RelayUrl> = relays.iter().map(|relay| relay_of(relay)).collect::<Result<_, _>>()?;
        let system = |cause: &dyn std::fmt::Display| NoGate::System(cause.to_string());
        let key = SecretKey::from_bytes(&identity.secret_at(served.id(), "ludoteca table 1 key in the internet"));
        let secret = identity.secret_at(served.id(), "ludoteca table 1 pass of an invitation");
        let (pass, _) = secret.split_first_chunk().expect("16 of 32 bytes");
        let pass = Bytes(*pass);
        let runtime = runtime::Builder::new_current_thread().enable_all().build().map_err(|cause| system(&cause))?;
        let port = entrance.port;
        let endpoint = runtime.block_on(async {
            let endpoint = match bind(key.clone(), port, &relays).await {
                // Somebody else has the number of the door's own port.
                Err(_) => bind(key, 0, &relays).await?,
                Ok(endpoint) => endpoint,
            };
            settle(&endpoint).await;
            Ok(endpoint)
        });
        let endpoint = endpoint.map_err(|cause: BindError| system(&cause))?;
        let (close, closing) = oneshot::channel();
        let entry = Entry { table: served.clone(), pass, room: entrance.room.clone() };
        let own = endpoint.clone();
        let thread = std::thread::Builder::new().name("ludoteca-gate".to_owned()).spawn(move || {
            runtime.block_on(keep(own, entry, closing));
            runtime.shutdown_background();
        });
        let thread = Some(thread.map_err(|cause| system(&cause))?);
        Ok(Self { endpoint, pass, relays, close: Some(close), thread })
    }

    /// The invitation, as it is now: addresses change when a computer changes its network.
    #[must_use]
    pub fn ticket(&self) -> Ticket {
        let place = self.endpoint.addr();
        let home: Vec<String> = place.relay_urls().map(ToString::to_string).collect();
        let named = || self.relays.iter().map(ToString::to_string).collect();
        let relays = if home.is_empty() { named() } else { home };
        let ticket = Ticket { key: Bytes(*place.id.as_bytes()), pass: self.pass, addresses: Vec::new(), relays };
        ticket.with_addresses(place.ip_addrs().copied())
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        if let Some(close) = self.close.take() {
            let _ = close.send(());
        }
        if let Some(thread) = self.thread.take() {
            // A panic there was told when it happened.
            let _ = thread.join();
        }
    }
}

fn relay_of(relay: &str) -> Result<RelayUrl, NoGate> {
    let wrong = || NoGate::Relay(relay.to_owned());
    let url = Some(relay).filter(|relay| is_relay(relay)).and_then(|relay| relay.parse::<RelayUrl>().ok());
    // As it is written in an invitation.
    url.filter(|url| is_relay(&url.to_string())).ok_or_else(wrong)
}

/// An endpoint that publishes itself nowhere and knows no relays but these.
async fn bind(key: SecretKey, port: u16, relays: &[RelayUrl]) -> Result<Endpoint, BindError> {
    let relays = if relays.is_empty() { RelayMode::Disabled } else { RelayMode::custom(relays.to_vec()) };
    let builder = Endpoint::builder(presets::Minimal)
        .secret_key(key)
        .relay_mode(relays)
        .alpns(vec![PROTOCOL.to_vec()])
        .transport_config(limits());
    on(on(builder, (Ipv4Addr::UNSPECIFIED, port).into(), true), (Ipv6Addr::UNSPECIFIED, port).into(), false)
        .bind()
        .await
}

fn on(builder: Builder, address: SocketAddr, required: bool) -> Builder {
    let options = BindOpts::default().set_is_required(required);
    builder.bind_addr_with_opts(address, options).expect("one address of each kind, for the whole of its network")
}

/// Waits until the computer can be reached from elsewhere, but not for long.
async fn settle(endpoint: &Endpoint) {
    let mut places = endpoint.watch_addr();
    let reached = async {
        loop {
            let place = places.get();
            let nobody =
                Ticket { key: Bytes([0; 32]), pass: Bytes([0; 16]), addresses: Vec::new(), relays: Vec::new() };
            let far = nobody.with_addresses(place.ip_addrs().copied()).leads_far();
            if far || place.relay_urls().next().is_some() || places.updated().await.is_err() {
                return;
            }
        }
    };
    let _ = timeout(SETTLED_WITHIN, reached).await;
}

/// What somebody who comes is asked for, and led to.
#[derive(Clone)]
struct Entry {
    table: Served,
    pass: Bytes<16>,
    room: Arc<Semaphore>,
}

/// Takes in whoever comes, until the gate is closed.
async fn keep(endpoint: Endpoint, entry: Entry, mut closing: oneshot::Receiver<()>) {
    let (tell_closed, closed) = watch::channel(false);
    let mut inside = JoinSet::new();
    loop {
        tokio::select! {
            incoming = endpoint.accept() => match incoming {
                Some(incoming) => {
                    if let Some((incoming, place)) = admit(incoming, &entry.room) {
                        inside.spawn(receive(incoming, entry.clone(), closed.clone(), place));
                    }
                }
                None => break,
            },
            Some(_) = inside.join_next() => {}
            _ = &mut closing => break,
        }
    }
    let _ = tell_closed.send(true);
    let _ = timeout(LEAVE_WITHIN, async { while inside.join_next().await.is_some() {} }).await;
    let _ = timeout(LEAVE_WITHIN, endpoint.close()).await;
}

/// Gives whoever comes a place, if there is one.
fn admit(incoming: Incoming, room: &Arc<Semaphore>) -> Option<(Incoming, OwnedSemaphorePermit)> {
    if room.available_permits() < CROWDED && !incoming.remote_addr_validated() {
        let _ = incoming.retry();
        return None;
    }
    match room.clone().try_acquire_owned() {
        Ok(place) => Some((incoming, place)),
        Err(_) => {
            incoming.refuse();
            None
        }
    }
}

/// Leads somebody to the table who has the invitation.
async fn receive(incoming: Incoming, entry: Entry, closed: watch::Receiver<bool>, _place: OwnedSemaphorePermit) {
    let entered = timeout(ENTER_WITHIN, async {
        let connection = incoming.await.ok()?;
        let (to, from) = connection.accept_bi().await.ok()?;
        let mut stream = Stream::new(connection, to, from);
        let shown = stream.hear().await.ok()?;
        // Hashes are compared in a time that tells nothing.
        if blake3::hash(shown.as_bytes()) != blake3::hash(entry.pass.to_string().as_bytes()) {
            stream.send_away();
            return None;
        }
        Some(stream)
    });
    if let Ok(Some(stream)) = entered.await {
        pass(stream, entry.table, closed).await;
    }
}
