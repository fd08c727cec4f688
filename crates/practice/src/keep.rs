//! The files: the plan, and a deck of own mistakes for each game.
//!
//! Every window and command changes them with [`store::change`]: one at a time, whole or not at all. A file that cannot
//! be understood is copied beside itself (`.broken`) before anything else is written; one of a newer form, or too long
//! to be read, is refused in a sentence and stays.

use super::day::Day;
use super::id::QuestionId;
use super::plan::Plan;
use ludoteca_lessons::{self as lessons, AuthorText, Deck, DeckError, Exercise, Kind};
use ludoteca_rules::{Catalogue, Entry, Text};
use ludoteca_store::{self as store, Failure};
use ludoteca_words::{Language, Words};
use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The most own mistakes of a game: more than anybody repeats, and a file that is read at once.
pub const MOST_MISTAKES: usize = 1000;

/// Where practice is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PracticeFolder(PathBuf);

/// What came of keeping mistakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// So many are new.
    pub added: usize,
    /// So many were kept before.
    pub known: usize,
    /// Whether the file could not be understood, and was copied beside itself before a new one was begun.
    pub set_aside: bool,
}

impl PracticeFolder {
    /// In this folder, which need not exist yet.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// The user's; `None` where the system names no folder for data.
    #[must_use]
    pub fn of_user() -> Option<Self> {
        store::folder::user_folder().map(|folder| Self(folder.join("practice")))
    }

    /// The file of the plan.
    #[must_use]
    pub fn plan_path(&self) -> PathBuf {
        self.0.join("plan.txt")
    }

    /// The file with the own mistakes of a game.
    #[must_use]
    pub fn mistakes_path(&self, game: &str) -> PathBuf {
        self.0.join(game).with_added_extension("ludo")
    }

    /// The plan, on a day. What the day changes in it is written.
    ///
    /// # Errors
    /// The file is of a newer form, or cannot be read or written; then it is as it was.
    pub fn open(&self, today: Day) -> Result<Plan, Failure> {
        let path = self.plan_path();
        let bytes = match store::read_bytes(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Plan::default()),
            Err(error) => return Err(Failure::reading(&path, &error)),
        };
        let mut plan = plan_in(&bytes)?;
        if plan.see(today) { self.change(today, |plan| plan.clone()) } else { Ok(plan) }
    }

    /// Changes the plan as it is in the file, where another program may have changed it.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn change<T>(&self, today: Day, change: impl FnOnce(&mut Plan) -> T) -> Result<T, Failure> {
        let path = self.plan_path();
        made_folder(&self.0)?;
        store::change(&path, |bytes| {
            let bytes = bytes.unwrap_or_default();
            let mut plan = plan_in(bytes)?;
            if std::str::from_utf8(bytes).is_err() {
                store::set_aside(&path).map_err(|error| Failure::writing(&path, &error))?;
            }
            plan.see(today);
            let answer = change(&mut plan);
            Ok((plan.to_string(), answer))
        })
    }

    /// The own mistakes of all games, and a sentence for each file that cannot be read.
    #[must_use]
    pub fn mistakes(&self, catalogue: &Catalogue) -> (Vec<Arc<Deck>>, Vec<Failure>) {
        let (mut decks, mut failures) = (Vec::new(), Vec::new());
        for entry in catalogue.iter() {
            let path = self.mistakes_path(entry.info.id);
            match store::read_bytes(&path) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => failures.push(Failure::reading(&path, &error)),
                Ok(bytes) => match deck_in(&bytes, catalogue) {
                    Ok(deck) => decks.extend(deck.map(Arc::new)),
                    Err(broken) => failures.push(Failure::Input(broken.text(&path))),
                },
            }
        }
        (decks, failures)
    }

    /// Keeps questions of a game among the own mistakes, each of them once, and makes them cards that are due tomorrow.
    ///
    /// # Errors
    /// There are [too many](MOST_MISTAKES); a question cannot be written so that it can be read; the file is of a newer
    /// form, too long, or cannot be read or written. Then nothing of it is kept, and the files are as they were.
    pub fn keep(
        &self,
        entry: &'static Entry,
        questions: &[Exercise],
        catalogue: &Catalogue,
        today: Day,
    ) -> Result<Kept, Failure> {
        let path = self.mistakes_path(entry.info.id);
        let ids: Vec<QuestionId> = questions.iter().map(QuestionId::of).collect();
        made_folder(&self.0)?;
        let kept = store::change(&path, |bytes| {
            let bytes = bytes.unwrap_or_default();
            let mut kept = Kept::default();
            let there = match deck_in(bytes, catalogue) {
                Ok(there) => there,
                Err(Broken::Newer) => return Err(Failure::Input(Text::newer_form())),
                Err(Broken::Faults(_)) => {
                    store::set_aside(&path).map_err(|error| Failure::writing(&path, &error))?;
                    kept.set_aside = true;
                    None
                }
            };
            let mut deck = there.unwrap_or_else(|| begun(entry));
            let mut known: HashSet<QuestionId> = deck.exercises.iter().map(QuestionId::of).collect();
            let mut new = Deck { exercises: Vec::new(), ..deck.clone() };
            for (question, id) in questions.iter().zip(&ids) {
                if known.insert(id.clone()) {
                    new.exercises.push(question.clone());
                }
            }
            (kept.added, kept.known) = (new.exercises.len(), questions.len() - new.exercises.len());
            if new.exercises.is_empty() && !kept.set_aside {
                return Ok((String::from_utf8_lossy(bytes).into_owned(), kept));
            }
            check(&new, catalogue)?;
            deck.exercises.extend(new.exercises);
            if deck.exercises.len() > MOST_MISTAKES {
                return Err(Failure::Input(Text::new("practice-full").with_number("most", MOST_MISTAKES as i64)));
            }
            let text = if deck.exercises.is_empty() { String::new() } else { lessons::write(&deck) };
            Ok((text, kept))
        })?;
        self.change(today, |plan| ids.iter().for_each(|id| _ = plan.add(id, today)))?;
        Ok(kept)
    }
}

