//! Everyone meets everyone: the circle method.
//!
//! The pupils stand on a circle of an odd number of places, in the order of their lots, with one more in the middle if
//! their number is even. In round r, places whose numbers add up to r modulo the size of the circle meet; the one that
//! would meet itself meets the middle, or has no opponent. Of two on the circle, the one begins from which it is an odd
//! number of steps to the other, so that everybody on it begins every other time; the middle begins every other round.
//! When all meet twice, the other one begins the second time.

use crate::sheet::Tournament;
use crate::sheet::{Outcome, Pairing};

/// The boards of a round, counted from 0. Whoever went home loses without a game; two who went home are not paired.
pub(crate) fn round(sheet: &Tournament, number: usize) -> Vec<Pairing> {
    let lots = sheet.lots();
    let mut places: Vec<usize> = (0..sheet.pupils.len()).collect();
    places.sort_by_key(|pupil| lots[*pupil]);
    let middle = if places.len().is_multiple_of(2) { places.pop() } else { None };
    let size = places.len();
    let (second_time, number) = (number >= size, number % size);
    let mut boards = Vec::new();
    for one in 0..size {
        let other = (number + size - one) % size;
        let (one, other, begins) = match middle {
            _ if one < other => (places[one], places[other], (other - one) % 2 == 1),
            Some(middle) if one == other => (middle, places[one], number.is_multiple_of(2)),
            None if one == other => {
                boards.push(Pairing::bye(places[one]));
                continue;
            }
            _ => continue,
        };
        let (first, second) = if begins == second_time { (other, one) } else { (one, other) };
        boards.push(Pairing::game(first, second));
    }
    let gone = |pupil: usize| sheet.pupils[pupil].withdrawn;
    boards.retain(|pairing| pairing.pupils().any(|pupil| !gone(pupil)));
    for pairing in &mut boards {
        let Some(second) = pairing.second else { continue };
        pairing.outcome = match (gone(pairing.first), gone(second)) {
            (true, _) => Outcome::SecondByForfeit,
            (_, true) => Outcome::FirstByForfeit,
            _ => Outcome::Open,
        };
    }
    // Boards at which somebody sits come first.
    boards.sort_by_key(|pairing| pairing.outcome != Outcome::Open);
    boards
}
