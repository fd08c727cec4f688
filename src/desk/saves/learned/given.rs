//! The decks that somebody was given, a file for each: its name says what is in it, so that two programs never write
//! different decks into one.

use crate::desk::frame::notice::Notices;
use crate::desk::lesson::decks::OwnDecks;
use crate::desk::saves::disk::Saves;
use bevy::prelude::*;
use ludoteca_homework::is_given;
use ludoteca_lessons::{self as lessons, Deck};
use ludoteca_rules::Catalogue;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{self as store, Existing, Failure};
use std::io::ErrorKind;
use std::sync::Arc;
use std::{fs, mem};

/// More than these, the newest first, are not read: a page of them could not be found through.
const MOST: usize = 100;

/// The decks that are in the files, or are being written into them.
#[derive(Resource, Clone, Default)]
pub(in crate::desk::saves) struct KnownGiven(Vec<Arc<Deck>>);

/// Keeps what is in this folder; the decks in it.
pub(super) fn keep(app: &mut App, plays: &SaveFolder, catalogue: &Catalogue) -> Vec<Arc<Deck>> {
    let decks = read(plays, catalogue);
    app.insert_resource(KnownGiven(decks.clone()));
    decks
}

/// The decks in the files, the newest first; what cannot be read stays where it is.
pub(super) fn read(plays: &SaveFolder, catalogue: &Catalogue) -> Vec<Arc<Deck>> {
    let folder = plays.given_decks();
    let files = folder.list().unwrap_or_default();
    let read = files.iter().filter(|file| is_given(&file.id)).filter_map(|file| {
        let deck = lessons::read(&folder.read(&file.id).ok()?, catalogue).ok()?;
        (deck.id == file.id).then(|| Arc::new(deck))
    });
    read.take(MOST).collect()
}

/// Writes the decks that are new, and removes the files of those that were removed.
pub(in crate::desk::saves) fn save(saves: Res<Saves>, own: Res<OwnDecks>, mut known: ResMut<KnownGiven>) {
    if known.0 == own.given {
        return;
    }
    let before = mem::replace(&mut known.0, own.given.clone());
    let added: Vec<Arc<Deck>> = own.given.iter().filter(|deck| !is_in(&before, deck)).cloned().collect();
    let removed: Vec<Arc<Deck>> = before.into_iter().filter(|deck| !is_in(&own.given, deck)).collect();
    let folder = saves.plays().given_decks();
    saves.work(move || {
        let mut failed: Option<Failure> = None;
        for deck in added {
            let path = folder.path(&deck.id);
            let made = path.parent().map_or(Ok(()), fs::create_dir_all);
            let written =
                made.and_then(|()| store::write_whole(&path, lessons::write(&deck).as_bytes(), Existing::Replace));
            if let Err(error) = written {
                failed = Some(Failure::writing(&path, &error));
            }
        }
        for deck in removed {
            let path = folder.path(&deck.id);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != ErrorKind::NotFound => failed = Some(Failure::writing(&path, &error)),
                _ => {}
            }
        }
        Box::new(move |world: &mut World| {
            if let (Some(failure), Some(mut notices)) = (failed, world.get_resource_mut::<Notices>()) {
                notices.failed(&failure);
            }
        })
    });
}

/// Takes over what another program has added to the files or removed; `sent` is what was known here when the files were
/// asked. What was added here since is on its way into them.
pub(super) fn take(world: &mut World, there: &[Arc<Deck>], sent: &KnownGiven) {
    let mut own = world.resource::<OwnDecks>().clone();
    adopt(&mut own.given, there, &sent.0);
    adopt(&mut world.resource_mut::<KnownGiven>().0, there, &sent.0);
    world.resource_mut::<OwnDecks>().set_if_neq(own);
}

/// Changes a list as another program has changed what was `before` into what is `there`.
fn adopt(decks: &mut Vec<Arc<Deck>>, there: &[Arc<Deck>], before: &[Arc<Deck>]) {
    decks.retain(|deck| is_in(there, deck) || !is_in(before, deck));
    for deck in there.iter().rev() {
        if !is_in(decks, deck) && !is_in(before, deck) {
            decks.insert(0, deck.clone());
        }
    }
}

fn is_in(decks: &[Arc<Deck>], deck: &Deck) -> bool {
    decks.iter().any(|other| other.id == deck.id)
}
