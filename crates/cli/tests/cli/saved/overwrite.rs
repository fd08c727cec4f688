//! A file that is there already is written over only where that was asked for.

use crate::{Ran, run, run_with};
use std::fs;
use std::path::Path;
use tempfile::{TempDir, tempdir};

const RECORD: &[u8] = b"[Game \"sapiens\"] a2~";

/// A folder with one file in it.
fn folder() -> TempDir {
    let folder = tempdir().expect("a temporary folder");
    fs::write(folder.path().join("old.txt"), "old").expect("a test file can be written");
    folder
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

fn export(path: &Path, more: &[&str]) -> Ran {
    let path = path.to_str().expect("the path is text");
    run_with(&[&["record", "-", "--to", path], more].concat(), RECORD)
}

#[test]
fn an_exported_record_replaces_a_file_only_by_force() {
    let folder = folder();
    let file = folder.path().join("old.txt");
    for more in [&[] as &[&str], &["--json"]] {
        let ran = export(&file, more);
        let told = format!("There is already a file {}; --force writes over it.\n", file.display());
        assert_eq!((ran.status, ran.err, ran.out.as_str()), (2, told, ""));
        assert_eq!(text(&file), "old");
    }
    let ran = export(&file, &["--force"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    assert!(text(&file).contains("1. a2~"));
    // Nothing is there yet: no force is needed, and none does harm.
    for (name, more) in [("one.txt", &[] as &[&str]), ("two.txt", &["--force"])] {
        assert_eq!(export(&folder.path().join(name), more).status, 0);
        assert_eq!(text(&folder.path().join(name)), text(&file));
    }
    assert_eq!(run(&["record", file.to_str().expect("text"), "--force"]).status, 2, "there is nothing to force");
}

#[cfg(unix)]
#[test]
fn a_link_protects_what_it_leads_to() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    std::os::unix::fs::symlink("old.txt", at("link")).expect("a link");
    std::os::unix::fs::symlink("new.txt", at("nowhere")).expect("a link");
    let ran = export(&at("link"), &[]);
    assert!(ran.status == 2 && ran.err.contains("--force"), "{}", ran.err);
    assert_eq!(text(&at("old.txt")), "old");
    assert_eq!(export(&at("nowhere"), &[]).status, 0, "it leads to a file that is not there");
    assert_eq!(export(&at("link"), &["--force"]).status, 0);
    assert_eq!(text(&at("old.txt")), text(&at("new.txt")));
    assert!(at("link").is_symlink() && at("nowhere").is_symlink());
}

#[test]
fn a_record_can_be_written_over_itself() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("game.txt");
    fs::write(&file, RECORD).expect("a test file can be written");
    let path = file.to_str().expect("the path is text");
    assert_eq!(run(&["record", path, "--to", path]).status, 2);
    assert_eq!(fs::read(&file).expect("it is there"), RECORD);
    assert_eq!(run(&["record", path, "--to", path, "--force"]).status, 0);
    assert_eq!(run(&["record", path]).out, text(&file), "as the program writes it");
    // What is no record is left alone even then.
    fs::write(&file, "no record").expect("a test file can be written");
    assert_eq!(run(&["record", path, "--to", path, "--force"]).status, 2);
    assert_eq!(text(&file), "no record");
}

#[test]
fn a_player_saves_over_a_file_only_by_force() {
    let folder = folder();
    let file = folder.path().join("old.txt");
    let path = file.display();
    let ran = run_with(&["play", "sapiens", "--moves", "h2~"], format!("save {path}\na7~\nquit\n").as_bytes());
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let told = format!("Black> There is already a file {path}; --force writes over it.\nBlack> ");
    assert!(ran.out.contains(&told), "and the game goes on: {}", ran.out);
    assert_eq!(text(&file), "old");
    for (language, command) in [("en", "save"), ("pt-PT", "guardar"), ("pt-BR", "salvar")] {
        fs::write(&file, "old").expect("a test file can be written");
        let typed = format!("{command} --force\n{command} --force  {path}\n");
        let ran = run_with(&["play", "sapiens", "--moves", "h2~", "--lang", language], typed.as_bytes());
        assert_eq!(ran.status, 0);
        assert!(text(&file).contains("1. h2~"), "{language}: {}", ran.out);
    }
}

#[test]
fn a_player_saves_again_without_force() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("game.txt");
    let path = file.display();
    let typed = format!("save {path}\na7~\nsave {path}\n");
    let ran = run_with(&["play", "sapiens", "--moves", "h2~"], typed.as_bytes());
    assert_eq!(ran.out.matches("Saved in ").count(), 2, "{}", ran.out);
    assert!(text(&file).contains("1. h2~ 2. a7~"), "{}", text(&file));
    // Another play does not write over it.
    let ran = run_with(&["play", "sapiens"], format!("save {path}\n").as_bytes());
    assert!(ran.out.contains("There is already a file "), "{}", ran.out);
    assert!(text(&file).contains("1. h2~ 2. a7~"), "{}", text(&file));
}

#[test]
fn a_name_that_only_begins_like_the_flag_is_a_name() {
    let folder = tempdir().expect("a temporary folder");
    let program = assert_cmd::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
        .args(["play", "sapiens"])
        .current_dir(folder.path())
        .write_stdin("save --forced\n")
        .output()
        .expect("the program can be run");
    assert!(program.status.success());
    assert!(folder.path().join("--forced").is_file());
}
