//! Who sits where.

use super::lots;
use crate::bytes::Bytes;
use crate::fault::Fault;
use crate::key::PublicKey;
use crate::log::Sit;
use ludoteca_rules::{Seat, SeatSet};

/// A name has no more letters.
pub const LONGEST_NAME: usize = 40;

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Under what name.
    pub name: String,
    /// Whose signature is that of the place.
    pub key: PublicKey,
    pub(super) lot: Bytes<16>,
}

/// The places at a table, and which seats they are.
pub(super) struct Places {
    sitters: Vec<Option<Sitter>>,
    /// The seat of each place.
    seats: Vec<u8>,
}

impl Places {
    pub fn new(count: u8) -> Self {
        Self { sitters: vec![None; usize::from(count)], seats: (0..count).collect() }
    }

    pub fn sitters(&self) -> &[Option<Sitter>] {
        &self.sitters
    }

    /// The place of a seat.
    pub fn place_of(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|it| *it == seat.0)
    }

    /// Who has a seat.
    pub fn of(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(self.place_of(seat)?)?.as_ref()
    }

    /// The seats of somebody.
    pub fn seats_of(&self, key: PublicKey) -> SeatSet {
        let taken = self
            .sitters
            .iter()
            .zip(&self.seats)
            .filter(|(sitter, _)| sitter.as_ref().is_some_and(|sitter| sitter.key == key));
        taken.fold(SeatSet::NONE, |set, (_, seat)| set.with(Seat(*seat)))
    }

    /// All seats of the game.
    pub fn seats_of_all(&self) -> SeatSet {
        SeatSet::first(self.sitters.len() as u8)
    }

    /// The names of the seats, from the first.
    pub fn names(&self) -> Vec<String> {
        (0..self.sitters.len() as u8)
            .map(|seat| self.of(Seat(seat)).map_or_else(String::new, |sitter| sitter.name.clone()))
            .collect()
    }

    pub fn sit(&mut self, sit: &Sit) -> Result<(), Fault> {
        if !is_name(&sit.name) {
            return Err(Fault::Name);
        }
        let place = self.sitters.get_mut(usize::from(sit.place)).ok_or(Fault::Place)?;
        if place.is_some() {
            return Err(Fault::Place);
        }
        *place = Some(Sitter { name: sit.name.clone(), key: sit.key, lot: sit.lot });
        Ok(())
    }

    pub fn free(&mut self, place: u8) -> Result<(), Fault> {
        let place = self.sitters.get_mut(usize::from(place)).ok_or(Fault::Place)?;
        place.take().map(|_| ()).ok_or(Fault::Twice)
    }

    /// Draws the lots; the seed of them. All must sit.
    ///
    /// The bytes of the host's own seats do not count: it fixed its share before, and would otherwise add to it last.
    pub fn draw(&mut self, host: PublicKey, opening: Bytes<32>, lots_for_seats: bool) -> Result<u64, Fault> {
        if self.sitters.iter().any(Option::is_none) {
            return Err(Fault::NotNow);
        }
        let guests = self.sitters.iter().flatten().filter(|sitter| sitter.key != host);
        let seed = lots::seed(opening, guests.map(|sitter| (sitter.key, sitter.lot)));
        if lots_for_seats {
            self.seats = lots::shuffled(self.sitters.len() as u8, seed);
        }
        Ok(seed)
    }
}

/// Whether this can be shown as a name: one line, at most forty letters, and something to read.
#[must_use]
pub(crate) fn is_name(name: &str) -> bool {
    let shown = name.chars().any(char::is_alphanumeric);
    shown && name.trim() == name && name.chars().count() <= LONGEST_NAME && !name.chars().any(is_hidden)
}

/// What a name cannot have: control characters, and those that turn or hide what stands beside them.
fn is_hidden(symbol: char) -> bool {
    symbol.is_control()
        || matches!(symbol, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The nearest name that can be shown; `None` if nothing is left.
#[must_use]
pub fn name_from(text: &str) -> Option<String> {
    let plain: String = text.chars().map(|symbol| if symbol.is_whitespace() { ' ' } else { symbol }).collect();
    let kept: String = plain.trim().chars().filter(|symbol| !is_hidden(*symbol)).take(LONGEST_NAME).collect();
    let name = kept.trim().to_owned();
    is_name(&name).then_some(name)
}
