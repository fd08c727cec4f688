//! Frames that take a second: every click and drag of a person counts, wherever the frames begin and end.

use crate::test_table::TestTable;
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use ludoteca::app::wiring;
use ludoteca::games::Games;
use ludoteca_rules::random;
use ludoteca_rules::session::Request;
use ludoteca_table::play::{Asker, Play, TableAction};
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::touch::pointer::TablePress;
use ludoteca_words::Language;

/// One thing that a hand does with the mouse.
#[derive(Clone, Copy)]
enum Act {
    To(Vec2),
    Down,
    Up,
}

impl TestTable {
    /// Does everything; the frame ends after each act for which `ends` says so, and after the last.
    fn act(&mut self, acts: &[Act], mut ends: impl FnMut(usize) -> bool) {
        for (index, act) in acts.iter().enumerate() {
            match act {
                Act::To(at) => self.send_move(*at),
                Act::Down => self.send_button(MouseButton::Left, ButtonState::Pressed),
                Act::Up => self.send_button(MouseButton::Left, ButtonState::Released),
            }
            if ends(index) {
                self.frames(1);
            }
        }
        self.frames(2);
    }

    fn clicks(&mut self, cells: &[&str]) -> Vec<Act> {
        cells.iter().flat_map(|name| [Act::To(self.pixel(name)), Act::Down, Act::Up]).collect()
    }

    fn hold_of(&mut self, from: &str, to: &str) -> Vec<Act> {
        let (from, to) = (self.pixel(from), self.pixel(to));
        vec![Act::To(from), Act::Down, Act::To(from.lerp(to, 0.5)), Act::To(to), Act::Up]
    }
}

#[test]
fn two_clicks_and_a_drag_move_a_piece_wherever_the_frames_end() {
    for pace in [f32::INFINITY, 1.0] {
        let mut table = TestTable::new("avanco", None, pace);
        for acts in [table.clicks(&["d2", "e3"]), table.hold_of("d2", "e3")] {
            for cuts in 0..1_u32 << (acts.len() - 1) {
                table.act(&acts, |index| cuts >> index & 1 == 1);
                assert_eq!(table.plies(), 1, "frames end at {cuts:b}");
                table.assert_in_step();
                table.ask(TableAction::Session(Request::Undo));
                table.frames(1);
            }
        }
    }
}

#[test]
fn all_clicks_of_two_people_count_in_one_frame_and_in_any_number_of_frames() {
    let games: [(&str, &[&str], usize); 3] = [
        ("avanco", &["d2", "e3", "d6", "e5", "e3", "d4", "e5", "d4"], 4),
        ("rastros", &["d4", "c4", "c3", "d3", "d2"], 5),
        ("sapiens", &["a2", "a3", "h7", "h6", "c1", "c1", "a7", "a6"], 4),
    ];
    let mut rng = random::generator(5);
    for (game, cells, plies) in games {
        for round in 0..40 {
            let mut table = TestTable::new(game, None, 1.0);
            let acts = table.clicks(cells);
            table.act(&acts, |_| round > 0 && random::below(&mut rng, 3) == 0);
            assert_eq!(table.plies(), plies, "{game}, round {round}");
            table.settle();
            table.assert_at_rest();
        }
    }
}

/// Puts the left button down in the middle of a cell.
fn press_on(table: &mut TestTable, name: &str) {
    let at = table.pixel(name);
    table.move_to(at);
    table.button(MouseButton::Left, ButtonState::Pressed);
}

#[test]
fn a_click_means_what_stood_there_when_the_button_went_down() {
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    press_on(&mut table, "a2");
    // The board turns beneath the pointer.
    table.camera_mut::<Orbit>().yaw = 1.0;
    table.frames(2);
    table.button(MouseButton::Left, ButtonState::Released);
    assert_eq!(table.in_hand(), ["a2"]);
}

#[test]
fn a_click_is_late_if_somebody_else_moved_after_the_button_went_down() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    press_on(&mut table, "d4");
    let order = TableAction::Session(Request::Move("e4".to_owned()));
    let reply = table.part::<Play>().request(table.play_entity(), Asker::File, order);
    table.app.world_mut().write_message(reply);
    table.frames(2);
    table.heard();
    table.button(MouseButton::Left, ButtonState::Released);
    assert_eq!(table.refusals(), ["refuse-late"]);
    assert_eq!(table.plies(), 1);
    table.click("d4");
    assert_eq!(table.plies(), 2, "the next click counts");
}

