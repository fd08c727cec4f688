//! Lessons and puzzles on the table, each to its end by clicks or by keys, and wrong moves.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::lesson::course::{OnCourse, StepFeedback};
use ludoteca::desk::lesson::decks::OwnDecks;
use ludoteca::desk::lesson::model::{CourseRequest, LessonProgress};
use ludoteca::desk::view_model::Panels;
use ludoteca_games::catalogue;
use ludoteca_lessons::{Course, shipped};
use ludoteca_rules::Edit;
use ludoteca_rules::session::NodeId;
use ludoteca_rules::{Pick, Seat};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::{LeftOpen, StageRequest};
use ludoteca_table::play::{SetupAction, SetupRequest};
use ludoteca_table::scene::camera::{NearSide, TableCamera};
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::f32::consts::PI;

/// Frames within which an order is judged and answered.
const PATIENCE: usize = 600;

fn table(language: Language) -> TestTable {
    TestTable::bare(f32::INFINITY, |app| {
        start_program(app, Some(language));
        // An order is judged in the frame in which it is made, on any machine.
        app.insert_resource(Background(Workers::none()));
    })
}

impl TestTable {
    fn course(&mut self, request: CourseRequest) {
        self.app.world_mut().write_message(request);
        self.frames(4);
    }

    fn on_course(&self) -> &Course {
        &self.app.world().resource::<OnCourse>().0.as_ref().expect("a course").course
    }

    pub fn last_told(&self) -> &StepFeedback {
        &self.app.world().resource::<OnCourse>().0.as_ref().expect("a course").told
    }

    /// Waits until an order is judged and all that is answered is on the board.
    fn judged(&mut self) {
        for _ in 0..PATIENCE {
            self.frames(1);
            let on = self.app.world().resource::<OnCourse>().0.as_ref().expect("a course");
            if self.hand().proposed.is_none() && !on.is_busy() {
                self.frames(2);
                return;
            }
        }
        let course = self.on_course();
        panic!("the order is not judged: {} {} {:?}", course.deck().id, course.place(), self.hand());
    }

    /// Enters an order of the pupil by clicks, or by keys.
    pub fn order(&mut self, order: &str, by_keys: bool) {
        let seat = self.hand().seat;
        let picks = self.session().picks_of(seat, order).unwrap_or_else(|| panic!("{order} is no order here"));
        for pick in picks {
            match pick {
                Pick::Cell(cell) if by_keys => {
                    self.walk(cell);
                    self.key(KeyCode::Enter, Key::Enter);
                }
                Pick::Cell(cell) => self.touch(cell),
                Pick::Choice(choice) if by_keys => {
                    let letter = self.session().info().choices[usize::from(choice)].letter;
                    self.type_text(&letter.to_string());
                }
                Pick::Choice(choice) => self.choose_by_pointer(choice),
            }
            self.frames(1);
        }
        self.judged();
    }

    /// The next own order of the main line, if the exercise goes on.
    fn next_own(&self) -> Option<String> {
        let course = self.on_course();
        let exercise = course.exercise();
        let here = exercise.steps.find(course.line())?;
        let step = exercise.steps.right(here).next()?;
        let played = &exercise.steps.all[step].played;
        let seat = usize::from(self.hand().seat.0);
        let own = if exercise.game.info.simultaneous { played.split('|').nth(seat) } else { Some(played.as_str()) };
        own.map(str::to_owned)
    }
}

/// Goes through these decks, one after the other by clicks and by keys.
fn go_through(wanted: impl Fn(&str) -> bool, most: usize) {
    let decks: Vec<_> = shipped::all(&catalogue()).filter(|deck| wanted(deck.id)).collect();
    assert!(!decks.is_empty());
    for (number, deck) in decks.iter().enumerate() {
        let language = Language::ALL[number % Language::ALL.len()];
        let mut table = table(language);
        table.course(CourseRequest::Open(deck.id.to_owned()));
        let count = table.on_course().deck().exercises.len();
        for place in 0..count.min(most) {
            table.course(CourseRequest::Begin(place));
            assert_eq!(table.on_course().place(), place);
            let shown = table.app.world().resource::<Panels>().0.lesson.clone().expect("it is shown");
            assert!(!shown.say.is_empty() && !shown.done);
            for _ in 0..20 {
                if table.on_course().is_done() {
                    break;
                }
                let order = table.next_own().unwrap_or_else(|| panic!("{} {place}: the main line ends", deck.id));
                table.order(&order, number % 2 == 1);
                assert!(
                    matches!(table.last_told(), StepFeedback::Right(_)),
                    "{} {place} {order}: {:?}",
                    deck.id,
                    table.last_told()
                );
            }
            assert!(table.on_course().is_done(), "{} {place}", deck.id);
            let line: Vec<String> = table.on_course().line().to_vec();
            assert_eq!(table.session().line().len(), line.len() + 1, "all of it is on the board");
        }
        let solved = table.app.world().resource::<LessonProgress>().0.solved(deck.id);
        assert_eq!(solved, count.min(most), "{}", deck.id);
    }
}

