//! A window for an audience, and what the pointer shows in it.

use crate::test_table::{TestTable, start_program};
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested, WindowResized};
use bevy_egui::EguiContext;
use ludoteca::app::audience::Audience;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::settings::model::Settings;
use ludoteca_table::play::Secrecy;
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::camera::redraw::{Redraw, Still};
use ludoteca_table::scene::camera::{LooksAt, TableCamera};
use ludoteca_table::scene::material::InRoom;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::flat::decals::DecalLayer;
use ludoteca_table::show::flat::pointing::PointerShape;
use ludoteca_words::Language;
use std::collections::BTreeSet;

fn table(game: &str) -> TestTable {
    let mut table = TestTable::prepared(game, f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.frames(3);
    table
}

impl TestTable {
    fn toggle_audience(&mut self) {
        self.with_keys(&[KeyCode::ShiftLeft], |table| table.key(KeyCode::F5, Key::F5));
        self.frames(4);
    }

    fn next_pointing(&mut self) {
        self.with_keys(&[KeyCode::ControlLeft], |table| table.key(KeyCode::KeyP, Key::Character("p".into())));
        self.frames(2);
    }

    /// The camera of the audience.
    fn audience(&mut self) -> Option<Entity> {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<Audience>>().iter(world).next()?;
        let mut table_cameras = world.query::<(Entity, &TableCamera)>();
        table_cameras
            .iter(world)
            .find(|(_, table_camera)| table_camera.window == Some(window))
            .map(|(table_camera, _)| table_camera)
    }

    fn pointed(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&DecalLayer<PointerShape>>().iter(world).count()
    }
}

#[test]
fn a_dialog_is_no_reason_to_keep_the_window_of_the_audience() {
    let mut table = table("avanco");
    table.toggle_audience();
    assert!(table.audience().is_some());
    table.app.world_mut().resource_mut::<OpenDialog>().0 = Some(Dialog::Decks);
    table.frames(2);
    table.toggle_audience();
    assert_eq!(table.audience(), None);
}

/// Bevy closes a window in the frame after the one in which that is asked. A program that waits for something to happen
/// must ask for that frame.
#[test]
fn a_window_that_is_being_closed_asks_for_the_frame_in_which_it_goes() {
    let mut table = table("avanco");
    table.toggle_audience();
    let world = table.app.world_mut();
    let window = world.query_filtered::<Entity, With<Audience>>().single(world).expect("it is open");
    table.frames(30);
    table.app.world_mut().write_message(WindowCloseRequested { window });
    let mut asked = 0;
    while table.app.world().get_entity(window).is_ok() {
        table.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        table.app.update();
        if table.app.world().get_entity(window).is_ok() {
            assert!(!table.app.world().resource::<Messages<RequestRedraw>>().is_empty(), "the program would sleep");
        }
        asked += 1;
        assert!(asked < 10, "it stays");
    }
}

#[test]
fn a_second_window_shows_the_same_play_without_panels_until_it_is_closed() {
    let mut table = table("avanco");
    assert_eq!(table.audience(), None);
    table.toggle_audience();
    let table_camera = table.audience().expect("it is open");
    let world = table.app.world_mut();
    assert_eq!(
        world.get::<LooksAt>(table_camera).map(|it| it.0),
        world.query::<&LooksAt>().iter(world).next().map(|it| it.0)
    );
    let mut cameras = world.query::<(&ScreenCamera, Has<EguiContext>)>();
    let panels: Vec<bool> =
        cameras.iter(world).filter(|(camera, _)| camera.table_camera == table_camera).map(|(_, has)| has).collect();
    assert_eq!(panels, [false]);
    // It follows in the frame of a move.
    let drawn = |table: &TestTable| table.app.world().get::<Redraw>(table_camera).expect("a camera").drawn();
    let before = drawn(&table);
    table.drag("b2", "b3");
    assert!(drawn(&table) > before);
    table.toggle_audience();
    assert_eq!(table.audience(), None);
    assert!(table.app.world().get_entity(table_camera).is_err(), "its table_camera is gone too");
}

#[test]
fn the_audience_sees_nothing_of_an_order_that_is_entered_in_secret() {
    let mut table = table("apocalypse");
    table.toggle_audience();
    let table_camera = table.audience().expect("it is open");
    let still = |table: &TestTable| table.app.world().get::<Still>(table_camera).is_some();
    assert!(!still(&table));
    table.take_board();
    table.frames(2);
    assert!(matches!(table.secrecy(), Secrecy::Entering(_)) && still(&table));
    let before = table.app.world().get::<Redraw>(table_camera).expect("a camera").drawn();
    let a2 = table.cell("a2");
    table.touch(a2);
    table.frames(4);
    assert_eq!(table.app.world().get::<Redraw>(table_camera).expect("a camera").drawn(), before);
    let a3 = table.cell("a3");
    table.touch(a3);
    table.frames(4);
    assert!(!still(&table), "once it is sealed there is nothing to be seen of it");
    assert!(table.app.world().get::<Redraw>(table_camera).expect("a camera").drawn() > before);
}

#[test]
fn the_pointer_is_a_dot_then_a_spotlight_then_nothing() {
    let mut table = table("produto");
    let e5 = table.cell("e5");
    let move_to = |table: &mut TestTable| {
        let at = table.aim(e5);
        table.move_to(at + Vec2::new(9.0, 0.0));
        table.move_to(at);
        table.frames(2);
    };
    move_to(&mut table);
    assert_eq!(table.pointed(), 0);
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 2, "a dot with a light edge");
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 1, "everything but a cell is dark");
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 0);
}

