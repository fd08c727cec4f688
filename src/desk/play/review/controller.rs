//! What a person does while looking back at a game.

use super::show::{self, ToShow};
use super::work::{self, LookingBack, ReviewNodes, Reviewed};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use crate::desk::lesson::model::{AskedFrom, CourseRequest};
use crate::desk::lesson::practice::plan::PracticeChange;
use crate::desk::play::controller::PlayAction;
use crate::desk::settings::model::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_lessons::Deck;
use ludoteca_review::{Review, comments, people};
use ludoteca_rules::session::{Controller, NodeId, PlayView, Request, SessionChange};
use ludoteca_table::background::LongWork;
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::{Asker, OrderReview, Play, PlayEvent, TableAction, TableEvent, TableRequest};
use ludoteca_table::schedule::TableSystems;
use std::sync::Arc;

/// What a person does while looking back.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Looks back at the game on the table.
    Open,
    /// Looks back no more.
    Close,
    /// Goes to a turning point, by its place in the review, or back to all of them.
    Turn(Option<usize>),
    /// Goes to the next turning point in the order of the game, or to the one before.
    Next(bool),
    /// Shows on the board what would have been better at the one that is looked at, or what followed what was played.
    Show(bool),
    /// Goes to the position before it, to play on from there.
    PlayHere,
    /// Keeps the questions of these turning points among the own mistakes.
    Keep,
    /// Writes what was found beside the moves, as comments and glyphs.
    Write,
    /// Asks for the better moves at the turning points of those who are people here.
    Ask,
}

/// Adds what is done while looking back.
pub fn plugin(app: &mut App) {
    app.init_resource::<LongWork>()
        .init_resource::<LookingBack>()
        .init_resource::<ReviewNodes>()
        .init_resource::<ToShow>();
    app.add_message::<ReviewAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_systems(Update, show::show.in_set(TableSystems::Input).after(DeskSystems::Control));
    app.add_systems(Update, (work::hear, by_itself).chain().in_set(TableSystems::Present));
    app.add_observer(|_: On<TableCleared>, mut to_show: ResMut<ToShow>| *to_show = ToShow::default());
}

type Told<'w> = (MessageWriter<'w, CourseRequest>, MessageWriter<'w, PlayAction>, MessageWriter<'w, PracticeChange>);

type Given<'w> = (Res<'w, ReviewNodes>, Res<'w, LongWork>, Res<'w, Shelf>, Res<'w, DeskWords>);

fn act(
    mut actions: MessageReader<ReviewAction>,
    play: Option<Single<(Entity, &Play, Option<&OrderReview>)>>,
    (mut looking, mut to_show): (ResMut<LookingBack>, ResMut<ToShow>),
    (nodes, long_work, shelf, words): Given,
    (mut courses, mut table, mut changes): Told,
    (mut requests, mut redraw): (MessageWriter<TableRequest>, MessageWriter<RequestRedraw>),
) {
    let Some((entity, play, log)) = play.as_deref().map(|(entity, play, log)| (*entity, *play, *log)) else {
        actions.clear();
        return;
    };
    let view = play.view();
    for action in actions.read() {
        redraw.write(RequestRedraw);
        let mut go_to = |node| {
            requests.write(play.request(entity, Asker::File, TableAction::Session(Request::GoTo(node))));
        };
        match action {
            // What is played at a table between computers is decided by its log.
            ReviewAction::Show(_) | ReviewAction::PlayHere | ReviewAction::Ask if log.is_some() => {}
            ReviewAction::Open => {
                if looking.review.as_ref().is_none_or(|reviewed| !reviewed.is_of(view) || reviewed.is_outgrown(view)) {
                    looking.review = Some(Reviewed::begin(view, &shelf.0, nodes.0, &long_work.0));
                }
                looking.open = true;
                // The card with the result lies where this one does.
                table.write(PlayAction::LookAtGame);
            }
            ReviewAction::Close => looking.open = false,
            ReviewAction::Turn(turn) => {
                to_show.moves.clear();
                let Some(reviewed) = &mut looking.review else { continue };
                reviewed.turn = *turn;
                if let Some(before) = turn_at(reviewed, view).map(|(before, _)| before) {
                    go_to(before);
                }
            }
            ReviewAction::Next(on) => {
                let Some(next) = looking.review.as_ref().and_then(|reviewed| next(reviewed, *on)) else { continue };
                if let Some(reviewed) = &mut looking.review {
                    reviewed.turn = Some(next);
                    to_show.moves.clear();
                    turn_at(reviewed, view).into_iter().for_each(|(before, _)| go_to(before));
                }
            }
            ReviewAction::Show(better) => {
                let Some(reviewed) = &looking.review else { continue };
                let Some((before, turn)) = turn_at(reviewed, view) else { continue };
                let line = &reviewed.review().map_or(&[][..], |review| match better {
                    true => &review.turns[turn].line,
                    false => &review.turns[turn].refutation,
                });
                to_show.begin(before, line);
            }
            ReviewAction::PlayHere => {
                let before = looking.review.as_ref().and_then(|reviewed| turn_at(reviewed, view));
                looking.open = false;
                to_show.moves.clear();
                before.into_iter().for_each(|(before, _)| go_to(before));
            }
            ReviewAction::Keep => {
                let Some(reviewed) = &mut looking.review else { continue };
                if let Some(deck) = reviewed.review().and_then(|review| questions(review, play)) {
                    changes.write(PracticeChange::Keep(play.entry, deck.exercises));
                    reviewed.kept = true;
                }
            }
            ReviewAction::Write => {
                let review = looking.review.as_ref().and_then(Reviewed::review);
                let notes = review.map(|review| comments(review, view, &words.0)).unwrap_or_default();
                let write = |note| play.request(entity, Asker::File, TableAction::Session(note));
                requests.write_batch(notes.into_iter().map(write));
            }
            ReviewAction::Ask => {
                let deck = looking.review.as_ref().and_then(|reviewed| questions(reviewed.review()?, play));
                if let Some(deck) = deck {
                    courses.write(CourseRequest::Ask(Arc::new(deck), AskedFrom::Review(play.entry.info.id)));
                }
            }
        }
    }
}

