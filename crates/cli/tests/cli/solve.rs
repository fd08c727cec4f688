//! Tables of solved games: made, kept, gone on with, looked at.

use super::{Ran, run, run_in};
use ludoteca_games::catalogue;
use ludoteca_net::rules_of;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::spaces::{Wanted, find};
use ludoteca_solve::table::{Effort, Hash, Table, save};
use ludoteca_solve::work::Job;
use ludoteca_tablebase::{Code, Entries, Progress, Value as Worth, Verdict, Worth as Balance};
use serde_json::Value;
use std::path::Path;

/// The output of a run that must go well.
fn good(ran: Ran) -> String {
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    ran.out
}

fn object(ran: Ran) -> Value {
    serde_json::from_str(&good(ran)).expect("one object")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

const BOARD: [&str; 4] = ["solve", "rastros", "--size", "4x4"];

#[test]
fn a_table_is_made_kept_and_looked_at() {
    let data = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| run_in(data.path(), &[&BOARD[..], more].concat(), b"");
    let text = good(run(&["--lang", "en"]));
    assert!(text.starts_with("rastros-4x4: 92 positions, 73 won by whoever is to move, 0 drawn, 19 lost\n"), "{text}");
    assert!(text.contains("\n +11 -12  +9   .\n -10  +5  +9  +9\n  +1  +1  +5 -12\n   .  +1 -10 +11\n"), "{text}");
    let kept = data.path().join("solved/rastros-4x4.table");
    let written = std::fs::read(&kept).expect("the table is kept");
    let again = object(run(&["--json"]));
    assert_eq!(std::fs::read(&kept).expect("the table is kept"), written, "it is not made anew");
    assert_eq!((&again["wins"], &again["map"]["b4"]["plies"]), (&73.into(), &12.into()));
    assert_eq!(
        keys(&again),
        [
            "bytes",
            "checksum",
            "draws",
            "file",
            "game",
            "longest",
            "losses",
            "map",
            "only_moves",
            "positions",
            "reachable",
            "seconds",
            "start",
            "table",
            "wins"
        ]
    );
    let checksum = again["checksum"].as_str().expect("a text");
    assert!(text.contains(checksum) && String::from_utf8_lossy(&written).contains(checksum));
    let seen = object(run(&["--look", "4/2o1/4/4 1", "--json"]));
    assert_eq!(keys(&seen), ["game", "keeping", "moves", "plies", "position", "proved", "pv", "table"]);
    assert_eq!((&seen["proved"], &seen["plies"]), (&"win".into(), &9.into()));
    let moves = seen["moves"].as_array().expect("a list");
    let won = moves.iter().filter(|played| played["proved"] == "win").count();
    assert_eq!((moves.len(), &seen["keeping"]), (8, &won.into()));
    assert_eq!(seen["pv"].as_array().map(Vec::len), Some(9));
    assert_eq!(seen["pv"][0], moves[0]["move"]);
    let lines = good(run(&["--look", "4/2o1/4/4 1", "--csv"]));
    let played = moves[0]["move"].as_str().expect("a text");
    let lines: Vec<&str> = lines.lines().map(str::trim_end).collect();
    assert_eq!((lines.len(), lines[1].to_owned()), (9, format!("{played},win,9")));
    assert!(lines[0].ends_with("move,proved,plies"), "{lines:?}");
    assert_eq!(run(&["--csv"]).status, 2, "of which position?");
    let text = good(run(&["--look", "4/2o1/4/4 1", "--lang", "pt-PT"]));
    let kept = format!("4/2o1/4/4 1: ganha em 5 jogadas, no máximo\n{won} de 8 jogadas ganham.\n");
    assert!(won > 1 && text.starts_with(&kept), "{text}");
}

/// The tables that the program has with it are of the rules as they are: else these would be refused.
#[test]
fn endings_are_known_without_a_file() {
    let data = tempfile::tempdir().expect("a folder");
    for (piece, plies) in [("Q", 30), ("R", 50), ("O", 96), ("M", 36), ("Z", 58)] {
        let longest = match piece {
            "Q" => "12/12/12/12/12/12/12/6k5/12/12/12/KQ10 b - - - 0 1",
            "R" => "12/12/12/12/12/12/12/5k6/12/12/12/KR10 b - - - 0 1",
            "O" => "12/11O/12/12/12/12/12/12/12/12/12/K1k9 b - - - 0 1",
            "M" => "12/12/12/12/12/12/12/12/12/12/2k9/KM10 b - - - 0 1",
            _ => "12/12/12/12/12/12/12/12/12/12/12/KZk9 b - - - 0 1",
        };
        let args = ["solve", "horizons", "--piece", piece, "--look", longest, "--json"];
        let seen = object(run_in(data.path(), &args, b""));
        assert_eq!((&seen["proved"], &seen["plies"]), (&"loss".into(), &plies.into()), "{piece}");
        assert_eq!(seen["pv"].as_array().map(Vec::len), Some(plies));
        // What the computer thinks of it is the same.
        let said = object(run_in(data.path(), &["analyse", "horizons", "--position", longest, "--json"], b""));
        assert_eq!((&said["proved"], &said["plies"]), (&"loss".into(), &plies.into()), "{said}");
    }
    let longest = "7,b1x/8/8/8/8/8/8/w2x,7 w 2 alliances";
    let seen = object(run_in(data.path(), &["solve", "sapiens", "--look", longest, "--json"], b""));
    let said = object(run_in(data.path(), &["analyse", "sapiens", "--position", longest, "--json"], b""));
    for worth in [seen, said] {
        assert_eq!((&worth["proved"], &worth["plies"]), (&"win".into(), &21.into()), "{worth}");
    }
    let longest = "7k1/9/9/9/8w/9/9/9/9/K8 1 - 0:0 -";
    let seen = object(run_in(data.path(), &["solve", "horizon", "--look", longest, "--json"], b""));
    let said = object(run_in(data.path(), &["analyse", "horizon", "--position", longest, "--json"], b""));
    for worth in [seen, said] {
        assert_eq!((&worth["proved"], &worth["plies"]), (&"loss".into(), &62.into()), "{worth}");
    }
    // Whoever asks for both gets what a script reads.
    let both = object(run(&["solve", "horizons", "--piece", "O", "--look", "longest", "--csv", "--json"]));
    assert_eq!(both["plies"], 96);
}

#[test]
fn best_play_from_a_position_is_a_record() {
    let data = tempfile::tempdir().expect("a folder");
    let ran = |more: &[&str]| run_in(data.path(), &[&["solve"], more].concat(), b"");
    let film = data.path().join("ox.ludo");
    let to = film.to_str().expect("UTF-8");
    let longest = &["horizons", "--piece", "O", "--look", "longest", "--to", to, "--lang", "en"][..];
    let told = good(ran(longest));
    assert!(told.contains(": loses within 48 moves\n") && told.ends_with("ox.ludo.\n"), "{told}");
    let report = object(run_in(data.path(), &["record", to, "--json"], b""));
    assert_eq!((&report["moves"], &report["outcome"]["winner"]), (&96.into(), &"w".into()), "{report}");
    // What is there already is kept.
    let before = std::fs::read(&film).expect("it is there");
    assert_eq!((ran(longest).status, std::fs::read(&film).expect("it is there")), (2, before));
    assert_eq!(ran(&[longest, &["--force"]].concat()).status, 0);
    // On the standard output there is the record alone; a script is told what `--look` tells.
    let won = ["sapiens", "--look", "7,b1x/8/8/8/8/8/8/w2x,7 w 2 alliances", "--to"];
    let record = good(ran(&[&won[..], &["-"]].concat()));
    assert!(record.starts_with("[Game \"sapiens\"]\n"), "{record}");
    let die = data.path().join("die.ludo");
    let seen = object(ran(&[&won[..], &[die.to_str().expect("UTF-8"), "--json"]].concat()));
    assert_eq!((seen["pv"].as_array().map(Vec::len), std::fs::read_to_string(die).ok()), (Some(21), Some(record)));
}

#[test]
fn where_there_is_no_best_play_no_record_is_written() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("none.ludo");
    let refused = |more: &[&str]| {
        let to = ["--to", file.to_str().expect("UTF-8"), "--lang", "en"];
        let ran = run_in(data.path(), &[&["solve"], more, &to].concat(), b"");
        assert!(ran.status == 2 && ran.out.is_empty() && !file.exists(), "{}", ran.err);
        ran.err.trim_end().to_owned()
    };
    let none = "From this position there is no best play to an end that the table knows.";
    assert_eq!(refused(&["sapiens", "--look", "7,b1+/8/8/8/8/8/8/w1+,7 w 2 alliances"]), none, "a draw");
    assert_eq!(refused(&["apocalypse", "--look", "5/1P1N1/5/1p1n1/5 s 0:1 -"]), none, "both mix their orders");
    assert_eq!(refused(&["sapiens"]), "Something is missing: --look; ludoteca help says what it is.");
    let small = ["rastros", "--size", "4x4"];
    good(run_in(data.path(), &[&["solve"], &small[..]].concat(), b""));
    let other = "This board is not that of the game, so its moves cannot be a record.";
    assert_eq!(refused(&[&small[..], &["--look", "longest"]].concat()), other);
    let small = ["produto", "--size", "2"];
    good(run_in(data.path(), &[&["solve"], &small[..]].concat(), b""));
    let timeless = "This table does not say how long a game lasts, so it has no longest win.";
    assert_eq!(refused(&[&small[..], &["--look", "longest"]].concat()), timeless);
}

