//! Table and panels together, without GPU or window: a panel keeps its clicks, keys go where they belong, and a
//! sleeping table stays asleep.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca::app::wiring;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::frame::display::UncoveredArea;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::theme::tokens;
use ludoteca::desk::view_model::Panels;
use ludoteca::games::Games;
use ludoteca_rules::Pick;
use ludoteca_table::show::animation::player::AnimationSpeed;
use ludoteca_words::Language;

#[derive(Resource, Default)]
struct Requests(u32);

fn table() -> TestTable {
    TestTable::prepared("sapiens", 1.0, |app| {
        start_program(app, Some(Language::En));
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
        let mut table = TestTable::prepared("sapiens", 1.0, |app| {
            wiring::start(app, &Games::all(), wiring::Start { persist: false, language: None, software });
            app.world_mut().resource_mut::<Settings>().told_slow_drawing = told;
        });
        table.frames(5);
        let world = table.app.world();
        assert_eq!(world.resource::<Panels>().0.slow_drawing, shown, "{software} {told}");
        assert_eq!(world.resource::<Settings>().told_slow_drawing, software || told);
    }
}

/// The middle of the strip below the board.
fn in_panel() -> Vec2 {
    Vec2::new(512.0, 740.0)
}

#[test]
fn a_click_on_a_panel_does_not_reach_the_board() {
    let mut table = table();
    table.frames(5);
    table.click("a2");
    let held = vec![Pick::Cell(table.cell("a2"))];
    assert_eq!(table.hand().picks, held);
    let at = in_panel();
    table.click_at(at);
    assert_eq!(table.hand().picks, held, "the panel is not the board's edge");
    // egui gives the pointer back one frame after it has left the panel.
    let beside = Vec2::new(12.0, 300.0);
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
    assert_eq!(free.width(), 1024.0);
    for name in ["a1", "h1", "a8", "h8"] {
        let pixel = table.pixel(name);
        assert!(free.contains([pixel.x, pixel.y].into()), "{name} at {pixel} in {free:?}");
    }
    table.app.world_mut().resource_mut::<Settings>().panel_open = true;
    table.frames(5);
    let narrower = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    assert!(narrower.width() < free.width() - 300.0);
    for name in ["a1", "h1", "a8", "h8"] {
        let pixel = table.pixel(name);
        assert!(narrower.contains([pixel.x, pixel.y].into()), "{name} at {pixel} in {narrower:?}");
    }
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
    table.app.world_mut().resource_mut::<OpenDialog>().0 = Some(Dialog::Settings);
    table.frames(3);
    table.type_text("a2");
    assert_eq!(table.hand().cursor, None);
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(3);
    assert!(table.app.world().resource::<OpenDialog>().0.is_none());
    table.type_text("a2");
    assert_eq!(table.hand().cursor, Some(table.cell("a2")));
}

#[test]
fn beside_the_settings_the_board_is_whole_and_is_played_on() {
    let mut table = table();
    table.frames(5);
    table.app.world_mut().resource_mut::<OpenDialog>().0 = Some(Dialog::Settings);
    // The board glides to where there is room for it.
    table.frames(40);
    let free = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    assert_eq!(free.left(), tokens().size.settings_width);
    for name in ["a1", "h1", "a8", "h8"] {
        let pixel = table.pixel(name);
        assert!(free.contains([pixel.x, pixel.y].into()), "{name} at {pixel} in {free:?}");
    }
    table.click("a2");
    assert_eq!(table.hand().picks, vec![Pick::Cell(table.cell("a2"))]);
    let sheet = Vec2::new(100.0, 640.0);
    table.click_at(sheet);
    assert_eq!(table.hand().picks, vec![Pick::Cell(table.cell("a2"))], "the sheet is not the board's edge");
}

#[test]
fn where_motion_is_reduced_moves_are_shown_at_once() {
    let mut table = table();
    table.frames(5);
    for (reduced, instant, at_once) in [(true, false, true), (false, false, false), (false, true, true)] {
        let mut settings = table.app.world_mut().resource_mut::<Settings>();
        (settings.reduced_motion, settings.instant) = (reduced, instant);
        table.frames(2);
        let speed = table.app.world().resource::<AnimationSpeed>().0;
        assert_eq!(speed.is_infinite(), at_once, "{reduced} {instant}: {speed}");
    }
}

#[test]
fn escape_lets_go_before_it_closes_anything() {
    let mut table = table();
    table.frames(5);
    table.click("a2");
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(2);
    assert_eq!(table.hand().picks, []);
    assert!(table.app.world().resource::<Panels>().0.play.is_some());
}

#[test]
fn ctrl_k_opens_the_list_of_everything_in_which_one_types() {
    let mut table = table();
    table.frames(5);
    table.with_keys(&[KeyCode::ControlLeft], |table| table.key(KeyCode::KeyK, Key::Character("k".into())));
    table.frames(3);
    assert!(matches!(dialog(&table), Some(Dialog::Palette { .. })), "{:?}", dialog(&table));
    table.type_text("rules");
    table.frames(4);
    assert!(matches!(dialog(&table), Some(Dialog::Palette { typed, .. }) if typed == "rules"), "{:?}", dialog(&table));
    assert_eq!(table.hand().cursor, None, "the board hears nothing of it");
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(4);
    assert_eq!(dialog(&table), Some(Dialog::Rules));
}

fn dialog(table: &TestTable) -> Option<Dialog> {
    table.app.world().resource::<OpenDialog>().0.clone()
}

fn is_open(table: &TestTable) -> bool {
    table.app.world().resource::<Settings>().panel_open
}

#[test]
fn tab_opens_and_closes_the_list_of_moves_and_letters_go_to_the_board() {
    let mut table = table();
    table.frames(5);
    for open in [true, false, true, false] {
        table.key(KeyCode::Tab, Key::Tab);
        assert_eq!(is_open(&table), open);
    }
    table.type_text("d4");
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(3);
    assert!(table.session().outcome().is_none() && dialog(&table).is_none());
    assert_eq!(table.hand().cursor, Some(table.cell("d4")));
    // Neither does a button that was clicked take the next key.
    let moves = Vec2::new(1024.0 - 14.0 - 1.5 * 72.0, 715.0);
    table.click_at(moves);
    table.frames(2);
    assert!(is_open(&table));
    table.type_text("a2");
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.hand().picks, [Pick::Cell(table.cell("a2"))]);
}

