//! The saved plays: nothing is lost, whenever the program ends, and two programs keep out of each other's way.

use crate::play_turn;
use ludoteca_games as games;
use ludoteca_record as record;
use ludoteca_rules::Options;
use ludoteca_rules::random;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_store::saves::{SaveError, SaveFolder, Saver};
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tempfile::tempdir;

/// Names what the other process does, and where.
const TASK: &str = "LUDOTECA_TEST_PLAYS";

fn new(id: &str) -> Box<dyn Session> {
    let entry = games::find(id).expect("the game exists");
    entry.start(Options::defaults(entry.info.options))
}

fn nodes(session: &dyn PlayView) -> usize {
    session.line().len() - 1
}

/// The other process: it plays for ever, saves after every move, and says what is on the disk.
#[test]
#[ignore = "the test below runs it, with a folder"]
fn other_process() {
    let folder = std::env::var(TASK).expect("where it saves");
    let plays = SaveFolder::at(PathBuf::from(folder));
    let saver = Saver::new(|| {});
    let (id, _claim) = plays.claim_new("play").expect("the folder can be written");
    let mut rng = random::generator(7);
    let mut session = new("produto");
    for turn in 0_u32.. {
        if session.outcome().is_some() {
            session.submit(Request::GoTo(ludoteca_rules::session::NodeId::ROOT)).expect("it is there");
        }
        play_turn(&mut *session, |count| random::below(&mut rng, count));
        saver.save(plays.path(&id), record::write(&*session));
        if turn % 3 == 2 {
            saver.flush();
            println!("SAVED {}", size(&*session));
        }
    }
}

/// How many nodes the tree has.
fn size(session: &dyn PlayView) -> usize {
    let mut open = vec![ludoteca_rules::session::NodeId::ROOT];
    let mut count = 0;
    while let Some(node) = open.pop() {
        count += 1;
        open.extend(session.node(node).children);
    }
    count
}

#[test]
fn killed_at_any_moment_nothing_is_lost() {
    let program = std::env::current_exe().expect("this program has a path");
    let mut kept = 0;
    for kill in 0..200_u64 {
        let folder = tempdir().expect("a temporary folder");
        let mut child = Command::new(&program)
            .args(["--exact", "saved::plays::other_process", "--ignored", "--nocapture"])
            .env(TASK, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("this program runs");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        // It is killed a moment after it has told of so many saves.
        let mut told = 0;
        let mut lines = out
            .lines()
            .map_while(Result::ok)
            .filter_map(|line| line.split_once("SAVED ").map(|(_, size)| size.parse::<usize>().expect("a number")));
        for _ in 0..kill % 5 {
            told = lines.next().unwrap_or(told);
        }
        let moment = Instant::now() + Duration::from_micros(kill * 37 % 3000);
        while Instant::now() < moment {
            std::hint::spin_loop();
        }
        child.kill().expect("it runs");
        // What it told before it was killed is on the disk.
        told = lines.last().unwrap_or(told);
        child.wait().expect("it has ended");
        let plays = SaveFolder::at(folder.path().to_owned());
        let saved = plays.list().expect("the folder can be read");
        let Some(saved) = saved.first() else {
            assert_eq!(told, 0);
            continue;
        };
        let session = record::read(&plays.read(&saved.id).expect("it can be read"), &ludoteca_games::catalogue())
            .expect("the file is whole");
        assert!(size(&*session) >= told, "{} of {told}", size(&*session));
        assert!(
            plays.claim(&saved.id).expect("the folder can be written").is_some(),
            "the claim ended with the process"
        );
        kept += 1;
    }
    assert!(kept > 100, "{kept}");
}

#[test]
fn saving_keeps_nobody_waiting_and_is_soon_done() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().join("a/b"));
    let saver = Saver::new(|| {});
    let mut session = new("sapiens");
    let mut rng = random::generator(3);
    for _ in 0..200 {
        play_turn(&mut *session, |count| random::below(&mut rng, count));
        saver.save(plays.path("one"), record::write(&*session));
    }
    saver.flush();
    assert_eq!(
        record::write(
            &*record::read(&plays.read("one").expect("it is there"), &ludoteca_games::catalogue()).expect("whole")
        ),
        record::write(&*session)
    );
    assert!(saver.trouble().is_none());
    // What is saved last is there although nobody waited for it.
    saver.save(plays.path("two"), "the last".to_owned());
    drop(saver);
    assert_eq!(plays.read("two").expect("it is there"), "the last");
}

