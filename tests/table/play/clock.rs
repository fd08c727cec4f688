//! Clocks at the table, with a made-up time: what they count, where they stand still, and what happens when a flag
//! falls.

use crate::test_table::TestTable;
use bevy::prelude::*;
use ludoteca_clock::Control;
use ludoteca_games as games;
use ludoteca_record as record;
use ludoteca_rules::session::{Request, Tag};
use ludoteca_rules::{Options, Seat, Winner, comment};
use ludoteca_table::play::players::clock;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{PlayClock, PlayEvent, TableAction, TimeSource};
use ludoteca_table::schedule::NextFrame;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::Cue;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// A table with a clock, and the milliseconds that have passed.
struct Timed {
    table: TestTable,
    now: Arc<AtomicU64>,
}

impl Timed {
    fn new(game: &str, control: &str) -> Self {
        let entry = games::find(game).expect("the game exists");
        let mut session = entry.start(Options::defaults(entry.info.options));
        session.set_tags(vec![Tag { name: clock::TAG.into(), value: control.into() }]);
        let mut table = TestTable::with(entry, session, f32::INFINITY);
        let now = Arc::new(AtomicU64::new(5000));
        let told = now.clone();
        let source = TimeSource::new(move || Duration::from_millis(told.load(Ordering::Relaxed)));
        table.app.insert_resource(source);
        Self { table, now }
    }

    /// Lets so many milliseconds pass, and a few frames.
    fn pass(&mut self, millis: u64) {
        self.now.fetch_add(millis, Ordering::Relaxed);
        self.table.frames(2);
    }

    /// What a seat has, in milliseconds.
    fn time(&self, seat: Seat) -> u128 {
        let now = Duration::from_millis(self.now.load(Ordering::Relaxed));
        self.table.part::<PlayClock>().0.as_ref().expect("a clock").time(seat, now).as_millis()
    }

    fn times(&self) -> [u128; 2] {
        [self.time(WHITE), self.time(BLACK)]
    }

    fn order(&mut self, seat: Seat, order: &str) {
        self.table.ask(TableAction::Session(Request::Order(seat, order.to_owned())));
    }

    fn runs(&self) -> Option<Duration> {
        self.table.app.world().resource::<NextFrame>().0
    }
}

#[test]
fn every_move_is_counted_exactly() {
    let mut timed = Timed::new("avanco", "60+2/30");
    timed.pass(9000);
    assert_eq!((timed.times(), timed.runs()), ([60_000, 30_000], None), "it begins with the first move");
    timed.table.play("b2-b3");
    assert_eq!(timed.times(), [62_000, 30_000]);
    timed.pass(1234);
    assert!(timed.runs() <= Some(Duration::from_secs(1)));
    timed.table.play("a6-a5");
    timed.pass(7777);
    timed.table.play("c2-c3");
    assert_eq!(timed.times(), [62_000 - 7777 + 2000, 30_000 - 1234]);
    // The record keeps it, and a play that is opened from it goes on with it.
    let text = record::write(timed.table.session());
    assert!(text.contains("{[%clk 0:00:28.766]}"), "{text}");
    let opened = record::read(&text, &ludoteca_games::catalogue()).expect("a record");
    let clock = PlayClock::of(&*opened).0.expect("a clock");
    assert_eq!(clock.time(WHITE, Duration::ZERO).as_millis(), 56_223);
    assert_eq!(clock.time(BLACK, Duration::ZERO).as_millis(), 28_766);
    assert_eq!(Control::print_all(&clock.controls()), "60+2/30");
}

#[test]
fn who_looks_around_in_the_history_loses_no_time() {
    let mut timed = Timed::new("avanco", "60");
    timed.table.play("b2-b3");
    timed.pass(10_000);
    timed.table.play("a6-a5");
    timed.pass(5000);
    timed.table.play("c2-c3");
    assert_eq!(timed.times(), [55_000, 50_000]);
    timed.table.ask(TableAction::Session(Request::Undo));
    timed.pass(20_000);
    assert_eq!((timed.times(), timed.runs()), ([60_000, 50_000], None));
    timed.table.ask(TableAction::Session(Request::Redo));
    timed.pass(20_000);
    assert_eq!((timed.times(), timed.runs()), ([55_000, 50_000], None));
    timed.table.play("c6-c5");
    timed.pass(1000);
    assert_eq!(timed.times(), [54_000, 50_000], "with the next move it goes on");
}

