//! The teacher plays against all who want: pupils are led to those tables and back.

use crate::asked::play;
use crate::classroom::Classroom;
use crate::news::News;
use crate::tables::{Against, First, TeacherBoard, TeacherSays};
use ludoteca_class::Outcome;
use ludoteca_clock::Control;
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_server::Served;
use ludoteca_store::Failure;

impl Classroom {
    /// Opens a table for each pupil who has a page open, and for each who comes later: the teacher sits at one place,
    /// the pupil at the other. Whoever has a game in the round stays there until it is over. `game` is as records write
    /// it, `clock` how time is given, or nothing. No result of it is written into the sheet.
    ///
    /// # Errors
    /// Such games are open already; there is no such game or clock, or the game is not for two.
    pub fn play_all(&mut self, game: &str, first: First, clock: &str) -> Result<(), Failure> {
        let wrong = |key| Failure::Input(Text::new(key));
        if self.against.is_some() {
            return Err(wrong("class-all-open"));
        }
        let seats = play(&self.room.catalogue, game, "")?.seats();
        if seats != 2 {
            return Err(wrong("class-all-two"));
        }
        if !clock.is_empty() && Control::parse_all(clock, seats).is_none() {
            return Err(Failure::Input(Text::new("cli-net-bad-clock").with("clock", shorten(clock))));
        }
        let (game, clock, name) = (game.to_owned(), clock.to_owned(), self.room.tables.name());
        self.against = Some(Against::new(game, first, clock, name));
        self.follow_against();
        Ok(())
    }

    /// Closes those games, whether they are over or not, and leads everybody back.
    ///
    /// # Errors
    /// None are open.
    pub fn end_play_all(&mut self) -> Result<(), Failure> {
        self.against.take().ok_or_else(|| Failure::Input(Text::new("class-all-none")))?;
        self.lay_out_anew();
        Ok(())
    }

    /// Whether the teacher plays against all who want.
    #[must_use]
    pub const fn plays_all(&self) -> bool {
        self.against.is_some()
    }

    /// The boards at which the teacher plays.
    #[must_use]
    pub fn teacher_boards(&self) -> &[TeacherBoard] {
        self.against.as_ref().map_or(&[], Against::boards)
    }

    /// The teacher moves at a board, by its number from 1, or says something else there.
    ///
    /// # Errors
    /// There is no such board, and why it cannot be said there now.
    pub fn teacher_says(&mut self, board: usize, says: TeacherSays) -> Result<(), Failure> {
        self.follow_against();
        let against = self.against.as_mut().ok_or_else(|| Failure::Input(Text::new("class-all-none")))?;
        let last = against.boards().len();
        let there = against.board_mut(board);
        let none = || Text::new("class-all-board").with_number("board", board).with_number("last", last);
        there.ok_or_else(none).and_then(|board| board.say(says)).map_err(Failure::Input)
    }

    /// Takes in what happened at those boards, and opens tables for those who have come.
    pub(crate) fn follow_against(&mut self) {
        let Some(mut against) = self.against.take() else { return };
        let (refused, over) = against.follow();
        let mut lead = !over.is_empty();
        self.news.extend(refused.into_iter().map(|fault| News::Failed(Failure::Input(fault.text()))));
        self.news.extend(over.into_iter().map(News::Against));
        for (pupil, card) in self.cards().to_vec().iter().enumerate() {
            if against.has(pupil) || !self.is_here(pupil) || self.plays_in_round(pupil) {
                continue;
            }
            lead = true;
            self.news.extend(against.open(&mut self.room, (pupil, card)).err().map(News::Failed));
        }
        self.against = Some(against);
        if lead {
            self.lay_out_anew();
        }
    }

    /// The table at which a pupil plays against the teacher, and the pupil's place. Where that game is over, a game of
    /// the round goes before.
    pub(crate) fn seat_against_teacher(&self, pupil: usize) -> Option<(Served, usize)> {
        let board = self.teacher_boards().iter().find(|board| board.pupil() == pupil)?;
        let stays = !board.log().is_over() || !self.plays_in_round(pupil);
        stays.then(|| (board.log().served().clone(), 1 - board.place()))
    }

    /// Whether somebody has a game in the last round that is not over.
    fn plays_in_round(&self, pupil: usize) -> bool {
        self.boards().iter().any(|board| {
            let pairing = self.sheet().rounds().get(board.round() - 1).and_then(|round| round.get(board.number() - 1));
            let open = pairing.is_some_and(|it| it.outcome == Outcome::Open);
            board.pupils().contains(&pupil) && open && !board.log().is_over()
        })
    }
}
