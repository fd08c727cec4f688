//! Plays in which an order of a person is not played at once: in a lesson it is judged first, and at a table between
//! computers it is written into the log first.

use super::seats::LocalSeats;
use bevy::prelude::Component;
use ludoteca_rules::{Cell, Seat, SeatSet};

/// The orders of people wait in their hand, as [`Hand::proposed`](crate::play::Hand), until whoever reviews them plays
/// them or drops them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderReview {
    /// Who does.
    pub by: Reviewer,
    /// The seats that are asked for an order now; none while an answer is shown.
    pub seats: SeatSet,
    /// At whose side of the table the board is seen.
    pub seen_by: Seat,
}

/// Who reviews the orders of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reviewer {
    /// A lesson: nothing else of the play can be changed by people meanwhile.
    Lesson,
    /// The log of a table between computers. People can look at what was played and write beside it; what else they ask
    /// for is asked of the others at the table, by whoever overhears it.
    Log,
}

impl Reviewer {
    /// Text key of why nothing can be touched where nobody here is asked.
    pub(in crate::play) const fn refusal(self) -> &'static str {
        match self {
            Self::Lesson => "refuse-lesson",
            Self::Log => "refuse-not-yours",
        }
    }
}

/// Cells that whoever teaches points at.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Aims {
    /// To be touched next.
    pub wanted: Vec<Cell>,
    /// Where what was asked has been done.
    pub reached: Vec<Cell>,
    /// Whether no move is marked as possible, because it is asked which ones are.
    pub unmarked: bool,
}

impl OrderReview {
    /// The seats for which people decide in a play that may be judged.
    pub(in crate::play) fn local(judged: Option<&Self>, local: LocalSeats) -> LocalSeats {
        judged.map_or(local, |judged| LocalSeats(local.among(judged.seats)))
    }
}