#[test]
fn what_cannot_be_written_is_told_once_and_tried_again() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().join("plays"));
    // A file is where the folder should be.
    fs::write(folder.path().join("plays"), "").expect("a test file can be written");
    let saver = Saver::new(|| {});
    for text in ["1", "2", "3"] {
        saver.save(plays.path("one"), text.to_owned());
        saver.flush();
    }
    let Some(SaveError { path, .. }) = saver.trouble() else { panic!("nothing was told") };
    assert_eq!(path, plays.path("one"));
    assert!(saver.trouble().is_none(), "once is enough");
    fs::remove_file(folder.path().join("plays")).expect("it is there");
    saver.save(plays.path("two"), "other".to_owned());
    saver.flush();
    assert_eq!(
        (plays.read("one").expect("it was tried again"), plays.read("two").expect("it is there")),
        ("3".to_owned(), "other".to_owned())
    );
}

#[test]
fn two_programs_never_write_one_play() {
    let folder = tempdir().expect("a temporary folder");
    let [one, other] = [(); 2].map(|()| SaveFolder::at(folder.path().to_owned()));
    let (id, claim) = one.claim_new("2026-11-23-avanco").expect("the folder can be written");
    assert_eq!(id, "2026-11-23-avanco");
    assert!(other.claim(&id).expect("it can be asked").is_none());
    let (second, _claim) = other.claim_new("2026-11-23-avanco").expect("the folder can be written");
    assert_eq!(second, "2026-11-23-avanco-2", "a name that is claimed is taken");
    drop(claim);
    assert!(other.claim(&id).expect("it can be asked").is_some());
}

#[test]
fn what_is_removed_can_be_brought_back() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    for id in ["one", "two"] {
        plays.write(id, id).expect("the folder can be written");
    }
    let remove = |id: &str| {
        let claim = plays.claim(id).expect("the folder can be written").expect("nobody has it");
        plays.remove(id, &claim)
    };
    remove("one").expect("it is there");
    let ids = |plays: &SaveFolder| plays.list().expect("a list").into_iter().map(|saved| saved.id).collect::<Vec<_>>();
    assert_eq!(ids(&plays), ["two"]);
    // Its name is not given to another one meanwhile.
    let (id, _claim) = plays.claim_new("one").expect("the folder can be written");
    assert_eq!(id, "one-2");
    plays.restore("one").expect("it was removed");
    assert_eq!(plays.read("one").expect("it is back"), "one");
    assert!(plays.restore("one").is_err() && remove("three").is_err());
    // While another program writes one of that name, nothing comes into its place.
    remove("one").expect("it is there");
    let claim = plays.claim("one").expect("it can be asked").expect("nobody has it");
    assert_eq!(plays.restore("one").expect_err("it is claimed").kind(), ErrorKind::ResourceBusy);
    drop(claim);
    plays.restore("one").expect("it was removed");
}

#[test]
fn what_is_removed_twice_is_there_twice() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    for text in ["first", "second", "third"] {
        plays.write("one", text).expect("the folder can be written");
        let claim = plays.claim("one").expect("the folder can be written").expect("nobody has it");
        plays.remove("one", &claim).expect("it is there");
    }
    // What was removed last has its name, and those before it one with a number.
    for (id, text) in [("one", "third"), ("one-2", "first"), ("one-3", "second")] {
        plays.restore(id).expect(id);
        assert_eq!(plays.read(id).expect("it is back"), text);
    }
}

