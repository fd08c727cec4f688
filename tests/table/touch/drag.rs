//! Dice carried by hand, and the camera that turns round them.

use crate::test_table::TestTable;
use crate::touch::ladder::{ALLIES, MARTYR};
use bevy::input::ButtonState;
use bevy::prelude::*;
use ludoteca_rules::session::Request;
use ludoteca_table::play::TableAction;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::touch::InputCapture;
use ludoteca_table::touch::pointer::TablePress;

impl TestTable {
    /// How far the piece of `name` is from the middle of `cell`, over the board and above it.
    fn off(&mut self, name: &str, cell: &str) -> (f32, f32) {
        let middle = centre(self.session().info().geometry, self.cell(cell));
        let away = self.placed_at(name).translation - middle;
        (away.with_y(0.0).length(), away.y)
    }

    fn let_go(&mut self) {
        self.button(MouseButton::Left, ButtonState::Released);
    }

    /// Presses on one cell and carries what is there over another.
    fn carry_over(&mut self, from: &str, to: &str) {
        let (from, to) = (self.pixel(from), self.pixel(to));
        self.carry(from, to);
    }
}

#[test]
fn a_die_is_carried_to_its_target_and_never_jumps_back() {
    for pace in [1.0, f32::INFINITY] {
        let mut table = TestTable::new("sapiens", None, pace);
        table.carry_over("a2", "a3");
        assert_eq!(table.in_hand(), ["a2"]);
        assert_eq!(table.marks(MarkShape::Go), ["a3"]);
        assert_eq!(table.part::<TablePress>().dragged(), Some(table.cell("a2")));
        let (away, height) = table.off("a2", "a3");
        assert!(away < 0.1 && height > 0.2, "held {away} from a3, {height} high");
        assert_eq!(table.plies(), 0);
        table.let_go();
        assert_eq!(table.plies(), 1);
        for _ in 0..60 {
            let (away, height) = table.off("a3", "a3");
            assert!(away < 0.1 && height < 1.0, "{away} from a3, {height} high");
            table.frames(1);
        }
        assert_eq!(table.part::<TablePress>().dragged(), None);
        table.assert_at_rest();
    }
}

#[test]
fn what_is_carried_follows_the_pointer_over_other_dice() {
    let mut table = TestTable::new("sapiens", None, 1.0);
    table.carry_over("d1", "d4");
    for name in ["c4", "b7", "g8", "e5", "h1", "d1"] {
        let to = table.pixel(name);
        table.move_to(to);
        let met = table.hovered().expect("the pointer is over the board");
        let met = table.session().info().geometry.name(met).to_string();
        let (away, height) = table.off("d1", &met);
        let occupied = table.session().standing().iter().any(|it| it.cell == table.cell(&met)) && met != "d1";
        assert!(away < 0.71, "{name}: {away} from {met}");
        assert!(height > if occupied { 0.65 } else { 0.2 }, "{name}: {height} above {met}");
    }
    table.let_go();
    assert_eq!(table.plies(), 0);
    assert_eq!(table.in_hand(), ["d1"], "put back on its cell it stays in hand");
    table.assert_at_rest();
}

#[test]
fn a_die_carried_where_it_cannot_go_is_back_on_its_cell_with_a_sentence() {
    for (from, to, key) in [
        ("a2", "a4", "refuse-sapiens-too-far"),
        ("a2", "b3", "refuse-sapiens-straight"),
        // A click would take the other die instead; a carried die is not let go like that.
        ("a2", "c2", "refuse-sapiens-own"),
        ("a2", "b2", "refuse-sapiens-before-middle"),
    ] {
        let mut table = TestTable::new("sapiens", None, 1.0);
        table.drag(from, to);
        assert_eq!(table.refusals(), [key], "{from} to {to}");
        assert_eq!(table.in_hand(), [from]);
        assert_eq!(table.marks(MarkShape::Refused), [to]);
        table.assert_at_rest();
        table.click("a3");
        table.settle();
        assert_eq!(table.plies(), 1, "and it can still be moved");
        table.assert_at_rest();
    }
}

#[test]
fn only_what_can_be_taken_is_carried_and_a_small_shake_is_a_click() {
    let mut table = TestTable::new("sapiens", None, 1.0);
    for (from, to) in [("a7", "a6"), ("d4", "d5")] {
        table.carry_over(from, to);
        assert_eq!(table.part::<TablePress>().dragged(), None);
        table.assert_at_rest();
        table.let_go();
        assert!(table.in_hand().is_empty() && table.refusals().is_empty(), "{from}");
    }
    // Another die may be in hand already.
    table.click("a2");
    table.drag("c2", "c3");
    table.settle();
    assert!(table.session().position_text().contains("/2,w1+,5/"), "{}", table.session().position_text());
    let at = table.pixel("e7");
    table.move_to(at);
    table.button(MouseButton::Left, ButtonState::Pressed);
    table.move_to(at + Vec2::new(4.0, 3.0));
    table.let_go();
    assert_eq!(table.in_hand(), ["e7"]);
    table.assert_at_rest();
}

