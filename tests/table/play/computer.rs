//! The computer at the table: it answers, waits, resigns and advises.

use crate::test_table::{TestTable, player, start_program};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use ludoteca::desk::computer::advice::AdviceRequest;
use ludoteca::desk::computer::analysis::{Analysing, FollowLine};
use ludoteca::desk::computer::opponent::OpponentRequest;
use ludoteca::desk::computer::{Chance, Thinkers};
use ludoteca::desk::play::model::PlayModel;
use ludoteca::desk::view_model::Panels;
use ludoteca_games as games;
use ludoteca_games::catalogue;
use ludoteca_rules::session::{Event, NodeId, Request, SessionChange};
use ludoteca_rules::thinking::think::{Question, Stop};
use ludoteca_rules::{Options, Seat, SeatSet, Text};
use ludoteca_table::play::{Advice, CurrentOpinion, LocalSeats, OpponentState, PlayEvent, Secrecy, TableAction};
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use ludoteca_words::{Language, Words};
use ludoteca_workers::Workers;
use std::time::Duration;

impl TestTable {
    /// So many turns have been played on the way to the cursor.
    fn turns(&self) -> u32 {
        self.session().node(self.session().cursor()).turn
    }

    /// Runs frames until so many turns have been played.
    fn wait_for_turns(&mut self, turns: u32) {
        for _ in 0..900 {
            self.frames(1);
            if self.turns() == turns {
                return;
            }
        }
        panic!("{} turns and not {turns}", self.turns());
    }

    /// Runs frames until the order of a seat is sealed.
    fn wait_for_seal(&mut self, seat: Seat) {
        for _ in 0..900 {
            self.frames(1);
            if self.session().sealed().contains(seat) {
                return;
            }
        }
        panic!("the computer does not order");
    }

    /// Runs frames until the computer has nothing to do any more.
    fn wait_for_computer(&mut self) {
        for _ in 0..900 {
            self.frames(1);
            if *self.part::<OpponentState>() != OpponentState::Thinks {
                return;
            }
        }
        panic!("the computer does not come to an end");
    }
}

#[test]
fn the_computer_answers_when_the_move_before_has_been_seen() {
    let mut table = TestTable::seated("avanco", None, &["human", "2"], 1.0);
    assert_eq!(table.part::<LocalSeats>().0, SeatSet::one(Seat(0)));
    assert_eq!(*table.part::<OpponentState>(), OpponentState::Idle);
    table.drag("b2", "b3");
    assert_eq!(table.turns(), 1);
    table.settle();
    assert_eq!((table.turns(), *table.part::<OpponentState>()), (1, OpponentState::Thinks), "nobody is hurried");
    table.wait_for_computer();
    assert_eq!(table.turns(), 2);
    table.settle();
    table.assert_at_rest();
    assert_eq!(table.session().asked(), SeatSet::one(Seat(0)));
    // Nobody else moves its pieces.
    table.click("c2");
    let marks = |table: &TestTable| table.part::<Marks>().0.iter().any(|(_, mark)| *mark == MarkShape::Selected);
    assert!(marks(&table));
}

#[test]
fn undo_comes_back_to_the_person_and_redo_brings_the_answer_again() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], f32::INFINITY);
    table.play("b2-b3");
    table.wait_for_computer();
    let answered = table.session().position_text();
    table.play("c2-c3");
    table.wait_for_computer();
    let last = table.session().position_text();
    assert_eq!(table.turns(), 4);
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!((table.turns(), table.session().position_text()), (2, answered));
    table.frames(100);
    assert_eq!(table.turns(), 2, "the person is asked, not the computer");
    table.ask(TableAction::Session(Request::Redo));
    assert_eq!((table.turns(), table.session().position_text()), (4, last));
    table.ask(TableAction::Session(Request::Undo));
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(table.turns(), 0);
    // The same move again is answered too.
    table.play("b2-b3");
    table.wait_for_computer();
    assert_eq!(table.turns(), 2);
}

#[test]
fn undo_while_it_thinks_takes_back_the_own_move_alone() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], f32::INFINITY);
    table.play("b2-b3");
    table.frames(2);
    assert_eq!((table.turns(), *table.part::<OpponentState>()), (1, OpponentState::Thinks));
    table.ask(TableAction::Session(Request::Undo));
    table.frames(100);
    assert_eq!(table.turns(), 0);
}

