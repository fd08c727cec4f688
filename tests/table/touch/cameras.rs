//! Several cameras on one play: each with its own window, view and size, and a pointer in each of them.

use crate::test_table::TestTable;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent, WindowResolution};
use ludoteca_rules::Cell;
use ludoteca_table::play::HoveredCell;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::open::on_window;
use ludoteca_table::scene::camera::sight::Sight;
use ludoteca_table::scene::camera::{LooksAt, NearSide, TableCamera, View};
use std::f32::consts::PI;

/// A second camera from above, in a smaller window, on the play that is on the table.
fn second_camera(table: &mut TestTable) -> (Entity, Entity) {
    let play = table.play_entity();
    let world = table.app.world_mut();
    let window = world.spawn(Window { resolution: WindowResolution::new(640, 400), ..default() }).id();
    let table_camera = on_window(world, window);
    world.entity_mut(table_camera).insert((View::Top, LooksAt(play)));
    table.frames(4);
    (window, table_camera)
}

fn pixel(table: &TestTable, table_camera: Entity, cell: &str) -> Vec2 {
    let point = centre(table.session().info().geometry, table.cell(cell));
    let (camera, place, canvas) = (
        table.app.world().get::<Camera>(table_camera).expect("a camera"),
        table.app.world().get::<GlobalTransform>(table_camera).expect("a place"),
        table.app.world().get::<Canvas>(table_camera).expect("a canvas"),
    );
    Sight::of(camera, place, canvas).pixel(point).expect("in front of the table_camera")
}

fn point_at(table: &mut TestTable, window: Entity, position: Vec2) {
    let moved = CursorMoved { window, position, delta: None };
    if let Some(mut window) = table.app.world_mut().get_mut::<Window>(window) {
        window.set_cursor_position(Some(position));
    }
    table.app.world_mut().write_message(moved.clone());
    table.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
    table.frames(1);
}

fn click(table: &mut TestTable, window: Entity, position: Vec2) {
    point_at(table, window, position);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput { button: MouseButton::Left, state, window };
        table.app.world_mut().write_message(input);
        table.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        table.frames(1);
    }
    table.frames(1);
}

fn key(table: &mut TestTable, window: Entity, key_code: KeyCode) {
    let input = KeyboardInput {
        key_code,
        logical_key: Key::F35,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window,
    };
    table.app.world_mut().write_message(input);
    table.frames(2);
}

#[test]
fn two_cameras_of_different_view_and_size_pick_the_same_cells() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let first = table.camera_entity();
    let main =
        table.app.world().get::<TableCamera>(first).and_then(|table_camera| table_camera.window).expect("a window");
    let (window, second) = second_camera(&mut table);
    let size = |table_camera| table.app.world().get::<Canvas>(table_camera).expect("a canvas").size();
    assert_eq!((size(first), size(second)), (UVec2::new(1024, 768), UVec2::new(640, 400)));
    for (index, name) in ["a1", "g7", "c5", "d4"].into_iter().enumerate() {
        let cell: Option<Cell> = Some(table.cell(name));
        for (window, table_camera) in [(main, first), (window, second)] {
            let at = pixel(&table, table_camera, name);
            point_at(&mut table, window, at);
            assert_eq!(table.part::<HoveredCell>().0, cell, "{name} {index}");
        }
    }
    let moves = ["d4", "c4", "c3", "d2"];
    for (index, name) in moves.into_iter().enumerate() {
        let (window, table_camera) = if index % 2 == 0 { (window, second) } else { (main, first) };
        let at = pixel(&table, table_camera, name);
        click(&mut table, window, at);
        assert_eq!(table.session().line().len(), index + 2, "{name} was played");
    }
    table.assert_at_rest();
}

#[test]
fn keys_change_the_view_of_their_own_window() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let first = table.camera_entity();
    let (window, second) = second_camera(&mut table);
    key(&mut table, window, KeyCode::F2);
    key(&mut table, window, KeyCode::F4);
    let view = |table_camera| *table.app.world().get::<View>(table_camera).expect("a view");
    let near = |table_camera| table.app.world().get::<NearSide>(table_camera).expect("a near side").0;
    assert_eq!((view(first), view(second)), (View::Table, View::Table));
    assert_eq!((near(first), near(second)), (0.0, PI));
}

#[test]
fn an_camera_closes_with_its_window_and_the_other_goes_on() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let before = table.entities();
    let (window, table_camera) = second_camera(&mut table);
    table.app.world_mut().despawn(window);
    table.frames(3);
    assert!(table.app.world().get_entity(table_camera).is_err());
    assert_eq!(table.entities(), before);
    table.click("d4");
    assert_eq!(table.session().line().len(), 2);
}