#[test]
fn a_table_that_knows_only_who_wins_tells_no_turns() {
    let data = tempfile::tempdir().expect("a folder");
    for (board, start, moves) in [("semaforo", "3/3/3 1", 9), ("gatos-caes", "3/3/3 c", 1)] {
        let run =
            |more: &[&str]| object(run_in(data.path(), &[&["solve", board, "--size", "3x3"], more].concat(), b""));
        let made = run(&["--json"]);
        assert_eq!((&made["start"]["proved"], &made["start"]["plies"]), (&"win".into(), &Value::Null), "{made}");
        let seen = run(&["--look", start, "--json"]);
        assert_eq!((&seen["proved"], &seen["plies"]), (&"win".into(), &Value::Null), "{seen}");
        let worths = seen["moves"].as_array().expect("a list");
        assert_eq!(worths.len(), moves);
        assert!(worths.iter().all(|worth| worth["proved"] == "win" && worth["plies"].is_null()), "{seen}");
    }
    let refused = run_in(data.path(), &["solve", "semaforo", "--size", "5x4", "--lang", "en"], b"");
    assert_eq!(refused.status, 2);
    assert!(refused.err.contains("5x4") && refused.err.contains("3x3 … 4x4, 5x3, 3x5"), "{}", refused.err);
}

