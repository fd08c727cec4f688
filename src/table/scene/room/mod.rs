//! The rooms in which a table stands: a panorama behind it, the light that falls on it, the table top and its mat.
//!
//! A room is a folder of `assets/rooms`, so another room is another folder: [`data`] reads it. A caller changes
//! [`ChosenRoom`]; everything drawn follows [`ShownRoom`]. Depends only on assets, pictures, eyes, materials, projector and
//! quality of `scene`. [`light`] lights the presets that use Bevy's lights, [`backdrop`] draws what is behind the table.

pub mod backdrop;
pub mod data;
pub mod light;

pub use data::Room;

use crate::table::scene::projector::Projector;
use bevy::prelude::*;

/// The room that was chosen.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ChosenRoom(pub &'static Room);

/// The room that is shown: the chosen one, or the plainest while a projector shows the table.
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
pub struct Entered;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenRoom>()
        .init_resource::<ShownRoom>()
        .add_systems(PostUpdate, enter.in_set(Entered))
        .add_plugins((light::plugin, backdrop::plugin));
}

fn enter(chosen: Res<ChosenRoom>, projector: Res<Projector>, mut shown: ResMut<ShownRoom>) {
    let room = if projector.0 { Room::plainest() } else { chosen.0 };
    if shown.0.id != room.id {
        shown.0 = room;
    }
}
