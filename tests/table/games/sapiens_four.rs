//! Sapiens for four: whole games, whose turn it is on the board, and the view that turns to the player to move or
//! stays.

use crate::dealt;
use crate::games::whole::{play_by_keys, play_by_pointer};
use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use image::RgbaImage;
use ludoteca::app::pictures::shot::{ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::Panels;
use ludoteca::games::Games;
use ludoteca_rules::random;
use ludoteca_rules::session::Request;
use ludoteca_table::play::TableAction;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::swing::Swing;
use ludoteca_table::scene::camera::{NearSide, ReadingSide, View};
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::show::animation::player::{Showing, Skip};
use ludoteca_table::show::facing::TurnView;
use ludoteca_table::show::lamps::Lamp;
use ludoteca_words::Language;
use std::f32::consts::{FRAC_PI_2, PI};

/// Players that are four.
const FOUR: [&str; 2] = ["teams", "single"];

fn table(players: &str, pace: f32) -> TestTable {
    let session = dealt::sapiens().start(dealt::options(&[("players", players)]));
    TestTable::with(dealt::sapiens(), session, pace)
}

#[test]
fn whole_games_of_four_by_pointer_and_by_keys() {
    for players in FOUR {
        // Steps, captures, turns, alliances and martyrs occur in it.
        let orders = dealt::game(&dealt::options(&[("players", players)]), 300);
        let mut by_pointer = table(players, f32::INFINITY);
        play_by_pointer(&mut by_pointer, &orders);
        let mut by_keys = table(players, f32::INFINITY);
        play_by_keys(&mut by_keys, &orders, &mut random::generator(8));
        for table in [&by_pointer, &by_keys] {
            assert_eq!(table.plies(), orders.len(), "{players}");
            assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("all-captured"), "{players}");
        }
    }
}

/// The seats whose lamps are lit, and how many lamps there are.
fn lamps(table: &mut TestTable) -> (Vec<u8>, usize) {
    let world = table.app.world_mut();
    let lamps: Vec<Lamp> = world.query::<&Lamp>().iter(world).copied().collect();
    let mut lit: Vec<u8> = lamps.iter().filter(|lamp| lamp.lit).map(|lamp| lamp.seat.number()).collect();
    lit.sort_unstable();
    (lit, lamps.len())
}

#[test]
fn the_lamp_of_whoever_is_to_move_is_lit() {
    let mut table = table("single", f32::INFINITY);
    for (order, seat) in [("c1-d1", 1), ("c8-d8", 2), ("h8~", 3), ("f1-e1", 4)] {
        assert_eq!(lamps(&mut table), (vec![seat], 4));
        table.play(order);
        table.frames(1);
    }
    assert_eq!(lamps(&mut table), (vec![1], 4), "and round again");
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(lamps(&mut table).0, [4]);
    table.ask(TableAction::Session(Request::AgreeDraw));
    table.frames(1);
    assert_eq!(lamps(&mut table), (Vec::new(), 4), "at the end all are dark");
    table.renew(dealt::options(&[]), 1);
    table.settle();
    assert_eq!(lamps(&mut table), (Vec::new(), 0), "two players have none");
    table.renew(dealt::options(&[("players", "teams")]), 1);
    table.settle();
    assert_eq!(lamps(&mut table).1, 4);
}

/// The corner of a seat: where its bulb is.
fn corner(seat: u8) -> Vec3 {
    let (x, z) = [(-4.4, 4.4), (-4.4, -4.4), (4.4, -4.4), (4.4, 4.4)][usize::from(seat)];
    Vec3::new(x, 0.17, z)
}