#[test]
fn a_map_of_winners_tells_no_turns() {
    let data = tempfile::tempdir().expect("a folder");
    let path = data.path().join("own.table");
    let file = path.to_str().expect("UTF-8");
    good(run_in(data.path(), &[&BOARD[..], &["--file", file]].concat(), b""));
    let rules = Table::open(&path).expect("a table").head().rules;
    // To find the winners takes hours; what is told of them does not depend on who they are.
    let subject = find("rastros", Wanted { size: Some("8x8"), ..Wanted::default() }).expect("a board");
    let mut entries = Entries::new(subject.space.form(), subject.space.count());
    for (place, (_, number)) in subject.space.map().expect("it has a map").1.into_iter().enumerate() {
        let value = if place == 1 { Worth::Loss } else { Worth::Win };
        if ![0, 63].contains(&place) {
            entries.set(number, Code::of(Verdict::new(value, 0)));
        }
    }
    save(&path, ("rastros-8x8", "rastros", rules), &entries, None, Effort::Quick).expect("a file");
    let run = |more: &[&str]| {
        run_in(data.path(), &[&["solve", "rastros", "--size", "8x8", "--file", file], more].concat(), b"")
    };
    let told = good(run(&["--lang", "en"]));
    let row = " +".repeat(8);
    let map =
        format!("\n\nFrom each cell, whether the first player wins (+) or loses (-)\n{} .\n{}", " +".repeat(7), row);
    assert!(told.contains(&map) && told.contains("\n . - + + + + + +\n"), "{told}");
    let object = object(run(&["--json"]));
    assert_eq!((&object["map"]["b1"]["proved"], &object["map"]["b1"]["plies"]), (&"loss".into(), &Value::Null));
}

