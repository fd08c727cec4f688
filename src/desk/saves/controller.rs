//! What is done in the list of saved plays, besides what is asked of the files.

use super::kept::{SavedPlays, SavedRequest};
use super::model::SavesPage;
use crate::desk::frame::dialog::{Dialog, FileAsk, OpenDialog};
use crate::desk::frame::schedule::DeskSystems;
use bevy::prelude::*;
use ludoteca_table::play::Play;
use ludoteca_table::play::stage::Today;

/// What a person does in the list. Plays are named by their files.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavesAction {
    /// Opens the list.
    Open,
    /// A new title is being typed.
    Renaming(String, String),
    /// Shows another page of it.
    Show(SavesPage),
}

/// The list of saved plays.
pub fn plugin(app: &mut App) {
    app.init_resource::<SavedPlays>()
        .init_resource::<SavesPage>()
        .init_resource::<Today>()
        .add_message::<SavesAction>()
        .add_message::<SavedRequest>();
    app.add_systems(Update, (act, follow).chain().in_set(DeskSystems::Control));
}

fn act(
    mut actions: MessageReader<SavesAction>,
    mut dialog: ResMut<OpenDialog>,
    mut page: ResMut<SavesPage>,
    saved: Res<SavedPlays>,
    play: Option<Single<&Play>>,
    mut requests: MessageWriter<SavedRequest>,
) {
    for action in actions.read() {
        match (action.clone(), &mut dialog.0) {
            (SavesAction::Open, dialog) => {
                // At a table those of its game, if there are any.
                let game = play.as_deref().map(|play| play.view().info().id);
                let game = game.filter(|game| saved.of_game(game).next().is_some());
                *page = game.map_or(SavesPage::All, SavesPage::Game);
                *dialog = Some(Dialog::Saved { renaming: None });
                requests.write(SavedRequest::Refresh);
            }
            (SavesAction::Renaming(id, title), Some(Dialog::Saved { renaming })) => *renaming = Some((id, title)),
            (SavesAction::Show(shown), _) => *page = shown,
            _ => {}
        }
    }
}

/// What was asked of the files closes what it was asked in.
fn follow(mut requests: MessageReader<SavedRequest>, mut dialog: ResMut<OpenDialog>) {
    for request in requests.read() {
        match (request, &mut dialog.0) {
            (SavedRequest::Rename(..), Some(Dialog::Saved { renaming })) => *renaming = None,
            (SavedRequest::Open(_), Some(Dialog::Saved { .. }))
            | (
                SavedRequest::OpenFile(_) | SavedRequest::SaveFile(_),
                Some(Dialog::File(FileAsk::Open | FileAsk::Save(_))),
            ) => dialog.0 = None,
            _ => {}
        }
    }
}
