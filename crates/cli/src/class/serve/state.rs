//! The class as it stands: its sheet, the tables of the round that is played, and where every card leads.

use super::boards::{Board, Room};
use super::cards::{Card, cards};
use ludoteca_class::{Outcome, Tournament};
use ludoteca_rules::Text;
use ludoteca_server::{Guide, Way};
use ludoteca_store::Failure;
use std::path::Path;
use std::time::SystemTime;

/// The class: its sheet, and the tables of the round that is played.
pub(super) struct Class<'a> {
    pub path: &'a Path,
    pub sheet: Tournament,
    pub room: Room<'a>,
    pub boards: Vec<Board>,
    pub cards: Vec<Card>,
    /// When the sheet was read last.
    pub stamp: Option<(SystemTime, u64)>,
}

impl Class<'_> {
    /// Opens the tables of the last round, and leads everybody there; why one of them cannot be opened.
    pub fn lay_out(&mut self) -> Option<Failure> {
        let mut failed = None;
        self.cards = cards(&self.room.identity, &self.sheet);
        let round = self.sheet.rounds().len();
        let pairings = self.sheet.rounds().last().cloned().unwrap_or_default();
        let mut before = std::mem::take(&mut self.boards);
        for (number, pairing) in (1..).zip(&pairings) {
            let board = match before.iter().position(|board| board.is(round, number, pairing)) {
                Some(place) => Some(before.swap_remove(place)),
                None => self.room.open(&self.sheet, &self.cards, (round, number), pairing).unwrap_or_else(|failure| {
                    failed = Some(failure);
                    None
                }),
            };
            self.boards.extend(board);
        }
        let mut guide = Guide::default();
        for (pupil, card) in self.cards.iter().enumerate() {
            guide.add(&card.letters, card.token, self.way(pupil));
        }
        self.room.door.lead(guide);
        failed
    }

    /// Stops all boards at once, or lets them go on; why one of them cannot be opened.
    pub fn stop(&mut self, stops: bool) -> Option<Failure> {
        self.room.stopped = stops;
        self.boards.iter().for_each(|board| board.served.hold(stops));
        // Whoever has no game now is told, too.
        self.lay_out()
    }

    /// Where a pupil is led.
    fn way(&self, pupil: usize) -> Way {
        let at =
            |board: &Board| board.pupils.iter().position(|it| *it == pupil).map(|place| (board.served.clone(), place));
        let name = self.sheet.pupils()[pupil].name.clone();
        if let Some((table, place)) = self.boards.iter().find_map(at) {
            return Way::Table { table, place: place as u8, name };
        }
        let pairing = self.sheet.rounds().last().into_iter().flatten().find(|it| it.pupils().any(|it| it == pupil));
        Way::Wait(Text::new(match pairing {
            _ if self.room.stopped => "net-held",
            _ if self.sheet.is_over() => "class-card-over",
            Some(pairing) if pairing.second.is_none() => "class-card-bye",
            Some(pairing) if pairing.outcome != Outcome::Open => "class-card-played",
            _ if self.sheet.pupils()[pupil].withdrawn => "class-card-gone",
            _ => "class-card-none",
        }))
    }
}