#[test]
fn a_table_that_was_begun_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let path = data.path().join("own.table");
    let file = path.to_str().expect("UTF-8");
    let run = |more: &[&str]| run_in(data.path(), &[&BOARD[..], &["--file", file], more].concat(), b"");
    let whole = object(run(&["--json"]))["checksum"].clone();
    let rules = Table::open(&path).expect("a table").head().rules;
    // As a stop leaves it.
    let subject = find("rastros", Wanted { size: Some("4x4"), ..Wanted::default() }).expect("a board");
    let mut job = Job::new(&*subject.space, 8).expect("it fits");
    for _ in 0..70 {
        job.go_on(&Stop::default()).expect("nothing is too far away");
    }
    let keep = |rules, name: &str| {
        save(&path, (name, "rastros", rules), job.entries(), Some(job.progress()), Effort::Quick).expect("a file");
    };
    keep(rules, "rastros-4x4");
    let refused = run(&["--look", "4/2o1/4/4 1", "--lang", "en"]);
    assert_eq!(refused.status, 1);
    assert!(
        refused.err.ends_with("is not complete: the same command without --look goes on with it.\n"),
        "{}",
        refused.err
    );
    let text = good(run(&["--lang", "en"]));
    assert!(text.starts_with("48 %\nrastros-4x4: 92 positions"), "{text}");
    assert_eq!(object(run(&["--json"]))["checksum"], whole);
    // Another table, and one of other rules.
    keep(rules, "rastros-5x5");
    let before = std::fs::read(&path).expect("a file");
    for (ran, end) in [(run(&["--lang", "en"]), "is not the table rastros-4x4.\n"), {
        keep(Hash::from_bytes([1; 32]), "rastros-4x4");
        (run(&["--lang", "en"]), "was made by other rules; move it away, and make it anew.\n")
    }] {
        assert_eq!(ran.status, 2);
        assert!(ran.err.ends_with(end), "{}", ran.err);
    }
    assert_ne!(std::fs::read(&path).expect("a file"), before, "only this test wrote it");
}

#[test]
fn small_boards_are_solved_from_their_first_position() {
    let data = tempfile::tempdir().expect("a folder");
    let run = |args: &[&str]| good(run_in(data.path(), &[&["solve"], args].concat(), b""));
    let cats = run(&["gatos-caes", "--size", "4x3", "--lang", "en"]);
    assert!(cats.contains("\nFrom the start, whoever begins wins\n"), "{cats}");
    let cats = run(&["gatos-caes", "--size", "4x3", "--lang", "en", "--look", "start"]);
    assert!(
        cats.starts_with("4/4/4 c: wins\nEvery move wins.\n") && cats.ends_with("\nb2  wins\nc2  wins\nExpected: b2\n"),
        "{cats}"
    );
    run(&["avanco", "--size", "4x4", "--lang", "en"]);
    let avanco = run(&["avanco", "--size", "4x4", "--lang", "en", "--look", "start"]);
    let line = avanco.lines().last().and_then(|line| line.strip_prefix("Expected: ")).expect("best play");
    assert!(avanco.starts_with("bbbb/bbbb/wwww/wwww w: loses within 7 moves\nEvery move loses.\n"), "{avanco}");
    assert_eq!(line.split(' ').count(), 14, "{avanco}");
}

