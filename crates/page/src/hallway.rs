//! What is told to a page that is at no table: who comes without a card, or has no game now.

use crate::document::labels;
use crate::message::Told;
use crate::speech::Speech;
use ludoteca_net::Bytes;
use ludoteca_rules::Text;
use ludoteca_words::Language;

/// What is told to a page that is at no table, in one language.
pub struct Hallway<'a>(pub &'a Speech, pub Language);

impl Hallway<'_> {
    /// The words of the page.
    #[must_use]
    pub fn words(&self) -> String {
        Told::Words { language: self.1.tag(), words: labels(self.0.of(self.1)) }.print()
    }

    /// The page is to ask for the letters of a card, or with `names` for those or a name; `wrong` is why what was typed
    /// does not count.
    #[must_use]
    pub fn ask_card(&self, wrong: Option<&Text>, names: bool) -> String {
        Told::Card { text: wrong.map_or_else(String::new, |wrong| self.0.of(self.1).say(wrong)), names }.print()
    }

    /// The token of a card.
    #[must_use]
    pub fn seat(token: Bytes<16>) -> String {
        Told::Seat(token).print()
    }

    /// There is no game for the reader now, and why.
    #[must_use]
    pub fn wait(&self, why: &Text) -> String {
        Told::Wait { text: self.0.of(self.1).say(why) }.print()
    }

    /// Still there.
    #[must_use]
    pub fn beat() -> String {
        Told::Beat.print()
    }

    /// The last words; with `again` the page comes back at once.
    #[must_use]
    pub fn bye(&self, why: &Text, again: bool) -> String {
        Told::Bye { text: self.0.of(self.1).say(why), again }.print()
    }
}
