//! The computer on the command line: `analyse`, `arena` and `ugi`.

use super::{GAMES, good, json, run, run_with};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::Controller;
use serde_json::{Value, json as object};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn analyse_has_its_shape() {
    let analysed = json(&["analyse", "avanco", "--nodes", "2000", "--json"]);
    assert_eq!(keys(&analysed), ["best", "moves", "nodes", "plies", "proved", "pv", "seconds", "value"]);
    assert_eq!(
        (&analysed["moves"], &analysed["proved"], &analysed["plies"]),
        (&object!([]), &Value::Null, &Value::Null)
    );
    assert_eq!(analysed["pv"][0], analysed["best"]);
    assert!(analysed["nodes"].as_u64() <= Some(2000) && analysed["value"].is_i64());
    let all = json(&["analyse", "avanco", "--nodes", "20000", "--all", "--json"]);
    let moves = all["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), good(&["moves", "avanco"]).lines().count());
    assert!(moves.iter().all(|valued| keys(valued) == ["move", "plies", "proved", "value"]));
    assert_eq!(moves[0]["move"], all["best"]);
}

#[test]
fn what_is_proved_is_said() {
    let position = "7/b6/7/3w3/7/7/7 w";
    let analysed = json(&["analyse", "avanco", "--position", position, "--json"]);
    assert_eq!((&analysed["proved"], &analysed["plies"]), (&"win".into(), &5.into()));
    let text = good(&["analyse", "avanco", "--position", position]);
    assert!(text.starts_with("Best: d4-") && text.contains(", wins within 3 moves\n"), "{text}");
    let text = good(&["analyse", "avanco", "--position", "7/b6/7/3w3/7/7/7 b", "--lang", "pt-BR"]);
    assert!(text.starts_with("Melhor: a6-") && text.contains(", perde em 3 lances, no máximo\n"), "{text}");
    let text = good(&["analyse", "avanco", "--position", "7/2w4/7/7/7/b6/7 w", "--all"]);
    assert!(text.contains("\nc6-c7  wins with this move\n"), "{text}");
    // The same question as the moves before it ask.
    let one = json(&["analyse", "rastros", "--moves", "f4 f5 f6 g5", "--json"]);
    let other = json(&["analyse", "rastros", "--position", "7/5x1/4xxo/5x1/7/7/7 1", "--json"]);
    assert_eq!(one["best"], other["best"]);
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let over = ["analyse", "avanco", "--position", "w6/7/7/b6/7/7/7 b"];
    assert!(good(&over).starts_with("White wins. "), "{}", good(&over));
    let analysed = json(&[&over[..], &["--json"]].concat());
    assert_eq!((&analysed["best"], &analysed["pv"], &analysed["nodes"]), (&Value::Null, &object!([]), &0.into()));
}

#[test]
fn every_searcher_of_every_game_analyses_and_plays() {
    let mut without = Vec::new();
    for (id, entry) in GAMES.iter().zip(CATALOGUE) {
        if entry.searchers.is_empty() {
            without.push(*id);
        }
        for searcher in entry.searchers {
            let analysed = json(&["analyse", id, "--nodes", "20", "--searcher", searcher.id, "--json"]);
            // Where both sides order at once, a line begins with the side.
            let legal = good(&["moves", id]);
            let orders = legal.lines().map(|line| line.rsplit(' ').next().unwrap_or(line));
            assert!(orders.into_iter().any(|order| analysed["best"] == order), "{id}: {analysed}");
        }
    }
    assert_eq!(without, <[&str; 0]>::default());
}

#[test]
fn what_cannot_be_asked_is_refused_in_a_sentence() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["analyse", "avanco", "--searcher", "oracle"],
            "There is no searcher “oracle” for this game; there are alpha-beta, proof-number, uct.",
        ),
        (&["analyse", "avanco", "--time", "0"], "“0” does not fit --time"),
        (&["arena", "avanco", "--a", "strong", "--b", "random"], "“strong” is no player"),
        (&["arena", "avanco", "--a", "time=0", "--b", "random"], "“time=0” is no player"),
        (&["arena", "avanco", "--a", "uct:", "--b", "random"], "“uct:” is no player"),
        (&["arena", "avanco", "--a", "oracle:time=5", "--b", "random"], "There is no searcher “oracle”"),
        (&["arena", "avanco", "--a", "random"], "Something is missing: --b <PLAYER>"),
        (&["arena", "avanco", "--a", "level=7", "--b", "random"], "There is no level “7”"),
        (&["analyse", "avanco", "--level", "0"], "There is no level “0”"),
        (&["analyse", "avanco", "--level", "2", "--nodes", "5"], "--level"),
        (&["play", "avanco", "--seat", "3=2"], "3=2 is no seat: say N=human or N=1 to N=6 for the computer"),
        (&["play", "avanco", "--seat", "2=7"], "2=7 is no seat"),
        (&["play", "avanco", "--seat", "0=1"], "0=1 is no seat"),
        (&["ugi", "apocalypse"], "This protocol is for games of two sides who move in turn."),
        (&["ugi", "sapiens:players=single"], "This protocol is for games of two sides who move in turn."),
    ];
    for (args, sentence) in cases {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{args:?} {}", ran.err);
        assert!(ran.err.starts_with(sentence), "{args:?}: {}", ran.err);
    }
}

