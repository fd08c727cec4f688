//! Table and panels together, without GPU or window: a panel keeps its clicks, keys go where they belong, and a sleeping
//! table stays asleep.

use crate::rehearsal::Rehearsal;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca::app::wiring;
use ludoteca::i18n::Language;
use ludoteca::rules::Pick;
use ludoteca::ui::Settings;
use ludoteca::ui::model::Dialog;
use ludoteca::ui::{Panels, UiState, UncoveredArea};

#[derive(Resource, Default)]
struct Requests(u32);

fn table() -> Rehearsal {
    Rehearsal::prepared("sapiens", 1.0, |app| {
        wiring::start(app, wiring::Start { persist: false, language: Some(Language::En), software: false });
        app.init_resource::<Requests>().add_systems(
            Last,
            |mut redraw: MessageReader<RequestRedraw>, mut requests: ResMut<Requests>| {
                requests.0 += redraw.read().count() as u32;
            },
        );
    })
}

#[test]
fn slow_drawing_is_told_in_the_first_run_only() {
    for (software, told, shown) in [(true, false, true), (true, true, false), (false, false, false)] {
        let mut table = Rehearsal::prepared("sapiens", 1.0, |app| {
            wiring::start(app, wiring::Start { persist: false, language: None, software });
            app.world_mut().resource_mut::<Settings>().told_slow_drawing = told;
        });
        table.frames(5);
        let world = table.app.world();
        assert_eq!(world.resource::<Panels>().0.slow_drawing, shown, "{software} {told}");
        assert_eq!(world.resource::<Settings>().told_slow_drawing, software || told);
    }
}

/// The middle of the side panel's lower half, where its history is.
fn in_panel(table: &Rehearsal) -> Vec2 {
    let free = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    Vec2::new((free.max.x + 1024.0) / 2.0, 500.0)
}

#[test]
fn a_click_on_a_panel_does_not_reach_the_board() {
    let mut table = table();
    table.frames(5);
    table.click("a2");
    let held = vec![Pick::Cell(table.cell("a2"))];
    assert_eq!(table.hand().picks, held);
    let at = in_panel(&table);
    table.click_at(at);
    assert_eq!(table.hand().picks, held, "the panel is not the board's edge");
    // egui gives the pointer back one frame after it has left the panel.
    let beside = Vec2::new(20.0, 740.0);
    table.move_to(beside);
    table.frames(2);
    table.click_at(beside);
    assert_eq!(table.hand().picks, [], "beside the board the piece is let go");
}

#[test]
fn the_board_fits_into_what_the_panels_leave() {
    let mut table = table();
    table.frames(5);
    let free = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    assert!(free.width() < 800.0);
    for name in ["a1", "h1", "a8", "h8"] {
        let pixel = table.pixel(name);
        assert!(free.contains([pixel.x, pixel.y].into()), "{name} at {pixel} in {free:?}");
    }
    table.app.world_mut().resource_mut::<Settings>().panel_open = false;
    table.frames(5);
    let wider = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    assert!(wider.width() > free.width() + 100.0);
}

#[test]
fn an_idle_table_asks_for_no_frame() {
    let mut table = table();
    table.frames(60);
    table.app.world_mut().resource_mut::<Requests>().0 = 0;
    table.frames(50);
    assert_eq!(table.app.world().resource::<Requests>().0, 0);
    table.click("a2");
    assert!(table.app.world().resource::<Requests>().0 > 0);
}

#[test]
fn keys_of_a_dialog_are_not_the_boards() {
    let mut table = table();
    table.frames(5);
    table.app.world_mut().resource_mut::<UiState>().dialog = Some(Dialog::Settings);
    table.frames(3);
    table.type_text("a2");
    assert_eq!(table.hand().cursor, None);
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(3);
    assert!(table.app.world().resource::<UiState>().dialog.is_none());
    table.type_text("a2");
    assert_eq!(table.hand().cursor, Some(table.cell("a2")));
}

#[test]
fn escape_lets_go_before_it_closes_anything() {
    let mut table = table();
    table.frames(5);
    table.click("a2");
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(2);
    assert_eq!(table.hand().picks, []);
    assert!(table.app.world().resource::<Settings>().panel_open);
}
