//! Which room is chosen, and which one is shown.

use super::data::Room;
use crate::scene::projector::Projector;
use bevy::prelude::*;

/// The room that was chosen.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct ChosenRoom(pub &'static Room);

/// The room in which all is shown whatever is chosen: that of a demonstration.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct StageRoom(pub Option<&'static Room>);

/// The room that is shown: the chosen one or that of a stage, or the plainest while a projector shows the table.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ShownRoom(pub &'static Room);

impl Default for ChosenRoom {
    fn default() -> Self {
        Self(Room::usual())
    }
}

impl Default for ShownRoom {
    fn default() -> Self {
        Self(Room::usual())
    }
}

/// The moment in `PostUpdate` at which the shown room is known.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoomSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenRoom>()
        .init_resource::<StageRoom>()
        .init_resource::<ShownRoom>()
        .add_systems(PostUpdate, enter.in_set(RoomSystems));
}

fn enter((chosen, stage): (Res<ChosenRoom>, Res<StageRoom>), projector: Res<Projector>, mut shown: ResMut<ShownRoom>) {
    let room = if projector.0 { Room::plainest() } else { stage.0.unwrap_or(chosen.0) };
    if shown.0.id != room.id {
        shown.0 = room;
    }
}
