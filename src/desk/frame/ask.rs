//! What a person asks of the play on the table.

use super::notice::Notices;
use super::schedule::DeskSystems;
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Pick, Refusal, Seat, Text};
use ludoteca_table::play::{Asker, EditedSetup, Hand, Play, TableAction, TableRequest};

/// Something that a person asks of the play on the table, for the seat in hand.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct AskTable(pub TableAction);

impl AskTable {
    /// Something that the session handles.
    #[must_use]
    pub const fn session(request: Request) -> Self {
        Self(TableAction::Session(request))
    }

    /// Touching a cell or a choice.
    #[must_use]
    pub const fn touch(pick: Pick) -> Self {
        Self(TableAction::Touch(pick))
    }
}

/// The node of the play that the panels show: a click refers to what its panel showed, even if the play has changed
/// since.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownNode(pub Option<NodeId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownNode>().add_message::<AskTable>().add_message::<TableRequest>();
    app.add_systems(Update, address.in_set(DeskSystems::Address));
}

/// Addresses what was asked to the play on the table.
fn address(
    mut asked: MessageReader<AskTable>,
    play: Option<Single<(Entity, &Play, &Hand)>>,
    setup: Option<Single<(), With<EditedSetup>>>,
    shown: Res<ShownNode>,
    mut notices: ResMut<Notices>,
    mut requests: MessageWriter<TableRequest>,
) {
    let Some((entity, play, hand)) = play.as_deref() else {
        let played = asked.read().any(|AskTable(action)| matches!(action, TableAction::Session(_)));
        if played && setup.is_some() {
            notices.refused(Seat(0), Refusal::new(Text::new("refuse-draft")));
        }
        asked.clear();
        return;
    };
    for AskTable(action) in asked.read() {
        let mut request = play.request(*entity, Asker::Person(hand.seat), action.clone());
        request.node = shown.0.unwrap_or(request.node);
        requests.write(request);
    }
}
