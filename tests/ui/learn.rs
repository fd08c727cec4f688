//! The page with all lessons and puzzles, and the note of an exercise.

use crate::bench::{Desk, Person};
use bevy_egui::egui::{Key, Shape};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use ludoteca::desk::frame::notice::{Notice, Notices};
use ludoteca::desk::lesson::course::OnCourse;
use ludoteca::desk::lesson::decks::{self, OwnDecks, TrailId};
use ludoteca::desk::lesson::diagrams::Diagrams;
use ludoteca::desk::lesson::learn::{LearnAction, LearnPage};
use ludoteca::desk::lesson::model::{CourseRequest, LessonProgress};
use ludoteca::desk::lesson::practice::harvest::{Far, Harvest, HarvestAction, Looking};
use ludoteca::desk::lesson::trail::{LearnModel, Station};
use ludoteca::desk::saves::kept::{SavedPlay, SavedPlays};
use ludoteca::desk::theme::icons;
use ludoteca::desk::view_model::DialogModel;
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_lessons::{Deck, ExerciseResult, Goal, Kind, shipped};
use ludoteca_rules::Text;
use ludoteca_rules::session::{Controller, Request};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_table::play::stage::Today;
use ludoteca_table::play::{Aims, TableAction};
use ludoteca_table::screen::Screen;
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The page over the shelf.
fn page(language: Language) -> Desk {
    let mut desk = Desk::new("", language);
    desk.clear();
    desk.send(DialogAction::Open(Dialog::Decks));
    desk.refresh();
    desk
}

fn shown(desk: &Desk) -> &LearnModel {
    match &desk.model().dialog {
        Some(DialogModel::Learn(page)) => page,
        other => panic!("{other:?}"),
    }
}

fn solve(desk: &mut Desk, deck: &str, exercise: usize) {
    let done = ExerciseResult { deck: deck.to_owned(), exercise, solved: true, tries: 1 };
    desk.get_mut::<LessonProgress>().0.note(&done);
}

fn spoken(station: &Station) -> String {
    format!("{}. {}", station.label, station.asks)
}

#[test]
fn every_game_has_its_row_and_its_trail_of_diagrams() {
    let mut person = Person::with(page(Language::En), 1280.0, 800.0);
    for entry in CATALOGUE {
        person.press_label(&format!("{}: not begun", entry.info.name));
        let page = shown(person.desk());
        assert_eq!(page.chosen, TrailId::Game(entry.info.id));
        let decks: Vec<Deck> = shipped::decks(&catalogue()).expect("they are sound");
        let own = |deck: &&Deck| deck.exercises[0].game.info.id == entry.info.id;
        let count: usize = decks.iter().filter(own).map(|deck| deck.exercises.len()).sum();
        assert_eq!(page.stations.len(), count);
        assert_eq!(page.next, Some(0));
        assert!(page.stations.iter().all(|station| station.picture.is_some()), "{}", entry.info.id);
        // A step has the name that its author gave it.
        assert!(!page.stations[0].label.is_empty() && !page.stations[0].label.starts_with("Step"));
        // The lessons come before the puzzles.
        let puzzles = page.stations.iter().position(|station| station.deck.ends_with("-puzzles")).expect("puzzles");
        assert!(puzzles > 0 && page.stations[puzzles..].iter().all(|station| station.deck.ends_with("-puzzles")));
        assert!(person.reads("Play the Chick"), "where the trail leads");
    }
}