/// Why a deck cannot be understood.
enum Broken {
    /// A newer version of the program wrote it.
    Newer,
    /// What is wrong first.
    Faults(Option<DeckError>),
}

impl Broken {
    fn text(&self, path: &Path) -> Text {
        match self {
            Self::Newer => Text::newer_form(),
            Self::Faults(None) => Text::new("error-file-text").with("path", store::shown(path)),
            Self::Faults(Some(fault)) => {
                Text::new("practice-broken").with("path", store::shown(path)).with_text("fault", fault.text())
            }
        }
    }
}

/// The deck in the bytes of a file; none in an empty one.
fn deck_in(bytes: &[u8], catalogue: &Catalogue) -> Result<Option<Deck>, Broken> {
    let text = std::str::from_utf8(bytes).map_err(|_| Broken::Faults(None))?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    lessons::read(text, catalogue).map(Some).map_err(|faults| match faults.iter().any(DeckError::is_newer_form) {
        true => Broken::Newer,
        false => Broken::Faults(faults.into_iter().next()),
    })
}

fn plan_in(bytes: &[u8]) -> Result<Plan, Failure> {
    Plan::read(&String::from_utf8_lossy(bytes)).map(|(plan, _)| plan).map_err(Failure::Input)
}

/// Whether questions can be read again once they are written.
fn check(deck: &Deck, catalogue: &Catalogue) -> Result<(), Failure> {
    if deck.exercises.is_empty() {
        return Ok(());
    }
    let fault = lessons::read(&lessons::write(deck), catalogue).err().and_then(|faults| faults.into_iter().next());
    fault.map_or(Ok(()), |fault| Err(Failure::Input(fault.text())))
}

/// A deck of own mistakes without any yet.
fn begun(entry: &'static Entry) -> Deck {
    let only = Catalogue::new([entry]);
    let mut title = AuthorText::default();
    for language in Language::ALL {
        let words = Words::new(language, &only);
        title.set(language, &format!("{}: {}", entry.info.name, words.word("practice-mistakes")));
    }
    Deck { id: format!("mistakes-{}", entry.info.id), kind: Kind::Puzzles, title, exercises: Vec::new() }
}

fn made_folder(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, &error))
}
