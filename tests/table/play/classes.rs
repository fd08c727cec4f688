//! The sheets of class tournaments are kept: they are there in the next run, nobody overwrites them, and what is shown
//! can be written to a file.

use crate::test_table::TestTable;
use bevy::window::WindowFocused;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, NewClass};
use ludoteca::desk::class::sheets as classes;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::display::ToClipboard;
use ludoteca::desk::frame::look::DeskWords;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::network;
use ludoteca::desk::new_game::controller::NewGame;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca_class::{Outcome, System, Tournament};
use ludoteca_cli::change_sheet;
use ludoteca_games::catalogue;
use ludoteca_store::saves::SaveFolder;
use ludoteca_words::{Language, Words};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

/// A program that keeps plays in `plays` of this folder, and sheets beside them.
pub fn begin(folder: &Path) -> TestTable {
    let plays = SaveFolder::at(folder.join("plays"));
    let mut table = TestTable::bare(f32::INFINITY, |app| {
        app.insert_resource(DeskWords(Arc::new(Words::new(Language::PtPt, &catalogue()))));
        app.add_plugins((SavesPlugin { plays: Some(plays) }, classes::plugin, network::plugin));
        app.init_resource::<NewGame>().init_resource::<Notices>().init_resource::<ToClipboard>();
        app.add_message::<DialogAction>();
    });
    table.class(ClassRequest::Refresh);
    table
}

impl TestTable {
    /// Asks for something, and waits until it is done in the files too.
    pub fn class(&mut self, request: ClassRequest) {
        self.app.world_mut().write_message(request);
        self.frames(2);
        self.written();
        self.frames(2);
    }

    pub fn classes(&self) -> &Classes {
        self.app.world().resource::<Classes>()
    }

    pub fn refused(&self) -> Option<&str> {
        self.classes().refused.as_ref().map(|text| text.key)
    }

    pub fn sheet(&self) -> &Tournament {
        &self.classes().open.as_ref().expect("a sheet is open").1
    }

    /// Somebody comes back to the window from another one.
    fn come_back(&mut self) {
        let window = self.window;
        self.app.world_mut().write_message(WindowFocused { window, focused: true });
        self.frames(2);
        self.written();
        self.frames(2);
    }

    fn written(&self) {
        self.app.world().resource::<Saves>().flush();
    }
}

/// A tournament of four, begun in a new folder.
fn begun() -> (TempDir, TestTable) {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    assert_eq!(table.classes().all, []);
    let new = NewClass {
        title: "Turma 5A".to_owned(),
        game: "rastros",
        system: System::Swiss { rounds: 3 },
        names: "Ana\nBia\nCarlos\nDuarte\n".to_owned(),
        on_screens: false,
    };
    table.class(ClassRequest::Begin(new));
    assert_eq!(table.refused(), None);
    (folder, table)
}

fn only_file(folder: &Path) -> (String, Tournament) {
    let kept = SaveFolder::at(folder.join("plays")).sheets();
    let list = kept.list().expect("a list");
    assert_eq!(list.len(), 1, "{list:?}");
    let text = kept.read(&list[0].id).expect("it can be read");
    (list[0].id.clone(), Tournament::read(&text).expect("it is a sheet"))
}

#[test]
fn every_change_is_kept_and_the_next_run_goes_on() {
    let (folder, mut table) = begun();
    table.class(ClassRequest::Pair);
    table.class(ClassRequest::Result(1, 1, Outcome::First));
    table.class(ClassRequest::Result(1, 2, Outcome::Second));
    table.class(ClassRequest::Add("Eva".to_owned()));
    table.written();
    let (id, sheet) = only_file(folder.path());
    assert_eq!(table.classes().open, Some((id.clone(), sheet.clone())));
    assert_eq!((sheet.pupils().len(), sheet.rounds().len(), sheet.missing()), (5, 1, None));
    drop(table);
    let mut again = begin(folder.path());
    assert_eq!(again.classes().all, [(id.clone(), Ok(sheet.clone()))]);
    again.class(ClassRequest::Open(id));
    assert_eq!(again.classes().open.as_ref().map(|(_, open)| open), Some(&sheet));
    assert_eq!(again.app.world().resource::<ClassView>().page, ClassPage::Round);
    again.class(ClassRequest::Pair);
    again.written();
    assert_eq!(only_file(folder.path()).1.rounds().len(), 2);
}

