//! The page on which somebody plays in a browser at a table that this computer keeps: nothing to install, no account,
//! no way out to the internet.
//!
//! The page shows and sends; what can be touched, what is drawn and what is said comes from here. [`Browser`] is
//! somebody who plays so: a guest at the table that lives at the host, text in, text out, without a clock, a thread or
//! a socket of its own. `docs/page.md` tells what page and host say to each other.
//!
//! Start with [`Browser`]; `message.rs` is what is spoken, `state/` what is to be seen, `hand.rs` what somebody holds,
//! `line.rs` how they are spoken to, `hallway.rs` what is told to whoever is at no table yet. [`Answering`] is somebody
//! who is asked for one move, [`Working`] one who works through homework; what both may ask for is in `alone.rs`.
//! [`document`] writes the HTML, [`FILES`] are what belongs to it (in `web/`), [`headers`] what a browser may do with
//! them. The server puts all this behind a door.

mod alone;
mod answering;
mod browser;
mod document;
mod files;
mod hallway;
mod hand;
mod line;
mod message;
mod policy;
mod shapes;
mod speech;
mod state;
mod working;

pub use answering::Answering;
pub use browser::{Arrival, BEAT_EVERY, Browser, GONE_AFTER, Greeting};
pub use document::document;
pub use files::{FILES, File, file, version};
pub use hallway::Hallway;
pub use message::{LONGEST_MESSAGE, VERSION};
pub use policy::{KEEP_FILE, KEEP_PAGE, headers};
pub use speech::Speech;
pub use working::Working;
