//! Whole games on the table: by pointer, by keys, and thousands of moves in which what is shown is compared with the
//! rules.

use crate::dealt;
use crate::test_table::{TestTable, built};
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Pick, Standing, random};
use ludoteca_table::play::TableAction;
use ludoteca_table::show::animation::player::{AnimationSpeed, Showing, Skip};
use std::collections::BTreeSet;

/// The end of a game on the table, and on paper.
fn assert_won(table: &TestTable, orders: &[String]) {
    assert_eq!(table.plies(), orders.len());
    assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("all-captured"));
}

/// Plays a game by clicks alone.
pub fn play_by_pointer(table: &mut TestTable, orders: &[String]) {
    for order in orders {
        table.take_board();
        for pick in dealt::picks(table.session(), order) {
            match pick {
                Pick::Cell(cell) => table.touch(cell),
                Pick::Choice(choice) => table.choose_by_pointer(choice),
            }
        }
        if table.session().sealed().is_empty() {
            let last = table.session().node(table.session().cursor()).event.clone();
            let ludoteca_rules::session::Event::Move(last) = last else { panic!("{order} is not played: {last:?}") };
            assert!(last.split('|').any(|part| part == order), "{order} is not in {last}");
        }
        table.assert_at_rest();
    }
}

#[test]
fn a_whole_game_by_pointer() {
    let orders = dealt::game(&dealt::options(&[]), 300);
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    play_by_pointer(&mut table, &orders);
    assert_won(&table, &orders);
}

#[test]
fn a_whole_game_by_keys() {
    let mut rng = random::generator(21);
    let orders = dealt::game(&dealt::options(&[("setup", "2022")]), 300);
    let session = dealt::sapiens().start(dealt::options(&[("setup", "2022")]));
    let mut table = TestTable::with(dealt::sapiens(), session, f32::INFINITY);
    play_by_keys(&mut table, &orders, &mut rng);
    assert_won(&table, &orders);
}

/// Plays a game by keys alone.
pub fn play_by_keys(table: &mut TestTable, orders: &[String], rng: &mut impl rand::Rng) {
    let geometry = table.session().info().geometry;
    for order in orders {
        if table.secrecy().next().is_some() {
            table.enter();
        }
        for pick in dealt::picks(table.session(), order) {
            match pick {
                Pick::Cell(cell) => {
                    // Now and then the cursor is walked to the cell instead of naming it.
                    if random::below(rng, 6) == 0 {
                        table.walk(cell);
                    } else {
                        table.type_text(&geometry.name(cell).to_string());
                    }
                    assert_eq!(table.hand().cursor, Some(cell));
                    table.enter();
                }
                Pick::Choice(choice) => {
                    let letter = table.session().info().choices[usize::from(choice)].letter;
                    table.type_text(&letter.to_string());
                }
            }
        }
        table.assert_at_rest();
    }
}

/// No random game is followed further.
const PLIES: usize = 120;

#[test]
fn every_game_on_the_shelf_is_played_by_pointer_and_by_keys() {
    let mut reasons = BTreeSet::new();
    for entry in built() {
        for seed in 0..4 {
            let mut rng = random::generator(seed);
            let mut orders = dealt::to_the_end(entry.info.id, &mut rng);
            let whole = orders.len() <= PLIES;
            orders.truncate(PLIES);
            let mut by_pointer = TestTable::new(entry.info.id, None, f32::INFINITY);
            play_by_pointer(&mut by_pointer, &orders);
            let mut by_keys = TestTable::new(entry.info.id, None, f32::INFINITY);
            play_by_keys(&mut by_keys, &orders, &mut rng);
            for table in [&by_pointer, &by_keys] {
                let outcome = table.session().outcome();
                let moves = dealt::moves(entry.info.id, &orders);
                assert_eq!((table.plies(), outcome.is_some()), (moves, whole), "{}", entry.info.id);
                reasons.extend(outcome.map(|outcome| (entry.info.id, outcome.reason)));
            }
        }
    }
    for (game, reason) in
        [("semaforo", "line"), ("gatos-caes", "no-moves"), ("avanco", "far-rank"), ("atari-go", "capture")]
    {
        assert!(reasons.contains(&(game, reason)), "{reasons:?}");
    }
    assert!(reasons.contains(&("rastros", "home")) && reasons.contains(&("rastros", "no-moves")), "{reasons:?}");
    assert!(reasons.contains(&("produto", "product")), "{reasons:?}");
}