#[test]
fn what_is_wrong_is_said_in_a_sentence() {
    let refused = |args: &[&str]| {
        let ran = run(&[&["solve"], args, &["--lang", "en"]].concat());
        assert_eq!(ran.out, "");
        (ran.status, ran.err.trim_end().to_owned())
    };
    let said = |args: &[&str], status: i32, sentence: &str| assert_eq!(refused(args), (status, sentence.to_owned()));
    said(&["avanco", "--size", "3x5"], 2, "“3x5” does not fit --size here; there is 4x4 … 7x7.");
    said(&["rastro"], 2, "There is no game “rastro”. Did you mean “rastros”?");
    said(&["rastros", "--size", "2x9"], 2, "“2x9” does not fit --size here; there is 3x3 … 8x8.");
    said(&["semaforo", "--ties", "black"], 2, "The table of semaforo has no --ties.");
    said(&["semaforo", "--memory", "4"], 2, "The table needs 17 MB, and --memory gives 4.");
    said(&["produto", "--look", "2/3/2 w 1"], 2, "This position is not in the table: 2/3/2 w 1");
    let (status, sentence) = refused(&["produto", "--look", "start"]);
    assert!(
        status == 1 && sentence.starts_with("There is no table ") && sentence.contains("produto-2-fewer"),
        "{sentence}"
    );
    let data = tempfile::tempdir().expect("a folder");
    let other = data.path().join("note.txt");
    std::fs::write(&other, "a note of somebody").expect("a file");
    let (status, sentence) = refused(&["produto", "--file", other.to_str().expect("UTF-8")]);
    assert!(status == 2 && sentence.ends_with("note.txt is no table of a solved game."), "{sentence}");
    assert_eq!(std::fs::read(&other).expect("a file"), b"a note of somebody", "it is not written over");
}

#[test]
fn the_smallest_produto_has_one_first_stone_that_wins() {
    let data = tempfile::tempdir().expect("a folder");
    let run = |more: &[&str]| object(run_in(data.path(), &[&["solve", "produto"], more, &["--json"]].concat(), b""));
    for (ties, winner) in [("fewer", "win"), ("black", "win"), ("white", "loss")] {
        assert_eq!(run(&["--ties", ties])["start"]["proved"], winner, "{ties}");
    }
    let seen = run(&["--look", "start"]);
    assert_eq!((&seen["keeping"], &seen["moves"][0]["move"]), (&1.into(), &"Wb2".into()));
    // An entry in a file is what the table says.
    let mut table = Table::open(Path::new(&data.path().join("solved/produto-2-fewer.table"))).expect("a table");
    assert_eq!(table.code(0).expect("it is whole"), Code(3));
}

#[test]
fn both_sides_are_told_how_often_to_give_each_order() {
    let data = tempfile::tempdir().expect("a folder");
    let text = "5/1P1N1/5/1p1n1/5 s 0:1 -";
    let run = |more: &[&str]| run_in(data.path(), &[&["solve", "apocalypse", "--look"], more].concat(), b"");
    let seen = object(run(&[text, "--json"]));
    assert_eq!(keys(&seen), ["black", "game", "plies", "position", "proved", "table", "value", "white"]);
    assert_eq!((&seen["value"], &seen["proved"]), (&0.157_464.into(), &Value::Null));
    let orders = |side: &str| seen[side].as_array().expect("orders").len();
    assert_eq!((orders("white"), orders("black")), (6, 5), "who has a point cannot stand still");
    let told = good(run(&[text, "--lang", "en"]));
    assert!(
        told.starts_with(&format!("{text}: +0.157 for White, where 1 is a win and -1 a loss\n\nWhite: ")),
        "{told}"
    );
    let rows = good(run(&[text, "--csv"]));
    assert!(rows.lines().count() == 12 && rows.contains("side,order,share,value,plies"), "{rows}");
    let sure = object(run(&["5/5/1p3/2P2/5 s 0:0 -", "--json"]));
    assert_eq!((&sure["proved"], &sure["plies"], &sure["value"]), (&"win".into(), &3.into(), &1.0.into()));
    let told = good(run(&["5/5/1p3/2P2/5 s 0:0 -", "--lang", "en"]));
    assert!(told.contains(": White wins within 3 turns, whatever the other side orders\n"), "{told}");
    assert_eq!(run(&["npppn/p3p/5/P3P/NPPPN s 0:0 -"]).status, 2);
}

