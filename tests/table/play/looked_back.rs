//! Looking back at a game: where it turned, the better line on the board, the turning points as questions, and the own
//! mistakes that come back after some days.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::lesson::course::{OnCourse, StepFeedback};
use ludoteca::desk::lesson::model::LessonProgress;
use ludoteca::desk::lesson::practice::controller::PracticeAction;
use ludoteca::desk::lesson::practice::plan::Practice;
use ludoteca::desk::play::review::controller::ReviewAction;
use ludoteca::desk::play::review::model::ReviewModel;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca::desk::settings::controller::LanguageOverride;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::{Panels, ViewModel};
use ludoteca::games::Games;
use ludoteca_games::catalogue;
use ludoteca_practice::PracticeFolder;
use ludoteca_record as record;
use ludoteca_rules::session::{Controller, NodeId, Request};
use ludoteca_rules::{Seat, Side, Winner};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::background::{Background, LongWork};
use ludoteca_table::play::TableAction;
use ludoteca_table::play::stage::{self, StageRequest, Today};
use ludoteca_table::screen::Screen;
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::path::Path;
use std::time::Duration;
use tempfile::tempdir;

/// White can win at once and does something else; then Black wins.
const GAME: &str = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. g3-g4 2. a2-a1 b";

/// A table at which this game was played, by people or by a person and the computer.
fn table(players: Option<Vec<Controller>>, kept: Option<&Path>, today: fn() -> String) -> TestTable {
    TestTable::bare(f32::INFINITY, |app| {
        match kept {
            None => start_program(app, Some(Language::En)),
            Some(folder) => {
                let plays = Some(SaveFolder::at(folder.join("plays")));
                app.add_plugins((Games::all(), SettingsPlugin { persist: false }));
                app.insert_resource(LanguageOverride(Some(Language::En)));
                app.add_plugins((SavesPlugin { plays }, ludoteca::desk::model));
                // The day is known before the files are read.
                app.insert_resource(Today(today));
            }
        }
        app.insert_resource(Background(Workers::none())).insert_resource(LongWork(Workers::none()));
        let mut session = record::read(GAME, &catalogue()).expect("a record");
        if let Some(players) = players {
            let date = session.header().date.clone();
            session.describe(date, Vec::new(), players);
        }
        let entry = ludoteca_games::find("avanco").expect("the game exists");
        stage::open(app.world_mut(), entry, session).expect("the game has a table");
    })
}

impl TestTable {
    fn panels(&self) -> &ViewModel {
        &self.app.world().resource::<Panels>().0
    }

    fn review(&self) -> Option<&ReviewModel> {
        self.panels().review.as_ref()
    }

    fn look_back(&mut self, action: ReviewAction) {
        self.app.world_mut().write_message(action);
        self.frames(2);
        // Each move of a line is shown once the one before has been seen.
        (0..4).for_each(|_| self.settle());
    }

    fn practise(&mut self, action: PracticeAction) {
        self.app.world_mut().write_message(action);
        self.frames(8);
    }

    /// Waits until everything is on the disk, and what was found there is taken over.
    fn all_written(&mut self) {
        self.app.world().resource::<Saves>().flush();
        self.frames(3);
    }
}