#[test]
fn what_cannot_be_done_is_told_and_changes_nothing() {
    let (folder, mut table) = begun();
    table.class(ClassRequest::Pair);
    table.written();
    let before = only_file(folder.path());
    for (request, key) in [
        (ClassRequest::Pair, "class-missing"),
        (ClassRequest::Add("ANA".to_owned()), "class-name-twice"),
        (ClassRequest::Result(4, 1, Outcome::First), "class-round"),
        (ClassRequest::Rename(9, "Eva".to_owned()), "class-pupil"),
        (ClassRequest::Open("not-there".to_owned()), "error-file-missing"),
    ] {
        table.class(request.clone());
        table.written();
        assert_eq!(table.refused(), Some(key), "{request:?}");
        assert_eq!(only_file(folder.path()), before, "{request:?}");
    }
    table.class(ClassRequest::Result(1, 1, Outcome::First));
    assert_eq!(table.refused(), None, "what goes well takes the sentence away");
}

#[test]
fn two_windows_and_the_command_line_write_one_sheet() {
    let (folder, mut table) = begun();
    table.class(ClassRequest::Pair);
    let (id, _) = only_file(folder.path());
    let path = SaveFolder::at(folder.path().join("plays")).sheets().path(&id);
    let mut other = begin(folder.path());
    other.class(ClassRequest::Open(id.clone()));
    assert_eq!(other.refused(), None);
    // Each writes down a result, which the one on the sheet of the other does not take away.
    other.class(ClassRequest::Result(1, 1, Outcome::First));
    table.class(ClassRequest::Result(1, 2, Outcome::Second));
    let outcomes = |sheet: &Tournament| sheet.rounds()[0].iter().map(|board| board.outcome).collect::<Vec<_>>();
    assert_eq!(outcomes(&only_file(folder.path()).1), [Outcome::First, Outcome::Second]);
    assert_eq!(table.sheet(), &only_file(folder.path()).1, "whoever changes it sees the other change");
    // Whoever comes back to the window sees what was changed meanwhile, by the command line too.
    change_sheet(&path, |sheet| sheet.add("Eva").map(drop)).expect("it is changed");
    other.app.world_mut().resource_mut::<OpenDialog>().0 = Some(Dialog::Class);
    other.come_back();
    assert_eq!(other.sheet(), &only_file(folder.path()).1);
    assert_eq!(other.sheet().pupils().len(), 5);
    // What is in the file decides, not what is shown.
    change_sheet(&path, |sheet| sheet.set_result(1, 1, Outcome::Open)).expect("it is changed");
    table.class(ClassRequest::Pair);
    assert_eq!((table.refused(), table.sheet().rounds().len()), (Some("class-missing"), 1));
    change_sheet(&path, |sheet| sheet.set_result(1, 1, Outcome::Second)).expect("it is changed");
    table.class(ClassRequest::Pair);
    assert_eq!((table.refused(), table.sheet().rounds().len()), (None, 2));
    assert_eq!(table.sheet(), &only_file(folder.path()).1);
    // Clicks that come faster than the disk are all there, in their order.
    for number in 1..=9 {
        table.app.world_mut().write_message(ClassRequest::Rename(1, format!("Ana {number}")));
        table.frames(1);
    }
    table.class(ClassRequest::Rename(2, "Bea".to_owned()));
    let names: Vec<String> = table.sheet().pupils().iter().map(|pupil| pupil.name.clone()).collect();
    assert_eq!(names, ["Ana 9", "Bea", "Carlos", "Duarte", "Eva"]);
    assert_eq!(table.sheet(), &only_file(folder.path()).1);
    // One that was removed elsewhere does not come back by itself.
    other.class(ClassRequest::Remove(id));
    table.class(ClassRequest::Rename(1, "Ana".to_owned()));
    assert_eq!(table.refused(), Some("error-file-missing"));
    assert!(!path.exists());
    table.class(ClassRequest::Refresh);
    assert_eq!((&table.classes().open, table.refused()), (&None, Some("error-file-missing")));
}

