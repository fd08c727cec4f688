//! Keeps what the panels show up to date: one system a part, each of which changes its part only when its inputs did.

use crate::desk::class::model::Classes;
use crate::desk::computer::analysis::Analysing;
use crate::desk::demo::model::DemoShown;
use crate::desk::dialog_model::DialogInputs;
use crate::desk::frame::ask::ShownNode;
use crate::desk::frame::display::{Display, SoftwareDrawing, WithoutCard};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::notice::{NoticeModel, Notices};
use crate::desk::frame::rest::Rested;
use crate::desk::frame::schedule::ModelSystems;
use crate::desk::frame::thumbnail::PiecePictures;
use crate::desk::lesson::course::OnCourse;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::model::{AskedFrom, LessonModel, LessonProgress};
use crate::desk::lesson::practice::plan::Practice;
use crate::desk::lesson::practice::storm::OnStorm;
use crate::desk::network::model::NetworkModel;
use crate::desk::new_game::controller::NewGame;
use crate::desk::plan::held::OnPlan;
use crate::desk::plan::model::PlanModel;
use crate::desk::play::clock::model::ClockModel;
use crate::desk::play::controller::{ChooserAt, SeenResult, TipAt};
use crate::desk::play::note::controller::RemovedMove;
use crate::desk::play::review::model::{LookingAt, ReviewModel};
use crate::desk::play::review::work::LookingBack;
use crate::desk::play::shown::{PlayInputs, PlayOnTable};
use crate::desk::play::timeline::model::TimelineModel;
use crate::desk::play::typing::controller::TypedMove;
use crate::desk::play::typing::model::TypingModel;
use crate::desk::saves::kept::SavedPlays;
use crate::desk::settings::controller::LanguageOverride;
use crate::desk::settings::model::Settings;
use crate::desk::setup::controller::TypedPosition;
use crate::desk::setup::model::DraftModel;
use crate::desk::shelf::shown::ShelfInputs;
use crate::desk::spoken::model::{BoardModel, ScreenReaderListens};
use crate::desk::view_model::{Panels, ViewModel};
use crate::games::pictures::GamePictures;
use crate::theatre::looks::Theatres;
use bevy::prelude::*;
use ludoteca_practice::Day;
use ludoteca_rules::Pick;
use ludoteca_rules::session::SessionChange;
use ludoteca_table::play::stage::{Shelf, Today};
use ludoteca_table::play::{
    Annotating, Building, CurrentOverlay, EditedSetup, Hand, OrderReview, Play, PlayClock, PlayEvent, SecretEntry,
    TableEvent, TimeSource,
};
use ludoteca_table::replay::Replay;
use ludoteca_table::screen::{self, Screen};
use ludoteca_table::show::animation::player::Showing;
use ludoteca_words::Words;
use std::sync::Arc;

/// The parts of the view model. Expects the plugins of the features.
pub fn plugin(app: &mut App) {
    let settings = app.world().resource::<Settings>().clone();
    let language = app.world().resource::<LanguageOverride>().0.unwrap_or_else(|| settings.language());
    let catalogue = app.world_mut().get_resource_or_init::<Shelf>().0.clone();
    let words = Arc::new(Words::new(language, &catalogue));
    let pictures = app.world_mut().get_resource_or_init::<GamePictures>().clone();
    let model = ViewModel::new(words.clone(), catalogue, pictures, settings);
    screen::init(app);
    app.insert_resource(DeskWords(words)).insert_resource(Panels(model));
    app.init_resource::<SecretEntry>().init_resource::<TimeSource>();
    let play = (show_play, show_set_up, show_board, show_clock, show_timeline, show_review).chain();
    // Where there is neither a play nor a demonstration, the shelf is shown; and what is over the play refers to it.
    let others = (
        show_elsewhere,
        show_class,
        show_due,
        show_shelf,
        show_over,
        show_lesson,
        show_plan,
        show_display,
        show_dialog,
    )
        .chain();
    app.add_systems(Update, (speak, show_screen, show_demo, play, others).chain().in_set(ModelSystems::Build));
}

/// Changes a part of the model if it is another one now.
fn keep<T: PartialEq>(panels: &mut ResMut<'_, Panels>, part: impl Fn(&mut ViewModel) -> &mut T, now: T) {
    if *part(&mut panels.bypass_change_detection().0) != now {
        *part(&mut panels.0) = now;
    }
}

