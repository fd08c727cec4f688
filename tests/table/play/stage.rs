//! From the shelf to a game and back: by clicks and keys, with nothing lost and nothing left over.

use crate::test_table::{TestTable, built, player, start_program};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use ludoteca::desk::frame::display::UncoveredArea;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::shelf::controller::{OpenGame, ShelfAction};
use ludoteca::desk::shelf::model::first_game;
use ludoteca::desk::view_model::{DialogModel, Panels};
use ludoteca::theatre::{Demo, DemonstrationRequest};
use ludoteca_games::{self as games, catalogue};
use ludoteca_rules::session::Request;
use ludoteca_rules::{Entry, Options, Seat};
use ludoteca_table::play::Hand;
use ludoteca_table::play::stage::{self, LeftOpen, Shelf, StageRequest};
use ludoteca_table::play::{Asker, Play, TableAction};
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::projector::Projector;
use ludoteca_words::Language;

/// In the first box of the upper board, which is that of the first game.
const FIRST_BOX: Vec2 = Vec2::new(380.0, 130.0);

fn first() -> &'static Entry {
    first_game(&catalogue()).expect("there are games")
}

/// The shelf, as the bare program shows it.
fn shelf() -> TestTable {
    let mut table = TestTable::bare(f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.frames(5);
    table
}

fn escape(table: &mut TestTable) {
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(3);
}

fn open_game(table: &TestTable) -> Option<&'static str> {
    let world = table.app.world();
    world.try_query::<&Play>()?.iter(world).next().map(|play| play.entry.info.id)
}

fn cards(table: &TestTable) -> Vec<(&'static str, bool)> {
    let panels = table.app.world().resource::<Panels>();
    panels.0.shelf.iter().flat_map(|shelf| shelf.cards()).map(|card| (card.id, card.open)).collect()
}

fn title(table: &mut TestTable) -> String {
    let world = table.app.world_mut();
    world.query_filtered::<&Window, With<PrimaryWindow>>().single(world).expect("one window").title.clone()
}

#[test]
fn the_program_opens_on_every_game_with_a_table() {
    let table = shelf();
    assert_eq!(open_game(&table), None);
    let all: Vec<_> = built().iter().map(|entry| (entry.info.id, false)).collect();
    let mut shown = cards(&table);
    assert_eq!(shown[0].0, "semaforo", "one begins with the shortest game");
    let in_order = |(id, _): &(&str, bool)| built().iter().position(|entry| entry.info.id == *id);
    shown.sort_by_key(in_order);
    assert_eq!(shown, all);
}

#[test]
fn one_click_takes_a_game_one_more_begins_it_and_escape_leads_back() {
    let mut table = shelf();
    table.click_at(FIRST_BOX);
    table.frames(6);
    let first = first();
    assert_eq!(open_game(&table), Some(first.info.id));
    // It is asked with whom one plays; whoever plays for the first time meets the weakest.
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(6);
    let controllers = table.session().header().controllers.clone();
    assert_eq!(controllers, [player("human"), player("1")]);
    assert_eq!(table.app.world().resource::<Panels>().0.dialog, None);
    table.assert_at_rest();
    assert_ne!(title(&mut table), "Ludoteca");
    let seat = table.session().asked().iter().next().expect("somebody is asked");
    let order = table.session().orders(seat)[0].clone();
    for pick in crate::dealt::picks(table.session(), &order) {
        if let ludoteca_rules::Pick::Cell(cell) = pick {
            table.touch(cell);
        }
    }
    let begun = table.session().position_text();
    escape(&mut table);
    if open_game(&table).is_some() {
        // A pick was still in hand.
        escape(&mut table);
    }
    assert_eq!(open_game(&table), None);
    assert_eq!(title(&mut table), "Ludoteca");
    assert!(cards(&table).contains(&(first.info.id, true)), "it is still there");
    let left = table.app.world().resource::<LeftOpen>().of(first.info.id).next().expect("it was left").position_text();
    assert_eq!(left, begun);
    table.click_at(FIRST_BOX);
    table.frames(6);
    assert_eq!(table.session().position_text(), begun, "one goes on without being asked");
    assert_eq!(table.app.world().resource::<Panels>().0.dialog, None);
    table.assert_at_rest();
}

#[test]
fn whoever_does_not_begin_is_back_at_the_shelf() {
    let mut table = shelf();
    table.click_at(FIRST_BOX);
    table.frames(6);
    assert!(matches!(table.app.world().resource::<Panels>().0.dialog, Some(DialogModel::NewGame(_))));
    escape(&mut table);
    table.frames(4);
    assert_eq!(open_game(&table), None);
    // From the table, the same dialog leads back to the play.
    table.app.world_mut().write_message(StageRequest::Open(first(), 1));
    table.frames(4);
    table.app.world_mut().write_message(NewGameAction::Open);
    table.frames(4);
    escape(&mut table);
    assert_eq!(open_game(&table), Some(first().info.id));
}

