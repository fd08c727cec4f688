//! What there is to ask: the puzzles of the program, the own mistakes, the plan, and the day.

use crate::context::Context;
use crate::file;
use crate::setup;
use ludoteca_lessons::{self as lessons, Deck, shipped};
use ludoteca_practice::{Day, Library, Plan, PracticeFolder};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Catalogue, Entry, Text};
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{self as store, Failure};
use std::sync::Arc;

/// All of it.
pub(super) struct Desk {
    pub folder: PracticeFolder,
    pub library: Library,
    pub entry: Option<&'static Entry>,
    pub today: Day,
}

impl Desk {
    /// For a game, if one is named; a sentence is said for each file of own mistakes that cannot be read.
    pub fn open(context: &mut Context<'_>, game: Option<&str>, day: Option<&str>) -> Result<Self, Failure> {
        let entry = game.map(|game| setup::entry(context.catalogue, game).map(|(entry, _)| entry)).transpose();
        let entry = entry.map_err(Failure::Input)?;
        let folder = folder()?;
        let today = day_of(day)?;
        let (own, failures) = folder.mistakes(context.catalogue);
        if !context.json {
            failures.iter().try_for_each(|failure| context.failed(failure))?;
        }
        let decks = shipped::decks(context.catalogue).unwrap_or_default().into_iter().map(Arc::new);
        let decks = decks.chain(made(context.catalogue).map(Arc::new)).collect::<Vec<_>>();
        Ok(Self { library: Library::new(&decks, &own), folder, entry, today })
    }

    /// The plan as it is now.
    pub fn plan(&self) -> Result<Plan, Failure> {
        self.folder.open(self.today)
    }

    /// Id of the game, if one was named.
    pub fn game(&self) -> Option<&'static str> {
        self.entry.map(|entry| entry.info.id)
    }
}

/// The puzzles that the user made, or that were found in their games. What cannot be read is told where decks are
/// checked.
pub(crate) fn made(catalogue: &Catalogue) -> Option<Deck> {
    let bytes = store::read_bytes(&SaveFolder::of_user()?.own_puzzles()).ok()?;
    lessons::read(&String::from_utf8_lossy(&bytes), catalogue).ok()
}

/// Where practice is kept.
pub(crate) fn folder() -> Result<PracticeFolder, Failure> {
    PracticeFolder::of_user().ok_or_else(|| Failure::Work(Text::new("error-plays-folder")))
}

/// The day that is named, or the one here.
pub(crate) fn day_of(day: Option<&str>) -> Result<Day, Failure> {
    let text = day.map_or_else(file::today, str::to_owned);
    Day::parse(&text).ok_or_else(|| Failure::Input(Text::new("practice-day").with("day", shorten(&text))))
}