#[test]
fn a_game_that_turned_shows_where_and_plays_the_better_line_on_the_board() {
    let mut table = table(None, None, String::new);
    let line = table.session().line();
    table.app.world_mut().write_message(DoCommand(CommandId::Review));
    table.frames(8);
    let review = table.review().expect("it is looked at").clone();
    assert_eq!((review.rows.len(), review.working, review.questions), (1, None, 1));
    assert!(!format!("{:?}", review.rows).contains("c6"), "nothing gives the better move away");
    let curve = review.curve.clone();
    assert_eq!((curve.points.len(), curve.turns.len()), (line.len(), 1));
    assert!(curve.points[0].1 > 0.9 && curve.points[2].1 < 0.1, "{curve:?}");

    table.look_back(ReviewAction::Turn(Some(review.rows[0].turn)));
    assert_eq!(table.session().cursor(), NodeId::ROOT, "the position before it is on the board");
    let turn = table.review().and_then(|review| review.chosen.clone()).expect("it is looked at");
    assert!(turn.better[0].contains("c6-b7"), "{turn:?}");
    assert_eq!(turn.shows, [true, true]);
    table.look_back(ReviewAction::Show(true));
    assert_eq!(table.session().outcome().map(|outcome| outcome.winner), Some(Winner::Side(Side(0))));
    assert_ne!(table.session().line(), line, "the better move is a line of its own");
    assert!(table.review().is_some(), "one goes on looking");
    table.look_back(ReviewAction::Show(false));
    assert_eq!(table.session().line(), line, "what followed is the game itself");

    table.look_back(ReviewAction::PlayHere);
    assert_eq!((table.review(), table.session().cursor()), (None, NodeId::ROOT));
    // Esc closes it, and only then leaves the table.
    table.look_back(ReviewAction::Open);
    assert!(table.review().is_some());
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(4);
    assert_eq!((table.review(), table.panels().screen), (None, Screen::Play));
}

#[test]
fn the_turning_points_are_asked_and_lead_back_to_the_review() {
    let mut table = table(None, None, String::new);
    table.look_back(ReviewAction::Open);
    let before = table.session().line();
    table.look_back(ReviewAction::Ask);
    assert_eq!(table.panels().screen, Screen::Lesson);
    table.order("g3-g4", false);
    assert!(matches!(table.last_told(), StepFeedback::Wrong(..)), "what was played is refuted");
    table.app.world_mut().write_message(ludoteca::desk::lesson::model::CourseRequest::Again);
    table.frames(8);
    // Every move that keeps the value is right, not the first one only.
    table.order("c6-d7", false);
    assert!(matches!(table.last_told(), StepFeedback::Right(_)));
    assert!(table.panels().lesson.as_ref().is_some_and(|lesson| lesson.done && lesson.solved == [true]));
    let kept = &table.app.world().resource::<LessonProgress>().0;
    assert_eq!(kept.solved("turning-points"), 0, "they are no deck of the program");
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(8);
    assert!(table.app.world().resource::<OnCourse>().0.is_none());
    assert_eq!((table.panels().screen, table.session().line()), (Screen::Play, before));
    assert!(table.review().is_some_and(|review| review.rows.len() == 1), "where one was");
}

#[test]
fn what_was_found_is_written_beside_the_moves_once() {
    let mut table = table(None, None, String::new);
    table.look_back(ReviewAction::Open);
    assert_eq!(table.review().map(|review| review.written), Some(false));
    let (line, text) = (table.session().line(), table.session().position_text());
    for _ in 0..2 {
        table.look_back(ReviewAction::Write);
        assert_eq!(table.review().map(|review| review.written), Some(true));
        let comment = table.session().comment(line[1]);
        assert_eq!(comment.matches("c6-b7").count(), 1, "{comment}");
        assert_eq!(table.session().nags(line[1]).len(), 1);
    }
    assert_eq!((table.session().line(), table.session().position_text()), (line, text));
}

#[test]
fn whoever_wants_it_has_the_own_mistakes_kept_when_a_game_ends() {
    let folder = tempdir().expect("a folder");
    let practice = PracticeFolder::at(folder.path().join("practice"));
    for wanted in [false, true] {
        let mut table = table(None, Some(folder.path()), || "2026-11-27".to_owned());
        table.app.world_mut().resource_mut::<Settings>().keep_mistakes = wanted;
        assert_eq!(practice.mistakes(&catalogue()).0.len(), 0);
        table.ask(TableAction::Session(Request::Undo));
        table.settle();
        table.ask(TableAction::Session(Request::Order(Seat(1), "a2-a1".to_owned())));
        table.settle();
        table.frames(6);
        table.all_written();
        assert_eq!(practice.mistakes(&catalogue()).0.len(), usize::from(wanted), "wanted: {wanted}");
        assert!(table.review().is_none(), "it does not open by itself");
    }
}