#[test]
fn captures_alliances_and_martyrs_can_be_carried() {
    for pace in [1.0, f32::INFINITY] {
        let mut table = TestTable::new("sapiens", Some("8/8/8/b1+,7/8/w3+,7/8/7,b2+ w 2 alliances"), pace);
        table.drag("a3", "a5");
        assert!(table.session().position_text().starts_with("8/8/8/w4+,7/8/8/8/7,b2+ b"));
        table.settle();
        table.assert_at_rest();

        let mut table = TestTable::new("sapiens", Some(ALLIES), pace);
        table.drag("a6", "b6");
        assert!(table.session().position_text().starts_with("8/8/1,w4+&,w2x"));
        table.settle();
        table.assert_at_rest();

        for (last, expected) in [("h8", "8/2,b4x&,5/8/8/"), ("m", "7,b1+/2,b4x&,5/8/w6+,7/")] {
            let mut table = TestTable::new("sapiens", Some(MARTYR), pace);
            table.drag("a2", "a5");
            assert_eq!(table.in_hand(), ["a2", "a5"]);
            table.frames(5);
            let (away, height) = table.off("a2", "a5");
            assert!(away < 0.01 && height > 0.62, "it waits over its prey: {away}, {height}");
            table.choose(last);
            assert!(table.session().position_text().starts_with(expected), "{}", table.session().position_text());
            table.settle();
            table.assert_at_rest();
        }
        // A change of mind while it waits.
        let mut table = TestTable::new("sapiens", Some(MARTYR), pace);
        table.drag("a2", "a5");
        table.ask(TableAction::Back);
        table.frames(1);
        assert_eq!(table.in_hand(), ["a2"]);
        table.assert_at_rest();
    }
}

#[test]
fn whatever_ends_a_drag_leaves_the_table_at_rest() {
    // Beside the board it is let go.
    let mut table = TestTable::new("sapiens", None, 1.0);
    let (from, beside) = (table.pixel("a2"), table.pixel_of(Vec3::new(-5.5, 0.0, 1.0)));
    table.carry(from, beside);
    assert!(table.off("a2", "a2").0 > 1.0);
    table.let_go();
    assert!(table.in_hand().is_empty() && table.refusals().is_empty());
    table.assert_at_rest();

    // Something else takes the board meanwhile.
    table.carry_over("a2", "a3");
    table.app.insert_resource(InputCapture { board: true, ..default() });
    table.let_go();
    table.app.insert_resource(InputCapture::default());
    table.frames(1);
    assert_eq!(table.plies(), 0);
    table.assert_at_rest();

    // Somebody moves meanwhile.
    table.carry_over("a2", "a3");
    table.play("h2-h3");
    table.frames(2);
    assert!(table.in_hand().is_empty());
    table.let_go();
    table.settle();
    assert_eq!(table.plies(), 1, "the other's move only");
    table.assert_at_rest();

    // Somebody takes back, and all is dropped.
    table.carry_over("a7", "a6");
    table.ask(TableAction::Session(Request::Undo));
    table.settle();
    table.assert_at_rest();
    table.let_go();
    table.carry_over("b2", "b3");
    table.ask(TableAction::Drop);
    table.frames(1);
    table.assert_at_rest();
    table.let_go();
    table.settle();
    assert_eq!(table.plies(), 0);
    table.assert_at_rest();
}

#[test]
fn a_die_can_be_carried_while_the_last_move_is_still_shown() {
    let mut table = TestTable::new("sapiens", None, 0.25);
    table.drag("a2", "a3");
    table.carry_over("h7", "h6");
    let (away, _) = table.off("h7", "h6");
    assert!(away < 0.1);
    table.let_go();
    assert_eq!(table.plies(), 2);
    table.settle();
    table.assert_at_rest();
}

#[test]
fn the_right_button_turns_the_camera_and_the_wheel_brings_it_nearer() {
    let mut table = TestTable::new("sapiens", None, 1.0);
    let orbit = |table: &mut TestTable| {
        let world = table.app.world_mut();
        *world.query::<&Orbit>().single(world).expect("one camera")
    };
    let (start, at) = (orbit(&mut table), table.pixel("a2"));
    table.move_to(at);
    assert_eq!(orbit(&mut table), start, "moving alone turns nothing");
    table.button(MouseButton::Right, ButtonState::Pressed);
    for step in 1..=5 {
        table.move_to(at + Vec2::new(20.0, -6.0) * step as f32);
    }
    table.button(MouseButton::Right, ButtonState::Released);
    let turned = orbit(&mut table);
    assert!((turned.yaw - start.yaw).abs() > 0.1 && (turned.rise - start.rise).abs() > 0.02, "{turned:?}");
    assert!(table.in_hand().is_empty() && table.plies() == 0 && table.refusals().is_empty());
    table.move_to(at);
    assert_eq!(orbit(&mut table), turned, "let go, it stays");
    table.frames(1);
    let at = table.pixel("a2");
    table.move_to(at);
    table.wheel(2.0);
    let near = orbit(&mut table);
    assert!(near.zoom < turned.zoom && near.yaw == turned.yaw);
    table.frames(1);
    assert!(table.pixel("a2").distance(at) < 1.0, "what is under the pointer stays there: {}", table.pixel("a2"));
    table.button(MouseButton::Middle, ButtonState::Pressed);
    table.move_to(at + Vec2::new(24.0, 10.0));
    table.button(MouseButton::Middle, ButtonState::Released);
    table.frames(1);
    let moved = table.pixel("a2") - at;
    assert!(moved.distance(Vec2::new(24.0, 10.0)) < 1.0, "the middle button moves the board: {moved}");
    assert_eq!(orbit(&mut table).yaw, near.yaw, "and does not turn it");
    table.move_to(at);
    table.wheel(-2.0);
    assert!((orbit(&mut table).zoom - turned.zoom).abs() < 1e-5);
    table.app.insert_resource(InputCapture { pointer: true, ..default() });
    table.wheel(3.0);
    assert!((orbit(&mut table).zoom - turned.zoom).abs() < 1e-5, "the wheel belongs to a panel");
    table.app.insert_resource(InputCapture::default());
    // From the new place a click still meets what is seen there.
    table.frames(2);
    for name in ["a2", "a3"] {
        let cell = table.cell(name);
        table.touch(cell);
    }
    assert_eq!(table.plies(), 1);
    table.settle();
    table.assert_at_rest();
}
