//! The view of a camera: from above (F2), as it was opened (F3), from the next player's side (F4), and F11 for the
//! window itself. Keys change that of the window that has the keyboard; a [`ViewRequest`] asks for the same.

use super::presses::KeyPresses;
use crate::play::OnTable;
use crate::scene::camera::{LooksAt, NearSide, TableCamera, View, orbit::Orbit};
use crate::schedule::TableSystems;
use bevy::ecs::entity::EntityHashMap;
use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use std::f32::consts::FRAC_PI_2;

/// How a view changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewChange {
    /// From above, or from the table again.
    Above,
    /// As it was opened.
    Usual,
    /// From the next player's side.
    Turn,
    /// The window fills the screen, or no longer.
    FullScreen,
}

/// Changes the view in a window.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewRequest {
    /// The window; `None` for the program's first one.
    pub window: Option<Entity>,
    /// How.
    pub change: ViewChange,
}

impl ViewRequest {
    /// Changes the view in the program's first window.
    #[must_use]
    pub const fn of_program(change: ViewChange) -> Self {
        Self { window: None, change }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ViewRequest>();
    app.add_systems(Update, (press, change_view).chain().in_set(TableSystems::Input));
}

/// Keys ask for it, as buttons do.
fn press(mut presses: KeyPresses, mut requests: MessageWriter<ViewRequest>) {
    for key in presses.read().into_iter().map(|press| press.key).filter(|key| !key.repeat) {
        let change = match key.key_code {
            KeyCode::F2 => ViewChange::Above,
            KeyCode::F3 => ViewChange::Usual,
            KeyCode::F4 => ViewChange::Turn,
            KeyCode::F11 => ViewChange::FullScreen,
            _ => continue,
        };
        requests.write(ViewRequest { window: Some(key.window), change });
    }
}

fn change_view(
    mut requests: MessageReader<ViewRequest>,
    mut cameras: Query<(Entity, &TableCamera, Option<&LooksAt>, &mut View, &mut NearSide, &mut Orbit)>,
    plays: Query<OnTable>,
    (mut windows, primary): (Query<&mut Window>, Query<Entity, With<PrimaryWindow>>),
    mut opened: Local<EntityHashMap<(View, NearSide)>>,
) {
    opened.retain(|camera, _| cameras.contains(*camera));
    for (entity, _, _, view, near, _) in &cameras {
        opened.entry(entity).or_insert((*view, *near));
    }
    for ViewRequest { window, change } in requests.read() {
        let Some(window) = window.or_else(|| primary.iter().next()) else { continue };
        if *change == ViewChange::FullScreen
            && let Ok(mut window) = windows.get_mut(window)
        {
            window.mode = match window.mode {
                WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
                _ => WindowMode::Windowed,
            };
        }
        let of_window = cameras.iter_mut().filter(|(_, camera, ..)| camera.window == Some(window));
        for (entity, _, looks_at, mut view, mut near, mut orbit) in of_window {
            match change {
                ViewChange::Above => *view = if *view == View::Top { View::Table } else { View::Top },
                ViewChange::Usual => {
                    (*view, *near) = opened.get(&entity).copied().unwrap_or_default();
                    orbit.reset();
                }
                ViewChange::Turn => {
                    let play = looks_at.and_then(|looks_at| plays.get(looks_at.0).ok());
                    // With four players each has a side of the table.
                    let step = if play.is_some_and(|play| play.view().seats() > 2) { 3.0 } else { 2.0 };
                    near.0 = ((near.0 / FRAC_PI_2).round() + step).rem_euclid(4.0) * FRAC_PI_2;
                }
                ViewChange::FullScreen => {}
            }
        }
    }
}
