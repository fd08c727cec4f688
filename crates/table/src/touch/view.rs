//! The keys that change the view of the camera whose window has the keyboard: from above (F2), as it was opened (F3),
//! from the next player's side (F4), and F11 for the window itself.

use super::presses::KeyPresses;
use crate::play::OnTable;
use crate::scene::camera::{LooksAt, NearSide, TableCamera, View, orbit::Orbit};
use crate::schedule::TableSystems;
use bevy::ecs::entity::EntityHashMap;
use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};
use std::f32::consts::FRAC_PI_2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, change_view.in_set(TableSystems::Input));
}

fn change_view(
    mut presses: KeyPresses,
    mut cameras: Query<(Entity, &TableCamera, Option<&LooksAt>, &mut View, &mut NearSide, &mut Orbit)>,
    plays: Query<OnTable>,
    mut windows: Query<&mut Window>,
    mut opened: Local<EntityHashMap<(View, NearSide)>>,
) {
    opened.retain(|camera, _| cameras.contains(*camera));
    for (entity, _, _, view, near, _) in &cameras {
        opened.entry(entity).or_insert((*view, *near));
    }
    for key in presses.read().into_iter().map(|press| press.key).filter(|key| !key.repeat) {
        if key.key_code == KeyCode::F11
            && let Ok(mut window) = windows.get_mut(key.window)
        {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
        let of_window = cameras.iter_mut().filter(|(_, camera, ..)| camera.window == Some(key.window));
        for (entity, _, looks_at, mut view, mut near, mut orbit) in of_window {
            match key.key_code {
                KeyCode::F2 => *view = if *view == View::Top { View::Table } else { View::Top },
                KeyCode::F3 => {
                    (*view, *near) = opened.get(&entity).copied().unwrap_or_default();
                    orbit.reset();
                }
                KeyCode::F4 => {
                    let play = looks_at.and_then(|looks_at| plays.get(looks_at.0).ok());
                    // With four players each has a side of the table.
                    let step = if play.is_some_and(|play| play.view().seats() > 2) { 3.0 } else { 2.0 };
                    near.0 = ((near.0 / FRAC_PI_2).round() + step).rem_euclid(4.0) * FRAC_PI_2;
                }
                _ => {}
            }
        }
    }
}
