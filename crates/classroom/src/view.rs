//! Makes what is to be seen of a class; pictures are made anew only where something has happened.

use crate::classroom::Classroom;
use crate::picture::picture;
use crate::shown::{BoardShown, CardShown, ClassShown, Picture, TeacherSeat};
use crate::tables::{Board, BoardLog, TeacherBoard};
use ludoteca_class::{Outcome, Pairing};
use ludoteca_net::{Hash, Table};
use ludoteca_record::write;
use ludoteca_rules::session::Session;
use ludoteca_server::local_addresses;
use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// So many boards are drawn at once: what is asked meanwhile does not wait for all of them.
const MOST_DRAWN: usize = 10;

/// The addresses of the computer are asked for so often.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// What was made of a class before.
#[derive(Default)]
pub(crate) struct View {
    /// What was drawn, by the boards.
    drawn: BTreeMap<usize, Drawn>,
    addresses: Vec<Ipv4Addr>,
    /// When those were asked for.
    looked: Option<Instant>,
}

/// What is on a board.
struct Drawn {
    head: Hash,
    position: Arc<str>,
    picture: Option<Arc<Picture>>,
}

impl View {
    /// What is to be seen now, and whether all of it is: boards that are still to be drawn are as they were before.
    pub fn of(&mut self, class: &Classroom) -> (ClassShown, bool) {
        if self.looked.is_none_or(|at| at.elapsed() >= LOOK_EVERY) {
            self.addresses = local_addresses();
            self.looked = Some(Instant::now());
        }
        let logs: Vec<&BoardLog> =
            class.teacher_boards().iter().map(TeacherBoard::log).chain(class.boards().iter().map(Board::log)).collect();
        let whole = self.draw(&logs);
        let sheet = class.sheet();
        let link = class.invitation_at(self.addresses.first().copied()).to_string();
        let addresses = self.addresses.iter().map(|address| format!("{address}:{}", class.port()));
        let cards = sheet.pupils().iter().zip(class.cards()).enumerate().map(|(place, (pupil, card))| CardShown {
            name: pupil.name.clone(),
            letters: card.letters.clone(),
            link: format!("{link}#{}", card.letters),
            here: class.is_here(place),
        });
        let round = sheet.rounds().len();
        let pairings = sheet.rounds().last().into_iter().flatten();
        let against = class.teacher_boards().iter().map(|board| self.against(class, board));
        let boards = (1..).zip(pairings).map(|(number, pairing)| self.board(class, (round, number), pairing));
        let shown = ClassShown {
            address: addresses.collect::<Vec<_>>().join(", "),
            arrived: class.arrived(),
            pupils: sheet.pupils().len(),
            round,
            stopped: class.is_stopped(),
            list_open: class.is_list_open(),
            question: class.question_shown(),
            truth: class.truth(),
            seeking: class.is_seeking(),
            homework: class.homework_shown(),
            cards: cards.collect(),
            playing_all: class.plays_all(),
            boards: against.chain(boards).collect(),
            link,
        };
        (shown, whole)
    }

    /// Draws the boards on which something has happened; whether that was all of them.
    fn draw(&mut self, boards: &[&BoardLog]) -> bool {
        self.drawn.retain(|id, _| boards.iter().any(|board| board.id() == *id));
        let mut left = MOST_DRAWN;
        for board in boards {
            let Some(table) = board.table() else { continue };
            if self.drawn.get(&board.id()).is_some_and(|drawn| drawn.head == table.head()) {
                continue;
            }
            if left == 0 {
                return false;
            }
            left -= 1;
            let drawn = Drawn::of(table, self.drawn.get(&board.id()));
            self.drawn.insert(board.id(), drawn);
        }
        true
    }

    fn board(&self, class: &Classroom, (round, number): (usize, usize), pairing: &Pairing) -> BoardShown {
        let name = |pupil: usize| class.sheet().pupils()[pupil].name.clone();
        let board = class.boards().iter().find(|board| board.is(round, number, pairing));
        let open = board.filter(|_| pairing.outcome == Outcome::Open);
        let drawn = board.and_then(|board| self.drawn.get(&board.log().id()));
        BoardShown {
            number,
            round,
            names: [name(pairing.first), pairing.second.map_or_else(String::new, name)],
            moves: board.and_then(|board| board.log().moves()).unwrap_or(0),
            turn: open.and_then(|board| board.log().turn()),
            away: open.map_or([false; 2], |board| board.pupils().map(|pupil| !class.is_here(pupil))),
            outcome: pairing.outcome,
            why: board.and_then(|board| board.log().why()),
            against_teacher: None,
            head: drawn.map(|drawn| drawn.head),
            position: drawn.map(|drawn| drawn.position.clone()),
            picture: drawn.and_then(|drawn| drawn.picture.clone()),
        }
    }

    /// A board at which the teacher plays.
    fn against(&self, class: &Classroom, board: &TeacherBoard) -> BoardShown {
        let (log, place) = (board.log(), board.place());
        let drawn = self.drawn.get(&log.id());
        let (table, decides, asked) = (log.served().clone(), log.decides(place), board.asked());
        let seat = TeacherSeat { table, place, decides, asked };
        let pupil = class.sheet().pupils().get(board.pupil()).map(|pupil| pupil.name.clone());
        BoardShown {
            number: board.number(),
            round: 0,
            names: two_of(place, board.teacher().to_owned(), pupil.unwrap_or_default()),
            moves: log.moves().unwrap_or(0),
            turn: log.turn(),
            away: two_of(place, false, !log.is_over() && !class.is_here(board.pupil())),
            outcome: log.ended().flatten().unwrap_or(Outcome::Open),
            why: log.why(),
            against_teacher: Some(seat),
            head: drawn.map(|drawn| drawn.head),
            position: drawn.map(|drawn| drawn.position.clone()),
            picture: drawn.and_then(|drawn| drawn.picture.clone()),
        }
    }
}

/// What is said of the teacher at this place, and of the pupil at the other one, in the order of places.
fn two_of<T>(place: usize, teacher: T, pupil: T) -> [T; 2] {
    if place == 0 { [teacher, pupil] } else { [pupil, teacher] }
}

impl Drawn {
    /// What is on the board of a table. Where only something was asked or said, the picture stays.
    fn of(table: &Table, before: Option<&Self>) -> Self {
        let of = |play: &dyn Session| {
            let text = write(play);
            let same = before.filter(|before| *before.position == *text);
            let (position, picture) = same.map_or_else(
                || (text.as_str().into(), picture(play).map(Arc::new)),
                |before| (before.position.clone(), before.picture.clone()),
            );
            Self { head: table.head(), position, picture }
        };
        // Before somebody sits at both places nothing has begun.
        table.session().map_or_else(|| of(&*table.entry().start(table.options().clone())), of)
    }
}
