//! What can be asked about class tournaments.

use bevy::prelude::Message;
use ludoteca_class::{Outcome, System, Tournament};
use ludoteca_classroom::Ask;
use ludoteca_rules::Text;
use std::path::PathBuf;

/// Something to do with the sheets of class tournaments. Rounds, boards and pupils are counted from 1.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ClassRequest {
    /// Looks for the sheets anew.
    Refresh,
    /// Opens the one of this name.
    Open(String),
    /// Goes back to the list.
    Leave,
    /// Begins a tournament.
    Begin(NewClass),
    /// Puts a pupil on the list.
    Add(String),
    /// Gives a pupil another name.
    Rename(usize, String),
    /// A pupil goes home, or is back.
    Withdraw(usize, bool),
    /// Pairs the next round.
    Pair,
    /// Takes the last round back.
    TakeBack,
    /// Writes down how a board of a round ended.
    Result(usize, usize, Outcome),
    /// Puts the game of a board of a round on the table, with the names of the two.
    Play(usize, usize),
    /// Writes what is shown into a file: a table with commas where its name ends with `csv`, and else a page to print.
    Save(PathBuf),
    /// Removes the sheet of this name; it can be brought back.
    Remove(String),
    /// Brings it back.
    Restore(String),
    /// Tells why what was entered is not taken.
    Refuse(Text),
    /// Opens the boards of the sheet that is open on this network, or closes them.
    Boards(bool),
    /// Something is asked of the class whose boards are open.
    Ask(Ask),
    /// Everybody is asked for a move: at a board of the last round, or where the game on the table is.
    AskAll(Option<usize>),
    /// Copies the link of the homework, for computers at home.
    CopyLink,
    /// What was answered is not seen any more.
    Dismiss,
    /// The teacher sits down at one of the boards against all, by its number from 1.
    Sit(usize),
    /// What refutes the most frequent wrong answer is put on the table.
    Refute,
}

impl ClassRequest {
    /// Changes a sheet as requested; `None` if the request is about something else.
    ///
    /// # Errors
    /// A sentence if that cannot be done; the sheet stays as it is.
    pub fn apply(&self, sheet: &mut Tournament) -> Option<Result<(), Text>> {
        Some(match self {
            Self::Add(name) => sheet.add(name).map(|_| ()),
            Self::Rename(number, name) => sheet.rename(*number, name),
            Self::Withdraw(number, gone) => sheet.set_withdrawn(*number, *gone),
            Self::Pair => sheet.pair().map(|_| ()),
            Self::TakeBack => sheet.undo(),
            Self::Result(round, board, outcome) => sheet.set_result(*round, *board, *outcome),
            _ => return None,
        })
    }
}

/// A tournament that is to begin, as entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewClass {
    /// What it is called; by the name of its game if nothing is entered.
    pub title: String,
    /// The id of its game; empty until one is chosen, which means the first that two play.
    pub game: &'static str,
    /// How it is played.
    pub system: System,
    /// The names, one a line, or a table.
    pub names: String,
    /// Whether the class comes on its own screens, so that nothing but the game is asked for: its boards are opened on
    /// this network at once, and the pupils put themselves on the list.
    pub on_screens: bool,
}

impl Default for NewClass {
    fn default() -> Self {
        Self {
            title: String::new(),
            game: "",
            system: System::Swiss { rounds: 5 },
            names: String::new(),
            on_screens: false,
        }
    }
}