#[test]
fn f10_gives_the_keyboard_to_the_controls_and_takes_it_back() {
    let mut table = table();
    table.frames(5);
    table.key(KeyCode::F10, Key::F10);
    table.frames(3);
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(3);
    assert!(matches!(dialog(&table), Some(Dialog::Palette { .. })), "{:?}", dialog(&table));
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(3);
    assert_eq!(dialog(&table), None);
    table.key(KeyCode::Tab, Key::Tab);
    table.frames(3);
    assert!(!is_open(&table), "Tab walks among the controls instead of opening the list");
    table.key(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(table.hand().cursor, None, "arrows walk among the controls");
    table.type_text("a2");
    table.key(KeyCode::Enter, Key::Enter);
    assert_eq!(table.hand().picks, [Pick::Cell(table.cell("a2"))], "a name of a cell gives the keyboard back");
    table.key(KeyCode::F10, Key::F10);
    table.key(KeyCode::Escape, Key::Escape);
    assert_eq!(table.hand().picks.len(), 1, "Esc leaves the panel first");
    table.key(KeyCode::Escape, Key::Escape);
    assert_eq!(table.hand().picks, []);
}

#[test]
fn escape_leaves_the_view_for_a_class_before_the_game() {
    let mut table = table();
    table.frames(5);
    table.key(KeyCode::F5, Key::F5);
    table.frames(2);
    assert!(table.app.world().resource::<Panels>().0.look.projector);
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(2);
    let model = &table.app.world().resource::<Panels>().0;
    assert!(!model.look.projector && model.play.is_some());
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(2);
    assert!(table.app.world().resource::<Panels>().0.play.is_none());
}

#[test]
fn keys_within_one_frame_mean_what_they_mean_one_by_one() {
    let mut table = table();
    table.frames(5);
    table.keys_at_once(&[(KeyCode::F1, Key::F1), (KeyCode::Escape, Key::Escape)]);
    table.keys_at_once(&[(KeyCode::F5, Key::F5), (KeyCode::Escape, Key::Escape)]);
    table.keys_at_once(&[(KeyCode::F10, Key::F10), (KeyCode::Escape, Key::Escape)]);
    table.frames(3);
    let model = &table.app.world().resource::<Panels>().0;
    assert!(model.play.is_some() && !model.look.projector && model.dialog.is_none() && !model.look.panel_keys);
    table.keys_at_once(&[
        (KeyCode::F1, Key::F1),
        (KeyCode::Tab, Key::Tab),
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Escape, Key::Escape),
    ]);
    table.frames(3);
    assert!(!is_open(&table), "the card has the keyboard while it is open");
    assert!(table.app.world().resource::<Panels>().0.play.is_none());
}