#[test]
fn a_game_that_went_on_is_reviewed_anew_and_another_line_is_not() {
    let mut table = table(None, None, String::new);
    table.ask(TableAction::Session(Request::Undo));
    table.ask(TableAction::Session(Request::Remove(table.session().line()[2])));
    table.settle();
    table.look_back(ReviewAction::Open);
    assert_eq!(table.review().map(|review| review.curve.points.len()), Some(2));
    table.look_back(ReviewAction::Close);
    table.ask(TableAction::Session(Request::Order(Seat(1), "a2-a1".to_owned())));
    table.settle();
    table.look_back(ReviewAction::Open);
    assert_eq!(table.review().map(|review| review.curve.points.len()), Some(3));
    table.look_back(ReviewAction::Close);
    table.ask(TableAction::Session(Request::GoTo(NodeId::ROOT)));
    table.ask(TableAction::Session(Request::Order(Seat(0), "g3-f4".to_owned())));
    table.settle();
    table.look_back(ReviewAction::Open);
    assert_eq!(
        table.review().map(|review| review.curve.points.len()),
        Some(1),
        "the line that was reviewed is elsewhere"
    );
}

#[test]
fn where_the_computer_plays_too_its_mistakes_are_not_asked() {
    let computer = || Controller::Computer("2".to_owned());
    let mut white = table(Some(vec![Controller::Human, computer()]), None, String::new);
    white.look_back(ReviewAction::Open);
    assert_eq!(white.review().map(|review| review.questions), Some(1));
    let mut black = table(Some(vec![computer(), Controller::Human]), None, String::new);
    black.look_back(ReviewAction::Open);
    assert_eq!(black.review().map(|review| (review.rows.len(), review.questions)), Some((1, 0)));
    black.look_back(ReviewAction::Ask);
    assert_eq!(black.panels().screen, Screen::Play);
}

#[test]
fn own_mistakes_come_back_the_next_day_and_rest_longer_once_they_are_solved() {
    let folder = tempdir().expect("a folder");
    let practice = PracticeFolder::at(folder.path().join("practice"));
    {
        let mut table = table(None, Some(folder.path()), || "2026-11-27".to_owned());
        table.look_back(ReviewAction::Open);
        assert_eq!(table.review().and_then(|review| review.kept), Some(false));
        table.look_back(ReviewAction::Keep);
        table.all_written();
        assert_eq!(table.review().and_then(|review| review.kept), Some(true));
        assert_eq!(table.panels().due, 0, "not on the same day");
        assert_eq!(practice.mistakes(&catalogue()).0.len(), 1);
    }
    {
        let mut table = table(None, Some(folder.path()), || "2026-11-28".to_owned());
        table.app.world_mut().write_message(StageRequest::Leave);
        table.frames(6);
        let due = table.panels().shelf.as_ref().and_then(|shelf| shelf.rail.due.clone());
        assert_eq!((table.panels().due, due.as_deref()), (1, Some("One question comes back today.")));
        table.practise(PracticeAction::Due);
        assert_eq!(table.panels().screen, Screen::Lesson);
        assert_eq!(table.hand().seat, Seat(0));
        table.order("c6-c7", false);
        assert!(matches!(table.last_told(), StepFeedback::Right(_)));
        table.all_written();
        assert_eq!(table.panels().due, 0);
        table.key(KeyCode::Escape, Key::Escape);
        table.frames(6);
        assert_eq!(table.panels().screen, Screen::Shelf);
    }
    for (day, due) in [("2026-11-30", 0), ("2026-12-01", 1)] {
        let plan = practice.open(ludoteca_practice::Day::parse(day).expect("a day")).expect("the plan");
        let there = Practice { plan, mistakes: practice.mistakes(&catalogue()).0 };
        let library = ludoteca_practice::Library::new([], &there.mistakes);
        assert_eq!(there.due(&library, ludoteca_practice::Day::parse(day).expect("a day")), due, "{day}");
    }
}