#[test]
fn arena_plays_pairs_and_counts() {
    let args = ["arena", "avanco", "--a", "nodes=2000", "--b", "random", "--games", "10", "--json"];
    let played = json(&args);
    assert_eq!(
        keys(&played),
        ["a", "b", "distinct", "draws", "even", "game", "games", "interval", "losses", "plies", "score", "wins"]
    );
    assert_eq!((&played["games"], &played["wins"], &played["score"]), (&10.into(), &10.into(), &1.0.into()));
    assert!(played["interval"][0].as_f64() > Some(0.7) && played["interval"][1].as_f64() == Some(1.0), "{played}");
    // By nodes it is the same match every time, and from the other side the same with the points exchanged.
    assert_eq!(json(&args), played);
    let back = json(&["arena", "avanco", "--a", "random", "--b", "nodes=2000", "--games", "10", "--json"]);
    assert_eq!((&back["losses"], &back["score"]), (&10.into(), &0.0.into()));
    assert_eq!(json(&["arena", "apocalypse", "--a", "random", "--b", "random", "--games", "4", "--json"])["games"], 4);
}

/// Two players who always choose alike repeat themselves only where the openings do; those last longer than a match.
#[test]
fn no_game_of_a_match_is_another() {
    for game in ["rastros", "semaforo", "gatos-caes"] {
        let args = ["arena", game, "--a", "nodes=50", "--b", "nodes=40", "--games", "100", "--json"];
        assert_eq!(json(&args)["distinct"], 100, "{game}");
    }
}

#[test]
fn the_games_of_a_match_are_kept_where_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("games.ludo");
    let path = file.to_str().expect("text");
    let args = ["arena", "avanco", "--a", "nodes=500", "--b", "random", "--games", "4", "--records", path];
    good(&args);
    let text = std::fs::read_to_string(&file).expect("it is there");
    let parts = ludoteca_record::parts(&text).expect("records");
    assert_eq!(parts.len(), 4);
    let catalogue = ludoteca_games::catalogue();
    for (number, part) in parts.iter().enumerate() {
        let play = ludoteca_record::read(part.text, &catalogue).expect("a record");
        assert!(play.outcome().is_some() || play.line().len() > 10);
        let names = &play.header().names;
        assert_eq!(names[number % 2], "nodes=500");
        assert_eq!(names[1 - number % 2], "random");
        let controllers = &play.header().controllers;
        assert!(controllers.iter().all(|who| matches!(who, Controller::Computer(_))), "no person played");
    }
    // What is there stays, and nothing is played, unless it may be replaced.
    let again = run(&args);
    assert_eq!((again.status, again.out.as_str()), (2, ""), "{}", again.err);
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), text);
    good(&[&args[..], &["--force"]].concat());
}