/// Everything that may be asked between moves.
fn wander(table: &mut TestTable, rng: &mut impl rand::Rng) {
    match random::below(rng, 24) {
        0 => table.ask(TableAction::Session(Request::Undo)),
        1 => table.ask(TableAction::Session(Request::Redo)),
        2 => {
            let cursor = table.session().cursor().0;
            table.ask(TableAction::Session(Request::GoTo(NodeId(random::below(rng, cursor + 1)))));
        }
        3 => {
            table.ask(TableAction::Session(Request::Undo));
            table.ask(TableAction::Session(Request::Redo));
        }
        _ => return,
    }
    table.assert_in_step();
}

/// Plays random moves, `each` after every one; new games as they end. Returns how often something else was asked.
fn ply_by_ply(
    table: &mut TestTable,
    plies: usize,
    rng: &mut rand::rngs::ChaCha8Rng,
    mut each: impl FnMut(&mut TestTable, &mut rand::rngs::ChaCha8Rng),
) {
    let variants: [&[(&str, &str)]; 4] =
        [&[], &[("players", "single")], &[("players", "teams")], &[("setup", "2022"), ("repetition", "off")]];
    let mut played = 0;
    while played < plies {
        let Some(order) = dealt::order(table.session(), rng) else {
            let seed = random::below(rng, 1000) as u64;
            table.renew(dealt::options(variants[random::below(rng, 4)]), seed);
            table.app.world_mut().write_message(Skip);
            table.settle();
            table.assert_at_rest();
            continue;
        };
        table.play(&order);
        played += 1;
        each(table, rng);
    }
}

#[test]
fn ten_thousand_plies_shown_as_the_rules_say() {
    let mut rng = random::generator(77);
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    let entities = table.entities();
    // At once.
    ply_by_ply(&mut table, 8200, &mut rng, |table, rng| {
        table.assert_at_rest();
        wander(table, rng);
    });
    // Frame by frame to the end.
    table.app.insert_resource(AnimationSpeed(9.0));
    ply_by_ply(&mut table, 700, &mut rng, |table, _| {
        table.settle();
        table.assert_at_rest();
    });
    // Skipped somewhere in the middle.
    table.app.insert_resource(AnimationSpeed(2.0));
    ply_by_ply(&mut table, 600, &mut rng, |table, rng| {
        table.frames(random::below(rng, 8) as u32);
        table.assert_in_step();
        table.app.world_mut().write_message(Skip);
        table.frames(1);
        table.assert_at_rest();
    });
    // Overtaken by the next move, by undo, by a jump.
    let mut overtaken = 0;
    ply_by_ply(&mut table, 600, &mut rng, |table, rng| {
        table.frames(random::below(rng, 12) as u32);
        overtaken += u32::from(table.part::<Showing>().is_active());
        table.assert_in_step();
        wander(table, rng);
    });
    assert!(overtaken > 400, "only {overtaken} moves were overtaken");
    table.settle();
    table.assert_at_rest();
    table.app.insert_resource(AnimationSpeed(f32::INFINITY));
    table.renew(dealt::options(&[]), 1);
    table.settle();
    table.assert_at_rest();
    assert_eq!(table.entities(), entities, "something was left behind");
}

#[test]
fn wrong_pieces_on_the_table_are_noticed() {
    // The comparison of all these tests can fail: one die turned, moved or taken away behind the session's back.
    let spoilt: [fn(&mut TestTable); 3] = [
        |table| {
            let mut pieces = table.app.world_mut().query::<&mut ludoteca_table::show::pieces::ShownPiece>();
            pieces.iter_mut(table.app.world_mut()).next().expect("a piece").0.kind.0 ^= 8;
        },
        |table| {
            let mut pieces = table.app.world_mut().query::<&mut ludoteca_table::show::pieces::OnCell>();
            pieces.iter_mut(table.app.world_mut()).next().expect("a piece").0.0 = 30;
        },
        |table| {
            let world = table.app.world_mut();
            let first = world
                .query_filtered::<bevy::prelude::Entity, bevy::prelude::With<ludoteca_table::show::pieces::OnCell>>();
            let first = { first }.iter(world).next().expect("a piece");
            world.despawn(first);
        },
    ];
    for spoil in spoilt {
        let mut table = TestTable::new("sapiens", None, f32::INFINITY);
        let right = table.shown();
        spoil(&mut table);
        let wrong: Vec<Standing> = table.shown();
        assert_ne!(wrong, right);
        // And whatever comes next puts it right.
        table.play("a2-a3");
        table.assert_at_rest();
    }
}
