//! What a page asks for.

use super::Browser;
use crate::hand::Touch;
use crate::message::Asked;
use crate::state::Past;
use ludoteca_net::{Fault, Table};
use ludoteca_rules::{Cell, Pick, Refusal, Seat, Text};
use std::time::Duration;

impl Browser {
    /// Does what a page asks for.
    pub(super) fn obey(&mut self, asked: Asked, now: Duration) {
        let done = match asked {
            // Said once, first of all.
            Asked::Hello { .. } | Asked::Card { .. } => return self.bye(&Text::new("page-other-version"), false),
            Asked::Beat => Ok(()),
            // The place was given by the host.
            Asked::Sit { .. } | Asked::Watch if self.led => Err(Refusal::new(Fault::Place.text())),
            Asked::Sit { name } => {
                self.sit(&name);
                Ok(())
            }
            Asked::Watch => {
                self.watches = true;
                Ok(())
            }
            Asked::Careful(careful) => {
                self.careful = careful;
                Ok(())
            }
            Asked::Language(tag) => {
                self.line.speak(&tag);
                Ok(())
            }
            Asked::Onward if self.offers_homework() => {
                // Whoever comes anew is led there.
                return self.bye(&Text::new("page-loading"), true);
            }
            // What is in hand stays there.
            _ if self.guest.is_held() => Err(Refusal::new(Fault::Held.text())),
            Asked::Touch { cell } => self.touch(Pick::Cell(Cell(cell)), now),
            Asked::Choose { choice } => self.touch(Pick::Choice(choice), now),
            Asked::Play => match self.hand.agree() {
                Some(order) => self.order(&order, now),
                None => Ok(()),
            },
            Asked::Back => {
                self.hand.back();
                Ok(())
            }
            Asked::Drop => {
                self.hand.drop_all();
                Ok(())
            }
            Asked::About { cell } => {
                self.about(Cell(cell), now);
                Ok(())
            }
            Asked::Look(look) => {
                let node = self.session().and_then(|play| Past::of(play, self.looked).look(look));
                self.looked = node;
                Ok(())
            }
            said => self.say(&said, now).map_err(|fault| Refusal::new(fault.text())),
        };
        if let Err(refusal) = done {
            self.line.refuse(&refusal.text);
        }
    }

    fn session(&self) -> Option<&dyn ludoteca_rules::session::Session> {
        self.table().and_then(Table::session)
    }

    /// Says something to the others.
    fn say(&mut self, said: &Asked, now: Duration) -> Result<(), Fault> {
        let seat = self.guest.speaker().ok_or(Fault::NotNow)?;
        match said {
            Asked::Ask(wish) => self.guest.ask(seat, *wish),
            Asked::Answer(agree) => self.guest.answer_question(*agree),
            Asked::Resume => self.guest.resume(seat),
            Asked::Resign => self.guest.resign(seat),
            Asked::Phrase(number) => self.guest.phrase(seat, *number),
            Asked::Absent { claim } => {
                let gone = self.guest.gone(now).ok_or(Fault::Time)?;
                self.guest.absent(seat, gone, *claim, now)
            }
            _ => Err(Fault::NotNow),
        }
    }

    /// Touches something with the hand.
    fn touch(&mut self, pick: Pick, now: Duration) -> Result<(), Refusal<String>> {
        if self.looked.take().is_some() {
            return Ok(());
        }
        let Some(seat) = self.guest.deciding() else { return Err(Refusal::new(self.why_not())) };
        let table = self.guest.table().filter(|table| table.paused().is_none());
        let Some(play) = table.and_then(Table::session) else {
            return Err(Refusal::new(Text::new("page-paused-line")));
        };
        self.hand.take_seat(seat);
        match self.hand.touch(play, pick, self.careful) {
            Touch::Changed => Ok(()),
            Touch::Complete(order) => self.order(&order, now),
            Touch::Refused(refusal) => Err(refusal),
        }
    }

    /// Why nothing can be touched now.
    fn why_not(&self) -> Text {
        let Some(table) = self.guest.table() else { return Fault::NotNow.text() };
        if table.ending().is_some() {
            return Text::new("refuse-over");
        }
        if table.session().is_none() {
            return Text::new("net-waiting");
        }
        if self.guest.seats().is_empty() {
            return Text::new("page-watching");
        }
        if self.owes() { Text::new("refuse-sealed") } else { Text::new("refuse-not-your-turn") }
    }

    /// Gives an order.
    fn order(&mut self, order: &str, now: Duration) -> Result<(), Refusal<String>> {
        let seat: Seat = self.guest.deciding().ok_or_else(|| Refusal::new(self.why_not()))?;
        self.hand.drop_picks();
        self.guest.order(seat, order, now)
    }

    /// Says what stands on a cell, and what it could do.
    fn about(&mut self, cell: Cell, now: Duration) {
        let told = self.with_scene(now, |scene| scene.on_board().about(cell));
        if let Some(told) = told.flatten() {
            self.line.say(&told);
        }
    }
}
