//! The positions of a table as numbers.

use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Entries, Form, Value, Verdict, Way, Worth};

/// A position after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next {
    /// Its number.
    pub number: u64,
    /// Whether the side that moved moves again.
    pub same_side: bool,
}

/// What there is under a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// No position.
    Nothing,
    /// A game that is over, with its value for the side that would move.
    Over(Value),
    /// A position with moves.
    Open,
    /// A position with moves to positions that are in no table.
    Edge,
}

/// A move from a position text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The text of the move.
    pub played: String,
    /// The number of the position after it.
    pub next: Next,
    /// Its text.
    pub after: String,
}

/// An order of a side that decides at once with the other one.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// Its text.
    pub order: String,
    /// How often it is given, of 1.
    pub share: f64,
    /// What it is worth to its side against the strategy of the other, from −1 to 1.
    pub value: f64,
    /// Plies until it has won, whatever the other side orders; 0 where that is not certain.
    pub sure: u32,
}

/// How both sides play a position in which they decide at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Mix {
    /// What the position is worth to the first side.
    pub worth: Worth,
    /// The orders of each side, the most frequent one first; none if it is not asked.
    pub sides: [Vec<Share>; 2],
}

/// The positions of a table, numbered from 0, and the moves between them.
pub trait Space: Send + Sync {
    /// All numbers are below this. Not every one need be a position.
    fn count(&self) -> u64;

    /// What the table keeps of each.
    fn form(&self) -> Form;

    /// How the table is made.
    fn way(&self) -> Way;

    /// Replaces the content of `next` by the positions after each move, in an order that stays the same; none unless
    /// the position is open.
    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing;

    /// What there is under a number, without its moves.
    fn standing(&self, number: u64) -> Standing {
        self.expand(number, &mut Vec::new())
    }

    /// Replaces the content of `before` by the numbers of all positions from which a move leads to this one, and
    /// perhaps those of others; `false` where that is not told. Moves to a position that is drawn at once are left out.
    fn before(&self, _number: u64, _before: &mut Vec<u64>) -> bool {
        false
    }

    /// Plies to the end, where the table keeps values alone and that does not depend on how one plays; `None` where it
    /// does, so that nothing is known of it.
    fn plies_left(&self, _number: u64) -> Option<u32> {
        None
    }

    /// The number of a position with the same entry, such as its mirror image, which may be itself. Of a table that is
    /// made position by position, only the first of both is searched.
    fn image(&self, number: u64) -> u64 {
        number
    }

    /// Searches the positions of a table that is made position by position, with so many megabytes.
    fn prover(&self, _megabytes: usize) -> Option<Box<dyn Prover + '_>> {
        None
    }

    /// Finds the entries of a table that is made group by group.
    fn groups(&self) -> Option<Box<dyn Groups + '_>> {
        None
    }

    /// How both sides play a position text where they decide at once, from the entries that `code` knows; `None` in all
    /// other games.
    ///
    /// # Errors
    /// As [`Space::number`]; those of `code`, which may have to read a file.
    fn mix(&self, _text: &str, _code: &mut dyn FnMut(u64) -> Result<Code, Failure>) -> Result<Option<Mix>, Failure> {
        Ok(None)
    }

    /// The position with which the game begins, if it is in the table.
    fn start(&self) -> Option<u64>;

    /// How many files a board has and, for each of its cells, its name and the number of the position in which the game
    /// begins there; `None` where a game begins in one way only.
    fn map(&self) -> Option<(usize, Vec<(String, u64)>)> {
        None
    }

    /// The number of a position text.
    ///
    /// # Errors
    /// The text is malformed, or its position is not in the table.
    fn number(&self, text: &str) -> Result<u64, Text>;

    /// The text of a position.
    fn text(&self, number: u64) -> String;

    /// Every move from a position text with the position after it, on the board as it stands there: where one number
    /// stands for several positions, not as [`Space::text`] writes them.
    ///
    /// # Errors
    /// As [`Space::number`].
    fn steps(&self, text: &str) -> Result<Vec<Step>, Text> {
        let (number, mut next) = (self.number(text)?, Vec::new());
        self.expand(number, &mut next);
        let step = |(place, next): (usize, Next)| Step {
            played: self.move_text(number, place),
            next,
            after: self.text(next.number),
        };
        Ok(next.into_iter().enumerate().map(step).collect())
    }

    /// The text of a move by its place in what [`Space::expand`] gives.
    fn move_text(&self, number: u64, place: usize) -> String;
}

/// Finds the verdict of one position after the other.
pub trait Prover {
    /// The verdict of this position, which is one; `None` if it was stopped.
    fn prove(&mut self, number: u64, stop: &Stop) -> Option<Verdict>;

    /// Best play of both sides from this position to the end; of equal moves the first. `None` if it was stopped, or
    /// if the table keeps values alone.
    fn line(&mut self, number: u64, stop: &Stop) -> Option<Vec<String>>;
}

/// Finds the entries of one group of positions after the other.
pub trait Groups {
    /// Finds all entries of what begins with this number, from those before it; the number behind its end, or `None` if
    /// it was stopped, and then the entries are as they were.
    fn solve(&mut self, first: u64, entries: &mut Entries, stop: &Stop) -> Option<u64>;
}

/// That a text is the text of a position, but of none in the table.
#[must_use]
pub fn not_in_table(text: &str) -> Text {
    Text::new("error-solve-position").with("text", shorten(text))
}
