//! What a lesson or a set of puzzles is.

use super::author_text::AuthorText;
use super::steps::Steps;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Entry, Options, Side};

/// Whether somebody is taught or tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Each exercise shows one thing; they are done in their order.
    Lesson,
    /// Each exercise stands for itself.
    Puzzles,
}

impl Kind {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Lesson, Self::Puzzles];

    /// As the Kind tag says it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Lesson => "lesson",
            Self::Puzzles => "puzzles",
        }
    }
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One of the moves given.
    Play,
    /// A win in at most so many moves of one's own, whatever is answered; without a number, the win is only to be kept,
    /// for as many moves as the main line has.
    Win(Option<u32>),
    /// A move after which the other side cannot force a win in so many of its moves.
    Save(u32),
}

impl Goal {
    /// The most moves that a goal may name: more are not proved while somebody waits.
    pub const MOST: u32 = 9;

    /// How easy it is to reach, the least number first: what is seen in one move comes before what needs two, and to
    /// find a win before to avert one.
    #[must_use]
    pub const fn ease(self) -> u32 {
        match self {
            Self::Play => 0,
            Self::Win(Some(moves)) => 2 * moves,
            Self::Save(moves) => 2 * moves + 1,
            Self::Win(None) => u32::MAX,
        }
    }

    /// As the Goal tag says it.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Play => "play".to_owned(),
            Self::Win(None) => "win".to_owned(),
            Self::Win(Some(moves)) => format!("win {moves}"),
            Self::Save(moves) => format!("save {moves}"),
        }
    }

    /// Reads what [`Goal::text`] writes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let (word, number) = (words.next()?, words.next());
        let moves = match number {
            None => None,
            Some(number) => Some(number.parse().ok().filter(|number| (1..=Self::MOST).contains(number))?),
        };
        match (word, moves, words.next()) {
            ("play", None, None) => Some(Self::Play),
            ("win", moves, None) => Some(Self::Win(moves)),
            ("save", Some(moves), None) => Some(Self::Save(moves)),
            _ => None,
        }
    }
}

/// One thing that is asked of somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The game.
    pub game: &'static Entry,
    /// Its options.
    pub options: Options,
    /// Position text, if it does not begin at the start.
    pub position: Option<String>,
    /// The side that is asked for a move; the computer plays all others.
    pub side: Side,
    /// What it is called, in a few words; may be nothing.
    pub name: AuthorText,
    /// What is to be done.
    pub say: AuthorText,
    /// Help for who was wrong twice.
    pub hint: AuthorText,
    /// Why a move that the rules allow, and of which nothing else is said, is not what is asked.
    pub why: AuthorText,
    /// What is said when it is done.
    pub well: AuthorText,
    /// What is to be reached.
    pub goal: Goal,
    /// All right first orders, sorted.
    pub answers: Vec<String>,
    /// The moves of the record.
    pub steps: Steps,
    /// On which line of the file it begins.
    pub line: usize,
}

impl Exercise {
    /// A play at the position where the exercise begins.
    #[must_use]
    pub fn begin(&self) -> Box<dyn Session> {
        let start = || self.game.start(self.options.clone());
        let Some(position) = &self.position else { return start() };
        // It was read once, so that it can be read again.
        self.game.from_position(self.options.clone(), position).unwrap_or_else(|_| start())
    }

    /// The orders that the rules allow where it begins to the side that is asked, sorted.
    #[must_use]
    pub fn orders(&self) -> Vec<String> {
        let play = self.begin();
        let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(self.side));
        let mut orders = seat.map_or_else(Vec::new, |seat| play.orders(seat));
        orders.sort_unstable();
        orders
    }
}

/// The most moves of a deck, all exercises and branches together: a thousand times what the longest of the program
/// have. A file of more is no deck, and to play them all would let somebody wait.
pub const MOST_MOVES: usize = 100_000;

/// A lesson, or a set of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    /// Its name in files and on the command line: small letters, digits and hyphens.
    pub id: String,
    /// What it is for.
    pub kind: Kind,
    /// Its title.
    pub title: AuthorText,
    /// What is asked, in order; never empty.
    pub exercises: Vec<Exercise>,
}
