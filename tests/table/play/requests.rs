//! Requests: who may ask, what comes late, and whose order is entered where several seats are asked at once.

use crate::test_table::TestTable;
use bevy::prelude::*;
use ludoteca_games as games;
use ludoteca_rules::session::{Controller, NodeId, Request, SessionChange};
use ludoteca_rules::{Options, Pick, Refusal, Seat, SeatSet, Text};
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{Asker, Hand, LocalSeats, Play, PlayEvent, TableAction, TableEvent, TableRequest, Turn};
use ludoteca_table::show::pieces::OnCell;

const SPEED: f32 = f32::INFINITY;

fn refused(key: &'static str) -> PlayEvent {
    PlayEvent::Refused(Refusal::new(Text::new(key)))
}

fn request(table: &TestTable, from: Asker, action: TableAction) -> TableRequest {
    table.part::<Play>().request(table.play_entity(), from, action)
}

fn send(table: &mut TestTable, requests: impl IntoIterator<Item = TableRequest>) -> Vec<PlayEvent> {
    table.heard();
    table.app.world_mut().write_message_batch(requests);
    table.frames(1);
    table.heard()
}

fn order(table: &TestTable, seat: Seat) -> String {
    table.session().orders(seat)[0].clone()
}

#[test]
fn what_answers_an_older_node_is_refused_and_changes_nothing() {
    let mut table = TestTable::new("avanco", None, SPEED);
    let engine = request(&table, Asker::File, TableAction::Session(Request::Move(order(&table, Seat(0)))));
    let undo = request(&table, Asker::Person(Seat(0)), TableAction::Session(Request::Undo));
    assert!(matches!(send(&mut table, [engine.clone()])[..], [PlayEvent::Changed(SessionChange::Played { .. })]));
    let (cursor, line) = (table.session().cursor(), table.session().line());
    for late in [engine, undo] {
        assert_eq!(send(&mut table, [late]), [refused("refuse-late")]);
        assert_eq!((table.session().cursor(), table.session().line()), (cursor, line.clone()));
    }
    let again = request(&table, Asker::Person(Seat(0)), TableAction::Session(Request::Undo));
    assert_eq!(send(&mut table, [again]), [PlayEvent::Changed(SessionChange::Jumped)]);
    assert_eq!(table.session().cursor(), NodeId::ROOT);
}

#[test]
fn what_answers_another_play_is_refused_and_changes_nothing() {
    let mut table = TestTable::new("avanco", None, SPEED);
    let gone = table.play_entity();
    let late = request(&table, Asker::File, TableAction::Session(Request::Move(order(&table, Seat(0)))));
    let rastros = games::find("rastros").expect("the game exists");
    table.app.world_mut().write_message(StageRequest::Open(rastros, 1));
    table.frames(2);
    let before = table.session().position_text();
    assert_eq!(send(&mut table, [late]), [refused("refuse-late")]);
    assert_ne!(table.play_entity(), gone);
    assert_eq!((table.session().position_text(), table.session().cursor()), (before, NodeId::ROOT));
}

#[test]
fn what_answers_the_play_before_a_new_game_is_refused() {
    let mut table = TestTable::new("avanco", None, SPEED);
    let old = table.play_entity();
    let late = request(&table, Asker::File, TableAction::Session(Request::Move(order(&table, Seat(0)))));
    let options = table.session().options().clone();
    table.renew(options, 1);
    assert_ne!(table.play_entity(), old);
    assert_eq!(send(&mut table, [late]), [refused("refuse-late")]);
    assert_eq!(table.session().cursor(), NodeId::ROOT);
    table.assert_at_rest();
}

#[test]
fn clicks_of_a_person_within_one_frame_follow_each_other() {
    let mut table = TestTable::new("rastros", None, SPEED);
    let geometry = table.session().info().geometry;
    let touch = |table: &TestTable, name: &str| {
        let cell = geometry.parse(name).expect("a cell");
        request(table, Asker::Person(Seat(0)), TableAction::Touch(Pick::Cell(cell)))
    };
    let clicks = [touch(&table, "d4"), touch(&table, "c4"), touch(&table, "c3")];
    send(&mut table, clicks);
    assert_eq!(table.session().line().len(), 4, "all three moves were played");
    table.assert_in_step();
}

