//! What a program holds of its connection to a host.

use crate::trouble::Trouble;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// Wakes whoever waits for what is heard on a wire.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// What is heard on a wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It is open: whoever speaks begins anew.
    Open,
    /// The host said something.
    Text(String),
    /// It could not be opened, or broke. It is tried again after a while.
    Down(Trouble),
}

/// A connection to a host; it is closed when this is dropped.
#[derive(Debug)]
pub struct Wire {
    to: UnboundedSender<String>,
    from: Receiver<Heard>,
}

impl Wire {
    pub(crate) const fn new(to: UnboundedSender<String>, from: Receiver<Heard>) -> Self {
        Self { to, from }
    }

    /// A wire that leads nowhere: for somebody who is told everything in letters.
    #[must_use]
    pub fn nowhere() -> Self {
        Self { to: unbounded_channel().0, from: channel().1 }
    }

    /// Says something to the host; lost while the wire is not open.
    pub fn send(&self, text: String) {
        // Whoever is at the other end may be gone; that is heard, too.
        let _ = self.to.send(text);
    }

    /// What was heard next, if anything was.
    #[must_use]
    pub fn next(&self) -> Option<Heard> {
        self.from.try_recv().ok()
    }

    /// Waits for what is heard next, for so long at most.
    #[must_use]
    pub fn wait(&self, time: Duration) -> Option<Heard> {
        match self.from.recv_timeout(time) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(time);
                None
            }
        }
    }
}

/// Where what is heard goes.
#[derive(Clone)]
pub(crate) struct Ear {
    to: Sender<Heard>,
    wake: Wake,
}

impl Ear {
    pub fn new(to: Sender<Heard>, wake: Wake) -> Self {
        Self { to, wake }
    }

    /// Hands something on; whether somebody still listens.
    pub fn hear(&self, heard: Heard) -> bool {
        let listens = self.to.send(heard).is_ok();
        (self.wake)();
        listens
    }
}