/// A table without a game, of which nothing is kept, on a day.
fn shelf() -> TestTable {
    TestTable::bare(f32::INFINITY, |app| {
        start_program(app, Some(Language::En));
        app.insert_resource(Background(Workers::none()))
            .insert_resource(LongWork(Workers::none()))
            .insert_resource(Today(|| "2026-11-27".to_owned()));
    })
}

impl TestTable {
    /// What is right in the exercise on the table, and an order that is not.
    fn right_and_wrong(&self) -> (String, String) {
        let course = &self.app.world().resource::<OnCourse>().0.as_ref().expect("a course").course;
        let right = course.exercise().answers.clone();
        let orders = self.session().orders(self.hand().seat);
        let wrong = orders.into_iter().find(|order| !right.contains(order)).expect("a wrong one");
        (course.solution().first().expect("it has a solution").clone(), wrong)
    }

    fn give(&mut self, order: String) {
        let seat = self.hand().seat;
        self.ask(TableAction::Session(Request::Order(seat, order)));
        self.frames(8);
    }
}

#[test]
fn a_storm_asks_one_puzzle_after_the_other_until_the_time_is_up() {
    let mut table = shelf();
    table.practise(PracticeAction::Storm("semaforo"));
    assert_eq!(table.panels().screen, Screen::Lesson);
    let storm = |table: &TestTable| table.panels().lesson.as_ref().and_then(|lesson| lesson.storm).expect("a storm");
    assert!((170..=180).contains(&storm(&table).left), "{:?}", storm(&table));
    let (_, wrong) = table.right_and_wrong();
    let first = table.session().position_text();
    table.give(wrong);
    assert_ne!(table.session().position_text(), first, "the next one is there");
    assert_eq!((storm(&table).result.solved, storm(&table).result.missed), (0, 1));
    let mut solved = 0;
    while solved < 2 {
        let before = storm(&table).result.solved;
        for _ in 0..12 {
            if storm(&table).result.solved > before {
                break;
            }
            let (right, _) = table.right_and_wrong();
            table.give(right);
        }
        solved += 1;
        assert_eq!(storm(&table).result.solved, solved);
    }
    let lesson = table.panels().lesson.clone().expect("an exercise");
    assert!(!lesson.waits(), "one may go on at once");
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(200)));
    table.frames(3);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    table.frames(3);
    assert_eq!(storm(&table).ended, Some(false));
    assert!(table.part::<ludoteca_table::play::LocalSeats>().0.is_empty(), "nothing counts any more");
    let plan = &table.app.world().resource::<Practice>().plan;
    let day = ludoteca_practice::Day::parse("2026-11-27").expect("a day");
    assert_eq!(plan.storm_of(Some("semaforo"), day).map(|result| (result.solved, result.missed)), Some((2, 1)));
    table.practise(PracticeAction::Storm("semaforo"));
    assert_eq!((storm(&table).ended, storm(&table).result.solved), (None, 0), "once more");
    table.key(KeyCode::Escape, Key::Escape);
    table.frames(12);
    assert_eq!(table.panels().screen, Screen::Shelf);
    assert!(table.panels().lesson.is_none());
}

#[test]
fn the_ladder_asks_another_puzzle_after_each_and_none_twice_on_a_day() {
    let mut table = shelf();
    let mut seen = Vec::new();
    for _ in 0..3 {
        table.practise(PracticeAction::Ladder("rastros"));
        let here = table.session().position_text();
        assert!(!seen.contains(&here), "{here}");
        seen.push(here);
        let (_, wrong) = table.right_and_wrong();
        table.give(wrong);
        let lesson = table.panels().lesson.clone().expect("an exercise");
        assert!(lesson.storm.is_none() && lesson.told.is_some_and(|(right, _)| !right));
    }
    let plan = &table.app.world().resource::<Practice>().plan;
    assert!(plan.rating("rastros").points < Practice::default().plan.rating("rastros").points, "they count");
}