#[test]
fn every_lesson_is_done_by_clicks_or_keys() {
    go_through(|id| !id.ends_with("-puzzles"), usize::MAX);
}

#[test]
fn puzzles_of_every_game_are_solved_by_clicks_or_keys() {
    go_through(|id| id.ends_with("-puzzles"), 4);
}

#[test]
fn a_wrong_move_is_not_played_and_the_second_one_gets_a_hint() {
    let mut table = table(Language::En);
    table.course(CourseRequest::Open("avanco".to_owned()));
    let before = table.session().position_text();
    for number in 1..=2 {
        table.order("a2-a3", false);
        let StepFeedback::Wrong(_, _, hint) = table.last_told() else { panic!("{:?}", table.last_told()) };
        assert_eq!(hint.is_some(), number == 2);
        assert_eq!(table.session().position_text(), before);
    }
    let shown = table.app.world().resource::<Panels>().0.lesson.clone().expect("it is shown");
    assert!(shown.hint.is_some() && shown.told.is_some_and(|(right, _)| !right));
    table.order("d2-d3", false);
    assert!(table.on_course().is_done());
    // A clicker's key leads on.
    table.key(KeyCode::PageDown, Key::PageDown);
    table.frames(4);
    assert_eq!((table.on_course().place(), table.on_course().is_done()), (1, false));
    table.key(KeyCode::PageUp, Key::PageUp);
    table.frames(4);
    assert_eq!(table.on_course().place(), 0);
}

#[test]
fn a_wrong_move_of_a_puzzle_is_refuted_on_the_board_and_taken_back() {
    let mut table = table(Language::PtPt);
    table.course(CourseRequest::Open("avanco-puzzles".to_owned()));
    let before = table.session().position_text();
    let right = table.on_course().exercise().answers.clone();
    let seat = table.hand().seat;
    let wrong = table.session().orders(seat).into_iter().find(|order| !right.contains(order)).expect("a wrong move");
    table.order(&wrong, false);
    assert!(matches!(table.last_told(), StepFeedback::Wrong(..)));
    assert_eq!(table.session().line().len(), 3, "the move and its refutation");
    // Meanwhile the board waits.
    assert!(table.part::<ludoteca_table::play::LocalSeats>().0.is_empty());
    table.course(CourseRequest::Again);
    assert_eq!(table.session().position_text(), before);
    let order = table.next_own().expect("an order");
    table.order(&order, false);
    assert!(matches!(table.last_told(), StepFeedback::Right(_)));
}

#[test]
fn a_lesson_leaves_nothing_behind_but_what_was_solved() {
    let mut table = table(Language::PtBr);
    table.course(CourseRequest::Open("rastros".to_owned()));
    let order = table.next_own().expect("an order");
    table.order(&order, false);
    assert_eq!(table.app.world().resource::<LessonProgress>().0.of("rastros", 0), (true, 1));
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(4);
    assert!(table.app.world().resource::<OnCourse>().0.is_none());
    assert_eq!(table.app.world().resource::<LeftOpen>().of("rastros").count(), 0);
    // It goes on with what is not solved.
    table.course(CourseRequest::Open("rastros".to_owned()));
    assert_eq!(table.on_course().place(), 1);
    assert_eq!(table.session().asked().iter().next(), Some(Seat(table.hand().seat.0)));
}

#[test]
fn a_puzzle_is_made_of_a_position_that_is_set_up() {
    let mut table = TestTable::prepared("avanco", f32::INFINITY, |app| {
        start_program(app, Some(Language::En));
        app.insert_resource(Background(Workers::none()));
    });
    table.frames(3);
    let make = |table: &mut TestTable, text: &str| {
        let action = SetupAction::Edit(Edit::Text(text.to_owned()));
        let setup = table.play_entity();
        table.app.world_mut().write_message(SetupRequest { setup, action });
        table.frames(1);
        table.app.world_mut().resource_mut::<Notices>().dismiss();
        table.course(CourseRequest::Make("Two ways".to_owned()));
        for _ in 0..PATIENCE {
            table.frames(1);
            if let Some(shown) = &table.app.world().resource::<Notices>().0 {
                return shown.text().key;
            }
        }
        panic!("nothing is said");
    };
    table.app.world_mut().write_message(StageRequest::SetUp);
    table.frames(3);
    assert_eq!(make(&mut table, "bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w"), "puzzle-nothing");
    assert_eq!(make(&mut table, "2b1b2/7/3w3/7/7/7/7 w"), "ui-puzzle-made");
    let own = table.app.world().resource::<OwnDecks>().puzzles.clone().expect("a deck");
    assert_eq!(own.exercises.len(), 1);
    assert_eq!(own.exercises[0].answers, ["d5-c6", "d5-e6"]);
    assert_eq!(own.exercises[0].name.within(Language::PtPt), "Two ways", "its title is read in every language");
    let again =
        ludoteca_lessons::read(&ludoteca_lessons::write(&own), &catalogue()).expect("it is kept as a file of puzzles");
    assert_eq!((again.id.as_str(), again.exercises.len()), (OwnDecks::PUZZLES, 1));
    table.course(CourseRequest::Open(OwnDecks::PUZZLES.to_owned()));
    for _ in 0..2 {
        let order = table.next_own().expect("an order");
        table.order(&order, false);
        assert!(matches!(table.last_told(), StepFeedback::Right(_)), "{order}: {:?}", table.last_told());
    }
    assert!(table.on_course().is_done());
}

