//! What was solved and made of lessons and puzzles, by several windows at once.

use crate::test_table::TestTable;
use bevy::window::WindowFocused;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::lesson::course::OnCourse;
use ludoteca::desk::lesson::decks::{Decks, OwnDecks};
use ludoteca::desk::lesson::learn::LearnAction;
use ludoteca::desk::lesson::model::LessonProgress;
use ludoteca::desk::lesson::practice::harvest::{Harvest, HarvestAction};
use ludoteca::desk::lesson::practice::plan::Practice;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca::desk::saves::kept::SavedRequest;
use ludoteca_games::{catalogue, find};
use ludoteca_homework::{is_given, link};
use ludoteca_lessons::harvest::{Wanted, harvest};
use ludoteca_lessons::{self as lessons, AuthorText, Deck, Exercise, ExerciseResult, Kind, Progress, shipped};
use ludoteca_practice::QuestionId;
use ludoteca_rules::Options;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::background::LongWork;
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tempfile::tempdir;

/// A window that keeps what is made and solved in this folder.
fn begin(folder: &Path) -> TestTable {
    let plays = SaveFolder::at(folder.to_owned());
    TestTable::bare(f32::INFINITY, |app| {
        app.init_resource::<Notices>();
        app.add_plugins((ludoteca::desk::lesson::plugin, SavesPlugin { plays: Some(plays) }));
    })
}

/// A step of a lesson that asks for this move.
fn step(order: &str) -> Exercise {
    let entry = find("rastros").expect("the game exists");
    let mut session = entry.start(Options::defaults(entry.info.options));
    session.submit(Request::Move(order.to_owned())).expect("it is legal");
    lessons::step(entry, &*session, NodeId(1), order).expect("a step")
}

impl TestTable {
    /// Somebody makes a step of a lesson here.
    fn make(&mut self, order: &str) {
        let mut title = AuthorText::default();
        Language::ALL.into_iter().for_each(|language| title.set(language, "own"));
        let new = || Deck { id: OwnDecks::LESSON.to_owned(), kind: Kind::Lesson, title, exercises: Vec::new() };
        let mut own = self.app.world_mut().resource_mut::<OwnDecks>();
        let mut deck = own.lesson.as_deref().cloned().unwrap_or_else(new);
        deck.exercises.push(step(order));
        own.lesson = Some(Arc::new(deck));
        self.frames(1);
    }

    fn solve(&mut self, exercise: usize) {
        let done = ExerciseResult { deck: "a".to_owned(), exercise, solved: true, tries: 1 };
        self.app.world_mut().resource_mut::<LessonProgress>().0.note(&done);
        self.frames(1);
    }

    /// Waits until everything is on the disk, and what was found there is taken over.
    fn catch_up(&mut self) {
        self.app.world().resource::<Saves>().flush();
        self.frames(2);
    }

    fn made(&self) -> Vec<String> {
        let own = &self.app.world().resource::<OwnDecks>().lesson;
        own.as_deref().map(asked).unwrap_or_default()
    }
}

/// What the steps of a lesson ask for.
fn asked(deck: &Deck) -> Vec<String> {
    deck.exercises.iter().map(|exercise| exercise.say.exactly(Language::En).to_owned()).collect()
}

fn in_file(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(SaveFolder::at(folder.to_owned()).own_lesson()).expect("it is there");
    asked(&lessons::read(&text, &catalogue()).expect("it is whole"))
}

#[test]
fn what_two_windows_make_is_all_kept() {
    let folder = tempdir().expect("a temporary folder");
    let [mut one, mut other] = [(); 2].map(|()| begin(folder.path()));
    one.make("d4");
    one.catch_up();
    other.make("e4");
    other.catch_up();
    assert_eq!(in_file(folder.path()), ["d4", "e4"]);
    assert_eq!(other.made(), ["d4", "e4"], "whoever adds to it sees what was added elsewhere");
    // Faster than the disk.
    one.make("f4");
    one.make("d5");
    other.make("f5");
    one.catch_up();
    other.catch_up();
    let all = in_file(folder.path());
    assert_eq!((all.len(), &all[..2]), (5, &["d4".to_owned(), "e4".to_owned()][..]), "{all:?}");
    // Whoever comes back to the window sees all of it.
    for table in [&mut one, &mut other] {
        let window = table.window;
        table.app.world_mut().write_message(WindowFocused { window, focused: true });
        table.frames(1);
        table.catch_up();
        assert_eq!(table.made(), all);
    }
    assert_eq!(begin(folder.path()).made(), all);
    one.catch_up();
    assert_eq!(in_file(folder.path()), all, "looking changes nothing");
}

