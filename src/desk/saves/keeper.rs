//! Keeps every play: what changes it is saved by itself, and plays of earlier runs are found again.
//!
//! Depends on `store` (the files), `record` (their text), the table, and the panels' list of saved plays. Nothing here
//! waits for a disk while a game is played: plays are written on a thread of their own. What cannot be read or written
//! is told in one sentence, and nothing is lost by it. Start with [`SavesPlugin`].

use crate::desk::frame::notice::Notices;
use crate::desk::frame::schedule::TableCleared;
use crate::desk::frame::thumbnail::{THUMBNAIL, Thumbnail};
use ludoteca_cli::today;
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{self as diagram, Style};
use ludoteca_lessons::{self as lessons, Deck, Progress};
use ludoteca_record as record;
use ludoteca_rules::Catalogue;
use ludoteca_rules::Text;
use ludoteca_rules::session::{NodeId, Session, SessionChange};
use ludoteca_store::saves::{Claim, SaveFile, SaveFolder, Saver};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::stage::{self, LeftOpen, Today};
use ludoteca_table::play::{OnTable, OrderReview, Play, PlayEvent, TableEvent};
use ludoteca_table::schedule::TableSystems;

use crate::desk::lesson::model::LessonProgress;
use crate::desk::lesson::runner::OwnDecks;
use crate::desk::saves::model::{SavedPlay, SavedPlays, SavedRequest};
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw, WindowCloseRequested};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use std::{fs, io, mem};

/// Under this name it is known what was written of the progress; no play is called so.
const PROGRESS: &str = "/progress";
/// The same of what the user made: puzzles, and a lesson.
const OWN_PUZZLES: &str = "/own-puzzles";
const OWN_LESSON: &str = "/own-lesson";
/// Longer lists show the newest plays only.
const MOST_LISTED: usize = 2000;
/// So many of them with a picture: each takes a few milliseconds when the list is opened first.
const MOST_PICTURES: usize = 40;

/// Adds the saved plays of the user, or those in a folder.
pub struct SavesPlugin {
    /// The folder; `None`: nothing is saved.
    pub plays: Option<SaveFolder>,
}

/// What writes plays, and the plays that belong to this program.
#[derive(Resource)]
pub struct Saves {
    plays: SaveFolder,
    saver: Saver,
    claims: BTreeMap<String, Claim>,
    /// The text of each play that was saved last.
    written: BTreeMap<String, String>,
    pictures: Pictures,
    /// No new play can be kept, and that was told.
    told: bool,
}

impl Saves {
    /// The folder of the sheets of class tournaments.
    #[must_use]
    pub fn sheets(&self) -> SaveFolder {
        self.plays.sheets()
    }

    /// Has a file of the user's data written soon; what is in its way is told.
    pub fn keep(&self, path: PathBuf, text: String) {
        self.saver.save(path, text);
    }

    /// Waits until everything is written, or could not be.
    pub fn flush(&self) {
        self.saver.flush();
    }
}

/// The table as it is seen is to be drawn into this file.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PictureRequest(pub PathBuf);

/// What wakes the app when there is something to tell; for apps that wait for events.
#[derive(Resource, Default)]
pub struct Wake(pub Option<Box<dyn Fn() + Send + Sync>>);

impl Plugin for SavesPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<SavedRequest>()
            .add_message::<PictureRequest>()
            .init_resource::<SavedPlays>()
            .init_resource::<Today>();
        app.add_systems(Update, (open_dropped, answer).chain().in_set(TableSystems::Apply).before(stage::StageSystems));
        let Some(plays) = self.plays.clone() else { return };
        let wake = app.world_mut().remove_resource::<Wake>().and_then(|wake| wake.0);
        let saver = Saver::new(move || {
            if let Some(wake) = &wake {
                wake();
            }
        });
        plays.tidy();
        app.insert_resource(Today(today));
        let saves = Saves {
            plays,
            saver,
            claims: BTreeMap::new(),
            written: BTreeMap::new(),
            pictures: Pictures::default(),
            told: false,
        };
        let catalogue = app.world_mut().get_resource_or_init::<Shelf>().0.clone();
        app.world_mut().resource_mut::<SavedPlays>().0 = Some(list(&saves.plays, &catalogue, &mut None));
        app.insert_resource(LessonProgress(read_progress(&saves.plays)));
        app.insert_resource(OwnDecks {
            puzzles: read_own(&saves.plays.own_puzzles(), &catalogue),
            lesson: read_own(&saves.plays.own_lesson(), &catalogue),
        });
        app.insert_resource(saves);
        app.add_systems(
            Last,
            (
                save,
                save_progress.run_if(resource_changed::<LessonProgress>),
                save_own.run_if(resource_changed::<OwnDecks>),
                tell,
                end,
            )
                .chain(),
        );
    }
}

