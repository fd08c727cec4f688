//! What the user has solved of lessons and puzzles, made of them, and was given. Every window and the command line
//! write the same files, so what was added here is added to what is there, and what is there is taken over. Decks that
//! were given are in `given.rs`, puzzles out of kept games in `harvest.rs`.

mod given;
mod harvest;

pub(super) use given::{KnownGiven, save as save_given};
pub(super) use harvest::{act as begin_harvest, hear as hear_harvest};

use crate::desk::frame::notice::Notices;
use crate::desk::lesson::decks::OwnDecks;
use crate::desk::lesson::model::LessonProgress;
use crate::desk::saves::disk::Saves;
use bevy::prelude::*;
use ludoteca_lessons::{self as lessons, Deck, DeckError, Exercise, Kind, Progress};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{self as store, Failure};
use ludoteca_table::play::stage::Shelf;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

/// What is known to be in the files.
#[derive(Resource, Default)]
pub(super) struct Known {
    progress: Progress,
    puzzles: Option<Arc<Deck>>,
    lesson: Option<Arc<Deck>>,
}

impl Known {
    fn deck(&mut self, kind: Kind) -> &mut Option<Arc<Deck>> {
        match kind {
            Kind::Puzzles => &mut self.puzzles,
            Kind::Lesson => &mut self.lesson,
        }
    }
}

/// Both decks of the user.
const KINDS: [Kind; 2] = [Kind::Puzzles, Kind::Lesson];

/// Keeps what is in this folder.
pub(super) fn keep(app: &mut App, plays: &SaveFolder, catalogue: &Catalogue) {
    let known = Known {
        progress: read_progress(&plays.progress()),
        puzzles: read_own(plays, Kind::Puzzles, catalogue),
        lesson: read_own(plays, Kind::Lesson, catalogue),
    };
    app.insert_resource(LessonProgress(known.progress.clone()));
    let given = given::keep(app, plays, catalogue);
    let (puzzles, lesson) = (known.puzzles.clone(), known.lesson.clone());
    app.insert_resource(OwnDecks { puzzles, lesson, given, removed: None });
    app.insert_resource(known);
}

/// Looks whether another program has changed the files.
pub(super) fn look_again(saves: &Saves, shelf: &Shelf, solved: &LessonProgress, known: &KnownGiven) {
    let (plays, catalogue, sent) = (saves.plays().clone(), shelf.0.clone(), solved.0.clone());
    let known = known.clone();
    saves.work(move || {
        let progress = read_progress(&plays.progress());
        let decks = KINDS.map(|kind| read_own(&plays, kind, &catalogue));
        let given = given::read(&plays, &catalogue);
        Box::new(move |world: &mut World| {
            take_progress(world, progress, &sent);
            for (kind, deck) in KINDS.into_iter().zip(decks) {
                take_deck(world, kind, deck);
            }
            given::take(world, &given, &known);
        })
    });
}

fn path_of(plays: &SaveFolder, kind: Kind) -> PathBuf {
    match kind {
        Kind::Puzzles => plays.own_puzzles(),
        Kind::Lesson => plays.own_lesson(),
    }
}

/// Saves what was solved.
pub(super) fn save_progress(saves: Res<Saves>, solved: Res<LessonProgress>, known: Res<Known>) {
    if solved.0 == known.progress {
        return;
    }
    let (path, solved) = (saves.plays().progress(), solved.0.clone());
    saves.work(move || {
        let done = made_folder(&path).and_then(|()| {
            store::change(&path, |bytes| {
                let mut both = solved_in(bytes.unwrap_or_default())?;
                both.merge(&solved);
                Ok((both.to_string(), both))
            })
        });
        Box::new(move |world: &mut World| match done {
            Ok(both) => take_progress(world, both, &solved),
            Err(failure) => tell(world, &failure),
        })
    });
}

/// Takes over what is in the file of what was solved; `sent` is what was known here when the file was asked.
///
/// If some of that has been forgotten here since, with an exercise that was removed, the file is about to forget it
/// too: it is asked again when that is done.
fn take_progress(world: &mut World, there: Progress, sent: &Progress) {
    let here = &world.resource::<LessonProgress>().0;
    let (mut before, mut both) = (here.clone(), there.clone());
    before.merge(sent);
    both.merge(here);
    let forgot = before != *here;
    world.resource_mut::<Known>().progress = there;
    if !forgot {
        world.resource_mut::<LessonProgress>().set_if_neq(LessonProgress(both));
    }
}

/// What a file says was solved; nothing where it cannot be read, which saving then tells.
fn read_progress(path: &Path) -> Progress {
    let bytes = store::read_bytes(path).unwrap_or_default();
    solved_in(&bytes).unwrap_or_default()
}

/// What the bytes of a file say was solved.
fn solved_in(bytes: &[u8]) -> Result<Progress, Failure> {
    Progress::read(&String::from_utf8_lossy(bytes)).map(|(progress, _)| progress).map_err(Failure::Input)
}

/// An exercise without its place in a file.
fn placeless(exercise: &Exercise) -> Exercise {
    Exercise { line: 0, ..exercise.clone() }
}

/// The exercises of a deck that another has not, wherever in their files they stand.
fn missing(deck: Option<&Deck>, other: Option<&Deck>) -> Vec<Exercise> {
    let exercises = |deck: Option<&Deck>| deck.map_or_else(Vec::new, |deck| deck.exercises.clone());
    let known: Vec<Exercise> = exercises(other).iter().map(placeless).collect();
    let mut missing = exercises(deck);
    missing.retain(|exercise| !known.contains(&placeless(exercise)));
    missing
}

