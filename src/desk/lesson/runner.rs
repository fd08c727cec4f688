//! A lesson or a set of puzzles on the table: which exercise is there, what somebody played in it, and what is
//! answered.
//!
//! The play on the table is [`OrderReview`]: an order waits in the hand until it is known whether it is right, which is
//! found out in the background. Then it is played with what the computer answers, or dropped with the reason; what
//! would refute it is shown on the board and taken back again.

use crate::desk::frame::dialog::OpenDialog;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::lesson::model::{CourseRequest, LastMove, LessonProgress};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::{
    self as lessons, Answer, Attempt, AuthorText, Course, Deck, Exercise, Hint, Kind, Verdict, prove, shipped,
};
use ludoteca_rules::Catalogue;
use ludoteca_rules::session::{Controller, NodeId, Request};
use ludoteca_rules::{SeatSet, Text};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::stage::{self, StageRequest};
use ludoteca_table::play::{
    Asker, EditedSetup, Hand, OrderReview, Play, PlayEvent, TableAction, TableEvent, TableRequest,
};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::{Screen, enter};
use ludoteca_table::show::animation::player::Showing;
use ludoteca_words::{Language, Words};
use ludoteca_workers::Pending;
use std::sync::Arc;

/// The course that somebody is on.
#[derive(Resource, Default)]
pub struct OnCourse(pub Option<Running>);

/// A course and the play that shows it.
pub struct Running {
    /// The way through the deck.
    pub course: Course,
    /// What was said of the last move.
    pub told: StepFeedback,
    play: Entity,
    judging: Option<(Attempt, Pending<Verdict>)>,
    /// Moves that are still to be shown, the next one last.
    ahead: Vec<String>,
    /// Where a wrong move was played to be refuted.
    back: Option<NodeId>,
}

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StepFeedback {
    /// Nothing was played yet.
    #[default]
    Nothing,
    /// It was right, and what the author says of it.
    Right(AuthorText),
    /// It was wrong: why, what the author says, and the hint once there is one.
    Wrong(Text, AuthorText, Option<Hint>),
}

impl Running {
    /// Whether an order is being judged, or moves are still to be shown.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.judging.is_some() || !self.ahead.is_empty()
    }

    /// What was said of the last move.
    #[must_use]
    pub const fn last_move(&self) -> LastMove<'_> {
        match &self.told {
            StepFeedback::Nothing => LastMove::Nothing,
            StepFeedback::Right(said) => LastMove::Right(said),
            StepFeedback::Wrong(why, said, _) => LastMove::Wrong(why, said),
        }
    }

    /// Whether a wrong move and its refutation are on the board.
    #[must_use]
    pub const fn is_refuting(&self) -> bool {
        self.back.is_some()
    }
}

/// The puzzles that somebody made here, and the lesson.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OwnDecks {
    /// The puzzles.
    pub puzzles: Option<Arc<Deck>>,
    /// The lesson.
    pub lesson: Option<Arc<Deck>>,
}

impl OwnDecks {
    /// The name of the deck of puzzles.
    pub const PUZZLES: &str = "own";
    /// The name of the lesson.
    pub const LESSON: &str = "own-lesson";

    /// Those that there are.
    pub fn all(&self) -> impl Iterator<Item = &Arc<Deck>> {
        self.lesson.iter().chain(&self.puzzles)
    }

    /// That of a kind.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> &Option<Arc<Deck>> {
        match kind {
            Kind::Puzzles => &self.puzzles,
            Kind::Lesson => &self.lesson,
        }
    }

    /// The same, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut Option<Arc<Deck>> {
        match kind {
            Kind::Puzzles => &mut self.puzzles,
            Kind::Lesson => &mut self.lesson,
        }
    }

    /// Puts another exercise at the end of one of them.
    fn add(&mut self, kind: Kind, exercise: Exercise) {
        let (id, title) = match kind {
            Kind::Puzzles => (Self::PUZZLES, "ui-lesson-own"),
            Kind::Lesson => (Self::LESSON, "ui-lesson-own-steps"),
        };
        let deck = self.of_mut(kind);
        let mut longer = deck.as_deref().cloned().unwrap_or_else(|| {
            let mut said = AuthorText::default();
            for language in Language::ALL {
                said.set(language, &Words::new(language, &Catalogue::default()).word(title));
            }
            Deck { id: id.to_owned(), kind, title: said, exercises: Vec::new() }
        });
        longer.exercises.push(exercise);
        *deck = Some(Arc::new(longer));
    }
}