#[test]
fn the_lit_lamp_is_seen_from_every_side_and_from_above() {
    for (quarter, view) in [(0, View::Table), (1, View::Table), (2, View::Table), (3, View::Table), (2, View::Top)] {
        let seat = (quarter + 1) % 4;
        let mut request = ShotRequest::new(UVec2::new(640, 480), move |app| {
            let text = start_of(seat);
            let session = dealt::sapiens().from_position(dealt::options(&[]), &text).expect("a position");
            tables::open_play(app, &Games::all(), dealt::sapiens(), session).expect("it has a table");
        });
        (request.view, request.near, request.preset) = (view, f32::from(quarter) * FRAC_PI_2, Some(Preset::Plain));
        let shot = shoot(request).expect("software Vulkan draws");
        let shines = |other: &u8| {
            let at = shot.sight.pixel(corner(*other)).expect("every corner is in the picture");
            let [r, g, b, _] = shot.picture.get_pixel(at.x as u32, at.y as u32).0;
            r > 200 && g > 130 && b < 90
        };
        assert_eq!((0..4).filter(shines).collect::<Vec<_>>(), [seat], "from side {quarter} in {view:?}");
    }
}

/// The start with this seat to move.
fn start_of(seat: u8) -> String {
    let start = dealt::sapiens().start(dealt::options(&[("players", "single")])).position_text();
    start.replacen(" 1 single", &format!(" {} single", seat + 1), 1)
}

#[test]
fn the_view_stays_unless_it_is_to_turn() {
    for players in ["2", "single"] {
        let mut table = table(players, f32::INFINITY);
        for turn in 0..5_u8 {
            table.frames(2);
            assert_eq!(*table.camera::<NearSide>(), NearSide(0.0), "it stays");
            assert_eq!(lowest_legal(&mut table), turn);
        }
    }
    for (players, sides) in [("2", [0.0, PI, 0.0, PI]), ("teams", QUARTERS), ("single", QUARTERS)] {
        let mut table = table(players, f32::INFINITY);
        table.app.insert_resource(TurnView::Mover);
        for side in sides {
            table.frames(3);
            assert_eq!(*table.camera::<NearSide>(), NearSide(side), "{players}");
            assert!(table.camera::<Swing>().is_over());
            // What lies on the table for whoever reads it has turned too.
            assert_eq!(*table.part::<ReadingSide>(), ReadingSide(NearSide(side)));
            lowest_legal(&mut table);
        }
    }
}

/// Where the four have their corners at their left hand.
const QUARTERS: [f32; 4] = [0.0, 3.0 * FRAC_PI_2, PI, FRAC_PI_2];

/// Plays the first legal order by the pointer; returns how many plies there were before.
fn lowest_legal(table: &mut TestTable) -> u8 {
    let plies = table.plies();
    let seat = table.hand().seat;
    let order = table.session().orders(seat).remove(0);
    play_by_pointer(table, &[order]);
    plies as u8
}

#[test]
fn the_player_to_move_has_the_own_corner_at_the_left_hand() {
    let mut table = table("single", f32::INFINITY);
    table.app.insert_resource(TurnView::Mover);
    for seat in 0..4_u8 {
        table.frames(3);
        let seen: Vec<Vec2> = (0..4).map(|seat| table.pixel_of(corner(seat).with_y(0.0))).collect();
        let own = seen[usize::from(seat)];
        assert!(seen.iter().all(|other| other.x >= own.x - 1.0 && other.y <= own.y + 1.0), "seat {seat}: {seen:?}");
        assert!(own.x < 400.0 && own.y > 500.0, "seat {seat}: {own}");
        lowest_legal(&mut table);
    }
}

#[test]
fn a_turning_view_is_short_can_be_skipped_and_delays_no_click() {
    let mut table = table("single", 1.0);
    table.app.insert_resource(TurnView::Mover);
    table.frames(3);
    let click = |table: &mut TestTable, names: [&str; 2]| {
        for name in names {
            let cell = table.cell(name);
            table.touch(cell);
        }
    };
    click(&mut table, ["c1", "d1"]);
    assert!(table.part::<Showing>().is_active());
    assert_eq!(*table.camera::<NearSide>(), NearSide(0.0), "first the move is seen");
    table.settle();
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[1]));
    assert!(!table.camera::<Swing>().is_over(), "it swings");
    let before = table.pixel("e4");
    table.frames(1);
    assert_ne!(table.pixel("e4"), before);
    click(&mut table, ["c8", "d8"]);
    assert_eq!(table.plies(), 2, "clicks count meanwhile, where they are seen");
    table.settle();
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[2]));
    assert!(!table.camera::<Swing>().is_over());
    table.app.world_mut().write_message(Skip);
    table.frames(1);
    assert!(table.camera::<Swing>().is_over(), "skipped");
    click(&mut table, ["f8", "e8"]);
    table.settle();
    let frames = (0..100).take_while(|_| {
        table.frames(1);
        !table.camera::<Swing>().is_over()
    });
    assert!((20..40).contains(&frames.count()), "it takes about half a second");
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[3]));
    table.assert_at_rest();
}

