//! Sealed orders: what is sent before all have decided tells nothing of them, and cannot be changed afterwards.
//!
//! The commitment is BLAKE3 over a domain, the hash of the log at the position, the seat, the order, and 32 bytes that
//! nobody can guess. Those come from the secret key and random bytes in the commitment, and the order lies in it too,
//! encrypted with a stream from the same source: whoever sealed it can show it even if the program was killed in
//! between, from nothing but the log and the own key.

use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::key::Identity;
use crate::log::{Commit, Reveal};

/// The longest order that can be sealed, in bytes.
pub(crate) const LONGEST_ORDER: usize = 31;

/// Seals an order with fresh random bytes.
///
/// # Errors
/// [`Fault::Long`] if the order is longer than any that can be legal.
pub(crate) fn seal(
    identity: &Identity,
    (seat, on): (u8, Hash),
    order: &str,
    salt: [u8; 16],
    spent: u64,
) -> Result<Commit, Fault> {
    if order.len() > LONGEST_ORDER {
        return Err(Fault::Long);
    }
    let (opening, stream) = secrets(identity, seat, on, salt);
    let mut closed = [0; 32];
    closed[0] = u8::try_from(order.len()).map_err(|_| Fault::Long)?;
    closed[1..=order.len()].copy_from_slice(order.as_bytes());
    closed.iter_mut().zip(stream).for_each(|(byte, key)| *byte ^= key);
    let hash = commitment(seat, on, order, opening);
    Ok(Commit { seat, on, hash, salt: Bytes(salt), closed: Bytes(closed), spent })
}

/// What shows a sealed order, if it was sealed by this identity; `None` otherwise.
pub(crate) fn open(identity: &Identity, commit: &Commit) -> Option<Reveal> {
    let (opening, stream) = secrets(identity, commit.seat, commit.on, commit.salt.0);
    let mut closed = commit.closed.0;
    closed.iter_mut().zip(stream).for_each(|(byte, key)| *byte ^= key);
    let order = closed.get(1..=usize::from(closed[0]))?;
    let order = std::str::from_utf8(order).ok()?.to_owned();
    let reveal = Reveal { seat: commit.seat, on: commit.on, order, opening };
    shows(commit, &reveal).then_some(reveal)
}

/// Whether this is what was sealed.
pub(crate) fn shows(commit: &Commit, reveal: &Reveal) -> bool {
    commitment(reveal.seat, reveal.on, &reveal.order, reveal.opening) == commit.hash
}

fn commitment(seat: u8, on: Hash, order: &str, opening: Bytes<32>) -> Hash {
    let mut hasher = blake3::Hasher::new_derive_key("ludoteca table 1 sealed order");
    hasher.update(&on.0).update(&[seat]).update(&opening.0).update(order.as_bytes());
    Bytes(*hasher.finalize().as_bytes())
}

/// The bytes that open a commitment, and the stream that hides the order in it.
fn secrets(identity: &Identity, seat: u8, on: Hash, salt: [u8; 16]) -> (Bytes<32>, [u8; 32]) {
    let mut derived = identity.derive("ludoteca table 1 secrets of a sealed order", &[&on.0, &[seat], &salt]);
    let (mut opening, mut stream) = ([0; 32], [0; 32]);
    derived.fill(&mut opening);
    derived.fill(&mut stream);
    (Bytes(opening), stream)
}