#[test]
fn only_the_diagrams_of_the_trail_on_the_page_are_kept() {
    let decks: Vec<Deck> = shipped::decks(&catalogue()).expect("they are sound");
    let kept = |desk: &Desk| -> BTreeSet<&str> {
        let exercises = decks.iter().flat_map(|deck| &deck.exercises);
        let drawn = exercises.filter(|exercise| desk.get::<Diagrams>().of(exercise).is_some());
        drawn.map(|exercise| exercise.game.info.id).collect()
    };
    let mut desk = page(Language::En);
    for game in ["avanco", "rastros"] {
        desk.send(LearnAction::Show(TrailId::Game(game)));
        (0..3).for_each(|_| desk.refresh());
        assert_eq!(kept(&desk), BTreeSet::from([game]));
    }
    desk.send(DialogAction::Close);
    (0..2).for_each(|_| desk.refresh());
    assert!(kept(&desk).is_empty(), "nobody looks at them");
}

#[test]
fn a_diagram_is_drawn_once_while_its_trail_is_on_the_page() {
    let mut desk = page(Language::En);
    let pictures = |desk: &Desk| -> Vec<_> {
        shown(desk).stations.iter().map(|station| station.picture.clone().expect("it is drawn")).collect()
    };
    desk.send(LearnAction::Show(TrailId::Game("rastros")));
    desk.refresh();
    let before = pictures(&desk);
    assert!(before.len() > 10);
    solve(&mut desk, "rastros", 0);
    (0..3).for_each(|_| desk.refresh());
    for (one, other) in before.iter().zip(pictures(&desk)) {
        assert!(Arc::ptr_eq(one, &other));
    }
}

#[test]
fn puzzles_begin_with_the_easiest() {
    for deck in shipped::decks(&catalogue()).expect("they are sound") {
        let order = decks::order(&deck);
        let mut all = order.clone();
        all.sort_unstable();
        assert_eq!(all, (0..deck.exercises.len()).collect::<Vec<_>>(), "{}: each once", deck.id);
        if deck.kind == Kind::Lesson {
            assert_eq!(order, all, "{}: as it was written", deck.id);
            continue;
        }
        let moves = |place: &usize| match deck.exercises[*place].goal {
            Goal::Win(moves) => moves.unwrap_or(u32::MAX),
            Goal::Save(moves) => moves,
            Goal::Play => 0,
        };
        assert!(order.iter().map(moves).is_sorted(), "{}", deck.id);
        // Further decks, found in games or of endings, are never so easy.
        let first = deck.id == format!("{}-puzzles", deck.exercises[0].game.info.id);
        assert!(!first || deck.exercises[order[0]].goal == Goal::Win(Some(1)), "{}", deck.id);
    }
}

#[test]
fn the_page_goes_on_with_the_first_that_is_not_done_and_any_may_be_opened() {
    let mut desk = page(Language::En);
    solve(&mut desk, "rastros", 0);
    desk.send(LearnAction::Show(TrailId::Game("rastros")));
    let mut person = Person::with(desk, 1280.0, 800.0);
    let all = shown(person.desk()).stations.len();
    assert!(person.controls().iter().any(|(name, _)| *name == format!("Rastros: 1 of {all}")));
    assert_eq!(person.focused().as_deref(), Some("Go on"));
    let first = shown(person.desk()).stations[0].clone();
    assert!(person.reads(&format!("{} Done.", spoken(&first))));
    person.0.key_press(Key::Enter);
    person.look();
    assert_eq!(person.last(), Some(&CourseRequest::At("rastros".to_owned(), 1)));
    assert_eq!(person.desk().get::<OpenDialog>().0, None);
    assert_eq!(person.desk().get::<OnCourse>().0.as_ref().expect("a course").course.place(), 1);
    person.change(|desk| desk.send(DialogAction::Open(Dialog::Decks)));
    assert_eq!(shown(person.desk()).chosen, TrailId::Game("rastros"), "it is where one was");
    let sixth = shown(person.desk()).stations[6].clone();
    person.press_label(&spoken(&sixth));
    let course = &person.desk().get::<OnCourse>().0.as_ref().expect("a course").course;
    assert_eq!((course.deck().id.as_str(), course.place()), (sixth.deck.as_str(), sixth.place));
}

