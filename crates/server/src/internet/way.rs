//! The way of a guest to a table in the internet.

use super::stream::{PROTOCOL, Stream, limits};
use super::ticket::Ticket;
use crate::carrier::Carrier;
use crate::line::{self, Way};
use crate::trouble::Trouble;
use crate::wire::{Wake, Wire};
use iroh::endpoint::{ConnectError, ConnectingError, ConnectionError, PortmapperConfig, presets};
use iroh::{Endpoint, EndpointAddr, PublicKey, RelayMode, RelayUrl, TransportAddr};
use std::io;
use std::time::Duration;
use tokio::time::timeout;

/// A connection must stand within so long: routers take a while until they let somebody through.
const WITHIN: Duration = Duration::from_secs(8);

/// Whoever leaves waits so long for the other side to know.
const LEAVE_WITHIN: Duration = Duration::from_millis(500);

/// Opens a line to a table in the internet.
///
/// # Errors
/// The system gives no thread.
pub(crate) fn dial(ticket: Ticket, wake: Wake) -> io::Result<Wire> {
    line::open(FarWay { ticket, endpoint: None }, wake)
}

struct FarWay {
    ticket: Ticket,
    /// Made for the first try, and kept for the others.
    endpoint: Option<Endpoint>,
}

impl FarWay {
    async fn endpoint(&mut self) -> Result<&Endpoint, Trouble> {
        let endpoint = match self.endpoint.take() {
            Some(endpoint) => endpoint,
            None => {
                let relays = self.relays();
                let relays = if relays.is_empty() { RelayMode::Disabled } else { RelayMode::custom(relays) };
                // Nobody comes here, so no router is asked to let somebody in.
                let builder = Endpoint::builder(presets::Minimal)
                    .relay_mode(relays)
                    .portmapper_config(PortmapperConfig::Disabled)
                    .transport_config(limits());
                builder.bind().await.map_err(|_| Trouble::NoWay)?
            }
        };
        Ok(self.endpoint.insert(endpoint))
    }

    fn relays(&self) -> Vec<RelayUrl> {
        self.ticket.relays.iter().filter_map(|relay| relay.parse().ok()).collect()
    }

    async fn enter(&mut self) -> Result<Stream, Trouble> {
        let key = PublicKey::from_bytes(&self.ticket.key.0).map_err(|_| Trouble::NotUs)?;
        let addresses = self.ticket.addresses.iter().copied().map(TransportAddr::Ip);
        let relays = self.relays().into_iter().map(TransportAddr::Relay);
        let place = EndpointAddr::from_parts(key, addresses.chain(relays));
        let pass = self.ticket.pass.to_string();
        let connection = self.endpoint().await?.connect(place, PROTOCOL).await.map_err(|error| cause(&error))?;
        let (to, from) = connection.open_bi().await.map_err(|_| Trouble::Broke)?;
        let mut stream = Stream::new(connection, to, from);
        // Whoever opens a stream says something first, or the other side never hears of it.
        if stream.send(pass).await { Ok(stream) } else { Err(Trouble::Broke) }
    }
}

fn cause(error: &ConnectError) -> Trouble {
    match error {
        ConnectError::Connecting { source: ConnectingError::ConnectionError { source, .. }, .. } => match source {
            ConnectionError::TimedOut => Trouble::Unreachable,
            ConnectionError::ConnectionClosed(_) => Trouble::NobodyThere,
            _ => Trouble::NotUs,
        },
        _ => Trouble::Unreachable,
    }
}

impl Way for FarWay {
    type Carrier = Stream;

    async fn connect(&mut self) -> Result<Stream, Trouble> {
        timeout(WITHIN, self.enter()).await.unwrap_or(Err(Trouble::Unreachable))
    }

    async fn leave(self) {
        if let Some(endpoint) = self.endpoint {
            let _ = timeout(LEAVE_WITHIN, endpoint.close()).await;
        }
    }
}
