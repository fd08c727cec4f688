//! What happens at the tables and to the sheet is taken in: results are written down, a changed sheet is gone on with.

use crate::classroom::Classroom;
use crate::news::News;
use crate::sheet;
use crate::tables::{Against, Board};
use ludoteca_class::Outcome;

impl Classroom {
    /// Takes in what happened at the tables and to the sheet; what there is to tell, in this order, since this was
    /// asked last.
    pub fn follow(&mut self) -> Vec<News> {
        let now = sheet::stamp(self.path());
        if now != self.stamp {
            self.stamp = now;
            match sheet::read(self.path()) {
                Ok(sheet) => self.take(sheet),
                Err(failure) => self.news.push(News::Unread(failure)),
            }
        }
        self.admit_newcomers();
        if self.seeker.follow() {
            self.news.push(News::Truth);
        }
        let against = self.against.iter_mut().flat_map(Against::logs);
        self.room.follow(self.boards.iter_mut().map(Board::log_mut).chain(against).collect());
        self.follow_against();
        while let Some((place, outcome)) = self
            .boards
            .iter()
            .enumerate()
            .find_map(|(place, board)| Some((place, board.log().ended().filter(|_| !board.done)?)))
        {
            if !self.record(place, outcome) {
                break;
            }
        }
        self.keep_homework();
        std::mem::take(&mut self.news)
    }

    /// Writes down how a board ended; whether that is dealt with. What the teacher wrote stays.
    fn record(&mut self, place: usize, outcome: Option<Outcome>) -> bool {
        let board = &self.boards[place];
        let (round, number) = (board.round(), board.number());
        let Some(outcome) = outcome else {
            self.boards[place].done = true;
            // Both can go on with homework.
            self.lay_out_anew();
            self.news.push(News::Aborted(number));
            return true;
        };
        let mut refused = false;
        let mut written = false;
        let done = sheet::change(self.path(), |sheet| {
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
                if sheet == *self.sheet() {
                    // Nothing else says that both can go on with homework.
                    self.lay_out_anew();
                }
                self.take(sheet);
                if written {
                    self.tell_recorded(round, number);
                }
                true
            }
            // It is tried again, unless the sheet does not take it.
            Err(why) => {
                board.done = refused;
                if !std::mem::replace(&mut board.told, true) {
                    self.news.push(News::Unwritten { board: number, why });
                }
                refused
            }
        }
    }
}
