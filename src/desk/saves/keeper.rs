//! Keeps every play: what changes it is saved by itself, and plays of earlier runs are found again.
//!
//! Depends on `store` (the files), `record` (their text), the table, and the panels' list of saved plays. Nothing here
//! waits for a disk while a game is played: plays are written on a thread of their own. What cannot be read or written
//! is told in one sentence, and nothing is lost by it. Start with [`SavesPlugin`].

use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::notice::Notices;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::model::LessonProgress;
use crate::desk::lesson::practice::harvest::{Harvest, HarvestAction};
use crate::desk::lesson::practice::plan::{Practice, PracticeChange};
use crate::desk::saves::disk::{Saves, Wake, first_list, unwritten};
use crate::desk::saves::kept::{SavedPlay, SavedPlays, SavedRequest};
use crate::desk::saves::learned::KnownGiven;
use crate::desk::saves::requests::PictureRequest;
use crate::desk::saves::{learned, practised, requests};
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw, WindowCloseRequested, WindowFocused};
use ludoteca_cli::today;
use ludoteca_record as record;
use ludoteca_rules::session::NodeId;
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::background::LongWork;
use ludoteca_table::play::stage::{self, Shelf, Today};
use ludoteca_table::play::{OrderReview, Play, PlayEvent, Reviewer, TableEvent};
use ludoteca_table::schedule::TableSystems;
use std::mem;

/// Adds the saved plays of the user, or those in a folder.
pub struct SavesPlugin {
    /// The folder; `None`: nothing is saved.
    pub plays: Option<SaveFolder>,
}

impl Plugin for SavesPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<SavedRequest>()
            .add_message::<PictureRequest>()
            .init_resource::<SavedPlays>()
            .init_resource::<Today>();
        app.add_systems(
            Update,
            (open_dropped, requests::answer).chain().in_set(TableSystems::Apply).before(stage::StageSystems),
        );
        let Some(plays) = self.plays.clone() else { return };
        let saves = Saves::begin(plays, app.world_mut().remove_resource::<Wake>().unwrap_or_default());
        app.insert_resource(Today(today));
        let catalogue = app.world_mut().get_resource_or_init::<Shelf>().0.clone();
        app.world_mut().resource_mut::<SavedPlays>().0 = Some(first_list(&saves.plays, &catalogue));
        learned::keep(app, &saves.plays, &catalogue);
        app.insert_resource(saves);
        app.init_resource::<Practice>().add_message::<PracticeChange>().add_systems(Startup, practised::begin);
        app.init_resource::<Harvest>().init_resource::<LongWork>().init_resource::<Decks>().init_resource::<Notices>();
        app.add_message::<HarvestAction>().add_message::<RequestRedraw>();
        app.add_systems(Update, (learned::begin_harvest, learned::hear_harvest).chain().in_set(TableSystems::Apply));
        app.add_message::<WindowFocused>();
        let looks = (take_answers, look_again).chain().in_set(TableSystems::Apply).before(requests::answer);
        app.add_systems(Update, looks);
        // What is removed from a deck is forgotten before what was solved of the others is added.
        let learned = (
            (learned::save_own, learned::save_given).chain().run_if(resource_changed::<OwnDecks>),
            learned::save_progress.run_if(resource_changed::<LessonProgress>),
            practised::write,
        )
            .chain();
        app.add_systems(Last, (save, learned, tell, end).chain());
    }
}

/// Saves every play that has changed.
fn save(
    mut events: MessageReader<TableEvent>,
    mut plays: Query<(&mut Play, Option<&OrderReview>)>,
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
        let Ok((mut play, review)) = plays.get_mut(entity) else { continue };
        let view = play.view();
        let exercise = review.is_some_and(|review| review.by == Reviewer::Lesson);
        if exercise || view.node(NodeId::ROOT).children.is_empty() {
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

/// Tells what could not be written, once.
fn tell(saves: Res<Saves>, mut notices: Option<ResMut<Notices>>, mut redraw: MessageWriter<RequestRedraw>) {
    while let Some(trouble) = saves.saver.trouble() {
        if let Some(notices) = &mut notices {
            notices.failed(&unwritten(&trouble.path, &trouble.error));
        }
        redraw.write(RequestRedraw);
    }
}

/// Does what was answered.
fn take_answers(world: &mut World) {
    while let Some(answer) = world.resource::<Saves>().heard() {
        answer(world);
        world.write_message(RequestRedraw);
    }
}

/// Whoever comes back to the window sees what other programs have changed meanwhile.
fn look_again(
    mut focused: MessageReader<WindowFocused>,
    dialog: Option<Res<OpenDialog>>,
    saves: Res<Saves>,
    (shelf, solved, today): (Res<Shelf>, Res<LessonProgress>, Res<Today>),
    given: Res<KnownGiven>,
    mut requests: MessageWriter<SavedRequest>,
) {
    if focused.read().filter(|event| event.focused).count() == 0 {
        return;
    }
    learned::look_again(&saves, &shelf, &solved, &given);
    practised::look_again(&saves, &shelf, *today);
    if dialog.is_some_and(|dialog| matches!(dialog.0, Some(Dialog::Saved { .. }))) {
        requests.write(SavedRequest::Refresh);
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
