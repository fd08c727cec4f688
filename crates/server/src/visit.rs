//! A guest and its line to the host: what a program holds that sits at a table.

use crate::trouble::Trouble;
use crate::wire::{Heard, Wire};
use ludoteca_net::{Fault, Guest, Letter, News};
use std::time::{Duration, Instant};

/// A guest and its line to the host. The times that the guest is told are those since this was made.
pub struct Visit {
    guest: Guest,
    wire: Wire,
    start: Instant,
    trouble: Option<(Trouble, u32)>,
}

impl Visit {
    /// A guest that speaks over this wire.
    #[must_use]
    pub fn new(guest: Guest, wire: Wire) -> Self {
        Self { guest, wire, start: Instant::now(), trouble: None }
    }

    /// The guest.
    #[must_use]
    pub const fn guest(&self) -> &Guest {
        &self.guest
    }

    /// The time of the guest.
    #[must_use]
    pub fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// Why the line is not open, and how often it could not be opened one after the other.
    #[must_use]
    pub const fn trouble(&self) -> Option<(Trouble, u32)> {
        self.trouble
    }

    /// Does something with the guest, and sends what it says.
    pub fn act<R>(&mut self, act: impl FnOnce(&mut Guest, Duration) -> R) -> R {
        let now = self.now();
        let done = act(&mut self.guest, now);
        self.speak();
        done
    }

    /// Takes in a letter of whoever keeps the table.
    ///
    /// # Errors
    /// Why it does not count: see [`Guest::take_letter`].
    pub fn take_letter(&mut self, letter: &Letter) -> Result<(), Fault> {
        self.act(|guest, now| guest.take_letter(letter, now))
    }

    /// Waits until something is heard, for so long at most, and takes in all that was heard; what happened.
    pub fn wait(&mut self, time: Duration) -> Vec<News> {
        if let Some(heard) = self.wire.wait(time) {
            self.take(heard);
        }
        self.poll()
    }

    /// Waits until the guest sits at the table or cannot, for so long at most. What happens meanwhile
    /// is told by the next [`Self::poll`].
    pub fn settle(&mut self, time: Duration) {
        let until = Instant::now() + time;
        while !self.is_settled() {
            let left = until.saturating_duration_since(Instant::now());
            let Some(heard) = self.wire.wait(left) else { return };
            self.take(heard);
        }
    }

    fn is_settled(&self) -> bool {
        let is_closed = self.trouble.is_some() || self.guest.broken().is_some();
        is_closed
            || self.guest.table().is_some_and(|table| {
                let places = table.sitters();
                let sits = places.iter().flatten().any(|sitter| sitter.key == self.guest.key());
                sits || table.session().is_some() || places.iter().all(Option::is_some)
            })
    }

    /// Takes in all that was heard; what happened.
    pub fn poll(&mut self) -> Vec<News> {
        while let Some(heard) = self.wire.next() {
            self.take(heard);
        }
        std::iter::from_fn(|| self.guest.next_news()).collect()
    }

    fn take(&mut self, heard: Heard) {
        let now = self.now();
        match heard {
            Heard::Open => {
                self.trouble = None;
                self.guest.connected(now);
            }
            Heard::Text(text) => self.guest.hear(&text, now),
            Heard::Down(trouble) => {
                let times = self.trouble.map_or(0, |(_, times)| times);
                self.trouble = Some((trouble, times + 1));
                self.guest.lost(now);
            }
        }
        self.speak();
    }

    fn speak(&mut self) {
        while let Some(message) = self.guest.next_message() {
            self.wire.send(message);
        }
    }
}
