//! What the page and the host say to each other: one JSON object a message, each side its own. `docs/page.md` tells
//! what they mean.

use crate::shapes::Shape;
use ludoteca_diagram::Point;
use ludoteca_net::{Bytes, Hash, Wish};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of what is spoken between page and host.
pub const VERSION: u32 = 1;

/// No message of a page is longer, in bytes.
pub const LONGEST_MESSAGE: usize = 1024;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Asked {
    /// First of all: who is there.
    Hello {
        /// [`VERSION`] of the page.
        page: u32,
        /// What only this browser knows: who has it, has its seat.
        token: Bytes<16>,
        /// The language.
        language: String,
        /// The name, if somebody sat down in this tab already.
        #[serde(default)]
        name: Option<String>,
        /// At which table that was: [`State::table`].
        #[serde(default)]
        table: Option<Hash>,
    },
    /// Before that, where the host keeps a class: the letters of a card.
    Card {
        /// What was typed: letters, or a name where the list is open.
        letters: String,
        /// The language.
        language: String,
    },
    /// Sits down, under this name.
    Sit {
        /// What was typed; may be empty.
        name: String,
    },
    /// Watches.
    Watch,
    /// Touches a cell.
    Touch {
        /// Its number.
        cell: u8,
    },
    /// Chooses something that is not a cell.
    Choose {
        /// Its number.
        choice: u8,
    },
    /// Agrees to the order that waits.
    Play,
    /// Takes the last touch back.
    Back,
    /// Lays down all that is in hand.
    Drop,
    /// Wants to know what stands on a cell.
    About {
        /// Its number.
        cell: u8,
    },
    /// Whether a whole order waits until it is agreed to.
    Careful(bool),
    /// Asks the others for something.
    Ask(Wish),
    /// Answers what another asked for.
    Answer(bool),
    /// Ends a pause.
    Resume,
    /// Gives the game up.
    Resign,
    /// Takes the game of somebody who is away, or stops the clocks.
    Absent {
        /// Whether it takes the game.
        claim: bool,
    },
    /// Says one of the fixed sentences.
    Phrase(u8),
    /// Looks at an earlier position, or comes back.
    Look(Look),
    /// Goes to an exercise of the homework.
    Exercise {
        /// Its place, from 0.
        place: usize,
    },
    /// Wants a hint.
    Help,
    /// Begins the exercise anew.
    Again,
    /// Goes on: after an exercise, after a wrong move that was shown, or from a game that is over to the homework.
    Onward,
    /// Speaks another language from now on.
    Language(String),
    /// Is still there.
    Beat,
}

/// Where somebody looks in the history of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// At the beginning.
    First,
    /// One move back.
    Back,
    /// One move on.
    Forward,
    /// At what is on the board.
    Last,
}

/// What the host says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// The words of the page, by their keys.
    Words {
        /// The language.
        language: &'static str,
        /// Key and word.
        words: BTreeMap<&'static str, String>,
    },
    /// A board: sent before anything that lies on it.
    Board(Box<Board>),
    /// How pieces look, by their names.
    Figures(BTreeMap<String, Vec<Shape>>),
    /// What has changed of everything else that is to be seen: fields of [`State`].
    State(serde_json::Map<String, serde_json::Value>),
    /// What the clocks say now.
    Clocks(Vec<Clock>),
    /// Sentences about what has just happened.
    News(Vec<String>),
    /// Why something cannot be done.
    Refused(String),
    /// What stands on a cell.
    About {
        /// In words.
        text: String,
        /// What it could do, as marks.
        marks: Vec<Shape>,
    },
    /// The page is to ask for the letters of a card, with the reason if those that were typed are wrong.
    Card {
        /// In words; may be empty.
        text: String,
        /// Whether a name may be typed instead.
        names: bool,
    },
    /// The token of a card: the page says hello with it.
    Seat(Bytes<16>),
    /// There is no game for the reader now; the host says when there is one.
    Wait {
        /// In words.
        text: String,
    },
    /// Still there.
    Beat,
    /// The last message, with the reason. Only with `again` is it of use to come back, and then at once.
    Bye {
        /// In words.
        text: String,
        /// Whether to try again by itself.
        again: bool,
    },
}

impl Told {
    /// As it is sent.
    pub(crate) fn print(&self) -> String {
        serde_json::to_string(self).expect("what is told to a page is always JSON")
    }
}

/// What a board is like, apart from what lies on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Board {
    /// The smallest and the largest point of everything.
    pub bounds: [Point; 2],
    /// The cells and lines.
    pub ground: Vec<Shape>,
    /// The names of rows and columns.
    pub names: Vec<Shape>,
    /// The middle of each cell.
    pub cells: Vec<Point>,
    /// The cells row by row as they are seen, for whoever hears the board.
    pub rows: Vec<Vec<u8>>,
    /// How high a cell is where it is one wide.
    pub depth: f32,
}