#[test]
fn arrows_walk_on_the_page_as_a_gamepad_does() {
    let mut desk = page(Language::En);
    desk.send(LearnAction::Show(TrailId::Game("rastros")));
    let mut person = Person::with(desk, 1280.0, 800.0);
    let mut seen = vec![person.focused()];
    for key in [Key::ArrowDown, Key::ArrowLeft, Key::ArrowDown] {
        person.0.key_press(key);
        person.look();
        let now = person.focused();
        assert!(now.is_some() && !seen.contains(&now), "{key:?}: {now:?} after {seen:?}");
        seen.push(now);
    }
    // The lower button opens what it has come to.
    person.0.key_press(Key::Enter);
    person.look();
    assert!(matches!(person.last(), Some(CourseRequest::At(..))), "{seen:?}");
}

#[test]
fn escape_and_the_arrow_lead_back_one_level() {
    let mut person = Person::at(page(Language::PtPt));
    person.change(|desk| desk.send(CourseRequest::Open("avanco".to_owned())));
    assert_eq!(person.desk().model().screen, Screen::Lesson);
    person.press("learn-back-to-path");
    assert_eq!(person.desk().model().screen, Screen::Shelf);
    assert_eq!(shown(person.desk()).chosen, TrailId::Game("avanco"));
    // The rules lie over the page, and go first.
    person.press("ui-rules");
    assert!(person.desk().get::<LearnPage>().rules && person.reads("Como acaba"));
    person.0.key_press(Key::Escape);
    person.look();
    assert!(!person.desk().get::<LearnPage>().rules);
    assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Decks));
    person.0.key_press(Key::Escape);
    person.look();
    assert_eq!(person.desk().get::<OpenDialog>().0, None);
    // To all games it is one step from an exercise too.
    person.change(|desk| desk.send(CourseRequest::Open("avanco".to_owned())));
    person.change(|desk| desk.send(DoCommand(CommandId::Shelf)));
    assert_eq!((person.desk().model().screen, &person.desk().get::<OpenDialog>().0), (Screen::Shelf, &None));
    assert!(person.desk().get::<OnCourse>().0.is_none());
}

#[test]
fn ones_own_come_first() {
    let mut desk = page(Language::En);
    assert_ne!(shown(&desk).rows[0].id, TrailId::Own);
    let mut puzzles = shipped::decks(&catalogue()).expect("they are sound").remove(0);
    puzzles.id = OwnDecks::PUZZLES.to_owned();
    puzzles.kind = Kind::Puzzles;
    puzzles.exercises.truncate(2);
    desk.get_mut::<OwnDecks>().puzzles = Some(Arc::new(puzzles));
    desk.get_mut::<LearnPage>().trail = None;
    desk.refresh();
    let page = shown(&desk);
    assert_eq!((page.rows[0].id, page.chosen), (TrailId::Own, TrailId::Own));
    assert_eq!(page.rows[0].name, "Made by me");
    let game = page.stations[0].label.split(':').next().expect("a name").to_owned();
    assert!(CATALOGUE.iter().any(|entry| entry.info.name == game), "it says of which game it is: {game}");
    assert!(page.stations.iter().all(|station| !station.asks.is_empty() && station.picture.is_some()));
    // What was made can be removed, and brought back.
    let labels = |person: &Person| -> Vec<String> {
        shown(person.desk()).stations.iter().map(|station| station.label.clone()).collect()
    };
    let mut person = Person::at(desk);
    let before = labels(&person);
    person.press("ui-saved-remove");
    let removes = format!("Remove: {}", before[0]);
    let (name, _) = person.controls().into_iter().find(|(name, _)| name.starts_with(&removes)).expect("it is named");
    person.press_label(&name);
    assert_eq!(labels(&person), before[1..]);
    assert!(person.reads(&format!("“{}” was removed.", before[0])));
    assert_eq!(person.desk().get::<OpenDialog>().0, Some(Dialog::Decks));
    person.press_label("Bring it back");
    assert_eq!(labels(&person).len(), 2);
    assert!(!person.reads("was removed"));
}

