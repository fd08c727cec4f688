//! The window of the audience goes to a screen on which the first window is not.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::Key;
use bevy::math::IVec2;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, WindowMode};
use ludoteca::app::audience::Audience;
use ludoteca_words::Language;

fn screen(at: i32) -> Monitor {
    Monitor {
        name: None,
        physical_height: 1080,
        physical_width: 1920,
        physical_position: IVec2::new(at, 0),
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    }
}

/// The mode of the window that opens while the first one is on this screen, and both screens.
fn opened(on: Option<usize>, screens: usize) -> (WindowMode, Vec<Entity>) {
    let mut table = TestTable::prepared("avanco", f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.frames(2);
    let window = table.window;
    let world = table.app.world_mut();
    let all: Vec<Entity> = (0..screens).map(|place| world.spawn(screen(1920 * place as i32)).id()).collect();
    world.entity_mut(all[0]).insert(PrimaryMonitor);
    if let Some(on) = on {
        world.entity_mut(window).insert(OnMonitor(all[on]));
    }
    table.with_keys(&[KeyCode::ShiftLeft], |table| table.key(KeyCode::F5, Key::F5));
    table.frames(2);
    let world = table.app.world_mut();
    let mode = world.query_filtered::<&Window, With<Audience>>().single(world).expect("it is open").mode;
    (mode, all)
}

#[test]
fn the_audience_gets_the_screen_on_which_the_first_window_is_not() {
    for (on, other) in [(None, 1), (Some(0), 1), (Some(1), 0)] {
        let (mode, all) = opened(on, 2);
        assert_eq!(mode, WindowMode::BorderlessFullscreen(MonitorSelection::Entity(all[other])), "{on:?}");
    }
    assert_eq!(opened(Some(0), 1).0, WindowMode::Windowed, "with one screen it is a window");
}
