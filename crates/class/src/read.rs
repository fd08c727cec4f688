//! Reads a sheet from its text, as `written.rs` describes it.

use super::edit;
use super::sheet::System;
use super::sheet::{MOST_PUPILS, Tournament};
use super::sheet::{Outcome, Pairing};
use super::written::{END, HEAD, is_newer};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use std::collections::BTreeSet;

impl Tournament {
    /// Reads a sheet. Empty lines do not matter.
    ///
    /// # Errors
    /// A sentence with the line and what is wrong with it; that of a [newer form](Text::newer_form) has no line.
    pub fn read(text: &str) -> Result<Self, Text> {
        let mut lines = Lines::of(text);
        if lines.peek().is_some_and(is_newer) {
            return Err(Text::newer_form());
        }
        let read = sheet(&mut lines);
        read.map_err(|problem| Text::new("class-line").with_number("line", lines.number).with_text("problem", problem))
    }
}

/// The lines that say something, with the number of the one that was read last.
struct Lines<'a> {
    rest: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = (1..).zip(text.lines()).map(|(number, line)| (number, line.trim()));
        let said: Box<dyn Iterator<Item = _>> = Box::new(lines.filter(|(_, line)| !line.is_empty()));
        Self { rest: said.peekable(), number: 0 }
    }

    fn next(&mut self) -> Result<&'a str, Text> {
        let (number, line) = self.rest.next().ok_or_else(|| {
            self.number += 1;
            Text::new("class-cut")
        })?;
        self.number = number;
        Ok(line)
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.rest.peek().map(|(_, line)| *line)
    }

    /// What follows `NAME: ` on the next line.
    fn field(&mut self, name: &str) -> Result<&'a str, Text> {
        let line = self.next()?;
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(':'));
        value.map(str::trim).ok_or_else(|| expected(&format!("{name}: …"), line))
    }

    fn exactly(&mut self, wanted: &str) -> Result<(), Text> {
        let line = self.next()?;
        if line == wanted { Ok(()) } else { Err(expected(wanted, line)) }
    }
}

fn expected(wanted: &str, found: &str) -> Text {
    Text::new("class-expected").with("wanted", wanted).with("found", shorten(found))
}

fn sheet(lines: &mut Lines<'_>) -> Result<Tournament, Text> {
    lines.exactly(HEAD)?;
    let name = lines.field("Name")?;
    let mut sheet = Tournament::new(name, "", System::DoubleElimination, 0)?;
    lines.field("Game")?.clone_into(&mut sheet.game);
    sheet.system = System::parse(lines.field("System")?)?;
    let seed = lines.field("Seed")?;
    sheet.seed = seed.parse().map_err(|_| expected("Seed: 0 … 18446744073709551615", seed))?;
    lines.exactly("Pupils")?;
    while let Some(line) = lines.peek().filter(|line| line.starts_with(|symbol: char| symbol.is_ascii_digit())) {
        lines.next()?;
        pupil(&mut sheet, line)?;
    }
    loop {
        let line = lines.next()?;
        if line == END {
            break;
        }
        let wanted = format!("Round {}", sheet.rounds.len() + 1);
        if line != wanted {
            return Err(expected(&wanted, line));
        }
        if sheet.planned().is_some_and(|planned| sheet.rounds.len() >= planned) {
            return Err(Text::new("class-over"));
        }
        let boards = boards(&sheet, lines)?;
        sheet.rounds.push(boards);
    }
    match lines.peek() {
        Some(_) => lines.next().and_then(|line| Err(Text::new("class-after").with("found", shorten(line)))),
        None => Ok(sheet),
    }
}

/// A line like `2 gone Rui`.
fn pupil(sheet: &mut Tournament, line: &str) -> Result<(), Text> {
    let number = sheet.pupils.len() + 1;
    let mut words = line.splitn(3, ' ');
    let (Some(found), Some(state @ ("here" | "gone")), Some(name)) = (words.next(), words.next(), words.next()) else {
        return Err(expected(&format!("{number} here …"), line));
    };
    if found != number.to_string() {
        return Err(expected(&format!("{number} {state} …"), line));
    }
    if number > MOST_PUPILS {
        return Err(Text::new("class-full").with_number("most", MOST_PUPILS));
    }
    let number = sheet.add(name)?;
    sheet.set_withdrawn(number, state == "gone")
}

/// The boards of one round.
fn boards(sheet: &Tournament, lines: &mut Lines<'_>) -> Result<Vec<Pairing>, Text> {
    let mut boards = Vec::new();
    let mut seen = BTreeSet::new();
    while let Some(line) = lines.peek().filter(|line| line.starts_with(|symbol: char| symbol.is_ascii_digit())) {
        lines.next()?;
        let number = boards.len() + 1;
        let form = || expected(&format!("{number}: 2-1 *"), line);
        let (board, rest) = line.split_once(": ").ok_or_else(form)?;
        let (who, outcome) = rest.split_once(' ').ok_or_else(form)?;
        if board != number.to_string() {
            return Err(form());
        }
        let outcome = Outcome::parse(outcome)?;
        let place = |text: &str| sheet.known(text.parse().map_err(|_| form())?);
        let (first, second) = match who.split_once('-') {
            Some((first, second)) => (place(first)?, Some(place(second)?)),
            None => (place(who)?, None),
        };
        edit::check(sheet.system, second.is_some(), outcome)?;
        let pairing = Pairing { first, second, outcome };
        for pupil in pairing.pupils() {
            if !seen.insert(pupil) {
                return Err(Text::new("class-twice").with("name", shorten(&sheet.pupils[pupil].name)));
            }
        }
        boards.push(pairing);
    }
    if boards.is_empty() { lines.next().and_then(|line| Err(expected("1: 2-1 *", line))) } else { Ok(boards) }
}