#[test]
fn a_step_of_a_lesson_is_made_of_a_move_that_was_played() {
    let mut table = TestTable::prepared("rastros", f32::INFINITY, |app| start_program(app, Some(Language::PtPt)));
    table.frames(3);
    for order in ["d4", "e3"] {
        table.play(order);
        table.settle();
    }
    let node = table.session().cursor();
    let make = |table: &mut TestTable, node, say: &str| {
        table.course(CourseRequest::Step(node, say.to_owned()));
        let told = table.app.world().resource::<Notices>();
        told.0.as_ref().expect("something is said").text().key
    };
    assert_eq!(make(&mut table, node, "  "), "lesson-step-silent");
    assert_eq!(make(&mut table, node, &"x".repeat(161)), "lesson-step-long");
    assert_eq!(make(&mut table, NodeId::ROOT, "Jogue."), "lesson-step-move");
    assert_eq!(table.app.world().resource::<OwnDecks>().lesson, None);
    for say in ["Leve a peça a e3.", "Outra vez: e3."] {
        assert_eq!(make(&mut table, node, say), "ui-step-made");
    }
    assert_eq!(table.session().cursor(), node, "the play stays where it is");
    let own = table.app.world().resource::<OwnDecks>().lesson.clone().expect("a lesson");
    assert_eq!(own.exercises.len(), 2);
    let again =
        ludoteca_lessons::read(&ludoteca_lessons::write(&own), &catalogue()).expect("it is kept as a file of a lesson");
    assert_eq!((again.id.as_str(), again.exercises.len()), (OwnDecks::LESSON, 2));
    table.course(CourseRequest::Open(OwnDecks::LESSON.to_owned()));
    let shown = table.app.world().resource::<Panels>().0.lesson.clone().expect("it is shown");
    assert_eq!(shown.say, "Leve a peça a e3.");
    table.order("c3", false);
    assert!(matches!(table.last_told(), StepFeedback::Wrong(..)), "{:?}", table.last_told());
    table.order("e3", false);
    assert!(matches!(table.last_told(), StepFeedback::Right(_)), "{:?}", table.last_told());
    assert!(table.on_course().is_done());
}

#[test]
fn escape_leads_from_an_exercise_to_the_page_and_from_there_to_all_games() {
    let mut table = table(Language::En);
    table.course(CourseRequest::Open("rastros".to_owned()));
    for dialog in [Some(Dialog::Decks), None] {
        table.key(KeyCode::Escape, Key::Escape);
        table.frames(4);
        assert!(table.app.world().resource::<OnCourse>().0.is_none());
        assert_eq!(table.app.world().resource::<OpenDialog>().0, dialog);
    }
}

#[test]
fn a_puzzle_is_seen_from_the_side_that_is_asked_and_a_lesson_from_the_first_one() {
    let mut table = table(Language::En);
    let near = |table: &mut TestTable| -> Vec<f32> {
        let world = table.app.world_mut();
        world.query::<(&TableCamera, &NearSide)>().iter(world).map(|(_, near)| near.0).collect()
    };
    // Two puzzles of each side, and a step of a lesson for the second player.
    for (deck, place, side) in
        [("avanco-puzzles", 1, PI), ("avanco-puzzles", 0, 0.0), ("avanco-puzzles", 2, PI), ("rastros", 1, 0.0)]
    {
        table.course(CourseRequest::At(deck.to_owned(), place));
        assert_eq!(near(&mut table), [side], "{deck} {place}");
    }
    // Nothing of that stays.
    table.course(CourseRequest::At("avanco-puzzles".to_owned(), 1));
    table.course(CourseRequest::Leave);
    assert_eq!(near(&mut table), [0.0]);
}

#[test]
fn the_cell_to_be_touched_is_ringed_and_shines_once_it_was_right() {
    let mut table = table(Language::En);
    table.course(CourseRequest::At("avanco".to_owned(), 0));
    assert_eq!(table.marks(MarkShape::Aim), ["d2"]);
    let cell = |name: &str| table.session().info().geometry.parse(name).expect("a cell");
    let (from, to) = (cell("d2"), cell("d3"));
    table.touch(from);
    table.frames(2);
    assert_eq!(table.marks(MarkShape::Aim), ["d3"]);
    table.touch(to);
    table.judged();
    table.settle();
    assert!(table.marks(MarkShape::Aim).is_empty());
    assert_eq!(table.marks(MarkShape::Winning), ["d3"]);
    assert!(table.marks(MarkShape::Go).is_empty(), "nothing more is asked");
    // A puzzle shows nothing until it is asked for a hint.
    table.course(CourseRequest::At("avanco-puzzles".to_owned(), 3));
    assert!(table.marks(MarkShape::Aim).is_empty());
    table.course(CourseRequest::Hint);
    assert_eq!(table.marks(MarkShape::Aim).len(), 1);
}
