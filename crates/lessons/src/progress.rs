//! What somebody has solved, as data and as a small text file.
//!
//! A line for each exercise that was tried: `sapiens-turn 3 solved 2`, the deck, the number of the exercise from 1,
//! whether it is solved, and how many tries that took, or how many there were so far. For teachers there may be two
//! more of it: `sapiens-turn 3 wrong a1-a2 b2-b3`, the first wrong moves, and `sapiens-turn 3 helped`, if a hint was
//! given before it was solved. Lines that say something else stay in the file unread. A later form whose lines must be
//! left alone begins with the line `Ludoteca progress 2`.

use super::deck::Deck;
use super::work::{MOST_WRONG, Tried, Work};
use ludoteca_rules::Text;
use std::collections::BTreeMap;
use std::fmt;

/// How somebody fared in one exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseResult {
    /// Id of the deck.
    pub deck: String,
    /// Place of the exercise, from 0.
    pub exercise: usize,
    /// Whether it was solved.
    pub solved: bool,
    /// Moves tried, the right end counted as one.
    pub tries: u32,
}

/// How somebody fared in all exercises. Lines that could not be read are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    known: BTreeMap<(String, usize), Fared>,
    unread: Vec<String>,
}

/// How somebody fared in one exercise: the moves tried, the right end counted as one, and what a teacher is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Fared {
    tries: u32,
    tried: Tried,
}

/// What a line of the file says of an exercise.
enum Line {
    Result(ExerciseResult),
    Tried(String, usize, Tried),
}

impl Progress {
    /// Reads the text; nothing of it is lost. The numbers are those of the lines that could not be read, from 1.
    ///
    /// # Errors
    /// It is in a [newer form](Text::newer_form).
    pub fn read(text: &str) -> Result<(Self, Vec<usize>), Text> {
        if is_newer(text) {
            return Err(Text::newer_form());
        }
        let mut progress = Self::default();
        let mut damaged = Vec::new();
        for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
            match parse(line) {
                Some(Line::Result(done)) => progress.note(&done),
                Some(Line::Tried(deck, exercise, tried)) => {
                    let fared = progress.known.entry((deck, exercise)).or_default();
                    // The lines of one exercise add up, in whatever order they stand.
                    fared.tried.helped |= tried.helped;
                    fared.tried.wrong.extend(tried.wrong);
                }
                None if line.trim().is_empty() => {}
                None => {
                    damaged.push(number);
                    progress.unread.push(line.to_owned());
                }
            }
        }
        Ok((progress, damaged))
    }

    /// Remembers how somebody fared. What was solved stays solved, with as many tries as it took then.
    pub fn note(&mut self, done: &ExerciseResult) {
        if !done.solved && done.tries == 0 {
            return;
        }
        let known = self.known.entry((done.deck.clone(), done.exercise)).or_default();
        if !known.tried.solved {
            (known.tried.solved, known.tries) = (done.solved, known.tries.max(done.tries));
        }
    }

    /// Remembers a wrong move in an exercise, as orders are written, and whether a hint came of it.
    pub fn note_wrong(&mut self, deck: &str, exercise: usize, order: &str, helped: bool) {
        self.known.entry((deck.to_owned(), exercise)).or_default().tried.note_wrong(order, helped);
    }

    /// Remembers that help was asked for in an exercise.
    pub fn note_help(&mut self, deck: &str, exercise: usize) {
        let fared = self.known.entry((deck.to_owned(), exercise)).or_default();
        fared.tried.helped |= !fared.tried.solved;
    }

    /// How somebody fares in a deck, as a teacher is told.
    #[must_use]
    pub fn work(&self, deck: &Deck) -> Work {
        let mut work = Work::new(deck.exercises.len());
        for (place, tried) in work.exercises_mut().iter_mut().enumerate() {
            if let Some(fared) = self.known.get(&(deck.id.clone(), place)) {
                tried.clone_from(&fared.tried);
            }
        }
        work
    }

    /// Remembers what another one knows too.
    pub fn merge(&mut self, other: &Self) {
        for (exercise, new) in &other.known {
            let known = self.known.entry(exercise.clone()).or_default();
            if !known.tried.solved {
                known.tries = known.tries.max(new.tries);
            }
            known.tried.merge(&new.tried);
        }
    }

    /// Forgets how somebody fared in an exercise that is no longer in its deck; those after it have moved up.
    pub fn remove(&mut self, deck: &str, exercise: usize) {
        let known = std::mem::take(&mut self.known);
        self.known = known
            .into_iter()
            .filter(|((other, at), _)| other != deck || *at != exercise)
            .map(|((other, at), fared)| {
                let at = if other == deck && at > exercise { at - 1 } else { at };
                ((other, at), fared)
            })
            .collect();
    }

    /// How somebody fared in one exercise: whether it is solved, and the tries.
    #[must_use]
    pub fn of(&self, deck: &str, exercise: usize) -> (bool, u32) {
        self.known.get(&(deck.to_owned(), exercise)).map(|fared| (fared.tried.solved, fared.tries)).unwrap_or_default()
    }

    /// How many exercises of a deck are solved.
    #[must_use]
    pub fn solved(&self, deck: &str) -> usize {
        self.known.iter().filter(|((known, _), fared)| known == deck && fared.tried.solved).count()
    }
}

/// Whether the first line names a form that comes after this one, which is 1 and names nothing.
fn is_newer(text: &str) -> bool {
    let head = text.trim_start_matches('\u{feff}').lines().next().unwrap_or_default();
    let form = head.trim().strip_prefix("Ludoteca progress ").and_then(|number| number.parse::<u64>().ok());
    form.is_some_and(|form| form > 1)
}

fn parse(line: &str) -> Option<Line> {
    let mut words = line.split_whitespace();
    let (deck, number, what) = (words.next()?.to_owned(), words.next()?, words.next()?);
    let exercise = number.parse::<usize>().ok()?.checked_sub(1)?;
    let rest: Vec<&str> = words.collect();
    let tried = |wrong: &[&str]| {
        let wrong = wrong.iter().map(|order| (*order).to_owned()).collect();
        Tried { solved: false, helped: what == "helped", wrong }
    };
    Some(match (what, &rest[..]) {
        ("solved" | "open", [tries]) => {
            Line::Result(ExerciseResult { deck, exercise, solved: what == "solved", tries: tries.parse().ok()? })
        }
        ("helped", []) => Line::Tried(deck, exercise, tried(&[])),
        ("wrong", orders @ [_, ..]) if orders.len() <= MOST_WRONG => Line::Tried(deck, exercise, tried(orders)),
        _ => return None,
    })
}

/// The text of the file.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((deck, exercise), Fared { tries, tried }) in &self.known {
            let number = exercise.saturating_add(1);
            if tried.solved || *tries > 0 {
                writeln!(f, "{deck} {number} {} {tries}", if tried.solved { "solved" } else { "open" })?;
            }
            if tried.helped {
                writeln!(f, "{deck} {number} helped")?;
            }
            if !tried.wrong.is_empty() {
                writeln!(f, "{deck} {number} wrong {}", tried.wrong.join(" "))?;
            }
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
