//! The invitation to a table in the internet: one line of text.
//!
//! `ludoteca1` and then, in the letters of RFC 4648 (base 32, small, without filling): 32 bytes that are the public key
//! of the table, 16 that let somebody in, how many addresses there are and each of them (4 or 6, the bytes, the port),
//! how many relays and each of them (its length, its text), and the first four bytes of the BLAKE3 hash of all that.
//! Numbers have the highest byte first.

use ludoteca_net::Bytes;
use ludoteca_rules::Text;
use std::fmt;
use std::net::{IpAddr, SocketAddr};

/// What every invitation begins with; the digit is the version of the form.
const BEGINS: &str = "ludoteca1";

/// The letters, by their value.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// What is hashed before the bytes, so that the check is of nothing else.
const DOMAIN: &[u8] = b"ludoteca invitation 1";

/// How many bytes of the hash are the check.
const CHECK: usize = 4;

/// More addresses than these are left out.
const MOST_ADDRESSES: usize = 8;

/// More relays than these are left out.
const MOST_RELAYS: usize = 4;

/// No address of a relay is longer, in bytes.
const LONGEST_RELAY: usize = 200;

/// No invitation is longer, in letters.
const LONGEST: usize = 2048;

/// An invitation to a table in the internet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The public key of the table, by which whoever answers is known.
    pub key: Bytes<32>,
    /// What is said to be let in.
    pub pass: Bytes<16>,
    /// Where the computer may be reached, the likeliest first.
    pub addresses: Vec<SocketAddr>,
    /// Computers that help where no address does, as links.
    pub relays: Vec<String>,
}

/// Part of an invitation is missing, or was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

impl Damaged {
    /// What it is, and what can be done about it.
    #[must_use]
    pub const fn text(self) -> Text {
        Text::new("net-internet-damaged")
    }
}

impl Ticket {
    /// Reads an invitation, in whatever case and however its line is broken; `None` if it is something else.
    ///
    /// # Errors
    /// It begins as an invitation does, and is none.
    pub fn parse(text: &str) -> Option<Result<Self, Damaged>> {
        let text = text.trim_start();
        let begins = text.get(..BEGINS.len()).is_some_and(|start| start.eq_ignore_ascii_case(BEGINS));
        begins.then(|| decode(&text[BEGINS.len()..]).and_then(|bytes| Self::read(&bytes)).ok_or(Damaged))
    }

    /// Whether it leads here from other networks too, as far as can be known.
    #[must_use]
    pub fn leads_far(&self) -> bool {
        !self.relays.is_empty() || self.addresses.iter().any(|address| is_global(address.ip()))
    }

    /// With the addresses of a computer: those of the whole internet first, and without those that say nothing
    /// elsewhere.
    #[cfg(feature = "internet")]
    pub(super) fn with_addresses(mut self, addresses: impl IntoIterator<Item = SocketAddr>) -> Self {
        let here_only = |address: &SocketAddr| match address.ip() {
            IpAddr::V4(address) => address.is_loopback() || address.is_link_local(),
            // Those of one cable want the number that it has in the other computer.
            IpAddr::V6(address) => address.is_loopback() || address.is_unicast_link_local(),
        };
        let mut addresses: Vec<SocketAddr> = addresses.into_iter().collect();
        addresses.sort_by_key(|address| (here_only(address), !is_global(address.ip()), *address));
        let far = addresses.iter().filter(|address| !here_only(address)).count();
        addresses.truncate(if far == 0 { MOST_ADDRESSES } else { far.min(MOST_ADDRESSES) });
        self.addresses = addresses;
        self
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (bytes, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK)?)?;
        if check_of(bytes) != check {
            return None;
        }
        let mut rest = bytes;
        let key = Bytes(take(&mut rest)?);
        let pass = Bytes(take(&mut rest)?);
        let mut addresses = Vec::new();
        for _ in 0..byte(&mut rest, MOST_ADDRESSES)? {
            let ip = match take(&mut rest)? {
                [4] => IpAddr::from(take::<4>(&mut rest)?),
                [6] => IpAddr::from(take::<16>(&mut rest)?),
                _ => return None,
            };
            addresses.push(SocketAddr::new(ip, u16::from_be_bytes(take(&mut rest)?)));
        }
        let mut relays = Vec::new();
        for _ in 0..byte(&mut rest, MOST_RELAYS)? {
            let length = byte(&mut rest, LONGEST_RELAY)?;
            let (relay, after) = rest.split_at_checked(length)?;
            rest = after;
            relays.push(str::from_utf8(relay).ok().filter(|relay| is_relay(relay))?.to_owned());
        }
        rest.is_empty().then_some(Self { key, pass, addresses, relays })
    }
}

/// Whether this may be the link of a relay.
pub(super) fn is_relay(text: &str) -> bool {
    let rest = ["https://", "http://"].into_iter().find_map(|scheme| text.strip_prefix(scheme));
    rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_graphic()))
        && text.len() <= LONGEST_RELAY
}

/// The line of text.
impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [&self.key.0[..], &self.pass.0].concat();
        let addresses = &self.addresses[..self.addresses.len().min(MOST_ADDRESSES)];
        bytes.push(addresses.len() as u8);
        for address in addresses {
            match address.ip() {
                IpAddr::V4(ip) => {
                    bytes.push(4);
                    bytes.extend(ip.octets());
                }
                IpAddr::V6(ip) => {
                    bytes.push(6);
                    bytes.extend(ip.octets());
                }
            }
            bytes.extend(address.port().to_be_bytes());
        }
        let known = self.relays.iter().filter(|relay| is_relay(relay));
        let relays: Vec<&String> = known.take(MOST_RELAYS).collect();
        bytes.push(relays.len() as u8);
        for relay in relays {
            bytes.push(relay.len() as u8);
            bytes.extend(relay.as_bytes());
        }
        bytes.extend(check_of(&bytes));
        f.write_str(BEGINS)?;
        f.write_str(&encode(&bytes))
    }
}

