//! A play wound back and forth: dragged, stepped, played by itself. Time is made up.

use crate::test_table::{TestTable, built};
use bevy::prelude::*;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Options, random};
use ludoteca_table::play::{TableAction, TimeSource};
use ludoteca_table::replay::{self, Replay, ReplayRequest};
use ludoteca_table::schedule::NextFrame;
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::pieces::OnCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A game of so many random moves.
fn played(id: &str, moves: usize, seed: u64) -> Box<dyn ludoteca_rules::session::Session> {
    let entry = ludoteca_games::find(id).expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut rng = random::generator(seed);
    for _ in 0..moves {
        while let Some(seat) = session.asked().iter().next().filter(|_| session.outcome().is_none()) {
            let orders = session.orders(seat);
            let order = orders[random::below(&mut rng, orders.len())].clone();
            session.submit(Request::Order(seat, order)).expect("a legal order");
            if session.sealed().is_empty() {
                break;
            }
        }
    }
    session
}

fn table(id: &str, moves: usize, pace: f32) -> TestTable {
    let entry = ludoteca_games::find(id).expect("the game exists");
    TestTable::with(entry, played(id, moves, 3), pace)
}

impl TestTable {
    fn wind(&mut self, request: ReplayRequest) {
        self.app.world_mut().write_message(request);
        self.frames(2);
    }

    /// How many nodes the cursor is from the beginning.
    fn place(&self) -> usize {
        let line = self.session().line();
        line.iter().position(|node| *node == self.session().cursor()).expect("the cursor is on its line")
    }

    fn shown_place(&self) -> f32 {
        replay::place(self.session(), self.part::<Showing>())
    }

    /// Where every piece is seen.
    fn seen(&mut self) -> Vec<(ludoteca_rules::Cell, Vec3)> {
        let world = self.app.world_mut();
        let mut places: Vec<_> =
            world.query::<(&OnCell, &Transform)>().iter(world).map(|(cell, at)| (cell.0, at.translation)).collect();
        places.sort_by_key(|(cell, at)| (*cell, at.to_array().map(f32::to_bits)));
        places
    }
}

#[test]
fn every_game_can_be_dragged_to_any_moment_and_back() {
    for entry in built() {
        let mut table = table(entry.info.id, 6, 1.0);
        let last = table.session().line().len() - 1;
        let end = table.session().hash();
        // What is seen at a moment depends on the moment alone, and not on where one comes from.
        let mut seen = Vec::new();
        let moments: Vec<f32> = (0..=2 * last).map(|half| half as f32 / 2.0).collect();
        for moment in &moments {
            table.wind(ReplayRequest::Drag(*moment));
            assert!((table.shown_place() - moment).abs() < 0.01, "{}: {moment}", entry.info.id);
            seen.push(table.seen());
        }
        for (moment, before) in moments.iter().zip(&seen).rev() {
            table.wind(ReplayRequest::Drag(*moment));
            assert_eq!(table.seen(), *before, "{}: {moment}", entry.info.id);
        }
        table.wind(ReplayRequest::Release);
        table.settle();
        assert_eq!(table.place(), 0);
        table.assert_at_rest();
        table.wind(ReplayRequest::Drag(last as f32 - 0.5));
        table.wind(ReplayRequest::Release);
        table.settle();
        assert_eq!((table.place(), table.session().hash()), (last, end), "{}: the move goes on", entry.info.id);
        table.assert_at_rest();
    }
}

#[test]
fn a_move_that_is_taken_back_is_seen_to_go_back() {
    let mut table = TestTable::new("avanco", None, 1.0);
    table.play("b2-b3");
    table.settle();
    let there = table.placed_at("b3").translation;
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(table.place(), 0);
    table.frames(3);
    assert!(table.part::<Showing>().is_active());
    let on_its_way = table.placed_at("b2").translation;
    assert!(on_its_way.distance(there) < 0.9, "it begins where the piece stood: {on_its_way}");
    // Nobody waits for it: the next move is made at once.
    table.play("c2-c3");
    assert_eq!(table.place(), 1);
    table.settle();
    table.assert_at_rest();
    for _ in 0..3 {
        table.ask(TableAction::Session(Request::Undo));
        table.ask(TableAction::Session(Request::Redo));
    }
    table.settle();
    table.assert_at_rest();
}

