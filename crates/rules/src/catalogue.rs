//! The games of a program, handed to whoever has to know which there are.

use super::entry::Entry;

/// Games in the order in which they are shown. Ids are unique: a game that is added again replaces the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    entries: Vec<&'static Entry>,
}

impl Catalogue {
    /// A catalogue of these games.
    #[must_use]
    pub fn new(entries: impl IntoIterator<Item = &'static Entry>) -> Self {
        let mut catalogue = Self::default();
        entries.into_iter().for_each(|entry| catalogue.add(entry));
        catalogue
    }

    /// Adds a game behind the others.
    pub fn add(&mut self, entry: &'static Entry) {
        match self.entries.iter_mut().find(|known| **known == entry) {
            Some(known) => *known = entry,
            None => self.entries.push(entry),
        }
    }

    /// The games in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'static Entry> + DoubleEndedIterator {
        self.entries.iter().copied()
    }

    /// The game of this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&'static Entry> {
        self.iter().find(|entry| entry.info.id == id)
    }

    /// The place of a game among the others, from 0.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<usize> {
        self.iter().position(|entry| entry.info.id == id)
    }

    /// All ids, as a message lists them.
    #[must_use]
    pub fn ids(&self) -> String {
        let ids: Vec<&str> = self.iter().map(|entry| entry.info.id).collect();
        ids.join(", ")
    }
}

impl<'a> IntoIterator for &'a Catalogue {
    type Item = &'static Entry;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, &'static Entry>>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter().copied()
    }
}