#[test]
fn a_click_after_a_move_that_the_person_has_not_seen_is_late() {
    let mut table = against_the_computer("rastros");
    let geometry = table.session().info().geometry;
    let touch = |table: &TestTable, name: &str| {
        let cell = geometry.parse(name).expect("a cell");
        request(table, Asker::Person(Seat(0)), TableAction::Touch(Pick::Cell(cell)))
    };
    let (first, second) = (touch(&table, "d4"), touch(&table, "c3"));
    let reply = TableRequest {
        node: NodeId(1),
        ..request(&table, Asker::Computer(Seat(1)), TableAction::Session(Request::Order(Seat(1), "c4".to_owned())))
    };
    let happened = send(&mut table, [first, reply, second]);
    assert_eq!(happened.last(), Some(&refused("refuse-late")));
    assert_eq!(table.session().line().len(), 3, "both moves were played, and no third");
}

#[test]
fn events_name_the_play_and_the_seat() {
    #[derive(Resource, Default)]
    struct Seen(Vec<(Entity, Option<Seat>)>);
    let mut table = TestTable::new("avanco", None, SPEED);
    table.app.init_resource::<Seen>().add_systems(
        Last,
        |mut events: MessageReader<TableEvent>, mut seen: ResMut<Seen>| {
            seen.0.extend(events.read().map(|event| (event.play, event.seat)));
        },
    );
    let play = table.play_entity();
    for (ply, seat) in [Seat(0), Seat(1), Seat(0)].into_iter().enumerate() {
        table.app.world_mut().resource_mut::<Seen>().0.clear();
        let from = if ply == 2 { Asker::File } else { Asker::Person(seat) };
        let text = order(&table, seat);
        let played = request(&table, from, TableAction::Session(Request::Order(seat, text)));
        send(&mut table, [played]);
        table.frames(1);
        let by = (ply != 2).then_some(seat);
        assert_eq!(table.app.world().resource::<Seen>().0, [(play, by)]);
        assert_eq!(table.part::<Turn>().number, ply as u32 + 1);
    }
}

/// The second seat is the computer's.
fn one_person() -> Vec<Controller> {
    vec![Controller::Human, Controller::Computer("1".to_owned())]
}

/// A play whose second seat is the computer's.
fn against_the_computer(game: &str) -> TestTable {
    let entry = games::find(game).expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    session.describe(String::new(), Vec::new(), one_person());
    TestTable::with(entry, session, SPEED)
}

#[test]
fn a_seat_of_the_computer_is_not_for_people_nor_theirs_for_the_computer() {
    let mut table = against_the_computer("rastros");
    assert_eq!(*table.part::<LocalSeats>(), LocalSeats(SeatSet::one(Seat(0))));
    let own = request(&table, Asker::Computer(Seat(1)), TableAction::Session(Request::Move("d4".to_owned())));
    assert_eq!(send(&mut table, [own]), [refused("refuse-not-local")]);
    table.click("d4");
    assert_eq!(table.session().asked(), SeatSet::one(Seat(1)));
    table.heard();
    table.click("c4");
    assert!(table.heard().contains(&refused("refuse-not-local")));
    for action in [Request::Order(Seat(1), "c4".to_owned()), Request::Resign(Seat(1)), Request::Move("c4".to_owned())] {
        let own = request(&table, Asker::Person(Seat(0)), TableAction::Session(action));
        assert_eq!(send(&mut table, [own]), [refused("refuse-not-local")]);
    }
    assert_eq!(table.session().line().len(), 2);
    let reply =
        request(&table, Asker::Computer(Seat(1)), TableAction::Session(Request::Order(Seat(1), "c4".to_owned())));
    assert!(matches!(send(&mut table, [reply])[..], [PlayEvent::Changed(SessionChange::Played { .. })]));
    assert_eq!((table.part::<Turn>().asked, table.hand().seat), (SeatSet::one(Seat(0)), Seat(0)));
}

/// A game in which both seats decide at once, at this computer unless `controllers` says otherwise.
fn both_at_once(controllers: Vec<Controller>) -> TestTable {
    let entry = games::find("apocalypse").expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    session.describe(String::new(), Vec::new(), controllers);
    TestTable::with(entry, session, SPEED)
}