#[test]
fn what_is_removed_stays_removed_and_the_ticks_move_up() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    for order in ["d4", "e4", "f4"] {
        table.make(order);
    }
    let mut other = begin(folder.path());
    let done = ExerciseResult { deck: OwnDecks::LESSON.to_owned(), exercise: 2, solved: true, tries: 1 };
    table.app.world_mut().resource_mut::<LessonProgress>().0.note(&done);
    table.catch_up();
    let ask = |table: &mut TestTable, action: LearnAction| {
        table.app.world_mut().write_message(action);
        table.frames(2);
        table.catch_up();
    };
    let ticks = |folder: &Path| {
        let text = fs::read_to_string(SaveFolder::at(folder.to_owned()).progress()).expect("it is there");
        (0..3)
            .map(|place| Progress::read(&text).expect("this form").0.of(OwnDecks::LESSON, place).0)
            .collect::<Vec<bool>>()
    };
    ask(&mut table, LearnAction::Remove(Kind::Lesson, 1));
    assert_eq!(
        (table.made(), in_file(folder.path())),
        (vec!["d4".into(), "f4".into()], vec!["d4".into(), "f4".into()])
    );
    assert_eq!(ticks(folder.path()), [false, true, false]);
    // Another window adds to what is left.
    other.make("d5");
    other.catch_up();
    assert_eq!(in_file(folder.path()), ["d4", "f4", "d5"]);
    ask(&mut table, LearnAction::Restore);
    assert_eq!(table.made(), ["d4", "f4", "d5", "e4"]);
    ask(&mut table, LearnAction::Restore);
    for _ in 0..5 {
        ask(&mut table, LearnAction::Remove(Kind::Lesson, 0));
    }
    assert_eq!(table.made(), Vec::<String>::new());
    assert_eq!(table.app.world().resource::<OwnDecks>().all().count(), 0);
    let mut again = begin(folder.path());
    assert_eq!(again.made(), Vec::<String>::new());
    let aside = SaveFolder::at(folder.path().to_owned()).own_lesson().with_added_extension("broken");
    assert!(!aside.exists(), "that nothing is left is no damage");
    again.make("f6");
    again.catch_up();
    assert_eq!(in_file(folder.path()), ["f6"]);
}

#[test]
fn what_was_solved_a_moment_before_an_exercise_is_removed_does_not_come_back() {
    let folder = tempdir().expect("a temporary folder");
    let mut table = begin(folder.path());
    for order in ["d4", "e4", "f4"] {
        table.make(order);
    }
    table.catch_up();
    let done = ExerciseResult { deck: OwnDecks::LESSON.to_owned(), exercise: 2, solved: true, tries: 1 };
    table.app.world_mut().resource_mut::<LessonProgress>().0.note(&done);
    table.frames(1);
    // It is on its way to the disk, and nobody has heard of it yet when the exercise before it is removed.
    table.app.world_mut().write_message(LearnAction::Remove(Kind::Lesson, 1));
    table.frames(2);
    table.catch_up();
    table.catch_up();
    let text = fs::read_to_string(SaveFolder::at(folder.path().to_owned()).progress()).expect("it is there");
    let solved = Progress::read(&text).expect("this form").0;
    let ticks: Vec<bool> = (0..3).map(|place| solved.of(OwnDecks::LESSON, place).0).collect();
    assert_eq!(ticks, [false, true, false]);
    assert!(!table.app.world().resource::<LessonProgress>().0.of(OwnDecks::LESSON, 2).0, "nor is it known here");
}

#[test]
fn a_damaged_file_is_set_aside_and_nothing_is_lost() {
    let folder = tempdir().expect("a temporary folder");
    let file = SaveFolder::at(folder.path().to_owned()).own_lesson();
    let mut table = begin(folder.path());
    table.make("d4");
    table.catch_up();
    for (damaged, aside, order) in [("not a deck", "broken", "e4"), ("nor this", "broken-2", "f4")] {
        fs::write(&file, damaged).expect("a test file can be written");
        table.make(order);
        table.catch_up();
        let aside = file.with_added_extension(aside);
        assert_eq!(fs::read_to_string(aside).expect("it is there"), damaged);
        assert_eq!(in_file(folder.path()), table.made());
    }
    assert_eq!(table.made(), ["d4", "e4", "f4"]);
}

