//! The page with all lessons and puzzles: which trail it shows, and what is done there.

use super::course::OnCourse;
use super::decks::{OwnDecks, TrailId};
use super::model::{AskedFrom, CourseRequest, LessonProgress};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::{DeskSystems, ModelSystems};
use crate::desk::frame::seed::new_seed;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::Kind;
use ludoteca_rules::session::Controller;
use ludoteca_rules::{Entry, Options};
use ludoteca_table::play::stage::{self, Shelf, StageRequest, Today};
use ludoteca_table::play::{OnTable, PlayEvent, TableEvent};
use ludoteca_table::scene::camera::{NearSide, TableCamera};
use ludoteca_table::screen::Screen;

/// What the page shows. It is open while [`Dialog::Decks`] is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct LearnPage {
    /// The trail that was chosen; `None` for the first one.
    pub trail: Option<TrailId>,
    /// Whether the rules of its game lie over it.
    pub rules: bool,
    /// Whether a press on an exercise of one's own removes it, or the deck in which it was given.
    pub removes: bool,
    /// Whether it opens again once the exercise on the table is left.
    pub(super) returns: bool,
}

impl LearnPage {
    /// Has it open again once what is on the table is left.
    pub const fn opens_again(&mut self) {
        self.returns = true;
    }
}

/// What a person does on the page.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum LearnAction {
    /// Opens the page with this trail.
    Show(TrailId),
    /// Lays the rules of the game over it, or takes them away.
    Rules(bool),
    /// Begins the game of this id with the weakest opponent.
    Play(&'static str),
    /// Begins the lesson plan of the game of this id, for a class.
    Plan(&'static str),
    /// Whether a press on an exercise of one's own is to remove it.
    Removes(bool),
    /// Removes the exercise at a place of one's own puzzles or lesson.
    Remove(Kind, usize),
    /// Removes the deck of this name that somebody was given.
    RemoveGiven(String),
    /// Brings back what was removed last.
    Restore,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LearnPage>().add_message::<LearnAction>();
    app.add_systems(OnExit(Screen::Lesson), leave_course);
    app.add_systems(Update, (act, change_own, ask_to_leave).in_set(DeskSystems::Control));
    app.add_systems(Update, follow_table.in_set(ModelSystems::Follow));
}

fn act(
    mut actions: MessageReader<LearnAction>,
    mut page: ResMut<LearnPage>,
    mut dialog: ResMut<OpenDialog>,
    shelf: Res<Shelf>,
    mut commands: Commands,
) {
    for action in actions.read() {
        match action {
            LearnAction::Show(trail) => {
                *page = LearnPage { trail: Some(*trail), rules: false, removes: false, ..*page };
                dialog.set_if_neq(OpenDialog(Some(Dialog::Decks)));
            }
            LearnAction::Rules(open) => page.rules = *open,
            LearnAction::Removes(removes) => page.removes = *removes,
            LearnAction::Plan(_) | LearnAction::Remove(..) | LearnAction::RemoveGiven(_) | LearnAction::Restore => {}
            LearnAction::Play(game) => {
                if let Some(entry) = shelf.find(game) {
                    dialog.0 = None;
                    commands.queue(move |world: &mut World| play(world, entry));
                }
            }
        }
    }
}

/// Removes an exercise of one's own or a deck that was given, or brings it back.
fn change_own(
    mut actions: MessageReader<LearnAction>,
    (mut own, mut solved): (ResMut<OwnDecks>, ResMut<LessonProgress>),
    on: Res<OnCourse>,
    mut page: ResMut<LearnPage>,
    mut stage: MessageWriter<StageRequest>,
) {
    // What is solved on the table would be noted at a place where another exercise is now, or none.
    let mut leave = |trail: TrailId| {
        if on.0.as_ref().is_some_and(|running| TrailId::of(running.course.deck()) == Some(trail)) {
            page.returns = true;
            stage.write(StageRequest::Leave);
        }
    };
    for action in actions.read() {
        match action {
            LearnAction::Remove(kind, place) => {
                leave(TrailId::Own);
                own.remove(*kind, *place, &mut solved.0);
            }
            LearnAction::RemoveGiven(id) => {
                leave(TrailId::Given);
                own.remove_given(id);
            }
            LearnAction::Restore => own.restore(),
            _ => {}
        }
    }
}

/// Begins a game in which a person has the first seat and the weakest opponent all others.
fn play(world: &mut World, entry: &'static Entry) {
    let mut session = entry.start_rolled(Options::defaults(entry.info.options), new_seed());
    let others = (1..session.seats()).map(|_| Controller::Computer("1".to_owned()));
    let players = [Controller::Human].into_iter().chain(others).collect();
    let today = world.get_resource::<Today>().map_or_else(String::new, |today| (today.0)());
    session.describe(today, Vec::new(), players);
    let Ok(play) = stage::open(world, entry, session) else { return };
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.write_message(RequestRedraw);
}

/// Whoever leaves an exercise comes back to the page from which it was opened.
fn ask_to_leave(
    mut asked: MessageReader<CourseRequest>,
    on: Res<OnCourse>,
    (shelf, mut page): (Res<Shelf>, ResMut<LearnPage>),
    mut stage: MessageWriter<StageRequest>,
) {
    let Some(running) = on.0.as_ref().filter(|_| asked.read().any(|request| *request == CourseRequest::Leave)) else {
        return;
    };
    stage.write(StageRequest::Leave);
    match running.passing.as_ref().map(|passing| passing.from) {
        None | Some(AskedFrom::Ladder(_) | AskedFrom::Storm) => page.returns = true,
        Some(AskedFrom::Shelf) => {}
        Some(AskedFrom::Review(game)) => {
            stage.write_batch(shelf.find(game).map(|entry| StageRequest::Open(entry, new_seed())));
        }
    }
}

/// Nothing of an exercise stays: neither its course nor the side from which it was seen.
fn leave_course(
    mut on: ResMut<OnCourse>,
    mut page: ResMut<LearnPage>,
    mut dialog: ResMut<OpenDialog>,
    mut cameras: Query<&mut NearSide, With<TableCamera>>,
) {
    on.0 = None;
    for mut near in &mut cameras {
        near.set_if_neq(NearSide::default());
    }
    if std::mem::take(&mut page.returns) {
        dialog.0 = Some(Dialog::Decks);
    }
}

/// While the page is closed, it is about the game on the table.
fn follow_table(
    dialog: Res<OpenDialog>,
    screen: Res<State<Screen>>,
    on_table: Option<Single<OnTable>>,
    mut page: ResMut<LearnPage>,
) {
    if dialog.0 == Some(Dialog::Decks) {
        return;
    }
    let played = on_table.filter(|_| matches!(screen.get(), Screen::Play | Screen::SetUp));
    let trail = played.map(|one| TrailId::Game(one.entry().info.id)).or(page.trail);
    page.set_if_neq(LearnPage { trail, rules: false, removes: false, ..*page });
}