#[test]
fn what_is_removed_is_forgotten_after_thirty_days_of_use_whatever_the_clock_says() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    let day = |day: u64| UNIX_EPOCH + Duration::from_secs((20_000 + day) * 24 * 3600);
    let remove = |id: &str| {
        plays.write(id, id).expect("the folder can be written");
        let claim = plays.claim(id).expect("the folder can be written").expect("nobody has it");
        plays.remove(id, &claim).expect("it is there");
    };
    let there = |id: &str| folder.path().join("removed").join(id).with_added_extension("ludo").exists();
    remove("one");
    plays.tidy_at(day(0));
    // A clock that is a month, or years, ahead or behind for a day: every start is one day at most.
    for wrong in [31, 4000, 0, 31] {
        for _ in 0..100 {
            plays.tidy_at(day(wrong));
        }
    }
    assert!(there("one"));
    remove("two");
    for today in 1..=28 {
        plays.tidy_at(day(today));
    }
    assert!(there("one") && there("two"), "three days were counted by the wrong clock");
    // Removed again under the same name, it begins anew, and the earlier one keeps what was counted for it.
    remove("one");
    assert!(there("one-2"));
    (29..=31).for_each(|today| plays.tidy_at(day(today)));
    assert!(there("one") && there("two") && !there("one-2"));
    (32..=59).for_each(|today| plays.tidy_at(day(today)));
    assert!(there("one") && !there("two"));
    plays.tidy_at(day(60));
    assert!(!there("one"));
    // What a program left that was killed while it wrote goes too.
    let old = SystemTime::now() - Duration::from_secs(3 * 3600);
    let stale = [".ludoteca-abc", ".claim-gone.ludo"].map(|name| folder.path().join(name));
    for file in &stale {
        fs::write(file, "").expect("a test file can be written");
        fs::File::options().append(true).open(file).and_then(|file| file.set_modified(old)).expect("it is there");
    }
    plays.tidy();
    assert!(!stale.iter().any(|file| file.exists()));
}

#[test]
fn the_head_of_a_record_is_what_the_whole_record_says() {
    for entry in games::CATALOGUE {
        let mut session = entry.start(Options::defaults(entry.info.options));
        let mut rng = random::generator(11);
        for _ in 0..30 {
            play_turn(&mut *session, |count| random::below(&mut rng, count));
        }
        let controllers = vec![ludoteca_rules::session::Controller::Computer("4".to_owned())];
        session.describe("2026-11-23".to_owned(), vec!["Ana".to_owned(), "Rui \"o\" Mau".to_owned()], controllers);
        session.set_title("A lesson");
        // A branch is no part of the main line.
        let (last, line) = (nodes(&*session), session.line());
        session.submit(Request::GoTo(line[last / 2])).expect("it is there");
        if let Some(order) = session.asked().iter().next().and_then(|seat| session.orders(seat).pop()) {
            let _ = session.submit(Request::Move(order));
        }
        session.submit(Request::GoTo(line[last])).expect("it is there");
        let text = record::write(&*session);
        let head = record::head(&text).expect("a record");
        assert_eq!(
            (head.game.as_str(), head.title.as_str(), head.date.as_str()),
            (entry.info.id, "A lesson", "2026-11-23")
        );
        assert_eq!(head.names[..2], ["Ana".to_owned(), "Rui \"o\" Mau".to_owned()]);
        assert_eq!((head.moves, head.controllers[0].as_str()), (last, "4"), "{text}");
        let result = session.outcome().map_or("*", |outcome| outcome.winner.text(session.sides()));
        assert_eq!(head.result, result);
    }
    assert!(record::head("no tags").is_err() && record::head("").is_err());
}

