//! A computer with a sheet, and the program that keeps its boards.

use crate::network::program::{Computer, Program, free_port};
use ludoteca_class::Tournament;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// Nothing here takes so long, however busy the computer is.
const LONG: Duration = Duration::from_secs(120);

/// A computer with a sheet.
pub struct School {
    pub computer: Computer,
    pub port: u16,
}

impl School {
    /// With a Swiss tournament of so many pupils.
    pub fn new(game: &str, pupils: usize, rounds: &str) -> Self {
        let school = Self { computer: Computer::new(), port: free_port() };
        let names: Vec<String> = (1..=pupils).map(|number| format!("Pupil {number:02}\n")).collect();
        let path = school.computer.folder().join("names.txt");
        fs::write(&path, names.concat()).expect("a test file can be written");
        let names = path.to_str().expect("text").to_owned();
        let system = ["--system", "swiss", "--rounds", rounds];
        school.class("new", &[&["--game", game, "--names", &names, "--seed", "11"][..], &system].concat());
        school
    }

    pub fn path(&self) -> PathBuf {
        self.computer.folder().join("class.txt")
    }

    /// What a command for the sheet prints.
    pub fn class(&self, action: &str, more: &[&str]) -> String {
        let path = self.path();
        self.computer.start(&[&["class", action, path.to_str().expect("text")], more].concat()).ends_well()
    }

    /// Starts the program that keeps the boards.
    pub fn serve(&self) -> Program {
        self.serve_with(&[])
    }

    /// The same with more options.
    pub fn serve_with(&self, more: &[&str]) -> Program {
        let (path, port) = (self.path(), self.port.to_string());
        let serve = ["class", "serve", path.to_str().expect("text"), "--port", &port];
        let mut program = self.computer.start(&[&serve[..], more].concat());
        program.until("The class is open");
        program
    }

    pub fn sheet(&self) -> Tournament {
        Tournament::read(&fs::read_to_string(self.path()).expect("the sheet is there")).expect("a sheet")
    }

    /// Waits until something holds of the sheet.
    pub fn until(&self, what: &str, holds: impl Fn(&Tournament) -> bool) -> Tournament {
        let start = Instant::now();
        loop {
            let sheet = self.sheet();
            if holds(&sheet) {
                return sheet;
            }
            assert!(start.elapsed() < LONG, "“{what}” was waited for.\n{sheet}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The letters of everybody's card, as the program prints them.
    pub fn cards(&self, program: &mut Program) -> Vec<String> {
        program.types("cards\n");
        let last = self.sheet().pupils().last().expect("pupils").name.clone();
        program.until(&format!("  {last}\n"));
        let mut cards = BTreeMap::new();
        for line in program.printed().lines() {
            if let [letters, link, name] = line.splitn(3, "  ").collect::<Vec<_>>()[..]
                && link.ends_with(&format!("/#{letters}"))
            {
                cards.insert(name.to_owned(), letters.to_owned());
            }
        }
        cards.into_values().collect()
    }

    /// The logs of all tables, by their files.
    pub fn logs(&self) -> BTreeMap<PathBuf, String> {
        let text = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("a log can be read"));
        self.computer.logs().into_iter().map(text).collect()
    }
}
