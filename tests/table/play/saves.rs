//! Plays that are kept: every change is saved, an earlier run's play is gone on with, and nobody loses anything.

use crate::test_table::TestTable;
use bevy::window::FileDragAndDrop;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca::desk::saves::kept::{SavedPlays, SavedRequest};
use ludoteca::desk::saves::requests::read_file;
use ludoteca_games as games;
use ludoteca_record as record;
use ludoteca_rules::Seat;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::play::stage::{self, StageRequest};
use ludoteca_table::play::{Play, TableAction};
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// A table whose plays are saved in this folder; nothing is on it yet.
fn begin(folder: &Path) -> TestTable {
    let plays = SaveFolder::at(folder.to_owned());
    TestTable::bare(f32::INFINITY, |app| {
        app.init_resource::<Notices>();
        app.add_plugins(SavesPlugin { plays: Some(plays) });
    })
}

impl TestTable {
    fn stage(&mut self, request: StageRequest) {
        self.app.world_mut().write_message(request);
        self.frames(3);
    }

    fn open_game(&mut self, id: &str) {
        self.stage(StageRequest::Open(games::find(id).expect("the game exists"), 1));
    }

    fn saved(&mut self, request: SavedRequest) {
        self.app.world_mut().write_message(request);
        self.frames(3);
    }

    /// Waits until everything is on the disk.
    fn flush(&self) {
        self.app.world().resource::<Saves>().flush();
    }

    fn list(&self) -> &SavedPlays {
        self.app.world().resource::<SavedPlays>()
    }

    /// The key of what was refused last.
    fn told(&self) -> Option<&str> {
        self.app.world().resource::<Notices>().0.as_ref().map(|shown| shown.text().key)
    }

    fn kept_as(&self) -> String {
        self.session().header().kept_as.clone().expect("it is kept")
    }
}

/// The only file of a play in a folder, read.
fn only_file(folder: &Path) -> String {
    let plays = SaveFolder::at(folder.to_owned());
    let list = plays.list().expect("a list");
    assert_eq!(list.len(), 1, "{list:?}");
    plays.read(&list[0].id).expect("it can be read")
}

#[test]
fn every_change_is_saved_and_the_next_run_goes_on() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    table.open_game("avanco");
    table.flush();
    assert!(SaveFolder::at(folder.path().to_owned()).list().expect("a list").is_empty(), "nothing has happened yet");
    let mut steps = Vec::new();
    for order in ["b2-b3", "a6-a5", "c2-c3"] {
        table.play(order);
        table.flush();
        let saved = only_file(folder.path());
        assert_eq!(saved, record::write(table.session()));
        steps.push(saved);
    }
    table.ask(TableAction::Session(Request::Comment(NodeId(2), "why not".to_owned())));
    table.ask(TableAction::Session(Request::Undo));
    table.play("d2-d3");
    table.ask(TableAction::Session(Request::GoTo(NodeId(1))));
    table.flush();
    let (whole, place) = (record::write(table.session()), table.session().position_text());
    assert_eq!(only_file(folder.path()), whole);
    let id = table.kept_as();
    // The program ends without a word.
    drop(table);
    let mut table = begin(folder.path());
    let known = table.list().unfinished("avanco").expect("the shelf knows it").id.clone();
    assert_eq!((known.as_str(), table.list().unfinished("sapiens")), (id.as_str(), None));
    table.saved(SavedRequest::Open(known));
    assert_eq!((record::write(table.session()), table.session().position_text()), (whole, place));
    table.assert_at_rest();
    table.play("g6-g5");
    table.flush();
    assert_eq!(only_file(folder.path()), record::write(table.session()), "it is the same play");
}

#[test]
fn what_is_sealed_reaches_no_file() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    table.open_game("apocalypse");
    let order = |seat: u8, order: &str| TableAction::Session(Request::Order(Seat(seat), order.to_owned()));
    table.ask(order(0, "a2-a3"));
    table.ask(order(1, "e4-e3"));
    table.flush();
    let before = only_file(folder.path());
    table.ask(order(0, "b1-b2"));
    table.flush();
    assert_eq!(only_file(folder.path()), before);
    for entry in fs::read_dir(folder.path()).expect("a folder").flatten() {
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        assert!(!text.contains("b1-b2"), "{text}");
    }
    table.ask(order(1, "b5-b4"));
    table.flush();
    assert!(only_file(folder.path()).contains("b1-b2"));
}