#[test]
fn a_record_remembers_where_it_was_left() {
    let mut session = new("rastros");
    let mut rng = random::generator(5);
    for _ in 0..6 {
        play_turn(&mut *session, |count| random::below(&mut rng, count));
    }
    assert!(!record::write(&*session).contains("Cursor"), "at the end there is nothing to say");
    for place in [0, 3, 5] {
        let line = session.line();
        session.submit(Request::GoTo(line[place])).expect("it is there");
        let text = record::write(&*session);
        assert!(text.contains(&format!("[Cursor \"{place}\"]")), "{text}");
        let again = record::read(&text, &ludoteca_games::catalogue()).expect("a record");
        assert_eq!((again.position_text(), nodes(&*again)), (session.position_text(), 6));
        assert_eq!(record::write(&*again), text);
    }
    for wrong in ["7", "-1", "x", ""] {
        let text = format!("[Game \"rastros\"]\n[Cursor \"{wrong}\"]\n\n1. d4");
        let error = record::read(&text, &ludoteca_games::catalogue()).err().expect("there is no such place");
        assert_eq!(error.line, 2, "{wrong}");
    }
}

#[test]
fn damaged_files_are_refused_and_stay_as_they_are() {
    let mut session = new("sapiens");
    let mut rng = random::generator(9);
    for _ in 0..20 {
        play_turn(&mut *session, |count| random::below(&mut rng, count));
    }
    let whole = record::write(&*session).into_bytes();
    for seed in 0..1000 {
        let mut bytes = whole.clone();
        let mut rng = random::generator(seed);
        for _ in 0..=random::below(&mut rng, 4) {
            let at = random::below(&mut rng, bytes.len());
            match random::below(&mut rng, 3) {
                0 => bytes[at] ^= 1 << random::below(&mut rng, 8),
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, random::below(&mut rng, 256) as u8),
            }
        }
        // Neither reading nor listing panics, whatever is in it.
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = (record::read(&text, &ludoteca_games::catalogue()).map(drop), record::head(&text));
        }
    }
}

#[test]
fn commands_begin_with_a_record_at_any_place() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("play.ludo");
    fs::write(&file, "[Game \"rastros\"]\n\n1. d4 2. e4 3. d5").expect("a test file can be written");
    let path = Path::new(&file).to_str().expect("a path of letters");
    let end = crate::run(&["show", "--record", path, "--json"]);
    let same = crate::run(&["show", "rastros", "--moves", "d4 e4 d5", "--json"]);
    assert_eq!((end.status, &end.out), (0, &same.out), "{}", end.err);
    let one = crate::run(&["show", "--record", path, "--at", "1", "--json"]);
    assert_eq!(one.out, crate::run(&["show", "rastros", "--moves", "d4", "--json"]).out);
    let moves = crate::run(&["moves", "--record", path, "--at", "0"]);
    assert_eq!(moves.out, crate::run(&["moves", "rastros"]).out);
    let beyond = crate::run(&["show", "--record", path, "--at", "4", "--lang", "en"]);
    assert_eq!(
        (beyond.status, beyond.err.as_str()),
        (2, "The main line of the record ends with move 3; there is no place 4.\n")
    );
    for wrong in [&["show"][..], &["show", "rastros", "--record", path], &["show", "rastros", "--at", "1"]] {
        let ran = crate::run(wrong);
        assert_eq!((ran.status, ran.err.lines().count()), (2, 1), "{wrong:?}: {}", ran.err);
    }
}

#[test]
#[ignore = "measures: cargo xtask measure saving"]
fn how_long_saving_takes() {
    let folder = tempdir().expect("a temporary folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    let saver = Saver::new(|| {});
    let (mut calls, mut whole) = (Vec::new(), Vec::new());
    for number in 0..500 {
        let text = format!("{number} {}", "x".repeat(6000));
        let begun = Instant::now();
        saver.save(plays.path("one"), text);
        calls.push(begun.elapsed());
        saver.flush();
        whole.push(begun.elapsed());
    }
    for (name, mut times) in [("save", calls), ("whole", whole)] {
        times.sort();
        println!("{name}: median {:?}, 99 of 100 within {:?}, most {:?}", times[250], times[495], times[499]);
    }
}
