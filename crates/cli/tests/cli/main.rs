//! Tests of the command line, the records and the words: the program is run as people and scripts run it.

mod booklet;
mod class;
mod computer;
mod diagram;
mod experiment;
mod forms;
mod homework;
mod input;
mod jsonl;
mod lessons;
mod network;
mod output;
mod plan;
mod play;
mod practice;
mod record;
mod review;
mod saved;
mod served;
mod shapes;
mod solve;
mod words;

use ludoteca_games::CATALOGUE;
use ludoteca_rules::Entry;
use ludoteca_rules::options::Options;
use ludoteca_rules::session::{Request, Session, SessionChange};
use std::path::Path;

/// What a run of the program gave.
struct Ran {
    status: i32,
    out: String,
    err: String,
}

/// Runs the program with these arguments and nothing to read.
fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Runs the program with these arguments and this standard input, on a computer set to no language.
fn run_with(args: &[&str], input: &[u8]) -> Ran {
    // For the plays that the program saves by itself.
    let data = tempfile::tempdir().expect("a temporary folder");
    run_in(data.path(), args, input)
}

/// The same with the user's data in this folder.
fn run_in(data: &Path, args: &[&str], input: &[u8]) -> Ran {
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
        .args(args)
        .envs([("LC_ALL", "C"), ("LANG", "C")])
        .env("LUDOTECA_DATA", data)
        .env_remove("LANGUAGE")
        .env_remove("LC_MESSAGES")
        .write_stdin(input)
        .output()
        .expect("the program can be run");
    Ran {
        status: output.status.code().expect("the program is not killed"),
        out: String::from_utf8(output.stdout).expect("output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("errors are UTF-8"),
    }
}

/// The output of a run that must go well.
fn good(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}

/// The output of a run that must go well, as JSON on one line.
fn json(args: &[&str]) -> serde_json::Value {
    let out = good(args);
    assert_eq!(out.lines().count(), 1, "{args:?}: {out}");
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{args:?}: {error}: {out}"))
}

/// The games, in the order of the shelf.
const GAMES: [&str; 10] = [
    "horizon",
    "semaforo",
    "gatos-caes",
    "rastros",
    "produto",
    "avanco",
    "atari-go",
    "horizons",
    "sapiens",
    "apocalypse",
];

/// Every game with every single option set away from its default.
fn plays() -> Vec<(&'static Entry, Options)> {
    let mut plays = Vec::new();
    assert_eq!(CATALOGUE.iter().map(|entry| entry.info.id).collect::<Vec<_>>(), GAMES);
    for entry in CATALOGUE {
        plays.push((entry, Options::defaults(entry.info.options)));
        for spec in entry.info.options {
            for value in &spec.values[1..] {
                let mut options = Options::defaults(entry.info.options);
                options.set(spec.name, value).expect("the value is one of the option's");
                plays.push((entry, options));
            }
        }
    }
    plays
}

/// Hands in an order of every asked seat, chosen by `choose` among so many; `false` if nobody is asked.
fn play_turn(session: &mut dyn Session, mut choose: impl FnMut(usize) -> usize) -> bool {
    let asked = session.asked();
    for seat in asked.iter() {
        let orders = session.orders(seat);
        let order = orders[choose(orders.len()) % orders.len()].clone();
        let changed = session.submit(Request::Order(seat, order)).expect("a listed order is accepted");
        assert!(matches!(changed, SessionChange::Sealed(_) | SessionChange::Played { .. }));
    }
    !asked.is_empty()
}
