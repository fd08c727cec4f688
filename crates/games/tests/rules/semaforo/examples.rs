//! The examples with their answers.

use super::{DIAGRAM, LAST_TURNS};
use crate::battery::{after, moves, outcome};
use ludoteca_games::semaforo::Semaforo;

/// The turns that win at once.
fn winning(text: &str) -> Vec<String> {
    moves::<Semaforo>(text)
        .into_iter()
        .filter(|turn| outcome::<Semaforo>(&after::<Semaforo>(text, turn)).is_some())
        .collect()
}

/// The turns to which the other player has no answer that wins at once.
fn safe(text: &str) -> Vec<String> {
    moves::<Semaforo>(text).into_iter().filter(|turn| winning(&after::<Semaforo>(text, turn)).is_empty()).collect()
}

/// Whether the player to move wins.
fn wins(text: &str) -> bool {
    moves::<Semaforo>(text).iter().any(|turn| {
        let after = after::<Semaforo>(text, turn);
        outcome::<Semaforo>(&after).is_some() || !wins(&after)
    })
}

#[test]
fn the_diagram_has_three_winning_turns() {
    assert_eq!(winning(DIAGRAM), ["a3", "c1", "d1"]);
    for (turn, line) in [("a3", "yr2/ygr1/y2y 2"), ("c1", "gr2/ygr1/y1gy 2"), ("d1", "gr2/ygr1/y2r 2")] {
        assert_eq!(after::<Semaforo>(DIAGRAM, turn), line);
    }
}

#[test]
fn the_last_turns_are_shared_out_evenly() {
    assert!(!wins(LAST_TURNS), "the side to move loses");
    assert_eq!(winning(LAST_TURNS), Vec::<String>::new());
    assert_eq!(safe(LAST_TURNS), ["b1", "d1", "d2"]);
    assert_eq!(safe(&after::<Semaforo>(LAST_TURNS, "b1")), ["d1", "d2"]);
    for (first, second) in [("b1", "d1"), ("b1", "d2"), ("d1", "b1"), ("d2", "b1")] {
        if first != "b1" {
            assert_eq!(safe(&after::<Semaforo>(LAST_TURNS, first)), ["b1"]);
        }
        assert_eq!(safe(&after::<Semaforo>(LAST_TURNS, &format!("{first} {second}"))), Vec::<String>::new());
    }
}
