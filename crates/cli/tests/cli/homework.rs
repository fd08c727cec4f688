//! Homework from the command line: a deck is played, a slip handed in, and the table printed.

use super::lessons::PUZZLE;
use super::{Ran, run_in};
use ludoteca_classroom::homework_path;
use ludoteca_lessons::read;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use tempfile::{TempDir, tempdir};

/// A deck in which one puzzle stands twice.
fn deck_text() -> String {
    let (_, puzzle) = PUZZLE.split_once("\n\n").expect("a head and a puzzle");
    format!("{PUZZLE}\n{puzzle}")
}

/// A class with a deck.
struct Class(TempDir);

impl Class {
    fn new() -> Self {
        let class = Self(tempdir().expect("a temporary folder"));
        fs::write(class.at("names.txt"), "Ana Maria\nRui\n=Max\n").expect("a file for the test");
        fs::write(class.at("deck.ludo"), deck_text()).expect("a file for the test");
        let args =
            ["class", "new", "SHEET", "--game", "avanco", "--system", "swiss", "--rounds", "2", "--names", "NAMES"];
        assert_eq!(class.run(&args, "").status, 0);
        class
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs the program; words in capitals are files of this class.
    fn run(&self, args: &[&str], input: &str) -> Ran {
        let file = |arg: &str| match arg {
            "SHEET" => Some("sheet.txt"),
            "NAMES" => Some("names.txt"),
            "DECK" => Some("deck.ludo"),
            "CSV" => Some("table.csv"),
            _ => None,
        };
        let path = |name| self.at(name).to_str().expect("the path is text").to_owned();
        let args: Vec<String> = args.iter().map(|arg| file(arg).map_or_else(|| (*arg).to_owned(), path)).collect();
        let args: Vec<&str> = args.iter().map(String::as_str).chain(["--lang", "en"]).collect();
        run_in(self.0.path(), &args, input.as_bytes())
    }

    fn good(&self, args: &[&str], input: &str) -> String {
        let ran = self.run(args, input);
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
        ran.out
    }

    /// What somebody of this number is told at the end after typing this.
    fn slip(&self, number: &str, input: &str) -> String {
        let told = self.good(&["lesson", "play", "DECK", "--number", number], input);
        let slip = told.lines().find_map(|line| line.split("Your slip: ").nth(1));
        slip.unwrap_or_else(|| panic!("{told}")).to_owned()
    }
}

#[test]
fn slips_are_handed_in_and_a_table_is_printed() {
    let class = Class::new();
    // Not a move, a wrong one, another way to write it, and the right ones; the other exercise is left.
    let ana = class.slip("1", "hello\nd5-d6\nD5-D6\nd5-c6\nc6-d7\n");
    let rui = class.slip("2", "d5-e6\nquit\n");
    let max = class.slip("3", "d5-c6\nc6-d7\nd5-d6\n");
    let none = class.good(&["class", "homework", "SHEET", "DECK"], "");
    assert!(none.contains("Ana Maria  . .  0/2\n") && !class.at("sheet-mine.homework").exists(), "{none}");
    let table = class.good(&["class", "homework", "SHEET", "DECK", "--slip", &ana, "--slip", &rui, "--slip", &max], "");
    assert_eq!(
        table,
        "Ana Maria: 1 of 2 solved.\n\
         Rui: 0 of 2 solved.\n\
         =Max: 1 of 2 solved.\n\
         Mine\n           1 2\n\
         Ana Maria  ! .  1/2\n\
         Rui        . .  0/2\n\
         =Max       + x  1/2\n\
         Solved     2 0\n\
         + at once   ~ later   ! with help   x only wrong moves so far   . not tried\n\
         \n\
         The first wrong moves:\n\
         1  Ana Maria: d5-d6\n\
         2  =Max: d5-d6\n"
    );
    let deck = read(&deck_text(), &ludoteca_games::catalogue()).expect("it is right");
    assert_eq!(homework_path(&class.at("sheet.txt"), &deck), class.at("sheet-mine.homework"));
    let file = fs::read_to_string(class.at("sheet-mine.homework")).expect("it was written");
    assert!(
        file.starts_with("Ludoteca homework 1\n1 solved | =Max\n2 open d5-d6 | =Max\n1 solved-helped d5-d6 | Ana"),
        "{file}"
    );
    // A deck of the program, by its name, has a file of its own.
    let told = class.good(&["class", "homework", "SHEET", "rastros"], "");
    assert!(told.contains("Rui        . ."), "{told}");
    // The same slip again changes nothing.
    class.good(&["class", "homework", "SHEET", "DECK", "--slip", &ana.to_lowercase().replace(' ', "-")], "");
    assert_eq!(fs::read_to_string(class.at("sheet-mine.homework")).expect("it is there"), file);

    let shape: Value =
        serde_json::from_str(&class.good(&["class", "homework", "SHEET", "DECK", "--json"], "")).expect("JSON");
    assert_eq!((&shape["deck"], &shape["title"], &shape["solved"]), (&json!("mine"), &json!("Mine"), &json!([2, 0])));
    assert_eq!(
        shape["pupils"][0],
        json!({"name": "Ana Maria", "solved": 1, "exercises": [
            {"state": "helped", "wrong": ["d5-d6"]}, {"state": "open", "wrong": []}
        ]})
    );
    let csv = class.good(&["class", "homework", "SHEET", "DECK", "--csv", "-"], "");
    assert!(csv.contains("'=Max,at-once,open d5-d6,1\r\n"), "{csv}");
}

#[test]
fn what_is_wrong_is_told_and_changes_nothing() {
    let class = Class::new();
    let slip = class.slip("2", "d5-e6\n");
    let refused = |args: &[&str], told: &str| {
        let ran = class.run(&[&["class", "homework", "SHEET", "DECK"], args].concat(), "");
        assert_eq!((ran.status, ran.out.as_str(), ran.err.trim_end()), (2, "", told), "{args:?}");
        assert!(!class.at("sheet-mine.homework").exists());
    };
    let wrong = if slip.ends_with('A') { slip.replace('A', "B") } else { format!("{}A", &slip[..slip.len() - 1]) };
    refused(
        &["--slip", &slip, "--slip", "ABC"],
        "ABC: The slip of these exercises has 12 letters and digits, and no I, O, 0 or 1.",
    );
    refused(&["--slip", &wrong], &format!("{wrong}: One of these letters is wrong; compare them with the slip."));
    let far = class.slip("99", "quit\n");
    refused(&["--slip", &far], &format!("{far}: This slip is of pupil 99; the list has 3."));
    let other = class.run(&["class", "homework", "SHEET", "rastros", "--slip", &slip], "");
    assert_eq!(other.err.trim_end(), format!("{slip}: This slip is of other exercises than rastros."));
    for number in ["0", "128"] {
        let ran = class.run(&["lesson", "play", "DECK", "--number", number], "d5-e6\n");
        assert_eq!(
            (ran.status, ran.out.as_str(), ran.err.trim_end()),
            (2, "", "The number on the list is from 1 to 127.")
        );
    }
    assert_eq!(class.run(&["lesson", "check", "DECK", "--number", "3"], "").status, 2);
    // The table never takes the place of what it is made of.
    class.good(&["class", "homework", "SHEET", "DECK", "--slip", &slip], "");
    let own = class.at("sheet-mine.homework");
    let own = own.to_str().expect("the path is text");
    for path in [own, "SHEET", "DECK"] {
        let ran = class.run(&["class", "homework", "SHEET", "DECK", "--csv", path, "--force"], "");
        assert!(ran.status == 2 && ran.err.contains("is read for this"), "{path}: {} {}", ran.status, ran.err);
    }
}

#[test]
fn results_of_another_form_or_deck_stay_as_they_are() {
    let class = Class::new();
    let slip = class.slip("2", "d5-e6\n");
    class.good(&["class", "homework", "SHEET", "DECK", "--slip", &slip], "");
    let whole = fs::read_to_string(class.at("sheet-mine.homework")).expect("it was written");
    let says = |text: String, told: &str| {
        fs::write(class.at("sheet-mine.homework"), &text).expect("a file for the test");
        for more in [&[][..], &["--slip", &slip]] {
            let ran = class.run(&[&["class", "homework", "SHEET", "DECK"], more].concat(), "");
            assert!(ran.status == 2 && ran.err.contains(told), "{}", ran.err);
        }
        assert_eq!(fs::read_to_string(class.at("sheet-mine.homework")).expect("it is there"), text);
    };
    says(whole.replace("homework 1", "homework 2"), "A newer version of Ludoteca wrote this file");
    says(whole.replace("Win.", "Win twice."), "has results of another deck that is called mine too.");
    says("hello\n".to_owned(), "cannot be used as homework. It is no file of homework.");
    // Lines that cannot be read stay, and are told.
    let strange = whole.replacen("homework 1\n", "homework 1\n1 dreamed | Ana Maria\n", 1);
    fs::write(class.at("sheet-mine.homework"), strange).expect("a file for the test");
    let told = class.good(&["class", "homework", "SHEET", "DECK", "--slip", &slip], "");
    assert!(told.ends_with("These lines of the file could not be read, and stay in it: 2.\n"), "{told}");
    assert!(
        fs::read_to_string(class.at("sheet-mine.homework")).expect("it is there").contains("1 dreamed | Ana Maria\n")
    );
}
