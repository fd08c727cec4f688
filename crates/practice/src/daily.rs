//! The puzzle of the day, from the date and the puzzles alone: with the same puzzles everybody has the same one.
//!
//! Each day every game throws a number that comes from the date and its id, and the highest has the day; then the
//! puzzles of that game do so. So every game has its turn as often, a puzzle that is added takes a day from the others
//! of its game only where its number is the highest, and nothing else changes.

use super::day::Day;
use super::question::{Library, Question};

/// The puzzle of a day; `None` where there are none. Own mistakes are nobody else's, and are left out.
#[must_use]
pub fn puzzle_of(library: &Library, day: Day) -> Option<&Question> {
    let shipped = || library.all().iter().filter(|question| !question.own);
    let game = shipped().map(Question::game).max_by_key(|game| (thrown(day, game), *game))?;
    let of_game = shipped().filter(|question| question.game() == game);
    of_game.max_by_key(|question| (thrown(day, question.id.text()), &question.id))
}

fn thrown(day: Day, name: &str) -> [u8; 32] {
    *blake3::hash(format!("{day} {name}").as_bytes()).as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_thrown_is_the_same_in_every_version() {
        let day = Day::parse("2026-11-27").expect("a day");
        assert_eq!(thrown(day, "hex")[..4], [100, 224, 55, 190]);
    }
}
