//! A table that is open here, and what its log says of its game.

use crate::shown::Why;
use ludoteca_class::Outcome;
use ludoteca_net::{Ending, Table};
use ludoteca_record::write;
use ludoteca_rules::{Seat, Text, Winner};
use ludoteca_server::Served;

/// A table that is open here, and what its log says.
pub struct BoardLog {
    /// By which its lines are known.
    id: usize,
    served: Served,
    pub(crate) table: Option<Table>,
}

impl BoardLog {
    pub(crate) const fn new(id: usize, served: Served, table: Option<Table>) -> Self {
        Self { id, served, table }
    }

    /// By which it is known here, as long as it is open.
    pub(crate) const fn id(&self) -> usize {
        self.id
    }

    /// The table, as it is served.
    pub(crate) const fn served(&self) -> &Served {
        &self.served
    }

    /// What its log says, once it has a first line.
    #[must_use]
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// How many moves led to what is on the board; `None` before the game begins.
    #[must_use]
    pub fn moves(&self) -> Option<usize> {
        let session = self.table.as_ref()?.session()?;
        let now = session.cursor();
        session.line().iter().position(|node| *node == now)
    }

    /// The game as a record, or what it begins with while nobody has begun; `None` before its log has a first line.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let table = self.table.as_ref()?;
        let begins = || write(&*table.entry().start(table.options().clone()));
        Some(table.session().map_or_else(begins, |session| write(session)))
    }

    /// Which place is to decide, from 0, if one alone is.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        let asked = self.table.as_ref()?.asked();
        let seat = asked.iter().next().filter(|_| asked.len() == 1)?;
        Some(usize::from(seat.0))
    }

    /// Whether a place, from 0, is to decide, alone or with others.
    #[must_use]
    pub fn decides(&self, place: usize) -> bool {
        self.table.as_ref().is_some_and(|table| table.asked().iter().any(|seat| usize::from(seat.0) == place))
    }

    /// Whether its game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.ending().is_some())
    }

    /// How its game ended: `None` while it goes on, `Some(None)` if it ended without a result.
    #[must_use]
    pub fn ended(&self) -> Option<Option<Outcome>> {
        let table = self.table.as_ref()?;
        let first = |won: bool| if won { Outcome::First } else { Outcome::Second };
        match table.ending()? {
            Ending::Aborted => Some(None),
            Ending::Claimed(seat) => Some(Some(first(seat == Seat(0)))),
            Ending::Played(outcome) => Some(match outcome.winner {
                Winner::Draw => Some(Outcome::Draw),
                Winner::Side(side) => {
                    let sides = table.session()?.sides();
                    sides.get(usize::from(side.0)).map(|side| first(side.seats.contains(Seat(0))))
                }
            }),
        }
    }

    /// Why its game ended; `None` while it goes on.
    #[must_use]
    pub fn why(&self) -> Option<Why> {
        let table = self.table.as_ref()?;
        Some(match table.ending()? {
            Ending::Played(outcome) => {
                let sides = table.session().map_or(&[][..], |session| session.sides());
                let winner = match outcome.winner {
                    Winner::Side(side) => sides.get(usize::from(side.0)).map(|side| Text::new(side.key)),
                    Winner::Draw => None,
                };
                Why::Rules(outcome.reason, winner)
            }
            Ending::Claimed(seat) => {
                let name = table.sitter(seat).map(|sitter| sitter.name.clone());
                Why::Otherwise(Text::new("net-claimed").with("name", name.unwrap_or_default()))
            }
            Ending::Aborted => Why::Otherwise(Text::new("cli-net-aborted")),
        })
    }
}
