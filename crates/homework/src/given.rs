//! A deck as it is given to somebody who did not make it.

use data_encoding::BASE32_NOPAD;
use ludoteca_lessons::{Deck, write as deck_text};

/// What the names of decks begin with that somebody was given.
const GIVEN: &str = "given-";

/// How many bytes of the hash of a deck are its name: 80 bits, so that two decks never have the same.
const NAMED_BY: usize = 10;

/// A deck with a name that says what is in it, so that it is never taken for another one: whatever its maker calls it,
/// others have decks of that name. The same deck has the same name each time.
#[must_use]
pub fn given(deck: &Deck) -> Deck {
    let nameless = Deck { id: GIVEN.to_owned(), ..deck.clone() };
    let hash = blake3::hash(deck_text(&nameless).as_bytes());
    let name = BASE32_NOPAD.encode(&hash.as_bytes()[..NAMED_BY]).to_ascii_lowercase();
    Deck { id: format!("{GIVEN}{name}"), ..nameless }
}

/// Whether somebody was given this deck, by its name.
#[must_use]
pub fn is_given(id: &str) -> bool {
    id.starts_with(GIVEN)
}