/// After most pairs of random moves in Semáforo a line can be completed, by anybody who looks one ply ahead.
#[test]
fn no_opening_gives_the_game_away() {
    let played = json(&["arena", "semaforo", "--a", "level=6", "--b", "level=1", "--games", "20", "--json"]);
    assert_eq!(played["wins"], 20, "{played}");
}

#[test]
fn arena_stops_when_it_is_certain() {
    let args = ["arena", "avanco", "--a", "nodes=2000", "--b", "random", "--sprt"];
    let played = json(&[&args[..], &["--json"]].concat());
    assert_eq!((&played["sprt"], &played["games"]), (&"better".into(), &12.into()));
    let said = good(&args);
    assert_eq!(said.lines().count(), 13, "{said}");
    assert!(said.ends_with("\nThe first player is better: 65% is likelier than 50%, with 95% certainty.\n"), "{said}");
    assert!(said.contains("\n12 games: 12 won, 0 drawn, 0 lost; 100.0% (95%: 75.8 to 100.0)\n"), "{said}");
}

#[test]
fn ugi_answers_in_its_protocol() {
    let said = |typed: &str| {
        let ran = run_with(&["ugi", "avanco"], typed.as_bytes());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{typed}");
        ran.out
    };
    assert_eq!(said("ugi\nisready\nquit\n").lines().last(), Some("readyok"));
    assert!(said("ugi\n").lines().any(|line| line == "ugiok"));
    let searched = said("position startpos moves a2-a3\ngo nodes 500\n");
    let best = searched.lines().last().expect("a line").strip_prefix("bestmove ").expect("a move").to_owned();
    assert!(good(&["moves", "avanco", "--moves", "a2-a3"]).lines().any(|line| line == best), "{searched}");
    assert!(searched.starts_with("info depth "), "{searched}");
    // A search without an end is stopped by its own command, and by the end of the input.
    assert!(said("go infinite\nstop\n").contains("bestmove "));
    assert!(said("go infinite\n").contains("bestmove "));
    let over = "position fen w6/7/7/b6/7/7/7 b\nquery gameover\nquery result\nquery p1turn\ngo depth 1\n";
    let said_over = "info string There is no move: the game is over.\nbestmove 0000\n";
    assert_eq!(said(over), format!("response true\nresponse p1win\nresponse false\n{said_over}"));
    assert_eq!(
        said("position startpos\nquery gameover\nquery result\nquery p1turn\n"),
        "response false\nresponse none\nresponse true\n"
    );
    assert!(said("position startpos moves a1-a9\n").starts_with("info string Move 1, "));
    assert_eq!(said("xyzzy\n\n"), "");
}