/// Closes the windows in a schedule, once, as the system of windows does: with an event of their size in the same
/// frame.
fn close_in(table: &mut TestTable, schedule: impl ScheduleLabel, windows: Vec<Entity>) {
    table.app.add_systems(schedule, move |mut commands: Commands, mut done: Local<bool>| {
        if std::mem::replace(&mut *done, true) {
            return;
        }
        for &window in &windows {
            commands.write_message(WindowResized { window, width: 640.0, height: 400.0 });
            commands.entity(window).despawn();
        }
    });
}

#[test]
fn a_window_closes_at_any_moment_of_a_frame() {
    type Closing = fn(&mut TestTable, Vec<Entity>);
    let moments: [Closing; 7] = [
        |table, windows| close_in(table, First, windows),
        |table, windows| close_in(table, PreUpdate, windows),
        |table, windows| close_in(table, Update, windows),
        |table, windows| close_in(table, SpawnScene, windows),
        |table, windows| close_in(table, PostUpdate, windows),
        |table, windows| close_in(table, Last, windows),
        |table, windows| {
            for window in windows {
                table.app.world_mut().write_message(WindowResized { window, width: 640.0, height: 400.0 });
                table.app.world_mut().despawn(window);
            }
        },
    ];
    for (moment, close) in moments.into_iter().enumerate() {
        for orders in 0..3 {
            let mut table = table("avanco");
            table.toggle_audience();
            let world = table.app.world_mut();
            let audience = world.query_filtered::<Entity, With<Audience>>().single(world).expect("it is open");
            let windows = [vec![audience], vec![table.window], vec![table.window, audience]][orders].clone();
            let left = 2 - windows.len();
            close(&mut table, windows);
            table.frames(4);
            let world = table.app.world_mut();
            let cameras = world.query::<&TableCamera>().iter(world).count();
            let screens = world.query::<&ScreenCamera>().iter(world).count();
            assert_eq!((cameras, screens), (left, left), "moment {moment}, order {orders}");
        }
    }
}

#[test]
fn the_audience_can_have_a_room_of_its_own() {
    let mut table = table("rastros");
    table.toggle_audience();
    let table_camera = table.audience().expect("it is open");
    let first = {
        let world = table.app.world_mut();
        world
            .query_filtered::<Entity, With<TableCamera>>()
            .iter(world)
            .find(|it| *it != table_camera)
            .expect("a camera")
    };
    // What each camera sees of what makes a room: how many pieces of it, each of them only there.
    let seen = |table: &mut TestTable| {
        table.frames(3);
        let world = table.app.world_mut();
        let layers =
            |world: &World, table_camera| world.get::<RenderLayers>(table_camera).cloned().expect("it has layers");
        let table_cameras = [layers(world, first), layers(world, table_camera)];
        let mut parts = world.query::<(&InRoom, &RenderLayers)>();
        table_cameras.map(|table_camera| {
            let ids =
                parts.iter(world).filter(|(_, layers)| table_camera.intersects(layers)).map(|(room, _)| room.0.id);
            ids.collect::<BTreeSet<_>>()
        })
    };
    let rooms = |id| BTreeSet::from([id]);
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("biblioteca")]);
    let choose = |table: &mut TestTable, id| {
        table.app.world_mut().resource_mut::<Settings>().audience_room = Room::find(id);
    };
    choose(&mut table, "aula");
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("aula")]);
    let beyond = |table: &TestTable, table_camera| match table
        .app
        .world()
        .get::<Camera>(table_camera)
        .expect("a camera")
        .clear_color
    {
        ClearColorConfig::Custom(colour) => Some(colour),
        _ => None,
    };
    let floor = Room::find("aula").expect("it is there").floor;
    assert_eq!((beyond(&table, first), beyond(&table, table_camera)), (None, Some(floor.into())));
    choose(&mut table, "");
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("biblioteca")]);
    assert_eq!(beyond(&table, table_camera), None);
}
