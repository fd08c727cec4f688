//! The systems around the panels: model in, actions out.

use super::course::{self, Decks, OnCourse, OwnDecks, Told};
use super::keys;
use super::model::{
    self, BoardModel, CapturedModel, ClassModel, ClassRequest, Classes, ClockModel, ComputerModel, CourseRequest,
    DeckModel, DemoAction, Dialog, DraftModel, EarlierPlay, LastMove, LessonModel, NoteModel, OpinionModel,
    OverlayModel, PiecePictures, PlayModel, Players, SavedAction, SavedListModel, SecretModel, Settings, ShelfCard,
    TimelineModel, UiRequest, UiState, ViewModel,
};
use super::resources::{
    AudienceRequest, ChooserAt, DemoRequest, DemoShown, LanguageOverride, Listened, Panels, SavedPlays, SavedRequest,
    SoftwareDrawing, Solved, TipAt, ToClipboard, UiActionDone, UncoveredArea,
};
use super::view;
use crate::desk::computer::advice::{AdviceRequest, can_advise};
use crate::desk::computer::analysis::{Analysing, FollowLine};
use crate::desk::computer::opponent::OpponentRequest;
use crate::desk::model::UiAction;
use crate::games::pictures::GamePictures;
use crate::theatre::DemonstrationRequest;
use crate::theatre::looks::Theatres;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy::time::Real;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass};
use ludoteca_record as record;
use ludoteca_rules::Pick;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_table::play::stage::{LeftOpen, NewPlay, Shelf, StageRequest};
use ludoteca_table::play::{
    Advice, Analysed, Asker, BoardTaken, Building, Hand, Happened, KeyCards, Laid, LocalSeats, OpponentState, Play,
    PlayClock, Secrecy, SecretEntry, TableAction, TableEvent, TableRequest, TimeSource,
};
use ludoteca_table::replay::{Replay, ReplayRequest};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::taken::Captures;
use ludoteca_words::Words;
use rand::TryRng;
use rand::rngs::SysRng;
use std::sync::Arc;

/// The panels of the table. Expects [`bevy_egui::EguiPlugin`] and the plugins of `table`.
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Settings>()
            .init_resource::<UiState>()
            .init_resource::<UncoveredArea>()
            .init_resource::<ChooserAt>()
            .init_resource::<TipAt>()
            .init_resource::<SoftwareDrawing>()
            .init_resource::<DemoShown>()
            .init_resource::<LanguageOverride>()
            .init_resource::<SecretEntry>()
            .add_message::<UiActionDone>()
            .add_message::<DemonstrationRequest>()
            .add_message::<DemoRequest>()
            .add_message::<OpponentRequest>()
            .add_message::<AdviceRequest>()
            .add_message::<FollowLine>()
            .add_message::<ReplayRequest>()
            .add_message::<SavedRequest>()
            .add_message::<AudienceRequest>()
            .add_message::<ClassRequest>()
            .init_resource::<Classes>()
            .init_resource::<SavedPlays>()
            .init_resource::<ToClipboard>()
            .init_resource::<Listened>()
            .init_resource::<TimeSource>()
            .init_resource::<Analysing>();
        let settings = app.world().resource::<Settings>().clone();
        let spoken = app.world().resource::<LanguageOverride>().0;
        let catalogue = app.world_mut().get_resource_or_init::<Shelf>().0.clone();
        let words = Arc::new(Words::new(spoken.unwrap_or_else(|| settings.language()), &catalogue));
        let pictures = app.world_mut().get_resource_or_init::<GamePictures>().clone();
        app.insert_resource(Panels(ViewModel::new(words, catalogue, pictures, settings)));
        // Cameras learn of a new size of the window at the end of a frame, too late for the panels of that frame: they would be
        // laid out for the old one.
        app.add_systems(PreUpdate, camera_system.before(EguiPreUpdateSet::InitContexts));
        app.add_plugins(course::plugin);
        app.add_systems(Update, (keys::read, act).chain().in_set(TableSystems::Input))
            .add_systems(Update, (follow_events, build).chain().in_set(TableSystems::ViewModel))
            .add_systems(EguiPrimaryContextPass, draw);
    }
}