#[test]
fn what_was_captured_comes_back() {
    let mut table = TestTable::new("avanco", Some("7/7/7/2b4/1w5/7/7 w"), 1.0);
    table.play("b3xc4");
    table.settle();
    table.ask(TableAction::Session(Request::Undo));
    table.settle();
    table.assert_at_rest();
    assert_eq!(table.session().standing().len(), 2);
}

/// A table whose time is made up, beside the seconds of animations.
fn timed(id: &str, moves: usize) -> (TestTable, Arc<AtomicU64>) {
    let mut table = table(id, moves, f32::INFINITY);
    let now = Arc::new(AtomicU64::new(0));
    let told = now.clone();
    table.app.insert_resource(TimeSource::new(move || Duration::from_millis(told.load(Ordering::Relaxed))));
    (table, now)
}

#[test]
fn it_plays_by_itself_at_its_speed_and_over_and_over() {
    let (mut table, now) = timed("rastros", 6);
    table.wind(ReplayRequest::Play(true));
    assert_eq!(table.place(), 0, "at its end it begins anew");
    let pass = |table: &mut TestTable, millis| {
        now.fetch_add(millis, Ordering::Relaxed);
        table.frames(2);
        table.place()
    };
    assert_eq!(pass(&mut table, 600), 0);
    assert!(
        table.app.world().resource::<NextFrame>().0 <= Some(Duration::from_millis(100)),
        "it waits for its next frame"
    );
    assert_eq!(pass(&mut table, 150), 1);
    assert_eq!(pass(&mut table, 710), 2);
    table.wind(ReplayRequest::Speed(4.0));
    assert_eq!(pass(&mut table, 180), 3);
    // Its part, over and over.
    table.wind(ReplayRequest::Part(Some((2, 4))));
    table.wind(ReplayRequest::Loop(true));
    let places: Vec<usize> = (0..6).map(|_| pass(&mut table, 180)).collect();
    assert_eq!(places, [4, 2, 3, 4, 2, 3]);
    table.wind(ReplayRequest::Loop(false));
    table.wind(ReplayRequest::Part(None));
    let places: Vec<usize> = (0..5).map(|_| pass(&mut table, 180)).collect();
    assert_eq!(places, [4, 5, 6, 6, 6]);
    assert!(!table.part::<Replay>().transport().playing);
    assert_eq!(table.app.world().resource::<NextFrame>().0, None);
}

#[test]
fn whoever_plays_a_move_ends_it() {
    let (mut table, now) = timed("rastros", 4);
    table.wind(ReplayRequest::Play(true));
    let seat = table.hand().seat;
    let order = table.session().orders(seat).into_iter().last().expect("a move");
    table.ask(TableAction::Session(Request::Order(seat, order)));
    assert!(!table.part::<Replay>().transport().playing);
    now.fetch_add(5000, Ordering::Relaxed);
    table.frames(2);
    assert_eq!(table.session().node(table.session().cursor()).parent, Some(NodeId::ROOT), "playing on is playing");
}

#[test]
fn the_computer_does_not_play_into_a_replay() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], f32::INFINITY);
    table.play("b2-b3");
    for _ in 0..200 {
        table.frames(1);
    }
    let nodes = table.session().line().len();
    assert_eq!(nodes, 3);
    table.wind(ReplayRequest::Drag(1.0));
    table.frames(200);
    assert_eq!((table.place(), table.session().line().len()), (1, nodes));
    table.wind(ReplayRequest::Release);
    table.frames(200);
    assert_eq!((table.place(), table.session().line().len()), (1, nodes), "it waits until it is told to go on");
}

#[test]
fn two_hundred_plies_back_and_forth_are_the_same() {
    let mut table = table("horizons", 200, f32::INFINITY);
    let hash = |table: &TestTable| table.session().hash();
    let last = table.place();
    assert!(last >= 150, "{last}");
    let mut way = vec![hash(&table)];
    while table.place() > 0 {
        table.ask(TableAction::Session(Request::Undo));
        way.push(hash(&table));
    }
    for before in way.iter().rev().skip(1) {
        table.ask(TableAction::Session(Request::Redo));
        assert_eq!(hash(&table), *before);
    }
    assert_eq!(table.place(), last);
    table.assert_at_rest();
}
