//! What is done with a move: what is said of it, and the branch that it begins.

use super::model::{said, written};
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use crate::desk::lesson::model::CourseRequest;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, PlayView, Request};
use ludoteca_table::play::Play;

/// What a person does with a move.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum NoteAction {
    /// Opens what is said of the move that led to the position on the board.
    Open,
    /// The comment as typed so far.
    Typed(String),
    /// It is kept.
    Keep,
    /// It is what a step of one's own lesson asks, and the move is the answer.
    Step,
    /// The branch becomes the main line.
    Promote,
    /// The move goes, with all that was played after it.
    Remove,
    /// It comes back.
    Restore(NodeId),
}

/// The move that was removed last from the play on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RemovedMove(pub Option<NodeId>);

pub(in super::super) fn plugin(app: &mut App) {
    app.init_resource::<RemovedMove>().add_message::<NoteAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut removed: ResMut<RemovedMove>| {
        removed.set_if_neq(RemovedMove(None));
    });
}

fn act(
    mut actions: MessageReader<NoteAction>,
    mut dialog: ResMut<OpenDialog>,
    mut removed: ResMut<RemovedMove>,
    play: Option<Single<&Play>>,
    mut asks: MessageWriter<AskTable>,
    mut lesson: MessageWriter<CourseRequest>,
) {
    for action in actions.read() {
        let Some(view) = play.as_deref().map(|play| play.view()) else { continue };
        match action {
            NoteAction::Open => dialog.0 = Some(Dialog::Note(view.cursor(), said(view, view.cursor()))),
            NoteAction::Restore(node) => {
                removed.0 = None;
                asks.write(AskTable::session(Request::Restore(*node)));
            }
            NoteAction::Typed(typed) => {
                if let Some(Dialog::Note(_, text)) = &mut dialog.0 {
                    text.clone_from(typed);
                }
            }
            NoteAction::Keep | NoteAction::Step | NoteAction::Promote | NoteAction::Remove => {
                let Some((node, text)) = take(&mut dialog) else { continue };
                match finished(action, node, &text, view) {
                    Some(request) => _ = asks.write(AskTable::session(request)),
                    None => _ = lesson.write(CourseRequest::Step(node, text)),
                }
                if *action == NoteAction::Remove {
                    removed.0 = Some(node);
                }
            }
        }
    }
}

/// Closes the dialog about a move.
fn take(dialog: &mut OpenDialog) -> Option<(NodeId, String)> {
    match dialog.0.take() {
        Some(Dialog::Note(node, text)) => Some((node, text)),
        other => {
            dialog.0 = other;
            None
        }
    }
}

/// What is asked of the session by what closes the dialog; `None` for a step of a lesson.
fn finished(action: &NoteAction, node: NodeId, text: &str, play: &dyn PlayView) -> Option<Request> {
    match action {
        NoteAction::Keep => Some(Request::Comment(node, written(play, node, text))),
        NoteAction::Promote => Some(Request::Promote(node)),
        NoteAction::Remove => Some(Request::Remove(node)),
        _ => None,
    }
}