/// Applies the actions of people.
fn act(
    mut actions: MessageReader<UiActionDone>,
    mut state: ResMut<UiState>,
    mut settings: ResMut<Settings>,
    mut language: ResMut<LanguageOverride>,
    play: Option<Single<(Entity, &Play, &Hand)>>,
    panels: Res<Panels>,
    mut requests: MessageWriter<TableRequest>,
    mut stage: MessageWriter<StageRequest>,
    mut demonstration: MessageWriter<DemonstrationRequest>,
    mut demo: MessageWriter<DemoRequest>,
    mut computer: Computer,
    mut replay: MessageWriter<ReplayRequest>,
    mut saved: SavedOnes,
    shelf: Res<Shelf>,
) {
    let play = play.as_deref();
    // A click refers to what the panel showed, even if the play has changed since.
    let seen = panels.0.play.as_ref().map(|play| play.cursor);
    for UiActionDone(action) in actions.read() {
        if matches!(action, UiAction::SetLanguage(_)) {
            language.0 = None;
        }
        let mut chosen = settings.clone();
        let request = state.act(action.clone(), &mut chosen, play.map(|(_, play, _)| play.view()));
        settings.set_if_neq(chosen);
        let mut ask = |action| {
            if let Some((entity, play, hand)) = play {
                let mut request = play.request(*entity, Asker::Person(hand.seat), action);
                request.node = seen.unwrap_or(request.node);
                requests.write(request);
            }
        };
        match request {
            Some(UiRequest::Play(request)) => ask(TableAction::Session(request)),
            Some(UiRequest::TakeSeat(seat)) => ask(TableAction::TakeSeat(seat)),
            Some(UiRequest::TouchCell(cell)) if panels.0.demo.is_some() => {
                demo.write(DemoRequest(DemoAction::Answer(cell)));
            }
            Some(UiRequest::TouchCell(cell)) => ask(TableAction::Touch(Pick::Cell(cell))),
            Some(UiRequest::Wipe) => ask(TableAction::Chalk(None)),
            Some(UiRequest::Agree) => ask(TableAction::Agree),
            Some(UiRequest::Reconsider) => ask(TableAction::Back),
            Some(UiRequest::Choose(choice)) => ask(TableAction::Touch(Pick::Choice(choice))),
            Some(UiRequest::New(mut wanted, lots)) => {
                wanted.seed = new_seed();
                if let Some((_, play, _)) = play.filter(|_| lots.0) {
                    wanted.move_on(usize::from(new_seed() as u8), play.entry.seats(&wanted.options));
                }
                stage.write(StageRequest::New(wanted));
            }
            Some(UiRequest::NextGame) => {
                let next = play.and_then(|(_, play, _)| NewPlay::after(play.view(), new_seed()));
                stage.write_batch(next.map(StageRequest::New));
            }
            Some(UiRequest::Saved(action)) => saved.ask(action),
            Some(UiRequest::CopyRecord) => {
                saved.clipboard.0 = play.map(|(_, play, _)| record::write(play.view()));
            }
            Some(UiRequest::Paste(text)) => _ = saved.requests.write(SavedRequest::OpenText(text)),
            Some(UiRequest::Replay(request)) => _ = replay.write(request),
            Some(UiRequest::Pause(pause)) => ask(TableAction::Pause(pause)),
            Some(UiRequest::Seats(Players { controllers, names })) => ask(TableAction::Seats(controllers, names)),
            Some(UiRequest::Opponent(told)) => _ = computer.opponent.write(told),
            Some(UiRequest::Advise) => _ = computer.advice.write(AdviceRequest),
            Some(UiRequest::Analyse(on)) => computer.analysing.on = on,
            Some(UiRequest::FollowLine(moves)) => _ = computer.follow.write(FollowLine(moves)),
            Some(UiRequest::Open(id)) => {
                if let Some(id) = saved.to_go_on(id) {
                    saved.requests.write(SavedRequest::Open(id));
                } else if let Some(entry) = shelf.find(id) {
                    stage.write(StageRequest::Open(entry, new_seed()));
                }
            }
            Some(UiRequest::Course(request)) => _ = saved.course.write(request),
            Some(UiRequest::Class(request)) => _ = saved.class.write(request),
            Some(UiRequest::Audience) => _ = saved.audience.write(AudienceRequest),
            Some(UiRequest::SetUp) => _ = stage.write(StageRequest::SetUp),
            Some(UiRequest::PlayFrom) => _ = stage.write(StageRequest::PlayFrom),
            Some(UiRequest::PutAway) => _ = stage.write(StageRequest::PutAway),
            Some(UiRequest::CopyPosition) => {
                saved.clipboard.0 = play.map(|(_, play, _)| play.view().position_text());
            }
            Some(UiRequest::Shelf) => _ = stage.write(StageRequest::Leave),
            Some(UiRequest::Resume(place)) => _ = stage.write(StageRequest::Resume(place)),
            Some(UiRequest::Demonstrate(id, piece)) => _ = demonstration.write(DemonstrationRequest::Open(id, piece)),
            Some(UiRequest::LeaveDemonstration) => _ = demonstration.write(DemonstrationRequest::Leave),
            Some(UiRequest::Demo(action)) => _ = demo.write(DemoRequest(action)),
            None => {}
        }
    }
}