#[test]
fn who_turns_the_board_by_hand_is_left_alone_until_the_next_turn() {
    let mut table = table("single", f32::INFINITY);
    table.key(KeyCode::F4, Key::F4);
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[1]), "with four, to the next player's side");
    for quarter in [QUARTERS[2], QUARTERS[3], QUARTERS[0], QUARTERS[1]] {
        table.key(KeyCode::F4, Key::F4);
        assert_eq!(*table.camera::<NearSide>(), NearSide(quarter));
    }
    table.app.insert_resource(TurnView::Mover);
    table.frames(3);
    assert_eq!(*table.camera::<NearSide>(), NearSide(0.0));
    table.key(KeyCode::F4, Key::F4);
    table.frames(5);
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[1]));
    lowest_legal(&mut table);
    lowest_legal(&mut table);
    table.frames(3);
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[2]));
}

#[test]
fn the_setting_turns_the_view_and_the_panel_tells_the_seat() {
    let mut table = TestTable::prepared("sapiens", f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.renew(dealt::options(&[("players", "single")]), 3);
    table.settle();
    assert_eq!(*table.camera::<NearSide>(), NearSide(0.0), "by itself it stays");
    table.app.world_mut().resource_mut::<Settings>().facing = TurnView::Mover;
    table.frames(5);
    let seat = table.hand().seat;
    assert_eq!(*table.camera::<NearSide>(), NearSide(QUARTERS[usize::from(seat.0)]));
    let turn = table.app.world().resource::<Panels>().0.play.as_ref().and_then(|play| play.turn.clone());
    let turn = turn.expect("a turn").text;
    assert!(turn.contains(&format!("seat {}", seat.number())), "{turn}");
}

/// The lightness of what stands on a cell, seen from above without colours.
fn patch(picture: &RgbaImage, middle: Vec2, half: f32) -> Vec<f32> {
    let pixels = (0..400_u16).map(|k| {
        let offset = Vec2::new(f32::from(k % 20), f32::from(k / 20)) / 9.5 - 1.0;
        let at = middle + offset * half;
        let [r, g, b, _] = picture.get_pixel(at.x as u32, at.y as u32).0;
        0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)
    });
    pixels.collect()
}

#[test]
fn the_four_sets_differ_in_grey_from_above() {
    let mut request = ShotRequest::new(UVec2::new(1024, 768), |app| {
        let text = "8/8/8/8/w5+,1,b5+,1,r5+,1,g5+,1/8/w2x,1,b2x,1,r2x,1,g2x,1/8 1 single alliances";
        let session = dealt::sapiens().from_position(dealt::options(&[]), text).expect("a position");
        tables::open_play(app, &Games::all(), dealt::sapiens(), session).expect("it has a table");
    });
    (request.view, request.preset) = (View::Top, Some(Preset::Plain));
    let shot = shoot(request).expect("software Vulkan draws");
    let geometry = dealt::sapiens().info.geometry;
    let pixel = |name: &str| {
        let cell = geometry.parse(name).expect("a cell");
        shot.sight.pixel(centre(geometry, cell)).expect("it is in the picture")
    };
    let cell = pixel("a1").distance(pixel("b1"));
    for rank in ["4", "2"] {
        let sets: Vec<Vec<f32>> =
            ["a", "c", "e", "g"].map(|file| patch(&shot.picture, pixel(&format!("{file}{rank}")), 0.2 * cell)).into();
        for (k, one) in sets.iter().enumerate() {
            for (other, two) in sets.iter().enumerate().take(k) {
                let apart = one.iter().zip(two).map(|(a, b)| (a - b).abs()).sum::<f32>() / one.len() as f32;
                assert!(apart > 20.0, "sets {other} and {k} on rank {rank} differ by {apart} of 255");
            }
        }
    }
}
