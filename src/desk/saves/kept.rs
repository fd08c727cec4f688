//! The saved plays that there are, and what is asked of them.

use crate::desk::frame::thumbnail::Thumbnail;
use bevy::prelude::{Message, Resource};
use ludoteca_record::Head;
use ludoteca_rules::Text;
use std::path::PathBuf;
use std::sync::Arc;

/// A saved play.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedPlay {
    /// The name of its file.
    pub id: String,
    /// What its record says; or why it cannot be read, in words.
    pub head: Result<Head, Text>,
    /// The position where it was left, if that was looked up.
    pub picture: Option<Arc<Thumbnail>>,
}

impl SavedPlay {
    /// Whether something was played and the game has not ended.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.head.as_ref().is_ok_and(|head| head.result == "*" && head.moves > 0)
    }
}

/// The saved plays, the one changed last at first, `None` where nothing is saved; and the one removed last.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SavedPlays(pub Option<Vec<SavedPlay>>, pub Option<SavedPlay>);

impl SavedPlays {
    /// The play of this name.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&SavedPlay> {
        self.0.iter().flatten().find(|play| play.id == id)
    }

    /// The play of a game that was left last without having ended.
    #[must_use]
    pub fn unfinished(&self, game: &str) -> Option<&SavedPlay> {
        let of_game = |play: &&SavedPlay| play.head.as_ref().is_ok_and(|head| head.game == game);
        self.0.iter().flatten().filter(of_game).find(|play| play.goes_on())
    }

    /// What the records of a game's plays say, the one changed last at first.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &Head> {
        let heads = self.0.iter().flatten().filter_map(|play| play.head.as_ref().ok());
        heads.filter(move |head| head.game == game)
    }

    /// Puts a play that has changed at the beginning.
    pub fn put_first(&mut self, play: SavedPlay) {
        if let Some(plays) = &mut self.0 {
            plays.retain(|other| other.id != play.id);
            plays.insert(0, play);
        }
    }
}

/// Something to do with saved plays.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavedRequest {
    /// Opens it.
    Open(String),
    /// Opens the record in a file; what is played then is kept as another play.
    OpenFile(PathBuf),
    /// Writes the record of the play on the table into a file, in the place of one that is there.
    SaveFile(PathBuf),
    /// The same as opening, with a record as text.
    OpenText(String),
    /// Removes it; it can be brought back.
    Remove(String),
    /// Brings it back.
    Restore(String),
    /// Makes another one of it.
    Copy(String),
    /// Gives it a title.
    Rename(String, String),
    /// Looks for them anew.
    Refresh,
}
