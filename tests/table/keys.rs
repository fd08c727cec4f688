//! Keys: cells by name and by arrows, Enter, choices, and the view.

use crate::rehearsal::Rehearsal;
use crate::touch::MARTYR;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca::table::scene::eye::orbit::Orbit;
use ludoteca::table::scene::eye::{Eye, NearSide, View};
use ludoteca::table::show::marks::MarkShape;
use ludoteca::table::touch::InputCapture;

impl Rehearsal {
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
}

fn table() -> Rehearsal {
    Rehearsal::new("sapiens", None, f32::INFINITY)
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
    let mut table = Rehearsal::new("sapiens", Some(MARTYR), f32::INFINITY);
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
fn commands_and_text_fields_do_not_touch_the_board() {
    let mut table = table();
    table.app.insert_resource(InputCapture { keys: true, ..default() });
    table.type_text("a2");
    assert_eq!(table.cursor(), None);
    table.app.insert_resource(InputCapture::default());
    table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ControlLeft);
    table.type_text("a2");
    assert_eq!(table.cursor(), None, "Ctrl and a letter is a command");
    table.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().release(KeyCode::ControlLeft);
    table.type_text("a2");
    assert_eq!(table.cursor().as_deref(), Some("a2"));
}

#[test]
fn f2_looks_from_above_f3_sits_down_again_f4_turns_the_board() {
    let mut table = table();
    let eye = |table: &mut Rehearsal| {
        let world = table.app.world_mut();
        *world.query_filtered::<&Transform, With<Eye>>().single(world).expect("one eye")
    };
    let seat = eye(&mut table);
    table.function(KeyCode::F2, Key::F2);
    assert_eq!(*table.eye::<View>(), View::Top);
    assert!(eye(&mut table).forward().y < -0.999, "straight down");
    for name in ["a2", "a3"] {
        table.click(name);
    }
    assert_eq!(table.plies(), 1, "what is seen from above is what is clicked");
    table.function(KeyCode::F2, Key::F2);
    assert_eq!(*table.eye::<View>(), View::Table);
    assert!(eye(&mut table).translation.distance(seat.translation) < 1e-4);

    table.wheel(3.0);
    table.frames(1);
    assert!(eye(&mut table).translation.distance(seat.translation) > 0.5);
    table.function(KeyCode::F3, Key::F3);
    assert!(eye(&mut table).translation.distance(seat.translation) < 1e-4);
    let world = table.app.world_mut();
    assert_eq!(world.query::<&Orbit>().single(world).ok(), Some(&Orbit::default()));

    table.function(KeyCode::F4, Key::F4);
    assert_eq!(table.eye::<NearSide>().0, std::f32::consts::PI);
    let turned = eye(&mut table).translation;
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
    assert!(eye(&mut table).translation.distance(seat.translation) < 1e-3);
    table.assert_at_rest();
}
