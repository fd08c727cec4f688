//! A file is chosen: where the dialog begins, what it proposes, and what it asks before a file is replaced.

use crate::bench::{Desk, Person};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Event, Key};
use egui_kittest::kittest::Queryable;
use ludoteca::desk::class::model::ClassRequest;
use ludoteca::desk::files::Files;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use ludoteca::desk::saves::kept::SavedRequest;
use ludoteca_words::Language;
use std::fs;
use std::path::Path;
use tempfile::tempdir;

/// Somebody who is asked for a file, in this folder at first.
fn person(folder: &Path, ask: FileAsk) -> Person {
    let mut desk = Desk::new("", Language::PtPt);
    desk.files = Some(Files::beginning(folder.to_owned()));
    let mut person = Person::with(desk, 1280.0, 1000.0);
    person.change(|desk| desk.send(DialogAction::Open(Dialog::File(ask))));
    person
}

/// Types another name and has it saved.
fn save_as(person: &mut Person, name: &str) {
    // The field is selected by hand: what is typed takes the place of all that is in it.
    person.0.key_press_modifiers(bevy_egui::egui::Modifiers::COMMAND, Key::A);
    person.0.step();
    person.0.event(Event::Text(name.to_owned()));
    person.look();
    person.press("file-save");
}

fn pages(person: &Person) -> Vec<&ClassRequest> {
    person.desk().sent.all().collect()
}

#[test]
fn before_a_file_is_replaced_one_is_asked_whatever_was_typed_of_its_name() {
    let folder = tempdir().expect("a temporary folder");
    let wall = folder.path().join("wall.html");
    fs::write(&wall, "old").expect("a test file can be written");
    let mut person = person(folder.path(), FileAsk::SavePage("5A 1.html".to_owned()));
    save_as(&mut person, "wall");
    assert!(pages(&person).is_empty(), "nothing is written unasked");
    assert!(person.reads("wall.html") && person.reads(&person.desk().word("file-there")));
    // Whoever does not want that is where the whole name can be changed.
    person.press_last("ui-cancel");
    assert!(pages(&person).is_empty() && !person.reads(&person.desk().word("file-there")));
    save_as(&mut person, "wall");
    person.press_last("file-replace");
    assert_eq!(pages(&person), [&ClassRequest::Save(wall)]);
}

#[test]
fn the_dialog_says_what_is_saved() {
    let folder = tempdir().expect("a temporary folder");
    for (name, title) in [
        ("avanco.ludo", "Guardar num ficheiro…"),
        ("avanco@2x.png", "Guardar uma imagem…"),
        ("avanco.gif", "Guardar um filme…"),
        ("avanco.svg", "Guardar um diagrama para imprimir…"),
    ] {
        assert!(person(folder.path(), FileAsk::Save(name.to_owned())).reads(title), "{name}");
    }
}

#[test]
fn a_name_gets_the_ending_that_was_proposed() {
    let folder = tempdir().expect("a temporary folder");
    for (proposed, typed, written) in [
        ("avanco.ludo", "mine", "mine.ludo"),
        ("avanco.png", "mine", "mine.png"),
        ("avanco@2x.png", "mine", "mine@2x.png"),
        ("avanco.svg", "mine.ludo", "mine.ludo"),
        ("avanco.ludo", "5.º A", "5.º A.ludo"),
    ] {
        let mut person = person(folder.path(), FileAsk::Save(proposed.to_owned()));
        save_as(&mut person, typed);
        let asked: Vec<&SavedRequest> = person.desk().sent.all().collect();
        assert_eq!(asked, [&SavedRequest::SaveFile(folder.path().join(written))], "{proposed}");
    }
}

#[test]
fn all_but_the_ending_is_selected_whatever_letters_a_name_has() {
    let folder = tempdir().expect("a temporary folder");
    for name in ["5A 1.html", "Turma 5.ºA Classificação.html"] {
        let person = person(folder.path(), FileAsk::SavePage(name.to_owned()));
        let ctx = &person.0.ctx;
        let field = ctx.memory(|memory| memory.focused()).expect("the field has the keyboard");
        let state = TextEditState::load(ctx, field).expect("it is a field for text");
        let range = state.cursor.char_range().expect("something is selected").as_sorted_char_range();
        let chosen: String = name.chars().skip(range.start.0).take(range.end.0 - range.start.0).collect();
        assert_eq!(format!("{chosen}.html"), name);
    }
}

#[test]
fn the_next_file_is_looked_for_where_the_last_one_was() {
    let (one, other) = (tempdir().expect("a temporary folder"), tempdir().expect("a temporary folder"));
    fs::create_dir(one.path().join("inside")).expect("a folder");
    fs::write(one.path().join("inside").join("seen.ludo"), "").expect("a test file can be written");
    fs::write(other.path().join("elsewhere.ludo"), "").expect("a test file can be written");
    let mut person = person(&one.path().join("inside"), FileAsk::Save("avanco.ludo".to_owned()));
    save_as(&mut person, "new");
    person.change(|desk| desk.send(DialogAction::Close));
    person.change(|desk| desk.send(DialogAction::Open(Dialog::File(FileAsk::Open))));
    assert!(person.0.query_all_by_label_contains("seen.ludo").next().is_some());
    assert!(person.0.query_all_by_label_contains("elsewhere.ludo").next().is_none());
}
