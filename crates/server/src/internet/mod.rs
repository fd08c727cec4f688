//! Tables through the internet, by [iroh](https://docs.rs/iroh): encrypted QUIC straight from one computer to the
//! other, with help of a relay only where somebody names one. Nothing is published anywhere: whoever is to come needs
//! the invitation, a [`Ticket`].
//!
//! `ticket.rs` is the invitation, which every build reads. With the feature `internet` there are `gate.rs` (the host),
//! `way.rs` (the guest) and `stream.rs` (what carries their messages); without it `without.rs` answers in their place.

#[cfg(feature = "internet")]
mod gate;
mod refusal;
#[cfg(feature = "internet")]
mod stream;
mod ticket;
#[cfg(feature = "internet")]
mod way;
#[cfg(not(feature = "internet"))]
mod without;

#[cfg(feature = "internet")]
pub use gate::Gate;
pub use refusal::NoGate;
pub use ticket::{Damaged, Ticket};
#[cfg(feature = "internet")]
pub(crate) use way::dial;
#[cfg(not(feature = "internet"))]
pub use without::Gate;
#[cfg(not(feature = "internet"))]
pub(crate) use without::dial;

/// Whether this program has tables through the internet.
pub(crate) const IS_BUILT: bool = cfg!(feature = "internet");
