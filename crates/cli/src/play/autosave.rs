//! Saves a play in the terminal by itself, after every turn.

use crate::context::Context;
use crate::file;
use ludoteca_record as record;
use ludoteca_rules::Text;
use ludoteca_rules::session::PlayView;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{Claim, Failure};
use std::io::{self, ErrorKind};

/// Where a play is kept.
pub(crate) struct Autosave {
    plays: SaveFolder,
    /// Its name and the right to write it.
    claim: Option<(String, Claim)>,
    /// The key of the sentence that tells under which new name the play is kept, and why.
    kept: &'static str,
    /// What was written last.
    written: String,
    /// The sentence that was said last about what could not be written.
    failing: Option<Text>,
}

/// The right to write the play that is about to be opened.
pub(crate) struct Place {
    plays: SaveFolder,
    claim: Option<(String, Claim)>,
    elsewhere: bool,
}

impl Place {
    /// That of a saved play; without one, or if another program has that, it will be that of a new one. It is taken
    /// before the play is read: what another program played in between would be overwritten.
    pub fn take(plays: SaveFolder, saved: Option<String>) -> Self {
        plays.tidy();
        let elsewhere = saved.is_some();
        // Where the folder cannot be written, the first turn tells it.
        let claim = saved.and_then(|id| plays.claim(&id).ok().flatten().map(|claim| (id, claim)));
        let elsewhere = elsewhere && claim.is_none();
        Self { plays, claim, elsewhere }
    }
}

impl Autosave {
    /// Keeps a play there.
    pub fn new(place: Place, session: &dyn PlayView) -> Self {
        let Place { plays, claim, elsewhere } = place;
        let kept = if elsewhere { "cli-play-kept-elsewhere" } else { "cli-play-kept" };
        Self { plays, claim, kept, written: record::write(session), failing: None }
    }

    /// Saves the play if something happened in it; what goes wrong is said once.
    pub fn save(&mut self, context: &mut Context<'_>, session: &dyn PlayView) -> Result<(), Failure> {
        let text = record::write(session);
        if text == self.written {
            return Ok(());
        }
        match self.write(context, session, &text) {
            Ok(()) => {
                self.written = text;
                if self.failing.take().is_some() {
                    context.line(&context.words.word("cli-play-kept-again"))?;
                }
                Ok(())
            }
            Err(Failure::Closed) => Err(Failure::Closed),
            Err(failure) if self.failing.as_ref() == failure.text() => Ok(()),
            Err(failure) => {
                self.failing = failure.text().cloned();
                context.failed(&failure)
            }
        }
    }

    fn write(&mut self, context: &mut Context<'_>, session: &dyn PlayView, text: &str) -> Result<(), Failure> {
        let failed = |id: &str, error: io::Error| Failure::writing(&self.plays.path(id), &error);
        if let Some((id, _)) = &self.claim {
            match self.plays.write(id, text) {
                // The file is somebody else's, so the play goes on in one of its own. On Windows this may also say
                // that another program has the file open, which passes.
                Err(error) if cfg!(unix) && error.kind() == ErrorKind::PermissionDenied => {
                    self.kept = "cli-play-kept-apart";
                }
                done => return done.map_err(|error| failed(id, error)),
            }
            self.claim = None;
        }
        let name = format!("{}-{}", file::today(), session.info().id);
        let (id, claim) = self.plays.claim_new(&name).map_err(|error| failed(&name, error))?;
        self.plays.write(&id, text).map_err(|error| failed(&id, error))?;
        let said = context.words.say(&Text::new(self.kept).with("id", &id));
        self.claim = Some((id, claim));
        context.line(&said)
    }
}
