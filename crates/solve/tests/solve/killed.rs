//! A table in the making that is killed again and again comes to the same end.

use crate::circles::Random;
use crate::solved;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::spaces::rastros::Rastros;
use ludoteca_solve::table::{Effort, Table, save};
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::Way;
use std::path::Path;

const SUBJECT: (&str, &str, blake3::Hash) = ("test", "none", blake3::Hash::from_bytes([7; 32]));

/// Makes a table that is killed at these moments, counted in slices since the last one; each time the file is all that
/// is left.
fn killed(space: &dyn Space, moments: &[usize], path: &Path) {
    let mut left = 0;
    for moment in moments {
        let mut job = opened(space, path);
        for _ in 0..*moment {
            assert_eq!(job.go_on(&Stop::default()), Ok(State::Open), "it is killed before it is done");
        }
        save(path, SUBJECT, job.entries(), Some(job.progress()), Effort::Quick).expect("a file");
        // What was done after the last file was written is lost.
        if job.go_on(&Stop::default()) == Ok(State::Open) {
            left += 1;
        }
    }
    assert!(left + 1 >= moments.len());
    let mut job = opened(space, path);
    while job.go_on(&Stop::default()).expect("nothing is too far away") != State::Done {}
    save(path, SUBJECT, job.entries(), None, Effort::Small).expect("a file");
}

fn opened<'a>(space: &'a dyn Space, path: &Path) -> Job<'a> {
    if !path.exists() {
        return Job::new(space, 8).expect("it fits");
    }
    let mut table = Table::open(path).expect("a table");
    let progress = table.head().progress.expect("it is not complete");
    let entries = table.entries().expect("it is whole");
    Job::resume(space, entries, progress, 8).expect("it fits")
}

#[test]
fn killed_at_ten_moments_it_ends_with_the_same_checksum() {
    let folder = tempfile::tempdir().expect("a folder");
    let spaces: [(&dyn Space, &[usize]); 5] = [
        (&Random::new(Way::Upwards, 120_000), &[1, 2, 0, 1, 1, 2, 0, 1, 1, 1]),
        (&Random::new(Way::Passes, 30_000), &[1, 2, 3, 1, 4, 1, 5, 2, 6, 3]),
        (&Random::with_moves_back(30_000), &[1, 2, 3, 1, 4, 1, 5, 2, 6, 3]),
        (&Rastros::new(4, 5), &[0, 1, 9, 10, 20, 3, 30, 1, 1, 40]),
        (&Rastros::new(4, 4), &[0, 1, 9, 10, 20, 3, 30, 1, 1, 40]),
    ];
    for (index, (space, moments)) in spaces.into_iter().enumerate() {
        let path = folder.path().join(format!("{index}.table"));
        assert_eq!(moments.len(), 10);
        killed(space, moments, &path);
        let once = solved(space);
        let mut table = Table::open(&path).expect("a table");
        assert_eq!(table.head().progress, None);
        assert_eq!(table.head().checksum, once.checksum());
        assert_eq!(table.entries().expect("it is whole"), once);
        // Not one byte of the file tells how it came about.
        let other = folder.path().join("once.table");
        save(&other, SUBJECT, &once, None, Effort::Small).expect("a file");
        assert_eq!(std::fs::read(&path).expect("a file"), std::fs::read(&other).expect("a file"));
    }
}

#[test]
fn a_search_that_is_stopped_leaves_nothing_half_done() {
    let space = Rastros::new(5, 5);
    let mut job = Job::new(&space, 8).expect("it fits");
    // The home has no positions, so the first nine slices search nothing.
    for _ in 0..9 {
        assert_eq!(job.go_on(&Stop::default()), Ok(State::Open));
    }
    let stop = Stop::default();
    stop.stop();
    let before = (job.entries().clone(), job.progress());
    let mut stopped = false;
    for _ in 0..60 {
        match job.go_on(&stop).expect("nothing is too far away") {
            State::Stopped => {
                stopped = true;
                break;
            }
            // So little to search that nobody asked whether to stop.
            State::Open => {}
            State::Done => panic!("it is not that quick"),
        }
    }
    assert!(stopped);
    let at = job.progress().done;
    assert!(at >= before.1.done && job.entries().code(at).verdict().is_none());
    while job.go_on(&Stop::default()).expect("nothing is too far away") != State::Done {}
    assert_eq!(job.entries().checksum(), solved(&space).checksum());
}

#[test]
fn what_does_not_fit_is_refused() {
    let space = ludoteca_solve::spaces::semaforo::space();
    let refused = Job::new(&space, 16).err().expect("it has sixteen megabytes and more");
    assert!(format!("{refused:?}").contains("17"), "{refused:?}");
    assert!(Job::new(&space, 17).is_ok());
}
