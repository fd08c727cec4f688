//! What is done in the dialog about class tournaments, besides what is asked of their sheets.

use super::model::{ClassRequest, ClassView, Classes};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::schedule::DeskSystems;
use bevy::prelude::*;

/// What a person does in the dialog.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ClassAction {
    /// Opens it.
    Open,
    /// What it remembers from now on.
    View(Box<ClassView>),
}

/// The dialog about class tournaments.
pub fn plugin(app: &mut App) {
    app.init_resource::<ClassView>().init_resource::<Classes>();
    app.add_message::<ClassAction>().add_message::<ClassRequest>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
}

fn act(
    mut actions: MessageReader<ClassAction>,
    mut view: ResMut<ClassView>,
    mut dialog: ResMut<OpenDialog>,
    mut requests: MessageWriter<ClassRequest>,
) {
    for action in actions.read() {
        match action {
            ClassAction::Open => {
                dialog.0 = Some(Dialog::Class);
                requests.write(ClassRequest::Refresh);
            }
            ClassAction::View(now) => view.clone_from(now.as_ref()),
        }
    }
}
