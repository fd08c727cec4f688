//! A table between computers: a log of numbered, hash-chained and signed lines that several hold at once, so that
//! nobody can lose it and nobody can forge it.
//!
//! Pure state machines, text in, text out, without a clock, a thread or a socket of their own: the caller says what
//! time it is, as the time since a fixed moment. `docs/network.md` tells what is spoken and what each side can do to
//! the other.
//!
//! Start with [`Table`], which is what a log says. A [`Host`] puts what is said into an order, a [`Guest`] replays it
//! with its own rules; [`Frame`] is what they say to each other, [`Event`] what can stand in a log. `seal.rs` has the
//! commitments of sealed orders, `letters.rs` the six letters by which a table is found, `post.rs` what goes from one
//! computer to the other by mail.

mod bytes;
mod fault;
mod frame;
mod guest;
mod host;
mod key;
mod letters;
mod log;
mod post;
mod seal;
mod table;

pub use bytes::{Bytes, Hash};
pub use fault::Fault;
pub use frame::{Frame, LONGEST_FRAME, PHRASES};
pub use guest::{Attendance, Guest, News, Presence, Want};
pub use host::{AWAY_AFTER, Act, Entropy, Host, Opening, PeerId};
pub use key::{Identity, PublicKey, Signed};
pub use letters::{FIRST_PORT, PORTS, letters, place_of};
pub use log::{Commit, Event, Line, Open, Reveal, Said, Sit, Wish};
pub use post::{Letter, Told, Torn};
pub use table::{Asked, Ending, LONGEST_NAME, Sitter, Table, VERSION, name_from, rules_of};
