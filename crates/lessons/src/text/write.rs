//! From a deck to its text.

use super::tags;
use crate::author_text::AuthorText;
use crate::deck::{Deck, Exercise, Goal};
use ludoteca_record as record;
use ludoteca_rules::session::{Nag, NodeId, Request, Session, Tag};
use ludoteca_words::Language;

/// The file of a deck.
#[must_use]
pub fn write(deck: &Deck) -> String {
    let mut text = format!("[Deck \"{}\"]\n[Kind \"{}\"]\n", deck.id, deck.kind.text());
    for tag in of_said(tags::TITLE.0, &deck.title) {
        text += &format!("[{} \"{}\"]\n", tag.name, tag.value.replace('\\', "\\\\").replace('"', "\\\""));
    }
    for exercise in &deck.exercises {
        text += "\n";
        text += &write_exercise(exercise);
    }
    text
}

/// The record of an exercise.
#[must_use]
pub fn write_exercise(exercise: &Exercise) -> String {
    let mut session = exercise.begin();
    let mut written = vec![tag("Goal", &exercise.goal.text())];
    let said = [&exercise.say, &exercise.name, &exercise.hint, &exercise.why, &exercise.well];
    for ((name, _), said) in tags::OF_EXERCISE.into_iter().zip(said) {
        written.extend(of_said(name, said));
    }
    if exercise.goal != Goal::Play {
        written.push(tag("Answers", &exercise.answers.join(" ")));
    }
    session.set_tags(written);
    play_steps(exercise, &mut *session);
    record::write(&*session)
}

pub(crate) fn tag(name: &str, value: &str) -> Tag {
    Tag { name: name.into(), value: value.into() }
}

pub(crate) fn of_said(name: &str, said: &AuthorText) -> Vec<Tag> {
    let written = Language::ALL.into_iter().filter(|language| !said.exactly(*language).is_empty());
    written.map(|language| tag(&format!("{name}-{}", language.tag()), said.exactly(language))).collect()
}

/// Plays all moves of an exercise; the cursor is at the end of the main line.
fn play_steps(exercise: &Exercise, session: &mut dyn Session) {
    let steps = &exercise.steps;
    // Everything here was read from a play, so that nothing of it is refused.
    let mut submit = |request| drop(session.submit(request));
    let mut open: Vec<(usize, NodeId)> = steps.first.iter().rev().map(|place| (*place, NodeId::ROOT)).collect();
    // A new node has the next number.
    let mut nodes = NodeId::ROOT.0;
    while let Some((place, before)) = open.pop() {
        let step = &steps.all[place];
        submit(Request::GoTo(before));
        submit(Request::Move(step.played.clone()));
        nodes += 1;
        let here = NodeId(nodes);
        if step.wrong {
            submit(Request::Nags(here, vec![Nag(2)]));
        }
        let comment = step.comment.to_comment();
        if !comment.is_empty() {
            submit(Request::Comment(here, comment));
        }
        open.extend(step.next.iter().rev().map(|next| (*next, here)));
    }
    submit(Request::GoTo(NodeId::ROOT));
    let mut line = steps.first.first();
    while let Some(place) = line {
        submit(Request::Move(steps.all[*place].played.clone()));
        line = steps.all[*place].next.first();
    }
}
