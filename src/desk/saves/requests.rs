//! What is asked of saved plays and of files: to open, name, copy and remove them, and to write one.

use crate::desk::frame::dialog::FileAsk;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::TableCleared;
use crate::desk::lesson::decks::OwnDecks;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::saves::disk::{Saves, broken, unwritten};
use crate::desk::saves::kept::{SavedPlays, SavedRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{self as diagram, Style};
use ludoteca_homework::{is_given, offered};
use ludoteca_lessons::Deck;
use ludoteca_record as record;
use ludoteca_rules::session::{Session, SessionChange};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::{self as store, Claim, Existing, Failure, shown};
use ludoteca_table::play::stage::{self, LeftOpen, Shelf};
use ludoteca_table::play::{OnTable, OnTableItem, Play, PlayEvent, TableEvent};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The table as it is seen is to be drawn into this file.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PictureRequest(pub PathBuf);

/// A film of the game with this record is to be made in this file.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct FilmFileRequest {
    /// The record.
    pub record: String,
    /// The file, which is replaced.
    pub file: PathBuf,
}

/// The record of what is on the table; `None` for a position that is set up and cannot be played from.
#[must_use]
pub fn record_of(table: &OnTableItem<'_, '_>) -> Option<String> {
    let own = table.play().map(|play| record::write(play.view()));
    own.or_else(|| table.setup()?.play().map(|session| record::write(&*session)))
}

/// Does what is asked of the saved plays.
pub(super) fn answer(world: &mut World) {
    let asked: Vec<SavedRequest> = world.resource_mut::<Messages<SavedRequest>>().drain().collect();
    let catalogue = world.get_resource_or_init::<Shelf>().0.clone();
    for request in asked {
        let done = match request {
            SavedRequest::Open(id) => open_saved(world, &id),
            SavedRequest::OpenFile(path) => open_file(world, &path, &catalogue),
            SavedRequest::SaveFile(path) => save_file(world, &path),
            SavedRequest::OpenText(text) => match offered(&text, &catalogue) {
                Some(deck) => deck.map(|deck| take_deck(world, deck)).map_err(Failure::Input),
                None => {
                    let session = record::read(&text, &catalogue).map_err(|error| Failure::Input(error.text()));
                    session.and_then(|session| show(world, session))
                }
            },
            SavedRequest::Remove(id) => remove(world, &id),
            SavedRequest::Restore(id) => with_plays(world, |saves| saves.plays.restore(&id), &id),
            SavedRequest::Copy(id) => copy(world, &id),
            SavedRequest::Rename(id, title) => rename(world, &id, &title),
            SavedRequest::Refresh => Ok(()),
        };
        if let Some(mut saves) = world.get_resource_mut::<Saves>() {
            let list = saves.list_with_pictures(&catalogue);
            let removed = world.resource::<SavedPlays>().1.clone();
            *world.resource_mut::<SavedPlays>() = SavedPlays(Some(list), removed);
        }
        if let (Err(failure), Some(mut notices)) = (done, world.get_resource_mut::<Notices>()) {
            notices.failed(&failure);
        }
        world.write_message(RequestRedraw);
    }
}

/// Opens what is in a file: a game, or exercises that somebody was given.
fn open_file(world: &mut World, path: &Path, catalogue: &Catalogue) -> Result<(), Failure> {
    let text = read_text(path)?;
    match offered(&text, catalogue) {
        Some(deck) => deck.map(|deck| take_deck(world, deck)).map_err(|problem| broken(path, &problem)),
        None => session_of(&text, path, catalogue).and_then(|session| show(world, session)),
    }
}

/// Keeps a deck that somebody was given, and begins the first of its exercises that is not solved.
fn take_deck(world: &mut World, deck: Deck) {
    let id = deck.id.clone();
    if is_given(&id) {
        world.resource_mut::<OwnDecks>().take_given(Arc::new(deck));
    }
    world.write_message(CourseRequest::Open(id));
}

fn with_plays(world: &mut World, act: impl FnOnce(&mut Saves) -> io::Result<()>, id: &str) -> Result<(), Failure> {
    let Some(mut saves) = world.get_resource_mut::<Saves>() else { return Ok(()) };
    // What is not written yet must not come back afterwards.
    saves.flush();
    let path = saves.plays.path(id);
    act(&mut saves).map_err(|error| unwritten(&path, &error))
}

/// The play on the table that is kept under this name.
fn on_table(world: &mut World, id: &str) -> Option<Entity> {
    let mut plays = world.query::<(Entity, &Play)>();
    plays.iter(world).find(|(_, play)| play.view().header().kept_as.as_deref() == Some(id)).map(|(entity, _)| entity)
}

fn open_saved(world: &mut World, id: &str) -> Result<(), Failure> {
    if on_table(world, id).is_some() {
        return Ok(());
    }
    // One that was left open in this run may have sealed orders, which no file has.
    if let Some(session) = world.resource_mut::<LeftOpen>().take_kept(id) {
        return show(world, session);
    }
    let shelf = world.get_resource_or_init::<Shelf>().clone();
    let Some(mut saves) = world.get_resource_mut::<Saves>() else { return Ok(()) };
    let path = saves.plays.path(id);
    saves.flush();
    // Taken before it is read: what another program plays in between would be overwritten.
    let mine = saves.take(id);
    let mut session = read_file(&path, &shelf)?;
    if mine {
        session.keep_as(Some(id.to_owned()));
    }
    show(world, session)?;
    // Another program has it open: what happens here is kept as another play.
    if mine { Ok(()) } else { Err(Failure::Work(Text::new("saves-elsewhere"))) }
}