#[test]
fn who_searches_uses_a_table_that_is_kept_if_it_is_complete_whole_and_of_these_rules() {
    // White has a knight and three pawns against a pawn: far better, but the table says that nobody wins.
    const POSITION: &str = "p4/5/2N2/P4/1P1P1 s 0:0 -";
    let data = tempfile::tempdir().expect("a folder");
    let kept = data.path().join("solved/apocalypse-5.table");
    std::fs::create_dir(data.path().join("solved")).expect("a folder");
    let analysed = || {
        let args = ["analyse", "apocalypse", "--position", POSITION, "--nodes", "100", "--json"];
        let found = object(run_in(data.path(), &args, b""));
        (found["nodes"] != 0, found["value"].as_i64().expect("a number"))
    };
    let rules = rules_of(&catalogue(), "apocalypse").expect("it is a game");
    let space = find("apocalypse", Wanted { size: Some("5"), ..Wanted::default() }).expect("a table").space;
    let mut entries = Entries::new(space.form(), space.count());
    (0..space.count()).for_each(|number| entries.set(number, Balance::DRAW.code()));
    let keep = |name: &str, rules: [u8; 32], progress: Option<Progress>| {
        save(&kept, (name, "apocalypse", Hash::from_bytes(rules)), &entries, progress, Effort::Quick).expect("a file");
    };

    let (searched, value) = analysed();
    assert!(searched && value > 100, "{value}");
    for (name, rules, progress) in [
        ("apocalypse-4", rules.0, None),
        ("apocalypse-5", [1; 32], None),
        ("apocalypse-5", rules.0, Some(Progress::default())),
    ] {
        keep(name, rules, progress);
        assert_eq!(analysed(), (true, value));
    }
    keep("apocalypse-5", rules.0, None);
    assert_eq!(analysed(), (false, 0));
    let solve = ["solve", "apocalypse", "--size", "5", "--lang", "en"];
    let told = |args: &[&str]| good(run_in(data.path(), args, b"")).ends_with("use it from now on.\n");
    let file = kept.to_str().expect("a path of text");
    assert!(told(&solve) && !told(&[&solve[..], &["--file", file]].concat()), "it may lie anywhere then");
    let whole = std::fs::read(&kept).expect("a file");
    std::fs::write(&kept, &whole[..whole.len() / 2]).expect("a file");
    assert_eq!(analysed(), (true, value));
}

#[test]
fn a_table_of_an_ending_that_is_kept_is_used_where_sides_move_in_turn() {
    // The one die loses in 74 turns, but the table says that nobody wins.
    const POSITION: &str = "8/8/8/8/8/8/2,w2x,5/b2+,2,w4x,4 b 2 alliances";
    let data = tempfile::tempdir().expect("a folder");
    let analysed = || {
        let args = ["analyse", "sapiens", "--position", POSITION, "--nodes", "100", "--json"];
        object(run_in(data.path(), &args, b""))["proved"].clone()
    };
    assert_eq!(analysed(), Value::Null);
    let wanted = Wanted { size: Some("2-1"), ..Wanted::default() };
    let subject = find("sapiens", wanted).expect("a table");
    let (number, mut next) = (subject.space.number(POSITION).expect("it is in the table"), Vec::new());
    subject.space.expand(number, &mut next);
    let mut entries = Entries::new(subject.space.form(), subject.space.count());
    let known = next.iter().map(|next| next.number).chain([number]);
    known.for_each(|number| entries.set(number, Code::of(Verdict::DRAW)));
    let rules = Hash::from_bytes(rules_of(&catalogue(), "sapiens").expect("it is a game").0);
    std::fs::create_dir(data.path().join("solved")).expect("a folder");
    let kept = data.path().join("solved/sapiens-2-1.table");
    save(&kept, (&subject.name, "sapiens", rules), &entries, None, Effort::Quick).expect("a file");
    assert_eq!(analysed(), "draw");
}
