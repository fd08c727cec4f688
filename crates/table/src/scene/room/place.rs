//! Two rooms at once: the one that is shown, and another one that some cameras see in its place, as those of an
//! audience do.
//!
//! What makes a room apart from its light on the board (backdrop, table, ground) is on a layer of its own, and a camera
//! sees one of the two layers besides what is in both rooms.

use super::data::Room;
use super::shown::{RoomSystems, ShownRoom};
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

/// The layer of what moves, which every camera sees. The windows' own layers count from 1.
pub const MOVING: usize = 61;

/// In which of the two rooms something is, or a camera looks.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the room that is shown.
    #[default]
    Here,
    /// In the other one; as long as there is none, here too.
    Elsewhere,
}

/// The other room; `None` if all cameras see the same.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct OtherRoom(pub Option<&'static Room>);

impl Place {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Here, Self::Elsewhere];

    /// The layer of what is only in this room. The windows' own layers count from 1.
    const fn layer(self) -> usize {
        match self {
            Self::Here => 62,
            Self::Elsewhere => 63,
        }
    }

    /// The layer of what is only in this room.
    #[must_use]
    pub fn only(self) -> RenderLayers {
        RenderLayers::layer(self.layer())
    }

    /// What a camera sees that looks into this room.
    #[must_use]
    pub fn seen(self) -> RenderLayers {
        RenderLayers::from_layers(&[0, MOVING, self.layer()])
    }

    /// What is lit in both rooms.
    #[must_use]
    pub fn both() -> RenderLayers {
        RenderLayers::from_layers(&[0, MOVING, Self::Here.layer(), Self::Elsewhere.layer()])
    }

    /// The room at this place.
    #[must_use]
    pub fn room(self, shown: &ShownRoom, other: &OtherRoom) -> Option<&'static Room> {
        match self {
            Self::Here => Some(shown.0),
            Self::Elsewhere => other.0,
        }
    }

    /// Where a camera looks that is to look here.
    #[must_use]
    pub fn or_here(self, other: &OtherRoom) -> Self {
        if other.0.is_some() { self } else { Self::Here }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OtherRoom>().add_systems(PostUpdate, look.after(RoomSystems));
}

/// Lets every camera see its room.
fn look(mut table_cameras: Query<(&Place, &mut RenderLayers, &mut Camera)>, other: Res<OtherRoom>) {
    for (place, mut layers, mut camera) in &mut table_cameras {
        let place = place.or_here(&other);
        let beyond = other.0.filter(|_| place == Place::Elsewhere).map(|room| Color::from(room.floor));
        let now = if let ClearColorConfig::Custom(colour) = camera.clear_color { Some(colour) } else { None };
        if beyond != now {
            camera.clear_color = beyond.map_or(ClearColorConfig::Default, ClearColorConfig::Custom);
        }
        layers.set_if_neq(place.seen());
    }
}
