//! What can be laid over the board, for the panels.

use ludoteca_rules::Entry;
use ludoteca_words::Words;

/// Something that can be laid over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlayModel {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Whether it is laid over the board.
    pub on: bool,
}

impl OverlayModel {
    /// What a game has, of which one is laid over the board.
    #[must_use]
    pub fn all(entry: &Entry, laid: Option<&str>, words: &Words) -> Vec<Self> {
        let model = |id| Self { id, name: words.word(&format!("overlay-{id}")), on: laid == Some(id) };
        entry.overlays().into_iter().map(model).collect()
    }

    /// What a key lays over the board next: nothing after the last one.
    #[must_use]
    pub fn next(all: &[Self]) -> Option<&'static str> {
        let place = all.iter().position(|overlay| overlay.on).map_or(0, |place| place + 1);
        all.get(place).map(|overlay| overlay.id)
    }
}