/// Writes the play on the table into a file, as what its ending says: a picture of the table (`png`), a film of the
/// game (`gif`), a diagram for print (`svg`), or else its record. Whoever chose the file agreed to replace it.
fn save_file(world: &mut World, path: &Path) -> Result<(), Failure> {
    let mut on_table = world.query::<OnTable>();
    let Some(one) = on_table.iter(world).next() else { return Ok(()) };
    let path = FileAsk::Save(".ludo".to_owned()).completed(path);
    let ends = |ending: &str| path.extension().is_some_and(|given| given.eq_ignore_ascii_case(ending));
    if ends("png") {
        world.write_message(PictureRequest(path));
        return Ok(());
    }
    if ends("gif") {
        let record = one.play().filter(|play| play.view().line().len() > 1).map(|play| record::write(play.view()));
        let record = record.ok_or_else(|| Failure::Input(Text::new("film-no-moves")))?;
        world.write_message(FilmFileRequest { record, file: path });
        return Ok(());
    }
    let text = if ends("svg") {
        let drawing = diagram::position(one.view(), Style::Ink);
        let description = one.view().position_text();
        let about = SvgLabels { title: one.entry().info.name, description: &description };
        svg(&drawing, Style::Ink, Page::round(&drawing, 0.25, 10.0), about)
    } else {
        record_of(&one).ok_or_else(|| Failure::Input(Text::new("refuse-draft")))?
    };
    store::write_whole(&path, text.as_bytes(), Existing::Replace).map_err(|error| Failure::writing(&path, &error))?;
    if let Some(mut notices) = world.get_resource_mut::<Notices>() {
        notices.tell(Notice::success(Text::new("cli-saved").with("path", shown(&path))));
    }
    Ok(())
}

/// Reads the record in a file.
///
/// # Errors
/// The file cannot be read, or is no record.
pub fn read_file(path: &Path, catalogue: &Catalogue) -> Result<Box<dyn Session>, Failure> {
    session_of(&read_text(path)?, path, catalogue)
}

fn read_text(path: &Path) -> Result<String, Failure> {
    store::read_text(path).map_err(|error| Failure::reading(path, &error))
}

/// The game in the text of a file.
fn session_of(text: &str, path: &Path, catalogue: &Catalogue) -> Result<Box<dyn Session>, Failure> {
    record::read(text, catalogue).map_err(|error| broken(path, &error.text()))
}

/// Puts a play on the table.
fn show(world: &mut World, session: Box<dyn Session>) -> Result<(), Failure> {
    let id = session.info().id;
    let Some(entry) = world.resource::<Shelf>().find(id) else { return Ok(()) };
    let play =
        stage::open(world, entry, session).map_err(|_| Failure::Input(Text::new("error-no-table").with("id", id)))?;
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Changed(SessionChange::Jumped) });
    world.trigger(TableCleared);
    Ok(())
}

fn remove(world: &mut World, id: &str) -> Result<(), Failure> {
    if on_table(world, id).is_some() {
        return Err(Failure::Input(Text::new("saves-on-table")));
    }
    let _ = world.resource_mut::<LeftOpen>().take_kept(id);
    let gone = world.resource::<SavedPlays>().find(id).cloned();
    with_own(world, id, |saves, claim| {
        saves.plays.remove(id, claim).map_err(|error| unwritten(&saves.plays.path(id), &error))
    })?;
    if let Some(mut saves) = world.get_resource_mut::<Saves>() {
        saves.written.remove(id);
        saves.claims.remove(id);
    }
    world.resource_mut::<SavedPlays>().1 = gone;
    Ok(())
}

/// Changes a play in its file, unless another program has it open.
fn with_own(
    world: &mut World,
    id: &str,
    act: impl FnOnce(&Saves, &Claim) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let Some(mut saves) = world.get_resource_mut::<Saves>() else { return Ok(()) };
    // What is not written yet must not come back afterwards.
    saves.flush();
    let known = saves.claims.contains_key(id);
    if !saves.take(id) {
        return Err(Failure::Work(Text::new("saves-in-use")));
    }
    let done = saves.claims.get(id).map_or(Ok(()), |claim| act(&saves, claim));
    // Others may open what is only in the list here.
    if !known {
        saves.claims.remove(id);
    }
    done
}

fn copy(world: &mut World, id: &str) -> Result<(), Failure> {
    with_plays(
        world,
        |saves| {
            let text = saves.plays.read(id)?;
            let (new, claim) = saves.plays.claim_new(&format!("{id}-copy"))?;
            saves.plays.write(&new, &text)?;
            saves.claims.insert(new, claim);
            Ok(())
        },
        id,
    )
}

/// Gives a play a title. One that is in memory is written with it at its next change too.
fn rename(world: &mut World, id: &str, title: &str) -> Result<(), Failure> {
    if let Some(entity) = on_table(world, id)
        && let Some(mut play) = world.get_mut::<Play>(entity)
    {
        play.set_title(title);
        world.write_message(TableEvent {
            play: entity,
            seat: None,
            happened: PlayEvent::Changed(SessionChange::Noted),
        });
        return Ok(());
    }
    if let Some(session) = world.resource_mut::<LeftOpen>().kept_mut(id) {
        session.set_title(title);
    }
    let shelf = world.get_resource_or_init::<Shelf>().clone();
    with_own(world, id, |saves, _| {
        let path = saves.plays.path(id);
        let mut session = read_file(&path, &shelf)?;
        session.set_title(title);
        saves.plays.write(id, &record::write(&*session)).map_err(|error| unwritten(&path, &error))
    })
}
