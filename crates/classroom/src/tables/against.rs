//! The tables of the teacher who plays against all who want, one for each pupil who has come, outside the sheet.
//!
//! Nothing of it is written into the sheet, and it ends with the program; the logs stay in a folder of their own. The
//! teacher's place is that of the identity of this installation, which sits there as a guest within the program.

use super::boards::Room;
use super::log::BoardLog;
use crate::cards::Card;
use ludoteca_net::{Fault, Guest, Host, News, Opening, Want, Wish};
use ludoteca_rules::Text;
use ludoteca_server::{Visit, entropy, no_table, not_kept};
use ludoteca_store::{Failure, Journal};
use std::collections::BTreeSet;

/// The folder of the logs, within that of all tables: those are no games to go on with.
const FOLDER: &str = "against";

/// Who begins where the teacher plays against all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The teacher, everywhere.
    Teacher,
    /// Every pupil.
    #[default]
    Pupil,
    /// The teacher at the first board, the pupil at the next one, and so on.
    Alternate,
}

/// What the teacher says at a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeacherSays {
    /// A move, as records write it or as it is typed.
    Order(String),
    /// The game is given up.
    Resign,
    /// A draw is offered.
    Draw,
    /// The last move is to be taken back.
    Takeback,
    /// What the pupil asked for is granted, or not.
    Answer(bool),
}

/// A board at which the teacher plays.
pub struct TeacherBoard {
    number: usize,
    pupil: usize,
    place: usize,
    log: BoardLog,
    visit: Visit,
    /// Whether something that the teacher said here is on its way.
    says: bool,
    /// Whether its end was told.
    told: bool,
}

impl TeacherBoard {
    /// Its number among those of the teacher, from 1.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Who plays against the teacher, by the place in the sheet.
    #[must_use]
    pub const fn pupil(&self) -> usize {
        self.pupil
    }

    /// The place of the teacher, from 0: 0 begins.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.place
    }

    /// Its table.
    #[must_use]
    pub const fn log(&self) -> &BoardLog {
        &self.log
    }

    /// Under which name the teacher plays.
    #[must_use]
    pub fn teacher(&self) -> &str {
        self.visit.guest().name()
    }

    /// Whether the pupil has asked for something that the teacher is to grant or not; what.
    #[must_use]
    pub fn asked(&self) -> Option<Wish> {
        let asked = self.log.table()?.question()?;
        let own = self.visit.guest().seats();
        own.iter().any(|seat| !asked.agreed.contains(seat)).then_some(asked.what)
    }

    /// The teacher says something here.
    ///
    /// # Errors
    /// Why it cannot be said now.
    pub(crate) fn say(&mut self, says: TeacherSays) -> Result<(), Text> {
        let guest = self.visit.guest();
        if guest.table().is_some_and(|table| table.ending().is_some()) {
            return Err(Fault::Over.text());
        }
        let seat = guest.speaker().ok_or_else(|| Text::new("class-all-waits"))?;
        let fault = |fault: Fault| fault.text();
        self.says = true;
        match says {
            TeacherSays::Order(_) if guest.table().is_none_or(|table| table.session().is_none()) => {
                Err(Text::new("class-all-waits"))
            }
            TeacherSays::Order(order) => {
                self.visit.act(|guest, now| guest.order(seat, &order, now)).map_err(|refusal| refusal.text)
            }
            TeacherSays::Resign => self.visit.act(|guest, _| guest.resign(seat)).map_err(fault),
            TeacherSays::Draw => self.visit.act(|guest, _| guest.ask(seat, Wish::Draw)).map_err(fault),
            TeacherSays::Takeback => self.visit.act(|guest, _| guest.ask(seat, Wish::Takeback)).map_err(fault),
            TeacherSays::Answer(agree) => self.visit.act(|guest, _| guest.answer_question(agree)).map_err(fault),
        }
    }
}

/// The games of the teacher against all who want.
pub(crate) struct Against {
    game: String,
    first: First,
    clock: String,
    /// The name of the teacher.
    name: String,
    boards: Vec<TeacherBoard>,
    /// The pupils whose tables could not be opened, by their places in the sheet.
    failed: BTreeSet<usize>,
}

impl Against {
    /// What the logs of all boards say, to be gone on with.
    pub fn logs(&mut self) -> impl Iterator<Item = &mut BoardLog> {
        self.boards.iter_mut().map(|board| &mut board.log)
    }

    /// None is open yet.
    pub const fn new(game: String, first: First, clock: String, name: String) -> Self {
        Self { game, first, clock, name, boards: Vec::new(), failed: BTreeSet::new() }
    }

    /// The boards, in their order.
    pub fn boards(&self) -> &[TeacherBoard] {
        &self.boards
    }

    /// The board of a number, from 1.
    pub fn board_mut(&mut self, number: usize) -> Option<&mut TeacherBoard> {
        self.boards.get_mut(number.checked_sub(1)?)
    }

    /// Whether a table is opened for a pupil, or was tried to be.
    pub fn has(&self, pupil: usize) -> bool {
        self.failed.contains(&pupil) || self.boards.iter().any(|board| board.pupil == pupil)
    }

    /// Takes in what happened; what was said and does not count, and the boards whose games are over now.
    pub fn follow(&mut self) -> (Vec<Fault>, Vec<usize>) {
        let (mut refused, mut over) = (Vec::new(), Vec::new());
        for board in &mut self.boards {
            let heard = board.visit.poll();
            let faults = heard.iter().filter_map(|it| if let News::Refused(fault) = it { Some(*fault) } else { None });
            // What two guests with the same identity show for the same seat is taken from one of them.
            refused.extend(faults.filter(|_| board.says));
            board.says &= board.visit.guest().waits();
            if board.log.is_over() && !std::mem::replace(&mut board.told, true) {
                over.push(board.number);
            }
        }
        (refused, over)
    }

    /// Opens a table for a pupil, once.
    ///
    /// # Errors
    /// The system or the disk does not let it be opened.
    pub fn open(&mut self, room: &mut Room, pupil: (usize, &Card)) -> Result<(), Failure> {
        self.failed.insert(pupil.0);
        self.open_table(room, pupil)?;
        self.failed.remove(&pupil.0);
        Ok(())
    }

    fn open_table(&mut self, room: &mut Room, (pupil, card): (usize, &Card)) -> Result<(), Failure> {
        let number = self.boards.len() + 1;
        let place = match self.first {
            First::Teacher => 0,
            First::Pupil => 1,
            First::Alternate => (number + 1) % 2,
        };
        let (game, clock, date) = (self.game.clone(), self.clock.clone(), (room.today)());
        let opening = Opening { game, clock, date, ..Opening::default() };
        let host = Host::open(&room.catalogue, opening, room.identity.clone(), entropy()?, room.door.now());
        let host = host.map_err(|fault| no_table(&fault))?;
        let path = room.tables.path(&self.game, host.table().id());
        let path = path.with_file_name(FOLDER).join(path.file_name().unwrap_or_default());
        let (journal, log) = Journal::open(&path).map_err(|error| not_kept(&path, &error))?;
        let mut places = vec![room.identity.public(), card.key];
        places.rotate_left(place);
        let log = room.serve(host, (journal, &log), places);
        let want = Want::Place(Some(place as u8));
        let guest = Guest::new(room.catalogue.clone(), room.identity.clone(), self.name.clone(), want, entropy()?);
        let visit = Visit::new(guest, log.served().wire(room.wake.clone()));
        self.boards.push(TeacherBoard { number, pupil, place, log, visit, says: false, told: false });
        Ok(())
    }
}
