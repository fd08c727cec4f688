//! Tables between computers over WebSocket: the door that a host opens, the line by which a guest speaks through it,
//! and the tables that are seen nearby.
//!
//! Start with [`Door`], which listens as long as it lives and serves tables, and [`dial`], which opens a [`Wire`] to
//! one and opens it again when it breaks. [`Visit`] is a guest with its wire; `keeper.rs` runs a host, `address.rs`
//! reads invitations, `nearby.rs` finds tables without any, `kept.rs` keeps logs and the own key, and [`Welcome`] is
//! for those who play in browsers (`page/`). Everything runs on threads of its own; whoever holds a wire is woken by
//! what it was given.

mod address;
mod dial;
mod door;
mod keeper;
mod kept;
mod nearby;
mod pace;
mod page;
mod trouble;
mod visit;
mod wire;

pub use address::{Invitation, local_addresses};
pub use dial::dial;
pub use door::{Door, Sign};
pub use keeper::{Keep, Served};
pub use kept::{KeptLog, Tables, entropy, user_name};
pub use nearby::{Announced, Nearby, Seen};
pub use page::Welcome;
pub use trouble::Trouble;
pub use visit::Visit;
pub use wire::{Heard, Wake, Wire};
