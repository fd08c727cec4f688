//! What a play is called among the files.

use std::fmt;
use std::path::{Path, PathBuf};

/// What the names of the files end with.
const EXTENSION: &str = ".ludo";

/// Longer names do not fit into every file system once something is added to them, in bytes.
const LONGEST: usize = 200;

/// The name of a play's file without what all of them end with: `2026-11-23-sapiens-2`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayId(String);

impl PlayId {
    /// The play of this name; `None` for what can be no name of one.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let allowed = |symbol: char| !symbol.is_control() && !"/\\:".contains(symbol);
        let is_name = !name.is_empty() && name.len() <= LONGEST && !name.starts_with('.') && name.chars().all(allowed);
        is_name.then(|| Self(name.to_owned()))
    }

    /// The play in a file of this name.
    #[must_use]
    pub fn of_file(path: &Path) -> Option<Self> {
        Self::new(path.file_name()?.to_str()?.strip_suffix(EXTENSION)?)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its file in a folder.
    pub(super) fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}{EXTENSION}", self.0))
    }

    /// Names for a new play of a game, the first of which that is free it gets.
    pub(super) fn fresh(date: &str, game: &str) -> impl Iterator<Item = Self> {
        let plain = |part: &str| -> String {
            let symbols = part.chars().filter(|symbol| symbol.is_ascii_alphanumeric() || *symbol == '-');
            symbols.take(40).collect()
        };
        let parts = [plain(date), plain(game)].into_iter().filter(|part| !part.is_empty());
        let name = parts.collect::<Vec<_>>().join("-");
        Self(if name.is_empty() { "play".to_owned() } else { name }).numbered()
    }

    /// Names for a copy.
    pub(super) fn copies(&self) -> impl Iterator<Item = Self> {
        // The copy of a second play is a third one; a date alone is no number.
        let parted = self.0.rsplit_once('-');
        let name = parted.filter(|(name, number)| {
            number.bytes().all(|byte| byte.is_ascii_digit()) && name.bytes().any(|byte| byte.is_ascii_alphabetic())
        });
        Self(name.map_or(&*self.0, |(name, _)| name).to_owned()).numbered()
    }

    /// This name, and then the same with 2, 3 and so on.
    pub(super) fn numbered(self) -> impl Iterator<Item = Self> {
        (1_u32..).map(move |number| if number == 1 { self.clone() } else { Self(format!("{}-{number}", self.0)) })
    }
}

impl fmt::Display for PlayId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