#[test]
fn who_looks_around_is_not_disturbed() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], f32::INFINITY);
    for order in ["b2-b3", "c2-c3"] {
        table.play(order);
        table.wait_for_computer();
    }
    let line = table.session().line();
    // To where the computer was asked.
    table.ask(TableAction::Session(Request::GoTo(line[1])));
    table.frames(100);
    assert_eq!((table.turns(), *table.part::<OpponentState>()), (1, OpponentState::Waits));
    table.app.world_mut().write_message(OpponentRequest::GoOn);
    table.frames(1);
    table.wait_for_computer();
    assert_eq!(table.turns(), 2, "it plays on when it is told to");
}

#[test]
fn two_computers_play_on_pause_and_step() {
    let mut table = TestTable::seated("semaforo", None, &["3", "4"], f32::INFINITY);
    let tell = |table: &mut TestTable, told| _ = table.app.world_mut().write_message::<OpponentRequest>(told);
    while table.turns() < 3 {
        table.frames(1);
    }
    tell(&mut table, OpponentRequest::Pause);
    table.frames(100);
    assert_eq!((table.turns(), *table.part::<OpponentState>()), (3, OpponentState::Waits));
    tell(&mut table, OpponentRequest::Step);
    table.frames(100);
    assert_eq!((table.turns(), *table.part::<OpponentState>()), (4, OpponentState::Waits));
    tell(&mut table, OpponentRequest::GoOn);
    for _ in 0..3000 {
        table.frames(1);
    }
    assert!(table.session().outcome().is_some(), "{}", table.session().position_text());
    let event = &table.session().node(table.session().cursor()).event;
    assert!(matches!(event, Event::Move(_)), "nobody resigns where nobody waits for it: {event:?}");
}

#[test]
fn it_resigns_when_it_has_long_known_that_it_loses() {
    let mut table = TestTable::seated("semaforo", None, &["6", "human"], f32::INFINITY);
    let entry = games::find("semaforo").expect("the game exists");
    let mut best = (entry.searchers[0].make)(16);
    let mut turns = 0;
    loop {
        table.wait_for_computer();
        if table.session().outcome().is_some() {
            break;
        }
        let snapshot = table.session().snapshot(Seat(1));
        let answer = best.think(&snapshot, &Question::default(), &Stop::default());
        table.play(&answer.best.expect("a move"));
        turns += 1;
    }
    let event = table.session().node(table.session().cursor()).event.clone();
    assert_eq!(event, Event::Resigned(Seat(0)));
    assert_eq!(turns, 3, "it wants to be shown first");
}

#[test]
fn it_agrees_to_no_draw_at_once() {
    let mut table = TestTable::seated("horizons", None, &["human", "1"], f32::INFINITY);
    table.heard();
    table.ask(TableAction::Session(Request::AgreeDraw));
    let said = table.heard();
    let refused =
        |happened: &PlayEvent| matches!(happened, PlayEvent::Refused(why) if why.text == Text::new("refuse-draw"));
    assert!(said.iter().any(refused), "{said:?}");
    assert_eq!(table.session().outcome(), None);
}

#[test]
fn seats_change_hands_during_a_game() {
    let mut table = TestTable::seated("avanco", None, &["human", "human"], f32::INFINITY);
    table.play("b2-b3");
    table.frames(100);
    assert_eq!(table.turns(), 1);
    table.ask(TableAction::Seats(vec![player("human"), player("1")], Vec::new()));
    table.wait_for_computer();
    assert_eq!(table.turns(), 2, "it was asked already");
    table.ask(TableAction::Seats(vec![player("1"), player("human")], Vec::new()));
    table.wait_for_computer();
    assert_eq!((table.turns(), table.part::<LocalSeats>().0), (3, SeatSet::one(Seat(1))));
}

#[test]
fn a_level_that_is_not_known_leaves_its_seat_to_a_person() {
    let mut table = TestTable::seated("avanco", None, &["human", "Deep Thought"], f32::INFINITY);
    table.play("b2-b3");
    table.play("b6-b5");
    assert_eq!(table.turns(), 2);
}

/// A table with panels.
fn with_panels(game: &str) -> TestTable {
    TestTable::prepared(game, f32::INFINITY, |app| {
        start_program(app, Some(Language::En));
        app.insert_resource(Thinkers::new(Workers::none())).insert_resource(Chance(1));
    })
}

