//! Makes a puzzle of a position that is set up, and a step of a lesson of a move that was played.

use super::decks::OwnDecks;
use super::model::CourseRequest;
use crate::desk::frame::notice::{Notice, Notices};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::{self as lessons, Exercise, Kind, prove};
use ludoteca_rules::Text;
use ludoteca_table::background::Background;
use ludoteca_table::play::{EditedSetup, Play};
use ludoteca_words::Language;
use ludoteca_workers::Pending;

/// What is found out about a position of which a puzzle is to be made, and the title that it gets.
#[derive(Resource, Default)]
pub(super) struct Making(Option<(String, Pending<Option<Exercise>>)>);

/// Positions that are looked at for a puzzle: a few seconds.
const MAKE_NODES: u64 = 3_000_000;

/// Makes a puzzle of the position that is being set up, or a step of a lesson of a move.
pub(super) fn make(
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
    let title = asked.iter().find_map(|request| match request {
        CourseRequest::Make(title) => Some(title.clone()),
        _ => None,
    });
    if let Some(title) = title {
        let session = setups.iter().find_map(|setup| Some((setup.entry, setup.play()?)));
        making.0 = session
            .map(|(entry, session)| (title, background.0.work_out(move || prove::make(entry, &*session, MAKE_NODES))));
    }
    let found = making.0.as_ref().and_then(|(title, pending)| Some((title.clone(), pending.newest()?)));
    let Some((title, found)) = found else { return };
    making.0 = None;
    notices.tell(match found {
        Some(mut exercise) => {
            // A title is what its author calls it, in every language.
            Language::ALL.iter().for_each(|language| exercise.name.set(*language, &title));
            own.add(Kind::Puzzles, exercise);
            Notice::success(Text::new("ui-puzzle-made"))
        }
        None => Notice::information(Text::new("puzzle-nothing")),
    });
}