#[test]
fn a_damaged_sheet_is_named_and_left_alone_and_a_removed_one_comes_back() {
    let (folder, mut table) = begun();
    table.class(ClassRequest::Leave);
    table.written();
    let (id, sheet) = only_file(folder.path());
    let broken = SaveFolder::at(folder.path().join("plays")).sheets().path("broken");
    fs::write(&broken, "not a sheet").expect("a file for the test");
    table.class(ClassRequest::Refresh);
    let (_, told) = table.classes().all.iter().find(|(id, _)| id == "broken").expect("it is in the list");
    assert_eq!(told.as_ref().map_err(|text| text.key), Err("class-damaged"));
    table.class(ClassRequest::Open("broken".to_owned()));
    assert_eq!(table.refused(), Some("class-damaged"));
    assert_eq!(fs::read_to_string(&broken).expect("it is there"), "not a sheet");
    fs::remove_file(&broken).expect("it is there");
    table.class(ClassRequest::Remove(id.clone()));
    assert_eq!(table.classes().removed, Some((id.clone(), Ok(sheet.clone()))));
    table.class(ClassRequest::Refresh);
    assert_eq!(table.classes().all, []);
    table.class(ClassRequest::Restore(id.clone()));
    assert_eq!(table.classes().all, [(id, Ok(sheet))]);
    assert_eq!(table.classes().removed, None);
}

#[cfg(unix)]
#[test]
fn pages_and_tables_are_written_where_one_wants_them() {
    let (folder, mut table) = begun();
    table.class(ClassRequest::Pair);
    let file = |name: &str| folder.path().join(name);
    let mut write = |page, name: &str| {
        table.app.world_mut().resource_mut::<ClassView>().page = page;
        table.class(ClassRequest::Save(file(name)));
        assert_eq!((table.refused(), table.classes().told.as_ref().map(|text| text.key)), (None, Some("cli-saved")));
    };
    write(ClassPage::Round, "round.html");
    write(ClassPage::Round, "round.csv");
    write(ClassPage::Standings, "wall");
    write(ClassPage::Standings, "Turma 5.A");
    write(ClassPage::Pupils, "pupils.CSV");
    let read = |name: &str| fs::read_to_string(file(name)).expect("it was written");
    assert!(read("round.html").contains("Ronda 1") && read("round.html").contains("Duarte"));
    assert!(read("round.csv").starts_with("round,board,first,second,result"));
    assert!(read("wall.html").contains("Buchholz") && read("Turma 5.A.html").contains("Buchholz"));
    assert!(read("pupils.CSV").starts_with("number,name,withdrawn"));
    table.class(ClassRequest::Save(file("no/such/folder/x.csv")));
    assert!(table.refused().is_some() && table.classes().told.is_none());
    // A page does not take the place of its sheet.
    let (id, sheet) = only_file(folder.path());
    let path = SaveFolder::at(folder.path().join("plays")).sheets().path(&id);
    std::os::unix::fs::symlink(path, file("link.html")).expect("a link");
    table.class(ClassRequest::Save(file("link.html")));
    assert_eq!((table.refused(), only_file(folder.path()).1), (Some("error-file-same"), sheet));
}

#[test]
fn a_board_of_the_round_is_played_on_the_table_under_the_names_of_the_two() {
    let (_folder, mut table) = begun();
    table.class(ClassRequest::Pair);
    let (_, sheet) = table.classes().open.clone().expect("it is open");
    let pairing = sheet.rounds()[0][1];
    let names = [pairing.first, pairing.second.expect("two play")].map(|pupil| sheet.pupils()[pupil].name.clone());
    table.class(ClassRequest::Play(1, 2));
    assert_eq!(table.session().info().id, "rastros");
    assert_eq!(table.session().header().names, names);
    assert_eq!(table.app.world().resource::<OpenDialog>().0, None);
}
