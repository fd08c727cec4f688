//! Tables on the same network that are found without an address, by multicast DNS (RFC 6762). A comfort: many networks
//! of schools let none of it through, so that six letters and the address always stand beside it.

use crate::address::Invitation;
use mdns_sd::{Receiver, ServiceDaemon, ServiceEvent, ServiceInfo};
use std::collections::BTreeMap;
use std::net::Ipv4Addr;

/// What is looked for.
const KIND: &str = "_ludoteca._tcp.local.";

/// A table that others on the network see, until this is dropped.
pub struct Announced {
    daemon: ServiceDaemon,
    name: String,
}

impl Announced {
    /// Announces a table; `None` where the system does not let us. `name` is who keeps it, `game` its game and options.
    #[must_use]
    pub fn new(name: &str, game: &str, table: &str, port: u16, addresses: &[Ipv4Addr]) -> Option<Self> {
        let daemon = ServiceDaemon::new().ok()?;
        let id = table.get(..12)?;
        let addresses: Vec<std::net::IpAddr> = addresses.iter().copied().map(Into::into).collect();
        let facts = [("name", name), ("game", game), ("table", table)];
        let host = format!("ludoteca-{id}.local.");
        let info = ServiceInfo::new(KIND, id, &host, &addresses[..], port, &facts[..]).ok()?;
        let name = info.get_fullname().to_owned();
        daemon.register(info).ok()?;
        Some(Self { daemon, name })
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        // Others forget it by themselves if they do not hear of it.
        let _ = self.daemon.unregister(&self.name);
        let _ = self.daemon.shutdown();
    }
}

/// A table that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who keeps it.
    pub name: String,
    /// Its game and options.
    pub game: String,
    /// Where it is.
    pub invitation: Invitation,
}

/// The tables that are seen, until this is dropped.
pub struct Nearby {
    daemon: ServiceDaemon,
    events: Receiver<ServiceEvent>,
    seen: BTreeMap<String, Seen>,
}

impl Nearby {
    /// Looks for tables; `None` where the system does not let us.
    #[must_use]
    pub fn look() -> Option<Self> {
        let daemon = ServiceDaemon::new().ok()?;
        let events = daemon.browse(KIND).ok()?;
        Some(Self { daemon, events, seen: BTreeMap::new() })
    }

    /// The tables that are seen now.
    pub fn tables(&mut self) -> impl Iterator<Item = &Seen> {
        while let Ok(event) = self.events.try_recv() {
            match event {
                ServiceEvent::ServiceResolved(found) => {
                    let fact = |name: &str| {
                        let value = found.txt_properties.get_property_val_str(name).unwrap_or_default();
                        value.chars().filter(|symbol| !symbol.is_control()).take(120).collect::<String>()
                    };
                    let mut addresses: Vec<Ipv4Addr> = found.get_addresses_v4().into_iter().collect();
                    addresses.sort();
                    let Some(address) = addresses.first() else { continue };
                    let table = Some(fact("table")).filter(|id| id.len() == 64);
                    let invitation = Invitation { host: address.to_string(), port: found.port, table };
                    let seen = Seen { name: fact("name"), game: fact("game"), invitation };
                    self.seen.insert(found.fullname.clone(), seen);
                }
                ServiceEvent::ServiceRemoved(_, name) => {
                    self.seen.remove(&name);
                }
                _ => {}
            }
        }
        self.seen.values()
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}
