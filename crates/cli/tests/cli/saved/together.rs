//! Many programs change one file at once: what each of them says is done is in the file.

use crate::{Ran, run, run_in};
use ludoteca_class::{Outcome, Tournament};
use ludoteca_games::catalogue;
use ludoteca_lessons::Progress;
use ludoteca_record as record;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{Claim, Failure, change};
use std::fs;
use std::path::Path;
use std::sync::Barrier;
use std::thread;
use tempfile::tempdir;

/// As many as the greatest sheet has names.
const WRITERS: usize = 64;

/// Has every one of them begin at the same moment.
fn at_once<T: Send>(writers: usize, write: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let begin = Barrier::new(writers);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..writers)
            .map(|number| {
                let (begin, write) = (&begin, &write);
                scope.spawn(move || {
                    begin.wait();
                    write(number)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("it does not panic")).collect()
    })
}

/// Whether it says that it was done; everything else is said in a sentence, with the status that means it.
fn done(ran: &Ran) -> bool {
    match ran.status {
        0 => ran.err.is_empty(),
        1 => {
            assert!(ran.err.starts_with("Another program is changing ") && ran.err.lines().count() == 1, "{}", ran.err);
            false
        }
        _ => panic!("{}", ran.err),
    }
}

#[test]
fn what_every_one_wrote_down_is_on_the_sheet() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let names: String = (1..=WRITERS).map(|number| format!("P{number}\n")).collect();
    fs::write(at("names.txt"), names).expect("a test file can be written");
    let (sheet, names) = (at("sheet.txt"), at("names.txt"));
    let args = ["class", "new", &sheet, "--game", "rastros", "--system", "swiss", "--rounds", "3", "--names", &names];
    assert_eq!(run(&args).status, 0);
    assert_eq!(run(&["class", "pair", &sheet]).status, 0);
    // Half of them write results, one of them through a link, and half of them names.
    #[cfg(unix)]
    std::os::unix::fs::symlink(&sheet, at("link.txt")).expect("a link");
    let by = if cfg!(unix) { at("link.txt") } else { sheet.clone() };
    let boards = WRITERS / 2;
    let ran = at_once(WRITERS, |number| {
        let file = if number == 0 { &by } else { &sheet };
        match number.checked_sub(boards) {
            None => run(&["class", "result", file, &(number + 1).to_string(), "1-0"]),
            Some(pupil) => run(&["class", "pupils", file, "--rename", &(pupil + 1).to_string(), &format!("Q{pupil}")]),
        }
    });
    let now = Tournament::read(&fs::read_to_string(&sheet).expect("it is there")).expect("it is whole");
    let mut counted = 0;
    for (number, ran) in ran.iter().enumerate() {
        let kept = match number.checked_sub(boards) {
            None => now.rounds()[0][number].outcome == Outcome::First,
            Some(pupil) => now.pupils()[pupil].name == format!("Q{pupil}"),
        };
        assert_eq!(kept, done(ran), "{number}: {}{}", ran.out, ran.err);
        counted += usize::from(kept);
    }
    assert!(counted > 0, "somebody is always first");
    let mut left: Vec<String> = super::store::names(folder.path());
    left.retain(|name| name != "link.txt");
    assert_eq!(left, ["names.txt", "sheet.txt"], "nothing is left beside it");
}

/// How many moves are in the tree of a play.
fn moves(play: &dyn PlayView) -> usize {
    let mut open = vec![NodeId::ROOT];
    let mut count = 0;
    while let Some(node) = open.pop() {
        let children = play.node(node).children;
        count += children.len();
        open.extend(children);
    }
    count
}

#[test]
fn every_move_is_in_the_play_or_in_one_of_its_own() {
    let data = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(data.path().join("plays"));
    fs::create_dir(data.path().join("plays")).expect("a folder");
    // Long enough that every one of them has a move.
    let begun = "[Game \"sapiens\"]\n\n1. a2~ *\n";
    fs::write(plays.path("shared"), begun).expect("a test file can be written");
    let ran = at_once(WRITERS, |_| run_in(data.path(), &["play", "--record", "shared"], b"random\n"));
    let read = |id: &str| {
        record::read(&plays.read(id).expect("it is there"), &catalogue())
            .unwrap_or_else(|error| panic!("{id}: {error}"))
    };
    let (mut here, mut elsewhere) = (0, 0);
    for ran in &ran {
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        match ran.out.split_once("from here on this one is saved as ") {
            None => here += 1,
            Some((_, rest)) => {
                let id = rest.split_whitespace().next().expect("a name").trim_end_matches('.');
                assert!(moves(&*read(id)) >= 2, "{id}: what was there, and its own move");
                elsewhere += 1;
            }
        }
    }
    assert_eq!(moves(&*read("shared")), 1 + here, "{elsewhere} are elsewhere");
    assert_eq!(plays.list().expect("a list").len(), 1 + elsewhere);
}

