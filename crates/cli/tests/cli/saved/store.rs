//! Files are written whole or not at all.

use crate::run_with;
use ludoteca_store::{self as store, Existing, same_target, write_whole};
use std::fs;
use std::io::Read;
use std::path::Path;
use tempfile::tempdir;

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

/// The names in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("it can be listed").file_name();
    let mut names: Vec<String> = entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_replaced_in_one_step() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("a.txt");
    write_whole(&path, b"first", Existing::Replace).expect("it is written");
    // A reader that has the old file open still reads all of it.
    let mut open = fs::File::open(&path).expect("it is there");
    let written = write_whole(&path, b"second", Existing::Replace);
    let mut old = String::new();
    open.read_to_string(&mut old).expect("it is readable");
    assert_eq!(old, "first");
    drop(open);
    // Not every Windows replaces a file that is open; then the old one stays.
    if cfg!(windows) && written.is_err() {
        assert_eq!((text(&path).as_str(), names(folder.path())), ("first", vec!["a.txt".to_owned()]));
        write_whole(&path, b"second", Existing::Replace).expect("it is written");
    } else {
        written.expect("it is written");
    }
    assert_eq!(text(&path), "second");
    assert_eq!(names(folder.path()), ["a.txt"]);
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_left_as_it_was() {
    let folder = tempdir().expect("a temporary folder");
    let inside = folder.path().join("folder");
    fs::create_dir(&inside).expect("a folder");
    fs::write(folder.path().join("file"), "old").expect("a file");
    for name in ["folder", "folder/", "new/", "no/such/folder", "file/", "file/new", ".", "..", "folder/..", ""] {
        let path = if name.is_empty() { name.into() } else { folder.path().join(name) };
        let error = write_whole(&path, b"new", Existing::Replace).expect_err(name);
        let plain = fs::write(&path, b"new").expect_err(name);
        assert_eq!(error.to_string(), plain.to_string(), "{name:?}");
    }
    assert_eq!(text(&folder.path().join("file")), "old");
    assert_eq!(names(folder.path()), ["file", "folder"]);
    assert!(names(&inside).is_empty());
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    use std::os::unix::fs::symlink;
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("far")).expect("a folder");
    // A link to a link to a file that is not there yet, from one folder to another and back.
    symlink("far/link", at("link")).expect("a link");
    symlink("../file", at("far/link")).expect("a link");
    for content in ["first", "second"] {
        write_whole(&at("link"), content.as_bytes(), Existing::Replace).expect("it is written");
        assert_eq!(text(&at("file")), content);
    }
    // A link to the folder.
    symlink(at("far"), at("near")).expect("a link");
    write_whole(&at("near/new"), b"third", Existing::Replace).expect("it is written");
    assert_eq!(text(&at("far/new")), "third");
    assert_eq!(names(folder.path()), ["far", "file", "link", "near"]);
    assert_eq!(names(&at("far")), ["link", "new"]);
    for link in ["link", "far/link", "near"] {
        assert!(at(link).is_symlink(), "{link}");
    }
    symlink("round", at("round")).expect("a link");
    write_whole(&at("round"), b"nowhere", Existing::Replace).expect_err("it leads nowhere");
    assert!(at("round").is_symlink());
}