#[test]
fn who_takes_up_a_set_up_again_is_not_asked_with_whom_to_play_later() {
    let mut table = shelf();
    table.app.world_mut().write_message(StageRequest::Open(first(), 1));
    table.frames(4);
    table.app.world_mut().write_message(StageRequest::SetUp);
    table.frames(4);
    table.app.world_mut().write_message(StageRequest::Leave);
    table.frames(4);
    table.app.world_mut().write_message(OpenGame(first().info.id));
    table.frames(6);
    assert!(table.setup().is_some(), "it is as it was left");
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(6);
    assert_eq!(table.app.world().resource::<Panels>().0.dialog, None);
}

#[test]
fn the_one_who_has_just_hatched_invites_whoever_is_here_for_the_first_time() {
    let mut table = shelf();
    let invited = table.app.world().resource::<Panels>().0.shelf.as_ref().and_then(|shelf| shelf.rail.first.clone());
    let (id, ..) = invited.expect("nothing was played yet");
    table.app.world_mut().write_message(ShelfAction::Begin(id));
    table.frames(6);
    assert_eq!(open_game(&table), Some(first().info.id));
    assert_eq!(table.session().header().controllers, [player("human"), player("1")]);
    assert_eq!(table.app.world().resource::<Panels>().0.dialog, None, "nothing is asked");
}

#[test]
fn a_game_is_opened_by_keys_alone() {
    let mut table = shelf();
    for steps in 1..5 {
        for _ in 0..steps {
            table.key(KeyCode::Tab, Key::Tab);
            table.frames(2);
        }
        table.key(KeyCode::Enter, Key::Enter);
        table.frames(3);
        if open_game(&table).is_some() {
            return;
        }
        escape(&mut table);
    }
    panic!("no card was reached");
}

#[test]
fn keys_within_one_frame_walk_over_the_shelf_one_by_one() {
    let mut table = shelf();
    let tab = (KeyCode::Tab, Key::Tab);
    let third = cards(&table)[2].0;
    let keys = std::iter::repeat_n(tab, 3).chain([(KeyCode::Enter, Key::Enter)]);
    table.keys_at_once(&keys.collect::<Vec<_>>());
    table.frames(12);
    assert_eq!(open_game(&table), Some(third));
}

/// How many entities there are, and how many assets of each kind.
fn counts(table: &TestTable) -> Vec<usize> {
    let world = table.app.world();
    let mut counts =
        vec![table.entities(), world.resource::<Assets<Mesh>>().len(), world.resource::<Assets<Image>>().len()];
    counts.extend(world.get_resource::<Assets<StandardMaterial>>().map(Assets::len));
    counts.extend(world.get_resource::<Assets<ludoteca_table::scene::material::plain::Plain>>().map(Assets::len));
    counts
}

fn camera(table: &mut TestTable) -> Orbit {
    let world = table.app.world_mut();
    *world.query::<&Orbit>().single(world).expect("one camera")
}

#[test]
fn the_wheel_over_the_shelf_leaves_the_table_alone_and_every_board_is_first_seen_whole() {
    let mut table = shelf();
    table.wheel(3.0);
    table.frames(2);
    assert_eq!(camera(&mut table), Orbit::default());
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(4);
    table.move_to(Vec2::new(300.0, 400.0));
    table.wheel(3.0);
    table.frames(2);
    assert_ne!(camera(&mut table), Orbit::default(), "at the table it comes nearer");
    table.app.world_mut().write_message(StageRequest::Open(built()[1], 1));
    table.frames(4);
    assert_eq!(camera(&mut table), Orbit::default());
}

#[test]
fn a_board_is_in_its_place_from_its_first_frame_on() {
    let mut table = shelf();
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(1);
    let corners = |table: &mut TestTable| ["a1", "d3"].map(|name| table.pixel(name));
    let first = corners(&mut table);
    table.frames(6);
    for (before, now) in first.into_iter().zip(corners(&mut table)) {
        assert!(before.distance(now) < 0.5, "{before} {now}");
    }
}

#[test]
fn what_is_asked_on_the_shelf_is_not_for_the_next_play() {
    let mut table = shelf();
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(4);
    let order = table.session().orders(Hand::of(table.session()).seat)[0].clone();
    table.play(&order);
    let undo = TableAction::Session(Request::Undo);
    let undo = table.part::<Play>().request(table.play_entity(), Asker::Person(Seat(0)), undo);
    escape(&mut table);
    table.app.world_mut().resource_mut::<Settings>().panel_open = false;
    table.frames(2);
    for (code, key) in [(KeyCode::PageUp, Key::PageUp), (KeyCode::F5, Key::F5), (KeyCode::Tab, Key::Tab)] {
        table.key(code, key);
    }
    assert!(!table.app.world().resource::<Settings>().panel_open, "there is no panel on the shelf");
    assert_eq!(*table.app.world().resource::<Projector>(), Projector(false));
    table.app.world_mut().write_message(undo);
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(4);
    assert_eq!(table.plies(), 1, "the move is still there");
}

