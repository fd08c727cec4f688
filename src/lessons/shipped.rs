//! The lessons and puzzles that come with the program.

use super::deck::{Deck, Kind};
use super::fault::Fault;
use super::read::read;
use include_dir::{Dir, include_dir};

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/lessons");
static PUZZLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// Ends the names of the files.
const SUFFIX: &str = ".ludo";

/// A deck as it comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Its name, which is that of the deck in it.
    pub id: &'static str,
    /// What it is for.
    pub kind: Kind,
    /// Its text.
    pub text: &'static str,
}

impl Shipped {
    /// Reads it.
    ///
    /// # Errors
    /// None, as long as the tests pass.
    pub fn read(&self) -> Result<Deck, Vec<Fault>> {
        read(self.text)
    }
}

/// All of them, lessons first, each kind in the order of its names.
#[must_use]
pub fn all() -> Vec<Shipped> {
    let of = |folder: &'static Dir<'static>, kind: Kind| {
        folder.files().filter_map(move |file| {
            let id = file.path().file_name()?.to_str()?.strip_suffix(SUFFIX)?;
            Some(Shipped { id, kind, text: file.contents_utf8()? })
        })
    };
    let mut all: Vec<Shipped> = of(&LESSONS, Kind::Lesson).chain(of(&PUZZLES, Kind::Puzzles)).collect();
    all.sort_by_key(|shipped| (shipped.kind == Kind::Puzzles, shipped.id));
    all
}

/// The one of this name.
#[must_use]
pub fn find(id: &str) -> Option<Shipped> {
    all().into_iter().find(|shipped| shipped.id == id)
}
