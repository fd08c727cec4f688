//! Keys: cells by name and by arrows, Enter, choices, and the view.

use crate::test_table::TestTable;
use crate::touch::ladder::MARTYR;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::camera::{NearSide, TableCamera, View};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::touch::InputCapture;

impl TestTable {
    /// The cell under the keys' cursor.
    fn cursor(&self) -> Option<String> {
        let geometry = self.session().info().geometry;
        self.hand().cursor.map(|cell| geometry.name(cell).to_string())
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    fn arrow(&mut self, arrow: Key) {
        let code = match arrow {
            Key::ArrowUp => KeyCode::ArrowUp,
            Key::ArrowDown => KeyCode::ArrowDown,
            Key::ArrowLeft => KeyCode::ArrowLeft,
            _ => KeyCode::ArrowRight,
        };
        self.key(code, arrow);
    }

    fn function(&mut self, code: KeyCode, key: Key) {
        self.key(code, key);
        self.frames(2);
    }

    /// Key events within one frame.
    fn at_once(&mut self, events: &[(KeyCode, Key, ButtonState)]) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        for (key_code, logical_key, state) in events.iter().cloned() {
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
        }
        self.app.update();
    }

    /// Types letters and digits, and presses Enter at each `.`, all within one frame.
    fn type_at_once(&mut self, text: &str) {
        let keys = text.chars().map(|symbol| match symbol {
            '.' => (KeyCode::Enter, Key::Enter),
            _ => (KeyCode::F35, Key::Character(symbol.to_string().into())),
        });
        let events = keys.flat_map(|(code, key)| [PRESSED, RELEASED].map(|state| (code, key.clone(), state)));
        self.at_once(&events.collect::<Vec<_>>());
    }

    /// Drags with the right button.
    fn turn(&mut self, by: Vec2) {
        let from = Vec2::new(400.0, 400.0);
        self.move_to(from);
        self.button(MouseButton::Right, PRESSED);
        for step in 1..=4 {
            self.move_to(from + by * step as f32 / 4.0);
        }
        self.button(MouseButton::Right, RELEASED);
        self.frames(2);
    }

    fn camera_at(&self) -> Transform {
        *self.camera::<Transform>()
    }
}

const PRESSED: ButtonState = ButtonState::Pressed;
const RELEASED: ButtonState = ButtonState::Released;

fn table() -> TestTable {
    TestTable::new("sapiens", None, f32::INFINITY)
}

#[test]
fn a_cell_is_named_letter_by_letter_and_entered() {
    let mut table = table();
    table.enter();
    assert!(table.in_hand().is_empty(), "there is no cursor yet");
    table.type_text("a");
    assert_eq!(table.cursor(), None, "a letter alone is no cell");
    table.type_text("2");
    assert_eq!(table.cursor().as_deref(), Some("a2"));
    assert_eq!(table.marks(MarkShape::Cursor), ["a2"]);
    assert_eq!(table.marks(MarkShape::Go), ["a3"], "the cursor shows what the die could do");
    table.enter();
    assert_eq!(table.in_hand(), ["a2"]);
    table.type_text("A3");
    table.enter();
    assert_eq!(table.plies(), 1);
    assert_eq!(table.cursor().as_deref(), Some("a3"), "the cursor stays");
    table.type_text("a9");
    assert_eq!(table.cursor().as_deref(), Some("a3"), "there is no a9");
    table.assert_at_rest();
}

#[test]
fn arrows_move_the_cursor_and_stop_at_the_edge() {
    let mut table = table();
    table.arrow(Key::ArrowUp);
    assert_eq!(table.cursor().as_deref(), Some("a1"));
    for (arrow, cell) in [
        (Key::ArrowUp, "a2"),
        (Key::ArrowRight, "b2"),
        (Key::ArrowRight, "c2"),
        (Key::ArrowDown, "c1"),
        (Key::ArrowDown, "c1"),
        (Key::ArrowLeft, "b1"),
        (Key::ArrowUp, "b2"),
    ] {
        table.arrow(arrow);
        assert_eq!(table.cursor().as_deref(), Some(cell));
    }
    table.enter();
    table.arrow(Key::ArrowUp);
    table.enter();
    assert!(table.session().position_text().contains("/1,w1+,6/"), "{}", table.session().position_text());
    table.assert_at_rest();
}