#[test]
fn files_of_a_newer_form_stay_as_they_are() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    let newer = [
        (plays.own_lesson(), "[Ludoteca \"2\"]\n[Deck \"my-lesson\"]\n"),
        (plays.progress(), "Ludoteca progress 2\na 2 solved 1\n"),
    ];
    for (file, text) in &newer {
        fs::write(file, text).expect("a test file can be written");
    }
    let mut table = begin(folder.path());
    table.make("d4");
    table.solve(0);
    table.catch_up();
    for (file, text) in &newer {
        assert_eq!(fs::read_to_string(file).expect("it is there"), *text);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 2, "and nothing beside them");
}

#[test]
fn what_is_solved_in_two_windows_is_solved() {
    let folder = tempdir().expect("a temporary folder");
    let [mut one, mut other] = [(); 2].map(|()| begin(folder.path()));
    one.solve(0);
    other.solve(1);
    one.catch_up();
    other.catch_up();
    one.solve(2);
    one.catch_up();
    let text = fs::read_to_string(SaveFolder::at(folder.path().to_owned()).progress()).expect("it is there");
    assert_eq!(Progress::read(&text).expect("this form").0.solved("a"), 3, "{text}");
    assert_eq!(one.app.world().resource::<LessonProgress>().0.solved("a"), 3);
}

/// What somebody was given, the newest first: the names, and how many exercises each has.
fn given(table: &TestTable) -> Vec<(String, usize)> {
    let own = table.app.world().resource::<OwnDecks>();
    own.given.iter().map(|deck| (deck.id.clone(), deck.exercises.len())).collect()
}

/// Somebody pastes this.
fn paste(table: &mut TestTable, text: &str) {
    table.app.world_mut().write_message(SavedRequest::OpenText(text.to_owned()));
    table.frames(3);
    table.catch_up();
}

#[test]
fn a_link_from_a_teacher_is_opened_and_kept() {
    let catalogue = catalogue();
    let own = |orders: &[&str]| Deck {
        id: OwnDecks::LESSON.to_owned(),
        kind: Kind::Lesson,
        title: OwnDecks::begun(Kind::Lesson).title,
        exercises: orders.iter().map(|order| step(order)).collect(),
    };
    let (folder, elsewhere) = (tempdir().expect("a folder"), tempdir().expect("a folder"));
    let plays = folder.path().join("plays");
    let mut table = begin(&plays);
    let mut other = begin(&plays);
    paste(&mut table, &format!("Para casa: {}", link::write(&own(&["d4", "e4"]), &catalogue)));
    let running = |table: &TestTable| {
        let on = &table.app.world().resource::<OnCourse>().0;
        on.as_ref().map(|running| running.course.deck().id.clone())
    };
    let [(id, 2)] = &given(&table)[..] else { panic!("{:?}", given(&table)) };
    assert_eq!(running(&table).as_ref(), Some(id), "its first exercise is on the table");
    assert!(is_given(id) && plays.with_file_name("homework").join(format!("{id}.ludo")).is_file());
    // As a file it is another way to the same, and a second deck of the same name is another one.
    let path = elsewhere.path().join("trabalho.ludo");
    fs::write(&path, lessons::write(&own(&["d4", "e4"]))).expect("there is room");
    table.app.world_mut().write_message(SavedRequest::OpenFile(path));
    table.frames(3);
    assert_eq!(given(&table).len(), 1);
    paste(&mut table, &link::write(&own(&["d5"]), &catalogue));
    assert_eq!(given(&table).iter().map(|(_, count)| *count).collect::<Vec<_>>(), [1, 2]);
    // A deck of the program is opened, and not kept a second time.
    paste(&mut table, "ludoteca:deck/avanco-puzzles");
    assert_eq!((running(&table).as_deref(), given(&table).len()), (Some("avanco-puzzles"), 2));
    // Half a link changes nothing, and says so.
    let link = link::write(&own(&["f5"]), &catalogue);
    paste(&mut table, &link[..link.len() - 9]);
    assert_eq!(given(&table).len(), 2);
    let told = table.app.world().resource::<Notices>().0.as_ref().map(|shown| shown.text().key);
    assert_eq!(told, Some("homework-link-torn"));
    // Another window sees them when one comes back to it, and the next one from the start.
    let window = other.window;
    other.app.world_mut().write_message(WindowFocused { window, focused: true });
    other.frames(1);
    other.catch_up();
    let names = |table: &TestTable| given(table).into_iter().map(|(id, _)| id).collect::<BTreeSet<_>>();
    assert_eq!(names(&other), names(&table));
    assert_eq!(names(&begin(&plays)), names(&table));
    // What is removed is gone there too, and back once it is brought back.
    let removed = given(&table)[0].0.clone();
    for (action, left) in [(LearnAction::RemoveGiven(removed), 1), (LearnAction::Restore, 2)] {
        table.app.world_mut().write_message(action);
        table.frames(2);
        table.catch_up();
        assert_eq!((given(&table).len(), given(&begin(&plays)).len()), (left, left));
    }
}

