//! Two programs at one table, each with its own board, over a real socket.

mod mail;
mod tables;

use crate::test_table::{TestTable, start_program};
use bevy::prelude::*;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::notice::{DismissNotice, Notices};
use ludoteca::desk::network::connection::NetworkHome;
use ludoteca::desk::network::controller::NetworkAction;
use ludoteca::desk::network::model::{NetworkModel, NetworkStage};
use ludoteca_record as record;
use ludoteca_rules::random::{below, generator};
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Cell, Pick};
use ludoteca_server::{Invitation, Tables};
use ludoteca_table::play::{Asker, LocalSeats, Play, TableAction};
use ludoteca_words::Language;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::tempdir;

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(120);

/// A program that keeps its tables in this folder, with a game on the table.
fn program(game: &str, folder: &Path) -> TestTable {
    let tables = Some(Tables::at(folder.to_owned()));
    TestTable::prepared(game, f32::INFINITY, |app| {
        start_program(app, Some(Language::En));
        app.insert_resource(NetworkHome { tables, wake: Arc::new(|| {}) });
    })
}

fn model(table: &TestTable) -> &NetworkModel {
    table.app.world().resource::<NetworkModel>()
}

/// Frames of all programs until something holds.
fn until(tables: &mut [TestTable], what: &str, holds: impl Fn(&[TestTable]) -> bool) {
    let start = Instant::now();
    while !holds(tables) {
        tables.iter_mut().for_each(|table| table.frames(1));
        assert!(start.elapsed() < LONG, "{what}");
    }
    // What came of it is shown too.
    tables.iter_mut().for_each(|table| table.frames(3));
}

fn does(table: &mut TestTable, message: impl Message) {
    table.app.world_mut().write_message(message);
    table.frames(1);
}

fn has_begun(table: &TestTable) -> bool {
    matches!(model(table).stage, NetworkStage::Playing(_)) && table.app.world().resource::<OpenDialog>().0.is_none()
}

/// Opens a table; where it is on this computer.
fn opened(table: &mut TestTable, action: NetworkAction) -> String {
    does(table, DialogAction::Open(Dialog::Network));
    does(table, action);
    let code = match &model(table).stage {
        NetworkStage::Open(open) => Some(open.code.clone()),
        NetworkStage::Playing(playing) => playing.code.clone(),
        other => panic!("{other:?}"),
    };
    let invitation = Invitation::parse(&code.expect("it is open here")).expect("a code that can be typed");
    format!("127.0.0.1:{}", invitation.port)
}

/// Goes to a table.
fn joins(table: &mut TestTable, place: &str, action: NetworkAction) {
    does(table, DialogAction::Open(Dialog::Network));
    does(table, NetworkAction::Type(place.to_owned()));
    does(table, action);
}

/// Two programs that sit at one table of a game.
fn seated(game: &str, folder: &Path) -> Vec<TestTable> {
    // The guest has another game on its table, as people do.
    let mut tables = vec![program(game, &folder.join("one")), program("rastros", &folder.join("other"))];
    let place = opened(&mut tables[0], NetworkAction::Open);
    joins(&mut tables[1], &place, NetworkAction::Join(None));
    until(&mut tables, "the game begins", |tables| tables.iter().all(has_begun));
    tables
}

/// Whose turn it is among the programs, by what can be touched there.
fn deciding(tables: &[TestTable]) -> Option<usize> {
    tables.iter().position(|table| table.part::<LocalSeats>().0.len() == 1)
}

/// How far a program has come on its line.
fn moves(table: &TestTable) -> usize {
    table.plies()
}

/// Whoever is asked makes a legal move by pointer; all see it.
fn one_move(tables: &mut [TestTable]) {
    until(tables, "somebody is asked", |tables| deciding(tables).is_some());
    let who = deciding(tables).expect("somebody is asked");
    let before = moves(&tables[who]);
    touch_some(&mut tables[who]);
    let what = format!("all have the move after {}", tables[who].session().position_text());
    until(tables, &what, |tables| tables.iter().all(|table| moves(table) > before));
}