#[test]
fn of_two_seats_asked_at_once_the_second_can_order_first() {
    let mut table = both_at_once(Vec::new());
    assert_eq!((table.part::<Turn>().asked, table.hand().seat), (SeatSet::first(2), Seat(0)));
    table.ask(TableAction::TakeSeat(Seat(1)));
    assert_eq!(table.hand().seat, Seat(1));
    let text = order(&table, Seat(1));
    for pick in crate::dealt::picks_of(table.session(), Seat(1), &text) {
        table.ask(TableAction::Touch(pick));
    }
    let sealed = Turn { asked: SeatSet::one(Seat(0)), sealed: SeatSet::one(Seat(1)), ..default() };
    assert_eq!(*table.part::<Turn>(), sealed);
    assert_eq!(table.hand().seat, Seat(0), "now it is the other's turn");
    table.take_board();
    let text = order(&table, Seat(0));
    for pick in crate::dealt::picks_of(table.session(), Seat(0), &text) {
        table.ask(TableAction::Touch(pick));
    }
    assert_eq!((table.part::<Turn>().number, table.session().line().len()), (1, 2));
    table.assert_in_step();
}

#[test]
fn of_two_seats_asked_at_once_the_second_can_resign() {
    let mut table = both_at_once(Vec::new());
    table.ask(TableAction::TakeSeat(Seat(1)));
    assert_eq!(*table.hand(), Hand { seat: Seat(1), ..Hand::default() });
    table.ask(TableAction::Session(Request::Resign(Seat(1))));
    let outcome = table.part::<Turn>().outcome.clone().expect("it is over");
    assert_eq!(table.session().sides()[0].seats, SeatSet::one(Seat(0)));
    assert_eq!(outcome.winner, ludoteca_rules::Winner::Side(ludoteca_rules::Side(0)));
}

#[test]
fn a_whole_move_does_not_replace_the_sealed_order_of_another() {
    let mut table = both_at_once(one_person());
    let own = order(&table, Seat(0));
    table.ask(TableAction::Session(Request::Order(Seat(0), own)));
    let whole = Request::Move("a2-a3|a4-a3".to_owned());
    let whole = request(&table, Asker::Computer(Seat(1)), TableAction::Session(whole));
    assert_eq!(send(&mut table, [whole]), [refused("refuse-not-local")]);
    assert_eq!((table.session().sealed(), table.session().cursor()), (SeatSet::one(Seat(0)), NodeId::ROOT));
}

#[test]
fn going_to_the_node_where_the_play_is_keeps_what_is_in_hand() {
    let mut table = TestTable::new("avanco", None, SPEED);
    let text = order(&table, Seat(0));
    let picks = crate::dealt::picks_of(table.session(), Seat(0), &text);
    table.ask(TableAction::Touch(picks[0]));
    let hand = table.hand().clone();
    assert_eq!(hand.picks, picks[..1]);
    table.ask(TableAction::Session(Request::GoTo(NodeId::ROOT)));
    assert_eq!(*table.hand(), hand);
}

#[test]
fn everything_of_a_play_is_below_its_entity_and_goes_with_it() {
    let mut table = TestTable::new("produto", None, SPEED);
    table.frames(3);
    let play = table.play_entity();
    let world = table.app.world_mut();
    let mut parts = world.query::<(Entity, &Mesh3d)>();
    let ancestors = |world: &World, entity: Entity| {
        std::iter::successors(Some(entity), |entity| world.get::<ChildOf>(*entity).map(ChildOf::parent)).last()
    };
    let meshes: Vec<Entity> = parts.iter(world).map(|(entity, _)| entity).collect();
    let below = meshes.iter().filter(|entity| ancestors(world, **entity) == Some(play)).count();
    // Only the plane for the pointer, the quad of the window and what is seen behind the table belong to no play.
    assert_eq!(meshes.len() - below, 3, "{below} of {} are parts of the play", meshes.len());
    table.app.world_mut().write_message(StageRequest::Leave);
    table.frames(2);
    let world = table.app.world_mut();
    assert_eq!(world.query::<&Mesh3d>().iter(world).count(), 3);
    assert_eq!(world.query::<&OnCell>().iter(world).count(), 0);
    assert!(world.get_entity(play).is_err());
}
