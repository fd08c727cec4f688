//! Who decides for which seat, as `--seat` says it: `1=human`, `2=4`; and the computers of a play in the terminal.

use ludoteca_rules::options::shorten;
use ludoteca_rules::session::{Controller, PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Analysis, LEVELS, MEGABYTES, Stop, parse_level};
use ludoteca_rules::{Entry, Seat, SeatSet, Text};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_store::Failure;

/// Gives the seats of a play to people and to levels of the computer.
///
/// # Errors
/// A text says no seat, no level, or a level of a game that the computer does not play.
pub fn give_seats(entry: &Entry, session: &mut dyn Session, texts: &[String]) -> Result<(), Failure> {
    let header = session.header();
    let (date, names, mut controllers) = (header.date.clone(), header.names.clone(), header.controllers.clone());
    for text in texts {
        let wrong = || {
            let text = Text::new("error-seat").with("value", shorten(text));
            Failure::Input(text.with_number("seats", session.seats()).with_number("levels", LEVELS as u32))
        };
        let (number, who) = text.split_once('=').ok_or_else(wrong)?;
        let seat: usize = number.parse().map_err(|_| wrong())?;
        let controller = seat.checked_sub(1).and_then(|seat| controllers.get_mut(seat)).ok_or_else(wrong)?;
        *controller = match parse_level(who) {
            _ if who == "human" => Controller::Human,
            Some(_) if entry.searchers.is_empty() => {
                return Err(Failure::Input(Text::new("error-searcher-none").with("game", entry.info.id)));
            }
            Some(_) => Controller::Computer(who.to_owned()),
            None => return Err(wrong()),
        };
    }
    session.describe(date, names, controllers);
    Ok(())
}

/// The computers of a play in the terminal.
pub(crate) struct Computers {
    players: Vec<(Seat, LevelPlayer)>,
    people: SeatSet,
    seed: u64,
}

impl Computers {
    /// The players that the header of the play names. `seed` is where their chance comes from.
    pub fn of(entry: &Entry, play: &dyn PlayView, seed: u64) -> Self {
        let mut people = SeatSet::NONE;
        let mut players = Vec::new();
        for (number, controller) in (0..play.seats()).zip(&play.header().controllers) {
            let level = controller.level();
            match level.and_then(|level| LevelPlayer::new(entry, level, MEGABYTES)) {
                Some(player) => players.push((Seat(number), player)),
                None => people = people.with(Seat(number)),
            }
        }
        Self { players, people, seed }
    }

    /// The seat and the order of a computer that is asked.
    pub fn decide(&mut self, play: &dyn PlayView) -> Option<(Seat, String)> {
        let asked = play.asked();
        let (seat, player) = self.players.iter_mut().find(|(seat, _)| asked.contains(*seat))?;
        // The same position is not always answered alike, whether it was taken back or not.
        self.seed = self.seed.wrapping_add(1);
        let Analysis { best, .. } = player.think(&play.snapshot(*seat), None, self.seed, &Stop::default());
        best.map(|order| (*seat, order))
    }

    /// What undo does: to the last turn of a person, where a computer plays.
    pub fn undo(&self, play: &dyn PlayView) -> Request {
        play.undo_for(self.people)
    }

    /// What redo does: the computer's answers are played again too, instead of asking it anew.
    pub fn redo(&self, play: &dyn PlayView) -> Request {
        play.redo_for(self.people)
    }
}
