//! A class is given homework: whoever has no game works through a deck at the door, and what comes of it is written
//! down when the class follows.

use crate::classroom::Classroom;
use crate::homework::{Given, homework_path};
use crate::news::News;
use crate::shown::HomeworkShown;
use ludoteca_homework::{Homework, slip};
use ludoteca_lessons::{DeckError, read, shipped};
use ludoteca_net::Bytes;
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use std::path::PathBuf;
use std::sync::Arc;

impl Classroom {
    /// Gives homework: the text of a deck, or the id of one that comes with the program. Whoever has no game is led to
    /// it; a question to everybody and an open board come first. Homework that is given already ends.
    ///
    /// # Errors
    /// It is no deck, or the file of its results cannot be used.
    pub fn give_homework(&mut self, deck: &str) -> Result<(), Failure> {
        self.keep_homework();
        let catalogue = &self.room.catalogue;
        let text = shipped::find(catalogue, deck.trim()).map_or(deck, |shipped| shipped.text);
        let deck = read(text, catalogue).map_err(|faults| {
            Failure::Input(faults.first().map_or_else(|| Text::new("deck-empty"), DeckError::text))
        })?;
        let pupils = self.pupils();
        let given = Given::new(catalogue, self.path(), Arc::new(deck), (&pupils, self.room.wake.clone()))?;
        self.end_homework();
        self.given = Some(given);
        for board in &mut self.boards {
            board.left = board.log().ended().is_some();
        }
        self.lay_out_anew();
        Ok(())
    }

    /// Ends the homework, and leads everybody elsewhere; whether any was given. Its results stay to be seen.
    pub fn end_homework(&mut self) -> bool {
        self.keep_homework();
        let Some(given) = self.given.take() else { return false };
        if let Some(before) = self.ended.replace(given).filter(Given::is_unwritten) {
            self.unwritten.push(before);
        }
        self.boards.iter_mut().for_each(|board| board.left = false);
        self.lay_out_anew();
        true
    }

    /// Whether homework is given.
    #[must_use]
    pub const fn has_homework(&self) -> bool {
        self.given.is_some()
    }

    /// The results of the homework that is given, or of what ended last, and the numbers of those lines of its file
    /// that could not be read.
    #[must_use]
    pub fn homework(&self) -> Option<(&Homework, &[usize])> {
        self.given.as_ref().or(self.ended.as_ref()).map(Given::results)
    }

    /// Where these results are kept.
    #[must_use]
    pub fn homework_file(&self) -> Option<PathBuf> {
        let (homework, _) = self.homework()?;
        Some(homework_path(self.path(), homework.deck()))
    }

    /// Puts a slip into these results: whose it is, how many exercises are solved on it, and how many there are.
    ///
    /// # Errors
    /// There is no homework, it is no slip of it, or the file cannot be written.
    pub fn take_slip(&mut self, letters: &str) -> Result<(String, usize, usize), Failure> {
        let path = self.path().to_owned();
        let pupils: Vec<String> = self.sheet().pupils().iter().map(|pupil| pupil.name.clone()).collect();
        let given = self.given.as_mut().or(self.ended.as_mut());
        let given = given.ok_or_else(|| Failure::Input(Text::new("class-serve-no-homework")))?;
        let (number, work) = slip::read(given.deck(), letters, pupils.len()).map_err(Failure::Input)?;
        let name = pupils[number - 1].clone();
        given.note(&self.room.catalogue, &path, &[(name.clone(), work.clone())])?;
        Ok((name, work.solved(), work.exercises().len()))
    }

    /// Writes down what is new of all homework; what cannot be written is told once, and tried again.
    pub(crate) fn keep_homework(&mut self) {
        let pupils = self.pupils();
        let path = self.path().to_owned();
        let all = self.given.iter_mut().chain(&mut self.ended).chain(&mut self.unwritten);
        let failed: Vec<Failure> = all.filter_map(|given| given.keep(&self.room.catalogue, &path, &pupils)).collect();
        self.unwritten.retain(Given::is_unwritten);
        self.news.extend(failed.into_iter().map(News::Failed));
    }

    /// The homework as it is to be seen by the teacher.
    pub(crate) fn homework_shown(&self) -> Option<HomeworkShown> {
        let given = self.given.as_ref().or(self.ended.as_ref())?;
        let names = self.sheet().pupils().iter().map(|pupil| pupil.name.as_str());
        Some(given.shown(self.has_homework(), names))
    }

    /// Everybody's name, with the token of their card.
    fn pupils(&self) -> Vec<(String, Bytes<16>)> {
        let names = self.sheet().pupils().iter().map(|pupil| pupil.name.clone());
        names.zip(self.cards().iter().map(|card| card.token)).collect()
    }
}

/// What is not written yet is tried once more when the class closes.
impl Drop for Classroom {
    fn drop(&mut self) {
        let all = self.given.iter_mut().chain(&mut self.ended).chain(&mut self.unwritten);
        all.for_each(Given::try_now);
        self.keep_homework();
    }
}
