//! Everybody moves: the whole class is asked for a move in one position, and its boards are stopped meanwhile. Then the
//! truth is found about what was answered.

use crate::asked::{Answers, Matter, Posed, play};
use crate::classroom::Classroom;
use crate::shown::{QuestionShown, TruthShown};
use ludoteca_lessons::{Asked, DeckError, Exercise, Plan, plan_of, read, read_plan, shipped};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::Failure;
use std::sync::Arc;

impl Classroom {
    /// Asks everybody for a move, and stops all boards meanwhile. `game` is as records write it, `position` a position
    /// of it as text, a record of any game, or nothing for the start. A question that is open is closed first.
    ///
    /// # Errors
    /// There is no such game or position, or nobody is to move there.
    pub fn ask_all(&mut self, game: &str, position: &str) -> Result<(), Failure> {
        let posed = Posed::new(play(&self.room.catalogue, game, position)?, self.room.wake.clone())?;
        self.pose(posed, None);
        Ok(())
    }

    /// Asks everybody to which cells the piece on a cell can go, which is given by its name; the rest is as for
    /// [`Classroom::ask_all`].
    ///
    /// # Errors
    /// There is no such game or position, or no piece on that cell that could move now.
    pub fn ask_where(&mut self, game: &str, position: &str, cell: &str) -> Result<(), Failure> {
        let play = play(&self.room.catalogue, game, position)?;
        self.pose(Posed::about_piece(play, cell, self.room.wake.clone())?, None);
        Ok(())
    }

    /// Asks everybody for the move of an exercise, by its number from 1: what it says itself is then the truth. `deck`
    /// is the name of a deck of the program, or the text of one.
    ///
    /// # Errors
    /// There is no such deck or exercise.
    pub fn ask_exercise(&mut self, deck: &str, number: usize) -> Result<(), Failure> {
        let exercise = exercise(&self.room.catalogue, deck, number)?;
        let posed = Posed::new(exercise.begin(), self.room.wake.clone())?;
        self.pose(posed, Some(exercise));
        Ok(())
    }

    /// Asks everybody what a step of a lesson plan asks, by its number from 1: for the move that reaches a goal, whose
    /// answers are then the truth, or where a piece can go. `plan` is the name of a game, or the text of a plan.
    ///
    /// # Errors
    /// There is no such plan or step, or it asks nothing that is answered with a touch.
    pub fn ask_step(&mut self, plan: &str, number: usize) -> Result<(), Failure> {
        let plan = plan_text(&self.room.catalogue, plan)?;
        let step = number.checked_sub(1).and_then(|place| plan.steps.get(place));
        let unknown =
            || Text::new("class-ask-step").with_number("number", number).with_number("last", plan.steps.len());
        let step = step.ok_or_else(|| Failure::Input(unknown()))?;
        let asked = step.question.as_ref().zip(step.board.as_ref());
        let aloud = || Failure::Input(Text::new("class-ask-aloud").with_number("number", number));
        let (question, board) = asked.ok_or_else(aloud)?;
        let wake = self.room.wake.clone();
        match &question.asked {
            Asked::Goal(_) => self.pose(Posed::new(board.begin(), wake)?, step.exercise()),
            Asked::Where(piece) => {
                let cell = board.begin().info().geometry.name(*piece).to_string();
                self.pose(Posed::about_piece(board.begin(), &cell, wake)?, None);
            }
            _ => return Err(aloud()),
        }
        Ok(())
    }

    fn pose(&mut self, posed: Posed, exercise: Option<Exercise>) {
        let catalogue = self.room.catalogue.clone();
        let (position, seat, piece) = (posed.position.clone(), posed.seat, posed.question.piece());
        self.seeker.turn_to(Matter { catalogue, position, seat, piece, exercise });
        self.answered = self.answers();
        self.posed = Some(posed);
        self.room.asking = true;
        // First of all, so that nobody is told at the own board that it is stopped.
        self.lay_out_anew();
        self.hold_boards();
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

    /// Takes in how many hands were raised for an answer to the question that is open, instead of what was counted for
    /// it before; none takes it away.
    ///
    /// # Errors
    /// No question is open, it is no order there, or more hands than a school has.
    pub fn count_hands(&mut self, order: &str, count: usize) -> Result<(), Failure> {
        let closed = || Failure::Input(Text::new("class-hands-closed"));
        self.posed.as_mut().ok_or_else(closed)?.count_hands(order, count)
    }

    /// Finds out the truth about what was answered so far to the question that is open, or to the one that was closed
    /// last: it is told as [`News::Truth`](crate::News::Truth) once it is known, and nothing waits for it.
    ///
    /// # Errors
    /// Nothing was asked yet.
    pub fn seek_truth(&mut self) -> Result<(), Failure> {
        let nothing = || Failure::Input(Text::new("class-truth-nothing"));
        let counts = self.answers().ok_or_else(nothing)?.counts();
        self.seeker.seek(counts, &self.room.wake);
        Ok(())
    }

    /// The truth about the last question, once it was asked for and is known.
    #[must_use]
    pub fn truth(&self) -> Option<Arc<TruthShown>> {
        self.seeker.found()
    }

    /// Whether the truth is being found out.
    #[must_use]
    pub const fn is_seeking(&self) -> bool {
        self.seeker.is_seeking()
    }

    /// The question that is open, as it is to be seen.
    pub(crate) fn question_shown(&self) -> Option<QuestionShown> {
        let posed = self.posed.as_ref()?;
        Some(posed.shown(&self.answers()?, self.arrived()))
    }
}

/// The plan of a game of the program, or the one in a text.
fn plan_text(catalogue: &Catalogue, plan: &str) -> Result<Plan, Failure> {
    let none = || Failure::Input(Text::new("plan-game-none").with("game", shorten(plan)));
    let read = if plan.contains('[') {
        read_plan(plan, catalogue)
    } else {
        plan_of(catalogue, plan.trim()).ok_or_else(none)?
    };
    read.map_err(|faults| Failure::Input(faults.first().map_or_else(|| Text::new("plan-none"), DeckError::text)))
}

/// An exercise by its number, from 1, in a deck of the program or in the text of one.
fn exercise(catalogue: &Catalogue, deck: &str, number: usize) -> Result<Exercise, Failure> {
    let wrong = |text: Text| Failure::Input(text);
    let text = match shipped::find(catalogue, deck.trim()) {
        Some(shipped) => shipped.text,
        None if deck.contains('[') => deck,
        None => return Err(wrong(Text::new("class-ask-deck").with("deck", shorten(deck)))),
    };
    let fault = |faults: Vec<DeckError>| faults.first().map_or_else(|| Text::new("deck-empty"), DeckError::text);
    let mut exercises = read(text, catalogue).map_err(|faults| wrong(fault(faults)))?.exercises;
    if !(1..=exercises.len()).contains(&number) {
        let text = Text::new("class-ask-exercise").with_number("number", number);
        return Err(wrong(text.with_number("last", exercises.len())));
    }
    Ok(exercises.swap_remove(number - 1))
}
