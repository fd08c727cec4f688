//! Sitting down at games by mail: a new one, one of which something came, and one of another day.

use super::connection::{Network, NetworkHome, Seated, own};
use super::mail::{Mail, Turned};
use super::model::{MailModel, NetworkStage};
use ludoteca_net::{Letter, Opening};
use ludoteca_rules::Catalogue;
use ludoteca_server::{Correspondent, Post};
use ludoteca_store::Failure;
use std::path::Path;

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
        Some(self.mail.as_mut()?.model(self.visit.guest()))
    }

    /// Whether the page of a game by mail turns by itself now.
    pub fn turns_page(&mut self) -> Option<Turned> {
        self.mail.as_mut()?.turns_page(self.visit.guest())
    }
}

fn correspondent(home: &NetworkHome, catalogue: &Catalogue, name: String) -> Result<Correspondent, Failure> {
    let (tables, _) = own(home)?;
    Ok(Correspondent { tables, catalogue: catalogue.clone(), name, wake: home.wake.clone() })
}