/// The saved plays, and what is asked of them.
#[derive(SystemParam)]
struct SavedOnes<'w> {
    requests: MessageWriter<'w, SavedRequest>,
    plays: Res<'w, SavedPlays>,
    left: Option<Res<'w, LeftOpen>>,
    clipboard: ResMut<'w, ToClipboard>,
    course: MessageWriter<'w, CourseRequest>,
    class: MessageWriter<'w, ClassRequest>,
    audience: MessageWriter<'w, AudienceRequest>,
}

impl SavedOnes<'_> {
    fn ask(&mut self, action: SavedAction) {
        self.requests.write_batch(match action {
            SavedAction::Open(id) => Some(SavedRequest::Open(id)),
            SavedAction::Copy(id) => Some(SavedRequest::Copy(id)),
            SavedAction::Remove(id) => Some(SavedRequest::Remove(id)),
            SavedAction::Restore(id) => Some(SavedRequest::Restore(id)),
            SavedAction::Rename(id, title) => Some(SavedRequest::Rename(id, title)),
            SavedAction::Refresh => Some(SavedRequest::Refresh),
            SavedAction::OpenFile(path) => Some(SavedRequest::OpenFile(path)),
            SavedAction::SaveFile(path) => Some(SavedRequest::SaveFile(path)),
            SavedAction::Renaming(..) | SavedAction::Only(_) | SavedAction::Ask(_) => None,
        });
    }

    /// The saved play of a game with which one goes on who opens the game: none if one was left open in this run.
    fn to_go_on(&self, game: &str) -> Option<String> {
        let left = self.left.iter().flat_map(|left| left.of(game)).next().is_some();
        self.plays.unfinished(game).filter(|_| !left).map(|play| play.id.clone())
    }
}

/// What the computer is told.
#[derive(SystemParam)]
struct Computer<'w> {
    opponent: MessageWriter<'w, OpponentRequest>,
    advice: MessageWriter<'w, AdviceRequest>,
    follow: MessageWriter<'w, FollowLine>,
    analysing: ResMut<'w, Analysing>,
}

/// The seed of an opening roll; always the same on a computer without a source of randomness.
fn new_seed() -> u64 {
    SysRng.try_next_u32().map_or(0, u64::from)
}

/// Updates the state from table events, and fades refusals.
fn follow_events(
    mut events: MessageReader<TableEvent>,
    mut state: ResMut<UiState>,
    play: Option<Single<(Entity, &Hand), With<Play>>>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if state.refusal.as_ref().is_some_and(|shown| shown.ages()) {
        state.age(time.delta_secs());
        redraw.write(RequestRedraw);
    }
    for event in events.read() {
        let Some((_, hand)) = play.as_deref().filter(|(entity, _)| *entity == event.play) else { continue };
        match &event.happened {
            Happened::Refused(refusal) => {
                state.refused(event.seat.unwrap_or(hand.seat), refusal.clone());
                redraw.write(RequestRedraw);
            }
            Happened::Opened => state.opened(),
            Happened::Clock => _ = redraw.write(RequestRedraw),
            Happened::Changed(_) | Happened::Hand => {
                if state.refusal.is_some() {
                    state.succeeded();
                }
            }
        }
    }
}