#[test]
fn who_leaves_the_table_gains_no_time() {
    let mut timed = Timed::new("avanco", "60");
    let entry = games::find("avanco").expect("the game exists");
    timed.table.play("b2-b3");
    timed.pass(18_000);
    for _ in 0..2 {
        timed.table.app.world_mut().write_message(StageRequest::Leave);
        timed.table.frames(2);
        timed.pass(40_000);
        timed.table.app.world_mut().write_message(StageRequest::Open(entry, 0));
        timed.pass(5000);
        assert_eq!((timed.times(), timed.runs()), ([60_000, 42_000], None), "it waits for whoever comes back");
        assert!(timed.table.part::<PlayClock>().covers(), "nobody thinks meanwhile");
    }
    assert!(record::write(timed.table.session()).contains("[%left 0:00:42]"));
    timed.table.ask(TableAction::Pause(false));
    timed.pass(2000);
    assert_eq!(timed.times(), [60_000, 40_000]);
    timed.table.play("a6-a5");
    assert_eq!(timed.times(), [60_000, 40_000]);
    assert!(!record::write(timed.table.session()).contains("left"), "nothing of it stays in the record");
    // Where nobody's time passes, none is kept.
    timed.table.ask(TableAction::Session(Request::Undo));
    timed.table.app.world_mut().write_message(StageRequest::Leave);
    timed.pass(1000);
    timed.table.app.world_mut().write_message(StageRequest::Open(entry, 0));
    timed.pass(1000);
    assert_eq!((timed.times(), timed.table.part::<PlayClock>().covers()), ([60_000, 60_000], false));
}

#[test]
fn a_flag_ends_the_game() {
    let mut timed = Timed::new("avanco", "10");
    timed.table.play("b2-b3");
    timed.pass(9999);
    assert_eq!(timed.table.session().outcome(), None);
    timed.pass(1);
    let outcome = timed.table.session().outcome().expect("the flag of the second seat has fallen");
    assert_eq!((outcome.reason, outcome.winner), ("clock", Winner::Side(ludoteca_rules::Side(0))));
    assert_eq!(timed.runs(), None);
    // Undo gives another chance, with the time as it was.
    timed.table.ask(TableAction::Session(Request::Undo));
    assert_eq!((timed.table.session().outcome(), timed.times()), (None, [10_000, 10_000]));
}

#[test]
fn a_pause_counts_for_nobody_and_covers_the_board() {
    let mut timed = Timed::new("avanco", "60");
    timed.table.play("b2-b3");
    timed.pass(1000);
    timed.table.ask(TableAction::Pause(true));
    timed.pass(30_000);
    assert_eq!((timed.times(), timed.runs()), ([60_000, 59_000], None));
    assert!(timed.table.part::<PlayClock>().covers());
    timed.table.heard();
    timed.table.click("a6");
    let refused =
        |happened: &PlayEvent| matches!(happened, PlayEvent::Refused(refusal) if refusal.text.key == "refuse-paused");
    assert!(timed.table.heard().iter().any(refused));
    assert!(timed.table.hand().picks.is_empty());
    timed.table.ask(TableAction::Pause(false));
    timed.pass(500);
    assert_eq!(timed.times(), [60_000, 58_500]);
}

#[test]
fn who_orders_at_once_is_timed_until_the_order_is_sealed() {
    let mut timed = Timed::new("apocalypse", "60+1");
    timed.order(WHITE, "a2-a3");
    timed.pass(4000);
    timed.order(BLACK, "e4-e3");
    assert_eq!(timed.times(), [61_000, 60_000 - 4000 + 1000]);
    timed.pass(3000);
    timed.order(BLACK, "b5-b4");
    timed.pass(2000);
    timed.order(WHITE, "b1-b2");
    assert_eq!(timed.times(), [61_000 - 5000 + 1000, 57_000 - 3000 + 1000]);
    let session = timed.table.session();
    let clk = comment::command(session.comment(session.cursor()), "clk");
    assert_eq!(clk, Some("0:00:57|0:00:55"));
    // What is withdrawn is ordered anew, with the time before it.
    timed.order(WHITE, "b2-b3");
    timed.pass(6000);
    timed.table.ask(TableAction::Session(Request::Undo));
    assert_eq!(timed.times(), [57_000, 55_000]);
}

#[test]
fn the_line_of_an_analysis_takes_no_time() {
    let mut timed = Timed::new("avanco", "60");
    timed.table.play("b2-b3");
    timed.pass(10_000);
    let play = timed.table.play_entity();
    let follow = TableAction::Session(Request::Move("a6-a5".to_owned()));
    let request =
        timed.table.part::<ludoteca_table::play::Play>().request(play, ludoteca_table::play::Asker::File, follow);
    timed.table.app.world_mut().write_message(request);
    timed.pass(10_000);
    assert_eq!((timed.times(), timed.runs()), ([60_000, 60_000], None));
}

#[test]
fn the_last_seconds_are_heard() {
    let mut timed = Timed::new("avanco", "12");
    timed.table.app.init_resource::<Ticks>();
    timed.table.app.add_systems(Last, |mut cues: MessageReader<Cue>, mut ticks: ResMut<Ticks>| {
        ticks.0 += cues.read().filter(|cue| cue.voice == Voice::Tick).count();
    });
    timed.table.play("b2-b3");
    let mut heard = Vec::new();
    for _ in 0..23 {
        timed.pass(500);
        heard.push(std::mem::take(&mut timed.table.app.world_mut().resource_mut::<Ticks>().0));
    }
    // After so many half seconds: when ten, five, four, three, two and one are left.
    let when: Vec<usize> = (1..).zip(&heard).filter(|(_, count)| **count > 0).map(|(half, _)| half).collect();
    assert_eq!(when, [4, 14, 16, 18, 20, 22], "{heard:?}");
    assert!(heard.iter().all(|count| *count <= 1));
}

#[derive(Resource, Default)]
struct Ticks(usize);
