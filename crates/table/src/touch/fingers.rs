//! Two fingers move the camera of their window: together they turn it round the board, apart they zoom, from wherever
//! they are. A piece that one finger drags stays with it, and then the other does nothing.

use super::capture::InputCapture;
use super::orbit::on_board;
use super::pointer::TablePress;
use crate::scene::camera::canvas::Canvas;
use crate::scene::camera::{TableCamera, View, orbit::Orbit};
use crate::schedule::TableSystems;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;

/// The share by which the distance of two fingers grows that is a step of the wheel.
const STEP: f32 = 1.1;

/// The fingers on a window that have not been lifted, the first one first.
#[derive(Default)]
struct Fingers {
    down: Vec<(u64, Entity, Vec2)>,
    /// Both move the camera, until one is lifted.
    moving: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, gesture.in_set(TableSystems::Input).after(super::pointer::act));
}

type Seen = (&'static Camera, &'static GlobalTransform, &'static Canvas);

fn gesture(
    mut touches: MessageReader<TouchInput>,
    mut fingers: Local<Fingers>,
    mut plays: Query<&mut TablePress>,
    mut cameras: Query<(&TableCamera, &mut View, &mut Orbit, Seen)>,
    windows: Query<&Window>,
    capture: Res<InputCapture>,
) {
    for touch in touches.read() {
        let known = fingers.down.iter().position(|(id, ..)| *id == touch.id);
        match (touch.phase, known) {
            (TouchPhase::Started, None) => {
                fingers.down.push((touch.id, touch.window, touch.position));
                let one_window = fingers.down.iter().all(|(_, window, _)| *window == touch.window);
                let free = plays.iter().all(|pressed| pressed.dragged().is_none()) && !capture.pointer;
                if fingers.down.len() == 2 && one_window && free {
                    fingers.moving = true;
                    plays.iter_mut().for_each(|mut pressed| *pressed = TablePress::default());
                }
            }
            (TouchPhase::Moved, Some(moved)) => {
                let before = fingers.down[moved].2;
                fingers.down[moved].2 = touch.position;
                if fingers.moving && moved < 2 {
                    let other = fingers.down[1 - moved].2;
                    let of_window = cameras.iter_mut().filter(|(camera, ..)| camera.window == Some(touch.window));
                    let Ok(window) = windows.get(touch.window) else { continue };
                    for (_, mut view, mut orbit, seen) in of_window {
                        let apart = touch.position.distance(other).max(1.0) / before.distance(other).max(1.0);
                        orbit.zoom(apart.ln() / STEP.ln(), on_board(seen, window, touch.position.midpoint(other)));
                        let by = (touch.position - before) / 2.0 / window.height();
                        if *view == View::Top {
                            *view = View::Table;
                            orbit.look_down();
                        }
                        orbit.turn(by.x, by.y);
                    }
                }
            }
            (TouchPhase::Ended | TouchPhase::Canceled, Some(lifted)) => {
                fingers.down.remove(lifted);
                fingers.moving = false;
            }
            _ => {}
        }
    }
}
