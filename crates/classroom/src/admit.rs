//! Those who come without a card are put on the list, while it is open.

use crate::classroom::Classroom;
use crate::news::News;
use ludoteca_class::{System, Tournament};
use ludoteca_net::Bytes;
use ludoteca_rules::Text;
use ludoteca_server::Newcomer;

impl Classroom {
    /// Puts whoever has typed a name on the list, or says why not.
    pub(crate) fn admit_newcomers(&mut self) {
        while let Ok(newcomer) = self.room.newcomers.try_recv() {
            let answer = if self.is_list_open() { self.admit(&newcomer) } else { Err(Text::new("page-letters-wrong")) };
            newcomer.answer(answer);
        }
    }

    /// The token of the card of somebody new.
    fn admit(&mut self, newcomer: &Newcomer) -> Result<Bytes<16>, Text> {
        let mut refused = None;
        let mut number = 0;
        let done = self.change(|sheet| {
            // Another program may have kept the sheet meanwhile: nobody is put on the list without hearing of it.
            let waits = if newcomer.is_waiting() { Ok(()) } else { Err(Text::new("page-name-failed")) };
            number = waits.and_then(|()| add(sheet, newcomer.name())).inspect_err(|why| refused = Some(why.clone()))?;
            Ok(())
        });
        match (done, refused) {
            (Ok(()), _) => {
                self.news.push(News::Came(newcomer.name().to_owned()));
                let card = number.checked_sub(1).and_then(|place| self.cards().get(place));
                card.map(|card| card.token).ok_or_else(|| Text::new("page-name-failed"))
            }
            (Err(_), Some(why)) => Err(why),
            // What is wrong with the file is for the teacher.
            (Err(failure), None) => {
                self.news.push(News::Failed(failure));
                Err(Text::new("page-name-failed"))
            }
        }
    }
}

/// Adds a pupil under a name that nobody has, and gives their number. A name is no card: it never leads to the seat of
/// somebody who is on the list already.
fn add(sheet: &mut Tournament, name: &str) -> Result<usize, Text> {
    if sheet.pupils().iter().any(|pupil| pupil.name.to_lowercase() == name.to_lowercase()) {
        return Err(Text::new("page-name-taken").with("name", name));
    }
    if !sheet.rounds().is_empty() && !matches!(sheet.system(), System::Swiss { .. }) {
        return Err(Text::new("page-name-late"));
    }
    sheet.add(name)
}