#[test]
fn a_second_finger_does_not_take_over_what_the_first_one_holds() {
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    let [from, to, other] = ["a2", "a3", "g2"].map(|name| table.pixel(name));
    table.finger(1, TouchPhase::Started, from);
    for step in 1..=4 {
        table.finger(1, TouchPhase::Moved, from.lerp(to, step as f32 / 4.0));
    }
    let held = Some(table.cell("a2"));
    assert_eq!(table.part::<TablePress>().dragged(), held);
    table.finger(2, TouchPhase::Started, other);
    table.finger(2, TouchPhase::Moved, other + Vec2::new(30.0, 0.0));
    assert_eq!(table.part::<TablePress>().dragged(), held);
    table.finger(2, TouchPhase::Ended, other);
    assert_eq!((table.part::<TablePress>().dragged(), table.in_hand()), (held, vec!["a2".to_owned()]));
    table.finger(1, TouchPhase::Ended, to);
    table.frames(1);
    assert_eq!(table.plies(), 1);
    table.assert_at_rest();
}

#[test]
fn a_finger_that_is_taken_away_lets_go_and_the_next_one_can_take_hold() {
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    let [from, to] = ["a2", "a3"].map(|name| table.pixel(name));
    table.finger(1, TouchPhase::Started, from);
    table.finger(1, TouchPhase::Moved, to);
    table.finger(1, TouchPhase::Canceled, to);
    assert_eq!((table.part::<TablePress>().dragged(), table.plies()), (None, 0));
    for (id, at) in [(2, from), (3, to)] {
        table.finger(id, TouchPhase::Started, at);
        table.finger(id, TouchPhase::Ended, at);
    }
    table.frames(1);
    assert_eq!(table.plies(), 1);
    table.assert_at_rest();
}

#[test]
fn a_click_on_a_panel_counts_where_the_button_went_down_and_not_where_the_pointer_went() {
    for frames in 1..4 {
        let start = wiring::Start { persist: false, language: Some(Language::En), software: false };
        let mut table = TestTable::bare(f32::INFINITY, |app| wiring::start(app, &Games::all(), start));
        table.frames(5);
        // In the first boxes of the upper two boards of the shelf.
        let [first, second] = [Vec2::new(380.0, 130.0), Vec2::new(380.0, 390.0)];
        let acts = [Act::To(first), Act::Down, Act::Up, Act::To(second)];
        table.act(&acts, |index| index % frames == 0 && frames > 1);
        table.frames(4);
        assert_eq!(table.part::<Play>().entry.info.id, "semaforo", "frames of {frames} acts");
    }
}

/// Where the camera is.
fn camera(table: &mut TestTable) -> Vec3 {
    table.frames(2);
    table.camera::<Transform>().translation
}

#[test]
fn two_fingers_zoom_and_turn_and_touch_no_piece() {
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    let [one, other] = ["c4", "f4"].map(|name| table.pixel(name));
    let before = camera(&mut table);
    table.finger(1, TouchPhase::Started, one);
    table.finger(2, TouchPhase::Started, other);
    // Apart, each as far as the other.
    for step in 1..=5 {
        let by = Vec2::X * 12.0 * step as f32;
        table.finger(1, TouchPhase::Moved, one - by);
        table.finger(2, TouchPhase::Moved, other + by);
    }
    let near = camera(&mut table);
    assert!(near.length() < 0.95 * before.length(), "{before} {near}");
    assert!((near.x / near.z - before.x / before.z).abs() < 0.05, "what goes both ways turns nothing: {near}");
    // Together to the right.
    for step in 1..=5 {
        let by = Vec2::X * (60.0 + 12.0 * step as f32);
        table.finger(1, TouchPhase::Moved, one + by - Vec2::X * 120.0);
        table.finger(2, TouchPhase::Moved, other + by);
    }
    let turned = camera(&mut table);
    assert!((turned.x - near.x).abs() > 0.5, "{near} {turned}");
    table.finger(1, TouchPhase::Ended, one);
    table.finger(2, TouchPhase::Ended, other);
    table.frames(2);
    assert!(table.in_hand().is_empty() && table.refusals().is_empty() && table.plies() == 0);
    // A tap and a tap move a piece as ever.
    for name in ["a2", "a3"] {
        let at = table.pixel(name);
        table.finger(3, TouchPhase::Started, at);
        table.finger(3, TouchPhase::Ended, at);
        table.frames(1);
    }
    assert_eq!(table.plies(), 1);
}
