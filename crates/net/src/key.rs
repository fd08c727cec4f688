//! Who somebody is: a pair of keys (Ed25519), one of each installation. There are no accounts and no passwords.

use crate::bytes::{Bytes, Hash};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use serde::Serialize;
use std::fmt;

/// The public half of an identity: a name of 256 bits that nobody else can sign as.
pub type PublicKey = Bytes<32>;

/// A signature of 512 bits.
pub type Signed = Bytes<64>;

/// What every signature and hash of this kind of log begins with, so that it is none of anything else.
pub(crate) const DOMAIN: &[u8] = b"ludoteca table 1";

/// Both halves of an identity. The secret one is never shown and never sent.
#[derive(Clone)]
pub struct Identity(SigningKey);

impl Identity {
    /// The identity of a secret of 256 random bits.
    #[must_use]
    pub fn from_secret(secret: [u8; 32]) -> Self {
        Self(SigningKey::from_bytes(&secret))
    }

    /// The public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        Bytes(self.0.verifying_key().to_bytes())
    }

    /// The identity of somebody who sits at tables of this installation without a program of the own, as whoever knows
    /// this token: the same for the same token, and not to be guessed without both secrets.
    #[must_use]
    pub fn of_token(&self, token: Bytes<16>) -> Self {
        let mut secret = [0; 32];
        self.derive("ludoteca table 1 seat of a browser", &[&token.0]).fill(&mut secret);
        Self::from_secret(secret)
    }

    /// A secret of this identity for one table, the same every time. `purpose` says what it is for, and is said nowhere
    /// else.
    #[must_use]
    pub fn secret_at(&self, table: Hash, purpose: &str) -> [u8; 32] {
        let mut secret = [0; 32];
        self.derive(purpose, &[&table.0]).fill(&mut secret);
        secret
    }

    /// Bytes for something else that this installation keeps, such as the cards of a class: the same for the same
    /// parts, and not to be guessed without the secret half.
    #[must_use]
    pub fn bytes_for(&self, purpose: &str, parts: &[&[u8]]) -> Bytes<32> {
        let lengths: Vec<[u8; 8]> = parts.iter().map(|part| (part.len() as u64).to_le_bytes()).collect();
        // With their lengths, so that no two lists of parts are one.
        let parts: Vec<&[u8]> = lengths.iter().zip(parts).flat_map(|(length, part)| [&length[..], part]).collect();
        let mut bytes = [0; 32];
        let named: Vec<&[u8]> = std::iter::once(purpose.as_bytes()).chain([&[0][..]]).chain(parts).collect();
        self.derive("ludoteca table 1 bytes for something else", &named).fill(&mut bytes);
        Bytes(bytes)
    }

    /// Signs something that is said at a table.
    pub(crate) fn sign(&self, table: Hash, said: &impl Serialize) -> Signed {
        Bytes(self.0.sign(&message(table, said)).to_bytes())
    }

    /// Bytes that nobody without the secret half knows, the same for the same `purpose`.
    pub(crate) fn derive(&self, purpose: &str, parts: &[&[u8]]) -> blake3::OutputReader {
        let mut hasher = blake3::Hasher::new_derive_key(purpose);
        hasher.update(&self.0.to_bytes());
        parts.iter().for_each(|part| {
            hasher.update(part);
        });
        hasher.finalize_xof()
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Identity").field(&self.public()).finish()
    }
}

/// Whether `key` signed this at this table.
pub(crate) fn is_signed(key: PublicKey, table: Hash, said: &impl Serialize, signed: Signed) -> bool {
    let Ok(key) = VerifyingKey::from_bytes(&key.0) else { return false };
    key.verify_strict(&message(table, said), &Signature::from_bytes(&signed.0)).is_ok()
}

/// What is signed: the domain, the table, and what is said as JSON, whose fields have one order.
fn message(table: Hash, said: &impl Serialize) -> Vec<u8> {
    let mut message = DOMAIN.to_vec();
    message.extend(table.0);
    serde_json::to_writer(&mut message, said).expect("what is said at a table is always JSON");
    message
}

/// The hash of a line of a log.
pub(crate) fn hash_of(line: &str) -> Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(DOMAIN).update(line.as_bytes());
    Bytes(*hasher.finalize().as_bytes())
}
