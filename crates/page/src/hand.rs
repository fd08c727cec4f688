//! What somebody at a browser holds in hand: the picks of an order that is being entered, and one that waits to be
//! agreed to.

use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Cell, Pick, Refusal, Seat, Step, Text};

/// The picks made so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    /// Whose order it is.
    pub seat: Seat,
    /// The picks so far; some legal order begins with them.
    pub picks: Vec<Pick>,
    /// A whole order that waits until it is agreed to.
    pub proposed: Option<Proposed>,
    /// A choice made in advance: the next cell completes an order with it.
    pub armed: Option<u8>,
}

/// A whole order: its text, and the picks that entered it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposed {
    pub order: String,
    pub picks: Vec<Pick>,
    /// Why it is no legal order, where it can be sealed all the same.
    pub illegal: bool,
}

/// What came of a touch.
pub(crate) enum Touch {
    /// The hand has changed.
    Changed,
    /// This order is to be given.
    Complete(String),
    /// Nothing continues so, and why.
    Refused(Refusal<String>),
}

impl Hand {
    /// Takes a seat; what another held is laid down.
    pub fn take_seat(&mut self, seat: Seat) {
        if seat != self.seat {
            *self = Self { seat, ..Self::default() };
        }
    }

    /// Lays everything down.
    pub fn drop_all(&mut self) {
        self.drop_picks();
        self.armed = None;
    }

    /// Lays everything down but the armed choice, which stays for the next turn.
    pub fn drop_picks(&mut self) {
        self.picks.clear();
        self.proposed = None;
    }

    /// Takes back the last pick, or the choice that is armed.
    pub fn back(&mut self) {
        if let Some(proposed) = self.proposed.take() {
            self.picks = proposed.picks;
            self.picks.pop();
            // The armed choice goes with its cell.
            if matches!(self.picks.last(), Some(Pick::Cell(_))) && self.armed.is_some() {
                self.picks.clear();
            }
        } else if self.picks.pop().is_none() {
            self.armed = None;
        }
    }

    /// Picks something. With `careful` a whole order waits until it is agreed to, by [`Hand::agree`] or by the same
    /// touch once more.
    pub fn touch(&mut self, play: &dyn PlayView, pick: Pick, careful: bool) -> Touch {
        if let Pick::Cell(cell) = pick
            && usize::from(cell.0) >= play.info().geometry.cells()
        {
            return Touch::Refused(Refusal::new(Text::new("refuse-no-pick")));
        }
        if let Some(proposed) = self.proposed.take() {
            let last = proposed.picks.iter().rev().find(|it| matches!(it, Pick::Cell(_)) == is_cell(pick));
            if last == Some(&pick) && !proposed.illegal {
                return Touch::Complete(proposed.order);
            }
            // Another target of the same piece, or another choice, takes the place of the last one.
            let before = proposed.picks.len().saturating_sub(1);
            let follows = |length: &usize| {
                let next = play.next_steps(self.seat, &proposed.picks[..*length]);
                next.iter().any(|step| step.pick == pick)
            };
            let length = (0..=before).rev().find(follows).unwrap_or(before);
            self.picks = proposed.picks;
            self.picks.truncate(length);
        }
        if let Pick::Choice(choice) = pick
            && self.picks.is_empty()
            && play.armable(self.seat).contains(&choice)
        {
            self.armed = (self.armed != Some(choice)).then_some(choice);
            return Touch::Changed;
        }
        if self.next(play).iter().any(|step| step.pick == pick) {
            self.picks.push(pick);
            return self.completed(play, careful);
        }
        // The piece in hand once more lays it down.
        if self.picks == [pick] {
            self.picks.clear();
            return Touch::Changed;
        }
        let starts = play.next_steps(self.seat, &[]).iter().any(|step| step.pick == pick);
        if starts && self.picks.len() == 1 {
            self.picks = vec![pick];
            return self.completed(play, careful);
        }
        let refusal = play.refuse(self.seat, &self.picks, pick);
        if let (Some(order), false) = (&refusal.sealable, self.picks.is_empty()) {
            let picks = [self.picks.as_slice(), &[pick]].concat();
            self.proposed = Some(Proposed { order: order.clone(), picks, illegal: true });
            self.picks.clear();
        }
        Touch::Refused(refusal)
    }

    fn completed(&mut self, play: &dyn PlayView, careful: bool) -> Touch {
        let armed = self.armed.map(|choice| [self.picks.as_slice(), &[Pick::Choice(choice)]].concat());
        let ways = [Some(self.picks.clone()), armed];
        let whole = ways.into_iter().flatten().find_map(|picks| Some((play.order_of(self.seat, &picks)?, picks)));
        let Some((order, picks)) = whole else { return Touch::Changed };
        self.picks.clear();
        if careful {
            self.proposed = Some(Proposed { order, picks, illegal: false });
            return Touch::Changed;
        }
        Touch::Complete(order)
    }

    /// The order that waits, agreed to.
    pub fn agree(&mut self) -> Option<String> {
        self.proposed.take().map(|proposed| proposed.order)
    }

    /// The picks as they are shown: those of the order that waits, or those so far.
    pub fn shown(&self) -> &[Pick] {
        self.proposed.as_ref().map_or(&self.picks, |proposed| &proposed.picks)
    }

    /// The cells in hand.
    pub fn cells(&self) -> Vec<Cell> {
        let cell = |pick: &Pick| if let Pick::Cell(cell) = pick { Some(*cell) } else { None };
        self.shown().iter().filter_map(cell).collect()
    }

    /// The steps that can follow the picks so far.
    pub fn next(&self, play: &dyn PlayView) -> Vec<Step> {
        play.next_steps(self.seat, &self.picks)
    }
}

const fn is_cell(pick: Pick) -> bool {
    matches!(pick, Pick::Cell(_))
}
