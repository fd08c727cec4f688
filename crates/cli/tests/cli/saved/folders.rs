//! Folders with odd names, folders and files that cannot be written or read, and several users.
//!
//! The administrator may write everything, so where the tests run as that, the program runs as another user.

use super::names;
use crate::{Ran, run_in};
use std::fs::{self, Permissions};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::{TempDir, tempdir};

/// A user who owns nothing; the number that all systems have for that.
const NOBODY: u32 = 65534;

const PLAY: &str = "[Game \"rastros\"]\n\n1. e4 *\n";
const SOLVED: &str = "rastros-puzzles 2 solved 1\n";
const SHEET: &str = include_str!("../forms/sheet-1.txt");
const DECK: &str = include_str!("../forms/deck-1.ludo");
/// What solves the deck.
const ANSWERS: &str = "d5-c6\nc6-d7\n";

/// The data of somebody, and a program that is run by somebody else.
struct Data {
    folder: TempDir,
    is_administrator: bool,
}

impl Data {
    fn new() -> Self {
        let folder = tempdir().expect("a temporary folder");
        let is_administrator = folder.path().metadata().expect("it is there").uid() == 0;
        let data = Self { folder, is_administrator };
        fs::create_dir(data.at("plays")).expect("a folder");
        for (place, text) in
            [("plays/spring.ludo", PLAY), ("plays/progress.txt", SOLVED), ("sheet.txt", SHEET), ("deck.ludo", DECK)]
        {
            fs::write(data.at(place), text).expect("a file for the test");
            data.set(place, 0o444);
        }
        // The folder of the build need not be open to others.
        fs::copy(env!("CARGO_BIN_EXE_ludoteca-cli"), data.at("program")).expect("a copy of the program");
        data.set("program", 0o755);
        data.set(".", 0o755);
        data
    }

    fn at(&self, place: &str) -> PathBuf {
        self.folder.path().join(place)
    }

    fn set(&self, place: &str, mode: u32) {
        fs::set_permissions(self.at(place), Permissions::from_mode(mode)).expect("it is ours");
    }

    /// Runs the program in the folder, with its data there, as a user whom permissions hold.
    fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut command = Command::new(self.at("program"));
        command.args(args).args(["--lang", "en"]).current_dir(self.folder.path());
        command.env("LUDOTECA_DATA", self.folder.path()).env("LC_ALL", "C").env_remove("LANGUAGE");
        if self.is_administrator {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A test beside this one that starts a program holds whatever is being written until that program has begun.
        let started = std::iter::repeat_with(|| command.spawn());
        let busy = |error: &io::Error| error.kind() == ErrorKind::ExecutableFileBusy;
        let mut started = started.skip_while(|child| child.as_ref().is_err_and(busy));
        let child = started.next().expect("it does not end");
        let mut child = child.expect("the copy of the program can be run");
        // A program that ends early need not read everything.
        let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        let text = |bytes| String::from_utf8(bytes).expect("it is text");
        let status = output.status.code().expect("it is not killed");
        Ran { status, out: text(output.stdout), err: text(output.stderr) }
    }

