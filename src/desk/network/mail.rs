//! A game by mail: what is to be sent to the others, and what came from them.

use super::connection::{Network, NetworkHome, Seated, own};
use super::model::{MailModel, NetworkStage};
use ludoteca_net::{Guest, Hash, Letter, Opening, Told};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_server::{Correspondent, Post, Served, Visit, refused};
use ludoteca_store::Failure;
use std::path::Path;
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
    fn new(served: Option<Served>) -> Self {
        Self { served, ..Self::default() }
    }

    /// Takes in a letter at the table where it belongs, which is this one.
    fn take(&mut self, visit: &mut Visit, letter: &Letter) -> Result<(), Failure> {
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
            self.message = Letter::of(guest).map(|letter| letter.to_string().into());
        }
        self.message.clone()
    }
}

impl Network {
    /// Begins a game by mail.
    pub(super) fn write_first(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        opening: Opening,
        name: String,
    ) -> Result<NetworkStage, Failure> {
        let opening = Opening { clock: String::new(), mail: true, ..opening };
        let post = correspondent(home, catalogue, name)?.open(opening, None)?;
        Ok(self.sit_by_mail(post))
    }

    /// Takes in what came by mail.
    pub(super) fn read_mail(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        letter: &Letter,
        name: String,
    ) -> Result<NetworkStage, Failure> {
        if let Some(seated) = self.seated()
            && seated.table().is_some_and(|table| table.id() == letter.table)
            && let Some(mail) = &mut seated.mail
        {
            mail.take(&mut seated.visit, letter)?;
            return Ok(NetworkStage::Mail(seated.mail_model().unwrap_or_default()));
        }
        // A table that is held here would be busy for itself.
        self.leave();
        let post = correspondent(home, catalogue, name)?.read(letter)?;
        Ok(self.sit_by_mail(post))
    }

    /// Comes back to a game by mail.
    pub(super) fn go_on_by_mail(
        &mut self,
        home: &NetworkHome,
        catalogue: &Catalogue,
        log: &Path,
        name: String,
    ) -> Result<NetworkStage, Failure> {
        let post = correspondent(home, catalogue, name)?.again(log)?;
        Ok(self.sit_by_mail(post))
    }

    fn sit_by_mail(&mut self, post: Post) -> NetworkStage {
        self.sit(Seated::by_mail(post.visit, post.log, Mail::new(post.served)));
        NetworkStage::Mail(MailModel::default())
    }
}

impl Seated {
    /// What is shown of a game by mail; `None` of others.
    pub fn mail_model(&mut self) -> Option<MailModel> {
        let mail = self.mail.as_mut()?;
        Some(MailModel { message: mail.message(self.visit.guest()) })
    }

    /// Whether the page turns by itself now: a message is to be sent and was not shown yet, or one came and the player is
    /// to decide.
    pub fn turns_page(&mut self) -> Option<Turned> {
        let mail = self.mail.as_mut()?;
        let guest = self.visit.guest();
        if guest.deciding().is_some() {
            return std::mem::take(&mut mail.came).then_some(Turned::Away);
        }
        // What is said at the own table is written at once, and may put the next decision on the board.
        let told = mail.served.is_none() || !guest.waits();
        let message = mail.message(guest).filter(|_| told)?;
        if mail.shown.as_ref() == Some(&message) {
            return None;
        }
        mail.shown = Some(message);
        Some(Turned::Shown)
    }
}

fn correspondent(home: &NetworkHome, catalogue: &Catalogue, name: String) -> Result<Correspondent, Failure> {
    let (tables, _) = own(home)?;
    Ok(Correspondent { tables, catalogue: catalogue.clone(), name, wake: home.wake.clone() })
}
