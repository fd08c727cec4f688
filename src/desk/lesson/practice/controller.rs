//! What a person does with practice, and what is noted of the puzzles that are solved.

use super::harvest::{Harvest, HarvestAction};
use super::plan::{self, Practice, PracticeChange};
use super::storm::OnStorm;
use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::frame::seed::new_seed;
use crate::desk::lesson::course::OnCourse;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::model::{AskedFrom, CourseRequest};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::Deck;
use ludoteca_practice::{Day, Library, Outcome, Question, QuestionId, Storm, StormPlace};
use ludoteca_rules::Text;
use ludoteca_table::play::stage::{Shelf, Today};
use ludoteca_table::schedule::{NextFrame, TableSystems};
use std::sync::Arc;

/// What a person does with practice.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAction {
    /// Asks what is due today.
    Due,
    /// Asks the puzzle of this game that is nearest to the points of the person.
    Ladder(&'static str),
    /// Begins a storm with the puzzles of this game.
    Storm(&'static str),
}

/// Adds practice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Practice>().init_resource::<Today>().init_resource::<Decks>().init_resource::<OnStorm>();
    app.init_resource::<Harvest>().init_resource::<Notices>().init_resource::<NextFrame>();
    app.add_message::<HarvestAction>()
        .add_message::<PracticeAction>()
        .add_message::<PracticeChange>()
        .add_message::<RequestRedraw>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_systems(Update, (note_answers, go_on).chain().in_set(TableSystems::Present));
}

/// What is known of puzzles and of the day.
#[derive(SystemParam)]
struct Known<'w> {
    practice: ResMut<'w, Practice>,
    decks: ResMut<'w, Decks>,
    own: Res<'w, OwnDecks>,
    shelf: Res<'w, Shelf>,
    today: Res<'w, Today>,
    time: Res<'w, Time<Real>>,
}

impl Known<'_> {
    fn day(&self) -> Option<Day> {
        Day::parse(&(self.today.0)())
    }

    fn library(&mut self) -> Library {
        self.practice.library(self.decks.bypass_change_detection(), &self.own, &self.shelf)
    }

    fn find(&mut self, id: &QuestionId) -> Option<Question> {
        self.library().find(id).cloned()
    }

    /// Changes what is known here; the files follow, and say how it is.
    fn change(&mut self, change: &PracticeChange) -> Option<StormPlace> {
        let day = self.day()?;
        change.change(&mut self.practice.plan, day)
    }
}

fn act(
    mut actions: MessageReader<PracticeAction>,
    mut known: Known,
    (mut storm, mut notices): (ResMut<OnStorm>, ResMut<Notices>),
    mut courses: MessageWriter<CourseRequest>,
) {
    for action in actions.read() {
        let library = known.library();
        let mut ask = |deck: Deck, from| _ = courses.write(CourseRequest::Ask(Arc::new(deck), from));
        match *action {
            PracticeAction::Due => {
                let deck = known.day().and_then(|day| known.practice.due_deck(&library, day));
                deck.into_iter().for_each(|deck| ask(deck, AskedFrom::Shelf));
            }
            PracticeAction::Ladder(game) => {
                let Some(day) = known.day() else { continue };
                match known.practice.plan.next_on_ladder(&library, game, day) {
                    Some(next) => ask(plan::one(next, "practice-ladder-title"), AskedFrom::Ladder(game)),
                    None => notices.tell(Notice::information(Text::new("practice-ladder-end"))),
                }
            }
            PracticeAction::Storm(game) => {
                let now = known.time.elapsed();
                let begun = Storm::begin(&library, &known.practice.plan, Some(game), new_seed(), now);
                let first = storm.begin(begun, game).and_then(|id| library.find(&id));
                first.into_iter().for_each(|first| ask(plan::one(first, "practice-storm-title"), AskedFrom::Storm));
            }
        }
    }
}

/// Notes how the exercise on the table was answered, once: the first wrong move counts, or that it was solved. In a
/// storm the next one comes.
fn note_answers(
    mut on: ResMut<OnCourse>,
    mut known: Known,
    mut storm: ResMut<OnStorm>,
    (mut changes, mut courses): (MessageWriter<PracticeChange>, MessageWriter<CourseRequest>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(running) = on.bypass_change_detection().0.as_mut() else { return };
    let stormy = running.asked_from() == Some(AskedFrom::Storm);
    if stormy && !storm.is_on() {
        return;
    }
    let Some(outcome) = running.take_outcome() else { return };
    if !stormy {
        let id = QuestionId::of(running.course.exercise());
        if let Some(question) = known.find(&id) {
            let change = PracticeChange::Answered(question, outcome);
            known.change(&change);
            changes.write(change);
        }
        return;
    }
    let right = outcome == Outcome::Right;
    let (answered, next) = storm.answer(right, known.time.elapsed());
    if let Some(id) = answered {
        let change = PracticeChange::InStorm(id, right);
        known.change(&change);
        changes.write(change);
    }
    if let Some(next) = next.and_then(|id| known.find(&id)) {
        let deck = Arc::new(plan::one(&next, "practice-storm-title"));
        courses.write(CourseRequest::Ask(deck, AskedFrom::Storm));
        redraw.write(RequestRedraw);
    }
}

/// Lets the time of a storm pass, and ends it when it is up, when there is no puzzle left, or when somebody leaves it.
fn go_on(
    mut on: ResMut<OnCourse>,
    mut storm: ResMut<OnStorm>,
    mut known: Known,
    mut next: ResMut<NextFrame>,
    mut changes: MessageWriter<PracticeChange>,
    mut left_for: Local<u8>,
) {
    let here = on.0.as_ref().is_some_and(|running| running.asked_from() == Some(AskedFrom::Storm));
    // Between two puzzles there is none on the table for a frame or two.
    *left_for = if here { 0 } else { left_for.saturating_add(1) };
    let left = *left_for > 4;
    if left && storm.ended.is_some() {
        storm.ended = None;
    }
    if !storm.is_on() {
        return;
    }
    match storm.tick(known.time.elapsed()).filter(|_| !left) {
        Some(soon) => next.within(soon),
        None => {
            if let Some(change) = storm.end() {
                let place = known.change(&change);
                place.into_iter().for_each(|place| storm.placed(place));
                changes.write(change);
            }
            if let Some(running) = &mut on.0 {
                running.halted = true;
            }
        }
    }
}
