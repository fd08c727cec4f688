//! The orders being entered at this computer: the seat that decides and the picks made so far. Independent of the game.
//!
//! Mouse, keys and choosers all call [`Hand::touch`]; the rules decide which picks can follow and, where none can, say
//! why.

use super::players::seats::LocalSeats;
use bevy::prelude::{Component, Resource};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Mark, Pick, Refusal, Seat, SeatSet, Step};
use std::collections::BTreeMap;

/// The seat whose order is being entered, its picks so far, and the cell cursor of the keyboard.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The seat whose order is being entered.
    pub seat: Seat,
    /// The picks so far; some legal order begins with them.
    pub picks: Vec<Pick>,
    /// The picks of a whole order that waits until its player agrees to it; none are being made meanwhile.
    pub proposed: Option<Vec<Pick>>,
    /// Whether its player has agreed to what is proposed, which still waits for whoever reviews it.
    pub agreed: bool,
    /// Cell under the keyboard's cursor, once a key has moved it.
    pub cursor: Option<Cell>,
    /// The choice that a gamepad has reached and would take.
    pub reached: Option<u8>,
    /// A choice made in advance: the next cell completes an order with it. See [`PlayView::armable`].
    pub armed: Option<u8>,
    /// What each seat armed last: it is armed again at that seat's next turn, where it can be.
    pub kept: BTreeMap<Seat, u8>,
}

/// Whether a person's order waits until it is agreed to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Confirming(pub bool);

/// Whether the orders of people in a play wait in their hand, agreed to, until somebody has looked whether they are
/// mistakes, and then plays them or asks once more. All else can be done meanwhile.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guarded(pub bool);

/// The cell of a play that the pointer is over.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoveredCell(pub Option<Cell>);

/// The cell of a play whose mark beside the piece the pointer is over.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoveredMark(pub Option<Cell>);

/// The result of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The pick was added; the order needs more.
    Taken,
    /// The pick replaced the one before: another piece is selected.
    Changed,
    /// A choice was armed or disarmed.
    Armed,
    /// The picks are a complete order, to be submitted or agreed to.
    Complete(Seat, Vec<Pick>),
    /// The order that was proposed is agreed to.
    Agreed(Seat, Vec<Pick>),
    /// No order continues with this pick, and why; the picks stay.
    Refused(Refusal<String>),
}

impl Hand {
    /// An empty hand for the lowest seat that is asked, whoever controls it.
    #[must_use]
    pub fn of(play: &dyn PlayView) -> Self {
        Self { seat: play.asked().iter().next().unwrap_or_default(), ..Self::default() }
    }

    /// Sets the seat whose order is entered. It stays the same while it is asked and local; else it is the lowest local
    /// seat that is asked, or, where there is none, the lowest seat that is asked.
    pub fn take_asked_seat(&mut self, local: LocalSeats, asked: SeatSet) {
        let here = local.among(asked);
        if here.contains(self.seat) {
            return;
        }
        if let Some(seat) = here.iter().next().or_else(|| asked.iter().next()) {
            self.take_seat(seat);
        }
    }

    /// Enters the order of this seat: the picks of another are cleared.
    pub fn take_seat(&mut self, seat: Seat) {
        if seat != self.seat {
            self.drop_picks();
            self.seat = seat;
        }
    }

    /// Arms what the seat armed last, if it can be armed now.
    pub fn arm_again(&mut self, play: &dyn PlayView) {
        let kept = self.kept.get(&self.seat).copied();
        self.armed = kept.filter(|choice| play.armable(self.seat).contains(choice));
    }

    fn arm(&mut self, choice: Option<u8>) {
        self.armed = choice;
        match choice {
            Some(choice) => _ = self.kept.insert(self.seat, choice),
            None => _ = self.kept.remove(&self.seat),
        }
    }

