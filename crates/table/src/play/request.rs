//! Requests to a play, and the events that answer them.

use bevy::prelude::*;
use ludoteca_rules::display::annotation::Annotation;
use ludoteca_rules::session::{Controller, NodeId, Request, SessionChange};
use ludoteca_rules::{Pick, Refusal, Seat};

/// A request to a play. [`Play::request`](super::Play::request) makes one for the position shown now; it is refused if
/// the position has changed before it is applied.
#[derive(Message, Clone, Debug)]
pub struct TableRequest {
    /// The play it is for.
    pub play: Entity,
    /// The node of the play's history at which it was decided.
    pub node: NodeId,
    /// Who makes it.
    pub from: Asker,
    /// What is requested.
    pub action: TableAction,
}

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// A person at this computer, who enters the order of this seat.
    Person(Seat),
    /// The computer, which decides for this seat.
    Computer(Seat),
    /// A file that is being replayed.
    File,
    /// The log of a table between computers, in which this seat decided.
    Log(Seat),
}

impl Asker {
    /// The seat that the asker decides for.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Person(seat) | Self::Computer(seat) | Self::Log(seat) => Some(seat),
            Self::File => None,
        }
    }
}

/// What can be requested of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAction {
    /// A request that the session itself handles.
    Session(Request),
    /// A pick for the order that is being entered.
    Touch(Pick),
    /// A dragged piece was released here: unlike [`Self::Touch`], never selects another piece instead.
    Put(Pick),
    /// Draws something on the position, or takes it away if it is there; `None` takes everything away.
    Annotation(Option<Annotation>),
    /// Agrees to the order that was proposed.
    Agree,
    /// Takes back the last pick.
    Back,
    /// Clears the picks and the armed choice.
    Drop,
    /// Gives the seats to people and to levels of the computer, from the first seat, and names them.
    Seats(Vec<Controller>, Vec<String>),
    /// Stops the clock until it is told to go on; meanwhile the pieces are covered.
    Pause(bool),
    /// Takes the board for this seat: later picks belong to its order.
    TakeSeat(Seat),
}

/// What happened to a play, or to a position that is set up.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct TableEvent {
    /// The play, or the position that is set up.
    pub play: Entity,
    /// The seat that made the request; `None` if none did.
    pub seat: Option<Seat>,
    /// What happened.
    pub happened: PlayEvent,
}

/// What can happen to a play.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayEvent {
    /// The session changed.
    Changed(SessionChange),
    /// The request was refused, and why; with the order that can be sealed nevertheless, if any.
    Refused(Refusal<String>),
    /// A new play began, with an opening roll if the game has one.
    Opened,
    /// The position that is set up was edited.
    Edited,
    /// The picks of the hand or its seat changed.
    Hand,
    /// The clock was paused, or goes on.
    Clock,
}
