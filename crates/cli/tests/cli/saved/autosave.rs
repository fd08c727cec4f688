//! A play in the terminal is saved by itself: whatever happens, no turn is lost.

use super::moment::Moment;
use super::store::names;
use crate::{play_turn, run_in};
use ludoteca_games as games;
use ludoteca_record::{head, read, write};
use ludoteca_rules::options::Options;
use ludoteca_rules::random;
use ludoteca_rules::session::{Event, PlayView, Session};
use ludoteca_store::saves::SaveFolder;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::{TempDir, tempdir};

/// A folder for the user's data, and where the plays are in it.
fn data() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a temporary folder");
    let plays = folder.path().join("plays");
    (folder, plays)
}

/// The program with its data in this folder.
fn program(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"));
    command.args(args).env("LUDOTECA_DATA", data).env("LC_ALL", "C").env_remove("LANGUAGE");
    command
}

/// The files of plays.
fn files(plays: &Path) -> Vec<String> {
    let all = if plays.exists() { names(plays) } else { Vec::new() };
    all.into_iter().filter(|name| name.ends_with(".ludo")).collect()
}

/// The moves from the start to the cursor.
fn moves(session: &dyn PlayView) -> Vec<String> {
    let line = session.line().into_iter().take_while(|node| *node <= session.cursor());
    let moves = line.filter_map(|node| match session.node(node).event {
        Event::Move(text) => Some(text),
        _ => None,
    });
    moves.collect()
}

fn started(game: &str) -> Box<dyn Session> {
    let entry = games::find(game).expect("the game is there");
    entry.start(Options::defaults(entry.info.options))
}

/// A game of so many moves at most.
fn played(game: &str, most: usize) -> Box<dyn Session> {
    let mut session = started(game);
    let mut rng = random::generator(4);
    for _ in 0..most {
        play_turn(&mut *session, |count| random::below(&mut rng, count));
    }
    session
}

fn only_file(plays: &Path) -> String {
    let files = files(plays);
    assert_eq!(files.len(), 1, "{files:?}");
    fs::read_to_string(plays.join(&files[0])).expect("it is there")
}

