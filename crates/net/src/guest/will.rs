//! What the person at a guest's computer wants.

use super::{Guest, Want};
use crate::bytes::Hash;
use crate::fault::Fault;
use crate::frame::{Frame, PHRASES};
use crate::host::{AWAY_AFTER, salt};
use crate::log::{Event, Said, Wish};
use crate::seal;
use crate::table::Table;
use ludoteca_rules::{Refusal, Seat, Text};
use std::time::Duration;

impl Guest {
    /// The seat of the person here that is to decide now, and has not decided yet.
    #[must_use]
    pub fn deciding(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let mine = table.seats_of(self.identity.public());
        table.asked().iter().find(|seat| mine.contains(*seat) && !self.has_said_order(*seat))
    }

    /// Takes a place after all, under this name: this one, or the first that is free.
    pub fn sit(&mut self, name: String, place: Option<u8>) {
        self.name = name;
        self.want = Want::Place(place);
        if self.open {
            self.sit_down();
        }
    }

    /// The name of the person here.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the person here wants a place.
    #[must_use]
    pub const fn wants_a_place(&self) -> bool {
        matches!(self.want, Want::Place(_))
    }

    /// The seat for which the person here speaks: the one that is to decide, of the own ones.
    #[must_use]
    pub fn speaker(&self) -> Option<Seat> {
        self.deciding().or_else(|| self.seats().iter().next())
    }

    /// Whether an order of this seat is on its way.
    fn has_said_order(&self, seat: Seat) -> bool {
        self.said.iter().any(|said| match &said.event {
            Event::Move { seat: by, .. } => *by == seat.0,
            Event::Commit(commit) => commit.seat == seat.0,
            _ => false,
        })
    }

    /// Plays or seals an order of a seat of the person here.
    ///
    /// # Errors
    /// Why not, in words. An order that can be handed in all the same stands beside them, and is meant where the text
    /// is just that.
    pub fn order(&mut self, seat: Seat, text: &str, now: Duration) -> Result<(), Refusal<String>> {
        self.now = now;
        let (table, on) = self.playing(seat).map_err(|fault| Refusal::new(fault.text()))?;
        if table.paused().is_some() {
            return Err(Refusal::new(Fault::NotNow.text()));
        }
        let session = table.session().ok_or_else(|| Refusal::new(Fault::NotNow.text()))?;
        let order = match session.read_order(seat, text) {
            Ok(order) => order,
            Err(refusal) if refusal.sealable.as_deref() == Some(text) => text.to_owned(),
            Err(refusal) => return Err(refusal),
        };
        if self.has_said_order(seat) || !table.asked().contains(seat) {
            return Err(Refusal::new(Text::new("refuse-not-your-turn")));
        }
        let several = session.asked().len() > 1;
        let spent = u64::try_from(now.saturating_sub(self.seen.1).as_millis()).unwrap_or(0);
        let event = if several {
            let random = salt(&mut self.entropy).0;
            let commit = seal::seal(&self.identity, (seat.0, on), &order, random, spent);
            Event::Commit(commit.map_err(|fault| Refusal::new(fault.text()))?)
        } else {
            Event::Move { seat: seat.0, on, text: order, spent }
        };
        self.say(event);
        Ok(())
    }

    /// The table, and what is on its board, where the person here has this seat and the game goes on.
    fn playing(&self, seat: Seat) -> Result<(&Table, Hash), Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotNow)?;
        let on = table.on().ok_or(Fault::NotNow)?;
        if table.ending().is_some() {
            return Err(Fault::Over);
        }
        self.may_decide()?;
        if self.seats().contains(seat) { Ok((table, on)) } else { Err(Fault::Place) }
    }

    fn may_decide(&self) -> Result<(), Fault> {
        if self.is_held() { Err(Fault::Held) } else { Ok(()) }
    }

    /// Asks the others for something.
    ///
    /// # Errors
    /// Nobody can ask for it here and now.
    pub fn ask(&mut self, seat: Seat, what: Wish) -> Result<(), Fault> {
        let (_, on) = self.playing(seat)?;
        self.say_once(Event::Ask { seat: seat.0, on, what })
    }

    /// Answers what another asked for.
    ///
    /// # Errors
    /// Nobody asked.
    pub fn answer_question(&mut self, agree: bool) -> Result<(), Fault> {
        self.may_decide()?;
        let mine = self.seats();
        let table = self.table.as_ref().ok_or(Fault::NotNow)?;
        let asked = table.question().ok_or(Fault::NotNow)?;
        let ask = asked.ask;
        let open = mine.iter().find(|seat| !asked.agreed.contains(*seat)).ok_or(Fault::NotNow)?;
        self.say_once(Event::Answer { seat: open.0, ask, agree })
    }

    /// Ends a pause.
    ///
    /// # Errors
    /// There is none.
    pub fn resume(&mut self, seat: Seat) -> Result<(), Fault> {
        let (table, _) = self.playing(seat)?;
        let pause = table.paused().ok_or(Fault::NotNow)?;
        self.say_once(Event::Resume { seat: seat.0, pause })
    }

    /// Gives the game up.
    ///
    /// # Errors
    /// It is over, or not the person's own.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Fault> {
        let (_, on) = self.playing(seat)?;
        self.say_once(Event::Resign { seat: seat.0, on })
    }

    /// Takes the game of somebody who has been away for long, or leaves it for another day.
    ///
    /// # Errors
    /// [`Fault::Time`] before [`AWAY_AFTER`].
    pub fn absent(&mut self, seat: Seat, away: Seat, claim: bool, now: Duration) -> Result<(), Fault> {
        let (_, on) = self.playing(seat)?;
        if self.away(away, now).is_none_or(|long| long < AWAY_AFTER) {
            return Err(Fault::Time);
        }
        self.say_once(Event::Away { seat: seat.0, on, away: away.0, claim })
    }

    /// Says one of the fixed sentences to all at the table.
    ///
    /// # Errors
    /// There is no such sentence, or no line to the host.
    pub fn phrase(&mut self, seat: Seat, phrase: u8) -> Result<(), Fault> {
        self.may_decide()?;
        if phrase >= PHRASES || !self.open || !self.seats().contains(seat) {
            return Err(Fault::NotNow);
        }
        self.send(&Frame::Phrase { seat: seat.0, phrase });
        Ok(())
    }

    /// Whether something that the person here said is still on its way.
    #[must_use]
    pub fn waits(&self) -> bool {
        !self.said.is_empty()
    }

    fn say_once(&mut self, event: Event) -> Result<(), Fault> {
        if self.said.iter().any(|said: &Said| said.event == event) {
            return Err(Fault::Twice);
        }
        self.say(event);
        Ok(())
    }
}
