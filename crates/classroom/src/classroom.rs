//! The class as it stands: its sheet, the tables of the round that is played, and where every card leads.

use crate::asked::{Answers, Posed, Seeker};
use crate::cards::{Card, cards};
use crate::homework::Given;
use crate::news::News;
use crate::sheet;
use crate::tables::{Against, Board, Room};
use ludoteca_class::{Outcome, Tournament};
use ludoteca_net::rules_of;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::{
    Door, Guide, Invitation, Tables, Wake, Way, Welcome, local_addresses, no_key, no_port, no_table,
};
use ludoteca_store::Failure;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What a classroom needs of the program that opens it.
#[derive(Clone)]
pub struct Home {
    /// The games.
    pub catalogue: Catalogue,
    /// Where the logs of tables are kept, and the identity of this installation.
    pub tables: Tables,
    /// Called when something has happened that is to be followed.
    pub wake: Wake,
    /// The day, as records write it.
    pub today: fn() -> String,
}

/// The boards of a class, open for browsers on the local network as long as this lives. It does nothing by itself: what
/// happens is taken in by [`Classroom::follow`], which is to be called after every wake, and twice a second, since
/// nobody tells when the file of the sheet has changed.
pub struct Classroom {
    path: PathBuf,
    sheet: Tournament,
    pub(crate) room: Room,
    pub(crate) boards: Vec<Board>,
    cards: Vec<Card>,
    /// The games of the teacher against all who want, while they are open.
    pub(crate) against: Option<Against>,
    /// Whether whoever has no card may type a name.
    list_open: bool,
    /// The question to everybody that is open.
    pub(crate) posed: Option<Posed>,
    /// What was answered to the one that was closed last.
    pub(crate) answered: Option<Answers>,
    /// Finds out the truth about it.
    pub(crate) seeker: Seeker,
    /// The homework that is given.
    pub(crate) given: Option<Given>,
    /// The one that ended last.
    pub(crate) ended: Option<Given>,
    /// Those before that which are not in their files yet.
    pub(crate) unwritten: Vec<Given>,
    /// When the sheet was read last.
    pub(crate) stamp: Option<(SystemTime, u64)>,
    /// What is to be told.
    pub(crate) news: Vec<News>,
}

impl Classroom {
    /// Opens the boards of the last round of a sheet: behind a door on this port, or on any. Where there is no round
    /// yet pupils who come wait for one.
    ///
    /// # Errors
    /// The sheet cannot be read, its game is not known, the port is taken, or a table cannot be opened.
    pub fn open(home: Home, path: PathBuf, port: Option<u16>) -> Result<Self, Failure> {
        let mut class = Self::with_door(home, path, port)?;
        class.lay_out().map_or(Ok(class), Err)
    }

    /// The same without any table yet.
    pub(crate) fn with_door(home: Home, path: PathBuf, port: Option<u16>) -> Result<Self, Failure> {
        let stamp = sheet::stamp(&path);
        let sheet = sheet::read(&path)?;
        rules_of(&home.catalogue, sheet.game()).map_err(|fault| no_table(&fault))?;
        let identity = home.tables.identity().map_err(|cause| no_key(&cause))?;
        let welcome = Welcome::new(home.catalogue.clone(), identity.clone());
        let door = Door::open(port, welcome).map_err(|cause| no_port(port, &cause))?;
        // Whoever comes before the tables are there is asked for a card already.
        door.lead(Guide::default());
        let room = Room::new(home.catalogue, (identity, home.tables), door, (home.wake, home.today));
        let (boards, cards, against, news) = (Vec::new(), Vec::new(), None, Vec::new());
        let (posed, answered, seeker) = (None, None, Seeker::default());
        let (given, ended, unwritten) = (None, None, Vec::new());
        Ok(Self {
            path,
            sheet,
            room,
            boards,
            cards,
            against,
            list_open: false,
            posed,
            answered,
            seeker,
            given,
            ended,
            unwritten,
            stamp,
            news,
        })
    }

    /// The file of the sheet.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The sheet as it was read last.
    #[must_use]
    pub const fn sheet(&self) -> &Tournament {
        &self.sheet
    }

