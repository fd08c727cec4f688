//! The moments of a game: a win is seen, the cell of a capture shines, and what is threatened pulses.

use crate::test_table::TestTable;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca_rules::session::Request;
use ludoteca_table::play::TableAction;
use ludoteca_table::scene::camera::LooksAt;
use ludoteca_table::scene::dim::RoomBrightness;
use ludoteca_table::scene::material::{Brightness, Finish};
use ludoteca_table::scene::projector::Projector;
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::flat::flash::{Flash, FlashKind};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::pieces::{Bodies, OnCell};
use std::collections::BTreeSet;

/// Two of three lie in a row; the third makes it whole.
const BEFORE_A_WIN: &str = "y1g1/1rry/g3 1";
const WINS: &str = "d2";
/// Frames after which light that goes or comes has gone or come.
const LIGHT: u32 = 50;

/// How bright the room is in the window, and the cells whose pieces are lit, with how bright all parts of them are.
fn light(table: &mut TestTable) -> (f32, BTreeSet<String>, f32) {
    let room = table.camera::<RoomBrightness>().0;
    let geometry = table.session().info().geometry;
    let world = table.app.world_mut();
    let mut pieces = world.query::<(&OnCell, &Bodies)>();
    let (mut cells, mut most) = (BTreeSet::new(), 1.0_f32);
    for (on, bodies) in pieces.iter(world) {
        let parts: Vec<Entity> =
            bodies.0.iter().filter_map(|body| world.get::<Children>(*body)).flatten().copied().collect();
        assert!(parts.iter().all(|part| world.get::<Finish>(*part).is_some()));
        let bright: Vec<f32> = parts.iter().map(|part| world.get::<Brightness>(*part).map_or(1.0, |it| it.0)).collect();
        assert!(bright.iter().all(|it| *it == bright[0]), "one light for one piece: {bright:?}");
        if bright[0] != 1.0 {
            cells.insert(geometry.name(on.0).to_string());
            most = bright[0];
        }
    }
    let rounded = |light: f32| (light * 100.0).round() / 100.0;
    (rounded(room), cells, rounded(most))
}