/// Everything that is to be seen and changes.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct State {
    /// The table, by its hash.
    pub table: String,
    /// Where the reader is: `door`, `wait`, `play`, `watch`; `ask` where one is asked for a move, `work` at homework.
    pub phase: &'static str,
    /// The name of the game, and what one does there.
    pub game: [String; 2],
    /// Other tables of this host: what is played, and where it is.
    pub tables: Vec<[String; 2]>,
    /// How many places are free.
    pub free: u8,
    /// What a name would be if none is typed.
    pub name: String,
    /// Pieces: cell and figure.
    pub pieces: Vec<(u8, String)>,
    /// What the position says besides, below the pieces.
    pub besides: Vec<Shape>,
    /// Marks below the pieces.
    pub under: Vec<Shape>,
    /// Marks above the pieces.
    pub over: Vec<Shape>,
    /// Every cell in words.
    pub said: Vec<String>,
    /// Cells that can be touched now.
    pub can: Vec<u8>,
    /// Cells in hand.
    pub held: Vec<u8>,
    /// What can be chosen besides cells.
    pub choices: Vec<Choice>,
    /// An order that waits to be agreed to.
    pub proposed: Option<Proposed>,
    /// Whether whole orders wait.
    pub careful: bool,
    /// Whether something is in hand that can be laid down.
    pub holds: bool,
    /// Whose turn it is, or who won.
    pub title: String,
    /// What can be done, or why it ended.
    pub line: String,
    /// What else the position says.
    pub beside: String,
    /// Everybody at the table; whoever reads comes last.
    pub plates: Vec<Plate>,
    /// How many watch, in words; empty if nobody does.
    pub watchers: String,
    /// What somebody asked for.
    pub question: Option<Question>,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// Whether nobody may do anything now.
    pub stopped: bool,
    /// What can be asked or done besides moves.
    pub acts: Vec<&'static str>,
    /// How the game ended: `won`, `lost`, `draw`, `over`; empty while it goes on.
    pub end: &'static str,
    /// What moved last.
    pub moved: Option<Moved>,
    /// Where in the history this is, and how long it is.
    pub place: [usize; 2],
    /// The last move as text.
    pub last: String,
    /// The exercises of the homework.
    pub task: Option<Task>,
}

/// The exercises of the homework.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Task {
    /// The place of the one that is on the board, from 0.
    pub at: usize,
    /// Each of them.
    pub dots: Vec<Dot>,
}

/// An exercise of the homework.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Dot {
    /// How it stands: `open`, `begun`, `at-once`, `later`, `helped`.
    pub state: &'static str,
    /// The same in words.
    pub said: String,
}

/// Something that can be chosen besides cells.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// Its number.
    pub choice: u8,
    /// Its name.
    pub name: String,
    /// The key of the keyboard.
    pub key: char,
    /// The figure that it stands for; empty if there is none.
    pub figure: String,
    /// Whether it is chosen already.
    pub on: bool,
}

/// An order that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proposed {
    /// As records write it.
    pub text: String,
    /// Whether others see it only when all have ordered.
    pub sealed: bool,
    /// Whether it is illegal, and has its price.
    pub illegal: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Plate {
    /// The name.
    pub name: String,
    /// The side, in words.
    pub side: String,
    /// The colour of the side.
    pub disc: Vec<Shape>,
    /// How it stands.
    pub line: String,
    /// Whether it is the reader.
    pub mine: bool,
    /// Whether it is to decide.
    pub turn: bool,
    /// What is to be said of that: away, has ordered.
    pub note: String,
    /// Whether it is away.
    pub away: bool,
    /// Whether its order is sealed.
    pub sealed: bool,
    /// Whether it has won.
    pub won: bool,
    /// The place of its clock among the clocks.
    pub clock: Option<usize>,
}

/// What a clock says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// Milliseconds left, or used where time is only counted.
    pub time: u64,
    /// Whether it runs down (-1), up (1), or stands (0).
    pub runs: i8,
    /// Milliseconds until it begins to run.
    pub after: u64,
}

/// What somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// In words.
    pub text: String,
    /// Whether the reader is to answer.
    pub mine: bool,
}

/// What moved last, so that it can be shown moving.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Moved {
    /// The number of the position.
    pub to: usize,
    /// The number of the position before.
    pub from: usize,
    /// From which cell to which.
    pub paths: Vec<[u8; 2]>,
    /// Cells from which something went: cell and figure.
    pub gone: Vec<(u8, String)>,
    /// Cells to which something new came.
    pub new: Vec<u8>,
}