    /// A command fails with one sentence, which begins like this.
    fn fails(&self, args: &[&str], input: &str, sentence: &str) {
        let ran = self.run(args, input);
        assert_eq!((ran.status, ran.err.lines().count()), (1, 1), "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with(sentence), "{args:?}: {}", ran.err);
    }

    /// Everything is as it was, and nothing lies beside it.
    fn is_untouched(&self) {
        self.set("plays", 0o755);
        let text = |place: &str| fs::read_to_string(self.at(place)).expect("it is there");
        let found = ["plays/spring.ludo", "plays/progress.txt", "sheet.txt", "deck.ludo"].map(text);
        assert_eq!(found, [PLAY, SOLVED, SHEET, DECK]);
        assert_eq!(names(&self.at("plays")), ["progress.txt", "spring.ludo"]);
        assert_eq!(names(self.folder.path()), ["deck.ludo", "plays", "program", "sheet.txt"]);
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        // A folder that cannot be written cannot be emptied either.
        for place in [".", "plays"] {
            let _ = fs::set_permissions(self.at(place), Permissions::from_mode(0o755));
        }
    }
}

#[test]
fn a_folder_may_have_any_name() {
    let outer = tempdir().expect("a temporary folder");
    // Two hundred letters, as many bytes as a name may have, and the longest name of a file that fits beside its claim.
    let long: String = "ção e Inês ".chars().cycle().take(199).chain(['x']).collect();
    let widest = "ã".repeat(120) + ".txt";
    for name in ["Jogos da Inês e do João", "  «a» 'b' \"c\" $HOME %20 *  ", &long, &"x".repeat(255)] {
        let data = outer.path().join(name).join("mais ação");
        fs::create_dir_all(&data).expect("a folder of this name");
        let at = |name: &str| data.join(name).to_str().expect("the path is text").to_owned();
        let good = |args: &[&str], input: &str| {
            let ran = run_in(&data, &[args, &["--lang", "en"]].concat(), input.as_bytes());
            assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?} in {name:?}: {}", ran.out);
            ran.out
        };
        good(&["play", "rastros"], "e4\nd5\n");
        let list = good(&["plays"], "");
        let id = list.split(' ').next().expect("a name");
        good(&["play", "--record", id], "d4\n");
        good(&["plays", "--remove", id], "");
        good(&["plays", "--restore", id], "");
        assert!(good(&["record", id], "").ends_with("\n1. e4 2. d5 3. d4 *\n"));
        good(&["record", id, "--to", &at("açã o.ludo")], "");
        good(&["play", "--record", &at("açã o.ludo")], "");
        fs::write(at("names.txt"), "Inês\nJoão\n").expect("a file for the test");
        for sheet in ["folha da turma.txt", &widest] {
            good(
                &[
                    "class",
                    "new",
                    &at(sheet),
                    "--game",
                    "rastros",
                    "--system",
                    "swiss",
                    "--rounds",
                    "1",
                    "--names",
                    &at("names.txt"),
                ],
                "",
            );
            good(&["class", "pair", &at(sheet)], "");
            good(&["class", "show", &at(sheet), "--html", &at(sheet).replace(".txt", ".htm")], "");
        }
        fs::write(at("lição.ludo"), DECK).expect("a file for the test");
        good(&["lesson", "play", &at("lição.ludo")], ANSWERS);
        let solved = fs::read_to_string(data.join("plays/progress.txt")).expect("it is there");
        assert_eq!((names(&data).len(), solved.as_str()), (8, "mine 1 solved 1\n"), "{:?}", names(&data));
        let ran = run_in(&data, &["class", "pair", &at("não há"), "--lang", "en"], b"");
        assert_eq!((ran.status, ran.err.lines().count()), (1, 1), "{}", ran.err);
        assert!(ran.err.ends_with("não há.\n"), "the end of the path is told: {}", ran.err);
    }
}

#[test]
fn a_folder_that_can_only_be_read_is_read() {
    let data = Data::new();
    data.set("plays", 0o555);
    data.set(".", 0o555);
    let ran = data.run(&["plays"], "");
    assert_eq!((ran.status, ran.out.lines().count(), ran.err.as_str()), (0, 1, ""), "{}", ran.out);
    for args in [&["record", "spring"][..], &["class", "show", "sheet.txt"], &["lesson", "list"]] {
        let ran = data.run(args, "");
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    }
    let told = "could not be written: Permission denied (os error 13)";
    for (args, input, path) in [
        (&["plays", "--remove", "spring"][..], "", data.at("plays/spring.ludo")),
        (&["class", "pair", "sheet.txt"], "", "sheet.txt".into()),
        (&["class", "show", "sheet.txt", "--html", "page.html"], "", "page.html".into()),
        (&["record", "spring", "--to", "copy.ludo"], "", "copy.ludo".into()),
        (&["record", "spring", "--to", "deck.ludo", "--force"], "", "deck.ludo".into()),
        (&["lesson", "play", "deck.ludo"], ANSWERS, data.at("plays/progress.txt")),
    ] {
        data.fails(args, input, &format!("The file {} {told}.\n", path.display()));
    }
    // A play goes on without being saved, and says so once; a copy can be saved by hand.
    let copy = tempdir().expect("a temporary folder");
    fs::set_permissions(copy.path(), Permissions::from_mode(0o777)).expect("it is ours");
    let file = copy.path().join("copy.ludo");
    for args in [&["play", "rastros", "--moves", "e4"][..], &["play", "--record", "spring"]] {
        let ran = data.run(args, &format!("d5\nd4\nsave {}\n", file.display()));
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
        assert_eq!(ran.out.matches(told).count(), 1, "{}", ran.out);
        assert!(fs::read_to_string(&file).expect("it was saved").ends_with("\n1. e4 2. d5 3. d4 *\n"));
        fs::remove_file(&file).expect("it is in our folder");
    }
    data.is_untouched();
}

