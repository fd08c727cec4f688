//! What is told to whoever keeps a class.

use ludoteca_store::Failure;

/// Something that happened in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The number of rounds has changed: the last one is this, from 1.
    Paired(usize),
    /// How a board ended is in the sheet.
    Recorded {
        /// The round, from 1.
        round: usize,
        /// The board, from 1.
        board: usize,
    },
    /// After that no result is missing.
    Complete,
    /// The game at this board ended without a result.
    Aborted(usize),
    /// How a board ended could not be written into the sheet. It is tried again, unless the sheet does not take it.
    Unwritten {
        /// The board, from 1.
        board: usize,
        /// Why not.
        why: Failure,
    },
    /// Somebody of this name came without a card, and is on the list now.
    Came(String),
    /// The game of the teacher at this board is over.
    Against(usize),
    /// The truth about the last question is known.
    Truth,
    /// A slip was put into the results of the homework.
    HandedIn {
        /// Whose it is.
        name: String,
        /// How many exercises are solved on it.
        solved: usize,
        /// How many there are.
        of: usize,
    },
    /// The sheet was changed, and cannot be used like that.
    Unread(Failure),
    /// Something else could not be done, such as to open a table: its board is then played on wood.
    Failed(Failure),
}
