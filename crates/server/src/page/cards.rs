//! Those who come with a card: four letters, or the token that they stand for, lead to a table.

use super::newcomer::{List, Newcomer};
use super::question::Question;
use super::task::Task;
use crate::keeper::Served;
use ludoteca_net::Bytes;
use ludoteca_rules::Text;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where a card leads.
#[derive(Clone, Debug)]
pub enum Way {
    /// To a place at a table, under a name.
    Table {
        /// The table.
        table: Served,
        /// The place.
        place: u8,
        /// The name.
        name: String,
        /// Homework for whoever comes anew, once the game there is over; whoever sees its end stays, and is offered it.
        then: Option<Arc<Task>>,
    },
    /// To a question, whatever else there is.
    Ask(Arc<Question>),
    /// To homework.
    Work(Arc<Task>),
    /// To none now, and why.
    Wait(Text),
}

impl Way {
    /// Whether it leads to the same place or question, or to none for the same reason.
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Table { table, place, .. }, Self::Table { table: to, place: at, .. }) => {
                (table.id(), place) == (to.id(), at)
            }
            (Self::Ask(question), Self::Ask(other)) => Arc::ptr_eq(question, other),
            // Whoever is at homework stays there, while their card leads to a game that is over.
            (Self::Work(task) | Self::Table { then: Some(task), .. }, Self::Work(other)) => Arc::ptr_eq(task, other),
            (Self::Wait(why), Self::Wait(other)) => why == other,
            _ => false,
        }
    }
}

/// Where all cards of a class lead.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    tokens: BTreeMap<String, Bytes<16>>,
    ways: BTreeMap<Bytes<16>, Way>,
    /// Who is told of those without a card, while the list is open.
    list: Option<List>,
}

/// So many letters has a card.
const LETTERS: usize = 4;

impl Guide {
    /// A card of these letters and this token leads there.
    pub fn add(&mut self, letters: &str, token: Bytes<16>, way: Way) {
        self.tokens.insert(letters.to_owned(), token);
        self.ways.insert(token, way);
    }

    /// Whoever has no card may type a name: `tell` is told of them, at once and from any thread, and has them answered.
    pub fn take_names(&mut self, tell: Arc<dyn Fn(Newcomer) + Send + Sync>) {
        self.list = Some(List(tell));
    }

    /// Whether a name may be typed.
    pub(crate) const fn takes_names(&self) -> bool {
        self.list.is_some()
    }

    /// Who is told of whoever typed this, which is no card here; nobody if it looks like one that was mistyped.
    pub(crate) fn list_for(&self, typed: &str) -> Option<List> {
        let letters = typed.chars().filter(|symbol| !matches!(symbol, ' ' | '-'));
        let consonant = |symbol: char| symbol.is_ascii_alphabetic() && !"AEIOUY".contains(symbol.to_ascii_uppercase());
        let is_card = letters.clone().count() == LETTERS && letters.clone().all(consonant);
        self.list.clone().filter(|_| !is_card)
    }

    /// The token of a card, from its letters as somebody types them.
    pub(crate) fn token(&self, typed: &str) -> Option<Bytes<16>> {
        let plain = typed.chars().filter(|symbol| !matches!(symbol, ' ' | '-'));
        let letters: String = plain.map(|symbol| symbol.to_ascii_uppercase()).collect();
        self.tokens.get(&letters).copied()
    }

    /// Where a card leads.
    pub(crate) fn way(&self, token: Bytes<16>) -> Option<&Way> {
        self.ways.get(&token)
    }

    /// Whether a card leads to homework once the game is left to which it leads.
    pub(crate) fn has_homework(&self, token: Bytes<16>) -> bool {
        matches!(self.way(token), Some(Way::Table { then: Some(_), .. }))
    }

    /// Whether a card leads elsewhere now.
    pub(crate) fn leads_elsewhere(&self, token: Bytes<16>, from: &Way) -> bool {
        !self.way(token).is_some_and(|way| way.is(from))
    }
}

/// How often letters may be tried, by all together: a whole class comes at once, and nobody finds letters by trying.
pub(crate) struct Tries {
    /// When all tries would have been made at an even pace.
    spent: Instant,
}

/// One try for every so long.
const EVERY: Duration = Duration::from_millis(500);

/// So many at once after a pause: the largest class, and whoever mistypes.
const AT_ONCE: u32 = 96;

/// Nobody waits for longer than that.
const LONGEST: Duration = Duration::from_secs(5);

impl Tries {
    pub fn new(now: Instant) -> Self {
        Self { spent: now }
    }

    /// For how long the next try waits; `None` if there were too many.
    pub fn wait(&mut self, now: Instant) -> Option<Duration> {
        let spent = self.spent.max(now) + EVERY;
        let wait = spent.saturating_duration_since(now).saturating_sub(EVERY * AT_ONCE);
        if wait > LONGEST {
            return None;
        }
        self.spent = spent;
        Some(wait)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_class_comes_at_once_and_nobody_finds_letters_by_trying() {
        let start = Instant::now();
        let mut tries = Tries::new(start);
        for _ in 0..64 {
            assert_eq!(tries.wait(start), Some(Duration::ZERO));
        }
        let tried = (0..100_000).filter(|try_at| tries.wait(start + Duration::from_millis(*try_at)).is_some()).count();
        // In a hundred seconds two a second, and those that were left over.
        assert!((200..=260).contains(&tried), "{tried}");
    }

    #[test]
    fn a_mistyped_card_is_no_name() {
        let mut guide = Guide::default();
        assert!(!guide.takes_names() && guide.list_for("Ana").is_none());
        guide.take_names(Arc::new(|_| {}));
        assert!(guide.takes_names());
        for name in ["Ana", "Rui", "Lynn", "Zé", "Inês", "BCDFG", "Ana-Li"] {
            assert!(guide.list_for(name).is_some(), "{name}");
        }
        for letters in ["BCDG", "bcdg", "bc-dg", " BC DG "] {
            assert!(guide.list_for(letters).is_none(), "{letters}");
        }
    }

    #[test]
    fn letters_are_read_as_people_type_them() {
        let mut guide = Guide::default();
        let token = Bytes([7; 16]);
        guide.add("BCDF", token, Way::Wait(Text::new("class-card-none")));
        for typed in ["BCDF", "bcdf", " bc df ", "BC-DF"] {
            assert_eq!(guide.token(typed), Some(token), "{typed}");
        }
        for wrong in ["", "BCD", "BCDFG", "ÇÇÇÇ"] {
            assert_eq!(guide.token(wrong), None, "{wrong}");
        }
    }
}
