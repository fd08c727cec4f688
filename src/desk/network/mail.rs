//! What this program holds of a game by mail: what is to be sent to the others, and what came from them.

use super::model::MailModel;
use ludoteca_net::{Guest, Hash, Letter, Told};
use ludoteca_rules::Text;
use ludoteca_server::{Served, Visit, refused};
use ludoteca_store::Failure;
use std::sync::Arc;

/// What this program holds of a game by mail, besides the player.
#[derive(Default)]
pub(super) struct Mail {
    /// The table, if it is kept here.
    served: Option<Served>,
    /// Of what the message tells: the last line of the log, and how much was said besides.
    of: Option<(Hash, usize)>,
    /// What is to be sent.
    message: Option<Arc<str>>,
    /// What was shown by itself, because the player had decided.
    shown: Option<Arc<str>>,
    /// Whether a message came: the board is to be seen once the player is to decide.
    came: bool,
}

/// What becomes of the page by itself.
pub(super) enum Turned {
    /// It is to be seen: there is something to send.
    Shown,
    /// The board is to be seen: the player is to decide.
    Away,
}

impl Mail {
    pub fn new(served: Option<Served>) -> Self {
        Self { served, ..Self::default() }
    }

    /// Takes in a letter at the table where it belongs, which is this one.
    pub fn take(&mut self, visit: &mut Visit, letter: &Letter) -> Result<(), Failure> {
        let done = match (&self.served, &letter.told) {
            (Some(_), Told::Lines(..)) => return Err(Failure::Input(Text::new("net-letter-own"))),
            (Some(served), Told::Says(_)) => served.take_letter(letter.clone()),
            (None, _) => visit.take_letter(letter),
        };
        done.map_err(refused)?;
        self.came = true;
        Ok(())
    }

    /// What is to be sent now; written anew only when there is something new.
    fn message(&mut self, guest: &Guest) -> Option<Arc<str>> {
        let of = guest.table().map(|table| (table.head(), guest.said().len()));
        if self.of != of {
            self.of = of;
            self.message = guest.letter().map(|letter| letter.to_string().into());
        }
        self.message.clone()
    }

    /// What is shown.
    pub fn model(&mut self, guest: &Guest) -> MailModel {
        MailModel { message: self.message(guest) }
    }

    /// Whether the page turns by itself now: a message is to be sent and was not shown yet, or one came and the player
    /// is to decide.
    pub fn turns_page(&mut self, guest: &Guest) -> Option<Turned> {
        if guest.deciding().is_some() {
            return std::mem::take(&mut self.came).then_some(Turned::Away);
        }
        // What is said at the own table is written at once, and may put the next decision on the board.
        let told = self.served.is_none() || !guest.waits();
        let message = self.message(guest).filter(|_| told)?;
        if self.shown.as_ref() == Some(&message) {
            return None;
        }
        self.shown = Some(message);
        Some(Turned::Shown)
    }
}