#[test]
fn what_somebody_was_given_comes_first_and_is_removed_as_a_whole() {
    let mut desk = page(Language::En);
    let decks = shipped::decks(&catalogue()).expect("they are sound");
    let own = |game: &str, exercises: usize| {
        let mut deck = decks.iter().find(|deck| deck.id == game).expect("it is shipped").clone();
        deck.exercises.truncate(exercises);
        Arc::new(ludoteca_homework::given(&deck))
    };
    desk.get_mut::<OwnDecks>().given = vec![own("rastros", 2), own("avanco", 3)];
    desk.get_mut::<LearnPage>().trail = None;
    desk.refresh();
    let mut person = Person::at(desk);
    let labels = |person: &Person| -> Vec<String> {
        shown(person.desk()).stations.iter().map(|station| station.label.clone()).collect()
    };
    let page = shown(person.desk());
    assert_eq!((page.rows[0].id, page.rows[0].name.as_str()), (TrailId::Given, "Homework"));
    assert_eq!((page.chosen, page.rows[0].of), (TrailId::Given, 5));
    let games: Vec<bool> = labels(&person).iter().map(|label| label.starts_with("Rastros:")).collect();
    assert_eq!(games, [true, true, false, false, false], "they stand deck by deck, and say of which game");
    person.press("ui-saved-remove");
    let (name, _) = person.controls().into_iter().find(|(name, _)| name.starts_with("Remove: Avanço")).expect("named");
    person.press_label(&name);
    assert_eq!(labels(&person).len(), 2, "the whole deck");
    assert!(person.reads("was removed."));
    person.press_label("Bring it back");
    assert_eq!(labels(&person).len(), 5);
    assert!(labels(&person)[0].starts_with("Avanço:"));
}

#[test]
fn the_puzzle_of_the_day_is_the_one_that_was_shown() {
    let dates: [fn() -> String; 4] = [
        || "2026-11-25".to_owned(),
        || "2026-12-08".to_owned(),
        || "2027-01-20".to_owned(),
        || "2027-03-03".to_owned(),
    ];
    for date in dates {
        let mut desk = Desk::new("", Language::En);
        desk.clear();
        // Whoever has never played is offered a game, and no puzzle.
        let head = ludoteca_record::head("[Game \"avanco\"]\n[Result \"w\"]\n\n1. x").expect("a head");
        desk.get_mut::<SavedPlays>().0 = Some(vec![SavedPlay { id: "1".to_owned(), head: Ok(head), picture: None }]);
        desk.get_mut::<Today>().0 = date;
        desk.refresh();
        let mut person = Person::at(desk);
        let shown = |person: &Person| person.desk().model().shelf.clone().and_then(|shelf| shelf.rail.puzzle);
        let puzzle = shown(&person).expect("there is one");
        let today = person.desk().word("ui-today");
        let name = person.names().into_iter().find(|name| name.contains(&today)).expect("it can be pressed");
        person.press_label(&name);
        let lesson = person.desk().model().lesson.clone().expect("it is on the table");
        assert_eq!(lesson.say, puzzle.say, "{}", date());
    }
}

#[test]
fn what_the_program_brought_cannot_be_removed() {
    let person = Person::at(page(Language::En));
    assert!(!person.controls().iter().any(|(name, _)| name.starts_with("Remove")));
}

/// An exercise on the table.
fn exercise(deck: &str, place: usize) -> Person {
    let mut desk = page(Language::En);
    desk.send(CourseRequest::At(deck.to_owned(), place));
    desk.refresh();
    Person::at(desk)
}