#[test]
fn only_a_play_under_way_is_called_so() {
    let mut table = shelf();
    let open = |table: &TestTable| cards(table).into_iter().filter(|(_, open)| *open).count();
    for entry in built() {
        table.app.world_mut().write_message(StageRequest::Open(entry, 1));
        table.frames(3);
    }
    escape(&mut table);
    assert_eq!(open(&table), 0, "nothing was played");
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(3);
    for (moves, expected) in [(1, 1), (200, 0)] {
        for _ in 0..moves {
            let seat = Hand::of(table.session()).seat;
            let Some(order) = table.session().orders(seat).first().cloned() else { break };
            table.play(&order);
        }
        escape(&mut table);
        if open_game(&table).is_some() {
            // The banner of the result was put away first.
            escape(&mut table);
        }
        assert_eq!(open(&table), expected);
        table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
        table.frames(3);
    }
}

#[test]
fn opening_all_games_again_leaves_nothing_over() {
    let mut table = shelf();
    let mut rounds = Vec::new();
    for _ in 0..3 {
        for entry in built() {
            table.app.world_mut().write_message(StageRequest::Open(entry, 1));
            table.frames(3);
            table.assert_at_rest();
            let seat = table.session().asked().iter().next().expect("somebody is asked");
            let order = table.session().orders(seat)[0].clone();
            table.play(&order);
            table.frames(3);
            table.ask(TableAction::Session(Request::Undo));
            table.frames(2);
        }
        table.app.world_mut().write_message(StageRequest::Leave);
        table.frames(4);
        rounds.push(counts(&table));
    }
    assert_eq!(rounds[1], rounds[2]);
}

#[test]
fn a_play_given_beforehand_is_on_the_table_at_once() {
    let entry = games::find("sapiens").expect("the game exists");
    let mut table = TestTable::with(entry, entry.start(Options::defaults(entry.info.options)), f32::INFINITY);
    assert_eq!(open_game(&table), Some("sapiens"));
    table.assert_at_rest();
}

#[test]
fn for_a_class_the_panels_go_and_the_board_is_strong() {
    let mut table = shelf();
    table.app.world_mut().write_message(StageRequest::Open(built()[0], 1));
    table.frames(4);
    let before = table.app.world().resource::<UncoveredArea>().0.expect("panels have been drawn");
    let board = |table: &mut TestTable| table.pixel("a1").distance(table.pixel("d3"));
    let small = board(&mut table);
    table.key(KeyCode::F5, Key::F5);
    table.frames(4);
    let free = table.app.world().resource::<UncoveredArea>().0.expect("panels have been drawn");
    assert!(free.bottom() == 768.0 && free.top() > 30.0, "only a band above: {free:?}");
    let large = board(&mut table);
    assert!(large > small, "the board is larger: {small} {large}");
    assert_eq!(*table.app.world().resource::<Projector>(), Projector(true));
    table.key(KeyCode::F5, Key::F5);
    table.frames(4);
    assert_eq!(table.app.world().resource::<UncoveredArea>().0, Some(before));
    assert_eq!(*table.app.world().resource::<Projector>(), Projector(false));
}

#[test]
fn f1_shows_the_rules_of_the_game() {
    let mut table = shelf();
    for entry in built() {
        table.app.world_mut().write_message(StageRequest::Open(entry, 1));
        table.frames(4);
        table.key(KeyCode::F1, Key::F1);
        table.frames(4);
        let panels = table.app.world().resource::<Panels>();
        let Some(DialogModel::Rules(rules)) = &panels.0.dialog else { panic!("{} has no card", entry.info.id) };
        assert_eq!((rules.title.as_str(), rules.pictures.len()), (entry.info.name, entry.info.card.len()));
        escape(&mut table);
        assert!(table.app.world().resource::<Panels>().0.dialog.is_none());
    }
}

/// The texts of the plays of a game that were left open, the one left last at first.
fn left(table: &TestTable, id: &str) -> Vec<String> {
    table.app.world().resource::<LeftOpen>().of(id).map(|play| play.position_text()).collect()
}

