//! Looking back at a game: where it turned, the better line on the board, the turning points as questions, and the own
//! mistakes that come back after some days.

use crate::test_table::{TestTable, start_program};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::lesson::course::{OnCourse, StepFeedback};
use ludoteca::desk::lesson::model::LessonProgress;
use ludoteca::desk::practice::controller::PracticeAction;
use ludoteca::desk::practice::plan::Practice;
use ludoteca::desk::review::controller::ReviewAction;
use ludoteca::desk::review::model::ReviewModel;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca::desk::settings::controller::LanguageOverride;
use ludoteca::desk::view_model::{Panels, ViewModel};
use ludoteca::games::Games;
use ludoteca_games::catalogue;
use ludoteca_practice::PracticeFolder;
use ludoteca_record as record;
use ludoteca_rules::session::{Controller, NodeId};
use ludoteca_rules::{Seat, Side, Winner};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::{self, StageRequest, Today};
use ludoteca_table::screen::Screen;
use ludoteca_words::Language;
use ludoteca_workers::Workers;
use std::path::Path;
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
        app.insert_resource(Background(Workers::none()));
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
    let curve = table.panels().timeline.as_ref().and_then(|timeline| timeline.curve.clone()).expect("a curve");
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
        table.practise(PracticeAction::KeepTurns);
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