    /// The boards of the last round that have a table.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// Everybody's card, in the order of the sheet.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The port of the door.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.room.door.port()
    }

    /// Where the class is, as pupils are told: on the network, or on this computer alone where there is none.
    #[must_use]
    pub fn invitation(&self) -> Invitation {
        self.invitation_at(local_addresses().first().copied())
    }

    /// The same, where the address is known already.
    pub(crate) fn invitation_at(&self, address: Option<Ipv4Addr>) -> Invitation {
        let host = address.unwrap_or(Ipv4Addr::LOCALHOST).to_string();
        Invitation { host, port: self.port(), table: None }
    }

    /// Whether somebody of the sheet, by their place in it, has a page open now.
    #[must_use]
    pub fn is_here(&self, pupil: usize) -> bool {
        self.cards.get(pupil).is_some_and(|card| self.room.door.is_here(card.key))
    }

    /// How many of the sheet have a page open now.
    #[must_use]
    pub fn arrived(&self) -> usize {
        self.cards.iter().filter(|card| self.room.door.is_here(card.key)).count()
    }

    /// Whether the teacher has stopped all boards.
    #[must_use]
    pub const fn is_stopped(&self) -> bool {
        self.room.stopped
    }

    /// Stops all boards at once, or lets them go on. Whoever has no game now is told, too.
    pub fn stop(&mut self, stops: bool) {
        self.room.stopped = stops;
        self.hold_boards();
        self.lay_out_anew();
    }

    /// Stops all boards or lets them go on, as it is to be now.
    pub(crate) fn hold_boards(&self) {
        let holds = self.room.holds();
        self.boards.iter().for_each(|board| board.log().served().hold(holds));
        self.teacher_boards().iter().for_each(|board| board.log().served().hold(holds));
    }

    /// Whether the list is open.
    #[must_use]
    pub const fn is_list_open(&self) -> bool {
        self.list_open
    }

    /// Opens the list, or closes it: while it is open, whoever comes without a card may type a name, is put on the
    /// sheet under it, and waits there for the next round.
    pub fn open_list(&mut self, open: bool) {
        self.list_open = open;
        self.lay_out_anew();
    }

    /// Changes the sheet.
    ///
    /// # Errors
    /// Those of [`sheet::change`].
    pub fn change(&mut self, change: impl FnOnce(&mut Tournament) -> Result<(), Text>) -> Result<(), Failure> {
        let sheet = sheet::change(&self.path, change)?;
        self.take(sheet);
        Ok(())
    }

    /// Pairs the next round, if all results are there.
    ///
    /// # Errors
    /// A result is missing, all rounds are played, and those of [`sheet::change`].
    pub fn pair_next(&mut self) -> Result<(), Failure> {
        self.change(|sheet| match sheet.missing() {
            Some((round, board)) => {
                Err(Text::new("class-serve-not-over").with_number("round", round).with_number("board", board))
            }
            None if sheet.is_over() => Err(Text::new("class-serve-over")),
            None => sheet.pair().map(|_| ()),
        })
    }

    /// Writes down how a board ended, of a round or of the last one.
    ///
    /// # Errors
    /// Those of [`sheet::decide`].
    pub fn decide(&mut self, at: (Option<usize>, usize), outcome: Outcome) -> Result<(), Failure> {
        let (sheet, round) = sheet::decide(&self.room.catalogue, &self.path, at, outcome)?;
        self.take(sheet);
        self.tell_recorded(round, at.1);
        Ok(())
    }

    /// Tells that a result is in the sheet, and whether it was the last one.
    pub(crate) fn tell_recorded(&mut self, round: usize, board: usize) {
        self.news.push(News::Recorded { round, board });
        if self.sheet.missing().is_none() {
            self.news.push(News::Complete);
        }
    }

    /// Goes on with a sheet that has changed.
    pub(crate) fn take(&mut self, sheet: Tournament) {
        if sheet == self.sheet {
            return;
        }
        let paired = sheet.rounds().len() != self.sheet.rounds().len();
        self.sheet = sheet;
        self.lay_out_anew();
        if paired && !self.sheet.rounds().is_empty() {
            self.news.push(News::Paired(self.sheet.rounds().len()));
        }
    }

    /// Opens the tables of the last round, and leads everybody there; what cannot be opened is told.
    pub(crate) fn lay_out_anew(&mut self) {
        let failed = self.lay_out();
        self.news.extend(failed.map(News::Failed));
    }

    /// Opens the tables of the last round, and leads everybody there; why one of them cannot be opened.
    fn lay_out(&mut self) -> Option<Failure> {
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
        if self.list_open {
            guide.take_names(self.room.reception.clone());
        }
        self.room.door.lead(guide);
        failed
    }

    /// Where a pupil is led.
    fn way(&self, pupil: usize) -> Way {
        if let Some(posed) = &self.posed {
            return Way::Ask(posed.question.clone());
        }
        let name = self.sheet.pupils()[pupil].name.clone();
        if let Some((table, place)) = self.seat_against_teacher(pupil) {
            return Way::Table { table, place: place as u8, name, then: None };
        }
        let homework = self.given.as_ref().map(|given| given.task.clone()).filter(|_| !self.room.stopped);
        let at = |board: &Board| board.pupils().iter().position(|it| *it == pupil);
        let seat = self.boards.iter().find_map(|board| Some((board, at(board)?)));
        // Whoever has seen the end of a game is not thrown off it by homework that was there already.
        if let Some((board, place)) = seat.filter(|(board, _)| !board.left || homework.is_none()) {
            let then = homework.filter(|_| board.log().ended().is_some());
            return Way::Table { table: board.log().served().clone(), place: place as u8, name, then };
        }
        if let Some(task) = homework {
            return Way::Work(task);
        }
        if self.sheet.rounds().is_empty() && !self.room.stopped && !self.sheet.pupils()[pupil].withdrawn {
            return Way::Wait(Text::new("class-card-soon").with("name", name));
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
