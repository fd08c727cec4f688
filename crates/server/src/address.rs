//! Where a table is: the own addresses, and what an invitation says.

use ludoteca_net::{FIRST_PORT, letters, place_of};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};

/// Where a table is, as somebody was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Name or address of the computer.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Which of its tables, if it has several; else the first.
    pub table: Option<String>,
}

impl Invitation {
    /// Reads what somebody was told: six letters, an address with or without a port, or a link. `None` if it is none of
    /// them.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some((address, port)) = place_of(text) {
            return Some(Self { host: address.to_string(), port, table: None });
        }
        let rest = ["http://", "ws://"].into_iter().find_map(|scheme| text.strip_prefix(scheme));
        let (place, path) = rest.unwrap_or(text).split_once('/').unwrap_or((rest.unwrap_or(text), ""));
        let (host, port) = match place.parse::<IpAddr>() {
            Ok(IpAddr::V6(_)) => (place, FIRST_PORT),
            _ => match place.rsplit_once(':') {
                Some((host, port)) => (host, port.parse().ok()?),
                None => (place, FIRST_PORT),
            },
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let plain = |symbol: char| symbol.is_ascii_alphanumeric() || matches!(symbol, '.' | '-' | ':' | '%');
        // A word without a point is a mistyped code rather than a computer, but for this one.
        let is_place = host == "localhost" || host.contains(['.', ':']);
        let table = path.trim_matches('/').strip_prefix("table/").map(str::to_owned);
        let known = table.as_ref().is_none_or(|id| id.len() == 64 && id.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let good = is_place && host.len() <= 253 && host.chars().all(plain) && known && port > 0;
        good.then(|| Self { host: host.to_owned(), port, table })
    }

    /// Where its socket is.
    pub(crate) fn socket(&self) -> String {
        let table = self.table.as_ref().map_or_else(String::new, |id| format!("/{id}"));
        format!("ws://{}/table{table}", Place(&self.host, self.port))
    }

    /// A port of this computer, for programs on it alone.
    #[must_use]
    pub fn this_computer(port: u16) -> Self {
        Self { host: Ipv4Addr::LOCALHOST.to_string(), port, table: None }
    }

    /// A port of this computer, as others on its network are told; `None` without a network.
    #[must_use]
    pub fn here(port: u16) -> Option<Self> {
        let first = local_addresses().into_iter().next()?;
        Some(Self { host: first.to_string(), port, table: None })
    }

    /// What is typed to come here: six letters in two groups, or the address where there are none.
    #[must_use]
    pub fn code(&self) -> String {
        match self.letters() {
            Some(letters) => format!("{} {}", &letters[..3], &letters[3..]),
            None => Place(&self.host, self.port).to_string(),
        }
    }

    /// The six letters that say the same, if there are such.
    #[must_use]
    pub fn letters(&self) -> Option<String> {
        letters(self.host.parse::<Ipv4Addr>().ok()?, self.port)
    }
}

/// The link that a browser or another program opens.
impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/", Place(&self.host, self.port))?;
        self.table.as_ref().map_or(Ok(()), |id| write!(f, "table/{id}"))
    }
}

/// A computer and its port, as links write them.
struct Place<'a>(&'a str, u16);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.contains(':') { write!(f, "[{}]:{}", self.0, self.1) } else { write!(f, "{}:{}", self.0, self.1) }
    }
}

/// The addresses under which others on the same network find this computer, the likeliest first; none without a
/// network.
#[must_use]
pub fn local_addresses() -> Vec<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<(u8, Ipv4Addr)> = interfaces
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(address) if !address.is_loopback() && !address.is_unspecified() => {
                // Bridges of virtual machines and containers come last: nobody is behind them.
                let made_up = ["docker", "virbr", "veth", "br-", "vEthernet", "vboxnet", "vmnet"];
                let made_up = made_up.iter().any(|name| interface.name.starts_with(name));
                let rank =
                    u8::from(made_up) * 4 + u8::from(address.is_link_local()) * 2 + u8::from(!address.is_private());
                Some((rank, address))
            }
            _ => None,
        })
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, address)| address).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_letters_an_address_or_a_link() {
        let here = |host: &str, port| Some(Invitation { host: host.to_owned(), port, table: None });
        let word = letters(Ipv4Addr::new(192, 168, 1, 20), FIRST_PORT + 1).expect("a local address");
        assert_eq!(Invitation::parse(&word.to_lowercase()), here("192.168.1.20", FIRST_PORT + 1));
        assert_eq!(Invitation::parse(" 10.0.0.7 "), here("10.0.0.7", FIRST_PORT));
        assert_eq!(Invitation::parse("10.0.0.7:8080"), here("10.0.0.7", 8080));
        assert_eq!(Invitation::parse("http://10.0.0.7:8080/"), here("10.0.0.7", 8080));
        assert_eq!(Invitation::parse("localhost"), here("localhost", FIRST_PORT));
        assert_eq!(Invitation::parse("[fe80::1]:99"), here("fe80::1", 99));
        assert_eq!(Invitation::parse("fe80::1"), here("fe80::1", FIRST_PORT));
        assert_eq!(Invitation::parse("escola.local:5"), here("escola.local", 5));
        for text in ["http://10.0.0.7:8080/", "http://[fe80::1]:99/"] {
            assert_eq!(Invitation::parse(text).map(|it| it.to_string()).as_deref(), Some(text));
        }
        let id = "ab".repeat(32);
        let link = format!("http://10.0.0.7:8080/table/{id}");
        assert_eq!(Invitation::parse(&link).and_then(|it| it.table), Some(id));
        for none in ["", "ABCDEF", "word", "10.0.0.7:0", "10.0.0.7:99999", "a b.c", "http://x.y/table/..", "é.pt"] {
            assert_eq!(Invitation::parse(none), None, "{none:?}");
        }
    }
}
