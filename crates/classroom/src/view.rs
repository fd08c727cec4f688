//! Makes what is to be seen of a class; pictures are made anew only where something has happened.

use crate::boards::Board;
use crate::classroom::Classroom;
use crate::picture::picture;
use crate::shown::{BoardShown, CardShown, ClassShown, Picture, Why};
use ludoteca_class::{Outcome, Pairing};
use ludoteca_net::{Ending, Hash, Table};
use ludoteca_record::write;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Text, Winner};
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
        let whole = self.draw(class.boards());
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
        let shown = ClassShown {
            address: addresses.collect::<Vec<_>>().join(", "),
            arrived: class.arrived(),
            pupils: sheet.pupils().len(),
            round,
            stopped: class.is_stopped(),
            list_open: class.is_list_open(),
            question: class.question_shown(),
            homework: class.homework_shown(),
            cards: cards.collect(),
            boards: (1..).zip(pairings).map(|(number, pairing)| self.board(class, (round, number), pairing)).collect(),
            link,
        };
        (shown, whole)
    }

    /// Draws the boards on which something has happened; whether that was all of them.
    fn draw(&mut self, boards: &[Board]) -> bool {
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
        let drawn = board.and_then(|board| self.drawn.get(&board.id()));
        BoardShown {
            number,
            round,
            names: [name(pairing.first), pairing.second.map_or_else(String::new, name)],
            moves: board.and_then(Board::moves).unwrap_or(0),
            turn: open.and_then(Board::turn),
            away: open.map_or([false; 2], |board| board.pupils().map(|pupil| !class.is_here(pupil))),
            outcome: pairing.outcome,
            why: board.and_then(Board::table).and_then(why),
            head: drawn.map(|drawn| drawn.head),
            position: drawn.map(|drawn| drawn.position.clone()),
            picture: drawn.and_then(|drawn| drawn.picture.clone()),
        }
    }
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

/// Why the game at a table ended.
fn why(table: &Table) -> Option<Why> {
    Some(match table.ending()? {
        Ending::Played(outcome) => {
            let sides = table.session().map_or(&[][..], |session| session.sides());
            let winner = match outcome.winner {
                Winner::Side(side) => sides.get(usize::from(side.0)).map(|side| Text::new(side.key)),
                Winner::Draw => None,
            };
            Why::Rules(outcome.reason, winner)
        }
        Ending::Claimed(seat) => {
            let name = table.sitter(seat).map(|sitter| sitter.name.clone());
            Why::Otherwise(Text::new("net-claimed").with("name", name.unwrap_or_default()))
        }
        Ending::Aborted => Why::Otherwise(Text::new("cli-net-aborted")),
    })
}
