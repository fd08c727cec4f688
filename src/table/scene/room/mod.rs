//! The rooms in which a table stands: a panorama behind it, the light that falls on it, the table top and its mat.
//!
//! A room is a folder of `assets/rooms`, so another room is another folder: [`data`] reads it. A caller changes
//! [`ChosenRoom`]; everything drawn follows [`ShownRoom`], and eyes that are [`Place::Elsewhere`] see the [`OtherRoom`]. Depends only on assets, pictures and projector of `scene`.

pub mod data;
mod place;

pub use data::Room;
pub use place::{OtherRoom, Place};

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
    app.add_plugins(place::plugin);
    app.init_resource::<ChosenRoom>().init_resource::<ShownRoom>().add_systems(PostUpdate, enter.in_set(Entered));
}

fn enter(chosen: Res<ChosenRoom>, projector: Res<Projector>, mut shown: ResMut<ShownRoom>) {
    let room = if projector.0 { Room::plainest() } else { chosen.0 };
    if shown.0.id != room.id {
        shown.0 = room;
    }
}
