//! The order of the desk's systems, and the moment at which features forget what belonged to a play.

use crate::theatre::DemonstrationRequest;
use bevy::prelude::*;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{PlayEvent, TableEvent};
use ludoteca_table::schedule::TableSystems;

/// The phases in which what people did is handled, in this order: the first one before [`TableSystems::Input`], so that
/// messages reach their readers in the frame of the key, the others within it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeskSystems {
    /// Keys become messages, as buttons do.
    Keys,
    /// Each feature handles its messages.
    Control,
    /// What was asked of the play on the table is addressed to it.
    Address,
}

/// The phases within [`TableSystems::ViewModel`], in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ModelSystems {
    /// Features follow what happened at the table.
    Follow,
    /// Their models are brought up to date.
    Build,
}

/// What was on the table gives way to something else: features forget what belonged to it.
#[derive(Event, Clone, Copy, Debug)]
pub struct TableCleared;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>().add_message::<StageRequest>().add_message::<DemonstrationRequest>();
    app.configure_sets(Update, DeskSystems::Keys.before(TableSystems::Input));
    app.configure_sets(Update, (DeskSystems::Control, DeskSystems::Address).chain().in_set(TableSystems::Input));
    let order = (ModelSystems::Follow, ModelSystems::Build).chain();
    app.configure_sets(Update, order.in_set(TableSystems::ViewModel));
    app.add_systems(Update, leave.in_set(TableSystems::Input).after(DeskSystems::Control))
        .add_systems(Update, open.in_set(ModelSystems::Follow));
}

/// Somebody leaves it.
fn leave(
    mut stage: MessageReader<StageRequest>,
    mut demonstration: MessageReader<DemonstrationRequest>,
    mut commands: Commands,
) {
    let leaves = |request: &StageRequest| {
        matches!(request, StageRequest::Open(..) | StageRequest::Leave | StageRequest::Resume(_))
    };
    if stage.read().filter(|request| leaves(request)).count() + demonstration.read().count() > 0 {
        commands.trigger(TableCleared);
    }
}

/// Another play was opened.
fn open(mut events: MessageReader<TableEvent>, mut commands: Commands) {
    if events.read().filter(|event| event.happened == PlayEvent::Opened).count() > 0 {
        commands.trigger(TableCleared);
    }
}
