//! A kept play of one person against the computer, and how it ended.

use crate::desk::frame::duel::duel;
use ludoteca_record::Head;
use ludoteca_rules::thinking::think::parse_level;
use ludoteca_rules::{Entry, Options, Seat};

/// How a play ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The person won.
    Won,
    /// The computer won.
    Lost,
    /// Nobody won.
    Drawn,
}

/// A play of one person against one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The person's seat, from 0.
    pub own: usize,
    /// The level, from 1.
    pub level: usize,
    /// How it ended; `None` while it goes on.
    pub ending: Option<Ending>,
}

impl Duel {
    /// What the head of a record says; `None` if others played.
    #[must_use]
    pub fn of(entry: &Entry, head: &Head) -> Option<Self> {
        let levels: Vec<Option<usize>> = head.controllers.iter().map(|level| parse_level(level)).collect();
        let (own, level) = duel(&levels)?;
        let ending = match head.result.as_str() {
            "*" => None,
            "draw" => Some(Ending::Drawn),
            winner => {
                let options = Options::parse(entry.info.options, &head.options).ok()?;
                let play = entry.start(options);
                let side = play.sides().iter().find(|side| side.text == winner)?;
                let won = side.seats.contains(Seat(u8::from(own == 1)));
                Some(if won { Ending::Won } else { Ending::Lost })
            }
        };
        Some(Self { own, level, ending })
    }
}
