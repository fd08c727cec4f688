//! Work is done in the background, tells when it has an answer, and stops when nobody waits for it.

use ludoteca_workers::Workers;
use std::sync::mpsc;

#[test]
fn every_answer_wakes_whoever_waits_and_so_does_the_end_of_all_work() {
    let (wake, woken) = mpsc::channel();
    let workers = Workers::new("worker", move || _ = wake.send(()));
    let pending = workers.start(|answers| (1..=3).for_each(|answer| answers.send(answer)));
    assert_eq!((pending.wait(), pending.wait(), pending.wait()), (Some(1), Some(2), Some(3)));
    assert_eq!(pending.wait(), None, "the work is done");
    for _ in 0..4 {
        woken.recv().expect("the threads are there");
    }
    assert!(!workers.is_busy());
    drop(workers);
    assert_eq!(woken.iter().count(), 0);
}

#[test]
fn work_that_nobody_waits_for_is_stopped_or_never_begins() {
    let workers = Workers::new("worker", || {});
    // More endless jobs than there are threads: each must stop for the last one to be done.
    for _ in 0..4 * Workers::threads() {
        drop(workers.start::<()>(|answers| {
            while !answers.stop().is_stopped() {
                std::hint::spin_loop();
            }
        }));
    }
    assert_eq!(workers.work_out(|| 5).wait(), Some(5));
}

#[test]
fn without_threads_the_answer_is_there_at_once() {
    let pending = Workers::none().start(|answers| (1..=3).for_each(|answer| answers.send(answer)));
    assert_eq!((pending.newest(), pending.newest()), (Some(3), None));
}
