//! What the program has to do with the machine: sound, pads, signals, screen readers, and what wakes it.
//!
//! Each file is a plugin or a thread of its own. Start with [`speaker`].

pub(super) mod alarm;
pub mod ambience;
pub mod device;
pub(super) mod icon;
#[cfg(unix)]
pub mod interrupt;
pub(super) mod listening;
pub(super) mod pad;
pub mod speaker;
pub(super) mod waker;