impl Person {
    /// Plays an order of the pupil; what is answered to it is there when this returns.
    fn order(&mut self, order: &str) {
        self.change(|desk| {
            let picks = desk.session().picks_of(desk.hand().seat, order).expect(order);
            desk.with_hand(|hand, _| hand.proposed = Some(picks));
            (0..6).for_each(|_| desk.refresh());
        });
    }

    fn names(&self) -> Vec<String> {
        self.controls().into_iter().map(|(name, _)| name).collect()
    }
}

#[test]
fn the_note_asks_helps_and_goes_on() {
    let mut person = exercise("avanco", 0);
    let say = person.desk().model().lesson.as_ref().expect("it is shown").say.clone();
    assert!(person.reads(&say) && person.reads("1 of 5"));
    assert_eq!(person.focused(), None, "the board has the keyboard");
    let cell = |name: &str, person: &Person| person.desk().session().info().geometry.parse(name).expect("a cell");
    let aims = |person: &Person| person.desk().part::<Aims>().clone();
    assert_eq!(aims(&person).wanted, [cell("d2", &person)], "the piece to be touched is ringed");
    person.order("a2-a3");
    assert!(person.desk().model().lesson.as_ref().is_some_and(|lesson| lesson.hint.is_none()));
    let (right, why) = person.desk().model().lesson.as_ref().and_then(|it| it.told.clone()).expect("why not");
    assert!(!right && person.reads(&why), "{why}");
    person.order("a2-a3");
    let hint = person.desk().model().lesson.as_ref().and_then(|it| it.hint.clone()).expect("the second one gets help");
    assert!(person.reads(&hint));
    person.order("d2-d3");
    assert!(person.reads("Right!"));
    assert_eq!(aims(&person).reached, [cell("d3", &person)]);
    assert_eq!(person.focused().as_deref(), Some("Next"));
    person.0.key_press(Key::Enter);
    person.look();
    assert_eq!(person.last(), Some(&CourseRequest::Begin(1)));
    assert!(person.reads("2 of 5") && !person.reads("Right!"));
    assert_eq!(person.focused(), None);
}

#[test]
fn a_tick_flies_once_when_it_is_right() {
    let mut person = exercise("avanco", 0);
    let ticks = |person: &Person| {
        let shapes = person.0.output().shapes.iter();
        shapes.filter(|shape| matches!(&shape.shape, Shape::Text(text) if text.galley.text() == icons::CHECK)).count()
    };
    assert_eq!(ticks(&person), 0);
    let desk = person.0.state_mut();
    let picks = desk.session().picks_of(desk.hand().seat, "d2-d3").expect("an order");
    desk.with_hand(|hand, _| hand.proposed = Some(picks));
    (0..3).for_each(|_| desk.refresh());
    let mut seen: Vec<usize> = Vec::new();
    let begin = person.0.ctx.input(|input| input.time);
    for frame in 1..=8 {
        // However often it is laid out, a frame has one time.
        person.0.input_mut().time = Some(begin + f64::from(frame) * STEP);
        person.0.step();
        seen.push(ticks(&person));
    }
    // One stays on the dot of the exercise.
    assert!(seen.contains(&2) && seen.last() == Some(&1), "{seen:?}");
    let flies = seen.iter().filter(|ticks| **ticks == 2).count();
    assert!(flies as f64 * STEP <= 0.5, "it is soon over: {seen:?}");
}

/// Seconds of a frame.
const STEP: f64 = 0.1;