#[test]
fn a_new_game_keeps_the_one_before_and_it_can_be_gone_on_with() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let options = table.session().options().clone();
    table.play("d4");
    let first = table.session().position_text();
    table.renew(options.clone(), 1);
    assert_eq!(left(&table, "rastros"), [&*first]);
    table.renew(options.clone(), 1);
    assert_eq!(left(&table, "rastros"), [&*first], "one in which nothing was played is not kept");
    table.play("e4");
    let second = table.session().position_text();
    table.renew(options, 1);
    assert_eq!(left(&table, "rastros"), [&*second, &*first]);
    table.app.world_mut().write_message(StageRequest::Resume(1));
    table.frames(3);
    assert_eq!((&*table.session().position_text(), table.plies()), (&*first, 1));
    assert_eq!(left(&table, "rastros"), [&*second]);
    table.assert_at_rest();
    table.app.world_mut().write_message(StageRequest::Resume(0));
    table.frames(3);
    assert_eq!(table.session().position_text(), second);
    assert_eq!(left(&table, "rastros"), [&*first]);
    table.app.world_mut().write_message(StageRequest::Resume(7));
    table.frames(3);
    assert_eq!(table.session().position_text(), second, "there is no such play");
    assert_eq!(left(&table, "rastros"), [&*first]);
}

#[test]
fn a_play_whose_table_cannot_be_opened_is_not_lost() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let entry = games::find("horizons").expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let order = session.orders(Seat(0))[0].clone();
    session.submit(Request::Move(order)).expect("a legal move");
    let text = session.position_text();
    table.app.insert_resource(Shelf::default());
    assert!(stage::open(table.app.world_mut(), entry, session).is_err(), "it has no table");
    assert_eq!(open_game(&table), Some("rastros"));
    assert_eq!(left(&table, "horizons"), [text]);
}

fn demonstrated(table: &TestTable) -> Option<String> {
    let panels = table.app.world().resource::<Panels>();
    assert_eq!(panels.0.demo.is_some(), table.app.world().contains_resource::<Demo>());
    panels.0.demo.as_ref().map(|demo| demo.title.clone())
}

#[test]
fn from_the_shelf_to_the_demonstration_and_back() {
    let mut table = shelf();
    // The boxes come first, and after that of Sapiens its button.
    let place = cards(&table).iter().position(|(id, _)| *id == "sapiens").expect("it is on the shelf");
    for _ in 0..place + 2 {
        table.key(KeyCode::Tab, Key::Tab);
        table.frames(2);
    }
    table.key(KeyCode::Enter, Key::Enter);
    table.frames(3);
    assert_eq!(demonstrated(&table).as_deref(), Some("Sapiens"));
    assert_eq!((open_game(&table), cards(&table), title(&mut table)), (None, Vec::new(), "Sapiens".to_owned()));
    table.key(KeyCode::F1, Key::F1);
    table.frames(3);
    let rules = table.app.world().resource::<Panels>().0.dialog.clone();
    assert!(matches!(rules, Some(DialogModel::Rules(rules)) if rules.title == "Sapiens"));
    escape(&mut table);
    assert!(table.app.world().resource::<Panels>().0.dialog.is_none() && demonstrated(&table).is_some());
    let free = |table: &TestTable| table.app.world().resource::<UncoveredArea>().0.expect("panels have been drawn");
    let with_controls = free(&table);
    table.key(KeyCode::F5, Key::F5);
    table.frames(4);
    assert_eq!(*table.app.world().resource::<Projector>(), Projector(true));
    assert!(
        free(&table).height() >= 768.0 / 2.0,
        "words and controls are larger, and the stage keeps half of the window"
    );
    escape(&mut table);
    assert_eq!(*table.app.world().resource::<Projector>(), Projector(false));
    assert_eq!(free(&table), with_controls);
    escape(&mut table);
    assert_eq!(demonstrated(&table), None);
    assert_eq!((cards(&table).len(), title(&mut table)), (built().len(), "Ludoteca".to_owned()));
    let shapes = counts(&table);
    table.app.world_mut().write_message(DemonstrationRequest::Open("sapiens", None));
    table.frames(3);
    escape(&mut table);
    assert_eq!(counts(&table), shapes, "nothing of it is left");
}

#[test]
fn from_a_play_to_the_demonstration_and_back_to_the_play() {
    let mut table = TestTable::prepared("sapiens", f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.frames(4);
    table.play("a2~");
    let position = table.session().position_text();
    table.app.world_mut().write_message(DemonstrationRequest::Open("rastros", None));
    table.frames(3);
    assert_eq!((demonstrated(&table), open_game(&table)), (None, Some("sapiens")), "that game has none");
    for twice in [false, true] {
        table.app.world_mut().write_message(DemonstrationRequest::Open("sapiens", None));
        table.frames(3);
        assert_eq!((demonstrated(&table).as_deref(), open_game(&table)), (Some("Sapiens"), None));
        if twice {
            table.app.world_mut().write_message(DemonstrationRequest::Open("sapiens", None));
            table.frames(3);
        }
        escape(&mut table);
        assert_eq!((demonstrated(&table), open_game(&table)), (None, Some("sapiens")));
        assert_eq!(table.session().position_text(), position);
        table.assert_at_rest();
    }
}
