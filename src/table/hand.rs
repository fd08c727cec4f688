//! What the person at the table has in hand: the picks made so far. Pure; knows no game and no Bevy.
//!
//! Mouse, keys and choosers all call [`Hand::touch`]; the rules say what continues and, where nothing does, why not.

use crate::rules::session::Session;
use crate::rules::{Cell, Mark, Pick, Refusal, Seat, Step};

/// The picks so far, and the cell cursor of the keyboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Picks that some legal order begins with.
    pub picks: Vec<Pick>,
    /// Cell under the keyboard's cursor, once a key has moved it.
    pub cursor: Option<Cell>,
    /// A choice made beforehand: the next cell is played with it at once. See [`armable`].
    pub armed: Option<u8>,
}

/// What a touch led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The pick was taken; more is needed.
    Taken,
    /// Another piece was taken instead.
    Changed,
    /// A choice was armed, or laid down again.
    Armed,
    /// The path is complete: this order is to be played.
    Complete(Seat, Vec<Pick>),
    /// Nothing continues here, and why; the picks stay.
    Refused(Refusal<String>),
}

/// The seat that the person at the table decides for: the lowest seat that is asked. After the end, seat 1.
#[must_use]
pub fn acting_seat(session: &dyn Session) -> Seat {
    session.asked().iter().next().unwrap_or(Seat(0))
}

/// The choices that can be armed now: those that complete an order right after the cell on which something is placed.
#[must_use]
pub fn armable(session: &dyn Session) -> Vec<u8> {
    let seat = acting_seat(session);
    let ends = |cell: Pick| -> Vec<u8> {
        let next = session.next_steps(seat, &[cell]).into_iter();
        next.filter_map(|step| match step.pick {
            Pick::Choice(choice) => session.order_of(seat, &[cell, step.pick]).map(|_| choice),
            Pick::Cell(_) => None,
        })
        .collect()
    };
    if session.info().choices.is_empty() {
        return Vec::new();
    }
    let places = session.next_steps(seat, &[]).into_iter().filter(|step| step.mark == Mark::Place);
    places.map(|step| ends(step.pick)).find(|choices| !choices.is_empty()).unwrap_or_default()
}

impl Hand {
    /// Touches a cell or takes a choice.
    pub fn touch(&mut self, session: &dyn Session, pick: Pick) -> Touch {
        let seat = acting_seat(session);
        if let Pick::Choice(choice) = pick
            && self.picks.is_empty()
            && armable(session).contains(&choice)
        {
            self.armed = (self.armed != Some(choice)).then_some(choice);
            return Touch::Armed;
        }
        if session.next_steps(seat, &self.picks).iter().any(|step| step.pick == pick) {
            self.picks.push(pick);
            return self.completed(session, seat).unwrap_or(Touch::Taken);
        }
        let starts = session.next_steps(seat, &[]).iter().any(|step| step.pick == pick);
        if self.picks.len() == 1 && starts {
            self.picks = vec![pick];
            return self.completed(session, seat).unwrap_or(Touch::Changed);
        }
        Touch::Refused(session.refuse(seat, &self.picks, pick))
    }

    /// Puts what is in hand on a cell: never takes another piece instead.
    pub fn put(&mut self, session: &dyn Session, pick: Pick) -> Touch {
        let seat = acting_seat(session);
        if session.next_steps(seat, &self.picks).iter().any(|step| step.pick == pick) {
            return self.touch(session, pick);
        }
        Touch::Refused(session.refuse(seat, &self.picks, pick))
    }

    fn completed(&mut self, session: &dyn Session, seat: Seat) -> Option<Touch> {
        if session.order_of(seat, &self.picks).is_none() {
            let armed = [self.picks.as_slice(), &[Pick::Choice(self.armed?)]].concat();
            session.order_of(seat, &armed)?;
            self.picks = armed;
        }
        Some(Touch::Complete(seat, std::mem::take(&mut self.picks)))
    }

    /// Takes back the last pick, or lays down what is armed; `false` if there was neither.
    pub fn back(&mut self) -> bool {
        self.picks.pop().is_some() || self.armed.take().is_some()
    }

    /// Whether anything is in hand that [`Self::back`] would take back.
    #[must_use]
    pub const fn holds(&self) -> bool {
        !self.picks.is_empty() || self.armed.is_some()
    }

    /// Lets go of all picks; the cursor stays, and so does what is armed.
    pub fn drop_picks(&mut self) {
        self.picks.clear();
    }

    /// The cell touched last.
    #[must_use]
    pub fn last_cell(&self) -> Option<Cell> {
        self.picks.iter().rev().find_map(|pick| match pick {
            Pick::Cell(cell) => Some(*cell),
            Pick::Choice(_) => None,
        })
    }

    /// What can come next.
    #[must_use]
    pub fn next(&self, session: &dyn Session) -> Vec<Step> {
        session.next_steps(acting_seat(session), &self.picks)
    }

    /// What the piece on `cell` could do if it were taken: for showing under the pointer.
    #[must_use]
    pub fn foresee(&self, session: &dyn Session, cell: Cell) -> Vec<Step> {
        let mut picks = self.picks.clone();
        picks.push(Pick::Cell(cell));
        let taken = self.next(session).iter().any(|step| step.pick == Pick::Cell(cell) && step.mark == Mark::Take);
        if taken { session.next_steps(acting_seat(session), &picks) } else { Vec::new() }
    }
}