/// The settings, and the texts in their language.
fn speak(
    settings: Res<Settings>,
    language: Res<LanguageOverride>,
    shelf: Res<Shelf>,
    mut words: ResMut<DeskWords>,
    mut panels: ResMut<Panels>,
) {
    let language = language.0.unwrap_or_else(|| settings.language());
    if words.0.language() != language {
        words.0 = Arc::new(Words::new(language, &shelf.0));
        panels.0.look.words = words.0.clone();
    }
    if settings.is_changed() && panels.0.settings != *settings {
        panels.0.settings = settings.clone();
        panels.0.look.chosen_scale = settings.text_scale.get();
    }
}

/// What the window is about.
fn show_screen(screen: Res<State<Screen>>, mut panels: ResMut<Panels>) {
    keep(&mut panels, |model| &mut model.screen, *screen.get());
}

fn show_demo(demo: Res<DemoShown>, mut panels: ResMut<Panels>) {
    if demo.is_changed() {
        keep(&mut panels, |model| &mut model.demo, demo.0.clone());
    }
}

/// The play on the table.
fn show_play(
    play: Option<Single<PlayOnTable>>,
    (words, entry): (Res<DeskWords>, Res<SecretEntry>),
    theatres: Option<Res<Theatres>>,
    mut events: MessageReader<TableEvent>,
    mut pictures: Local<PiecePictures>,
    mut shown: ResMut<ShownNode>,
    mut panels: ResMut<Panels>,
) {
    let play = play.as_deref();
    shown.set_if_neq(ShownNode(play.map(|play| play.view().cursor())));
    let Some(play) = play else {
        keep(&mut panels, |model| &mut model.play, None);
        return;
    };
    // A comment leaves the play itself unchanged.
    let noted = events.read().filter(|event| event.happened == PlayEvent::Changed(SessionChange::Noted)).count() > 0;
    let beside = words.is_changed() || entry.is_changed() || noted;
    if play.is_changed() || beside || panels.0.play.is_none() {
        let demonstrates = theatres.is_some_and(|theatres| theatres.has(play.id()));
        let inputs = PlayInputs { words: &words.0, entry: *entry, demonstrates };
        panels.0.play = Some(play.model(&inputs, &mut pictures));
    }
}

/// The position that is set up.
fn show_set_up(
    setup: Option<Single<(Ref<EditedSetup>, Ref<CurrentOverlay>)>>,
    (words, building): (Res<DeskWords>, Res<Building>),
    theatres: Option<Res<Theatres>>,
    mut pictures: Local<PiecePictures>,
    mut panels: ResMut<Panels>,
) {
    let Some((setup, laid)) = setup.as_deref() else {
        keep(&mut panels, |model| &mut model.set_up, None);
        return;
    };
    let beside = words.is_changed() || building.is_changed() || laid.is_changed();
    if setup.is_changed() || beside || panels.0.set_up.is_none() {
        let demonstrated = theatres.is_some_and(|theatres| theatres.has(setup.entry.info.id));
        let draft = DraftModel::of(setup, (*building, laid.id()), &words.0, &mut pictures);
        panels.0.set_up = Some(DraftModel { demonstrated, ..draft });
    }
}

/// The board in words, while somebody listens.
fn show_board(
    play: Option<Single<PlayOnTable>>,
    setup: Option<Single<(&EditedSetup, &Hand)>>,
    (words, entry, listened): (Res<DeskWords>, Res<SecretEntry>, Res<ScreenReaderListens>),
    demo: Res<DemoShown>,
    mut panels: ResMut<Panels>,
) {
    let board = match play.as_deref().filter(|_| listened.0) {
        Some(play) => {
            let beside = words.is_changed() || entry.is_changed() || listened.is_changed();
            if !play.is_changed() && !beside && panels.0.board.is_some() {
                return;
            }
            Some(BoardModel::of(play.view(), &words.0, play.hand(), play.is_silent(*entry)))
        }
        None if listened.0 && setup.is_some() => {
            setup.as_deref().map(|(setup, hand)| BoardModel::of_setup(setup.view(), &words.0, hand))
        }
        None => demo.0.as_ref().filter(|_| listened.0).and_then(|demo| demo.board.clone()),
    };
    keep(&mut panels, |model| &mut model.board, board);
}

