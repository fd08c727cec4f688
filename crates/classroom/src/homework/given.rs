//! Homework that is given, or was: who is how far, and how much of that is in the file.

use super::file::{change_homework, homework_path, read_homework};
use crate::sheet::stamp;
use crate::shown::HomeworkShown;
use ludoteca_homework::{Homework, Table};
use ludoteca_lessons::{Deck, Tried, Work};
use ludoteca_net::Bytes;
use ludoteca_rules::Catalogue;
use ludoteca_server::{Task, Wake};
use ludoteca_store::Failure;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

/// What could not be written is tried again so often.
const AGAIN_AFTER: Duration = Duration::from_secs(3);

/// Names with the tokens of cards.
type Pupils = [(String, Bytes<16>)];

/// Homework of a class.
pub(crate) struct Given {
    pub task: Arc<Task>,
    /// As its file has it.
    homework: Homework,
    unread: Vec<usize>,
    /// What of the task is in the file.
    written: BTreeMap<Bytes<16>, Work>,
    /// When the file was written last, and how long it is.
    stamp: Option<(SystemTime, u64)>,
    /// When writing failed last.
    failed: Option<Instant>,
}

impl Given {
    /// Gives a deck; whoever has begun it before goes on.
    ///
    /// # Errors
    /// The file of its results cannot be used.
    pub fn new(
        catalogue: &Catalogue,
        sheet: &Path,
        deck: Arc<Deck>,
        (pupils, wake): (&Pupils, Wake),
    ) -> Result<Self, Failure> {
        let stamp = stamp(&homework_path(sheet, &deck));
        let (homework, unread) = read_homework(catalogue, sheet, &deck)?;
        let works = pupils.iter().map(|(name, token)| (*token, homework.work(name)));
        let written: BTreeMap<_, _> = works.filter(|(_, work)| work.exercises().iter().any(Tried::is_begun)).collect();
        let task = Arc::new(Task::new(deck, written.clone(), wake));
        Ok(Self { task, homework, unread, written, stamp, failed: None })
    }

    /// What is to be done.
    pub const fn deck(&self) -> &Arc<Deck> {
        self.homework.deck()
    }

    /// The results, and the lines of the file that could not be read.
    pub fn results(&self) -> (&Homework, &[usize]) {
        (&self.homework, &self.unread)
    }

    /// Whether something is not in the file yet.
    pub fn is_unwritten(&self) -> bool {
        self.task.works() != self.written
    }

    /// Does not wait with the next try.
    pub const fn try_now(&mut self) {
        self.failed = None;
    }

    /// Writes down what is new, and takes in what others have written; why that failed, unless it was told already.
    pub fn keep(&mut self, catalogue: &Catalogue, sheet: &Path, pupils: &Pupils) -> Option<Failure> {
        let works = self.task.works();
        let now = stamp(&homework_path(sheet, self.deck()));
        let is_new = works != self.written;
        if !is_new && now == self.stamp || self.failed.is_some_and(|failed| failed.elapsed() < AGAIN_AFTER) {
            return None;
        }
        let known = pupils.iter().filter_map(|(name, token)| Some((name.clone(), works.get(token)?.clone())));
        let known: Vec<_> = known.collect();
        let done = if is_new {
            self.note(catalogue, sheet, &known)
        } else {
            self.stamp = now;
            read_homework(catalogue, sheet, &self.deck().clone()).map(|known| (self.homework, self.unread) = known)
        };
        match done {
            Ok(()) => {
                self.written = works;
                self.failed = None;
                None
            }
            Err(failure) => {
                // It stays to be seen until it is in the file.
                known.iter().for_each(|(name, work)| self.homework.note(name, work));
                let told = self.failed.replace(Instant::now()).is_some();
                (!told).then_some(failure)
            }
        }
    }

    /// Writes down how some fared.
    ///
    /// # Errors
    /// The file cannot be used, or not be written.
    pub fn note(&mut self, catalogue: &Catalogue, sheet: &Path, known: &[(String, Work)]) -> Result<(), Failure> {
        let deck = self.deck().clone();
        let note = |homework: &mut Homework| known.iter().for_each(|(name, work)| homework.note(name, work));
        (self.homework, self.unread) = change_homework(catalogue, sheet, &deck, note)?;
        self.stamp = stamp(&homework_path(sheet, &deck));
        Ok(())
    }

    /// As it is to be seen, with these on the list.
    pub fn shown<'a>(&self, open: bool, names: impl Iterator<Item = &'a str>) -> HomeworkShown {
        let deck = self.deck();
        HomeworkShown {
            id: deck.id.clone(),
            title: deck.title.clone(),
            exercises: deck.exercises.iter().map(|exercise| exercise.name.clone()).collect(),
            table: Table::of(&self.homework, names),
            open,
            unwritten: self.is_unwritten(),
        }
    }
}
