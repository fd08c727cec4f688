//! Somebody who picks moves at no table and with nobody else: what their page may ask for.

use crate::hand::Hand;
use crate::line::PageLine;
use crate::message::{Asked, Told};
use ludoteca_net::Fault;
use ludoteca_rules::{Cell, Pick, Refusal, Text};

/// Somebody at no table, with a hand of their own.
pub(crate) trait Alone {
    /// The line to their page.
    fn line(&mut self) -> &mut PageLine;

    /// What they hold.
    fn hand(&mut self) -> &mut Hand;

    /// Whether a whole order waits from now on until it is agreed to.
    fn set_careful(&mut self, careful: bool);

    /// Touches something with the hand.
    fn touch(&mut self, pick: Pick) -> Result<(), Refusal<String>>;

    /// An order was picked, and agreed to.
    fn order(&mut self, order: String);

    /// What stands on a cell, and what it could do.
    fn about(&self, cell: Cell) -> Option<Told>;

    /// Does what can be asked for here alone.
    fn more(&mut self, _asked: Asked) -> Result<(), Refusal<String>> {
        Err(Refusal::new(Fault::NotNow.text()))
    }

    /// Does what the page asks for.
    fn obey(&mut self, asked: Asked) {
        let done = match asked {
            Asked::Hello { .. } | Asked::Card { .. } => {
                return self.line().bye(&Text::new("page-other-version"), false);
            }
            Asked::Beat => Ok(()),
            Asked::Careful(careful) => {
                self.set_careful(careful);
                Ok(())
            }
            Asked::Language(tag) => {
                self.line().speak(&tag);
                Ok(())
            }
            Asked::Touch { cell } => self.touch(Pick::Cell(Cell(cell))),
            Asked::Choose { choice } => self.touch(Pick::Choice(choice)),
            Asked::Play => {
                if let Some(order) = self.hand().agree() {
                    self.order(order);
                }
                Ok(())
            }
            Asked::Back => {
                self.hand().back();
                Ok(())
            }
            Asked::Drop => {
                self.hand().drop_all();
                Ok(())
            }
            Asked::About { cell } => {
                if let Some(told) = self.about(Cell(cell)) {
                    self.line().say_after(told);
                }
                Ok(())
            }
            Asked::Sit { .. } | Asked::Watch => Err(Refusal::new(Fault::Place.text())),
            asked => self.more(asked),
        };
        if let Err(refusal) = done {
            self.line().refuse(&refusal.text);
        }
    }
}
