//! What a page asks for.

use super::Working;
use crate::alone::Alone;
use crate::hand::{Hand, Touch};
use crate::line::PageLine;
use crate::message::{Asked, Told};
use ludoteca_net::Fault;
use ludoteca_rules::{Cell, Pick, Refusal, Text};

impl Alone for Working {
    fn line(&mut self) -> &mut PageLine {
        &mut self.line
    }

    fn hand(&mut self) -> &mut Hand {
        &mut self.hand
    }

    fn set_careful(&mut self, careful: bool) {
        self.careful = careful;
    }

    /// What is shown of a wrong move goes at a touch.
    fn touch(&mut self, pick: Pick) -> Result<(), Refusal<String>> {
        if self.refuted {
            self.go_back();
            return Ok(());
        }
        if !self.decides() {
            let why = if self.course.is_done() { Text::new("page-work-touch") } else { Text::new("refuse-lesson") };
            return Err(Refusal::new(why));
        }
        self.over = false;
        match self.hand.touch(&*self.session, pick, self.careful) {
            Touch::Changed => Ok(()),
            Touch::Complete(order) => {
                self.order(order);
                Ok(())
            }
            Touch::Refused(refusal) => {
                // Nothing is sealed here, so nothing that the rules do not allow is proposed.
                if self.hand.proposed.as_ref().is_some_and(|proposed| proposed.illegal) {
                    self.hand.drop_picks();
                }
                Err(refusal)
            }
        }
    }

    /// It is to be judged.
    fn order(&mut self, order: String) {
        self.hand.drop_picks();
        self.attempt = self.course.ask(&order);
    }

    fn about(&self, cell: Cell) -> Option<Told> {
        self.with_scene(|scene| scene.about(cell))
    }

    fn more(&mut self, asked: Asked) -> Result<(), Refusal<String>> {
        match asked {
            Asked::Exercise { place } => self.go_to(place),
            Asked::Again => self.go_to(self.course.place()),
            Asked::Help => self.help(),
            Asked::Onward => self.go_on(),
            _ => Err(Refusal::new(Fault::NotNow.text())),
        }
    }
}

impl Working {
    /// Goes to an exercise.
    fn go_to(&mut self, place: usize) -> Result<(), Refusal<String>> {
        if place >= self.work.exercises().len() {
            return Err(Refusal::new(Fault::NotNow.text()));
        }
        self.over = false;
        self.new = true;
        self.begin(place);
        Ok(())
    }

    /// Gives a hint.
    fn help(&mut self) -> Result<(), Refusal<String>> {
        if self.refuted {
            self.go_back();
        }
        let hint = self.course.help().ok_or_else(|| Refusal::new(Text::new("page-work-no-hint")))?;
        self.work.note_help(self.course.place());
        self.new = true;
        self.hint = Some(hint);
        Ok(())
    }

    /// Goes on after an exercise, or from what would come of a wrong move.
    fn go_on(&mut self) -> Result<(), Refusal<String>> {
        if self.refuted {
            self.go_back();
            return Ok(());
        }
        let next = self.open_after(self.course.place()).filter(|_| self.course.is_done());
        next.map_or_else(|| Err(Refusal::new(Fault::NotNow.text())), |place| self.go_to(place))
    }
}