/// Waits until the board stays under the pointer: the view turns to the own side when a game begins.
fn wait_for_camera(table: &mut TestTable, cell: Cell) {
    let start = Instant::now();
    loop {
        let before = table.camera::<GlobalTransform>().compute_transform();
        table.frames(5);
        if table.camera::<GlobalTransform>().compute_transform() == before {
            break;
        }
        assert!(start.elapsed() < LONG, "the view comes to rest over {cell:?}");
    }
}

/// How many turns of each game are played: a few, or as many as the environment says.
fn turns() -> usize {
    std::env::var("LUDOTECA_NET_MOVES").ok().and_then(|number| number.parse().ok()).unwrap_or(4)
}

/// Enters a legal order by pointer: always the same one at the same ply.
fn touch_some(table: &mut TestTable) {
    let seat = table.part::<LocalSeats>().0.iter().next().expect("a seat");
    let orders = table.session().orders(seat);
    let chance = below(&mut generator(moves(table) as u64), orders.len());
    let order = orders[chance].clone();
    let picks = table.session().picks_of(seat, &order).expect("it can be entered");
    for pick in picks {
        match pick {
            Pick::Cell(cell) => {
                // What is told lies over the lower edge of the board.
                does(table, DismissNotice);
                wait_for_camera(table, cell);
                table.touch(cell);
            }
            Pick::Choice(choice) => table.choose_by_pointer(choice),
        }
        table.frames(2);
    }
}

fn written(table: &TestTable) -> String {
    record::write(table.session()).lines().filter(|line| !line.starts_with('[')).collect()
}

#[test]
fn two_windows_play_a_game_of_each_kind_by_pointer() {
    let only = std::env::var("LUDOTECA_NET_GAME").ok();
    for entry in
        crate::test_table::built().into_iter().filter(|entry| only.as_ref().is_none_or(|id| id == entry.info.id))
    {
        let folder = tempdir().expect("a temporary folder");
        let mut tables = seated(entry.info.id, folder.path());
        assert_eq!(tables[1].session().info().id, entry.info.id, "the game of the table is on the guest's too");
        for _ in 0..turns() {
            if tables[0].session().outcome().is_some() {
                break;
            }
            // After both have ordered, one alone may have to put a piece elsewhere.
            if tables[0].session().asked().len() > 1 {
                let before = moves(&tables[0]);
                until(&mut tables, "both are asked", |tables| {
                    tables.iter().all(|table| table.part::<LocalSeats>().0.len() == 1)
                });
                touch_some(&mut tables[0]);
                tables.iter_mut().for_each(|table| table.frames(5));
                assert_eq!(moves(&tables[1]), before, "nothing is seen before both have sealed");
                touch_some(&mut tables[1]);
                until(&mut tables, "both orders are shown", |tables| tables.iter().all(|table| moves(table) > before));
            } else {
                one_move(&mut tables);
            }
        }
        assert_eq!(written(&tables[0]), written(&tables[1]), "{}", entry.info.id);
        let ended = tables.iter().map(|table| table.session().outcome().map(|end| end.reason)).collect::<Vec<_>>();
        assert_eq!(ended[0], ended[1], "{}", entry.info.id);
        println!("{}: {} plies, {:?}", entry.info.id, moves(&tables[0]), ended[0]);
        let seats: Vec<_> = tables.iter().map(|table| table.session().header().names.clone()).collect();
        assert_eq!(seats[0], seats[1]);
    }
}