#[test]
fn a_puzzle_has_hint_and_solution() {
    let mut person = exercise("avanco-puzzles", 8);
    assert!(person.desk().part::<Aims>().wanted.is_empty(), "a puzzle shows nothing unasked");
    let before = person.desk().session().position_text();
    person.press("ui-hint-short");
    assert_eq!(person.last(), Some(&CourseRequest::Hint));
    assert_eq!(person.desk().part::<Aims>().wanted.len(), 1);
    assert!(!person.names().contains(&"Hint".to_owned()), "it was given");
    person.press("learn-solution");
    person.change(|desk| (0..10).for_each(|_| desk.refresh()));
    assert!(person.reads("This is how it is done.") && person.desk().session().outcome().is_some());
    assert!(person.names().contains(&"Next".to_owned()));
    person.press("learn-yourself");
    assert_eq!(person.desk().session().position_text(), before);
    let course = &person.desk().get::<OnCourse>().0.as_ref().expect("a course").course;
    assert!(!course.is_done(), "whoever looked has not solved it");
    assert!(!person.desk().get::<LessonProgress>().0.of("avanco-puzzles", 8).0);
    assert!(matches!(person.desk().asked().last(), Some(TableAction::Session(Request::GoTo(_)))));
}

#[test]
fn the_key_for_a_hint_gives_that_of_the_exercise() {
    let mut person = exercise("avanco-puzzles", 3);
    person.change(|desk| desk.send(DoCommand(CommandId::Hint)));
    assert_eq!(person.last(), Some(&DoCommand(CommandId::Hint)));
    person.look();
    assert!(person.desk().model().lesson.as_ref().is_some_and(|lesson| !lesson.can_hint));
    assert_eq!(person.desk().part::<Aims>().wanted.len(), 1);
}

#[test]
fn after_the_last_step_one_is_told_what_comes_next() {
    let done = |deck: &str| {
        let decks = shipped::decks(&catalogue()).expect("they are sound");
        let last = decks.iter().find(|other| other.id == deck).and_then(|deck| decks::order(deck).last().copied());
        let mut person = exercise(deck, last.expect("an exercise"));
        for _ in 0..6 {
            let course = &person.desk().get::<OnCourse>().0.as_ref().expect("a course").course;
            let Some(order) = course.right_orders().first().cloned() else { break };
            person.order(&order);
        }
        assert!(person.desk().get::<OnCourse>().0.as_ref().expect("a course").course.is_done(), "{deck}");
        person
    };
    // Another lesson of the same game comes first.
    let mut person = done("sapiens-turn");
    assert_eq!(person.focused().as_deref(), Some("Sapiens 2"));
    person.press_label("Sapiens 2");
    assert_eq!(person.desk().get::<OnCourse>().0.as_ref().expect("a course").course.deck().id, "sapiens-rise");
    // Then one can play, or go on with puzzles.
    let mut person = done("rastros");
    assert_eq!(person.focused().as_deref(), Some("Play the Chick"));
    assert!(person.names().contains(&"Puzzles".to_owned()));
    person.press("learn-play");
    assert_eq!(person.desk().model().screen, Screen::Play);
    assert_eq!(person.desk().entry().info.id, "rastros");
    let players = &person.desk().session().header().controllers;
    assert_eq!(players[..], [Controller::Human, Controller::Computer("1".to_owned())]);
    // After the last puzzle the next game comes too.
    let mut person = done("avanco-found-puzzles");
    assert_eq!(person.focused().as_deref(), Some("Play the Chick"));
    person.press_label("Atari Go");
    assert_eq!(shown(person.desk()).chosen, TrailId::Game("atari-go"));
}

#[test]
fn at_twice_the_size_the_page_scrolls_to_what_the_keyboard_is_on() {
    for language in Language::ALL {
        let mut desk = page(language);
        desk.settings_mut().text_scale = 2.0.into();
        desk.send(LearnAction::Show(TrailId::Game("rastros")));
        let mut person = Person::at(desk);
        let window = person.0.ctx.content_rect();
        let main = person.focused().expect("the page has the keyboard");
        let mut reached = 0;
        for _ in 0..60 {
            person.0.key_press(Key::Tab);
            person.look();
            person.look();
            let Some(name) = person.focused() else { continue };
            // Puzzles that ask the same have the same name.
            let drawn = person.controls().into_iter().filter(|(other, _)| *other == name).collect::<Vec<_>>();
            assert!(drawn.iter().any(|(_, rect)| window.contains_rect(*rect)), "{language:?}: {name} at {drawn:?}");
            reached += 1;
            if name == main {
                break;
            }
        }
        // The arrow, the games, the rules, the exercises that are told apart, and where it leads.
        assert!(reached >= 30, "{language:?}: {reached}");
    }
}