#[test]
fn a_wrong_cell_is_refused_where_the_cursor_is() {
    let mut table = table();
    table.type_text("a2");
    table.enter();
    table.type_text("a5");
    table.enter();
    assert_eq!(table.refusals(), ["refuse-sapiens-too-far"]);
    assert_eq!(table.marks(MarkShape::Refused), ["a5"]);
    assert_eq!(table.in_hand(), ["a2"]);
}

#[test]
fn a_choice_has_its_letter_where_it_can_be_taken() {
    let mut table = TestTable::new("sapiens", Some(MARTYR), f32::INFINITY);
    table.type_text("m");
    assert!(table.in_hand().is_empty());
    for name in ["a2", "a5"] {
        table.type_text(name);
        table.enter();
    }
    assert_eq!((table.in_hand(), table.plies()), (vec!["a2".to_owned(), "a5".to_owned()], 0));
    table.type_text("M");
    assert_eq!(table.plies(), 1);
    assert!(table.session().position_text().contains("/w6+,7/"));
    table.assert_at_rest();
}

#[test]
fn commands_and_dialogs_do_not_touch_the_board() {
    let mut table = table();
    table.app.insert_resource(InputCapture { board: true, keys: true, ..default() });
    table.type_text("a2");
    assert_eq!(table.cursor(), None);
    // A panel takes all but letters and digits.
    table.app.insert_resource(InputCapture { keys: true, ..default() });
    table.key(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(table.cursor(), None);
    table.type_text("a2");
    assert_eq!(table.cursor().as_deref(), Some("a2"));
    table.enter();
    assert_eq!(table.in_hand(), [""; 0]);
    table.app.insert_resource(InputCapture::default());
    table.key(KeyCode::Escape, Key::Escape);
    table.type_text("c3");
    for held in [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::SuperLeft] {
        table.at_once(&[(held, Key::F35, PRESSED)]);
        table.type_text("a2");
        assert_eq!(table.cursor().as_deref(), Some("c3"), "{held:?} and a letter is a command");
        table.at_once(&[(held, Key::F35, RELEASED)]);
    }
    table.type_text("a2");
    assert_eq!(table.cursor().as_deref(), Some("a2"));
}

#[test]
fn keys_within_one_frame_all_count_in_their_order() {
    let mut table = table();
    table.type_at_once("a2.a3.");
    assert_eq!((table.plies(), table.refusals()), (1, vec![]), "{}", table.session().position_text());
    let mut table = TestTable::new("sapiens", Some(MARTYR), f32::INFINITY);
    table.type_at_once("a2.a5.m");
    assert_eq!((table.plies(), table.refusals()), (1, vec![]), "the choice follows its cell");
    assert!(table.session().position_text().contains("/w6+,7/"));
    // Ctrl counts for the letters between its press and its release, not for the whole frame.
    let mut table = self::table();
    let letter = |symbol: &str| (KeyCode::F35, Key::Character(symbol.into()), PRESSED);
    let control = |state| (KeyCode::ControlLeft, Key::Control, state);
    table.at_once(&[control(PRESSED), letter("a"), letter("2"), control(RELEASED), letter("b"), letter("2")]);
    assert_eq!(table.cursor().as_deref(), Some("b2"));
    table.at_once(&[letter("c"), letter("2"), control(PRESSED)]);
    assert_eq!(table.cursor().as_deref(), Some("c2"), "Ctrl came later");
    table.at_once(&[control(RELEASED)]);
}

#[test]
fn a_held_enter_takes_a_piece_and_does_not_turn_it() {
    let mut table = table();
    table.type_text("a2");
    let world = table.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    for repeat in [false, true, true, true] {
        let (key_code, logical_key) = (KeyCode::Enter, Key::Enter);
        let input = KeyboardInput { key_code, logical_key, state: PRESSED, text: None, repeat, window };
        table.app.world_mut().write_message(input.clone());
        table.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
        table.app.update();
    }
    assert_eq!((table.in_hand(), table.plies()), (vec!["a2".to_owned()], 0));
}

#[test]
fn the_right_button_turns_the_view_from_above_too() {
    let mut table = table();
    table.function(KeyCode::F2, Key::F2);
    let above = table.camera_at();
    table.turn(Vec2::new(3.0, 0.0));
    assert_eq!(*table.camera::<View>(), View::Table);
    let beside = table.camera_at();
    assert!(beside.forward().dot(*above.forward()) > 0.99, "it begins where the view from above was");
    assert!(beside.up().dot(*above.up()) > 0.99, "and the board does not turn over");
    table.turn(Vec2::new(0.0, -200.0));
    assert!(table.camera_at().forward().dot(*above.forward()) < 0.95, "then the board is seen from the side");
}

#[test]
fn f3_shows_the_view_as_it_was_opened() {
    for opened in [View::Table, View::Top] {
        let mut table = TestTable::prepared("sapiens", f32::INFINITY, |app| {
            let world = app.world_mut();
            world.query_filtered::<&mut View, With<TableCamera>>().iter_mut(world).for_each(|mut view| *view = opened);
        });
        let seat = table.camera_at();
        table.function(KeyCode::F2, Key::F2);
        table.function(KeyCode::F4, Key::F4);
        table.wheel(3.0);
        table.turn(Vec2::new(120.0, 30.0));
        assert!(table.camera_at().translation.distance(seat.translation) > 0.5, "{opened:?}");
        table.function(KeyCode::F3, Key::F3);
        assert_eq!((*table.camera::<View>(), *table.camera::<NearSide>()), (opened, NearSide(0.0)));
        assert_eq!(*table.camera::<Orbit>(), Orbit::default());
        assert!(table.camera_at().translation.distance(seat.translation) < 1e-4, "{opened:?}");
        assert!(table.camera_at().rotation.angle_between(seat.rotation) < 1e-3, "{opened:?}");
    }
}

#[test]
fn f2_looks_from_above_f3_sits_down_again_f4_turns_the_board() {
    let mut table = table();
    let camera = |table: &mut TestTable| {
        let world = table.app.world_mut();
        *world.query_filtered::<&Transform, With<TableCamera>>().single(world).expect("one camera")
    };
    let seat = camera(&mut table);
    table.function(KeyCode::F2, Key::F2);
    assert_eq!(*table.camera::<View>(), View::Top);
    assert!(camera(&mut table).forward().y < -0.999, "straight down");
    for name in ["a2", "a3"] {
        table.click(name);
    }
    assert_eq!(table.plies(), 1, "what is seen from above is what is clicked");
    table.function(KeyCode::F2, Key::F2);
    assert_eq!(*table.camera::<View>(), View::Table);
    assert!(camera(&mut table).translation.distance(seat.translation) < 1e-4);

    table.wheel(3.0);
    table.frames(1);
    assert!(camera(&mut table).translation.distance(seat.translation) > 0.5);
    table.function(KeyCode::F3, Key::F3);
    assert!(camera(&mut table).translation.distance(seat.translation) < 1e-4);
    let world = table.app.world_mut();
    assert_eq!(world.query::<&Orbit>().single(world).ok(), Some(&Orbit::default()));

    table.function(KeyCode::F4, Key::F4);
    assert_eq!(table.camera::<NearSide>().0, std::f32::consts::PI);
    let turned = camera(&mut table).translation;
    assert!(turned.distance(seat.translation * Vec3::new(-1.0, 1.0, -1.0)) < 1e-3, "the other side: {turned}");
    // Up on the screen is now towards the first player's side, and right towards file a.
    table.type_text("d5");
    for (arrow, cell) in [(Key::ArrowUp, "d4"), (Key::ArrowRight, "c4"), (Key::ArrowDown, "c5"), (Key::ArrowLeft, "d5")]
    {
        table.arrow(arrow);
        assert_eq!(table.cursor().as_deref(), Some(cell));
    }
    for name in ["h7", "h6"] {
        let cell = table.cell(name);
        table.touch(cell);
    }
    assert_eq!(table.plies(), 2, "clicks meet the turned board");
    table.function(KeyCode::F4, Key::F4);
    assert!(camera(&mut table).translation.distance(seat.translation) < 1e-3);
    table.assert_at_rest();
}