/// The clock of the play, which runs by itself.
fn show_clock(
    play: Option<Single<(&Play, &PlayClock)>>,
    (words, time): (Res<DeskWords>, Res<TimeSource>),
    mut panels: ResMut<Panels>,
) {
    let Some((play, clock)) = play.as_deref() else { return };
    let clock = clock.0.as_ref().map(|clock| ClockModel::of(clock, play.view(), &words.0, time.now()));
    if panels.0.play.as_ref().is_some_and(|play| play.clock != clock)
        && let Some(shown) = &mut panels.0.play
    {
        shown.clock = clock;
    }
}

/// The play as a line in time; none of a position that is set up, nor of an exercise.
fn show_timeline(play: Option<Single<(&Play, &Replay, &Showing)>>, mut panels: ResMut<Panels>) {
    let play = play.as_deref().filter(|_| panels.0.screen == Screen::Play);
    let timeline = play.map(|(play, replay, showing)| TimelineModel::of(play.view(), replay, showing));
    keep(&mut panels, |model| &mut model.timeline, timeline);
}

/// What somebody sees who looks back at the play on the table.
fn show_review(
    play: Option<Single<(Ref<Play>, Option<&OrderReview>)>>,
    (looking, saved, words): (Res<LookingBack>, Res<SavedPlays>, Res<DeskWords>),
    screen: Res<State<Screen>>,
    mut events: MessageReader<TableEvent>,
    mut panels: ResMut<Panels>,
) {
    // What is written beside the moves changes no position.
    let told = events.read().count() > 0 || looking.is_changed() || saved.is_changed() || words.is_changed();
    let play = play.as_deref().filter(|_| *screen.get() == Screen::Play);
    if !told && !screen.is_changed() && !play.is_some_and(|(play, _)| play.is_changed()) {
        return;
    }
    let at = play.map(|(play, log)| LookingAt { view: play.view(), free: log.is_none(), keeps: saved.0.is_some() });
    let review = at.and_then(|at| ReviewModel::of(&looking, at, &words.0));
    keep(&mut panels, |model| &mut model.review, review);
}

/// How many questions come back today; counted when one comes to another screen, or something was answered.
fn show_due(
    (practice, today, screen): (Res<Practice>, Option<Res<Today>>, Res<State<Screen>>),
    (mut decks, own): (ResMut<Decks>, Res<OwnDecks>),
    (shelf, saved): (Res<Shelf>, Res<SavedPlays>),
    mut panels: ResMut<Panels>,
) {
    if practice.is_changed() || own.is_changed() || screen.is_changed() {
        let day = today.and_then(|today| Day::parse(&(today.0)())).filter(|_| saved.0.is_some());
        let due =
            day.map_or(0, |day| practice.due(&practice.library(decks.bypass_change_detection(), &own, &shelf), day));
        keep(&mut panels, |model| &mut model.due, due);
    }
}

/// The shelf, where there is neither a play nor a demonstration.
fn show_shelf(mut inputs: ShelfInputs, mut panels: ResMut<Panels>) {
    keep(&mut panels, |model| &mut model.saves, inputs.saves());
    if panels.0.screen != Screen::Shelf {
        keep(&mut panels, |model| &mut model.shelf, None);
    } else if inputs.are_changed() || panels.0.shelf.is_none() {
        let shelf = inputs.model(panels.0.due);
        keep(&mut panels, |model| &mut model.shelf, Some(shelf.clone()));
    }
}

