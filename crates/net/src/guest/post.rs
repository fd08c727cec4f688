//! What a player by mail has to tell the others, and what they tell.

use super::Guest;
use crate::bytes::Hash;
use crate::fault::Fault;
use crate::key::{PublicKey, hash_of};
use crate::log::{Commit, Event, Line, Reveal};
use crate::post::{Letter, Told};
use crate::table::Table;
use ludoteca_rules::Seat;
use std::time::Duration;

impl Guest {
    /// What is to be told to the others; `None` if they know it all.
    #[must_use]
    pub fn letter(&self) -> Option<Letter> {
        let table = self.table()?;
        let told = if table.keeper() == self.key() {
            let from = known(table, self.log());
            let lines = self.log().get(usize::try_from(from).unwrap_or(usize::MAX)..)?;
            (!lines.is_empty()).then(|| Told::Lines(from, lines.to_vec()))?
        } else {
            (!self.said().is_empty()).then(|| Told::Says(self.said().to_vec()))?
        };
        Some(Letter { table: table.id(), told })
    }

    /// Takes in the lines of a letter.
    ///
    /// # Errors
    /// [`Fault::Chain`] if an earlier letter is missing, [`Fault::Elsewhere`] if it is of another table or game; those
    /// of the lines. What came before the line that does not count is taken in.
    pub fn take_letter(&mut self, letter: &Letter, now: Duration) -> Result<(), Fault> {
        let Told::Lines(from, lines) = &letter.told else { return Err(Fault::NotNow) };
        self.take_lines(letter.table, (*from, lines), now)
    }
}

/// How many lines of the log everybody else at the table shows to know, by what they said about them.
fn known(table: &Table, log: &[String]) -> u64 {
    let keeper = table.keeper();
    let others: Vec<PublicKey> = table.sitters().iter().flatten().map(|sitter| sitter.key).collect();
    // Who is still to come knows nothing.
    if table.session().is_none() {
        return 0;
    }
    let hashes: Vec<Hash> = log.iter().map(|line| hash_of(line)).collect();
    let lines: Vec<Option<Line>> = log.iter().map(|line| Line::parse(line).ok()).collect();
    let by = |key: PublicKey| {
        let about = lines.iter().rev().flatten().find_map(|line| {
            let (seat, about) = about(&line.event)?;
            table.seats_of(key).contains(Seat(seat)).then_some(about)
        });
        let place = about.and_then(|about| hashes.iter().position(|hash| *hash == about));
        place.map_or(0, |place| place as u64 + 1)
    };
    others.into_iter().filter(|key| *key != keeper).map(by).min().unwrap_or(0)
}

/// Who says something, and about which line of the log.
const fn about(event: &Event) -> Option<(u8, Hash)> {
    match event {
        Event::Move { seat, on, .. }
        | Event::Commit(Commit { seat, on, .. })
        | Event::Reveal(Reveal { seat, on, .. })
        | Event::Ask { seat, on, .. }
        | Event::Resign { seat, on }
        | Event::Away { seat, on, .. } => Some((*seat, *on)),
        Event::Answer { seat, ask, .. } => Some((*seat, *ask)),
        Event::Resume { seat, pause } => Some((*seat, *pause)),
        Event::Open(_)
        | Event::Sit(_)
        | Event::Free { .. }
        | Event::Begin { .. }
        | Event::Unread { .. }
        | Event::Flag { .. }
        | Event::Carry { .. } => None,
    }
}