#[test]
fn two_programs_keep_what_each_of_them_played() {
    let folder = tempdir().expect("a temporary folder");
    let mut one = begin(folder.path());
    one.open_game("avanco");
    one.play("b2-b3");
    one.flush();
    let mut other = begin(folder.path());
    let id = other.list().unfinished("avanco").expect("it is saved").id.clone();
    other.saved(SavedRequest::Open(id.clone()));
    assert_eq!(other.told(), Some("saves-elsewhere"));
    other.play("a6-a5");
    one.play("g6-g5");
    one.flush();
    other.flush();
    let plays = SaveFolder::at(folder.path().to_owned());
    assert_eq!(plays.list().expect("a list").len(), 2);
    assert!(plays.read(&id).expect("the first one").contains("g6-g5"));
    assert!(plays.read(&other.kept_as()).expect("the second one").contains("a6-a5"));
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("plays");
    fs::write(&file, "no folder").expect("a test file can be written");
    let mut table = begin(&file);
    table.open_game("avanco");
    table.play("b2-b3");
    assert_eq!(table.told(), Some("error-file-write"));
    table.app.world_mut().resource_mut::<Notices>().dismiss();
    table.play("a6-a5");
    assert_eq!((table.session().line().len(), table.told()), (3, None), "once is enough");
    // As soon as it can be written, all of it is there.
    fs::remove_file(&file).expect("it is there");
    table.play("c2-c3");
    table.flush();
    assert_eq!(only_file(&file), record::write(table.session()));
}

#[test]
fn the_list_can_be_tidied_and_nothing_goes_for_good_at_once() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    table.open_game("avanco");
    table.play("b2-b3");
    let id = table.kept_as();
    table.saved(SavedRequest::Remove(id.clone()));
    assert_eq!(table.told(), Some("saves-on-table"));
    table.saved(SavedRequest::Rename(id.clone(), " A test ".to_owned()));
    table.flush();
    assert!(only_file(folder.path()).contains("[Title \"A test\"]"));
    table.stage(StageRequest::Leave);
    table.saved(SavedRequest::Copy(id.clone()));
    assert_eq!(table.list().0.as_ref().map(Vec::len), Some(2));
    table.saved(SavedRequest::Remove(id.clone()));
    assert!(table.list().find(&id).is_none());
    assert_eq!(table.list().1.as_ref().map(|removed| removed.id.as_str()), Some(id.as_str()));
    // Nothing brings it back by itself: not even the play that was left open.
    table.open_game("avanco");
    assert_eq!(table.session().line().len(), 1);
    table.saved(SavedRequest::Restore(id.clone()));
    assert!(table.list().find(&id).is_some_and(|play| play.head.as_ref().is_ok_and(|head| head.title == "A test")));
    table.saved(SavedRequest::Rename(id.clone(), String::new()));
    table.saved(SavedRequest::Open(id.clone()));
    assert_eq!((table.kept_as(), table.session().header().tag("Title")), (id, None));
}

#[test]
fn a_damaged_file_is_named_and_left_alone() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    table.open_game("avanco");
    table.play("b2-b3");
    table.flush();
    let damaged = "[Game \"avanco\"]\n\n1. b2-b9";
    fs::write(folder.path().join("broken.ludo"), damaged).expect("a test file can be written");
    fs::write(folder.path().join("none.ludo"), [0xFF, 0xFE, 0]).expect("a test file can be written");
    table.saved(SavedRequest::Refresh);
    assert_eq!(table.list().0.as_ref().map(Vec::len), Some(3), "the rest is there");
    assert!(table.list().find("none").is_some_and(|play| play.head.is_err()));
    let before = record::write(table.session());
    table.saved(SavedRequest::Open("broken".to_owned()));
    let told = table.app.world().resource::<Notices>();
    let told = told.0.as_ref().expect("it is told").text().clone();
    let said = ludoteca_words::Words::new(ludoteca_words::Language::En, &ludoteca_games::catalogue()).say(&told);
    assert!(said.contains("broken.ludo") && said.contains("ine 3"), "{said}");
    assert_eq!(record::write(table.session()), before, "what is on the table stays");
    assert_eq!(fs::read_to_string(folder.path().join("broken.ludo")).expect("it is there"), damaged);
}

#[test]
fn a_record_from_anywhere_is_opened_and_kept_as_a_play_of_its_own() {
    let (folder, elsewhere) = (tempdir().expect("a temporary folder"), tempdir().expect("a temporary folder"));
    let file = elsewhere.path().join("lesson.ludo");
    let text = "[Game \"rastros\"]\n\n1. d4 2. e4 *\n";
    fs::write(&file, text).expect("a test file can be written");
    let mut table = begin(folder.path());
    table.saved(SavedRequest::OpenFile(file.clone()));
    assert_eq!(table.session().line().len(), 3);
    table.play("d5");
    table.flush();
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text, "the file stays as it was");
    assert!(only_file(folder.path()).contains("d5"));
    table.saved(SavedRequest::OpenText("[Game \"avanco\"]\n\n1. b2-b3".to_owned()));
    assert_eq!(table.part::<Play>().entry.info.id, "avanco");
    table.saved(SavedRequest::OpenText("something else".to_owned()));
    assert!(table.told().is_some());
    assert_eq!(table.part::<Play>().entry.info.id, "avanco");
}

