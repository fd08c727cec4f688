//! The page as a picture, drawn without a window.

use super::page::{self, State};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext};
use image::{RgbaImage, imageops};
use ludoteca::app::pictures::shot::{ShotError, ShotRequest, shoot};
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::room::Room;

/// Frames after which nothing moves any more.
const CALM: u32 = 30;

/// The page in a room.
///
/// # Errors
/// As [`shoot`].
pub fn of_room(room: &Room) -> Result<RgbaImage, ShotError> {
    let mut state = State::new(room.id);
    state.focus = true;
    let mut request = ShotRequest::new(UVec2::from_array(page::SIZE), move |app| {
        app.add_plugins(EguiPlugin::default());
        app.world_mut().resource_mut::<EguiGlobalSettings>().auto_create_primary_context = false;
        app.add_systems(PostStartup, |screens: Query<Entity, With<ScreenCamera>>, mut commands: Commands| {
            screens.iter().for_each(|screen| _ = commands.entity(screen).insert(PrimaryEguiContext));
        });
        let draw = move |mut contexts: EguiContexts| -> Result {
            page::draw(contexts.ctx_mut()?, &mut state);
            Ok(())
        };
        app.add_systems(EguiPrimaryContextPass, draw);
    });
    (request.framed, request.frames, request.preset) = (true, CALM, Some(Preset::Plain));
    Ok(shoot(request)?.picture)
}

/// The page in all rooms, two beside each other.
///
/// # Errors
/// In words, if there is no picture.
pub fn all_rooms() -> Result<RgbaImage, String> {
    let [wide, high] = page::SIZE;
    let rooms = Room::all();
    let mut whole = RgbaImage::new(2 * wide, high * rooms.len().div_ceil(2) as u32);
    for (place, room) in (0_u32..).zip(rooms) {
        let page = of_room(room).map_err(|error| error.to_string())?;
        imageops::replace(&mut whole, &page, i64::from(place % 2 * wide), i64::from(place / 2 * high));
    }
    Ok(whole)
}
