//! A whole table solved once more: moves by the slow rules, and backwards from the ends, a position being lost when the
//! last of its moves is.

use crate::battery::Slow;
use crate::plain::{end, mover};
use ludoteca_solve::Space;
use ludoteca_tablebase::{Entries, Value, Verdict};
use std::collections::VecDeque;

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