#[cfg(unix)]
#[test]
fn permissions_are_those_of_any_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().expect("a temporary folder");
    let mode = |name: &str| folder.path().join(name).metadata().expect("it is there").permissions().mode();
    fs::write(folder.path().join("plain"), "").expect("a file");
    write_whole(&folder.path().join("new"), b"", Existing::Replace).expect("it is written");
    assert_eq!(mode("new"), mode("plain"));
    fs::set_permissions(folder.path().join("new"), fs::Permissions::from_mode(0o640)).expect("it is ours");
    write_whole(&folder.path().join("new"), b"again", Existing::Replace).expect("it is written");
    assert_eq!(mode("new") & 0o777, 0o640);
    // The administrator can write it, and only then it is replaced.
    fs::set_permissions(folder.path().join("plain"), fs::Permissions::from_mode(0o444)).expect("it is ours");
    let written = fs::OpenOptions::new().write(true).open(folder.path().join("plain")).is_ok();
    assert_eq!(write_whole(&folder.path().join("plain"), b"new", Existing::Replace).is_ok(), written);
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_is_written_to_directly() {
    let record = b"[Game \"sapiens\"] a2~";
    let text = run_with(&["record", "-"], record).out;
    for output in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        let ran = run_with(&["record", "-", "--to", output], record);
        assert_eq!((ran.status, ran.out), (0, format!("{text}Saved in {output}.\n")));
    }
    let ran = run_with(&["record", "-", "--to", "/dev/full"], record);
    assert_eq!(ran.status, 1);
    assert!(ran.err.starts_with("The file /dev/full could not be written: "), "{}", ran.err);
    assert_eq!(run_with(&["record", "-", "--to", "/dev/null"], record).out, "Saved in /dev/null.\n");
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_output_goes_to_is_written_on() {
    let folder = tempdir().expect("a temporary folder");
    let file = folder.path().join("log");
    for output in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        fs::write(&file, "before\n").expect("a test file can be written");
        let log = fs::OpenOptions::new().append(true).open(&file).expect("it is there");
        let input = fs::write(folder.path().join("in"), "[Game \"sapiens\"] a2~")
            .and_then(|()| fs::File::open(folder.path().join("in")));
        let status = std::process::Command::new(env!("CARGO_BIN_EXE_ludoteca-cli"))
            .args(["record", "-", "--lang", "en", "--to", output])
            .stdin(input.expect("a test file"))
            .stdout(log)
            .status();
        assert!(status.expect("it runs").success());
        let text = text(&file);
        assert!(text.starts_with("before\n[Game \"sapiens\"]\n"), "{text}");
        assert!(text.ends_with(&format!("1. a2~ *\nSaved in {output}.\n")), "{text}");
    }
}

#[test]
fn a_file_that_is_to_be_kept_is_kept() {
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("a.txt");
    store::check(&path, Existing::Keep).expect("nothing is there");
    write_whole(&path, b"first", Existing::Keep).expect("nothing is there");
    for refused in [store::check(&path, Existing::Keep), write_whole(&path, b"second", Existing::Keep)] {
        assert_eq!(refused.expect_err("it is there").kind(), std::io::ErrorKind::AlreadyExists);
    }
    store::check(&path, Existing::Replace).expect("it may be replaced");
    store::check(&folder.path().join("no/such"), Existing::Replace).expect_err("there is no folder");
    assert_eq!(text(&path), "first");
    assert_eq!(names(folder.path()), ["a.txt"]);
}

#[cfg(unix)]
#[test]
fn one_file_has_many_paths() {
    let folder = tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("inside")).expect("a folder");
    fs::write(at("there"), "").expect("a file");
    std::os::unix::fs::symlink("new", at("link")).expect("a link");
    let same = |one: &str, other: &str| same_target(&at(one), &at(other)).expect("the folder is there");
    assert!(same("new", "new") && same("new", "inside/../new") && same("link", "new") && same("there", "./there"));
    assert!(!same("new", "there") && !same("link", "there") && !same("new", "inside/new"));
    same_target(&at("new"), &at("no/such")).expect_err("there is no folder");
}

#[cfg(unix)]
#[test]
fn a_file_stays_with_its_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let folder = tempdir().expect("a temporary folder");
    let path = folder.path().join("a.txt");
    fs::write(&path, "old").expect("a test file can be written");
    // Only the administrator can give it away.
    let _ = chown(&path, Some(1234), Some(1234));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o604)).expect("it is ours");
    let before = path.metadata().expect("it is there");
    write_whole(&path, b"new", Existing::Replace).expect("it is written");
    let after = path.metadata().expect("it is there");
    assert_eq!((after.uid(), after.gid(), after.mode()), (before.uid(), before.gid(), before.mode()));
    assert_eq!(text(&path), "new");
}
