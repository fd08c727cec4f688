//! A lesson or a set of puzzles on the table: which exercise is there, what somebody played in it, and what is
//! answered.
//!
//! The play on the table is [`OrderReview`]: an order waits in the hand until it is known whether it is right, which is
//! found out in the background. Then it is played with what the computer answers, or dropped with the reason; what
//! would refute it is shown on the board and taken back again.

use super::course::{OnCourse, Passing, Running, StepFeedback};
use super::decks::{self, AfterDeck, Decks, OwnDecks, TrailId};
use super::learn::LearnPage;
use super::make::{self, Making};
use super::model::{CourseRequest, LessonProgress};
use crate::desk::frame::dialog::OpenDialog;
use crate::desk::frame::notice::Notices;
use crate::desk::frame::schedule::DeskSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::{Answer, Course, Deck, Kind, Progress};
use ludoteca_rules::session::{Controller, Request};
use ludoteca_rules::{Seat, SeatSet};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::{self, Shelf};
use ludoteca_table::play::{
    Asker, Hand, OrderReview, Play, PlayEvent, Reviewer, TableAction, TableEvent, TableRequest,
};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::{Screen, enter};
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::Cue;

/// Lessons and puzzles, and what the user made of them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnCourse>()
        .init_resource::<Decks>()
        .init_resource::<LessonProgress>()
        .add_message::<CourseRequest>()
        .add_message::<Cue>();
    app.init_resource::<OwnDecks>().init_resource::<Making>().init_resource::<Notices>().init_resource::<OpenDialog>();
    app.add_systems(Update, close_dialog.in_set(DeskSystems::Control));
    let runs = ((answer, judge, go_on).chain(), make::make).in_set(TableSystems::Input).after(DeskSystems::Control);
    app.add_systems(Update, runs).add_systems(Update, begin_judging.in_set(TableSystems::Present));
}

/// Opens the play of the exercise that a course has come to.
fn open(world: &mut World, course: Course, (passing, counted): (Option<Passing>, bool)) {
    let mut session = course.play_here();
    let side = course.exercise().side;
    let (sides, date) = (session.sides(), session.header().date.clone());
    let own = sides.get(usize::from(side.0)).map_or(SeatSet::NONE, |info| info.seats);
    session.describe(date, Vec::new(), vec![Controller::Human; usize::from(session.seats())]);
    let entry = course.exercise().game;
    // What a lesson says of directions is meant from the first player's side.
    let seen_by = own.iter().next().filter(|_| course.deck().kind == Kind::Puzzles).unwrap_or(Seat(0));
    let Ok(play) = stage::open(world, entry, session) else { return };
    world.entity_mut(play).insert(OrderReview { by: Reviewer::Lesson, seats: own, seen_by });
    enter(world, Screen::Lesson);
    let after = if passing.is_some() { Vec::new() } else { after(world, course.deck()) };
    world.resource_mut::<LearnPage>().trail = TrailId::of(course.deck());
    world.resource_mut::<OnCourse>().0 = Some(Running { counted, ..Running::new(course, play, after, passing) });
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.write_message(RequestRedraw);
}

/// What comes after a deck.
fn after(world: &mut World, deck: &Deck) -> Vec<AfterDeck> {
    let shelf = world.resource::<Shelf>().0.clone();
    world.resource_scope(|world, mut all: Mut<Decks>| {
        decks::after(deck, all.all(&shelf), world.resource::<OwnDecks>(), &shelf)
    })
}

/// Does what is asked of the course.
fn answer(
    mut commands: Commands,
    mut asked: MessageReader<CourseRequest>,
    mut on: ResMut<OnCourse>,
    mut decks: ResMut<Decks>,
    plays: Query<&Play>,
    mut requests: MessageWriter<TableRequest>,
    (mut solved, own, shelf): (ResMut<LessonProgress>, Res<OwnDecks>, Res<Shelf>),
) {
    for request in asked.read() {
        let begin = |mut course: Course, place: usize| course.begin(place).then_some(course);
        let mut deck = |id: &String| decks.all(&shelf).iter().chain(own.all()).find(|deck| deck.id == *id).cloned();
        // What was told once of an exercise is not told again when it is begun anew.
        let counted = *request == CourseRequest::Anew && on.0.as_ref().is_some_and(|running| running.counted);
        let passing = match request {
            CourseRequest::Ask(_, from) => Some(Passing { from: *from, solved: Progress::default() }),
            CourseRequest::Begin(_) | CourseRequest::Anew => on.0.as_ref().and_then(|running| running.passing.clone()),
            _ => None,
        };
        let course = match (request, &mut on.0) {
            (CourseRequest::Ask(deck, _), _) => begin(Course::new(deck.clone()), 0),
            (CourseRequest::Open(id), _) => {
                // Whoever comes back goes on with what is not solved yet.
                let first = |deck: &Deck| {
                    let order = decks::order(deck);
                    let open = order.iter().find(|place| !solved.0.of(&deck.id, **place).0);
                    open.or(order.first()).copied().unwrap_or_default()
                };
                deck(id).map(|deck| (first(&deck), deck)).and_then(|(place, deck)| begin(Course::new(deck), place))
            }
            (CourseRequest::At(id, place), _) => deck(id).and_then(|deck| begin(Course::new(deck), *place)),
            (CourseRequest::Begin(place), Some(running)) => begin(running.course.clone(), *place),
            (CourseRequest::Anew, Some(running)) => begin(running.course.clone(), running.course.place()),
            (CourseRequest::Hint, Some(running)) => {
                running.hinted = true;
                note_help(running, &mut solved);
                None
            }
            (CourseRequest::Solution, Some(running)) => {
                let Ok(play) = plays.get(running.play) else { continue };
                requests.write(play.request(running.play, Asker::File, TableAction::Drop));
                if running.solve(play.view()) {
                    note_help(running, &mut solved);
                }
                None
            }
            (CourseRequest::Again, Some(running)) => {
                let Some(back) = running.back.take() else { continue };
                running.ahead.clear();
                running.solution = false;
                if let Ok(play) = plays.get(running.play) {
                    requests.write(play.request(running.play, Asker::File, TableAction::Session(Request::GoTo(back))));
                }
                None
            }
            _ => None,
        };
        if let Some(course) = course {
            commands.queue(move |world: &mut World| open(world, course, (passing, counted)));
        }
    }
}