#[test]
fn only_the_own_side_moves_and_only_in_its_turn() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = seated("avanco", folder.path());
    one_move(&mut tables);
    until(&mut tables, "somebody is asked", |tables| deciding(tables).is_some());
    let waits = 1 - deciding(&tables).expect("somebody is asked");
    let before = written(&tables[waits]);
    let _ = tables[waits].refusals();
    tables[waits].click("a2");
    tables[waits].frames(2);
    assert_eq!(tables[waits].refusals(), ["refuse-not-yours"]);
    assert_eq!(written(&tables[waits]), before);
    // One may look back meanwhile; what is played then is seen.
    tables[waits].ask(TableAction::Session(Request::GoTo(NodeId::ROOT)));
    tables[waits].frames(2);
    assert_eq!(moves(&tables[waits]), 0);
    let decides = 1 - waits;
    touch_some(&mut tables[decides]);
    until(&mut tables, "the move is seen by whoever looked back", |tables| {
        tables.iter().all(|table| moves(table) == 2)
    });
}

#[test]
fn undo_asks_the_other_who_can_agree() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = seated("avanco", folder.path());
    for _ in 0..3 {
        one_move(&mut tables);
    }
    until(&mut tables, "somebody is asked", |tables| deciding(tables).is_some());
    let asker = 1 - deciding(&tables).expect("somebody is asked");
    tables[asker].ask(TableAction::Session(Request::Undo));
    let other = 1 - asker;
    until(&mut tables, "the other is asked", |tables| {
        tables[other].app.world().resource::<OpenDialog>().0 == Some(Dialog::NetworkQuestion)
    });
    assert_eq!(moves(&tables[asker]), 3, "nothing is taken back before the other agrees");
    does(&mut tables[other], NetworkAction::Answer(true));
    until(&mut tables, "it is taken back", |tables| tables.iter().all(|table| moves(table) == 2));
    until(&mut tables, "nothing is asked any more", |tables| {
        tables[other].app.world().resource::<OpenDialog>().0.is_none()
    });
    one_move(&mut tables);
}

#[test]
fn whoever_is_left_alone_is_told_and_the_door_closes_with_the_table() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = seated("semaforo", folder.path());
    one_move(&mut tables);
    does(&mut tables[1], NetworkAction::Phrase(2));
    let told = |table: &TestTable, key: &str| {
        table.app.world().resource::<Notices>().0.as_ref().is_some_and(|notice| notice.text().key == key)
    };
    until(&mut tables, "the sentence is seen", |tables| told(&tables[0], "net-said"));
    drop(tables.pop());
    until(&mut tables, "it is told that the other is away", |tables| told(&tables[0], "net-away"));
    let stage = ludoteca_table::play::stage::StageRequest::Leave;
    does(&mut tables[0], stage);
    tables[0].frames(3);
    assert_eq!(model(&tables[0]).stage, NetworkStage::Away);
    assert!(std::fs::read_dir(folder.path().join("one")).expect("it is there").count() >= 2, "the log is kept");
}

#[test]
fn a_wrong_code_and_an_empty_place_are_told_in_a_sentence() {
    let folder = tempdir().expect("a temporary folder");
    let mut tables = vec![program("avanco", folder.path())];
    does(&mut tables[0], DialogAction::Open(Dialog::Network));
    does(&mut tables[0], NetworkAction::Type("ABCDEF".to_owned()));
    does(&mut tables[0], NetworkAction::Join(None));
    assert!(matches!(&model(&tables[0]).stage, NetworkStage::Failed(text) if text.key == "net-bad-code"));
    does(&mut tables[0], NetworkAction::Leave);
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("it has one");
    does(&mut tables[0], NetworkAction::Join(Some(free.to_string())));
    until(
        &mut tables,
        "nobody is there",
        |tables| matches!(&model(&tables[0]).stage, NetworkStage::Failed(text) if text.key == "net-trouble-nobody"),
    );
    does(&mut tables[0], DialogAction::Close);
    tables[0].frames(3);
    assert_eq!(model(&tables[0]).stage, NetworkStage::Away);
    let play = tables[0].play_entity();
    let request = tables[0].app.world().get::<Play>(play).expect("a play").request(
        play,
        Asker::File,
        TableAction::Session(Request::Move("a2-a3".to_owned())),
    );
    does(&mut tables[0], request);
    assert_eq!(moves(&tables[0]), 1, "the own table is as it was");
}
