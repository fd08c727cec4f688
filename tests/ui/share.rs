//! A game is given away: as a code, as a film, on a worksheet.

use crate::bench::{Desk, Person};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk, OpenDialog, SheetOf};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::lesson::decks::TrailId;
use ludoteca::desk::lesson::learn::LearnAction;
use ludoteca::desk::lesson::model::LessonProgress;
use ludoteca::desk::share::worksheet::WorksheetRequest;
use ludoteca::desk::view_model::DialogModel;
use ludoteca_games::catalogue;
use ludoteca_lessons::{ExerciseResult, shipped};
use ludoteca_words::Language;
use std::fs;
use std::path::PathBuf;
use tempfile::tempdir;

fn share(desk: Desk) -> Person {
    let mut person = Person::with(desk, 1280.0, 800.0);
    person.change(|desk| desk.send(DoCommand(CommandId::Share)));
    person
}

#[test]
fn a_film_is_made_only_of_what_was_played() {
    let mut person = share(Desk::with_game("avanco"));
    let film = person.desk().word("ui-share-film");
    assert!(!person.controls().iter().any(|(name, _)| *name == film), "nothing was played");
    person = share(Desk::with_game("avanco").after(3));
    person.press("ui-share-film");
    let ask = FileAsk::Save("avanco.gif".to_owned());
    assert_eq!(person.last(), Some(&DialogAction::Open(Dialog::File(ask))));
}

#[test]
fn a_short_game_has_a_code_and_a_long_one_says_that_it_has_none() {
    let code = |person: &Person| match &person.desk().model().dialog {
        Some(DialogModel::Share(shared)) => shared.code.clone(),
        other => panic!("{other:?}"),
    };
    let person = share(Desk::with_game("avanco").after(3));
    assert!(code(&person).is_some() && person.reads(&person.desk().word("ui-share-code")));
    let person = share(Desk::new("", Language::En).after(400));
    assert!(code(&person).is_none() && person.reads(&person.desk().word("ui-share-long")));
}

#[test]
fn a_position_that_cannot_be_played_has_no_code_and_is_not_called_long() {
    let mut person = Person::with(Desk::with_game("avanco"), 1280.0, 800.0);
    person.change(|desk| desk.send(DoCommand(CommandId::SetUp)));
    person.press("ui-draft-clear");
    person.change(|desk| desk.send(DoCommand(CommandId::Share)));
    for key in ["ui-share-code", "ui-share-long"] {
        assert!(!person.reads(&person.desk().word(key)), "{key}");
    }
}

#[test]
fn the_position_on_the_table_and_the_next_exercises_of_a_trail_are_printed() {
    let folder = tempdir().expect("a temporary folder");
    let written = |desk: &mut Desk, of: SheetOf| {
        let file = folder.path().join("sheet.svg");
        desk.send(WorksheetRequest { of, file: file.clone() });
        assert!(desk.get::<Notices>().0.as_ref().is_some_and(|notice| notice.text().key == "cli-saved"));
        fs::read_to_string(file).expect("it was written")
    };
    let mut desk = Desk::with_game("avanco").after(3);
    // What is drawn are outlines of letters; the positions stand in the description.
    let described = |page: &str| {
        let (_, rest) = page.split_once("<desc>").expect("it is described");
        let (described, _) = rest.split_once("</desc>").expect("it has an end");
        described.to_owned()
    };
    let position = desk.session().position_text();
    assert_eq!(described(&written(&mut desk, SheetOf::Table)), position);
    desk.clear();
    desk.send(LearnAction::Show(TrailId::Game("avanco")));
    for exercise in 0..2 {
        let done = ExerciseResult { deck: "avanco".to_owned(), exercise, solved: true, tries: 1 };
        desk.get_mut::<LessonProgress>().0.note(&done);
    }
    let decks = shipped::decks(&catalogue()).expect("they are sound");
    let third = &decks.iter().find(|deck| deck.id == "avanco").expect("it is there").exercises[2];
    let printed = described(&written(&mut desk, SheetOf::Trail));
    assert!(printed.starts_with(&third.begin().position_text()), "from the first that is not done: {printed}");
    assert_eq!(printed.matches('/').count(), 6 * 6, "six boards of seven ranks: {printed}");
}

#[test]
fn a_worksheet_is_asked_for_on_the_page_and_leads_back_there() {
    let mut desk = Desk::new("", Language::PtBr);
    desk.clear();
    desk.send(LearnAction::Show(TrailId::Game("rastros")));
    let mut person = Person::with(desk, 1280.0, 800.0);
    person.press("learn-print");
    let ask = FileAsk::SaveSheet(SheetOf::Trail, "Rastros.svg".to_owned());
    assert_eq!(person.last(), Some(&DialogAction::Open(Dialog::File(ask))));
    person.change(|desk| desk.send(DialogAction::Close));
    assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Decks));
}

#[test]
fn a_lesson_plan_is_printed_as_a_booklet_in_the_form_that_the_name_asks_for() {
    let mut desk = Desk::new("", Language::PtPt);
    desk.clear();
    desk.send(LearnAction::Plan("rastros"));
    let mut person = Person::with(desk, 1280.0, 800.0);
    person.press("plan-print");
    let ask = FileAsk::SaveSheet(SheetOf::Plan("rastros"), "Rastros.pdf".to_owned());
    assert_eq!(person.last(), Some(&DialogAction::Open(Dialog::File(ask.clone()))));
    assert_eq!(ask.completed("aula".as_ref()), PathBuf::from("aula.pdf"));
    person.change(|desk| desk.send(DialogAction::Close));
    assert!(person.desk().model().plan.is_some(), "one goes on with the lesson");
    let folder = tempdir().expect("a folder");
    let mut written = |name: &str| {
        let file = folder.path().join(name);
        person.change(|desk| desk.send(WorksheetRequest { of: SheetOf::Plan("rastros"), file: file.clone() }));
        fs::read(file).expect("it was written")
    };
    assert!(written("aula.pdf").starts_with(b"%PDF"));
    let page = String::from_utf8(written("aula.html")).expect("a text");
    let said = "Conhecem o jogo da corda?";
    assert!(page.contains(said) && page.contains("c7, d6, e6, e7"), "what is said, and what is right");
}