/// The small pictures of saved plays, and when what they show was written.
#[derive(Default)]
struct Pictures(BTreeMap<String, (SystemTime, Option<Arc<Thumbnail>>)>);

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
            let play = plays.read(id).ok().and_then(|text| record::read(&text, catalogue).ok());
            let drawing = play.map(|play| diagram::board(&*play, Style::Colour));
            let pixels = drawing.and_then(|drawing| raster(&drawing, Style::Colour, THUMBNAIL, false));
            self.0.insert(id.to_owned(), (changed, pixels.map(|pixels| Arc::new(Thumbnail(pixels)))));
        }
        self.0.get(id).and_then(|(_, picture)| picture.clone())
    }
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

/// A file whose content is not a record.
fn broken(path: &Path, why: &Text) -> Failure {
    Failure::Input(Text::new("saves-broken").with("path", shown(path)).with_text("problem", why.clone()))
}

/// Saves every play that has changed.
fn save(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<&mut Play, Without<OrderReview>>,
    mut saves: ResMut<Saves>,
    mut list: ResMut<SavedPlays>,
    today: Res<Today>,
    mut notices: Option<ResMut<Notices>>,
) {
    let changed = |event: &&TableEvent| matches!(event.happened, PlayEvent::Changed(_) | PlayEvent::Opened);
    let mut entities: Vec<Entity> = events.read().filter(changed).map(|event| event.play).collect();
    entities.sort_unstable();
    entities.dedup();
    for entity in entities {
        let Ok(mut play) = plays.get_mut(entity) else { continue };
        let view = play.view();
        if view.node(NodeId::ROOT).children.is_empty() {
            continue;
        }
        let saves = &mut *saves;
        let id = match view.header().kept_as.clone() {
            Some(id) => id,
            None => match saves.plays.claim_new(&format!("{}-{}", (today.0)(), view.info().id)) {
                Ok((id, claim)) => {
                    saves.claims.insert(id.clone(), claim);
                    saves.told = false;
                    play.bypass_change_detection().keep_as(Some(id.clone()));
                    id
                }
                Err(error) => {
                    let told = mem::replace(&mut saves.told, true);
                    if let (false, Some(notices)) = (told, &mut notices) {
                        notices.failed(&unwritten(&saves.plays.path(""), &error));
                    }
                    continue;
                }
            },
        };
        let text = record::write(play.view());
        if saves.written.get(&id) == Some(&text) {
            continue;
        }
        saves.saver.save(saves.plays.path(&id), text.clone());
        if let Ok(head) = record::head(&text) {
            list.put_first(SavedPlay { id: id.clone(), head: Ok(head), picture: None });
        }
        saves.written.insert(id, text);
    }
}

/// Saves what was solved of lessons and puzzles.
fn save_progress(mut saves: ResMut<Saves>, solved: Res<LessonProgress>) {
    let path = saves.plays.progress();
    let text = solved.0.to_string();
    let known = saves.written.insert(PROGRESS.to_owned(), text.clone());
    if known.is_some_and(|known| known != text) {
        // Another program may have written meanwhile.
        let mut both = read_progress(&saves.plays);
        both.merge(&solved.0);
        saves.saver.save(path, both.to_string());
    }
}

fn read_progress(plays: &SaveFolder) -> Progress {
    let bytes = fs::read(plays.progress()).unwrap_or_default();
    Progress::read(&String::from_utf8_lossy(&bytes)).0
}

/// Saves the puzzles and the lesson that the user made.
fn save_own(mut saves: ResMut<Saves>, own: Res<OwnDecks>) {
    let files =
        [(OWN_PUZZLES, saves.plays.own_puzzles(), &own.puzzles), (OWN_LESSON, saves.plays.own_lesson(), &own.lesson)];
    for (name, path, deck) in files {
        let text = deck.as_deref().map(lessons::write).unwrap_or_default();
        let known = saves.written.insert(name.to_owned(), text.clone());
        if known.is_some_and(|known| known != text) {
            saves.saver.save(path, text);
        }
    }
}

/// What was made in earlier runs. A copy of a file with faults, which `lesson check` tells, is set aside, because the
/// next exercise begins a new one.
fn read_own(path: &Path, catalogue: &Catalogue) -> Option<Arc<Deck>> {
    let bytes = fs::read(path).ok()?;
    let deck = lessons::read(&String::from_utf8_lossy(&bytes), catalogue).ok();
    if deck.is_none() {
        // Without room for a copy the file itself stays until another exercise is made.
        let _ = fs::copy(path, path.with_added_extension("broken"));
    }
    deck.map(Arc::new)
}

/// A file of ours that could not be written, whatever was in its way.
fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::writing(path, &io::Error::other(error.to_string()))
}

/// Tells what could not be written, once.
fn tell(saves: Res<Saves>, mut notices: Option<ResMut<Notices>>, mut redraw: MessageWriter<RequestRedraw>) {
    while let Some(trouble) = saves.saver.trouble() {
        if let Some(notices) = &mut notices {
            notices.failed(&unwritten(&trouble.path, &trouble.error));
        }
        redraw.write(RequestRedraw);
    }
}

