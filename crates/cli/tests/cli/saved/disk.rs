//! What a full disk, a folder that cannot be written, or the end of the program at any instant leaves: whole files.

use super::moment::Moment;
use super::store::names;
use crate::run;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::{TempDir, tempdir};

const OLD: &str = "[Game \"sapiens\"]\n1. a2~\n";

/// A folder with a record to read, and perhaps another one that is to be written over.
fn folder(old: bool) -> TempDir {
    let folder = tempdir().expect("a temporary folder");
    fs::write(folder.path().join("in.txt"), "[Game \"sapiens\"] a2~ a7~").expect("a test file can be written");
    if old {
        fs::write(folder.path().join("out.txt"), OLD).expect("a test file can be written");
    }
    folder
}

/// The export of a record in this folder, by a shell that sets limits first.
fn export(folder: &Path, limits: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{limits} exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_ludoteca-cli")]);
    command.args(["record", "in.txt", "--to", "out.txt", "--force", "--lang", "en"]).current_dir(folder);
    command.stdout(Stdio::null()).stdin(Stdio::null());
    command
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn files(old: bool) -> &'static [&'static str] {
    if old { &["in.txt", "out.txt"] } else { &["in.txt"] }
}

#[test]
fn no_room_leaves_everything_as_it_was() {
    for old in [true, false] {
        let folder = folder(old);
        // Files that may not grow are written like those on a full disk.
        let output = export(folder.path(), "trap '' XFSZ; ulimit -f 0;").output().expect("there is a shell");
        assert_eq!(output.status.code(), Some(1), "{}", told(&output));
        assert_eq!(told(&output), "The file out.txt could not be written: File too large (os error 27).\n");
        assert_eq!(names(folder.path()), files(old));
        assert!(!old || fs::read_to_string(folder.path().join("out.txt")).expect("it is there") == OLD);
    }
}

#[test]
fn a_program_that_ends_while_it_writes_leaves_nothing_behind() {
    for old in [true, false] {
        let folder = folder(old);
        // The first byte written to a file ends the program.
        let output = export(folder.path(), "ulimit -f 0;").output().expect("there is a shell");
        assert!(output.status.signal().is_some(), "{:?} {}", output.status, told(&output));
        assert_eq!(names(folder.path()), files(old));
        assert!(!old || fs::read_to_string(folder.path().join("out.txt")).expect("it is there") == OLD);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let folder = folder(false);
    let input = folder.path().join("in.txt");
    // Not even the administrator can make files here.
    for to in ["/sys/kernel/x", "/proc/x"] {
        let ran = run(&["record", input.to_str().expect("the path is text"), "--to", to]);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""));
        assert!(ran.err.starts_with(&format!("The file {to} could not be written: ")), "{}", ran.err);
        assert_eq!(ran.err.lines().count(), 1);
    }
}

#[test]
fn a_kill_at_any_instant_leaves_a_whole_file() {
    const KILLS: usize = 50;
    for old in [true, false] {
        let folder = folder(old);
        let out = folder.path().join("out.txt");
        assert!(export(folder.path(), "").status().expect("it runs").success());
        let new = fs::read_to_string(&out).expect("it was written");
        let mut moment = Moment::new();
        while !moment.is_enough(KILLS) {
            // The file of the last time is not there if that was killed early.
            let _ = fs::remove_file(&out);
            if old {
                fs::write(&out, OLD).expect("a test file can be written");
            }
            let mut child = export(folder.path(), "").spawn().expect("it runs");
            moment.wait();
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            let found = fs::read_to_string(&out);
            match &found {
                Ok(text) if *text == new => {}
                Ok(text) => assert_eq!((text.as_str(), old), (OLD, true), "neither the old file nor the new one"),
                Err(error) => assert!(!old, "the old file is gone: {error}"),
            }
            moment.was(found.is_ok_and(|text| text == new));
            // A file that replaces another one has a name of its own between two calls to the system.
            let left = names(folder.path()).into_iter().filter(|name| !(old && name.starts_with(".ludoteca-")));
            assert_eq!(left.filter(|name| name != "out.txt").collect::<Vec<_>>(), ["in.txt"]);
        }
    }
}