#[test]
fn a_hint_is_a_mark_and_a_sentence_until_the_next_move() {
    let mut table = with_panels("rastros");
    table.frames(3);
    table.key(KeyCode::F7, Key::F7);
    table.frames(3);
    let advised = table.part::<Advice>().0.clone().expect("a hint");
    let [pick] = advised.picks[..] else { panic!("{:?}", advised.picks) };
    let hints = |table: &TestTable| -> Vec<_> {
        table.part::<Marks>().0.iter().filter(|(_, mark)| *mark == MarkShape::Hint).map(|(cell, _)| *cell).collect()
    };
    let [cell] = hints(&table)[..] else { panic!("{:?}", table.part::<Marks>()) };
    assert_eq!(pick, ludoteca_rules::Pick::Cell(cell));
    let said = table.app.world().resource::<Panels>().0.play.as_ref().and_then(|play| play.advice.clone());
    let best = advised.analysis.and_then(|analysis| analysis.best).expect("a move");
    let said = said.expect("a sentence");
    assert!(said.starts_with(&format!("{best}: ")), "{said}");
    table.play(&best);
    table.frames(3);
    assert_eq!(hints(&table), []);
    assert_eq!(table.part::<Advice>().0, None);
}

#[test]
fn a_piece_that_is_pointed_at_is_named() {
    let mut table = with_panels("horizons");
    table.frames(3);
    let told = |table: &TestTable| {
        let play = table.app.world().resource::<Panels>().0.play.clone().expect("a play");
        play.pointed
    };
    let geometry = table.session().info().geometry;
    let [ox, empty] = ["d1", "d6"].map(|name| geometry.parse(name).expect("a cell"));
    table.aim(ox);
    table.frames(2);
    assert!(told(&table).is_some_and(|told| told.starts_with("White, Ox: ")), "{:?}", told(&table));
    table.aim(empty);
    table.frames(2);
    assert_eq!(told(&table), None);
}

#[test]
fn a_hint_and_what_the_computer_thinks_say_the_same() {
    let (hint, analysis) = ((KeyCode::F7, Key::F7), (KeyCode::F8, Key::F8));
    for [first, second] in [[hint.clone(), analysis.clone()], [analysis, hint]] {
        let mut table = with_panels("avanco");
        table.app.insert_resource(Analysing { on: false, longest: Duration::from_millis(60) });
        table.frames(3);
        let begins = format!("{first:?}");
        for (code, key) in [first, second] {
            table.key(code, key);
            table.frames(4);
        }
        let advised = table.part::<Advice>().0.clone().and_then(|advice| advice.analysis).expect("a hint");
        let opinion = table.part::<CurrentOpinion>().0.clone().expect("an opinion").analysis;
        assert_eq!((advised.nodes, &advised.best), (opinion.nodes, &opinion.best), "{begins}");
    }
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], 1.0);
    table.drag("b2", "b3");
    table.app.world_mut().write_message(AdviceRequest);
    table.frames(2);
    assert_eq!(table.part::<Advice>().0, None);
}

#[test]
fn the_position_is_analysed_and_a_line_stepped_through() {
    let mut table = with_panels("semaforo");
    table.app.insert_resource(Analysing { on: false, longest: Duration::from_millis(60) });
    table.key(KeyCode::F8, Key::F8);
    table.frames(4);
    let opinion = table.part::<CurrentOpinion>().0.clone().expect("an opinion");
    assert_eq!(opinion.analysis.orders.len(), table.session().orders(Seat(0)).len());
    let model = table.app.world().resource::<Panels>().0.play.as_ref().and_then(|play| play.opinion.clone());
    let model = model.expect("it is shown");
    assert_eq!((model.worth.as_str(), model.bar), ("loses within 13 moves", 0));
    assert_eq!(model.explored.as_ref().map(|explored| explored.kept.as_str()), Some("Every move loses."));
    let follow = |orders: &[String]| FollowLine { from: model.node, orders: orders.to_vec() };
    table.app.world_mut().write_message(follow(&model.line[..3]));
    table.wait_for_turns(3);
    assert_eq!(table.turns(), 3);
    let played: Vec<Event> =
        table.session().line()[1..].iter().map(|node| table.session().node(*node).event.clone()).collect();
    let line: Vec<Event> = opinion.analysis.line[..3].iter().map(|order| Event::Move(order.clone())).collect();
    assert_eq!(played, line);
    table.key(KeyCode::F8, Key::F8);
    table.frames(4);
    assert_eq!(table.part::<CurrentOpinion>().0, None);
}