#[test]
fn every_turn_is_saved() {
    let (data, plays) = data();
    let ran = run_in(data.path(), &["play", "produto"], b"Be5\n\nnothing\nmoves\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.matches("This game is saved by itself as 2").count(), 1, "{}", ran.out);
    assert!(only_file(&plays).ends_with("\n1. Be5 *\n"));
    // It goes on in its place, and where it was left.
    let name = files(&plays)[0].replace(".ludo", "");
    assert!(name.ends_with("-produto"), "{name}");
    let ran = run_in(data.path(), &["play", "--record", &name], b"Wd4\nWd5\nundo\n");
    assert_eq!((ran.status, ran.out.contains("is saved by itself")), (0, false), "{}", ran.out);
    let text = only_file(&plays);
    assert!(text.contains("[Cursor \"2\"]\n") && text.ends_with("\n1. Be5 2. Wd4 3. Wd5 *\n"), "{text}");
    let path = plays.join(format!("{name}.ludo"));
    let ran = run_in(data.path(), &["play", "--record", path.to_str().expect("text")], b"redo\ncomment well done\n");
    assert_eq!(ran.status, 0);
    assert!(only_file(&plays).ends_with("\n1. Be5 2. Wd4 3. Wd5 {well done} *\n"));
    // Looking at it changes nothing.
    let before = fs::metadata(&path).expect("it is there").modified().expect("the system knows");
    run_in(data.path(), &["play", "--record", &name], b"board\nmoves\nquit\n");
    assert_eq!(fs::metadata(&path).expect("it is there").modified().expect("the system knows"), before);
    // Nothing is played, nothing is saved.
    for (args, typed) in [(&["play", "produto"][..], "quit\n"), (&["play", "produto", "--no-save"], "Be5\n")] {
        assert_eq!(run_in(data.path(), args, typed.as_bytes()).status, 0);
    }
    assert_eq!(files(&plays).len(), 1);
}

#[test]
fn a_file_from_elsewhere_stays_as_it_is() {
    let (data, plays) = data();
    let file = data.path().join("mine.ludo");
    let text = "[Game \"produto\"] Be5 {by hand}";
    fs::write(&file, text).expect("a test file");
    let path = file.to_str().expect("the path is text");
    for _ in 0..2 {
        let ran = run_in(data.path(), &["play", "--record", path], b"Wd4\n");
        assert_eq!((ran.status, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("This game is saved by itself as 2"), "{}", ran.out);
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
    assert_eq!(files(&plays).len(), 2, "each is a game of its own");
    for name in files(&plays) {
        assert!(fs::read_to_string(plays.join(name)).expect("it is there").ends_with("\n1. Be5 {by hand} 2. Wd4 *\n"));
    }
}

#[test]
fn sealed_orders_reach_no_file() {
    let (data, plays) = data();
    let ran = run_in(data.path(), &["play", "apocalypse"], b"a1-b3\n");
    assert_eq!((ran.status, files(&plays).len()), (0, 0), "nothing was played yet");
    let typed = b"a1-b3\ne4-e3\na2-a3\ncomment hm\nundo\nrandom\ncomputer 1\n";
    assert_eq!(run_in(data.path(), &["play", "apocalypse"], typed).status, 0);
    let with_both = only_file(&plays);
    assert!(with_both.contains("1. a1-b3|e4-e3 {hm} 2. "), "{with_both}");
    fs::remove_file(plays.join(&files(&plays)[0])).expect("it is ours");
    // The program waits for the second order: all files there are, are of the first turn.
    let mut child = program(data.path(), &["play", "apocalypse"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let child = child.as_mut().expect("it runs");
    let mut keyboard = child.stdin.take().expect("it is piped");
    let mut screen = BufReader::new(child.stdout.take().expect("it is piped"));
    keyboard.write_all(b"a1-b3\ne4-e3\na2-a3\n").expect("it reads");
    let mut line = String::new();
    for _ in 0..2 {
        while !line.ends_with("order sealed.\n") {
            line.clear();
            screen.read_line(&mut line).expect("it writes");
        }
        line.clear();
    }
    // The line after the third order is only written once that is sealed.
    keyboard.write_all(b"help\n").expect("it reads");
    while !line.contains("help") {
        line.clear();
        screen.read_line(&mut line).expect("it writes");
    }
    assert!(!only_file(&plays).contains("a2-a3"));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert!(only_file(&plays).ends_with("\n1. a1-b3|e4-e3 *\n"));
    for name in names(&plays) {
        assert!(!fs::read_to_string(plays.join(&name)).expect("it is text").contains("a2-a3"), "{name}");
    }
}

/// Reads until the program has asked so often, or to the end, and gives how often that was.
fn times_asked(screen: &mut impl Read, most: usize) -> usize {
    let (mut shown, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let count = String::from_utf8_lossy(&shown).matches("> ").count();
        let length = if count < most { screen.read(&mut part).expect("it writes") } else { 0 };
        if length == 0 {
            return count;
        }
        shown.extend(&part[..length]);
    }
}

#[test]
fn a_kill_at_any_moment_loses_no_turn_that_was_saved() {
    const KILLS: usize = 200;
    const TURNS: usize = 25;
    const PLAY: [&str; 4] = ["play", "--moves", "", "sapiens"];
    let session = played("sapiens", TURNS);
    let all = moves(&*session);
    assert_eq!(all.len(), TURNS);
    let typed = |turns: &[String]| turns.iter().map(|turn| format!("{turn}\n")).collect::<String>();
    let (data, plays) = data();
    assert_eq!(run_in(data.path(), &PLAY, typed(&all).as_bytes()).status, 0);
    assert_eq!(moves(&*read(&only_file(&plays), &ludoteca_games::catalogue()).expect("it is a record")), all);
    let mut rng = random::generator(9);
    let mut moment = Moment::new();
    for kill in 0.. {
        if moment.is_enough(KILLS) {
            break;
        }
        let _ = fs::remove_dir_all(&plays);
        let mut command = program(data.path(), &PLAY);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("it runs");
        let mut keyboard = child.stdin.take().expect("it is piped");
        let mut screen = child.stdout.take().expect("it is piped");
        // It asks for a turn when the one before is saved, and is killed while it saves the next one.
        let turns = random::below(&mut rng, TURNS);
        keyboard.write_all(typed(&all[..turns]).as_bytes()).expect("it reads");
        assert_eq!(times_asked(&mut screen, turns + 1), turns + 1);
        keyboard.write_all(typed(&all[turns..=turns]).as_bytes()).expect("it reads");
        moment.wait();
        child.kill().expect("it can be killed");
        let asked = turns + 1 + times_asked(&mut screen, usize::MAX);
        child.wait().expect("it ends");
        let kept = match files(&plays).as_slice() {
            [] => Vec::new(),
            [one] => {
                let text = fs::read_to_string(plays.join(one)).expect("it is there");
                let session = read(&text, &ludoteca_games::catalogue())
                    .unwrap_or_else(|error| panic!("kill {kill}: {error}: {text}"));
                assert_eq!(write(&*session), text, "whole");
                moves(&*session)
            }
            more => panic!("{more:?}"),
        };
        assert!(all.starts_with(&kept), "{kept:?}");
        assert!(kept.len() + 1 >= asked, "kill {kill}: asked {asked} times, but kept {kept:?}");
        assert!(kept.len() <= turns + 1, "{kept:?}");
        moment.was(kept.len() > turns);
        if kill % 40 == 0
            && let [one] = files(&plays).as_slice()
        {
            // Nobody has it any more, and it goes on in its place.
            let ran = run_in(data.path(), &["play", "--record", one.trim_end_matches(".ludo")], b"");
            assert_eq!((ran.status, ran.out.contains("Another program")), (0, false), "{}", ran.out);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn where_nothing_can_be_saved_one_sentence_is_said_and_the_play_goes_on() {
    let (data, plays) = data();
    let elsewhere = tempdir().expect("a temporary folder");
    let file = elsewhere.path().join("saved.ludo");
    let typed = format!("h2~\nh7~\na2~\nsave {}\nquit\n", file.display());
    // Not even the administrator can make files there.
    let ran = run_in(Path::new("/proc/nowhere"), &["play", "sapiens", "--moves", ""], typed.as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.matches("could not be written").count(), 1, "{}", ran.out);
    assert!(fs::read_to_string(&file).expect("it was saved").ends_with("\n1. h2~ 2. h7~ 3. a2~ *\n"));
    // Files that may not grow are written like those on a full disk.
    let full = |args: &[&str]| {
        let mut command = Command::new("sh");
        command
            .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_ludoteca-cli")])
            .args(args);
        command.env("LUDOTECA_DATA", data.path()).env("LC_ALL", "C").env_remove("LANGUAGE");
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.expect("there is a shell");
        child.stdin.take().expect("it is piped").write_all(b"Wd4\nBd5\nBe4\nquit\n").expect("it reads");
        let ran = child.wait_with_output().expect("it ends");
        assert!(ran.status.success());
        let out = String::from_utf8(ran.stdout).expect("it is text");
        assert_eq!(out.matches("could not be written: File too large").count(), 1, "{out}");
    };
    full(&["play", "produto"]);
    assert_eq!(files(&plays), Vec::<String>::new());
    assert_eq!(run_in(data.path(), &["play", "produto"], b"Be5\n").status, 0);
    let before = only_file(&plays);
    full(&["play", "--record", files(&plays)[0].trim_end_matches(".ludo")]);
    assert_eq!(only_file(&plays), before, "whole, and as it was");
    assert!(names(&plays).iter().all(|name| name.starts_with(".claim-") || *name == files(&plays)[0]));
}

#[test]
fn two_programs_do_not_write_over_each_other() {
    let (data, plays) = data();
    assert_eq!(run_in(data.path(), &["play", "produto"], b"Be5\n").status, 0);
    let first = files(&plays)[0].clone();
    let id = first.trim_end_matches(".ludo");
    // One program has it open, another one opens it too.
    let claim = SaveFolder::at(plays.clone()).claim(id).expect("it is there").expect("nobody has it");
    let ran = run_in(data.path(), &["play", "--record", id], b"Wd4\nWd5\n");
    assert_eq!(ran.status, 0);
    assert_eq!(ran.out.matches("Another program has that game open; from here on this one is saved as").count(), 1);
    assert_eq!(files(&plays).len(), 2);
    assert!(fs::read_to_string(plays.join(&first)).expect("it is there").ends_with("\n1. Be5 *\n"));
    let ran = run_in(data.path(), &["plays", "--remove", id], b"");
    assert_eq!((ran.status, ran.err), (1, format!("Another program has {id} open.\n")));
    drop(claim);
    // Many that begin at once have each their own.
    let children: Vec<_> = (0..8)
        .map(|_| {
            let child = program(data.path(), &["play", "avanco"]).stdin(Stdio::piped()).stdout(Stdio::null()).spawn();
            let mut child = child.expect("it runs");
            child.stdin.take().expect("it is piped").write_all(b"a2-a3\na6-a5\nb2-b3\n").expect("it reads");
            child
        })
        .collect();
    for mut child in children {
        assert!(child.wait().expect("it ends").success());
    }
    let avanco: Vec<String> = files(&plays).into_iter().filter(|name| name.contains("avanco")).collect();
    assert_eq!(avanco.len(), 8, "{avanco:?}");
    for name in avanco {
        let text = fs::read_to_string(plays.join(&name)).expect("it is there");
        assert!(text.ends_with("\n1. a2-a3 2. a6-a5 3. b2-b3 *\n"), "{name}: {text}");
    }
}

/// A record with one byte of it flipped, or cut off, or twice.
fn damaged(text: &str, rng: &mut rand::rngs::ChaCha8Rng) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = random::below(rng, bytes.len());
    match random::below(rng, 4) {
        0 => bytes.truncate(at),
        1 => bytes.extend_from_slice(&text.as_bytes()[at..]),
        _ => bytes[at] ^= 1 << random::below(rng, 8),
    }
    bytes
}

#[test]
fn damaged_files_are_named_and_left_as_they_are() {
    const VARIANTS: usize = 1000;
    let (data, plays) = data();
    fs::create_dir(&plays).expect("a folder");
    let records = ["sapiens", "apocalypse", "produto", "horizon"].map(|game| write(&*played(game, 30)));
    let mut rng = random::generator(12);
    let variants: Vec<Vec<u8>> =
        (0..VARIANTS).map(|number| damaged(&records[number % records.len()], &mut rng)).collect();
    let path = |number: usize| plays.join(format!("v{number:04}.ludo"));
    for (number, bytes) in variants.iter().enumerate() {
        fs::write(path(number), bytes).expect("a test file");
    }
    let ran = run_in(data.path(), &["plays", "--json"], b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let list: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    let rows = list["plays"].as_array().expect("a list");
    assert_eq!(rows.len(), VARIANTS);
    let (mut broken, mut unplayable) = (0, 0);
    for row in rows {
        let number: usize = row["id"].as_str().expect("a name")[1..].parse().expect("a number");
        let text = str::from_utf8(&variants[number]);
        let error = row["error"].as_str();
        let line = error.is_some_and(|error| error.starts_with("Line "));
        match text.map(head) {
            Ok(Err(_)) => assert!(line, "{row}"),
            Err(_) => assert!(error.is_some_and(|error| error.contains(".ludo")), "{row}"),
            // A game or an option that is not known.
            Ok(Ok(_)) => assert!(!line, "{row}"),
        }
        broken += usize::from(error.is_some());
        unplayable += usize::from(text.is_ok_and(|text| read(text, &ludoteca_games::catalogue()).is_err()));
    }
    assert!(broken > 20 && unplayable > 100, "{broken} {unplayable}");
    // Opened one by one they are left as they are too: a bit of it is enough, as it is one program each time.
    for number in (0..VARIANTS).step_by(50) {
        let id = format!("v{number:04}");
        let ran = run_in(data.path(), &["play", "--record", &id], b"");
        let fine = str::from_utf8(&variants[number]).is_ok_and(|text| read(text, &ludoteca_games::catalogue()).is_ok());
        assert_eq!(ran.status, if fine { 0 } else { 2 }, "{id}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), usize::from(!fine));
    }
    for (number, bytes) in variants.iter().enumerate() {
        assert_eq!(&fs::read(path(number)).expect("it is there"), bytes);
    }
    assert_eq!(names(&plays).into_iter().filter(|name| name.ends_with(".ludo")).count(), VARIANTS);
}

#[test]
fn saved_plays_are_listed_taken_away_and_brought_back() {
    let (data, plays) = data();
    assert_eq!(run_in(data.path(), &["plays"], b"").out, "No games were saved yet.\n");
    fs::create_dir_all(&plays).expect("a folder");
    let won = "[Game \"sapiens\"]\n[Title \"À tarde\"]\n[Date \"2026-11-23\"]\n[Seat1 \"Ana\"]\n[Control2 \"3\"]\n\
        [Result \"w\"]\n[Reason \"resignation\"]\n\n1. a2~ 2. a7~ resigns:2 w\n";
    fs::write(plays.join("one.ludo"), won).expect("a test file");
    fs::write(plays.join("two.ludo"), "[Game \"produto\"]\n{").expect("a test file");
    fs::File::options()
        .write(true)
        .open(plays.join("two.ludo"))
        .and_then(|file| file.set_modified(std::time::UNIX_EPOCH))
        .expect("ours");
    let list = run_in(data.path(), &["plays"], b"").out;
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(
        lines[0].split_whitespace().collect::<Vec<_>>().join(" "),
        "one Sapiens À tarde Ana, Squirrel 2026-11-23 White move 3"
    );
    assert!(lines[1].starts_with("two  Line 2: "), "{list}");
    let list = run_in(data.path(), &["plays", "--json"], b"").out;
    let list: serde_json::Value = serde_json::from_str(&list).expect("it is JSON");
    let one = &list["plays"][0];
    assert_eq!((&one["id"], &one["game"], &one["moves"]), (&"one".into(), &"sapiens".into(), &3.into()));
    assert_eq!((&one["players"][0]["name"], &one["players"][1]["level"]), (&"Ana".into(), &3.into()));
    assert_eq!((&one["result"], &one["title"]), (&"w".into(), &"À tarde".into()));
    let ran = run_in(data.path(), &["plays", "--remove", "one"], b"");
    assert_eq!((ran.status, files(&plays)), (0, vec!["two.ludo".to_owned()]), "{}", ran.err);
    let ran = run_in(data.path(), &["plays", "--restore", "one"], b"");
    assert_eq!((ran.status, ran.out.as_str()), (0, "one is back.\n"));
    assert_eq!(fs::read_to_string(plays.join("one.ludo")).expect("it is back"), won);
    for wrong in [["--remove", "three"], ["--restore", "three"], ["--remove", "../one"]] {
        let ran = run_in(data.path(), &["plays", wrong[0], wrong[1]], b"");
        assert_eq!((ran.status, ran.out.as_str()), (2, ""));
        assert_eq!(ran.err, format!("There is no game named “{}”; ludoteca plays lists them.\n", wrong[1]));
    }
    let ran = run_in(data.path(), &["plays", "--restore", "one"], b"");
    assert_eq!((ran.status, ran.err.as_str()), (2, "There is another game named one now.\n"));
    assert_eq!(run_in(data.path(), &["plays", "--remove", "one", "--restore", "one"], b"").status, 2);
}

#[test]
fn a_name_with_a_line_break_is_on_one_line() {
    let (data, plays) = data();
    fs::create_dir_all(&plays).expect("a folder");
    fs::write(plays.join("one\n\x1b[2Jtwo.ludo"), "[Game \"rastros\"]\n\n1. d4 *\n").expect("a test file");
    fs::write(plays.join("bro\nken.ludo"), "[").expect("a test file");
    let list = run_in(data.path(), &["plays"], b"").out;
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains("one\\n\\u{1b}[2Jtwo  Rastros") && list.contains("bro\\nken  "), "{list}");
    let removed = run_in(data.path(), &["plays", "--remove", "bro\nken"], b"");
    assert_eq!((removed.status, removed.out.lines().count()), (0, 1), "{}", removed.out);
    let none = run_in(data.path(), &["plays", "--remove", "bro\nken"], b"");
    assert_eq!((none.status, none.err.lines().count()), (2, 1), "{}", none.err);
}
