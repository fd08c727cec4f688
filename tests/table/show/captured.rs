//! Captured pieces beside the board: what lies there is what the line of play has captured, however one came there.

use crate::dealt;
use crate::test_table::TestTable;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca_games as games;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Options, random};
use ludoteca_table::play::{Hand, TableAction};
use ludoteca_table::scene::board::Board;
use ludoteca_table::scene::board::layout;
use ludoteca_table::scene::camera::View;
use ludoteca_table::show::beside::captured::CapturedPiece;
use ludoteca_table::show::beside::tray::Tray;
use ludoteca_table::show::pieces::LeavingBoard;

const GAMES: [&str; 3] = ["avanco", "sapiens", "horizon"];

/// How many pieces lie beside the board, by who has them.
fn laid(table: &mut TestTable) -> Vec<usize> {
    let mut counts = vec![0; table.session().sides().len()];
    let world = table.app.world_mut();
    for piece in world.query::<&CapturedPiece>().iter(world) {
        counts[usize::from(piece.by.0)] += piece.count;
    }
    counts
}

/// The middle and the half size of every tray.
fn trays(table: &mut TestTable) -> Vec<(Vec3, Vec2)> {
    let world = table.app.world_mut();
    let mut parts = world.query::<(&Tray, &Transform)>();
    parts.iter(world).map(|(tray, at)| (at.translation, tray.half)).collect()
}

#[test]
fn trays_wait_where_pieces_are_captured_and_nowhere_else() {
    for (game, expected) in [("avanco", 2), ("horizons", 2), ("sapiens", 2), ("rastros", 0), ("semaforo", 0)] {
        let mut table = TestTable::new(game, None, f32::INFINITY);
        table.frames(3);
        assert_eq!(trays(&mut table).len(), expected, "{game}");
    }
}

/// A game with more than six captures: its orders, and how many pieces each of two sides has taken after each.
fn dealt_with_captures(game: &str, seed: u64) -> (Vec<String>, Vec<Vec<usize>>) {
    let games = (seed..).map(|seed| random_game(game, seed));
    let mut rich = games.filter(|(_, taken)| taken.last().is_some_and(|last| last.iter().sum::<usize>() > 6));
    rich.next().expect("random games capture")
}

fn random_game(game: &str, seed: u64) -> (Vec<String>, Vec<Vec<usize>>) {
    let entry = games::find(game).expect("the game exists");
    let mut rng = random::generator(seed);
    let mut session = entry.start(Options::defaults(entry.info.options));
    let (mut orders, mut taken) = (Vec::new(), vec![vec![0, 0]]);
    let mut last = vec![0, 0];
    while session.outcome().is_none() && orders.len() < 90 {
        let seat = Hand::of(&*session).seat;
        let legal = session.orders(seat);
        let captures: Vec<&String> = legal.iter().filter(|order| order.contains('x')).collect();
        let order = match &captures[..] {
            [] => legal[random::below(&mut rng, legal.len())].clone(),
            some => some[random::below(&mut rng, some.len())].clone(),
        };
        // A capture takes one; an exchange takes another and gives the die that took it.
        last[usize::from(seat.0)] += usize::from(order.contains('x')) + usize::from(order.contains('!'));
        last[1 - usize::from(seat.0)] += usize::from(order.contains('!'));
        session.submit(Request::Move(order.clone())).expect("a legal order");
        orders.push(order);
        taken.push(last.clone());
    }
    (orders, taken)
}

#[test]
fn what_lies_there_follows_the_line_of_play_by_moves_undo_redo_and_jumps() {
    for (game, pace) in GAMES.into_iter().flat_map(|game| [(game, f32::INFINITY), (game, 6.0)]) {
        let (orders, taken) = dealt_with_captures(game, 3);
        let mut table = TestTable::new(game, None, pace);
        let empty = table.entities();
        for (ply, order) in orders.iter().enumerate() {
            for pick in dealt::picks(table.session(), order) {
                table.ask(TableAction::Touch(pick));
            }
            table.settle();
            assert_eq!(laid(&mut table), taken[ply + 1], "{game} after {order}");
        }
        table.assert_at_rest();
        let line = table.session().line();
        for ply in [orders.len() / 2, 0, orders.len(), 1, orders.len() - 1] {
            table.ask(TableAction::Session(Request::GoTo(line[ply])));
            table.settle();
            assert_eq!(laid(&mut table), taken[ply], "{game} after a jump to {ply}");
        }
        table.ask(TableAction::Session(Request::Undo));
        table.settle();
        assert_eq!(laid(&mut table), taken[orders.len() - 2]);
        table.ask(TableAction::Session(Request::Redo));
        table.settle();
        assert_eq!(laid(&mut table), taken[orders.len() - 1]);
        table.renew(Options::defaults(games::find(game).expect("the game exists").info.options), 1);
        table.settle();
        assert_eq!(laid(&mut table), [0, 0], "a new game has captured nothing");
        assert!(table.entities().abs_diff(empty) < 40, "{game}: something was left behind");
    }
}

