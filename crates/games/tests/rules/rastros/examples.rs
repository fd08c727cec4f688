//! The examples with their answers.

use super::{NEAR_HOME, PUZZLE, START};
use crate::battery::{after, moves, outcome, position};
use ludoteca_games::rastros::Rastros;
use ludoteca_games::rastros::rules::Position;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Rules, Winner};
use std::collections::HashMap;

/// Whether a position is won for the side to move, by what still matters in it: the cells that the stone can come to,
/// the stone, the side.
type Known = HashMap<(u64, Cell, u8), bool>;

/// Whether the side to move wins.
fn wins(position: &Position, known: &mut Known) -> bool {
    let mover = position.mover();
    if let Some(outcome) = Rastros::outcome(position) {
        return outcome.winner == Winner::Side(mover);
    }
    let key = (within_reach(position), position.stone(), mover.0);
    if let Some(wins) = known.get(&key) {
        return *wins;
    }
    let mut next: Vec<Position> = position.targets().map(|target| played(position, target)).collect();
    // Homes first, and then where the other player has the least choice.
    next.sort_by_key(Position::count);
    let wins = next.iter().any(|next| !wins(next, known));
    known.insert(key, wins);
    wins
}

fn played(position: &Position, target: Cell) -> Position {
    let mut after = *position;
    Rastros::play(&mut after, target);
    after
}

/// The cells that the stone can still come to.
fn within_reach(position: &Position) -> u64 {
    let mut reached = 0;
    let mut waiting = vec![position.stone()];
    while let Some(from) = waiting.pop() {
        // A stone in a home has no targets, so the way ends there.
        let next = Position::new(position.trail(), from, position.mover()).targets().0 & !reached;
        reached |= next;
        waiting.extend(Cells(next));
    }
    reached
}

/// The moves that win.
fn winning(text: &str) -> Vec<String> {
    let mut known = Known::new();
    let mut winning = moves::<Rastros>(text);
    winning.retain(|target| !wins(&position::<Rastros>(&after::<Rastros>(text, target)), &mut known));
    winning
}

#[test]
fn the_first_four_moves_leave_a_trail() {
    assert_eq!(after::<Rastros>(START, "d4 d5 c6 d7"), "3o3/2x4/3xx2/3x3/7/7/7 1");
}

#[test]
fn the_puzzle_is_won_only_by_c1() {
    assert_eq!(winning(PUZZLE), ["c1"]);
    let text = after::<Rastros>(PUZZLE, "c1");
    assert_eq!(text, "7/7/4x2/4x2/4x2/2xxx2/2ox3 2");
    assert_eq!(moves::<Rastros>(&text), ["b1", "b2"]);
    for answer in ["b1", "b2"] {
        let home = after::<Rastros>(&text, &format!("{answer} a1"));
        assert_eq!(outcome::<Rastros>(&home), Some(("1".to_owned(), "home".to_owned())));
    }
}

#[test]
fn after_b1_the_puzzle_is_lost() {
    let text = after::<Rastros>(PUZZLE, "b1 c1 b2 c3");
    assert_eq!(text, "7/7/4x2/4x2/2o1x2/1xxxx2/1xxx3 1");
    assert_eq!(winning(&text), Vec::<String>::new(), "every move loses");
    assert_eq!(winning(&after::<Rastros>(&text, "b3")), ["a4", "b4", "c4"]);
}

#[test]
fn whoever_enters_a1_player_1_wins() {
    let text = after::<Rastros>(NEAR_HOME, "a1");
    assert_eq!(text, "7/7/7/7/7/1x5/o6 1");
    assert_eq!(outcome::<Rastros>(&text), Some(("1".to_owned(), "home".to_owned())));
}
