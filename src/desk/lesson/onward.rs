//! Where it goes on after the last exercise of a deck or a trail.

use super::decks::TrailId;
use super::learn::LearnAction;
use super::model::{CourseRequest, OnwardModel};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;

/// What it is called on a button.
pub fn word(look: &Look, onward: &OnwardModel) -> String {
    match onward {
        OnwardModel::Deck(_, title) => title.clone(),
        OnwardModel::Play(_) => look.word("learn-play"),
        OnwardModel::Game(_, name) => (*name).to_owned(),
    }
}

/// Goes there.
pub fn go(onward: &OnwardModel, sends: &mut Sends) {
    match onward {
        OnwardModel::Deck(id, _) => sends.write(CourseRequest::Open(id.clone())),
        OnwardModel::Play(game) => sends.write(LearnAction::Play(game)),
        OnwardModel::Game(game, _) => sends.write(LearnAction::Show(TrailId::Game(game))),
    }
}
