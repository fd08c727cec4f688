//! What can be done to a sheet. What cannot be done is answered with a sentence, and the sheet stays as it is.

use super::rounds::History;
use super::rounds::{elimination, round_robin, swiss};
use super::sheet::System;
use super::sheet::{MOST_PUPILS, Pupil, Tournament};
use super::sheet::{Outcome, Pairing};
use ludoteca_rules::Text;

impl Tournament {
    /// Puts a pupil on the list and gives the number they get. In a Swiss tournament one may come late, and has no
    /// points from the rounds before.
    ///
    /// # Errors
    /// The list is full, somebody else has the name, or it is too late.
    pub fn add(&mut self, name: &str) -> Result<usize, Text> {
        let name = self.free_name(name, None)?;
        if self.pupils.len() == MOST_PUPILS {
            return Err(Text::new("class-full").with_number("most", MOST_PUPILS));
        }
        if !self.rounds.is_empty() && !matches!(self.system, System::Swiss { .. }) {
            return Err(Text::new("class-late"));
        }
        self.pupils.push(Pupil { name, withdrawn: false });
        Ok(self.pupils.len())
    }

    /// Gives the pupil of this number, from 1, another name.
    ///
    /// # Errors
    /// There is no such pupil, or somebody else has the name.
    pub fn rename(&mut self, number: usize, name: &str) -> Result<(), Text> {
        let place = self.known(number)?;
        self.pupils[place].name = self.free_name(name, Some(place))?;
        Ok(())
    }

    /// The pupil of this number, from 1, goes home, or is back. Pairings that are made already stay.
    ///
    /// # Errors
    /// There is no such pupil.
    pub fn set_withdrawn(&mut self, number: usize, withdrawn: bool) -> Result<(), Text> {
        let place = self.known(number)?;
        self.pupils[place].withdrawn = withdrawn;
        Ok(())
    }

    /// Pairs the next round. Only a round robin does so while results are missing: there they change nothing.
    ///
    /// # Errors
    /// A result is missing, all rounds are paired, fewer than two are there, or nobody is left to be paired.
    pub fn pair(&mut self) -> Result<&[Pairing], Text> {
        if self.present().count() < 2 {
            return Err(Text::new("class-few"));
        }
        if self.planned().is_some_and(|planned| self.rounds.len() >= planned) {
            return Err(Text::new("class-over"));
        }
        if let Some((round, board)) = self.missing()
            && !matches!(self.system, System::RoundRobin { .. })
        {
            return Err(Text::new("class-missing").with_number("round", round).with_number("board", board));
        }
        let boards = match self.system {
            System::RoundRobin { .. } => round_robin::round(self, self.rounds.len()),
            System::Swiss { .. } => swiss::round(self)?,
            System::DoubleElimination => elimination::round(self)?,
        };
        self.rounds.push(boards);
        Ok(&self.rounds[self.rounds.len() - 1])
    }

    /// Writes down a result, or corrects one. Pairings that are made already stay; standings follow. Round and board
    /// are counted from 1.
    ///
    /// # Errors
    /// There is no such board, or it cannot end like that.
    pub fn set_result(&mut self, round: usize, board: usize, outcome: Outcome) -> Result<(), Text> {
        let system = self.system;
        let no_round = || Text::new("class-round").with_number("round", round).with_number("last", self.rounds.len());
        let index = round.checked_sub(1).filter(|index| *index < self.rounds.len()).ok_or_else(no_round)?;
        let boards = &mut self.rounds[index];
        let last = boards.len();
        let no_board = || Text::new("class-board").with_number("board", board).with_number("last", last);
        let pairing = board.checked_sub(1).and_then(|board| boards.get_mut(board)).ok_or_else(no_board)?;
        check(system, pairing.second.is_some(), outcome)?;
        pairing.outcome = outcome;
        Ok(())
    }

    /// Takes the last round back, with its results.
    ///
    /// # Errors
    /// There is none.
    pub fn undo(&mut self) -> Result<(), Text> {
        self.rounds.pop().map(|_| ()).ok_or_else(|| Text::new("class-no-round"))
    }

    /// Whether no further round can come, and no result is missing.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let enough = match self.system {
            System::DoubleElimination => elimination::left(self, &History::all(self)).len() < 2,
            _ => self.planned().is_some_and(|planned| self.rounds.len() >= planned),
        };
        enough && !self.rounds.is_empty() && self.missing().is_none()
    }

    /// The place in the list of the pupil of this number, from 1.
    pub(super) fn known(&self, number: usize) -> Result<usize, Text> {
        let place = number.checked_sub(1).filter(|place| *place < self.pupils.len());
        place.ok_or_else(|| {
            Text::new("class-pupil").with_number("number", number).with_number("last", self.pupils.len())
        })
    }
}

/// Whether a board can end like this: somebody must go on in double elimination, and a bye has no result.
pub(super) fn check(system: System, has_opponent: bool, outcome: Outcome) -> Result<(), Text> {
    match outcome {
        _ if has_opponent == (outcome == Outcome::Bye) => {
            Err(Text::new(if has_opponent { "class-not-bye" } else { "class-bye-stays" }))
        }
        Outcome::Draw | Outcome::NobodyCame if system == System::DoubleElimination => {
            Err(Text::new("class-somebody-wins"))
        }
        _ => Ok(()),
    }
}
