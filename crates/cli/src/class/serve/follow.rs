//! What happens at the tables and to the sheet is taken in: results are written down, a changed sheet is gone on with.

use super::state::Class;
use super::told;
use crate::class::{output, sheet};
use crate::context::Context;
use ludoteca_class::{Outcome, Tournament};
use ludoteca_store::Failure;
use std::path::Path;
use std::time::SystemTime;

/// When a file was written last, and how long it is.
pub(super) fn stamp(path: &Path) -> Option<(SystemTime, u64)> {
    let about = std::fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

impl Class<'_> {
    /// Takes in what happened at the tables and to the sheet.
    pub fn follow(&mut self, context: &mut Context<'_>) -> Result<(), Failure> {
        let now = stamp(self.path);
        if now != self.stamp {
            self.stamp = now;
            match sheet::read(self.path) {
                Ok(sheet) => self.take(context, sheet)?,
                Err(failure) => told::unread(context, &failure)?,
            }
        }
        self.room.follow(&mut self.boards);
        while let Some((place, outcome)) = self
            .boards
            .iter()
            .enumerate()
            .find_map(|(place, board)| Some((place, board.ended().filter(|_| !board.done)?)))
        {
            if !self.record(context, place, outcome)? {
                break;
            }
        }
        Ok(())
    }

    /// Goes on with a sheet that has changed.
    pub fn take(&mut self, context: &mut Context<'_>, sheet: Tournament) -> Result<(), Failure> {
        if sheet == self.sheet {
            return Ok(());
        }
        let paired = sheet.rounds().len() != self.sheet.rounds().len();
        self.sheet = sheet;
        if let Some(failure) = self.lay_out() {
            // That board is played on wood.
            told::failed(context, &failure)?;
        }
        if paired && !self.sheet.rounds().is_empty() {
            output::round(context, &self.sheet, self.sheet.rounds().len())?;
        }
        Ok(())
    }

    /// Writes down how a board ended; whether that is dealt with. What the teacher wrote stays.
    fn record(&mut self, context: &mut Context<'_>, place: usize, outcome: Option<Outcome>) -> Result<bool, Failure> {
        let board = &self.boards[place];
        let (round, number) = (board.round, board.number);
        let Some(outcome) = outcome else {
            self.boards[place].done = true;
            told::about_board(context, "class-serve-aborted", number)?;
            return Ok(true);
        };
        let mut refused = false;
        let mut written = false;
        let done = sheet::change(self.path, |sheet| {
            let pairing = sheet.rounds().get(round - 1).and_then(|boards| boards.get(number - 1));
            written = pairing.is_some_and(|it| it.outcome == Outcome::Open && board.is(round, number, it));
            if !written {
                return Ok(());
            }
            sheet.set_result(round, number, outcome).inspect_err(|_| refused = true)
        });
        let board = &mut self.boards[place];
        match done {
            Ok(sheet) => {
                board.done = true;
                self.take(context, sheet)?;
                if written {
                    output::board(context, &self.sheet, round, number)?;
                    told::ready(context, &self.sheet)?;
                }
                Ok(true)
            }
            // It is tried again, unless the sheet does not take it.
            Err(failure) => {
                board.done = refused;
                if !std::mem::replace(&mut board.told, true) {
                    told::unwritten(context, number, &failure)?;
                }
                Ok(refused)
            }
        }
    }
}
