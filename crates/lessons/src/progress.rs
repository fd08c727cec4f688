//! What somebody has solved, as data and as a small text file.
//!
//! A line for each exercise that was tried: `sapiens-turn 3 solved 2`, the deck, the number of the exercise from 1,
//! whether it is solved, and how many tries that took, or how many there were so far. Lines that say more than that
//! stay in the file unread. A later form whose lines must be left alone begins with the line `Ludoteca progress 2`.

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
    known: BTreeMap<(String, usize), (bool, u32)>,
    unread: Vec<String>,
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
                Some(done) => progress.note(&done),
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
        let known = self.known.entry((done.deck.clone(), done.exercise)).or_insert((false, 0));
        if !known.0 {
            *known = (done.solved, known.1.max(done.tries));
        }
    }

    /// Remembers what another one knows too.
    pub fn merge(&mut self, other: &Self) {
        for ((deck, exercise), (solved, tries)) in &other.known {
            self.note(&ExerciseResult { deck: deck.clone(), exercise: *exercise, solved: *solved, tries: *tries });
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
        self.known.get(&(deck.to_owned(), exercise)).copied().unwrap_or_default()
    }

    /// How many exercises of a deck are solved.
    #[must_use]
    pub fn solved(&self, deck: &str) -> usize {
        self.known.iter().filter(|((known, _), (solved, _))| known == deck && *solved).count()
    }
}

/// Whether the first line names a form that comes after this one, which is 1 and names nothing.
fn is_newer(text: &str) -> bool {
    let head = text.trim_start_matches('\u{feff}').lines().next().unwrap_or_default();
    let form = head.trim().strip_prefix("Ludoteca progress ").and_then(|number| number.parse::<u64>().ok());
    form.is_some_and(|form| form > 1)
}

fn parse(line: &str) -> Option<ExerciseResult> {
    let mut words = line.split_whitespace();
    let (deck, number, solved, tries) = (words.next()?, words.next()?, words.next()?, words.next()?);
    if words.next().is_some() {
        return None;
    }
    let solved = match solved {
        "solved" => true,
        "open" => false,
        _ => return None,
    };
    let exercise = number.parse::<usize>().ok()?.checked_sub(1)?;
    Some(ExerciseResult { deck: deck.to_owned(), exercise, solved, tries: tries.parse().ok()? })
}

/// The text of the file.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((deck, exercise), (solved, tries)) in &self.known {
            let solved = if *solved { "solved" } else { "open" };
            writeln!(f, "{deck} {} {solved} {tries}", exercise.saturating_add(1))?;
        }
        self.unread.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
