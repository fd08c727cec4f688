//! A file instead of a command: it is opened as `table --record FILE` does it, and one that is missing is told.

use crate::run;
use clap::{Args, Command};
use ludoteca_cli::{GameArgs, WindowCommand};
use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use tempfile::tempdir;

/// Runs a program with a command `table`, and gives its exit status and the record of each window that was opened.
fn run_with_window(args: &[&str]) -> (ExitCode, Vec<Option<PathBuf>>) {
    let opened = Rc::new(RefCell::new(Vec::new()));
    let open = Rc::clone(&opened);
    let table = WindowCommand {
        command: || GameArgs::augment_args(Command::new("table")),
        run: Box::new(move |matches, _| {
            open.borrow_mut().push(matches.try_get_one::<PathBuf>("record").ok().flatten().cloned());
            Ok(())
        }),
        default: true,
    };
    let args = [&["ludoteca"], args].concat().into_iter().map(Into::into).collect();
    let status = ludoteca_cli::run_to(args, &ludoteca_games::catalogue(), &[table], &mut Vec::new());
    let records = opened.borrow().clone();
    (status, records)
}

#[test]
fn a_file_instead_of_a_command_is_opened_in_the_window() {
    let folder = tempdir().expect("a temporary folder");
    // A name that is no command opens its file whatever it ends with.
    for name in ["game.ludo", "game.LUDO", "game.pgn", "game.txt", "game", "shwo"] {
        let file = folder.path().join(name);
        fs::write(&file, "[Game \"rastros\"]").expect("a test file can be written");
        let path = file.to_str().expect("the path is text");
        for args in [&[path][..], &["--lang", "en", path], &["--lang=en", path], &["table", "--record", path]] {
            assert_eq!(run_with_window(args), (ExitCode::SUCCESS, vec![Some(file.clone())]), "{args:?}");
        }
    }
    assert_eq!(run_with_window(&[]), (ExitCode::SUCCESS, vec![None]), "the shelf");
    let path = folder.path().to_str().expect("the path is text");
    assert_eq!(run_with_window(&[path]), (ExitCode::from(2), vec![]), "a folder is no record");
}

#[test]
fn a_file_that_is_missing_is_told() {
    let folder = tempdir().expect("a temporary folder");
    for name in ["nofile.ludo", "nofile.LUDO", "nofile.pgn", "nofile.txt", "no/such/folder/nofile.ludo"] {
        let file = folder.path().join(name);
        let path = file.to_str().expect("the path is text");
        assert_eq!(run_with_window(&[path]), (ExitCode::from(1), vec![]), "{path}");
        for (args, sentence) in [
            (&[path][..], format!("There is no file {path}.\n")),
            (&["--lang", "pt-PT", path], format!("Não há nenhum ficheiro {path}.\n")),
            (&[path, "--lang=pt-BR"], format!("Não existe o arquivo {path}.\n")),
        ] {
            let ran = run(args);
            assert_eq!((ran.status, ran.out.as_str(), ran.err), (1, "", sentence), "{args:?}");
        }
    }
}

#[test]
fn only_what_stands_where_a_command_would_is_such_a_file() {
    for (args, status, sentence) in [
        (&["--lang", "nofile.ludo"][..], 2, "The program does not speak “nofile.ludo”"),
        (&["nofile"], 2, "There is no command “nofile”"),
        (&["nofile.svg"], 2, "There is no command “nofile.svg”"),
        (&["analise", "nofile.ludo"], 2, "There is no command “analise”"),
        (&["show", "nofile.ludo"], 2, "There is no game “nofile.ludo”"),
        (&["games", "nofile.ludo"], 2, "“nofile.ludo” is not expected here"),
    ] {
        let ran = run(args);
        assert_eq!((ran.status, ran.out.as_str()), (status, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with(sentence), "{args:?}: {}", ran.err);
    }
}
