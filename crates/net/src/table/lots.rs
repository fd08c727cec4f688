//! Games by their text, what their rules answer, and lots that nobody can steer.

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::key::PublicKey;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Catalogue, Entry, Options, random};

/// A game and its options from their text.
pub(super) fn game(catalogue: &Catalogue, text: &str) -> Result<(&'static Entry, Options), Fault> {
    let (id, options) = text.split_once(':').unwrap_or((text, ""));
    let entry = catalogue.find(id).ok_or(Fault::Game)?;
    let options = Options::parse(entry.info.options, options).map_err(|_| Fault::Game)?;
    Ok((entry, options))
}

/// What the rules of a game answer, as a hash: three plays of orders that are chosen by number among the legal ones.
/// Two programs whose rules differ in anything that occurs there do not play with each other.
///
/// # Errors
/// [`Fault::Game`] if it is none of these games.
pub fn rules_of(catalogue: &Catalogue, game_text: &str) -> Result<Hash, Fault> {
    const PLAYS: usize = 3;
    const TURNS: usize = 40;
    let (entry, options) = game(catalogue, game_text)?;
    let mut hasher = blake3::Hasher::new_derive_key("ludoteca table 1 rules");
    hasher.update(entry.info.id.as_bytes()).update(options.to_string().as_bytes());
    for play in 0..PLAYS {
        let mut session = entry.start(options.clone());
        for turn in 0..TURNS {
            hasher.update(session.position_text().as_bytes());
            for (number, seat) in session.asked().iter().enumerate() {
                let orders = session.orders(seat);
                orders.iter().for_each(|order| {
                    hasher.update(order.as_bytes()).update(b" ");
                });
                let chosen = (turn * 7 + number * 3 + play * (turn + 5)) % orders.len().max(1);
                let Some(order) = orders.get(chosen) else { break };
                // It is one of the legal orders.
                let _ = session.submit(Request::Order(seat, order.clone()));
            }
        }
        let reason = session.outcome().map_or("", |outcome| outcome.reason);
        hasher.update(reason.as_bytes());
    }
    Ok(Bytes(*hasher.finalize().as_bytes()))
}

/// The seed of all lots at a table: of bytes that the host fixed before anybody sat down, and of those that each one
/// brought. Whoever sits last does not know the first, and the host did not know the others.
pub(super) fn seed(opening: Bytes<32>, brought: impl Iterator<Item = (PublicKey, Bytes<16>)>) -> u64 {
    let mut hasher = blake3::Hasher::new_derive_key("ludoteca table 1 lots");
    hasher.update(&opening.0);
    for (key, lot) in brought {
        hasher.update(&key.0).update(&lot.0);
    }
    let bytes = hasher.finalize();
    // As many bits as records keep of a seed.
    u64::from(u32::from_le_bytes(*bytes.as_bytes().first_chunk().expect("a hash has 32 bytes")))
}

/// The hash by which the host fixes its bytes.
pub(crate) fn fixed(opening: Bytes<32>) -> Hash {
    let mut hasher = blake3::Hasher::new_derive_key("ludoteca table 1 lot");
    hasher.update(&opening.0);
    Bytes(*hasher.finalize().as_bytes())
}

/// The seats 0 to `count`−1 in the order of the lots.
pub(super) fn shuffled(count: u8, seed: u64) -> Vec<u8> {
    let mut rng = random::generator(seed);
    let mut seats: Vec<u8> = (0..count).collect();
    for last in (1..seats.len()).rev() {
        seats.swap(last, random::below(&mut rng, last + 1));
    }
    seats
}

/// The game as it begins.
pub(super) fn begin(
    entry: &Entry,
    options: Options,
    position: Option<&str>,
    seed: u64,
) -> Result<Box<dyn Session>, Fault> {
    match position {
        Some(text) => entry.from_position(options, text).map_err(|_| Fault::Game),
        None if entry.info.opening_roll => Ok(entry.start_rolled(options, seed)),
        None => Ok(entry.start(options)),
    }
}