/// Notes that help was given in the exercise on the table.
fn note_help(running: &mut Running, solved: &mut ResMut<'_, LessonProgress>) {
    let (deck, place) = (running.course.deck().id.clone(), running.course.place());
    running.note(solved, |solved| solved.note_help(&deck, place));
}

/// Whatever is asked closes the dialog in which it was.
fn close_dialog(mut asked: MessageReader<CourseRequest>, mut dialog: ResMut<OpenDialog>) {
    if asked.read().count() > 0 {
        dialog.set_if_neq(OpenDialog(None));
    }
}

/// Has what was ordered judged in the background.
fn begin_judging(mut on: ResMut<OnCourse>, plays: Query<(&Play, &Hand), Changed<Hand>>, background: Res<Background>) {
    let Some(running) = on.bypass_change_detection().0.as_mut().filter(|running| running.judging.is_none()) else {
        return;
    };
    let Ok((play, hand)) = plays.get(running.play) else { return };
    let proposed = hand.proposed.as_deref().and_then(|picks| play.view().order_of(hand.seat, picks));
    running.judging = proposed.and_then(|order| running.course.ask(&order)).map(|asked| {
        let about = asked.clone();
        (asked, background.0.work_out(move || about.verdict()))
    });
}

/// Takes over what was found about an order.
fn judge(
    mut on: ResMut<OnCourse>,
    plays: Query<&Play>,
    mut requests: MessageWriter<TableRequest>,
    mut solved: ResMut<LessonProgress>,
) {
    let Some(play) = on.0.as_ref().map(|running| running.play) else { return };
    let Ok(play) = plays.get(play) else { return };
    let found = on.0.as_ref().and_then(|running| running.judging.as_ref()?.1.newest());
    let (Some(verdict), Some(running)) = (found, &mut on.0) else { return };
    let Some((asked, _)) = running.judging.take() else { return };
    let answer = running.course.take(&asked, verdict);
    let view = play.view();
    let seat = view.asked().iter().find(|seat| view.side_of(*seat) == Some(running.course.exercise().side));
    requests.write(play.request(running.play, Asker::File, TableAction::Drop));
    match answer {
        None => {}
        Some(Answer::Right { played, replies, done, said }) => {
            let picks = seat.and_then(|seat| view.picks_of(seat, asked.order())).unwrap_or_default();
            running.reached = picks.iter().rev().find_map(|pick| pick.cell());
            running.hinted = false;
            running.ahead = replies.into_iter().rev().chain([played]).collect();
            running.told = StepFeedback::Right(said);
            if done {
                let result = running.course.result();
                running.note(&mut solved, |solved| solved.note(&result));
            }
        }
        Some(Answer::Wrong { why, said, refutation, hint }) => {
            if refutation.len() > 1 {
                running.back = Some(play.view().cursor());
                running.ahead = refutation.into_iter().rev().collect();
            }
            // What the rules do not allow is no try of this exercise.
            if let Some(order) = asked.legal_order() {
                let (deck, place) = (running.course.deck().id.clone(), running.course.place());
                let helped = hint.is_some();
                running.note(&mut solved, |solved| solved.note_wrong(&deck, place, &order, helped));
            }
            running.told = StepFeedback::Wrong(why, said, hint);
            let result = running.course.result();
            running.note(&mut solved, |solved| solved.note(&result));
        }
    }
}

/// Shows the moves that are still ahead, each once the one before has been seen; and asks again once all are shown.
fn go_on(
    mut on: ResMut<OnCourse>,
    mut plays: Query<(&Play, &Showing, &mut OrderReview)>,
    mut requests: MessageWriter<TableRequest>,
    (mut redraw, mut cues): (MessageWriter<RequestRedraw>, MessageWriter<Cue>),
) {
    let Some(play) = on.0.as_ref().map(|running| running.play) else { return };
    let Ok((play, showing, mut judged)) = plays.get_mut(play) else { return };
    if !showing.is_active()
        && on.0.as_ref().is_some_and(|running| !running.ahead.is_empty())
        && let Some(running) = &mut on.0
        && let Some(next) = running.ahead.pop()
    {
        requests.write(play.request(running.play, Asker::File, TableAction::Session(Request::Move(next))));
        redraw.write(RequestRedraw);
    }
    // A game that ends with it is heard anyway.
    if let Some(running) = &mut on.bypass_change_detection().0
        && running.course.is_done()
        && running.ahead.is_empty()
        && !showing.is_active()
        && !std::mem::replace(&mut running.rung, true)
        && play.view().outcome().is_none()
    {
        cues.write(Cue::everywhere(Voice::Lamp));
    }
    let Some(running) = &on.0 else { return };
    // Whoever knows the answer need not wait until its last move has been seen.
    let waits = running.halted || !running.ahead.is_empty() || running.goes_back() || running.course.is_done();
    let view = play.view();
    let own = view.sides().get(usize::from(running.course.exercise().side.0)).map_or(SeatSet::NONE, |info| info.seats);
    let seats = if waits { SeatSet::NONE } else { own };
    judged.set_if_neq(OrderReview { seats, ..*judged });
}