#[test]
fn a_change_sees_the_change_before_it() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("counted");
    let changed = at_once(WRITERS, |_| {
        change(&file, |bytes| {
            let text = String::from_utf8_lossy(bytes.unwrap_or_default()).into_owned();
            let next = text.parse::<usize>().unwrap_or(0) + 1;
            Ok((next.to_string(), next))
        })
    });
    let mut seen: Vec<usize> = changed.iter().filter_map(|changed| changed.clone().ok()).collect();
    seen.sort_unstable();
    assert_eq!(seen, (1..=seen.len()).collect::<Vec<_>>());
    assert_eq!(fs::read_to_string(&file).expect("it is there"), seen.len().to_string());
    // What is refused, and what is the same, is not written.
    let before = fs::metadata(&file).expect("it is there").modified().expect("the system knows");
    let refused: Result<(), Failure> = change(&file, |_| Err(Failure::Closed));
    assert_eq!(refused, Err(Failure::Closed));
    change(&file, |bytes| Ok((String::from_utf8_lossy(bytes.expect("it is there")).into_owned(), ())))
        .expect("as it was");
    assert_eq!(fs::metadata(&file).expect("it is there").modified().expect("the system knows"), before);
    assert_eq!(super::store::names(folder.path()), ["counted"]);
}

#[cfg(unix)]
#[test]
fn a_claim_that_a_killed_program_left_is_no_hindrance() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("sheet.txt");
    fs::write(folder.path().join(".claim-sheet.txt.lock"), "").expect("a test file can be written");
    let claim = Claim::take(&file).expect("it can be asked").expect("nobody has it");
    assert!(Claim::take(&file).expect("it can be asked").is_none());
    // By another path to the same file too.
    std::os::unix::fs::symlink("sheet.txt", folder.path().join("link")).expect("a link");
    assert!(Claim::take(&folder.path().join("link")).expect("it can be asked").is_none());
    drop(claim);
    assert!(Claim::take(&file).expect("it can be asked").is_some());
    assert_eq!(super::store::names(folder.path()), ["link"]);
    assert!(Claim::take(Path::new("/dev/null")).is_err(), "what is no file is not claimed");
    // A name as long as systems allow.
    let long = folder.path().join("é".repeat(125) + ".txt");
    change(&long, |_| Ok(("long".to_owned(), ()))).expect("it is written");
    assert_eq!(fs::read_to_string(&long).expect("it is there"), "long");
}

#[test]
fn what_several_solved_is_all_remembered() {
    let data = tempdir().expect("a temporary folder");
    let file = SaveFolder::at(data.path().join("plays")).progress();
    let text = |id: &str| {
        let said = |tag: &str| ["pt-PT", "pt-BR", "en"].map(|tongue| format!("[{tag}-{tongue} \"-\"]\n")).concat();
        let (title, say) = (said("Title"), said("Say"));
        format!("[Deck \"{id}\"]\n[Kind \"puzzles\"]\n{title}\n[Game \"rastros\"]\n[Goal \"play\"]\n{say}\n1. d4 *\n")
    };
    let ran = at_once(16, |number| {
        let deck = data.path().join(format!("deck-{number}.txt"));
        fs::write(&deck, text(&format!("deck-{number}"))).expect("a test file can be written");
        run_in(data.path(), &["lesson", "play", deck.to_str().expect("text")], b"d4\n")
    });
    let progress = Progress::read(&fs::read_to_string(file).expect("it is there")).expect("this form").0;
    for (number, ran) in ran.iter().enumerate() {
        assert_eq!(progress.of(&format!("deck-{number}"), 0).0, done(ran), "{number}: {}{}", ran.out, ran.err);
    }
}
