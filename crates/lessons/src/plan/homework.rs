//! What pupils take home: exercises of a deck that comes with the program.

use crate::author_text::AuthorText;
use crate::deck::Exercise;
use crate::shipped;
use crate::text::read::read;
use ludoteca_rules::Catalogue;

/// Exercises of a deck.
#[derive(Clone, Debug, PartialEq)]
pub struct Homework {
    /// The id of the deck.
    pub deck: String,
    /// Its title.
    pub title: AuthorText,
    /// Which of its exercises, from 1, in this order; none means all.
    pub numbers: Vec<usize>,
    /// The exercises themselves.
    pub exercises: Vec<Exercise>,
}

impl Homework {
    /// Reads what a Homework tag says, `rastros-puzzles 1 4 5; rastros`; `None` for a deck or an exercise that is not
    /// there.
    #[must_use]
    pub fn parse(text: &str, catalogue: &Catalogue) -> Option<Vec<Self>> {
        text.split(';').map(|part| Self::one(part, catalogue)).collect()
    }

    fn one(text: &str, catalogue: &Catalogue) -> Option<Self> {
        let mut words = text.split_whitespace();
        let id = words.next()?.to_owned();
        let numbers = words.map(|number| number.parse().ok()).collect::<Option<Vec<usize>>>()?;
        let deck = read(shipped::find(catalogue, &id)?.text, catalogue).ok()?;
        let exercises = if numbers.is_empty() {
            deck.exercises
        } else {
            let of = |number: &usize| deck.exercises.get(number.checked_sub(1)?).cloned();
            numbers.iter().map(of).collect::<Option<Vec<_>>>()?
        };
        Some(Self { deck: id, title: deck.title, numbers, exercises })
    }
}
