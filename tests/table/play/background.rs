//! While something is worked out in the background the table sleeps, and it is woken when the answer is there.

use crate::test_table::{TestTable, start_program};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca::desk::frame::notice::{Notices, ShownNotice};
use ludoteca::desk::lesson::course::{OnCourse, StepFeedback};
use ludoteca::desk::lesson::model::CourseRequest;
use ludoteca_rules::Edit;
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{CurrentOverlay, EditedSetup, Laying, SetupAction, SetupRequest, TableAction};
use ludoteca_words::Language;
use ludoteca_workers::{Pending, Workers};
use std::sync::mpsc::{self, Receiver, Sender};

/// Frames in which nothing may be asked for: at sixty a second they last ten seconds.
const IDLE: usize = 600;

/// A table that is asleep unless a frame is asked for, by itself or by what works in the background.
struct Sleeper {
    table: TestTable,
    woken: Receiver<()>,
    /// What keeps every thread of the background busy.
    busy: Vec<(Sender<()>, Pending<()>)>,
}

impl Sleeper {
    fn new(game: &str) -> Self {
        let (wake, woken) = mpsc::channel();
        let table = TestTable::prepared(game, f32::INFINITY, |app| {
            app.insert_resource(Background(Workers::new("background", move || _ = wake.send(()))));
            start_program(app, Some(Language::En));
        });
        Self { table, woken, busy: Vec::new() }
    }

    /// Nothing is worked out from now on.
    fn hold(&mut self) {
        let workers = &self.table.app.world().resource::<Background>().0;
        let held = |_| {
            let (release, held) = mpsc::channel::<()>();
            (release, workers.start(move |_| _ = held.recv()))
        };
        self.busy = (0..Workers::threads()).map(held).collect();
    }

    /// How many of so many frames ask for another one.
    fn redraws(&mut self, frames: usize) -> usize {
        (0..frames).filter(|_| self.frame()).count()
    }

    /// Runs a frame; whether it asks for another one.
    fn frame(&mut self) -> bool {
        let app = &mut self.table.app;
        app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        app.update();
        !app.world().resource::<Messages<RequestRedraw>>().is_empty()
    }

    /// Lets the work go on, and runs the frames for which the table is woken or which it asks for itself.
    fn wake(&mut self) {
        self.busy.clear();
        self.woken.recv().expect("the background has an answer");
        for _ in 0..IDLE {
            if !self.frame() {
                return;
            }
        }
        panic!("the table does not go back to sleep");
    }
}

#[test]
fn no_frame_is_asked_for_while_an_overlay_is_worked_out() {
    let mut sleeper = Sleeper::new("atari-go");
    sleeper.table.frames(30);
    assert_eq!(sleeper.redraws(IDLE), 0, "the table itself sleeps");
    sleeper.hold();
    sleeper.table.app.world_mut().insert_resource(Laying(Some("liberties")));
    sleeper.table.frames(30);
    assert_eq!(sleeper.redraws(IDLE), 0);
    assert!(sleeper.table.part::<CurrentOverlay>().is_pending());
    sleeper.wake();
    assert!(sleeper.table.part::<CurrentOverlay>().said().is_some());
}

#[test]
fn no_frame_is_asked_for_while_an_order_is_judged() {
    let mut sleeper = Sleeper::new("avanco");
    sleeper.table.app.world_mut().write_message(CourseRequest::Open("avanco".to_owned()));
    sleeper.table.frames(30);
    sleeper.hold();
    let seat = sleeper.table.hand().seat;
    let order = sleeper.table.session().orders(seat)[0].clone();
    for pick in sleeper.table.session().picks_of(seat, &order).expect("an order") {
        sleeper.table.ask(TableAction::Touch(pick));
    }
    sleeper.table.frames(30);
    assert_eq!(sleeper.redraws(IDLE), 0);
    let told = |sleeper: &Sleeper| {
        let course = sleeper.table.app.world().resource::<OnCourse>();
        course.0.as_ref().map(|running| running.told.clone()).expect("a course")
    };
    assert!(sleeper.table.hand().proposed.is_some() && told(&sleeper) == StepFeedback::Nothing);
    sleeper.wake();
    assert!(sleeper.table.hand().proposed.is_none() && told(&sleeper) != StepFeedback::Nothing);
}

#[test]
fn no_frame_is_asked_for_while_a_puzzle_is_made() {
    let mut sleeper = Sleeper::new("avanco");
    sleeper.table.app.world_mut().write_message(StageRequest::SetUp);
    sleeper.table.frames(3);
    let position = "2b1b2/7/3w3/7/7/7/7 w".to_owned();
    let world = sleeper.table.app.world_mut();
    let setup = world.query_filtered::<Entity, With<EditedSetup>>().single(world).expect("a position is set up");
    world.write_message(SetupRequest { setup, action: SetupAction::Edit(Edit::Text(position)) });
    sleeper.table.frames(3);
    sleeper.hold();
    sleeper.table.app.world_mut().write_message(CourseRequest::Make(String::new()));
    sleeper.table.frames(30);
    assert_eq!(sleeper.redraws(IDLE), 0);
    let told = |sleeper: &Sleeper| {
        let notices = sleeper.table.app.world().resource::<Notices>();
        notices.0.as_ref().map(ShownNotice::text).map(|text| text.key)
    };
    assert_eq!(told(&sleeper), None);
    sleeper.busy.clear();
    sleeper.woken.recv().expect("the background has an answer");
    sleeper.frame();
    assert_eq!(told(&sleeper), Some("ui-puzzle-made"));
}
