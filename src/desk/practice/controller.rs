//! What a person does with practice, and what is noted of the puzzles that are solved.

use super::plan::{Practice, PracticeChange};
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::lesson::course::OnCourse;
use crate::desk::lesson::decks::Decks;
use crate::desk::lesson::model::{AskedFrom, CourseRequest};
use crate::desk::review::controller::questions;
use crate::desk::review::work::LookingBack;
use bevy::prelude::*;
use ludoteca_practice::Day;
use ludoteca_table::play::Play;
use ludoteca_table::play::stage::{Shelf, Today};
use ludoteca_table::schedule::TableSystems;
use std::sync::Arc;

/// What a person does with practice.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAction {
    /// Keeps the turning points that are looked at among the own mistakes.
    KeepTurns,
    /// Asks what is due today.
    Due,
}

/// Adds practice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Practice>().init_resource::<Today>().init_resource::<Decks>();
    app.add_message::<PracticeAction>().add_message::<PracticeChange>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_systems(Update, note_answers.in_set(TableSystems::Present));
}

fn act(
    mut actions: MessageReader<PracticeAction>,
    play: Option<Single<&Play>>,
    (practice, mut decks, shelf, today): (Res<Practice>, ResMut<Decks>, Res<Shelf>, Res<Today>),
    mut looking: ResMut<LookingBack>,
    (mut changes, mut courses): (MessageWriter<PracticeChange>, MessageWriter<CourseRequest>),
) {
    for action in actions.read() {
        match action {
            PracticeAction::KeepTurns => {
                let (Some(play), Some(reviewed)) = (play.as_deref(), &mut looking.review) else { continue };
                if let Some(deck) = reviewed.review().and_then(|review| questions(review, play)) {
                    changes.write(PracticeChange::Keep(play.entry, deck.exercises));
                    reviewed.kept = true;
                }
            }
            PracticeAction::Due => {
                let library = practice.library(&mut decks, &shelf);
                let deck = Day::parse(&(today.0)()).and_then(|day| practice.due_deck(&library, day));
                courses.write_batch(deck.map(|deck| CourseRequest::Ask(Arc::new(deck), AskedFrom::Shelf)));
            }
        }
    }
}

/// Notes how the exercise on the table was answered, once: the first wrong move counts, or that it was solved.
fn note_answers(
    mut on: ResMut<OnCourse>,
    (practice, mut decks, shelf): (Res<Practice>, ResMut<Decks>, Res<Shelf>),
    mut changes: MessageWriter<PracticeChange>,
) {
    let Some(running) = on.bypass_change_detection().0.as_mut() else { return };
    let Some(outcome) = running.take_outcome() else { return };
    let question = practice.question(running.course.exercise(), decks.bypass_change_detection(), &shelf);
    changes.write_batch(question.map(|question| PracticeChange::Answered(question, outcome)));
}
