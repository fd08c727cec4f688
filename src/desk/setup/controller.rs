//! What is done while a position is set up by hand.

use crate::desk::frame::display::ToClipboard;
use crate::desk::frame::schedule::{DeskSystems, TableCleared};
use bevy::prelude::*;
use ludoteca_rules::Edit;
use ludoteca_table::play::{Building, EditedSetup, SetupAction, SetupRequest};

/// What a person does with the panel while a position is set up.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SetUpAction {
    /// Chooses what a touch does.
    Build(Building),
    /// The text of the position as typed so far; `None` once that is done.
    Type(Option<String>),
    /// Takes a copy of the text of the position.
    Copy,
}

/// Something that a person asks of the position that is set up.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct AskSetup(pub SetupAction);

impl AskSetup {
    /// A change of the position.
    #[must_use]
    pub const fn edit(edit: Edit) -> Self {
        Self(SetupAction::Edit(edit))
    }
}

/// The text of the position as typed so far, while that is edited.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedPosition(pub Option<String>);

/// Setting up a position.
pub fn plugin(app: &mut App) {
    app.init_resource::<TypedPosition>().init_resource::<Building>();
    app.add_message::<SetUpAction>().add_message::<AskSetup>().add_message::<SetupRequest>();
    app.add_systems(Update, act.in_set(DeskSystems::Control)).add_systems(Update, address.in_set(DeskSystems::Address));
    app.add_observer(|_: On<TableCleared>, mut typed: ResMut<TypedPosition>, mut building: ResMut<Building>| {
        typed.set_if_neq(TypedPosition(None));
        building.set_if_neq(Building::default());
    });
}

fn act(
    mut actions: MessageReader<SetUpAction>,
    setup: Option<Single<&EditedSetup>>,
    mut typed: ResMut<TypedPosition>,
    mut building: ResMut<Building>,
    mut clipboard: ResMut<ToClipboard>,
) {
    for action in actions.read() {
        match action.clone() {
            SetUpAction::Build(chosen) => _ = building.set_if_neq(chosen),
            SetUpAction::Type(text) => typed.0 = text,
            SetUpAction::Copy => clipboard.0 = setup.as_deref().map(|setup| setup.view().position_text()),
        }
    }
}

/// Addresses what was asked to the position on the table.
fn address(
    mut asked: MessageReader<AskSetup>,
    setup: Option<Single<Entity, With<EditedSetup>>>,
    mut typed: ResMut<TypedPosition>,
    mut requests: MessageWriter<SetupRequest>,
) {
    for AskSetup(action) in asked.read() {
        if matches!(action, SetupAction::Edit(_)) {
            typed.0 = None;
        }
        requests.write_batch(setup.as_deref().map(|setup| SetupRequest { setup: *setup, action: action.clone() }));
    }
}
