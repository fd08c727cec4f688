//! A whole table solved once more: moves by the slow rules, and backwards from the ends, a position being lost when the
//! last of its moves is. Of larger tables random positions, each from those after its moves; and whether a table that
//! is made backwards finds every move.

use crate::battery::Slow;
use crate::plain::{end, mover, one_step};
use ludoteca_rules::random;
use ludoteca_solve::Space;
use ludoteca_solve::space::Standing;
use ludoteca_tablebase::{Entries, Value, Verdict};
use std::collections::{BTreeMap, VecDeque};

/// Of moves from random positions each is found again from the position after it, unless that is drawn at once.
pub fn finds_every_move(space: &dyn Space, seed: u64) {
    let mut rng = random::generator(seed);
    let (mut next, mut before) = (Vec::new(), Vec::new());
    let mut found = 0;
    while found < 500 {
        let number = random::below(&mut rng, space.count() as usize) as u64;
        space.expand(number, &mut next);
        for after in next.iter().filter(|after| space.standing(after.number) != Standing::Over(Value::Draw)) {
            // Of an end not every position before it may be told.
            if space.before(after.number, &mut before) {
                assert!(before.contains(&number), "{} to {}", space.text(number), space.text(after.number));
                found += 1;
            } else {
                assert!(matches!(space.standing(after.number), Standing::Over(_)), "{}", space.text(after.number));
            }
        }
    }
}

/// Compares ten thousand random positions, and a hundred of each distance if so many are met, with what the slow rules
/// say of the positions after each move; how many positions that were, and of how many distances.
pub fn compare_steps<S: Slow>(space: &dyn Space, entries: &Entries) -> (usize, usize) {
    let mut rng = random::generator(29);
    let mut of_distance: BTreeMap<(Value, u32), usize> = BTreeMap::new();
    let mut compared = 0;
    for _ in 0..20_000_000 {
        let number = random::below(&mut rng, entries.count() as usize) as u64;
        let Some(found) = entries.code(number).verdict() else { continue };
        let seen = of_distance.entry((found.value, found.plies)).or_default();
        if compared >= 10_000 && *seen >= 100 {
            continue;
        }
        *seen += 1;
        compared += 1;
        let text = space.text(number);
        let of = |after: &str| crate::entry(space, entries, after).expect("a position");
        assert_eq!(found, one_step::<S>(&text, of), "{text}");
    }
    (compared, of_distance.len())
}

/// Of every position of a smaller table the larger one says the same.
pub fn compare_smaller(space: &dyn Space, entries: &Entries, smaller: &dyn Space) {
    let known = crate::solved(smaller);
    for number in 0..known.count() {
        let text = smaller.text(number);
        if !text.is_empty() {
            assert_eq!(crate::entry(space, entries, &text), known.code(number).verdict(), "{text}");
        }
    }
}

/// Compares every entry; how many positions there are.
pub fn compare<S: Slow>(space: &dyn Space, entries: &Entries) -> usize {
    let count = space.count() as usize;
    let (mut before, mut left) = (vec![Vec::new(); count], vec![0_u32; count]);
    let mut found: Vec<Option<Verdict>> = vec![None; count];
    let mut queue = VecDeque::new();
    let mut positions = 0;
    for number in 0..count {
        let text = space.text(number as u64);
        if text.is_empty() {
            assert_eq!(entries.code(number as u64).verdict(), None);
            continue;
        }
        positions += 1;
        if let Some(end) = end::<S>(&text) {
            found[number] = Some(end);
            if end.value != Value::Draw {
                queue.push_back(number);
            }
            continue;
        }
        for (_, after) in S::moves(&text) {
            let same_side = mover(&text) == mover(&after);
            before[space.number(&after).expect("in the table") as usize].push((number as u32, same_side));
            left[number] += 1;
        }
    }
    while let Some(number) = queue.pop_front() {
        let verdict = found[number].expect("it is in the queue");
        for (number, same_side) in std::mem::take(&mut before[number]) {
            let number = number as usize;
            left[number] -= 1;
            let wins = (verdict.value == Value::Win) == same_side;
            let value = if wins { Value::Win } else { Value::Loss };
            if found[number].is_none() && (value == Value::Win || left[number] == 0) {
                found[number] = Some(Verdict::new(value, verdict.plies + 1));
                queue.push_back(number);
            }
        }
    }
    for (number, found) in (0..).zip(found) {
        let text = space.text(number);
        if !text.is_empty() {
            assert_eq!(entries.code(number).verdict(), Some(found.unwrap_or(Verdict::DRAW)), "{text}");
        }
    }
    positions
}
