//! What is done while a position is set up by hand.

use crate::desk::frame::ask::AskTable;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use crate::desk::frame::screen::ToClipboard;
use bevy::prelude::*;
use ludoteca_rules::session::{Edit, Request};
use ludoteca_table::play::{Building, Play};

/// What a person does while a position is set up.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SetUpAction {
    /// Chooses what a touch does.
    Build(Building),
    /// Changes what is set up.
    Edit(Edit),
    /// The text of the position as typed so far; `None` once that is done.
    Type(Option<String>),
    /// Takes a copy of the text of the position.
    Copy,
}

/// The text of the position as typed so far, while that is edited.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedPosition(pub Option<String>);

/// Setting up a position.
pub fn plugin(app: &mut App) {
    app.init_resource::<TypedPosition>().init_resource::<Building>().add_message::<SetUpAction>();
    app.add_systems(Update, act.in_set(DeskSystems::Control));
    app.add_observer(|_: On<TableCleared>, mut typed: ResMut<TypedPosition>, mut building: ResMut<Building>| {
        typed.set_if_neq(TypedPosition(None));
        building.set_if_neq(Building::default());
    });
}

fn act(
    mut actions: MessageReader<SetUpAction>,
    play: Option<Single<&Play>>,
    mut typed: ResMut<TypedPosition>,
    mut building: ResMut<Building>,
    mut clipboard: ResMut<ToClipboard>,
    mut asks: MessageWriter<AskTable>,
) {
    for action in actions.read() {
        match action.clone() {
            SetUpAction::Build(chosen) => _ = building.set_if_neq(chosen),
            SetUpAction::Edit(edit) => {
                typed.0 = None;
                asks.write(AskTable::session(Request::Edit(edit)));
            }
            SetUpAction::Type(text) => typed.0 = text,
            SetUpAction::Copy => clipboard.0 = play.as_deref().map(|play| play.view().position_text()),
        }
    }
}
