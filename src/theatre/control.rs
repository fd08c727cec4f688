//! The keys of the demonstration, and its redraw requests.

use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::programme::demonstrated::DemonstratedGame;
use crate::theatre::scene::PanelMargins;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_rules::Geometry;
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::Screen;
use ludoteca_table::touch::{InputCapture, KeyPresses};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, press.in_set(TableSystems::Input))
        .add_systems(Update, advance.in_set(TableSystems::Apply).run_if(in_state(Screen::Theatre)))
        .add_systems(Last, request_redraw.run_if(in_state(Screen::Theatre)));
}

/// What every act does by keys: Page Up and Page Down turn to the act before and after, as a clicker does.
fn press(
    mut presses: KeyPresses,
    capture: Res<InputCapture>,
    demo: Option<ResMut<Demo>>,
    cameras: Query<(&TableCamera, &GlobalTransform)>,
    shown: Query<&DemonstratedGame>,
) {
    let presses = presses.read();
    let Some(mut demo) = demo.filter(|_| !capture.keys && !capture.board) else { return };
    for press in presses.into_iter().filter(|press| !press.key.repeat && !press.control && !press.alt) {
        match press.key.key_code {
            KeyCode::PageUp => demo.turn_to(-1),
            KeyCode::PageDown => demo.turn_to(1),
            _ => match letter(&press.key) {
                Some('v') => demo.dress_next(),
                Some('r') => demo.transport.loops = !demo.transport.loops,
                _ => match demo.act() {
                    Act::Hand => {
                        let camera = cameras.iter().find(|(camera, _)| camera.window == Some(press.key.window));
                        turn(&mut demo, &press.key, camera.map_or(Vec3::X, |(_, camera)| *camera.right()));
                    }
                    Act::Question => {
                        if let Some(shown) = shown.iter().next() {
                            answer(&mut demo, &press.key, shown.entry.info.geometry);
                        }
                    }
                    _ => play(&mut demo, &press.key),
                },
            },
        }
    }
}

/// The letter of a key, small.
fn letter(key: &KeyboardInput) -> Option<char> {
    match &key.logical_key {
        Key::Character(text) => text.chars().next().map(|letter| letter.to_ascii_lowercase()),
        _ => None,
    }
}

/// Space plays and pauses, the arrows step and change the speed, Home and End show the first and the last stage.
fn play(demo: &mut Demo, key: &KeyboardInput) {
    match key.key_code {
        KeyCode::Space => demo.toggle(),
        KeyCode::ArrowRight => demo.step(1),
        KeyCode::ArrowLeft => demo.step(-1),
        KeyCode::ArrowUp => demo.transport.change_speed(1),
        KeyCode::ArrowDown => demo.transport.change_speed(-1),
        KeyCode::Home => demo.show(0),
        KeyCode::End => demo.show(usize::MAX),
        _ => {}
    }
}

/// The arrows turn the piece: to the sides by 45°, away and towards over an edge.
fn turn(demo: &mut Demo, key: &KeyboardInput, right: Vec3) {
    match key.key_code {
        KeyCode::ArrowRight => demo.hand.pivot(1),
        KeyCode::ArrowLeft => demo.hand.pivot(-1),
        KeyCode::ArrowUp => demo.hand.roll(right, -1),
        KeyCode::ArrowDown => demo.hand.roll(right, 1),
        _ => {}
    }
}

/// The arrows walk over the board and Enter answers; S shows the solution, N asks the next question.
fn answer(demo: &mut Demo, key: &KeyboardInput, geometry: Geometry) {
    match key.key_code {
        KeyCode::ArrowRight => demo.quiz.walk(geometry, 1, 0),
        KeyCode::ArrowLeft => demo.quiz.walk(geometry, -1, 0),
        KeyCode::ArrowUp => demo.quiz.walk(geometry, 0, 1),
        KeyCode::ArrowDown => demo.quiz.walk(geometry, 0, -1),
        KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => demo.quiz.answer_cursor(),
        _ => match letter(key) {
            Some('s') => demo.quiz.solve(),
            Some('n') => demo.quiz.next(),
            _ => {}
        },
    }
}

fn advance(mut demo: ResMut<Demo>, time: Res<Time>, mut moved: Local<bool>) {
    // The first frame after idling is as long as the idle time before it, which must not count.
    let ran = std::mem::replace(&mut *moved, demo.is_moving());
    if ran && demo.is_moving() {
        demo.advance(time.delta_secs());
    }
}

/// Requests the next frame only while time runs, or if something changed in this one.
fn request_redraw(demo: Res<Demo>, margins: Res<PanelMargins>, mut redraw: MessageWriter<RequestRedraw>) {
    if demo.is_moving() || demo.is_changed() || margins.is_changed() {
        redraw.write(RequestRedraw);
    }
}
