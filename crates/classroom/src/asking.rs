//! Everybody moves: the whole class is asked for a move in one position, and its boards are stopped meanwhile.

use crate::classroom::Classroom;
use crate::question::{Answers, Posed, play};
use crate::shown::QuestionShown;
use ludoteca_store::Failure;

impl Classroom {
    /// Asks everybody for a move, and stops all boards meanwhile. `game` is as records write it, `position` a position
    /// of it as text, a record of any game, or nothing for the start. A question that is open is closed first.
    ///
    /// # Errors
    /// There is no such game or position, or nobody is to move there.
    pub fn ask_all(&mut self, game: &str, position: &str) -> Result<(), Failure> {
        let posed = Posed::new(play(&self.room.catalogue, game, position)?, self.room.wake.clone())?;
        self.answered = self.answers();
        self.posed = Some(posed);
        self.room.asking = true;
        // First of all, so that nobody is told at the own board that it is stopped.
        self.lay_out_anew();
        self.hold_boards();
        Ok(())
    }

    /// Closes the question that is open, and leads everybody back; what was answered, or `None` if none was open.
    pub fn close_question(&mut self) -> Option<Answers> {
        self.answered = self.answers();
        self.posed.take()?;
        self.room.asking = false;
        self.hold_boards();
        self.lay_out_anew();
        self.answered.clone()
    }

    /// Whether a question is open.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.posed.is_some()
    }

    /// What was answered so far to the question that is open, or to the one that was closed last.
    #[must_use]
    pub fn answers(&self) -> Option<Answers> {
        let Some(posed) = &self.posed else { return self.answered.clone() };
        let pupils = self.sheet().pupils().iter().zip(self.cards());
        Some(posed.answers(pupils.map(|(pupil, card)| (pupil.name.as_str(), card.token))))
    }

    /// The question that is open, as it is to be seen.
    pub(crate) fn question_shown(&self) -> Option<QuestionShown> {
        let posed = self.posed.as_ref()?;
        Some(posed.shown(&self.answers()?, self.arrived()))
    }
}
