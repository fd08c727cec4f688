//! The way from the internet to a table that is open here. It is opened on a thread of its own: a router at home is
//! asked first, which takes some seconds.

use super::model::FarWay;
use ludoteca_net::Identity;
use ludoteca_rules::Text;
use ludoteca_server::{Entrance, Gate, NoGate, Served, Wake};
use std::sync::mpsc::{self, Receiver};

/// What is needed to open the way, and how far that is.
pub(super) struct Far {
    entrance: Entrance,
    served: Served,
    identity: Identity,
    state: State,
}

enum State {
    Closed,
    Asked(Receiver<Result<Gate, NoGate>>),
    Open(Gate),
    Refused(Text),
}

impl Far {
    pub fn new(entrance: Entrance, served: Served, identity: Identity) -> Self {
        Self { entrance, served, identity, state: State::Closed }
    }

    /// Opens the way, unless it is open or being opened.
    pub fn open(&mut self, wake: Wake) {
        if matches!(self.state, State::Asked(_) | State::Open(_)) {
            return;
        }
        let (told, asked) = mpsc::channel();
        let (entrance, served, identity) = (self.entrance.clone(), self.served.clone(), self.identity.clone());
        let opens = move || {
            // A table that was closed meanwhile needs no way: the gate is dropped with what is not taken.
            if told.send(Gate::open(&entrance, &served, &identity, &[])).is_ok() {
                wake();
            }
        };
        let thread = std::thread::Builder::new().name("ludoteca-far".to_owned()).spawn(opens);
        self.state = match thread {
            Ok(_) => State::Asked(asked),
            Err(cause) => State::Refused(NoGate::System(cause.to_string()).text()),
        };
    }

    /// What is shown of it.
    pub fn shown(&mut self) -> FarWay {
        if let State::Asked(asked) = &self.state
            && let Ok(came) = asked.try_recv()
        {
            self.state = came.map_or_else(|why| State::Refused(why.text()), State::Open);
        }
        match &self.state {
            State::Closed if Gate::check(&[]).is_err() => FarWay::None,
            State::Closed => FarWay::Closed,
            State::Asked(_) => FarWay::Opening,
            State::Open(gate) => {
                let ticket = gate.ticket();
                FarWay::Open { invitation: ticket.to_string().into(), leads_far: ticket.leads_far() }
            }
            State::Refused(why) => FarWay::Refused(why.clone()),
        }
    }
}