/// What lies over the play: choices, what a mark does, what is typed and told, the result.
fn show_over(
    play: Option<Single<(&Play, &Hand, &Showing)>>,
    (chooser, tip, words): (Res<ChooserAt>, Res<TipAt>, Res<DeskWords>),
    (typed, position, notices): (Res<TypedMove>, Res<TypedPosition>, Res<Notices>),
    (annotating, removed, seen): (Res<Annotating>, Res<RemovedMove>, Res<SeenResult>),
    display: Res<Display>,
    mut panels: ResMut<Panels>,
) {
    let words = &words.0;
    let play = play.as_deref();
    keep(&mut panels, |model| &mut model.chooser_at, chooser.0);
    let tip = play.zip(tip.0).and_then(|((play, hand, _), (cell, at))| {
        let text = play.view().hint(hand.seat, &[Pick::Cell(cell)])?;
        Some((words.say(&text), at))
    });
    keep(&mut panels, |model| &mut model.tip, tip);
    let typing = typed.0.as_ref().zip(panels.0.play.as_ref());
    let typing = typing.and_then(|(text, play)| TypingModel::of(text, play, words));
    keep(&mut panels, |model| &mut model.typing, typing);
    keep(&mut panels, |model| &mut model.position, position.0.clone());
    keep(&mut panels, |model| &mut model.notice, notices.0.as_ref().map(|shown| NoticeModel::of(shown, words)));
    keep(&mut panels, |model| &mut model.annotating, *annotating);
    keep(&mut panels, |model| &mut model.removed, removed.0.filter(|_| play.is_some()));
    // While a move is animated, the result is not shown.
    let rests = play.is_none_or(|(.., showing)| !showing.is_active());
    let ended = panels.0.play.as_ref().filter(|play| play.result.is_some());
    let unseen = ended.is_some_and(|play| seen.0 != Some(play.cursor));
    let shown = rests && panels.0.screen == Screen::Play && !display.projector && unseen;
    keep(&mut panels, |model| &mut model.banner, shown);
}

/// The exercise on the table.
fn show_lesson(
    (course, solved, words): (Res<OnCourse>, Res<LessonProgress>, Res<DeskWords>),
    storm: Res<OnStorm>,
    mut panels: ResMut<Panels>,
) {
    if course.is_changed() || solved.is_changed() || words.is_changed() || storm.is_changed() {
        let lesson = course.0.as_ref().map(|running| {
            let storm = storm.model().filter(|_| running.asked_from() == Some(AskedFrom::Storm));
            LessonModel { storm, ..LessonModel::of(&running.state(), running.solved(&solved), &words.0) }
        });
        keep(&mut panels, |model| &mut model.lesson, lesson);
    }
}

/// The lesson plan that somebody goes through.
fn show_plan(play: Option<Single<Ref<Play>>>, (on, words): (Res<OnPlan>, Res<DeskWords>), mut panels: ResMut<Panels>) {
    let play = play.as_deref();
    if on.is_changed() || words.is_changed() || play.is_some_and(DetectChanges::is_changed) {
        let plan = on.0.as_ref().zip(play).map(|(held, play)| PlanModel::of(held, play.view(), &words.0));
        keep(&mut panels, |model| &mut model.plan, plan);
    }
}

/// How the window is shown.
fn show_display(
    (display, software, without_card): (Res<Display>, Res<SoftwareDrawing>, Res<WithoutCard>),
    (analysing, rested): (Res<Analysing>, Res<Rested>),
    mut panels: ResMut<Panels>,
) {
    let projector = display.projector && panels.0.screen != Screen::Shelf;
    keep(&mut panels, |model| &mut model.look.projector, projector);
    let black = display.black && (projector || panels.0.screen == Screen::Theatre);
    keep(&mut panels, |model| &mut model.black, black);
    keep(&mut panels, |model| &mut model.rested, rested.0);
    keep(&mut panels, |model| &mut model.look.panel_keys, display.panel_keys && !projector);
    keep(&mut panels, |model| &mut model.analysing, analysing.on);
    keep(&mut panels, |model| &mut model.slow_drawing, software.0 && !display.notice_dismissed);
    keep(&mut panels, |model| &mut model.without_card, without_card.0);
}

/// Whether somebody here is at a table between computers.
fn show_elsewhere(network: Res<NetworkModel>, words: Res<DeskWords>, mut panels: ResMut<Panels>) {
    if network.is_changed() || words.is_changed() {
        keep(&mut panels, |model| &mut model.elsewhere, network.told(&words.0));
    }
}

/// Whether there is a class that can be asked.
fn show_class(classes: Res<Classes>, mut panels: ResMut<Panels>) {
    if classes.is_changed() {
        keep(&mut panels, |model| &mut model.class_open, classes.screens.is_some());
    }
}

/// The open dialog.
fn show_dialog(mut inputs: DialogInputs, new_game: Res<NewGame>, mut panels: ResMut<Panels>) {
    if new_game.is_changed() {
        keep(&mut panels, |model| &mut model.names, new_game.players.names.clone());
    }
    if inputs.shows_saved(&panels.0) {
        return;
    }
    let dialog = inputs.model(&panels.0);
    keep(&mut panels, |model| &mut model.dialog, dialog);
}
