//! What a booklet consists of.

use ludoteca_diagram::{self as diagram, Drawing, Style, Task, layers};
use ludoteca_rules::Net;
use ludoteca_rules::session::{BoardView, PlayView};
use ludoteca_words::{Language, Words, telling};

/// The most tasks on a page: beside more, boards are too small to write on.
pub const MOST_ON_PAGE: usize = 9;

/// Pages to print.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// Its title.
    pub title: String,
    /// The language that it is written in.
    pub language: Language,
    /// The word before the line for the reader's name.
    pub name: String,
    /// How many tasks a page has: from 1 to [`MOST_ON_PAGE`].
    pub per_page: usize,
    /// What it contains, each on pages of its own.
    pub sections: Vec<Section>,
}

impl Booklet {
    /// A booklet with as many tasks on a page as a worksheet has.
    #[must_use]
    pub fn new(title: &str, words: &Words, sections: Vec<Section>) -> Self {
        let (title, name) = (title.to_owned(), words.word("worksheet-name"));
        Self { title, language: words.language(), name, per_page: diagram::TASKS, sections }
    }
}

/// A part of a booklet.
#[derive(Clone, Debug)]
pub enum Section {
    /// Positions with their captions, numbered from 1.
    Tasks {
        /// The positions.
        tasks: Vec<Task>,
        /// Whether each has a line for the answer, and the first page one for the reader's name.
        answers: bool,
    },
    /// A lesson, step by step.
    Steps {
        /// All of them, in their order.
        steps: Vec<LessonStep>,
    },
    /// Solutions, or the moves of a game.
    Entries {
        /// What stands above them.
        title: String,
        /// All of them, in their order.
        entries: Vec<Entry>,
    },
    /// A table.
    Table {
        /// What stands above it.
        title: String,
        /// The heads of its columns.
        heads: Vec<Cell>,
        /// Its rows, each with as many cells as there are heads.
        rows: Vec<Vec<Cell>>,
    },
    /// Pieces to cut out and fold.
    Pieces {
        /// What stands above them.
        title: String,
        /// How it is done.
        note: String,
        /// The net as often as it is needed.
        nets: Vec<PaperNet>,
    },
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The minutes from which and to which it goes; may be nothing.
    pub time: String,
    /// What it is called; may be nothing.
    pub name: String,
    /// What is said and done.
    pub lines: Vec<StepLine>,
    /// The position that is looked at.
    pub task: Option<Task>,
}

/// A paragraph of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// What it is for, in a word; may be nothing.
    pub label: String,
    /// Its words.
    pub text: String,
}

/// A few words with what they belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number of the task or of the turn.
    pub label: String,
    /// Moves, as the game writes them.
    pub moves: String,
    /// What is said of them; often nothing.
    pub said: String,
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What it says.
    pub text: String,
    /// Whether its text ends where those above and below it end.
    pub is_number: bool,
}

impl Cell {
    /// A cell with words.
    #[must_use]
    pub const fn text(text: String) -> Self {
        Self { text, is_number: false }
    }

    /// A cell with a number.
    #[must_use]
    pub const fn number(text: String) -> Self {
        Self { text, is_number: true }
    }
}

/// A net with what is printed on its faces.
#[derive(Clone, Debug)]
pub struct PaperNet {
    /// How it folds.
    pub net: Net,
    /// What is printed on each face, in its order: a face is 1 wide, and its middle is the origin.
    pub faces: Vec<Drawing>,
}

/// A position to think about, in black and white, with its caption and whose turn it is.
#[must_use]
pub fn task(play: &dyn PlayView, words: &Words, caption: String) -> Task {
    let state = telling::state(play, words);
    diagram::task(play, Style::Ink, caption, state, |sign| telling::sign(play, words, sign))
}

/// The pieces of a play to cut out and fold; `None` where its game has none that are made so.
#[must_use]
pub fn pieces(play: &dyn BoardView, words: &Words) -> Option<Section> {
    let nets: Vec<PaperNet> = play.nets().into_iter().flat_map(|net| copies(play, net)).collect();
    let (title, note) = (words.word("booklet-pieces"), words.word("booklet-pieces-note"));
    (!nets.is_empty()).then_some(Section::Pieces { title, note, nets })
}

fn copies(play: &dyn BoardView, net: Net) -> impl Iterator<Item = PaperNet> {
    let faces = net.faces.iter().map(|face| {
        let mut printed = Drawing::default();
        let figure = layers::turned(&diagram::piece(&play.figure(face.piece)), face.quarters);
        printed.place(&figure, 50.0 / f32::from(net.half), [0.0, 0.0]);
        printed
    });
    let paper = PaperNet { faces: faces.collect(), net };
    std::iter::repeat_n(paper.clone(), paper.net.copies as usize)
}
