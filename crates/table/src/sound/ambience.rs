//! What of the room is heard while a table is seen.

use super::message::Volume;
use crate::scene::camera::{LooksAt, TableCamera};
use crate::scene::room::{Room, ShownRoom};
use bevy::prelude::*;

/// The volume of the room, from 0 to 1. It is off at first: a sound that never stops is for whoever asks for it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct AmbienceVolume(pub f32);

/// The room that is to be heard, and the factor by which its sounds are made quieter; `None` for silence. Whoever plays
/// sounds follows it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Ambience(pub Option<(&'static Room, f32)>);

/// Lets the room be heard in which a table is seen, as long as one of the windows has the attention of the keyboard.
pub(super) fn follow(
    volume: Res<AmbienceVolume>,
    room: Res<ShownRoom>,
    cameras: Query<(), (With<TableCamera>, With<LooksAt>)>,
    windows: Query<&Window>,
    mut ambience: ResMut<Ambience>,
) {
    let attended = windows.is_empty() || windows.iter().any(|window| window.focused);
    let gain = Volume(volume.0).gain();
    let heard = gain > 0.0 && attended && !cameras.is_empty() && !room.0.sounds().is_empty();
    ambience.set_if_neq(Ambience(heard.then_some((room.0, gain))));
}