#[test]
fn what_is_given_while_the_files_are_looked_at_stays() {
    let folder = tempdir().expect("a folder");
    let plays = folder.path().join("plays");
    let mut table = begin(&plays);
    let deck = |order: &str| Deck { exercises: vec![step(order)], ..OwnDecks::begun(Kind::Lesson) };
    let link = |order: &str| link::write(&deck(order), &catalogue());
    for (number, order) in ["d4", "e4", "f4", "d5", "f5"].into_iter().enumerate() {
        // Somebody comes back to the window and pastes at once: the files are still being read.
        let window = table.window;
        table.app.world_mut().write_message(WindowFocused { window, focused: true });
        table.app.world_mut().write_message(SavedRequest::OpenText(link(order)));
        table.frames(3);
        table.catch_up();
        assert_eq!((given(&table).len(), given(&begin(&plays)).len()), (number + 1, number + 1));
    }
}

#[test]
fn a_file_of_homework_that_cannot_be_read_stays() {
    let folder = tempdir().expect("a folder");
    let plays = folder.path().join("plays");
    let homework = plays.with_file_name("homework");
    fs::create_dir_all(&homework).expect("there is room");
    let newer = homework.join("given-abc.ludo");
    fs::write(&newer, "[Ludoteca \"9\"]\n[Deck \"given-abc\"]\n").expect("there is room");
    let mut table = begin(&plays);
    assert_eq!(given(&table), []);
    paste(&mut table, "ludoteca:deck/rastros");
    assert!(newer.is_file());
}

/// A puzzle that is none of the program, and the record of a game in which it was missed.
fn missed() -> (Exercise, String) {
    let entry = find("rastros").expect("the game exists");
    let known: Vec<Exercise> =
        shipped::decks(&catalogue()).expect("they are sound").into_iter().flat_map(|deck| deck.exercises).collect();
    let wanted = Wanted { puzzles: 1, games: 60, seed: 9, ..Wanted::default() };
    let deck = harvest(entry, &Options::defaults(entry.info.options), &wanted, &known).expect("something is found");
    let exercise = deck.exercises[0].clone();
    let position = exercise.position.clone().expect("a puzzle has a position");
    let orders = exercise.orders();
    let wrong = orders.iter().find(|order| !exercise.answers.contains(order)).expect("not every order is right");
    let record = format!("[Game \"rastros\"]\n[Position \"{position}\"]\n1. {wrong} *\n");
    (exercise, record)
}

#[test]
fn games_that_were_kept_give_puzzles_that_come_back_like_all_others() {
    let folder = tempdir().expect("a temporary folder");
    let (exercise, record) = missed();
    let plays = SaveFolder::at(folder.path().to_owned());
    plays.write("a-game", &record).expect("it is written");
    let mut table = begin(folder.path());
    table.app.insert_resource(LongWork(Workers::none()));
    let look = |table: &mut TestTable, game: &'static str| {
        table.app.world_mut().write_message(HarvestAction::Begin(game));
        table.frames(3);
        table.catch_up();
        assert!(table.app.world().resource::<Harvest>().0.is_none(), "it is over");
    };
    let made = |table: &TestTable| table.app.world().resource::<OwnDecks>().puzzles.clone();
    look(&mut table, "avanco");
    assert_eq!(made(&table), None, "there is no game of this kind");
    look(&mut table, "rastros");
    let deck = made(&table).expect("one was found");
    let [found] = &deck.exercises[..] else { panic!("{deck:?}") };
    assert_eq!((&found.position, &found.answers), (&exercise.position, &exercise.answers));
    assert!(!found.well.exactly(Language::En).is_empty(), "it says what was played");
    let text = fs::read_to_string(plays.own_puzzles()).expect("it is kept");
    assert_eq!(lessons::read(&text, &catalogue()).expect("it is whole").exercises.len(), 1);
    look(&mut table, "rastros");
    assert_eq!(made(&table).expect("it stays").exercises.len(), 1, "what is known is not found again");
    let world = table.app.world_mut();
    let (own, practice) = (world.resource::<OwnDecks>().clone(), world.resource::<Practice>().clone());
    let library = practice.library(&mut world.resource_mut::<Decks>(), &own, &catalogue());
    assert!(library.find(&QuestionId::of(found)).is_some(), "practice asks it too");
}