#[test]
fn a_play_is_saved_into_a_file_as_what_its_ending_says_and_the_list_shows_pictures() {
    let folder = tempdir().expect("a folder");
    let mut table = begin(folder.path());
    table.open_game("avanco");
    table.saved(SavedRequest::SaveFile(folder.path().join("f.gif")));
    assert_eq!(table.told(), Some("film-no-moves"));
    table.play("a2-a3");
    table.flush();
    table.saved(SavedRequest::Refresh);
    let plays = table.list().0.clone().expect("plays are kept");
    assert!(plays[0].picture.is_some(), "the list shows where it was left");
    let file = |name: &str| folder.path().join(name);
    table.saved(SavedRequest::SaveFile(file("named")));
    let record = fs::read_to_string(file("named.ludo")).expect("a record by default");
    assert!(record.contains("a2-a3"), "{record}");
    table.saved(SavedRequest::SaveFile(file("d.svg")));
    let drawing = fs::read_to_string(file("d.svg")).expect("a diagram");
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    assert_eq!(table.told(), Some("cli-saved"));
    table.saved(SavedRequest::SaveFile(file("no/such/folder.ludo")));
    assert_eq!(table.told(), Some("error-file-write"), "what cannot be written is told");
}

#[test]
fn what_another_program_has_open_is_neither_renamed_nor_removed() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    plays.write("one", "[Game \"avanco\"]\n\n1. b2-b3 *\n").expect("the folder can be written");
    let before = plays.read("one").expect("it is there");
    let mut table = begin(folder.path());
    let claim = plays.claim("one").expect("it can be asked").expect("nobody has it");
    for request in [SavedRequest::Rename("one".to_owned(), "Mine".to_owned()), SavedRequest::Remove("one".to_owned())] {
        table.saved(request);
        assert_eq!(table.told(), Some("saves-in-use"));
        assert_eq!(plays.read("one").expect("it stays"), before);
    }
    // Another program plays on: what is renamed then is what it left.
    plays.write("one", "[Game \"avanco\"]\n\n1. b2-b3 2. a6-a5 *\n").expect("the folder can be written");
    drop(claim);
    table.saved(SavedRequest::Rename("one".to_owned(), "Mine".to_owned()));
    let now = plays.read("one").expect("it is there");
    assert!(now.contains("a6-a5") && now.contains("[Title \"Mine\"]"), "{now}");
    assert!(plays.claim("one").expect("it can be asked").is_some(), "what is only in the list is nobody's");
    table.saved(SavedRequest::Remove("one".to_owned()));
    assert!(table.list().find("one").is_none());
    assert!(plays.claim("one").expect("it can be asked").is_some());
}

#[test]
fn a_saved_game_that_is_opened_by_the_command_line_goes_on_in_its_own_file() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    plays.write("free", "[Game \"avanco\"]\n\n1. b2-b3 *\n").expect("the folder can be written");
    let mut table = begin(folder.path());
    let claim = plays.claim("free").expect("it can be asked").expect("nobody has it");
    let mut session = read_file(&plays.path("free"), &games::catalogue()).expect("a record");
    table.app.world_mut().resource_mut::<Saves>().go_on(&mut *session, "free", claim);
    let entry = games::find("avanco").expect("the game exists");
    stage::open(table.app.world_mut(), entry, session).expect("it has a table");
    table.frames(3);
    table.play("a6-a5");
    table.flush();
    assert!(only_file(folder.path()).contains("a6-a5"));
    assert!(plays.claim("free").expect("it can be asked").is_none(), "nobody else writes it meanwhile");
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_and_what_is_too_long_is_not_opened() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let mut table = begin(&at("plays"));
    assert!(std::process::Command::new("mkfifo").arg(at("pipe")).status().expect("there is mkfifo").success());
    fs::File::create(at("long")).and_then(|file| file.set_len((16 << 20) + 1)).expect("a test file");
    fs::write(at("bytes"), [0xFF, 0xFE, 0]).expect("a test file");
    for (path, told) in [
        (at("pipe"), "error-file-kind"),
        ("/dev/zero".into(), "error-file-kind"),
        (folder.path().to_owned(), "error-file-kind"),
        (at("long"), "error-file-long"),
        (at("bytes"), "error-file-text"),
        (at("none"), "error-file-missing"),
    ] {
        let window = table.window;
        table.app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: path.clone() });
        table.frames(3);
        assert_eq!(table.told(), Some(told), "{}", path.display());
    }
}
