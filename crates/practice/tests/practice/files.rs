//! The files of practice: broken ones, long ones, many programs, and no room.

use super::{day, library};
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{self as lessons, Exercise};
use ludoteca_practice::{Library, Outcome, PracticeFolder};
use ludoteca_review::{NODES, Review};
use ludoteca_rules::Entry;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_store::Failure;
use std::fs;
use std::thread;
use tempfile::{TempDir, tempdir};

fn folder() -> (TempDir, PracticeFolder) {
    let folder = tempdir().expect("a temporary folder");
    let practice = PracticeFolder::at(folder.path().join("practice"));
    (folder, practice)
}

fn avanco() -> &'static Entry {
    CATALOGUE.iter().find(|entry| entry.info.id == "avanco").expect("a game")
}

/// Questions of that game.
fn questions() -> Vec<Exercise> {
    library().of_game(Some("avanco")).map(|question| question.exercise().clone()).collect()
}

#[test]
fn a_turning_point_is_kept_once_and_asked_tomorrow() {
    let (_folder, practice) = folder();
    let catalogue = catalogue();
    let today = day("2026-11-27");
    let text = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. g3-g4 2. a2-a1 b";
    let play = ludoteca_record::read(text, &catalogue).expect("a record");
    let review = Review::of(&*play, &catalogue, NODES, &Stop::default()).expect("a review");
    let deck = review.deck(avanco(), "x", None).expect("a question");
    let kept = practice.keep(avanco(), &deck.exercises, &catalogue, today).expect("there is room");
    assert_eq!((kept.added, kept.known, kept.set_aside), (1, 0, false));
    let bytes = fs::read(practice.mistakes_path("avanco")).expect("it is there");
    let kept = practice.keep(avanco(), &deck.exercises, &catalogue, today.after(5)).expect("there is room");
    assert_eq!((kept.added, kept.known), (0, 1));
    assert_eq!(fs::read(practice.mistakes_path("avanco")).expect("it is there"), bytes);
    let (own, failures) = practice.mistakes(&catalogue);
    assert!(failures.is_empty(), "{failures:?}");
    let library = Library::new(&[], &own);
    let plan = practice.open(today).expect("a plan");
    assert!(plan.due(&library, None, today).is_empty());
    assert_eq!(plan.due(&library, Some("avanco"), today.after(1)).len(), 1);
    let right = library.all()[0].exercise().answers.clone();
    assert_eq!(right, ["c6-b7", "c6-c7", "c6-d7"]);
}

#[test]
fn what_cannot_be_understood_is_kept_beside_it() {
    let (_folder, practice) = folder();
    let catalogue = catalogue();
    let today = day("2026-11-27");
    let path = practice.mistakes_path("avanco");
    fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    for broken in [&b"[Deck \"mine\"]\nnonsense"[..], b"\xff\xfe\x00"] {
        fs::write(&path, broken).expect("it can be written");
        let (decks, failures) = practice.mistakes(&catalogue);
        assert_eq!((decks.len(), failures.len()), (0, 1));
        assert_eq!(fs::read(&path).expect("it is there"), broken, "looking changes nothing");
        let kept = practice.keep(avanco(), &questions(), &catalogue, today).expect("there is room");
        assert!(kept.set_aside && kept.added == questions().len());
        let aside = fs::read_dir(path.parent().expect("a folder")).expect("it can be read");
        let aside: Vec<_> = aside.filter_map(|entry| fs::read(entry.expect("an entry").path()).ok()).collect();
        assert!(aside.iter().any(|bytes| bytes == broken), "nothing is lost");
    }
    let newer = "[Ludoteca \"9\"]\n[Deck \"mine\"]\n";
    fs::write(&path, newer).expect("it can be written");
    assert!(practice.keep(avanco(), &questions(), &catalogue, today).is_err());
    assert_eq!(fs::read_to_string(&path).expect("it is there"), newer);
    fs::write(practice.plan_path(), "Ludoteca practice 2\n").expect("it can be written");
    assert!(practice.open(today).is_err() && practice.change(today, |_| ()).is_err());
    fs::write(practice.plan_path(), b"card \xff\n").expect("it can be written");
    practice.change(today, |plan| plan.add(&library().all()[0].id, today)).expect("there is room");
    let aside = practice.plan_path().with_added_extension("broken");
    assert_eq!(fs::read(aside).expect("a copy"), b"card \xff\n");
}

#[test]
fn very_long_files_are_refused_and_stay() {
    let (_folder, practice) = folder();
    let catalogue = catalogue();
    let today = day("2026-11-27");
    practice.keep(avanco(), &questions(), &catalogue, today).expect("there is room");
    let path = practice.mistakes_path("avanco");
    let text = fs::read_to_string(&path).expect("it is there");
    let (head, one) = text.split_once("\n\n").expect("exercises");
    // Five megabytes of exercises, all the same, with fewer moves than a deck may have.
    let long = format!("{head}\n\n{}", format!("{}\n\n", one.trim()).repeat((5 << 20) / one.len()));
    fs::write(&path, &long).expect("it can be written");
    let other: Vec<Exercise> = library().all().iter().map(|question| question.exercise().clone()).collect();
    let failure = practice.keep(avanco(), &other[..1], &catalogue, today).expect_err("there are too many");
    assert!(matches!(&failure, Failure::Input(text) if text.key == "practice-full"), "{failure}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), long);
    let longer = " ".repeat((16 << 20) + 1);
    for path in [&path, &practice.plan_path()] {
        fs::write(path, &longer).expect("it can be written");
    }
    assert!(practice.keep(avanco(), &questions(), &catalogue, today).is_err() && practice.open(today).is_err());
    assert_eq!(fs::read(&path).expect("it is there").len(), longer.len());
}

#[test]
fn many_programs_lose_nothing_of_each_other() {
    let (_folder, practice) = folder();
    let (catalogue, questions, library) = (catalogue(), questions(), library());
    let today = day("2026-11-27");
    thread::scope(|scope| {
        for question in &questions {
            let (practice, catalogue) = (&practice, &catalogue);
            scope.spawn(move || {
                practice.keep(avanco(), std::slice::from_ref(question), catalogue, today).expect("it waits")
            });
        }
        for question in library.of_game(Some("rastros")) {
            let practice = &practice;
            scope.spawn(move || practice.change(today, |plan| plan.answer(question, Outcome::Wrong, today)));
        }
    });
    let (own, _) = practice.mistakes(&catalogue);
    assert_eq!(own[0].exercises.len(), questions.len());
    let plan = practice.open(today.after(1)).expect("a plan");
    let due = plan.due_by_game(&library, today.after(1));
    assert_eq!(due["avanco"], questions.len());
    assert_eq!(due["rastros"], library.of_game(Some("rastros")).count());
}

#[test]
fn what_cannot_be_written_is_told_and_changes_nothing() {
    let (folder, _) = folder();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").expect("it can be written");
    let practice = PracticeFolder::at(file.clone());
    let today = day("2026-11-27");
    assert!(practice.keep(avanco(), &questions(), &catalogue(), today).is_err());
    assert!(practice.change(today, |_| ()).is_err());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "not a folder");
    assert!(lessons::read("", &catalogue()).is_err(), "nothing is no deck");
}