/// Every `go` has one answer and no more.
#[test]
fn ugi_says_what_is_wrong_and_goes_on() {
    let said = |typed: &str| run_with(&["ugi", "avanco"], typed.as_bytes()).out;
    let numbers = [
        ("go depth abc\n", "“abc” does not fit depth: a whole number from 1 to 1000 does."),
        ("go depth -3\n", "“-3” does not fit depth: a whole number from 1 to 1000 does."),
        ("go depth\n", "“” does not fit depth: a whole number from 1 to 1000 does."),
        ("go movetime 99999999999999999999\n", "“99999999999999999999” does not fit movetime: a whole number from 1"),
        ("go p1time 1000 p2time 1000\n", "“p1time” is unknown here; go takes movetime, nodes, depth and infinite."),
    ];
    for (typed, sentence) in numbers {
        let out = said(typed);
        assert!(out.starts_with(&format!("info string {sentence}")), "{typed}: {out}");
        assert!(out.ends_with("\nbestmove 0000\n") && out.lines().count() == 2, "{typed}: {out}");
    }
    let busy = said("go infinite\ngo depth 1\nstop\n");
    assert!(busy.starts_with("info string A search is running: say stop, and wait for its bestmove.\n"), "{busy}");
    assert!(busy.matches("bestmove ").count() == 1 && !busy.contains("0000"), "{busy}");
    // What waits for a stop is not said before it.
    let over = said("position fen w6/7/7/b6/7/7/7 b\ngo infinite\nisready\nstop\n");
    assert!(over.starts_with("readyok\n") && over.ends_with("\nbestmove 0000\n"), "{over}");
    // A position that cannot be read is not taken for the one before it.
    for wrong in ["fen nonsense", "startpos moves a1-a9", "nowhere", "fen", ""] {
        let out = said(&format!("position {wrong}\nquery p1turn\ngo depth 1\nposition startpos\ngo depth 1\n"));
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines[0].starts_with("info string "), "{wrong}: {out}");
        let none = "info string There is no position: the last one could not be read.";
        assert_eq!(lines[1..4], ["response unknown", none, "bestmove 0000"], "{wrong}: {out}");
        assert!(lines.len() == 6 && lines[5] != "bestmove 0000", "{wrong}: {out}");
    }
}

#[test]
fn a_level_analyses_and_plays() {
    let one = json(&["analyse", "avanco", "--level", "3", "--json"]);
    assert_eq!(json(&["analyse", "avanco", "--level", "3", "--json"])["best"], one["best"]);
    assert_eq!(one["pv"][0], one["best"]);
    let played = json(&["arena", "semaforo", "--a", "level=2", "--b", "level=1", "--games", "2", "--json"]);
    assert_eq!(played["games"], 2);
}

#[test]
fn the_computer_answers_in_the_terminal() {
    let args = ["play", "avanco", "--seat", "2=1", "--seed", "5"];
    let ran = run_with(&args, b"b2-b3\nc2-c3\nundo\nundo\nredo\nundo\nundo\nmoves\nquit\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
    let answers = ran.out.matches("Black (computer): ").count();
    // What is played again is not answered anew.
    assert_eq!(answers, 2, "{}", ran.out);
    // Every undo came back to a turn of White, at last to the first one.
    let start = good(&["moves", "avanco"]).lines().collect::<Vec<_>>().join(" ");
    assert!(ran.out.contains(&format!("White> {start}\n")), "{}", ran.out);
    assert!(!ran.out.contains("Black> "), "{}", ran.out);
    assert_eq!(run_with(&args, b"b2-b3\nquit\n").out, run_with(&args, b"b2-b3\nquit\n").out);
}

#[test]
fn two_computers_play_to_the_end() {
    let ran = run_with(&["play", "semaforo", "--seat", "1=1", "--seat", "2=2", "--seed", "1"], b"quit\n");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(ran.out.contains(" wins. "), "{}", ran.out);
}

#[test]
fn tune_learns_the_same_from_the_same_seed() {
    let args = ["tune", "avanco", "--games", "10", "--nodes", "100", "--seed", "3"];
    let learned = json(&[&args[..], &["--json"]].concat());
    let expected = ["after", "before", "checked", "decided", "error_after", "error_before", "game", "games", "learned"];
    assert_eq!(keys(&learned), expected);
    assert_eq!(json(&[&args[..], &["--json"]].concat()), learned);
    assert_ne!(learned["after"], learned["before"]);
    // What was learned from is foretold better.
    assert!(learned["error_after"][0].as_f64() < learned["error_before"][0].as_f64(), "{learned}");
    let said = good(&args);
    assert!(said.starts_with("1 of 10 games\n") && said.contains("\nAfter: Judgement(Features { ranks: ["), "{said}");
    let ran = run(&["tune", "semaforo"]);
    assert_eq!((ran.status, ran.err.as_str()), (2, "There are no weights to tune for semaforo.\n"));
}
