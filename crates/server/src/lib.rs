//! Tables between computers: the door that a host opens on its network, the gate that it opens to the internet, the
//! line by which a guest speaks through them, and the tables that are seen nearby.
//!
//! Start with [`Door`], which listens as long as it lives and serves tables, and [`dial`], which opens a [`Wire`] to
//! one and opens it again when it breaks. [`Visit`] is a guest with its wire; `keeper.rs` runs a host, `address.rs`
//! reads invitations, `nearby.rs` finds tables without any, `kept.rs` keeps logs, the own key and name, `unfinished.rs`
//! finds games to go on with, `post.rs` plays by mail. [`Welcome`] is for those who play in browsers (`page/`). What
//! carries messages is a `Carrier`: `passage.rs` joins it to a host, `line/` to a guest. `internet/` is there with the
//! feature `internet`; without it, what it has answers that it was not built. Everything runs on threads of its own;
//! whoever holds a wire is woken by what it was given.

mod address;
mod carrier;
mod dial;
mod door;
mod internet;
mod keeper;
mod kept;
mod line;
mod nearby;
mod pace;
mod page;
mod passage;
mod post;
mod trouble;
mod unfinished;
mod visit;
mod wire;

pub use address::{Invitation, local_addresses};
pub use dial::{Destination, dial};
pub use door::{Door, Entrance, no_port};
pub use internet::{Damaged, Gate, NoGate, Ticket};
pub use keeper::{Keep, Served};
pub use kept::{KeptLog, Tables, entropy, no_key};
pub use nearby::{Announced, Nearby, Seen};
pub use page::{Guide, Newcomer, Question, Task, Way, Welcome};
pub use post::{Correspondent, Post, refused};
pub use trouble::Trouble;
pub use unfinished::{Unfinished, no_table, not_kept, open_again};
pub use visit::Visit;
pub use wire::{Heard, Wake, Wire};