/// Saves the puzzles and the lesson that the user made.
pub(super) fn save_own(saves: Res<Saves>, own: Res<OwnDecks>, mut known: ResMut<Known>, shelf: Res<Shelf>) {
    for kind in KINDS {
        let Some(deck) = own.of(kind).clone() else { continue };
        let known = known.deck(kind).as_deref();
        let change = DeckChange { added: missing(Some(&deck), known), removed: missing(known, Some(&deck)), deck };
        if change.added.is_empty() && change.removed.is_empty() {
            continue;
        }
        let (path, progress) = (path_of(saves.plays(), kind), saves.plays().progress());
        let catalogue = shelf.0.clone();
        saves.work(move || {
            let done = made_folder(&path).and_then(|()| {
                let (deck, gone) = store::change(&path, |bytes| {
                    let (deck, gone) = change.applied(bytes, &path, &catalogue)?;
                    let text = if deck.exercises.is_empty() { String::new() } else { lessons::write(&deck) };
                    Ok((text, (deck, gone)))
                })?;
                forget(&progress, &deck.id, &gone)?;
                Ok(deck)
            });
            Box::new(move |world: &mut World| match done {
                Ok(deck) => take_deck(world, kind, Some(Arc::new(deck))),
                Err(failure) => tell(world, &failure),
            })
        });
    }
}

/// What was changed here of a deck, to be changed in its file.
struct DeckChange {
    /// The deck as it is here.
    deck: Arc<Deck>,
    added: Vec<Exercise>,
    removed: Vec<Exercise>,
}

impl DeckChange {
    /// The deck in a file with the change, and the places from which exercises were removed, the last one first. Where
    /// there is no deck, all that is known of it begins it; one with faults is set aside first, and one that a newer
    /// version of the program wrote is left alone.
    fn applied(&self, bytes: Option<&[u8]>, path: &Path, catalogue: &Catalogue) -> Result<(Deck, Vec<usize>), Failure> {
        let begun = || ((*self.deck).clone(), Vec::new());
        let text = bytes.map(String::from_utf8_lossy);
        let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Ok(begun()) };
        let mut there = match lessons::read(&text, catalogue) {
            Ok(there) => there,
            Err(faults) if is_newer(&faults) => return Err(Failure::Input(Text::newer_form())),
            Err(_) => {
                store::set_aside(path).map_err(|error| Failure::writing(path, &error))?;
                return Ok(begun());
            }
        };
        let removed: Vec<Exercise> = self.removed.iter().map(placeless).collect();
        let is_removed = |exercise: &Exercise| removed.contains(&placeless(exercise));
        let gone = (0..there.exercises.len()).rev().filter(|at| is_removed(&there.exercises[*at])).collect();
        there.exercises.retain(|exercise| !is_removed(exercise));
        // What is there already was added by an earlier change, whose answer is on its way.
        let added = Deck { exercises: self.added.clone(), ..(*self.deck).clone() };
        let new = missing(Some(&added), Some(&there));
        there.exercises.extend(new);
        Ok((there, gone))
    }
}

/// Forgets in the file of what was solved the exercises that were removed from these places of a deck.
fn forget(path: &Path, deck: &str, gone: &[usize]) -> Result<(), Failure> {
    if gone.is_empty() {
        return Ok(());
    }
    store::change(path, |bytes| {
        let mut solved = solved_in(bytes.unwrap_or_default())?;
        gone.iter().for_each(|place| solved.remove(deck, *place));
        Ok((solved.to_string(), ()))
    })
}

/// Takes over what is in a file, and keeps what was made here since.
fn take_deck(world: &mut World, kind: Kind, there: Option<Arc<Deck>>) {
    let before = std::mem::replace(world.resource_mut::<Known>().deck(kind), there.clone());
    // If it is gone, or cannot be understood, what is known here stays, and is written with the next exercise.
    let Some(there) = there else { return };
    let mut own = world.resource::<OwnDecks>().clone();
    let deck = |exercises| Deck { exercises, ..(*there).clone() };
    let here = own.of(kind).as_deref();
    let made = deck(missing(here, before.as_deref()));
    let removed = deck(missing(before.as_deref().filter(|_| here.is_some()), here));
    let stay = missing(Some(&there), Some(&removed));
    let exercises = stay.into_iter().chain(missing(Some(&made), Some(&there))).collect();
    *own.of_mut(kind) = Some(Arc::new(deck(exercises)));
    world.resource_mut::<OwnDecks>().set_if_neq(own);
}

/// What was made in earlier runs. In an empty file was a deck of which everything was removed. A copy of a file with
/// faults, which `lesson check` tells, is set aside, because the next exercise begins a new one.
fn read_own(plays: &SaveFolder, kind: Kind, catalogue: &Catalogue) -> Option<Arc<Deck>> {
    let path = path_of(plays, kind);
    let bytes = store::read_bytes(&path).ok()?;
    if bytes.trim_ascii().is_empty() {
        return Some(Arc::new(OwnDecks::begun(kind)));
    }
    match lessons::read(&String::from_utf8_lossy(&bytes), catalogue) {
        Ok(deck) => Some(Arc::new(deck)),
        Err(faults) => {
            if !is_newer(&faults) {
                // Without room for a copy the file itself stays until another exercise is made.
                let _ = store::set_aside(&path);
            }
            None
        }
    }
}

/// Whether a deck cannot be read because a newer version of the program wrote it.
fn is_newer(faults: &[DeckError]) -> bool {
    faults.iter().any(DeckError::is_newer_form)
}

/// Makes the folder of a file.
fn made_folder(path: &Path) -> Result<(), Failure> {
    let made: io::Result<()> = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.map_err(|error| Failure::writing(path, &error))
}

fn tell(world: &mut World, failure: &Failure) {
    if let Some(mut notices) = world.get_resource_mut::<Notices>() {
        notices.failed(failure);
    }
}