/// What is found out about a position of which a puzzle is to be made.
#[derive(Resource, Default)]
struct Making(Option<Pending<Option<Exercise>>>);

/// Positions that are looked at for a puzzle: a few seconds.
const MAKE_NODES: u64 = 3_000_000;

/// The decks of the program, read when they are first asked for.
#[derive(Resource, Default)]
pub struct Decks(Option<Vec<Arc<Deck>>>);

impl Decks {
    /// All of them.
    pub fn all(&mut self, catalogue: &Catalogue) -> &[Arc<Deck>] {
        self.0.get_or_insert_with(|| {
            let decks = shipped::decks(catalogue).unwrap_or_default();
            let mut all: Vec<Arc<Deck>> = decks.into_iter().map(Arc::new).collect();
            // As the games stand on the shelf; of one game in the order of the titles.
            let place = |deck: &Deck| {
                let game = deck.exercises.first().map(|exercise| exercise.game.info.id);
                game.and_then(|game| catalogue.place(game))
            };
            all.sort_by_key(|deck| (place(deck), deck.title.exactly(Language::En).to_owned()));
            all
        })
    }
}

/// Lessons and puzzles, and what the user made of them.
pub fn plugin(app: &mut App) {
    app.init_resource::<OnCourse>()
        .init_resource::<Decks>()
        .init_resource::<LessonProgress>()
        .add_message::<CourseRequest>();
    app.init_resource::<OwnDecks>().init_resource::<Making>().init_resource::<Notices>().init_resource::<OpenDialog>();
    app.add_systems(OnExit(Screen::Lesson), |mut on: ResMut<OnCourse>| on.0 = None);
    app.add_systems(Update, close_dialog.in_set(DeskSystems::Control));
    let runs = ((answer, judge, go_on).chain(), make).in_set(TableSystems::Input).after(DeskSystems::Control);
    app.add_systems(Update, runs).add_systems(Update, begin_judging.in_set(TableSystems::Present));
}

/// Opens the play of the exercise that a course has come to.
fn open(world: &mut World, course: Course) {
    let mut session = course.play_here();
    let side = course.exercise().side;
    let (sides, date) = (session.sides(), session.header().date.clone());
    let own = sides.get(usize::from(side.0)).map_or(SeatSet::NONE, |info| info.seats);
    session.describe(date, Vec::new(), vec![Controller::Human; usize::from(session.seats())]);
    let entry = course.exercise().game;
    let Ok(play) = stage::open(world, entry, session) else { return };
    world.entity_mut(play).insert(OrderReview { seats: own });
    enter(world, Screen::Lesson);
    let running = Running { course, told: StepFeedback::Nothing, play, judging: None, ahead: Vec::new(), back: None };
    world.resource_mut::<OnCourse>().0 = Some(running);
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.write_message(RequestRedraw);
}

/// Does what is asked of the course.
fn answer(
    mut commands: Commands,
    mut asked: MessageReader<CourseRequest>,
    mut on: ResMut<OnCourse>,
    mut decks: ResMut<Decks>,
    plays: Query<&Play>,
    (mut requests, mut stage): (MessageWriter<TableRequest>, MessageWriter<StageRequest>),
    (solved, own, shelf): (Res<LessonProgress>, Res<OwnDecks>, Res<Shelf>),
) {
    for request in asked.read() {
        let begin = |mut course: Course, place: usize| course.begin(place).then_some(course);
        let course = match (request, &mut on.0) {
            (CourseRequest::Open(id), _) => {
                let deck = decks.all(&shelf).iter().chain(own.all()).find(|deck| deck.id == *id).cloned();
                // Whoever comes back goes on with what is not solved yet.
                let first = |deck: &Deck| (0..deck.exercises.len()).find(|place| !solved.0.of(&deck.id, *place).0);
                deck.map(|deck| (first(&deck).unwrap_or_default(), deck))
                    .and_then(|(place, deck)| begin(Course::new(deck), place))
            }
            (CourseRequest::Begin(place), Some(running)) => begin(running.course.clone(), *place),
            (CourseRequest::Again, Some(running)) => {
                let Some(back) = running.back.take() else { continue };
                running.ahead.clear();
                if let Ok(play) = plays.get(running.play) {
                    requests.write(play.request(running.play, Asker::File, TableAction::Session(Request::GoTo(back))));
                }
                None
            }
            (CourseRequest::Leave, Some(_)) => {
                stage.write(StageRequest::Leave);
                None
            }
            _ => None,
        };
        if let Some(course) = course {
            commands.queue(move |world: &mut World| open(world, course));
        }
    }
}

