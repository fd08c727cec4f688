//! The rooms in which a table stands: a panorama behind it, the light that falls on it, the table top and its mat.
//!
//! A room is a folder of `assets/rooms`, so another room is another folder: [`data`] reads it. A caller changes
//! [`ChosenRoom`], or [`StageRoom`] for a while; everything drawn follows [`ShownRoom`], and cameras that are
//! [`Place::Elsewhere`] see the [`OtherRoom`]. Depends only on assets, pictures and projector of `scene`.

pub mod data;
mod place;
mod shown;

pub use data::Room;
pub use place::{MOVING, OtherRoom, Place};
pub use shown::{ChosenRoom, RoomSystems, ShownRoom, StageRoom};

use bevy::app::App;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((shown::plugin, place::plugin));
}
