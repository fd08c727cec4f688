//! What a page asks for.

use super::Working;
use crate::hand::Touch;
use crate::message::{Asked, Told};
use ludoteca_net::Fault;
use ludoteca_rules::{Cell, Pick, Refusal, Text};
use ludoteca_words::Language;

impl Working {
    /// Does what the page asks for.
    pub(super) fn obey(&mut self, asked: Asked) {
        self.changed |= asked != Asked::Beat;
        let done = match asked {
            Asked::Hello { .. } | Asked::Card { .. } => return self.bye(&Text::new("page-other-version"), false),
            Asked::Beat => Ok(()),
            Asked::Careful(careful) => {
                self.careful = careful;
                Ok(())
            }
            Asked::Language(tag) => {
                self.language = Language::parse(&tag);
                self.say_words();
                Ok(())
            }
            Asked::Touch { cell } => self.touch(Pick::Cell(Cell(cell))),
            Asked::Choose { choice } => self.touch(Pick::Choice(choice)),
            Asked::Play => {
                if let Some(order) = self.hand.agree() {
                    self.order(&order);
                }
                Ok(())
            }
            Asked::Back => {
                self.hand.back();
                Ok(())
            }
            Asked::Drop => {
                self.hand.drop_all();
                Ok(())
            }
            Asked::About { cell } => {
                let told = self.with_scene(|scene| scene.about(Cell(cell)));
                self.after.extend(told);
                Ok(())
            }
            Asked::Exercise { place } => self.go_to(place),
            Asked::Again => self.go_to(self.course.place()),
            Asked::Help => self.help(),
            Asked::Onward => self.go_on(),
            Asked::Sit { .. } | Asked::Watch => Err(Refusal::new(Fault::Place.text())),
            _ => Err(Refusal::new(Fault::NotNow.text())),
        };
        if let Err(refusal) = done {
            let text = self.words().say(&refusal.text);
            self.after.push(Told::Refused(text));
        }
    }

    /// Touches something with the hand. What is shown of a wrong move goes at a touch.
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
                self.order(&order);
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

    /// Gives an order to be judged.
    fn order(&mut self, order: &str) {
        self.hand.drop_picks();
        self.attempt = self.course.ask(order);
    }

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
