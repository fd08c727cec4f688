//! The teaching guard: a clear mistake against the computer is stopped before it counts.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca::desk::computer::guard::{GuardAction, Guarding};
use ludoteca::desk::computer::{Chance, Thinkers};
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::Panels;
use ludoteca_rules::session::{Controller, NodeId, Request, Series, Tag};
use ludoteca_rules::{Options, Seat};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage;
use ludoteca_table::play::{Aims, TableAction};
use ludoteca_words::Language;
use ludoteca_workers::Workers;

/// White wins with the piece on c6; with any other move Black does.
const POSITION: &str = "7/2w4/7/7/6w/b6/7 w";

fn table(players: [Controller; 2], on: bool, series: Option<&str>) -> TestTable {
    let mut table = TestTable::bare(f32::INFINITY, |app| {
        start_program(app, Some(Language::En));
        app.insert_resource(Background(Workers::none()));
        app.insert_resource(Thinkers::new(Workers::none())).insert_resource(Chance(1));
        app.world_mut().resource_mut::<Settings>().guard = on;
        let entry = ludoteca_games::find("avanco").expect("the game exists");
        let options = Options::defaults(entry.info.options);
        let mut session = entry.from_position(options, POSITION).expect("a position");
        session.describe(String::new(), Vec::new(), players.to_vec());
        let tag = |series: &str| Tag { name: Series::TAG.into(), value: series.into() };
        session.set_tags(series.map(tag).into_iter().collect());
        stage::open(app.world_mut(), entry, session).expect("the game has a table");
    });
    table.settle();
    table
}

fn against_computer(on: bool) -> TestTable {
    table([Controller::Human, Controller::Computer("1".to_owned())], on, None)
}

impl TestTable {
    fn warned(&self) -> Option<Vec<String>> {
        self.app.world().resource::<Panels>().0.play.as_ref().and_then(|play| play.warning.clone())
    }

    fn move_piece(&mut self, from: &str, to: &str) {
        for cell in [from, to] {
            let cell = self.cell(cell);
            self.touch(cell);
        }
        self.frames(6);
    }

    fn decide(&mut self, action: GuardAction) {
        self.app.world_mut().write_message(action);
        self.frames(6);
    }
}

#[test]
fn a_clear_mistake_is_stopped_and_taken_back_or_played_all_the_same() {
    let mut table = against_computer(true);
    assert_eq!(table.app.world().resource::<Guarding>(), &Guarding(true));
    table.move_piece("g3", "g4");
    let said = table.warned().expect("it is stopped");
    assert!(said.len() == 2 && !said.concat().contains("c6"), "nothing gives the better move away: {said:?}");
    assert!(said[1].contains("a1") || said[1].contains("b1"), "the answer is named: {said:?}");
    assert!(!table.part::<Aims>().wanted.is_empty(), "and ringed on the board");
    assert_eq!(table.session().cursor(), NodeId::ROOT, "it does not count");

    table.decide(GuardAction::TakeBack);
    assert_eq!((table.warned(), table.part::<Aims>().wanted.len()), (None, 0));
    assert_eq!((table.session().cursor(), table.hand().proposed.is_some()), (NodeId::ROOT, false));
    // A click on another piece does the same as taking it back.
    table.move_piece("g3", "f4");
    assert!(table.warned().is_some());
    let other = table.cell("c6");
    table.touch(other);
    table.frames(4);
    assert_eq!((table.warned(), table.hand().proposed.is_some()), (None, false));
}

#[test]
fn the_order_is_played_if_its_player_insists_and_a_good_one_at_once() {
    let mut table = against_computer(true);
    table.move_piece("g3", "g4");
    assert!(table.warned().is_some());
    // Neither a second click nor Enter on the board plays it by itself.
    let same = table.cell("g4");
    table.touch(same);
    table.frames(4);
    assert!(table.warned().is_some() && table.session().cursor() == NodeId::ROOT);
    table.decide(GuardAction::Keep);
    assert_ne!(table.session().cursor(), NodeId::ROOT);
    assert!(table.warned().is_none());

    let mut table = against_computer(true);
    table.move_piece("c6", "c7");
    assert!(table.session().outcome().is_some(), "it was not stopped");
}

#[test]
fn a_typed_order_is_stopped_too() {
    let mut table = against_computer(true);
    table.ask(TableAction::Session(Request::Order(Seat(0), "g3-g4".to_owned())));
    table.frames(6);
    assert!(table.warned().is_some());
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(4);
    assert!(table.warned().is_none() && table.hand().proposed.is_none(), "Esc takes it back");
}

#[test]
fn nobody_is_stopped_who_did_not_ask_for_it_or_plays_people_or_a_match() {
    let mut table_off = against_computer(false);
    table_off.move_piece("g3", "g4");
    assert_ne!(table_off.session().cursor(), NodeId::ROOT);
    let mut people = table([Controller::Human, Controller::Human], true, None);
    people.move_piece("g3", "g4");
    assert_ne!(people.session().cursor(), NodeId::ROOT);
    let computer = Controller::Computer("1".to_owned());
    let mut game = table([Controller::Human, computer], true, Some("1/2 0 0"));
    game.move_piece("g3", "g4");
    assert_ne!(game.session().cursor(), NodeId::ROOT);
}

#[test]
fn at_most_two_orders_in_twenty_plies_are_stopped() {
    let mut table = against_computer(true);
    for (place, (from, to)) in [("g3", "g4"), ("g3", "f4"), ("g3", "g4")].into_iter().enumerate() {
        table.move_piece(from, to);
        if table.warned().is_some() {
            assert!(place < 2, "twice is enough");
            table.decide(GuardAction::TakeBack);
        }
    }
    assert_ne!(table.session().cursor(), NodeId::ROOT, "the third one is played");
}