/// Whoever wants it has a game reviewed as soon as it has ended here, and the own mistakes kept.
fn by_itself(
    mut events: MessageReader<TableEvent>,
    play: Option<Single<(Entity, &Play)>>,
    settings: Res<Settings>,
    (nodes, long_work, shelf): (Res<ReviewNodes>, Res<LongWork>, Res<Shelf>),
    mut looking: ResMut<LookingBack>,
    mut changes: MessageWriter<PracticeChange>,
) {
    let moves = |event: &TableEvent| match &event.happened {
        PlayEvent::Changed(SessionChange::Played { .. } | SessionChange::Ended) => Some(event.play),
        _ => None,
    };
    let changed: Vec<Entity> = events.read().filter_map(moves).collect();
    let Some((entity, play)) = play.as_deref().filter(|_| settings.keep_mistakes) else { return };
    let view = play.view();
    let has_people = view.header().controllers.contains(&Controller::Human);
    if changed.contains(entity) && view.outcome().is_some() && has_people {
        looking.review = Some(Reviewed::begin(view, &shelf.0, nodes.0, &long_work.0));
        looking.wanted = true;
    }
    let found = looking.review.as_ref().filter(|reviewed| looking.wanted && reviewed.is_of(view));
    let Some(review) = found.and_then(Reviewed::review) else { return };
    let deck = questions(review, play);
    looking.wanted = false;
    if let (Some(deck), Some(reviewed)) = (deck, &mut looking.review) {
        changes.write(PracticeChange::Keep(play.entry, deck.exercises));
        reviewed.kept = true;
    }
}

/// The node before the turning point that is looked at, and its place in the review.
fn turn_at(reviewed: &Reviewed, view: &dyn PlayView) -> Option<(NodeId, usize)> {
    let turn = reviewed.turn?;
    let before = view.node(reviewed.review()?.turns.get(turn)?.node).parent?;
    Some((before, turn))
}

/// The turning point after the one that is looked at in the order of the game, or the one before it.
fn next(reviewed: &Reviewed, on: bool) -> Option<usize> {
    let review = reviewed.review()?;
    let order = in_order(review);
    let here = reviewed.turn.and_then(|turn| order.iter().position(|other| *other == turn));
    let place = match (here, on) {
        (None, true) => 0,
        (None, false) => order.len().checked_sub(1)?,
        (Some(here), true) => here + 1,
        (Some(here), false) => here.checked_sub(1)?,
    };
    order.get(place).copied()
}

/// The turning points in the order of the game, by their places in the review.
#[must_use]
pub fn in_order(review: &Review) -> Vec<usize> {
    let mut order: Vec<usize> = (0..review.turns.len()).collect();
    order.sort_by_key(|turn| review.turns[*turn].ply);
    order
}

/// The questions of a review: those of people, where the computer played too.
#[must_use]
pub fn questions(review: &Review, play: &Play) -> Option<Deck> {
    review.deck(play.entry, "turning-points", Some(&people(play.view())))
}
