//! What is to be seen of a class, for programs that show it: a list for the eye, apart from the tables themselves.

use ludoteca_class::Outcome;
use ludoteca_homework::Table;
use ludoteca_lessons::AuthorText;
use ludoteca_net::{Hash, Wish};
use ludoteca_rules::{Arg, Cell, Text};
use ludoteca_server::Served;
use ludoteca_words::Words;
use std::sync::Arc;

/// A class as it stood a moment ago.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassShown {
    /// What a browser opens to come here; a picture of a code holds this.
    pub link: String,
    /// The addresses and the port, as they are typed; empty if the computer is on no network.
    pub address: String,
    /// How many of the sheet have a page open.
    pub arrived: usize,
    /// How many are on the sheet.
    pub pupils: usize,
    /// The last round, from 1; 0 if there is none yet.
    pub round: usize,
    /// Whether all boards are stopped.
    pub stopped: bool,
    /// Whether whoever has no card may type a name.
    pub list_open: bool,
    /// The question to everybody that is open; all boards are stopped as long as one is.
    pub question: Option<QuestionShown>,
    /// The truth about the last question, open or closed, once it was asked for and is known.
    pub truth: Option<Arc<TruthShown>>,
    /// Whether it is being found out.
    pub seeking: bool,
    /// The homework that is given, or was given last: for the teacher alone.
    pub homework: Option<HomeworkShown>,
    /// Everybody's card, in the order of the sheet.
    pub cards: Vec<CardShown>,
    /// Whether the teacher plays against all who want.
    pub playing_all: bool,
    /// The boards at which the teacher plays, as long as those are open, then the boards of the last round; each in
    /// their order.
    pub boards: Vec<BoardShown>,
}

/// A question to everybody, and what was answered so far: by how many, never by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionShown {
    /// What is asked about, as a record without names.
    pub position: Arc<str>,
    /// Where the piece stands for whose ways is asked; none if a move is asked for.
    pub piece: Option<Cell>,
    /// The moves that were answered, as records write them, or the names of cells: the most frequent first, and how
    /// often.
    pub counts: Vec<(String, usize)>,
    /// How many have answered, with the hands that were counted.
    pub answered: usize,
    /// How many hands were counted.
    pub hands: usize,
    /// How many of the sheet have a page open.
    pub here: usize,
    /// What is on the board.
    pub picture: Option<Arc<Picture>>,
}

/// The truth about a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TruthShown {
    /// What was asked about, as a record without names.
    pub position: Arc<str>,
    /// The best move as records write it; of an exercise, all right ones; of a piece, all cells to which it can go.
    pub best: Vec<String>,
    /// What the position is worth with it, if that is known.
    pub worth: Option<Text>,
    /// What was answered, the most frequent first.
    pub of: Vec<VerdictShown>,
    /// The most frequent wrong answer and what refutes it, move by move; nothing if none was wrong, or if it is not
    /// known.
    pub refutation: Vec<String>,
    /// Whether the other side decides at the same time: then nothing is proved, since its order is not known.
    pub unread: bool,
}

/// The truth about one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictShown {
    /// The move, as records write it, or the name of a cell.
    pub answer: String,
    /// How often it was answered.
    pub count: usize,
    /// Whether it is as good as any other.
    pub good: bool,
    /// What it is worth, or why it is wrong.
    pub worth: Text,
    /// What the author of an exercise says of it; often nothing.
    pub comment: AuthorText,
}

impl VerdictShown {
    /// In words.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let worth = words.say(&self.worth);
        match self.comment.within(words.language()) {
            "" => worth,
            comment if self.good => format!("{worth}. {comment}"),
            comment => comment.to_owned(),
        }
    }
}

/// Homework, and how everybody fares in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeworkShown {
    /// The id of the deck.
    pub id: String,
    /// Its title.
    pub title: AuthorText,
    /// The name of each exercise; may be nothing.
    pub exercises: Vec<AuthorText>,
    /// A row for each pupil, with how each exercise stands and the first wrong moves.
    pub table: Table,
    /// Whether it is still given.
    pub open: bool,
    /// Whether something of it is not in its file yet.
    pub unwritten: bool,
}

/// The card of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardShown {
    /// The name.
    pub name: String,
    /// The four letters that are typed.
    pub letters: String,
    /// What a browser opens instead of that.
    pub link: String,
    /// Whether the page of this card is open.
    pub here: bool,
}

/// A board of the last round, or one at which the teacher plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardShown {
    /// Its number, from 1.
    pub number: usize,
    /// The round, from 1; 0 if the teacher plays at it.
    pub round: usize,
    /// Who begins, and the other one; the second is empty where somebody has no opponent.
    pub names: [String; 2],
    /// How many moves led to what is on the board.
    pub moves: usize,
    /// Which of the two is to decide, if one alone is and the sheet has no result.
    pub turn: Option<usize>,
    /// Who has no page open, at a table whose board has no result in the sheet.
    pub away: [bool; 2],
    /// What the sheet says, or how the game against the teacher ended.
    pub outcome: Outcome,
    /// Why the game ended, if it has.
    pub why: Option<Why>,
    /// The seat of the teacher, if the teacher plays at it; no result of it is in the sheet.
    pub against_teacher: Option<TeacherSeat>,
    /// The state of the table's log of which the next two are made: as long as it is the same, they are. None for a
    /// board without a table, such as one that is played on wood.
    pub head: Option<Hash>,
    /// The game as a record; what it begins with if nobody has moved yet.
    pub position: Option<Arc<str>>,
    /// What is on the board.
    pub picture: Option<Arc<Picture>>,
}

/// The seat of the teacher at a board. Whoever has the identity of this installation sits there already: a guest with
/// it that comes to the table by a wire of its own speaks for the same seat, and nobody else can take it.
#[derive(Clone, Debug)]
pub struct TeacherSeat {
    /// The table, which is reached from within this program alone.
    pub table: Served,
    /// The place, from 0.
    pub place: usize,
    /// Whether the teacher is to decide, alone or together with the pupil.
    pub decides: bool,
    /// What the pupil has asked for, if the teacher is to grant it or not.
    pub asked: Option<Wish>,
}

impl PartialEq for TeacherSeat {
    fn eq(&self, other: &Self) -> bool {
        self.table.id() == other.table.id()
            && (self.place, self.decides, self.asked) == (other.place, other.decides, other.asked)
    }
}

impl Eq for TeacherSeat {}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// By its rules, for this reason, whose key is made of it; and the side that won, if one did.
    Rules(&'static str, Option<Text>),
    /// In another way.
    Otherwise(Text),
}

impl Why {
    /// In words.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Rules(reason, winner) => {
                let winner = winner.clone().map_or_else(|| Arg::Plain(String::new()), |side| Arg::Text(Box::new(side)));
                words.fill(&format!("reason-{reason}"), &[("winner", winner)])
            }
            Self::Otherwise(text) => words.say(text),
        }
    }
}

/// A picture of a board.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row, not multiplied with the opacity.
    pub rgba: Vec<u8>,
}

/// Its size: nobody reads pixels.
impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({} × {})", self.width, self.height)
    }
}