#[test]
fn a_line_is_played_no_further_once_somebody_does_something_else() {
    let mut table = with_panels("semaforo");
    table.app.insert_resource(Analysing { on: true, longest: Duration::from_millis(60) });
    table.frames(4);
    let line = |from: NodeId| FollowLine { from, orders: ["a1", "b1", "c1", "d1"].map(str::to_owned).to_vec() };
    table.app.world_mut().write_message(line(NodeId::ROOT));
    table.wait_for_turns(2);
    table.ask(TableAction::Session(Request::Undo));
    table.settle();
    table.frames(60);
    assert_eq!(table.turns(), 1, "it was taken back, and nothing follows");
    // Nor does anything where the position is another one by then.
    table.app.world_mut().write_message(line(NodeId::ROOT));
    table.frames(60);
    assert_eq!((table.turns(), table.refusals()), (1, Vec::<String>::new()));
}

#[test]
fn what_people_order_in_secret_is_not_analysed_before_them() {
    let mut table = with_panels("apocalypse");
    table.app.insert_resource(Analysing { on: true, longest: Duration::from_millis(60) });
    table.frames(4);
    assert_eq!(table.part::<CurrentOpinion>().0, None);
    let told = |table: &TestTable| {
        let play = table.app.world().resource::<Panels>().0.play.clone().expect("a play");
        (play.can_analyse, play.can_advise, play.not_told)
    };
    let why = "Not while you order in secret: everybody at the table would read it.".to_owned();
    assert_eq!(told(&table), (false, false, Some(why.clone())));
    for (seat, order) in [(Seat(0), "a2-a3"), (Seat(1), "a4-a3")] {
        table.ask(TableAction::Session(Request::Order(seat, order.to_owned())));
        table.frames(3);
        assert_eq!(table.part::<CurrentOpinion>().0, None);
    }
    assert_eq!(table.turns(), 1);
    // Nobody orders again in a position that was left, until somebody does.
    table.ask(TableAction::Session(Request::Undo));
    table.frames(4);
    assert_eq!(told(&table), (true, false, Some(why)));
    assert!(table.part::<CurrentOpinion>().0.is_some());
    table.ask(TableAction::Session(Request::Order(Seat(0), "a2-a3".to_owned())));
    table.frames(3);
    assert_eq!(table.part::<CurrentOpinion>().0, None);
}

#[test]
fn a_new_game_keeps_its_players_and_another_play_stops_the_thought() {
    let mut table = TestTable::seated("avanco", None, &["human", "1"], f32::INFINITY);
    table.play("b2-b3");
    table.frames(1);
    let changes = |table: &mut TestTable| {
        table.heard().iter().filter(|it| matches!(it, PlayEvent::Changed(SessionChange::Played { .. }))).count()
    };
    changes(&mut table);
    let options = table.session().options().clone();
    table.renew(options, 1);
    table.frames(100);
    assert_eq!((table.turns(), changes(&mut table)), (0, 0));
}

#[test]
fn where_both_order_at_once_the_computer_orders_unseen() {
    let mut table = TestTable::seated("apocalypse", None, &["human", "1"], f32::INFINITY);
    assert_eq!(table.secrecy(), Secrecy::Open, "one person has nobody to hide from");
    table.wait_for_seal(Seat(1));
    assert_eq!(table.turns(), 0);
    // What it has ordered is nowhere to be seen.
    assert_eq!(table.part::<Marks>().0, []);
    table.ask(TableAction::Session(Request::Order(Seat(0), "a2-a3".to_owned())));
    table.frames(3);
    assert_eq!(table.turns(), 1);
    table.wait_for_seal(Seat(1));
    let words = Words::new(Language::En, &catalogue());
    let shown = PlayModel::of(table.session(), &words, table.hand(), *table.part::<LocalSeats>());
    assert!(shown.can_undo && !shown.withdraws, "the button says so");
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(table.turns(), 0, "undo takes the turn back, not only what the computer has ordered since");
}

#[test]
fn four_sit_down_and_three_of_them_are_the_computer() {
    let entry = games::find("sapiens").expect("the game exists");
    let mut options = Options::defaults(entry.info.options);
    options.set("players", "single").expect("there is such an option");
    let mut session = entry.start(options);
    session.describe(String::new(), Vec::new(), ["human", "1", "1", "1"].map(player).to_vec());
    let mut table = TestTable::with_thinkers(entry, session, f32::INFINITY);
    let order = table.session().orders(Seat(0)).swap_remove(0);
    table.play(&order);
    table.wait_for_computer();
    assert_eq!(table.session().asked(), SeatSet::one(Seat(0)));
    assert!(table.turns() >= 4, "{}", table.turns());
    table.ask(TableAction::Session(Request::Undo));
    assert_eq!(table.turns(), 0);
}
