//! The disk as saved plays see it: the folder, the thread that writes, and what belongs to this program.

use crate::desk::frame::thumbnail::{Thumbnail, small_board};
use crate::desk::saves::kept::SavedPlay;
use bevy::prelude::*;
use ludoteca_record as record;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::saves::{SaveFile, SaveFolder, Saver};
use ludoteca_store::{Claim, Failure, shown};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// Longer lists show the newest plays only.
const MOST_LISTED: usize = 2000;
/// So many of them with a picture: each takes a few milliseconds when the list is opened first.
const MOST_PICTURES: usize = 40;

/// What wakes the app when there is something to tell; for apps that wait for events.
#[derive(Resource, Default)]
pub struct Wake(pub Option<Box<dyn Fn() + Send + Sync>>);

/// What writes plays, and the plays that belong to this program.
#[derive(Resource)]
pub struct Saves {
    pub(super) plays: SaveFolder,
    pub(super) saver: Saver,
    pub(super) claims: BTreeMap<String, Claim>,
    /// The text of each play that was saved last.
    pub(super) written: BTreeMap<String, String>,
    pictures: Pictures,
    /// No new play can be kept, and that was told.
    pub(super) told: bool,
    answers: (Sender<Answer>, Mutex<Receiver<Answer>>),
}

/// What is done with what was found or changed on the disk.
pub(crate) type Answer = Box<dyn FnOnce(&mut World) + Send>;

impl Saves {
    /// Begins to keep plays in this folder.
    pub(super) fn begin(plays: SaveFolder, wake: Wake) -> Self {
        let saver = Saver::new(move || {
            if let Some(wake) = &wake.0 {
                wake();
            }
        });
        plays.tidy();
        plays.sheets().tidy();
        let (tell, hear) = mpsc::channel();
        Self {
            plays,
            saver,
            claims: BTreeMap::new(),
            written: BTreeMap::new(),
            pictures: Pictures::default(),
            told: false,
            answers: (tell, Mutex::new(hear)),
        }
    }

    /// What the disk has answered and nobody has heard yet.
    pub(super) fn heard(&self) -> Option<Answer> {
        self.answers.1.lock().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }

    /// All plays, the newest first, with pictures of the newest.
    pub(super) fn list_with_pictures(&mut self, catalogue: &Catalogue) -> Vec<SavedPlay> {
        list(&self.plays, catalogue, &mut Some(&mut self.pictures))
    }

    /// The folder of the sheets of class tournaments.
    #[must_use]
    pub fn sheets(&self) -> SaveFolder {
        self.plays.sheets()
    }

    /// The folder of the plays.
    #[must_use]
    pub const fn plays(&self) -> &SaveFolder {
        &self.plays
    }

    /// Has files read or [changed](ludoteca_store::change) on the thread that writes plays; what the work answers is
    /// done in the next frame.
    pub fn work(&self, work: impl FnOnce() -> Answer + Send + 'static) {
        let answers = self.answers.0.clone();
        // Whoever would hear it may have gone.
        self.saver.work(move || _ = answers.send(work()));
    }

    /// A play that was read after it was claimed goes on in its own file.
    pub fn go_on(&mut self, session: &mut dyn Session, id: &str, claim: Claim) {
        self.claims.insert(id.to_owned(), claim);
        session.keep_as(Some(id.to_owned()));
    }

    /// Takes a play for this program before it is read; whether it has it, now or since before.
    pub fn take(&mut self, id: &str) -> bool {
        if !self.claims.contains_key(id)
            && let Ok(Some(claim)) = self.plays.claim(id)
        {
            self.claims.insert(id.to_owned(), claim);
        }
        self.claims.contains_key(id)
    }

    /// Waits until everything is written, or could not be.
    pub fn flush(&self) {
        self.saver.flush();
    }
}

/// The small pictures of saved plays, and when what they show was written.
#[derive(Default)]
pub(super) struct Pictures(BTreeMap<String, (SystemTime, Option<Arc<Thumbnail>>)>);

impl Pictures {
    /// The picture of a play that was written at this time; none of one that cannot be read.
    fn of(
        &mut self,
        plays: &SaveFolder,
        catalogue: &Catalogue,
        id: &str,
        changed: SystemTime,
    ) -> Option<Arc<Thumbnail>> {
        if self.0.get(id).is_none_or(|(known, _)| *known != changed) {
            self.0.insert(id.to_owned(), (changed, picture(plays, catalogue, id)));
        }
        self.0.get(id).and_then(|(_, picture)| picture.clone())
    }
}

/// The position where a play was left; `None` if it cannot be read.
fn picture(plays: &SaveFolder, catalogue: &Catalogue, id: &str) -> Option<Arc<Thumbnail>> {
    let play = record::read(&plays.read(id).ok()?, catalogue).ok()?;
    small_board(&*play).map(Arc::new)
}

/// All saved plays, the newest first, with a picture of the one that the shelf shows to go on with.
pub(super) fn first_list(plays: &SaveFolder, catalogue: &Catalogue) -> Vec<SavedPlay> {
    let mut all = list(plays, catalogue, &mut None);
    if let Some(play) = all.iter_mut().find(|play| play.goes_on()) {
        play.picture = picture(plays, catalogue, &play.id);
    }
    all
}

/// All saved plays, the newest first.
fn list(plays: &SaveFolder, catalogue: &Catalogue, pictures: &mut Option<&mut Pictures>) -> Vec<SavedPlay> {
    let saved = plays.list().unwrap_or_default();
    let read = |(place, SaveFile { id, changed }): (usize, SaveFile)| {
        let picture = pictures
            .as_mut()
            .filter(|_| place < MOST_PICTURES)
            .and_then(|known| known.of(plays, catalogue, &id, changed));
        let head = plays.read(&id).map_err(|error| Failure::reading(&plays.path(&id), &error));
        let head = head.and_then(|text| record::head(&text).map_err(|error| broken(&plays.path(&id), &error.text())));
        SavedPlay {
            id,
            picture,
            head: head.map_err(|failure| failure.text().cloned().unwrap_or_else(|| Text::new("error-file-read"))),
        }
    };
    saved.into_iter().take(MOST_LISTED).enumerate().map(read).collect()
}

/// A file whose content is not a record, or one in a newer form.
pub(super) fn broken(path: &Path, why: &Text) -> Failure {
    if why.is_newer_form() {
        return Failure::Input(why.clone());
    }
    Failure::Input(Text::new("saves-broken").with("path", shown(path)).with_text("problem", why.clone()))
}

/// A file of ours that could not be written, whatever was in its way.
pub(super) fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::writing(path, &io::Error::other(error.to_string()))
}