#[test]
fn a_captured_piece_is_laid_down_once_it_has_come_there() {
    let mut table = TestTable::new("avanco", Some("7/6b/3b3/2w4/7/7/w6 w"), 1.0);
    for name in ["c4", "d5"] {
        let cell = table.cell(name);
        table.touch(cell);
    }
    let leaving = |table: &mut TestTable| {
        let world = table.app.world_mut();
        let mut gone = world.query_filtered::<&Transform, With<LeavingBoard>>();
        gone.iter(world).next().map(|place| (place.translation, place.scale.x))
    };
    assert_eq!(laid(&mut table), [0, 0], "it is on its way");
    let mut last = None;
    for _ in 0..400 {
        let Some(place) = leaving(&mut table) else { break };
        assert_eq!(laid(&mut table), [0, 0]);
        last = Some(place);
        table.frames(1);
    }
    assert_eq!(laid(&mut table), [1, 0]);
    let world = table.app.world_mut();
    let mut pieces = world.query::<(&CapturedPiece, &Transform)>();
    let (_, lies) = pieces.single(world).expect("one piece");
    let (at, scale) = last.expect("it was seen on its way");
    assert!(at.distance(lies.translation) < 0.5, "it came to {at} and lies at {}", lies.translation);
    assert!((scale - lies.scale.x).abs() < 0.05, "{scale}");
    assert!(lies.translation.z > 3.5, "before the player who has it");
    // And back on the board.
    table.ask(TableAction::Session(Request::Undo));
    table.settle();
    assert_eq!(laid(&mut table), [0, 0]);
    table.assert_at_rest();
}

#[test]
fn a_position_set_up_by_hand_shows_only_what_is_captured_from_there() {
    let mut table = TestTable::new("avanco", Some("7/6b/3b3/2w4/7/7/w6 w"), f32::INFINITY);
    assert_eq!(laid(&mut table), [0, 0]);
    table.play("c4xd5");
    assert_eq!(laid(&mut table), [1, 0]);
}

#[test]
fn the_rows_are_whole_in_the_picture_beside_the_board_and_cannot_be_clicked() {
    for game in GAMES {
        let (orders, taken) = dealt_with_captures(game, 5);
        let mut table = TestTable::new(game, None, f32::INFINITY);
        let before = table.pixel("a1").distance(table.pixel("g1"));
        for order in &orders {
            table.play(order);
        }
        table.frames(3);
        assert_eq!(laid(&mut table), *taken.last().expect("moves"));
        let after = table.pixel("a1").distance(table.pixel("g1"));
        assert!((before - after).abs() < 0.5, "{game}: the board keeps its size: {before} {after}");
        let board = *table.part::<Board>();
        let half = layout::outline(&board).iter().fold(Vec2::ZERO, |half, p| half.max(p.abs()));
        for (view, turned) in [View::Table, View::Top].into_iter().flat_map(|view| [(view, false), (view, true)]) {
            *table.camera_mut::<View>() = view;
            if turned {
                table.key(KeyCode::F4, Key::F4);
            }
            table.frames(3);
            let world = table.app.world_mut();
            let mut pieces = world.query_filtered::<&Transform, With<CapturedPiece>>();
            let places: Vec<Vec3> = pieces.iter(world).map(|place| place.translation).collect();
            assert!(places.len() > 3, "{game}");
            let trays = trays(&mut table);
            for at in &places {
                let lies = |(middle, half): &&(Vec3, Vec2)| ((*at - middle).xz().abs() + 0.2).cmple(*half).all();
                assert_eq!(trays.iter().filter(lies).count(), 1, "{game} {view:?}: {at} in {trays:?}");
            }
            for at in places {
                assert!(
                    at.x.abs() - 0.28 > half.x || at.z.abs() - 0.28 > half.y,
                    "{game} {view:?}: {at} is on the board"
                );
                for corner in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z].map(|way| at + way * 0.25) {
                    let pixel = table.pixel_of(corner);
                    let inside = pixel.cmpge(Vec2::ZERO).all() && pixel.x < 1024.0 && pixel.y < 768.0;
                    assert!(inside, "{game} {view:?} turned {turned}: {pixel}");
                }
                let pixel = table.pixel_of(at + Vec3::Y * 0.1);
                table.move_to(pixel);
                assert_eq!(table.hovered(), None, "{game} {view:?} turned {turned}");
            }
            if turned {
                table.key(KeyCode::F4, Key::F4);
            }
        }
        assert_eq!(table.session().cursor(), NodeId(orders.len()));
    }
}