fn named(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn a_win_dims_the_room_and_lights_what_has_won_until_something_is_pressed() {
    let dark = || (0.4, named(&["b2", "c2", "d2"]), 4.0);
    let bright = || (1.0, BTreeSet::new(), 1.0);
    for pace in [1.0, f32::INFINITY] {
        let mut table = TestTable::new("semaforo", Some(BEFORE_A_WIN), pace);
        table.play(WINS);
        if pace.is_finite() {
            table.frames(10);
            assert_eq!(light(&mut table), bright(), "the piece is still being changed");
            assert_eq!(table.marks(MarkShape::Winning), [""; 0], "the row is not whole yet");
        }
        table.settle();
        table.frames(LIGHT);
        assert_eq!(light(&mut table), dark(), "at pace {pace}");
        assert_eq!(table.marks(MarkShape::Winning), ["b2", "c2", "d2"]);
        table.move_to(Vec2::new(500.0, 300.0));
        table.frames(LIGHT);
        assert_eq!(light(&mut table), dark(), "moving the pointer presses nothing");
        table.key(KeyCode::ShiftLeft, Key::Shift);
        table.frames(LIGHT);
        assert_eq!(light(&mut table), bright());
        assert_eq!(table.marks(MarkShape::Winning), ["b2", "c2", "d2"], "the marks stay");
    }
}

#[test]
fn a_press_ends_it_while_the_pieces_still_rise() {
    let mut table = TestTable::new("semaforo", Some(BEFORE_A_WIN), 1.0);
    table.play(WINS);
    for _ in 0..100 {
        if light(&mut table).0 > 0.8 {
            table.frames(1);
        }
    }
    assert!(table.part::<Showing>().is_active());
    table.click("a1");
    assert!(!table.part::<Showing>().is_active(), "nobody waits for it");
    table.frames(LIGHT);
    table.assert_at_rest();
    assert_eq!(light(&mut table).0, 1.0);
}

#[test]
fn what_comes_after_a_win_ends_its_light_and_a_jump_does_not_begin_it() {
    let mut table = TestTable::new("semaforo", Some(BEFORE_A_WIN), f32::INFINITY);
    table.play(WINS);
    table.frames(LIGHT);
    assert_eq!(light(&mut table).0, 0.4);
    table.ask(TableAction::Session(Request::Undo));
    table.frames(LIGHT);
    assert_eq!(light(&mut table), (1.0, BTreeSet::new(), 1.0), "the move is taken back");
    let line = table.session().line();
    table.ask(TableAction::Session(Request::GoTo(line[line.len() - 1])));
    table.frames(LIGHT);
    assert!(table.session().outcome().is_some());
    assert_eq!(light(&mut table).0, 1.0, "who looks at a game again wants to see it");
    let looks_at = *table.camera::<LooksAt>();
    assert_eq!(looks_at.0, table.play_entity());
}

#[test]
fn a_projector_shows_no_dark_room_but_what_has_won_is_lit() {
    let mut table = TestTable::new("semaforo", Some(BEFORE_A_WIN), f32::INFINITY);
    table.app.insert_resource(Projector(true));
    table.play(WINS);
    table.frames(LIGHT);
    assert_eq!(light(&mut table), (1.0, named(&["b2", "c2", "d2"]), 1.6));
    table.app.insert_resource(Projector(false));
    table.frames(2);
    assert_eq!(light(&mut table), (0.4, named(&["b2", "c2", "d2"]), 4.0), "as soon as it is no projector any more");
}

#[test]
fn the_pieces_of_the_computer_are_lit_but_do_not_rise_before_whom_they_beat() {
    for (seats, rises) in [(["human", "6"], false), (["6", "human"], true), (["6"; 2], true)] {
        // The second player moves and wins, wherever it goes.
        let mut table = TestTable::seated("avanco", Some("7/7/7/7/7/w3b2/7 b"), &seats, 1.0);
        if seats[1] == "human" {
            table.play("e2-e1");
        }
        let mut highest = 0.0_f32;
        for _ in 0..600 {
            table.frames(1);
            if table.part::<Showing>().is_active() && table.part::<Showing>().seconds() > 0.7 {
                let outcome = table.session().outcome().expect("it has won");
                let cell = table.session().info().geometry.name(outcome.cells[0]).to_string();
                highest = highest.max(table.placed_at(&cell).translation.y);
            }
        }
        assert!(table.session().outcome().is_some() && !table.part::<Showing>().is_active(), "{seats:?}");
        assert_eq!(light(&mut table).1.len(), 1, "{seats:?}");
        assert_eq!(highest > 0.3, rises, "{seats:?}: {highest}");
    }
}

fn flashes(table: &mut TestTable) -> Vec<(String, FlashKind, f32)> {
    let geometry = table.session().info().geometry;
    let world = table.app.world_mut();
    let mut all = world.query::<(&Flash, &Brightness)>();
    all.iter(world).map(|(flash, bright)| (geometry.name(flash.cell).to_string(), flash.kind, bright.0)).collect()
}

/// The brightness of the only light on a cell, frame by frame until it is gone.
fn course(table: &mut TestTable, cell: &str, kind: FlashKind) -> Vec<f32> {
    let mut course = Vec::new();
    for _ in 0..300 {
        let now = flashes(table);
        let Some((name, is, bright)) = now.first() else { return course };
        assert_eq!((now.len(), name.as_str(), *is), (1, cell, kind));
        course.push(*bright);
        table.frames(1);
    }
    panic!("it shines for ever")
}

#[test]
fn a_cell_shines_from_the_moment_in_which_its_piece_is_struck() {
    for (pace, most) in [(1.0, 40), (f32::INFINITY, 4)] {
        let mut table = TestTable::new("avanco", Some("6b/7/2b4/1w5/7/7/6w w"), pace);
        let nothing = table.entities();
        table.play("b4xc5");
        let course = course(&mut table, "c5", FlashKind::Captured);
        let begins = course.iter().position(|bright| *bright > 0.0).expect("it shines");
        assert!(begins < most && (begins > 12) == pace.is_finite(), "it begins in frame {begins} at pace {pace}");
        assert!(course.iter().any(|bright| *bright > 0.7), "{course:?}");
        table.settle();
        let line = table.session().line();
        for request in [Request::Undo, Request::GoTo(line[1])] {
            table.ask(TableAction::Session(request));
            assert_eq!(flashes(&mut table), [], "a jump shows none");
            table.settle();
        }
        table.ask(TableAction::Session(Request::Undo));
        table.settle();
        assert_eq!(table.entities(), nothing, "nothing is left over");
    }
}

#[test]
fn a_threatened_piece_pulses_twice() {
    let mut table = TestTable::new("atari-go", Some("9/9/9/3bw4/4b4/9/9/9/9 b"), 1.0);
    table.play("f6");
    let course = course(&mut table, "e6", FlashKind::Threatened);
    let rises = course.windows(3).filter(|step| step[1] > step[0].max(0.5) && step[1] >= step[2]).count();
    assert_eq!(rises, 2, "{course:?}");
    // It is still threatened, but a move elsewhere says nothing new about it; the next position says it again.
    table.play("a1");
    assert!(flashes(&mut table).len() <= 1);
}