/// Everything is written before the program ends.
fn end(saves: Res<Saves>, mut exits: MessageReader<AppExit>, closing: Option<Res<Messages<WindowCloseRequested>>>) {
    if exits.read().next().is_some() || closing.is_some_and(|closing| !closing.is_empty()) {
        saves.flush();
    }
}

/// A record that is dropped on the window is opened.
fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut requests: MessageWriter<SavedRequest>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            requests.write(SavedRequest::OpenFile(path_buf.clone()));
        }
    }
}

/// Does what is asked of the saved plays.
fn answer(world: &mut World) {
    let asked: Vec<SavedRequest> = world.resource_mut::<Messages<SavedRequest>>().drain().collect();
    let catalogue = world.get_resource_or_init::<Shelf>().0.clone();
    for request in asked {
        let done = match request {
            SavedRequest::Open(id) => open_saved(world, &id),
            SavedRequest::OpenFile(path) => read_file(&path, &catalogue).and_then(|session| show(world, session)),
            SavedRequest::SaveFile(path) => save_file(world, &path),
            SavedRequest::OpenText(text) => {
                let session = record::read(&text, &catalogue).map_err(|error| Failure::Input(error.text()));
                session.and_then(|session| show(world, session))
            }
            SavedRequest::Remove(id) => remove(world, &id),
            SavedRequest::Restore(id) => with_plays(world, |saves| saves.plays.restore(&id), &id),
            SavedRequest::Copy(id) => copy(world, &id),
            SavedRequest::Rename(id, title) => rename(world, &id, &title),
            SavedRequest::Refresh => Ok(()),
        };
        if let Some(mut saves) = world.get_resource_mut::<Saves>() {
            let saves = &mut *saves;
            let list = list(&saves.plays, &catalogue, &mut Some(&mut saves.pictures));
            let removed = world.resource::<SavedPlays>().1.clone();
            *world.resource_mut::<SavedPlays>() = SavedPlays(Some(list), removed);
        }
        if let (Err(failure), Some(mut notices)) = (done, world.get_resource_mut::<Notices>()) {
            notices.failed(&failure);
        }
        world.write_message(RequestRedraw);
    }
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
    let mut session = read_file(&path, &shelf)?;
    let own = saves.claims.contains_key(id);
    let claim = if own { Ok(None) } else { saves.plays.claim(id) };
    let mine = own || matches!(claim, Ok(Some(_)));
    if let Ok(Some(claim)) = claim {
        saves.claims.insert(id.to_owned(), claim);
    }
    if mine {
        session.keep_as(Some(id.to_owned()));
    }
    show(world, session)?;
    // Another program has it open: what happens here is kept as another play.
    if mine { Ok(()) } else { Err(Failure::Work(Text::new("saves-elsewhere"))) }
}

/// Writes the play on the table into a file, as what its ending says: a picture of the table (`png`), a diagram for
/// print (`svg`), or else its record. Whoever chose the file agreed to replace it.
fn save_file(world: &mut World, path: &Path) -> Result<(), Failure> {
    let mut on_table = world.query::<OnTable>();
    let Some(one) = on_table.iter(world).next() else { return Ok(()) };
    let ends = |ending: &str| path.extension().is_some_and(|given| given.eq_ignore_ascii_case(ending));
    if ends("png") {
        world.write_message(PictureRequest(path.to_owned()));
        return Ok(());
    }
    let text = if ends("svg") {
        let drawing = diagram::position(one.view(), Style::Ink);
        let description = one.view().position_text();
        let about = SvgLabels { title: one.entry().info.name, description: &description };
        svg(&drawing, Style::Ink, Page::round(&drawing, 0.25, 10.0), about)
    } else {
        let own = one.play().map(|play| record::write(play.view()));
        let begun = || one.setup()?.play().map(|session| record::write(&*session));
        own.or_else(begun).ok_or_else(|| Failure::Input(Text::new("refuse-draft")))?
    };
    let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension("ludo") };
    store::write_whole(&path, text.as_bytes(), Existing::Replace).map_err(|error| Failure::writing(&path, &error))
}

/// Reads the record in a file.
///
/// # Errors
/// The file cannot be read, or is no record.
pub fn read_file(path: &Path, catalogue: &Catalogue) -> Result<Box<dyn Session>, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::reading(path, &error))?;
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::Input(Text::new("error-file-text").with("path", shown(path))))?;
    record::read(&text, catalogue).map_err(|error| broken(path, &error.text()))
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
    with_plays(world, |saves| saves.plays.remove(id), id)?;
    if let Some(mut saves) = world.get_resource_mut::<Saves>() {
        saves.written.remove(id);
    }
    world.resource_mut::<SavedPlays>().1 = gone;
    Ok(())
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
    let Some(saves) = world.get_resource::<Saves>() else { return Ok(()) };
    saves.flush();
    let mut session = read_file(&saves.plays.path(id), &shelf)?;
    session.set_title(title);
    let text = record::write(&*session);
    with_plays(world, |saves| saves.plays.write(id, &text), id)
}
