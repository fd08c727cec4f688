//! The results of a class, and their file, which has the deck too.
//!
//! ```text
//! Ludoteca homework 1
//! 1 solved | Ana Maria
//! 2 solved-helped c3-c4 d2-d3 | Ana Maria
//! 1 open d2-d3 | Rui
//!
//! [Deck "avanco"]
//! …
//! ```
//!
//! A line for each pupil and exercise that was tried: the number of the exercise from 1, how it stands, the first wrong
//! moves, and the name. Lines that say more stay in the file unread.

use crate::slip::UNKNOWN_MOVE;
use ludoteca_lessons::{Deck, DeckError, Tried, Work, read as read_deck, write as deck_text};
use ludoteca_rules::{Catalogue, Text};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The first line but for the number, which is that of the form.
const HEAD: &str = "Ludoteca homework ";

/// The number of the form.
const FORM: u64 = 1;

/// What stands between the results and the name.
const BEFORE_NAME: &str = " | ";

/// How each exercise can stand in the file: whether it is solved, and whether there was a hint.
const STATES: [(&str, bool, bool); 4] =
    [("open", false, false), ("open-helped", false, true), ("solved", true, false), ("solved-helped", true, true)];

/// What came of a deck that was given to a class. Lines that could not be read are kept as they are.
#[derive(Clone, Debug, PartialEq)]
pub struct Homework {
    deck: Arc<Deck>,
    works: BTreeMap<String, Work>,
    unread: Vec<String>,
}

impl Homework {
    /// Nobody has tried anything yet.
    #[must_use]
    pub const fn new(deck: Arc<Deck>) -> Self {
        Self { deck, works: BTreeMap::new(), unread: Vec::new() }
    }

    /// Reads the text of a file; nothing of it is lost. The numbers are those of the lines that could not be read, from
    /// 1.
    ///
    /// # Errors
    /// It is in a [newer form](Text::newer_form), it is something else, or its deck cannot be read.
    pub fn read(text: &str, catalogue: &Catalogue) -> Result<(Self, Vec<usize>), Text> {
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.split_inclusive('\n');
        let form = lines.next().and_then(|head| head.trim().strip_prefix(HEAD)?.parse::<u64>().ok());
        match form {
            Some(FORM) => {}
            Some(form) if form > FORM => return Err(Text::newer_form()),
            _ => return Err(Text::new("homework-none")),
        }
        let results: Vec<&str> = lines.by_ref().take_while(|line| !line.trim().is_empty()).collect();
        // The head and the empty line stand before it, too.
        let before = results.len() + 2;
        let fault = |faults: Vec<DeckError>| {
            let first = faults.into_iter().next();
            first.map_or_else(
                || Text::new("deck-empty"),
                |fault| DeckError { line: fault.line + before, ..fault }.text(),
            )
        };
        let deck = read_deck(&lines.collect::<String>(), catalogue).map_err(fault)?;
        let mut homework = Self::new(Arc::new(deck));
        let mut damaged = Vec::new();
        for (number, line) in (2..).zip(results) {
            let line = line.trim_end();
            if homework.take_line(line).is_none() {
                damaged.push(number);
                homework.unread.push(line.to_owned());
            }
        }
        Ok((homework, damaged))
    }

    /// Takes in what a line says; `None` if it cannot be read.
    fn take_line(&mut self, line: &str) -> Option<()> {
        let (result, name) = line.split_once(BEFORE_NAME)?;
        let name = Some(one_line(name)).filter(|name| !name.is_empty())?;
        let mut words = result.split_whitespace();
        let place = words.next()?.parse::<usize>().ok()?.checked_sub(1)?;
        let state = words.next()?;
        let (_, solved, helped) = STATES.into_iter().find(|(text, ..)| *text == state)?;
        let wrong = words.map(str::to_owned).collect();
        let count = self.deck.exercises.len();
        let work = self.works.entry(name).or_insert_with(|| Work::new(count));
        let known = work.exercises_mut().get_mut(place)?;
        merge(known, &Tried { solved, helped, wrong });
        Some(())
    }

    /// What was given.
    #[must_use]
    pub const fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }

    /// How somebody fared.
    #[must_use]
    pub fn work(&self, name: &str) -> Work {
        self.works.get(&one_line(name)).cloned().unwrap_or_else(|| Work::new(self.deck.exercises.len()))
    }

    /// Everybody who has tried something, in the order of their names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.works
            .iter()
            .filter(|(_, work)| work.exercises().iter().any(Tried::is_begun))
            .map(|(name, _)| name.as_str())
    }

    /// Remembers how somebody fared. What was solved stays solved, with what it took then.
    pub fn note(&mut self, name: &str, work: &Work) {
        let name = one_line(name);
        if name.is_empty() {
            return;
        }
        let count = self.deck.exercises.len();
        let known = self.works.entry(name).or_insert_with(|| Work::new(count));
        for (known, new) in known.exercises_mut().iter_mut().zip(work.exercises()) {
            merge(known, new);
        }
    }
}

/// A name as a line can hold it.
fn one_line(name: &str) -> String {
    let harmless = |symbol: char| if symbol.is_control() { ' ' } else { symbol };
    name.chars().map(harmless).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Adds what is newly known of an exercise.
fn merge(known: &mut Tried, new: &Tried) {
    let is_move = |order: &&String| !order.is_empty() && !order.contains(char::is_whitespace);
    let wrong = new.wrong.iter().filter(is_move).cloned().collect();
    known.merge(&Tried { wrong, ..new.clone() });
    // Where a move is known, that there was one is no news.
    if known.wrong.iter().any(|order| order != UNKNOWN_MOVE) {
        known.wrong.retain(|order| order != UNKNOWN_MOVE);
    }
}

/// The text of the file.
impl fmt::Display for Homework {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}{FORM}")?;
        for (name, work) in &self.works {
            for (number, tried) in (1..).zip(work.exercises()).filter(|(_, tried)| tried.is_begun()) {
                let state =
                    STATES.into_iter().find(|(_, solved, helped)| (*solved, *helped) == (tried.solved, tried.helped));
                let words = state.into_iter().map(|(state, ..)| state).chain(tried.wrong.iter().map(String::as_str));
                let words = words.collect::<Vec<_>>().join(" ");
                writeln!(f, "{} {words}{BEFORE_NAME}{name}", usize::to_string(&number))?;
            }
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        write!(f, "\n{}", deck_text(&self.deck))
    }
}
