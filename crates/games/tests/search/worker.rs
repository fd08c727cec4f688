//! The threads on which searchers think while something else goes on.

use ludoteca_games as games;
use ludoteca_rules::Entry;
use ludoteca_rules::Options;
use ludoteca_rules::thinking::think::{Budget, Question, Snapshot, Stop};
use ludoteca_search::levels::LevelPlayer;
use ludoteca_search::worker::{Searchers, Task};
use ludoteca_workers::Workers;
use std::sync::mpsc;
use std::time::Duration;

fn start(id: &str) -> (&'static Entry, Snapshot) {
    let entry = games::find(id).expect("the game exists");
    let play = entry.start(Options::defaults(entry.info.options));
    let seat = play.asked().iter().next().expect("somebody is asked");
    (entry, play.snapshot(seat))
}

#[test]
fn a_level_answers_as_it_does_without_a_thread_and_wakes_whoever_waits() {
    let (wake, woken) = mpsc::channel();
    let searchers = Searchers::new(Workers::new("thinker", move || _ = wake.send(())));
    for id in ["avanco", "rastros"] {
        let (entry, at) = start(id);
        let answer = searchers.ask(entry, at.clone(), Task::Play(2, None), 7).wait().expect("an answer");
        assert!(woken.recv().is_ok());
        let mut player = LevelPlayer::new(entry, 2, 32).expect("there is such a level");
        assert_eq!(answer, player.think(&at, None, 7, &Stop::default()), "{id}");
    }
}

#[test]
fn what_nobody_waits_for_is_stopped() {
    let searchers = Searchers::new(Workers::new("thinker", || {}));
    let (entry, at) = start("avanco");
    // More endless tasks than there are threads: each must stop for the last one to be answered.
    for _ in 0..40 {
        drop(searchers.ask(entry, at.clone(), Task::Ask(Question::default()), 1));
    }
    let question = Question { budget: Budget { nodes: Some(1000), ..Budget::default() }, ..Question::default() };
    assert!(searchers.ask(entry, at, Task::Ask(question), 1).wait().is_some());
}

#[test]
fn what_is_forgotten_answers_again_as_before() {
    let searchers = Searchers::new(Workers::none());
    let (entry, at) = start("avanco");
    let ask = || searchers.ask(entry, at.clone(), Task::Play(2, None), 7).newest().expect("whoever asks waits");
    let before = ask();
    searchers.forget();
    assert_eq!(ask(), before);
}

#[test]
fn a_position_is_watched_until_everything_is_proved() {
    let searchers = Searchers::new(Workers::none());
    let (entry, at) = start("semaforo");
    let pending = searchers.ask(entry, at, Task::Watch(Duration::from_secs(3600)), 1);
    let analysis = pending.newest().expect("whoever asks waits");
    assert_eq!(analysis.orders.len(), 12);
    assert!(analysis.orders.iter().all(|(_, score)| score.proof.is_some()));
    assert_eq!(pending.newest(), None);
}

#[test]
fn a_level_that_does_not_exist_gives_no_answer() {
    let (entry, at) = start("avanco");
    let [at_once, later] = [Workers::none(), Workers::new("thinker", || {})].map(Searchers::new);
    assert_eq!(at_once.ask(entry, at.clone(), Task::Play(7, None), 1).newest(), None);
    assert_eq!(later.ask(entry, at, Task::Play(0, None), 1).wait(), None);
}