/// What the panels show of a play.
type Shown = (
    Ref<'static, Play>,
    Ref<'static, Hand>,
    Ref<'static, LocalSeats>,
    &'static Showing,
    (Ref<'static, BoardTaken>, Ref<'static, KeyCards>),
    (Ref<'static, OpponentState>, Ref<'static, Advice>, Ref<'static, Analysed>, Ref<'static, Laid>),
    (&'static PlayClock, &'static Replay, Ref<'static, Captures>),
);

/// Updates the view model. The part about the play is rebuilt only when the play changed.
fn build(
    mut panels: ResMut<Panels>,
    play: Option<Single<Shown>>,
    entry: Res<SecretEntry>,
    settings: Res<Settings>,
    language: Res<LanguageOverride>,
    state: Res<UiState>,
    (chooser, tip, listened): (Res<ChooserAt>, Res<TipAt>, Res<Listened>),
    software: Res<SoftwareDrawing>,
    (demo, time): (Res<DemoShown>, Res<TimeSource>),
    shelf: Res<Shelf>,
    (left, saved): (Option<Res<LeftOpen>>, Res<SavedPlays>),
    theatres: Option<Res<Theatres>>,
    (mut pictures, mut built): (Local<PiecePictures>, Local<Building>),
    (course, mut decks, solved, own): (Res<OnCourse>, ResMut<Decks>, Res<Solved>, Res<OwnDecks>),
    classes: Res<Classes>,
) {
    let model = &mut panels.0;
    let language = language.0.unwrap_or_else(|| settings.language());
    let spoken = model.words.language() != language;
    if spoken {
        model.words = Arc::new(Words::new(language, &model.catalogue));
    }
    if model.settings != *settings {
        model.settings = settings.clone();
    }
    let demonstrated = |id: &str| theatres.as_ref().is_some_and(|theatres| theatres.has(id));
    let mut moving = false;
    match play.as_deref() {
        Some((
            play,
            hand,
            local,
            showing,
            (taken, cards),
            (opponent, advice, analysed, laid),
            (clock, replay, captures),
        )) => {
            let changed = play.is_changed()
                || hand.is_changed()
                || local.is_changed()
                || taken.is_changed()
                || cards.is_changed()
                || opponent.is_changed()
                || advice.is_changed()
                || analysed.is_changed()
                || laid.is_changed()
                || captures.is_changed()
                || std::mem::replace(&mut *built, state.building) != state.building
                || entry.is_changed();
            let id = play.entry.info.id;
            let changed = changed || listened.is_changed() || spoken || model.play.is_none();
            if changed {
                let secrecy = Secrecy::of(play.view(), **local, *entry, **taken);
                let secret = SecretModel::of(play.view(), &model.words, **local, secrecy, &cards.cards);
                let shown = PlayModel::of(play.view(), &model.words, hand, **local).with_secret(secret, &model.words);
                let view = play.view();
                let in_hand = hand.last_cell().and_then(|cell| keys::piece_on(view, cell));
                let label = if in_hand.is_some() { "this" } else { "demo" };
                let demonstration = demonstrated(id).then(|| model.words.word(&format!("game-{id}-{label}")));
                let cursor = view.cursor();
                model.play = Some(PlayModel {
                    demonstration,
                    demonstrated: in_hand,
                    computer: ComputerModel::of(view, **local, **opponent),
                    has_computer: !play.entry.searchers.is_empty(),
                    can_advise: can_advise(play.entry, view, hand, **local),
                    advice: advice.at(cursor).map(|advised| model::advice(&model.words, advised)),
                    draft: DraftModel::of(view, play.entry, state.building, &model.words, &mut pictures),
                    captured: CapturedModel::all(view, captures, &model.words, &mut pictures),
                    overlays: OverlayModel::all(play.entry, laid.id(), &model.words),
                    laid: laid.said().map(|overlaid| model.words.say(&overlaid.summary)),
                    opinion: analysed.0.as_ref().map(|opinion| OpinionModel::of(view, &model.words, opinion)),
                    ..shown
                });
            }
            if matches!(state.dialog, Some(Dialog::NewGame(_))) {
                let earlier = left.iter().flat_map(|left| left.of(id)).enumerate();
                model.earlier = earlier.map(|(place, play)| EarlierPlay::of(place, play, &model.words)).collect();
            }
            if changed && listened.0 {
                let secrecy = Secrecy::of(play.view(), **local, *entry, **taken);
                let silent = !matches!(secrecy, Secrecy::Open | Secrecy::Entering(_));
                model.board = Some(BoardModel::of(play.view(), &model.words, hand, silent));
            }
            if let Some(shown) = &mut model.play {
                let clock = clock.0.as_ref();
                shown.clock = clock.map(|clock| ClockModel::of(clock, play.view(), &model.words, time.now()));
            }
            let timeline = (play.view().draft().is_none() && course.0.is_none())
                .then(|| TimelineModel::of(play.view(), replay, showing));
            if model.timeline != timeline {
                model.timeline = timeline;
            }
            moving = showing.is_active();
        }
        None => {
            (model.play, model.timeline) = (None, None);
            let board = demo.0.as_ref().filter(|_| listened.0).and_then(|demo| demo.board.as_ref());
            if model.board.as_ref() != board {
                model.board = board.cloned();
            }
        }
    }
    // Where there is neither a play nor a demonstration, the shelf is shown.
    if model.play.is_some() || demo.0.is_some() {
        model.shelf = None;
    } else if spoken || model.shelf.is_none() {
        // A play is under way once a move was played and until it has ended.
        let under_way = |play: &dyn PlayView| play.cursor() != NodeId::ROOT && play.outcome().is_none();
        let open = |id| left.iter().flat_map(|left| left.of(id)).any(under_way) || saved.unfinished(id).is_some();
        let cards = shelf
            .iter()
            .map(|entry| ShelfCard::of(entry, &model.words, open(entry.info.id), demonstrated(entry.info.id)));
        model.shelf = Some(cards.collect());
    }
    model.note = match (&state.dialog, play.as_deref()) {
        (Some(Dialog::Note(node, text)), Some((play, ..))) => {
            Some(NoteModel::of(play.view(), &model.words, *node, text))
        }
        _ => None,
    };
    model.lesson = course.0.as_ref().map(|running| {
        let told = match &running.told {
            Told::Nothing => LastMove::Nothing,
            Told::Right(said) => LastMove::Right(said),
            Told::Wrong(why, said, _) => LastMove::Wrong(why, said),
        };
        LessonModel::of(&running.course, told, running.is_refuting(), &solved.0, &model.words)
    });
    if matches!(state.dialog, Some(Dialog::Decks)) {
        model.decks = decks
            .all(&shelf)
            .iter()
            .chain(own.all())
            .map(|deck| DeckModel::of(deck, &solved.0, &model.words))
            .collect();
    }
    if matches!(state.dialog, Some(Dialog::Class)) && (state.is_changed() || classes.is_changed() || spoken) {
        model.class = ClassModel::of(&classes, &state.class, &model.catalogue, &model.words);
    }
    model.saves = saved.0.is_some();
    if let Some(Dialog::Saved { only, renaming }) = &state.dialog {
        let plays = saved.0.iter().flatten().map(|play| (play.id.as_str(), play.head.as_ref(), play.picture.as_ref()));
        let removed = saved.1.as_ref().map(|play| (play.id.as_str(), play.head.as_ref(), None));
        model.saved = SavedListModel::of(plays, removed, *only, renaming.as_ref(), (&model.catalogue, &model.words));
    }
    model.chooser_at = chooser.0;
    model.tip = play.as_deref().zip(tip.0).and_then(|((play, hand, ..), (cell, at))| {
        let text = play.view().hint(hand.seat, &[Pick::Cell(cell)])?;
        Some((model.words.say(&text), at))
    });
    if model.demo != demo.0 {
        model.demo.clone_from(&demo.0);
    }
    model.recall(&state, software.0, moving);
}

/// Draws the panels and passes on what the person did. Runs once or twice a frame.
fn draw(
    mut contexts: EguiContexts,
    panels: Res<Panels>,
    mut area: ResMut<UncoveredArea>,
    mut actions: MessageWriter<UiActionDone>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut clipboard: ResMut<ToClipboard>,
    mut files: Local<view::files::Files>,
) -> Result {
    if clipboard.0.is_some()
        && let Some(text) = clipboard.0.take()
    {
        contexts.ctx_mut()?.copy_text(text);
    }
    let mut drawn = view::draw(contexts.ctx_mut()?, &panels.0);
    files.draw(contexts.ctx_mut()?, &panels.0, &mut drawn.actions);
    area.set_if_neq(UncoveredArea(Some(drawn.free)));
    if !drawn.actions.is_empty() {
        // Actions are applied in the next frame, which an idle app would not run by itself.
        redraw.write(RequestRedraw);
    }
    actions.write_batch(drawn.actions.into_iter().map(UiActionDone));
    Ok(())
}