    /// Picks a cell or a choice. The last pick of a proposed order once more agrees to it; any other gives it up.
    pub fn touch(&mut self, play: &dyn PlayView, pick: Pick) -> Touch {
        let seat = self.seat;
        self.agreed = false;
        if let Some(proposed) = self.proposed.take()
            && proposed.last() == Some(&pick)
        {
            return Touch::Agreed(seat, proposed);
        }
        if let Pick::Choice(choice) = pick
            && self.picks.is_empty()
            && play.armable(seat).contains(&choice)
        {
            self.arm((self.armed != Some(choice)).then_some(choice));
            return Touch::Armed;
        }
        if play.next_steps(seat, &self.picks).iter().any(|step| step.pick == pick) {
            self.picks.push(pick);
            return self.completed(play, seat).unwrap_or(Touch::Taken);
        }
        let starts = play.next_steps(seat, &[]).iter().any(|step| step.pick == pick);
        if self.picks.len() == 1 && starts {
            self.picks = vec![pick];
            return self.completed(play, seat).unwrap_or(Touch::Changed);
        }
        Touch::Refused(play.refuse(seat, &self.picks, pick))
    }

    /// Picks the cell on which a dragged piece was released: unlike [`Self::touch`], never selects another piece
    /// instead.
    pub fn put(&mut self, play: &dyn PlayView, pick: Pick) -> Touch {
        let seat = self.seat;
        if play.next_steps(seat, &self.picks).iter().any(|step| step.pick == pick) {
            return self.touch(play, pick);
        }
        Touch::Refused(play.refuse(seat, &self.picks, pick))
    }

    fn completed(&mut self, play: &dyn PlayView, seat: Seat) -> Option<Touch> {
        if play.order_of(seat, &self.picks).is_none() {
            let armed = [self.picks.as_slice(), &[Pick::Choice(self.armed?)]].concat();
            play.order_of(seat, &armed)?;
            self.picks = armed;
        }
        Some(Touch::Complete(seat, std::mem::take(&mut self.picks)))
    }

    /// An order waits until it is reviewed, and before that, unless `agreed`, until its player agrees to it.
    pub(crate) fn propose(&mut self, picks: Vec<Pick>, agreed: bool) {
        (self.proposed, self.agreed) = (Some(picks), agreed);
    }

    /// The proposed order, agreed to.
    pub fn agree(&mut self) -> Option<(Seat, Vec<Pick>)> {
        Some((self.seat, self.proposed.take()?))
    }

    /// Takes back the last pick, or disarms the choice; `false` if there was neither.
    pub fn back(&mut self) -> bool {
        self.agreed = false;
        if let Some(proposed) = self.proposed.take() {
            self.picks = proposed;
        }
        self.picks.pop().is_some() || self.disarm()
    }

    /// Lays down what is armed; `false` if nothing is. What cannot be armed now is still kept.
    fn disarm(&mut self) -> bool {
        let armed = self.armed.is_some();
        if armed {
            self.arm(None);
        }
        armed
    }

    /// Whether there is anything that [`Self::back`] would take back.
    #[must_use]
    pub const fn holds(&self) -> bool {
        !self.picks.is_empty() || self.armed.is_some() || self.proposed.is_some()
    }

    /// Clears the picks; the cursor and the armed choice stay.
    pub fn drop_picks(&mut self) {
        self.picks.clear();
        (self.proposed, self.agreed) = (None, false);
        self.reached = None;
    }

    /// Clears the picks and the armed choice; the cursor stays.
    pub fn drop_all(&mut self) {
        self.drop_picks();
        self.disarm();
    }

    /// The cell picked last.
    #[must_use]
    pub fn last_cell(&self) -> Option<Cell> {
        self.picks.iter().rev().find_map(|pick| pick.cell())
    }

    /// The steps that can follow the picks so far.
    #[must_use]
    pub fn next(&self, play: &dyn PlayView) -> Vec<Step> {
        play.next_steps(self.seat, &self.picks)
    }

    /// The steps that could follow if the piece on `cell` were selected, to be shown under the pointer.
    #[must_use]
    pub fn preview(&self, play: &dyn PlayView, cell: Cell) -> Vec<Step> {
        let mut picks = self.picks.clone();
        picks.push(Pick::Cell(cell));
        let taken = self.next(play).iter().any(|step| step.pick == Pick::Cell(cell) && step.mark == Mark::Take);
        if taken { play.next_steps(self.seat, &picks) } else { Vec::new() }
    }
}
