//! Plain minimax over the second implementation of the rules.

use crate::battery::Slow;
use ludoteca_tablebase::{Value, Verdict};
use std::collections::HashMap;

/// The side to move in a position text.
pub fn mover(position: &str) -> &str {
    position.split(' ').nth(1).expect("a side")
}

/// The verdict about an end, as the slow rules tell it.
pub fn end<S: Slow>(position: &str) -> Option<Verdict> {
    let (winner, _) = S::outcome(position)?;
    let value = if winner == mover(position) { Value::Win } else { Value::Loss };
    Some(Verdict::new(if winner == "draw" { Value::Draw } else { value }, 0))
}

/// The verdict of a position of a game without circles.
pub fn minimax<S: Slow>(position: &str, known: &mut HashMap<String, Verdict>) -> Verdict {
    if let Some(verdict) = known.get(position) {
        return *verdict;
    }
    let verdict = end::<S>(position).unwrap_or_else(|| {
        let after = S::moves(position);
        let worths = after.iter().map(|(_, after)| of_move(position, after, minimax::<S>(after, known)));
        best(worths).expect("an open game has moves")
    });
    known.insert(position.to_owned(), verdict);
    verdict
}

/// The verdict that follows from those of the positions after each move.
pub fn one_step<S: Slow>(position: &str, mut of: impl FnMut(&str) -> Verdict) -> Verdict {
    end::<S>(position).unwrap_or_else(|| {
        let after = S::moves(position);
        best(after.iter().map(|(_, after)| of_move(position, after, of(after)))).expect("an open game has moves")
    })
}

/// What a move is worth for whoever plays it, told once more and not as the crate does it.
fn of_move(before: &str, after: &str, verdict: Verdict) -> Verdict {
    let value = match verdict.value {
        Value::Draw => return Verdict::DRAW,
        value if mover(before) == mover(after) => value,
        Value::Win => Value::Loss,
        Value::Loss => Value::Win,
    };
    Verdict::new(value, verdict.plies + 1)
}

/// What a move is worth after which the other side has this verdict.
pub fn of_turn(next: Verdict) -> Verdict {
    of_move("1 a", "1 b", next)
}

/// A quick win, else a draw, else a slow loss.
pub fn best(worths: impl Iterator<Item = Verdict>) -> Option<Verdict> {
    let worths: Vec<Verdict> = worths.collect();
    let of = |value| worths.iter().filter(move |worth| worth.value == value);
    let win = of(Value::Win).min_by_key(|worth| worth.plies);
    let other = of(Value::Draw).next().or_else(|| of(Value::Loss).max_by_key(|worth| worth.plies));
    win.or(other).copied()
}