#[test]
fn the_note_leaves_the_board_free_and_cuts_nothing() {
    for language in Language::ALL {
        for scale in [0.8, 1.0, 1.5, 2.0] {
            for (deck, place) in [("avanco", 0), ("sapiens-rise", 3), ("avanco-puzzles", 6), ("atari-go-puzzles", 3)] {
                let mut desk = page(language);
                desk.settings_mut().text_scale = scale.into();
                desk.send(CourseRequest::At(deck.to_owned(), place));
                desk.send(CourseRequest::Hint);
                let person = Person::at(desk);
                let what = format!("{language:?} {deck} {scale}");
                let window = person.0.ctx.content_rect();
                let free = person.desk().free;
                assert!(free.height() >= 0.5 * window.height(), "{what}: {free}");
                let controls = person.controls();
                assert!(controls.len() >= 3, "{what}: {controls:?}");
                for (name, rect) in controls {
                    assert!(window.contains_rect(rect), "{what}: {name} at {rect}");
                    assert!(rect.height() >= 43.5, "{what}: {name} is small: {rect}");
                }
                let say = &person.desk().model().lesson.as_ref().expect("it is shown").say;
                assert!(person.reads(say), "{what}: {say}");
            }
        }
    }
}

#[test]
fn kept_games_are_looked_through_where_games_are_kept() {
    for language in Language::ALL {
        let mut person = Person::with(page(language), 1280.0, 800.0);
        person.change(|desk| desk.send(LearnAction::Show(TrailId::Game("rastros"))));
        let word = person.desk().word("practice-harvest-title");
        assert!(!person.reads(&word), "nothing is kept here");
        person.change(|desk| desk.get_mut::<SavedPlays>().0 = Some(Vec::new()));
        person.press("practice-harvest-title");
        assert_eq!(person.last(), Some(&HarvestAction::Begin("rastros")));
        let news = Workers::none().start(|_| {});
        let far = Far { looked: 3, of: 12 };
        let looking = Looking { game: "rastros", far, stop: Stop::default(), news };
        person.change(|desk| *desk.get_mut::<Harvest>() = Harvest(Some(looking)));
        let far = shown(person.desk()).harvest.clone().and_then(|(_, far)| far).expect("how far it is");
        assert!(far.contains('3') && far.contains("12"), "{far}");
        person.press_label(&far);
        assert_eq!(person.last(), Some(&HarvestAction::Stop));
        person.change(|desk| desk.send(LearnAction::Show(TrailId::Game("avanco"))));
        assert!(!person.reads(&word), "one game after the other");
    }
}

#[test]
fn what_is_told_is_read_on_pages_over_the_whole_window() {
    for dialog in [Dialog::Decks, Dialog::Saved { renaming: None }, Dialog::Class] {
        let mut person = Person::with(page(Language::En), 1024.0, 768.0);
        person.change(|desk| desk.send(DialogAction::Open(dialog.clone())));
        let said = person.desk().word("practice-harvest-no-games");
        let painted = |person: &Person| {
            let shapes = person.0.output().shapes.iter();
            let texts = shapes.filter_map(|shape| match &shape.shape {
                Shape::Text(text) => Some(text.galley.text().to_owned()),
                _ => None,
            });
            texts.filter(|text| *text == said).count()
        };
        assert_eq!(painted(&person), 0);
        let notice = Notice::information(Text::new("practice-harvest-no-games"));
        person.change(|desk| desk.get_mut::<Notices>().tell(notice));
        assert_eq!(painted(&person), 1, "{dialog:?}");
    }
}