/// The next so many bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, after) = rest.split_first_chunk::<N>()?;
    *rest = after;
    Some(*taken)
}

/// The next byte, a number up to this one.
fn byte(rest: &mut &[u8], most: usize) -> Option<usize> {
    let [number] = take(rest)?;
    Some(usize::from(number)).filter(|number| *number <= most)
}

fn check_of(bytes: &[u8]) -> [u8; CHECK] {
    let mut check = [0; CHECK];
    let mut hasher = blake3::Hasher::new();
    hasher.update(DOMAIN).update(bytes).finalize_xof().fill(&mut check);
    check
}

fn encode(bytes: &[u8]) -> String {
    let (mut text, mut bits, mut held) = (String::new(), 0_u32, 0);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            text.push(LETTERS[(bits >> held & 31) as usize].into());
        }
    }
    if held > 0 {
        text.push(LETTERS[(bits << (5 - held) & 31) as usize].into());
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let symbols = text.chars().filter(|symbol| !symbol.is_whitespace());
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for (number, symbol) in symbols.enumerate() {
        let letter = u8::try_from(symbol.to_ascii_lowercase()).ok()?;
        let value = LETTERS.iter().position(|known| *known == letter).filter(|_| number < LONGEST)?;
        bits = bits << 5 | value as u32;
        held += 5;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    // What is left over of the last letter is nothing.
    (held < 5 && bits & ((1 << held) - 1) == 0).then_some(bytes)
}

/// Whether an address is known in the whole internet.
fn is_global(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            // Those that providers give to several homes at once (RFC 6598).
            let shared = ip.octets()[0] == 100 && ip.octets()[1] & 0xc0 == 64;
            let here = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified();
            !(shared || here || ip.is_multicast() || ip.is_broadcast() || ip.is_documentation())
        }
        IpAddr::V6(ip) => ip.segments()[0] & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket() -> Ticket {
        let addresses = ["1.2.3.4:46061", "192.168.1.20:46061", "[2001:7f8::1]:9"];
        Ticket {
            key: Bytes([7; 32]),
            pass: Bytes([9; 16]),
            addresses: addresses.map(|text| text.parse().expect("an address")).to_vec(),
            relays: vec!["https://relay.example./".to_owned()],
        }
    }

    #[test]
    fn an_invitation_comes_back_however_it_was_sent() {
        let (whole, bare) = (ticket(), Ticket { addresses: Vec::new(), relays: Vec::new(), ..ticket() });
        for ticket in [whole, bare] {
            let text = ticket.to_string();
            assert!(text.starts_with("ludoteca1") && text.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{text}");
            let broken = format!("\n {}\r\n{}  {}\n", &text[..20], &text[20..40], &text[40..]);
            for sent in [text.clone(), text.to_uppercase(), broken] {
                assert_eq!(Ticket::parse(&sent), Some(Ok(ticket.clone())), "{sent}");
            }
        }
    }

    #[test]
    fn a_damaged_invitation_is_noticed() {
        let text = ticket().to_string();
        for end in BEGINS.len()..text.len() {
            assert_eq!(Ticket::parse(&text[..end]), Some(Err(Damaged)), "cut off after {end}");
        }
        for at in BEGINS.len()..text.len() {
            for letter in ["a", "q", "7", "0", "é", "-"] {
                if text[at..].starts_with(letter) {
                    continue;
                }
                let changed = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
                assert_eq!(Ticket::parse(&changed), Some(Err(Damaged)), "{changed}");
            }
        }
        assert_eq!(Ticket::parse(&format!("{text}aaaaaaaa")), Some(Err(Damaged)));
        assert_eq!(Ticket::parse(&format!("ludoteca1{}", "a".repeat(100_000))), Some(Err(Damaged)));
        for other in ["", "ludoteca", "ABC DEF", "10.0.0.7", "ludoteca2abc", "éé"] {
            assert_eq!(Ticket::parse(other), None, "{other}");
        }
    }

    #[test]
    fn a_check_that_fits_does_not_make_nonsense_an_invitation() {
        let lead = [[7_u8; 32].as_slice(), &[9; 16]].concat();
        let ends: [&[u8]; 6] = [&[], &[1, 5, 0, 0], &[9], &[0, 5], &[0, 0, 0], b"\0\x01\x0affff://x.y"];
        for end in ends {
            let mut bytes = [&lead, end].concat();
            bytes.extend(check_of(&bytes));
            assert_eq!(Ticket::parse(&format!("{BEGINS}{}", encode(&bytes))), Some(Err(Damaged)), "{end:?}");
        }
    }

    #[test]
    fn it_is_known_whether_an_invitation_leads_far() {
        assert!(ticket().leads_far());
        let at = |addresses: &[&str]| Ticket {
            addresses: addresses.iter().map(|text| text.parse().expect("an address")).collect(),
            relays: Vec::new(),
            ..ticket()
        };
        assert!(!at(&["192.168.1.20:1", "100.64.3.4:1", "169.254.1.1:1", "[fd00::1]:1", "[fe80::1]:1"]).leads_far());
        assert!(at(&["[2001:7f8::1]:9"]).leads_far());
    }
}
