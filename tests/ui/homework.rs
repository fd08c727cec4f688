//! Homework: what a teacher gives and sees of it, and the slip of somebody who worked elsewhere.

use crate::bench::{Desk, Person};
use crate::own_screens::person;
use bevy_egui::egui::Event;
use egui_kittest::kittest::Queryable;
use ludoteca::desk::class::model::{ClassRequest, ClassView, Classes, DeckChoice, ScreensPart};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::lesson::course::OnCourse;
use ludoteca::desk::lesson::model::{CourseRequest, LessonProgress};
use ludoteca_classroom::{Ask, ClassShown, HomeworkShown};
use ludoteca_homework::{Homework, Table, slip};
use ludoteca_lessons::{Deck, Work, shipped};
use ludoteca_words::Language;
use std::sync::Arc;

fn deck() -> Arc<Deck> {
    let catalogue = ludoteca_games::catalogue();
    let text = shipped::find(&catalogue, "avanco-puzzles").expect("it is shipped").text;
    Arc::new(ludoteca_lessons::read(text, &catalogue).expect("it is proved"))
}

/// Somebody at the page about homework, where this is known of it.
fn teacher(language: Language, (width, height): (f32, f32), scale: f32, given: Option<bool>) -> Person {
    let mut person = person(language, (width, height), scale, 12);
    let deck = deck();
    let mut homework = Homework::new(deck.clone());
    let mut work = Work::new(deck.exercises.len());
    work.exercises_mut()[0].solved = true;
    work.exercises_mut()[1].wrong = vec!["a1-a2".to_owned(), "b1-b2".to_owned()];
    homework.note("Pupil 2", &work);
    let names: Vec<String> = (2..26).map(|number| format!("Pupil {number}")).collect();
    person.change(|desk| {
        let mut classes = desk.get_mut::<Classes>();
        classes.decks = [DeckChoice::of(&deck, &ludoteca_games::catalogue())].into();
        let screens = classes.screens.as_mut().expect("the boards are open");
        let shown = given.map(|open| HomeworkShown {
            id: deck.id.clone(),
            title: deck.title.clone(),
            exercises: deck.exercises.iter().map(|exercise| exercise.name.clone()).collect(),
            table: Table::of(&homework, names.iter().map(String::as_str)),
            open,
            unwritten: false,
        });
        screens.shown = Arc::new(ClassShown { homework: shown, ..(*screens.shown).clone() });
        desk.get_mut::<ClassView>().screens = ScreensPart::Homework;
    });
    person.look();
    person
}

fn types(person: &mut Person, text: &str) {
    person.0.event(Event::Text(text.to_owned()));
    person.look();
}

#[test]
fn a_deck_of_the_game_is_given_with_one_touch() {
    let mut person = teacher(Language::En, (1280.0, 720.0), 1.0, None);
    let deck = deck();
    let title = deck.title.within(Language::En);
    person.press_label(&format!("{title} · {}", deck.exercises.len()));
    let Some(ClassRequest::Ask(Ask::Homework { deck: given })) = person.last() else {
        panic!("{:?}", person.last::<ClassRequest>())
    };
    assert_eq!(*given, ludoteca_lessons::write(&deck));
}

#[test]
fn the_table_says_who_solved_what_and_a_row_what_was_tried_first() {
    for (language, size, scale) in [
        (Language::En, (1280.0, 720.0), 1.0),
        (Language::PtPt, (1280.0, 720.0), 1.0),
        (Language::PtBr, (1024.0, 768.0), 1.5),
    ] {
        let mut person = teacher(language, size, scale, Some(true));
        let told = person.controls().into_iter().find(|(name, _)| name.starts_with("Pupil 2:"));
        let (row, place) = told.expect("a row for each pupil");
        assert!(row.contains('1') && row.contains(&deck().exercises.len().to_string()), "{row}");
        assert!(place.right() <= size.0, "{place:?}");
        person.press_label(&row);
        assert!(person.texts().iter().any(|(text, _)| text.contains("a1-a2, b1-b2")), "what was tried first");
        person.press("ui-class-homework-end");
        assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::EndHomework)));
    }
    // What came of it stays to be seen when it has ended, beside what can be given next.
    let ended = teacher(Language::En, (1280.0, 720.0), 1.0, Some(false));
    assert!(ended.controls().iter().any(|(name, _)| name.starts_with("Pupil 2:")));
    assert!(ended.reads(&ended.desk().word("ui-class-homework-about")));
}

#[test]
fn the_letters_of_a_slip_are_typed_in() {
    let mut person = teacher(Language::En, (1280.0, 720.0), 1.0, Some(true));
    person.enter("ui-class-slip", "ABCD EFGH JKLM");
    assert_eq!(person.last(), Some(&ClassRequest::Ask(Ask::Slip("ABCD EFGH JKLM".to_owned()))));
}

#[test]
fn whoever_worked_at_home_is_shown_twelve_letters_to_hand_in() {
    for size in [(1280.0, 800.0), (800.0, 600.0)] {
        let mut person = Person::with(Desk::new("", Language::En), size.0, size.1);
        person.change(|desk| desk.send(CourseRequest::Open("avanco-puzzles".to_owned())));
        while person.desk().get::<OnCourse>().0.is_none() {
            person.look();
        }
        person.change(|desk| {
            let mut solved = desk.get_mut::<LessonProgress>();
            solved.0.note_wrong("avanco-puzzles", 0, "a1-a2", false);
        });
        person.change(|desk| desk.send(DoCommand(CommandId::Slip)));
        person.look();
        person.look();
        assert!(matches!(person.desk().get::<OpenDialog>().0, Some(Dialog::Slip(_))));
        types(&mut person, "7");
        person.look();
        let deck = deck();
        let letters = slip::write(&deck, 7, &person.desk().get::<LessonProgress>().0.work(&deck)).expect("it fits");
        assert!(person.reads(&letters), "{letters}");
        assert_eq!(slip::read(&deck, &letters, 24).map(|(number, _)| number), Ok(7));
        // A number that no list has is told to be none.
        types(&mut person, "77");
        person.look();
        assert!(!person.texts().iter().any(|(text, _)| text.contains(&letters)));
    }
}

#[test]
fn the_link_for_home_is_seen_without_any_name_and_copied() {
    for (language, size, scale) in [
        (Language::En, (1280.0, 720.0), 1.0),
        (Language::PtPt, (1024.0, 768.0), 1.0),
        (Language::PtBr, (1024.0, 768.0), 1.5),
    ] {
        let mut person = teacher(language, size, scale, Some(true));
        person.press("ui-class-link");
        assert!(!person.controls().iter().any(|(name, _)| name.starts_with("Pupil")), "no names");
        let code = person.desk().word("ui-class-link-code");
        let place = person.0.get_by_label(&code).rect();
        assert!(place.width() >= 150.0 && place.bottom() <= size.1, "{place:?}");
        person.press("ui-class-link-copy");
        assert_eq!(person.last(), Some(&ClassRequest::CopyLink));
        person.press("ui-class-homework");
        assert!(person.controls().iter().any(|(name, _)| name.starts_with("Pupil 2:")), "the table again");
    }
    // Before anything is given there is no link.
    let before = teacher(Language::En, (1280.0, 720.0), 1.0, None);
    let link = before.desk().word("ui-class-link");
    assert!(!before.controls().iter().any(|(name, _)| *name == link));
}
