//! Six letters that say where a table is: an address of a local network, one of four ports, and a check.
//!
//! A local network has 2²⁴ + 2²⁰ + 2 · 2¹⁶ addresses (RFC 1918, and RFC 3927 for networks without a server), each with
//! four ports here: 71 827 456 tables. Six of 32 letters make 2³⁰ words, and those that stand for a table are the
//! multiples of 13: of the words with one wrong letter, and of those with two letters exchanged, more than nine in ten
//! are none.

use std::net::Ipv4Addr;

/// Letters and digits that nobody takes for each other: no I, O, 0 and 1.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// How many letters.
const LENGTH: u32 = 6;

/// What every word that stands for a table is a multiple of.
const CHECK: u32 = 13;

/// The first of the four ports.
pub const FIRST_PORT: u16 = 46061;

/// How many ports there are.
pub const PORTS: u16 = 4;

/// Where each kind of local network begins, and how many addresses it has.
const NETWORKS: [(Ipv4Addr, u32); 4] = [
    (Ipv4Addr::new(192, 168, 0, 0), 1 << 16),
    (Ipv4Addr::new(10, 0, 0, 0), 1 << 24),
    (Ipv4Addr::new(172, 16, 0, 0), 1 << 20),
    (Ipv4Addr::new(169, 254, 0, 0), 1 << 16),
];

/// The letters of a table; `None` if its address is none of a local network, or its port none of the four.
#[must_use]
pub fn letters(address: Ipv4Addr, port: u16) -> Option<String> {
    let port = port.checked_sub(FIRST_PORT).filter(|port| *port < PORTS)?;
    let mut before = 0;
    for (first, count) in NETWORKS {
        let within = address.to_bits().wrapping_sub(first.to_bits());
        if within < count {
            let mut word = ((before + within) * u32::from(PORTS) + u32::from(port)) * CHECK;
            let mut letters = [0; LENGTH as usize];
            for letter in letters.iter_mut().rev() {
                *letter = LETTERS[(word % 32) as usize];
                word /= 32;
            }
            return String::from_utf8(letters.to_vec()).ok();
        }
        before += count;
    }
    None
}

/// Where a table of these letters is, in whatever case and with spaces or hyphens between them; `None` if no table has
/// them.
#[must_use]
pub fn place_of(text: &str) -> Option<(Ipv4Addr, u16)> {
    let (mut word, mut length) = (0_u32, 0);
    for symbol in text.chars().filter(|symbol| !matches!(symbol, ' ' | '-')) {
        let letter = u8::try_from(symbol.to_ascii_uppercase()).ok()?;
        let value = LETTERS.iter().position(|known| *known == letter)?;
        length += 1;
        if length > LENGTH {
            return None;
        }
        word = word * 32 + value as u32;
    }
    if length != LENGTH || !word.is_multiple_of(CHECK) {
        return None;
    }
    let (mut index, port) = (word / CHECK / u32::from(PORTS), word / CHECK % u32::from(PORTS));
    for (first, count) in NETWORKS {
        if index < count {
            return Some((Ipv4Addr::from_bits(first.to_bits() + index), FIRST_PORT + port as u16));
        }
        index -= count;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_local_address_comes_back() {
        for (first, count) in NETWORKS {
            for index in (0..count).step_by(997).chain([count - 1]) {
                let address = Ipv4Addr::from_bits(first.to_bits() + index);
                let port = FIRST_PORT + (index % 4) as u16;
                let word = letters(address, port).expect("a local address");
                assert_eq!(word.len(), 6);
                assert_eq!(place_of(&word), Some((address, port)), "{word}");
                let typed = format!(" {}-{} ", word[..3].to_lowercase(), &word[3..]);
                assert_eq!(place_of(&typed), Some((address, port)));
            }
        }
        assert_eq!(letters(Ipv4Addr::new(8, 8, 8, 8), FIRST_PORT), None);
        assert_eq!(letters(Ipv4Addr::new(192, 168, 1, 2), 80), None);
    }

    #[test]
    fn a_wrong_letter_is_noticed_nine_times_in_ten() {
        let (mut tried, mut unnoticed) = (0, 0);
        for host in 1..=250 {
            let word = letters(Ipv4Addr::new(192, 168, 1, host), FIRST_PORT).expect("a local address");
            for at in 0..6 {
                for letter in LETTERS {
                    let mut wrong = word.clone().into_bytes();
                    if wrong[at] == *letter {
                        continue;
                    }
                    wrong[at] = *letter;
                    tried += 1;
                    unnoticed += u32::from(place_of(&String::from_utf8_lossy(&wrong)).is_some());
                }
            }
        }
        assert!(unnoticed * 10 < tried, "{unnoticed} of {tried}");
        for none in ["", "ABCDE", "ABCDEFG", "ABCDE!", "ABCDEO", "çççççç"] {
            assert_eq!(place_of(none), None, "{none:?}");
        }
    }
}
