//! Opening tables, going on with them, and sitting there in other ways than two at a time.

use super::{deciding, does, has_begun, joins, model, moves, one_move, opened, program, seated, touch_some, until};
use crate::dealt;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::network::controller::NetworkAction;
use ludoteca::desk::network::model::NetworkStage;
use ludoteca_table::play::{Confirming, Hand, LocalSeats, TableAction};
use tempfile::tempdir;

#[test]
fn four_play_at_a_board_of_sapiens() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let names = ["one", "two", "three", "four"];
    let games = ["sapiens", "avanco", "rastros", "semaforo"];
    let mut tables: Vec<_> = names.iter().zip(games).map(|(name, game)| program(game, &at(name))).collect();
    does(&mut tables[0], DialogAction::Open(Dialog::NewGame(dealt::options(&[("players", "single")]))));
    tables[0].frames(1);
    let place = opened(&mut tables[0], NetworkAction::Open);
    for guest in &mut tables[1..] {
        joins(guest, &place, NetworkAction::Join(None));
    }
    until(&mut tables, "the game begins when all four have come", |tables| tables.iter().all(has_begun));
    for _ in 0..5 {
        one_move(&mut tables);
    }
    let positions: Vec<_> = tables.iter().map(|table| table.session().position_text()).collect();
    assert!(positions.iter().all(|position| *position == positions[0]), "{positions:?}");
    assert_eq!(tables[3].session().seats(), 4);
}

#[test]
fn an_order_waits_for_its_player_where_that_is_set() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = seated("avanco", folder.path());
    until(&mut tables, "somebody is asked", |tables| deciding(tables).is_some());
    let who = deciding(&tables).expect("somebody is asked");
    tables[who].app.insert_resource(Confirming(true));
    touch_some(&mut tables[who]);
    tables.iter_mut().for_each(|table| table.frames(20));
    assert_eq!([moves(&tables[0]), moves(&tables[1])], [0, 0], "the order waits");
    assert!(tables[who].part::<Hand>().proposed.is_some());
    tables[who].ask(TableAction::Agree);
    until(&mut tables, "it is played", |tables| tables.iter().all(|table| moves(table) == 1));
}

#[test]
fn whoever_watches_sees_the_game_and_touches_nothing() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = vec![
        program("semaforo", &folder.path().join("one")),
        program("rastros", &folder.path().join("two")),
        program("avanco", &folder.path().join("three")),
    ];
    let place = opened(&mut tables[0], NetworkAction::Open);
    joins(&mut tables[1], &place, NetworkAction::Watch(None));
    joins(&mut tables[2], &place, NetworkAction::Join(None));
    until(&mut tables, "the game begins for all", |tables| tables.iter().all(has_begun));
    let NetworkStage::Playing(seen) = &model(&tables[1]).stage else { panic!("{:?}", model(&tables[1]).stage) };
    assert!(!seen.plays);
    for _ in 0..3 {
        one_move(&mut tables);
        assert!(tables[1].part::<LocalSeats>().0.is_empty());
    }
    until(
        &mut tables,
        "it is told that one watches",
        |tables| matches!(&model(&tables[0]).stage, NetworkStage::Playing(playing) if playing.watchers == 1),
    );
    let _ = tables[1].refusals();
    tables[1].click("a1");
    tables[1].frames(2);
    assert_eq!(tables[1].refusals(), ["refuse-not-yours"]);
    assert_eq!(moves(&tables[1]), 3);
}

#[test]
fn the_name_that_is_typed_is_seen_and_kept() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables =
        vec![program("avanco", &folder.path().join("one")), program("rastros", &folder.path().join("two"))];
    let place = opened(&mut tables[0], NetworkAction::Open);
    does(&mut tables[1], NetworkAction::Name("  Inês\u{202e} ".to_owned()));
    joins(&mut tables[1], &place, NetworkAction::Join(None));
    until(&mut tables, "the game begins", |tables| tables.iter().all(has_begun));
    assert!(tables[0].session().header().names.iter().any(|name| name == "Inês"));
    let mut again = program("avanco", &folder.path().join("two"));
    does(&mut again, DialogAction::Open(Dialog::Network));
    again.frames(2);
    assert_eq!(model(&again).name.as_deref(), Some("Inês"), "the name is still known when the program begins again");
}

#[test]
fn a_table_stays_open_while_its_page_is_closed() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables =
        vec![program("avanco", &folder.path().join("one")), program("rastros", &folder.path().join("two"))];
    let place = opened(&mut tables[0], NetworkAction::Open);
    does(&mut tables[0], DialogAction::Close);
    tables[0].frames(5);
    assert!(matches!(model(&tables[0]).stage, NetworkStage::Open(_)), "{:?}", model(&tables[0]).stage);
    joins(&mut tables[1], &place, NetworkAction::Join(None));
    until(&mut tables, "the game begins", |tables| tables.iter().all(has_begun));
}

#[test]
fn a_table_that_is_closed_has_no_door() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = program("produto", folder.path());
    // A table of another test may take the port as soon as it is free, but not each time.
    let is_shut = (0..20).any(|_| {
        let place = opened(&mut table, NetworkAction::Open);
        assert!(std::net::TcpStream::connect(&place).is_ok());
        does(&mut table, NetworkAction::Leave);
        table.frames(3);
        assert_eq!(model(&table).stage, NetworkStage::Away);
        std::net::TcpStream::connect(place).is_err()
    });
    assert!(is_shut);
}

#[test]
fn a_game_that_was_left_goes_on_from_either_side() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = seated("avanco", folder.path());
    for _ in 0..3 {
        one_move(&mut tables);
    }
    let position = tables[0].session().position_text();
    drop(tables);
    // First the one who kept the table opens it again, then the other, who keeps it from then on.
    for (opens, comes) in [("one", "other"), ("other", "one")] {
        let mut tables =
            vec![program("rastros", &folder.path().join(opens)), program("gatos-caes", &folder.path().join(comes))];
        does(&mut tables[0], DialogAction::Open(Dialog::Network));
        until(&mut tables, "the game is offered", |tables| !model(&tables[0]).kept.is_empty());
        let kept = model(&tables[0]).kept.clone();
        assert_eq!((kept.len(), kept[0].plies, kept[0].game.as_str()), (1, 3, "avanco"));
        let place = opened(&mut tables[0], NetworkAction::GoOn(kept[0].path.clone()));
        until(&mut tables, "the game is on the table", |tables| tables[0].session().position_text() == position);
        tables[0].frames(3);
        let page = tables[0].app.world().resource::<OpenDialog>().0.clone();
        assert_eq!(page, Some(Dialog::Network), "the letters are to be seen until the other comes");
        does(&mut tables[0], DialogAction::Close);
        joins(&mut tables[1], &place, NetworkAction::Join(None));
        until(&mut tables, "both are there", |tables| tables.iter().all(has_begun));
        until(&mut tables, "both have the position", |tables| {
            tables.iter().all(|table| table.session().position_text() == position)
        });
    }
}
