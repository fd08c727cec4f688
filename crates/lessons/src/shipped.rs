//! The lessons and puzzles that come with the games.

use super::deck::Deck;
use super::error::DeckError;
use super::text::read::read;
use ludoteca_rules::Catalogue;
use ludoteca_rules::content::DeckSource;

/// The decks of all games, as the games stand in the catalogue.
pub fn all(catalogue: &Catalogue) -> impl Iterator<Item = &'static DeckSource> {
    catalogue.iter().flat_map(|entry| entry.content.decks)
}

/// The one of this id.
#[must_use]
pub fn find(catalogue: &Catalogue, id: &str) -> Option<&'static DeckSource> {
    all(catalogue).find(|deck| deck.id == id)
}

/// Reads all of them.
///
/// # Errors
/// The faults of the first that has some: none, as long as the tests of its game pass.
pub fn decks(catalogue: &Catalogue) -> Result<Vec<Deck>, Vec<DeckError>> {
    all(catalogue).map(|deck| read(deck.text, catalogue)).collect()
}
