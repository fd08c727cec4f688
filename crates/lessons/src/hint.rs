//! Help for who was wrong twice: what the author wrote, or else where the move that is wanted begins.

use super::author_text::AuthorText;
use super::deck::Exercise;
use ludoteca_rules::{Geometry, Text};
use ludoteca_words::Words;

/// Help for who was wrong twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the author wrote.
    Written(AuthorText),
    /// Which piece goes, or in which column something is put.
    Where(Text),
}

impl Hint {
    /// The hint of an exercise in which these moves have been played; `None` if its author wrote none and the next move
    /// names no cell.
    #[must_use]
    pub fn of(exercise: &Exercise, line: &[String]) -> Option<Self> {
        if !exercise.hint.is_empty() {
            return Some(Self::Written(exercise.hint.clone()));
        }
        let steps = &exercise.steps;
        let next = steps.right(steps.find(line)?).next()?;
        place(exercise.game.info.geometry, own_part(exercise, &steps.all[next].played)?).map(Self::Where)
    }

    /// The hint in words.
    #[must_use]
    pub fn within(&self, words: &Words) -> String {
        match self {
            Self::Written(said) => said.within(words.language()).to_owned(),
            Self::Where(text) => words.say(text),
        }
    }
}

/// What the side that is asked orders in a move, of several orders that make it together.
pub(super) fn own_part<'a>(exercise: &Exercise, played: &'a str) -> Option<&'a str> {
    let mut orders = played.split('|');
    if exercise.game.info.simultaneous { orders.nth(usize::from(exercise.side.0)) } else { orders.next() }
}

/// Where an order begins: the cell of the piece that it moves, or only the column of the cell on which something is
/// put.
fn place(geometry: Geometry, order: &str) -> Option<Text> {
    let (start, length) = order.char_indices().find_map(|(start, _)| {
        let rest = &order[start..];
        let ends = rest.char_indices().map(|(end, sign)| end + sign.len_utf8());
        let length = ends.filter(|end| geometry.parse(&rest[..*end]).is_some()).max()?;
        Some((start, length))
    })?;
    let name = &order[start..start + length];
    if order[start + length..].is_empty() {
        return Some(Text::new("lesson-hint-column").with("column", name.chars().take(1).collect::<String>()));
    }
    Some(Text::new("lesson-hint-piece").with("cell", name))
}