#[test]
fn a_folder_that_is_closed_is_told_as_such() {
    let data = Data::new();
    data.set("plays", 0o000);
    let at = |name: &str| format!("The file {} could not be", data.at(name).display());
    let (read, written) = ("read: Permission denied (os error 13).\n", "written: Permission denied (os error 13).\n");
    for (args, input, place, told) in [
        (&["plays"][..], "", "plays", read),
        (&["plays", "--remove", "spring"], "", "plays/spring.ludo", read),
        (&["plays", "--restore", "spring"], "", "plays/spring.ludo", written),
        (&["record", "spring"], "", "plays/spring.ludo", read),
        (&["play", "--record", "spring"], "d5\n", "plays/spring.ludo", read),
        (&["lesson", "list"], "", "plays/progress.txt", read),
        (&["lesson", "play", "deck.ludo"], ANSWERS, "plays/progress.txt", written),
    ] {
        data.fails(args, input, &format!("{} {told}", at(place)));
    }
    let ran = data.run(&["play", "rastros"], "e4\nd5\n");
    assert_eq!((ran.status, ran.out.matches(written.trim()).count()), (0, 1), "{}", ran.out);
    data.is_untouched();
}

#[test]
fn a_play_of_somebody_else_goes_on_as_ones_own() {
    let data = Data::new();
    data.set("plays", 0o777);
    let ran = data.run(&["play", "--record", "spring"], "d5\nd4\n");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let told = "The file of that game cannot be written; from here on this one is saved as 2";
    assert_eq!(ran.out.matches(told).count(), 1, "{}", ran.out);
    let own: Vec<String> = names(&data.at("plays")).into_iter().filter(|name| name.starts_with('2')).collect();
    assert_eq!(own.len(), 1, "{own:?}");
    let own = data.at("plays").join(&own[0]);
    assert!(fs::read_to_string(&own).expect("it was saved").ends_with("\n1. e4 2. d5 3. d4 *\n"));
    fs::remove_file(own).expect("it is in our folder");
    data.is_untouched();
}

#[test]
fn files_of_somebody_else_stay_as_they_are() {
    let data = Data::new();
    for folder in [".", "plays"] {
        data.set(folder, 0o777);
    }
    let told = "could not be written: Permission denied (os error 13)";
    for (args, input, path) in [
        (&["class", "result", "sheet.txt", "2", "0-1"][..], "", "sheet.txt".into()),
        (&["class", "pupils", "sheet.txt", "--add", "Inês"], "", "sheet.txt".into()),
        (&["record", "spring", "--to", "deck.ludo", "--force"], "", "deck.ludo".into()),
        (&["lesson", "play", "deck.ludo"], ANSWERS, data.at("plays/progress.txt")),
    ] {
        data.fails(args, input, &format!("The file {} {told}.\n", path.display()));
    }
    data.is_untouched();
}

#[test]
fn two_users_have_plays_of_their_own() {
    let (ana, rui) = (Data::new(), Data::new());
    for data in [&ana, &rui] {
        data.set("plays", 0o777);
    }
    assert_eq!(ana.run(&["play", "produto"], "Be5\n").status, 0);
    let mine = ana.run(&["plays"], "").out;
    assert_eq!((mine.lines().count(), rui.run(&["plays"], "").out.lines().count()), (2, 1), "{mine}");
    rui.is_untouched();
}
