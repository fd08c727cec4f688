//! Output that could not be written is a failure.

use std::fs::File;
use std::io::{self, Write};
use std::process::{Child, Command, Stdio};

/// Every way to have something printed, and what is typed.
const PRINTING: &[(&[&str], &str)] = &[
    (&["--help"], ""),
    (&["--version"], ""),
    (&["help"], ""),
    (&["help", "show"], ""),
    (&["show", "--help"], ""),
    (&["games"], ""),
    (&["games", "--json"], ""),
    (&["show", "sapiens"], ""),
    (&["show", "sapiens", "--json"], ""),
    (&["moves", "sapiens"], ""),
    (&["moves", "sapiens", "--json"], ""),
    (&["perft", "sapiens", "1"], ""),
    (&["perft", "sapiens", "1", "--divide"], ""),
    (&["perft", "sapiens", "1", "--json"], ""),
    (&["bench", "semaforo", "--seconds", "0.1"], ""),
    (&["jsonl"], "{\"game\":\"sapiens\"}\n"),
    (&["jsonl"], "not JSON\n"),
    (&["analyse", "avanco", "--nodes", "100"], ""),
    (&["analyse", "avanco", "--nodes", "100", "--json"], ""),
    (&["arena", "avanco", "--a", "random", "--b", "random", "--games", "2"], ""),
    (&["arena", "avanco", "--a", "random", "--b", "random", "--games", "2", "--json"], ""),
    (&["ugi", "avanco"], "ugi\ngo nodes 100\nquit\n"),
    (&["play", "sapiens"], "help\nmoves\nquit\n"),
    (&["record", "-"], "[Game \"sapiens\"] a2~"),
    (&["record", "-", "--to", "-"], "[Game \"sapiens\"] a2~"),
    (&["record", "-", "--json"], "[Game \"sapiens\"] a2~"),
];

/// Starts the program with this output, and types.
fn start(args: &[&str], typed: &str, output: Stdio) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"));
    command.args(args).envs([("LC_ALL", "C"), ("LANG", "C")]).env_remove("LANGUAGE").env_remove("LC_MESSAGES");
    command.stdin(Stdio::piped()).stdout(output).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program can be run");
    let mut input = child.stdin.take().expect("it has an input");
    // A program that ended does not read.
    let _ = input.write_all(typed.as_bytes());
    child
}

/// Exit status and errors of a program with this output.
fn run_into(args: &[&str], typed: &str, output: Stdio) -> (Option<i32>, String) {
    let ended = start(args, typed, output).wait_with_output().expect("it ends");
    (ended.status.code(), String::from_utf8(ended.stderr).expect("errors are UTF-8"))
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_told() {
    for (args, typed) in PRINTING {
        let full = File::options().write(true).open("/dev/full").expect("Linux has it");
        let (status, told) = run_into(args, typed, full.into());
        assert_eq!(status, Some(1), "{args:?}: {told}");
        assert!(told.starts_with("It stopped half-way: No space left on device"), "{args:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
    }
}

#[test]
fn an_output_that_nobody_reads_is_no_success() {
    for (args, typed) in PRINTING {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let (status, told) = run_into(args, typed, writer.into());
        assert_eq!((status, told.as_str()), (Some(1), ""), "{args:?}");
    }
}

#[test]
fn output_that_is_thrown_away_is_a_success() {
    for (args, typed) in PRINTING {
        let (status, told) = run_into(args, typed, Stdio::null());
        assert_eq!((status, told.as_str()), (Some(0), ""), "{args:?}");
    }
}