/// Whatever is asked closes the dialog in which it was.
fn close_dialog(mut asked: MessageReader<CourseRequest>, mut dialog: ResMut<OpenDialog>) {
    if asked.read().count() > 0 {
        dialog.set_if_neq(OpenDialog(None));
    }
}

/// Makes a puzzle of the position that is being set up, or a step of a lesson of a move.
fn make(
    mut asked: MessageReader<CourseRequest>,
    (plays, setups): (Query<&Play>, Query<&EditedSetup>),
    mut making: ResMut<Making>,
    mut own: ResMut<OwnDecks>,
    mut notices: ResMut<Notices>,
    mut redraw: MessageWriter<RequestRedraw>,
    background: Res<Background>,
) {
    let asked: Vec<&CourseRequest> = asked.read().collect();
    for request in &asked {
        let (CourseRequest::Step(node, say), Some(play)) = (request, plays.iter().next()) else { continue };
        let made = lessons::step(play.entry, play.view(), *node, say);
        notices.tell(match made.map(|exercise| own.add(Kind::Lesson, exercise)) {
            Ok(()) => Notice::success(Text::new("ui-step-made")),
            Err(why_not) => Notice::failure(why_not),
        });
        redraw.write(RequestRedraw);
    }
    if asked.contains(&&CourseRequest::Make) {
        let session = setups.iter().find_map(|setup| Some((setup.entry, setup.play()?)));
        making.0 =
            session.map(|(entry, session)| background.0.work_out(move || prove::make(entry, &*session, MAKE_NODES)));
    }
    let Some(found) = making.0.as_ref().and_then(Pending::newest) else { return };
    making.0 = None;
    notices.tell(match found {
        Some(exercise) => {
            own.add(Kind::Puzzles, exercise);
            Notice::success(Text::new("ui-puzzle-made"))
        }
        None => Notice::information(Text::new("puzzle-nothing")),
    });
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
    requests.write(play.request(running.play, Asker::File, TableAction::Drop));
    match answer {
        None => {}
        Some(Answer::Right { played, replies, done, said }) => {
            running.ahead = replies.into_iter().rev().chain([played]).collect();
            running.told = StepFeedback::Right(said);
            if done {
                solved.0.note(&running.course.result());
            }
        }
        Some(Answer::Wrong { why, said, refutation, hint }) => {
            if refutation.len() > 1 {
                running.back = Some(play.view().cursor());
                running.ahead = refutation.into_iter().rev().collect();
            }
            running.told = StepFeedback::Wrong(why, said, hint);
            solved.0.note(&running.course.result());
        }
    }
}

/// Shows the moves that are still ahead, each once the one before has been seen; and asks again once all are shown.
fn go_on(
    mut on: ResMut<OnCourse>,
    mut plays: Query<(&Play, &Showing, &mut OrderReview)>,
    mut requests: MessageWriter<TableRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
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
    let Some(running) = &on.0 else { return };
    // Whoever knows the answer need not wait until its last move has been seen.
    let waits = !running.ahead.is_empty() || running.is_refuting() || running.course.is_done();
    let view = play.view();
    let own = view.sides().get(usize::from(running.course.exercise().side.0)).map_or(SeatSet::NONE, |info| info.seats);
    judged.set_if_neq(OrderReview { seats: if waits { SeatSet::NONE } else { own } });
}
