//! Attacks and the race, beside holding every pair of cells against the sentences.

use super::slow::{cells, mark, place, spread};
use super::{STARTS, weight};
use crate::overlays::{self, badge};
use ludoteca_games::avanco::Avanco;
use std::collections::BTreeSet;

const SIDES: [(&str, &str); 2] = [("w", "b"), ("b", "w")];

fn at<'a>(board: &'a str, cell: &str) -> &'a str {
    &board[place(cell)..=place(cell)]
}

fn plain_attacks(text: &str) -> (BTreeSet<String>, String) {
    let board = spread(text.split(' ').next().expect("a board"));
    let mut badges = BTreeSet::new();
    let mut counts = Vec::new();
    for (side, enemy) in SIDES {
        let (mut attacked, mut enemies) = (0, 0);
        for to in cells() {
            let mut with_enemy = board.clone();
            with_enemy.replace_range(place(&to)..=place(&to), enemy);
            let number = cells().iter().filter(|from| mark(&with_enemy, side, from, &to) == Some('x')).count() as u32;
            if number > 0 {
                let there = at(&board, &to) == enemy;
                badges.insert(badge(&to, side, number, there));
                attacked += 1;
                enemies += u32::from(there);
            }
        }
        counts.push((attacked, enemies));
    }
    let [(white, white_enemies), (black, black_enemies)] = counts[..] else { panic!("two sides") };
    let said =
        format!("laid-attacks white={white} black={black} white-enemies={white_enemies} black-enemies={black_enemies}");
    (badges, said)
}

/// Whether a piece and an enemy, alone on the board and moving in any order, can ever come so close that the enemy
/// stands in the way of the piece or can capture it.
fn can_meet(side: &str, piece: &str, enemy: &str) -> bool {
    let step = |cell: &str, side: &str| {
        let rank = cell.as_bytes()[1] + u8::from(side == "w") - u8::from(side == "b");
        let file = cell.as_bytes()[0];
        let next = [file - 1, file, file + 1].map(|file| format!("{}{}", char::from(file), char::from(rank)));
        next.into_iter().filter(|cell| cells().contains(cell)).collect::<Vec<_>>()
    };
    let other = if side == "w" { "b" } else { "w" };
    let mut seen = BTreeSet::from([(piece.to_owned(), enemy.to_owned())]);
    let mut open: Vec<_> = seen.iter().cloned().collect();
    while let Some((piece, enemy)) = open.pop() {
        if step(&piece, side).contains(&enemy) {
            return true;
        }
        let moved = step(&piece, side).into_iter().map(|piece| (piece, enemy.clone()));
        let answered = step(&enemy, other).into_iter().map(|enemy| (piece.clone(), enemy));
        for next in moved.chain(answered) {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    false
}

fn plain_race(text: &str) -> (BTreeSet<String>, String) {
    let board = spread(text.split(' ').next().expect("a board"));
    let of = |side: &str| cells().into_iter().filter(|cell| at(&board, cell) == side).collect::<Vec<_>>();
    let mut badges = BTreeSet::new();
    let (mut rows, mut passed) = (Vec::new(), Vec::new());
    for (side, enemy) in SIDES {
        let to_go =
            |cell: &String| u32::from(if side == "w" { b'7' - cell.as_bytes()[1] } else { cell.as_bytes()[1] - b'1' });
        let free = |cell: &String| of(enemy).iter().all(|other| !can_meet(side, cell, other));
        badges.extend(of(side).iter().map(|cell| badge(cell, side, to_go(cell), free(cell))));
        rows.push(of(side).iter().map(to_go).min().map_or("–".to_owned(), |rows| rows.to_string()));
        passed.push(of(side).iter().filter(|cell| free(cell)).count());
    }
    let said = format!(
        "laid-avanco-race white={} black={} white-passed={} black-passed={}",
        rows[0], rows[1], passed[0], passed[1]
    );
    (badges, said)
}

#[test]
fn attacks_are_those_of_the_sentences() {
    overlays::check::<Avanco>(&STARTS, weight, "attacks", plain_attacks);
}

#[test]
fn passed_pieces_are_those_that_no_enemy_can_meet() {
    overlays::check::<Avanco>(&STARTS, weight, "race", plain_race);
}

#[test]
fn a_piece_attacks_diagonally_ahead_only() {
    let attacks = overlays::badges::<Avanco>("7/7/2bbb2/3w3/7/7/7 w", "attacks");
    assert_eq!(attacks, "b4 b:1, c4 b:1, c5 w:1*, d4 b:2*, e4 b:1, e5 w:1*, f4 b:1");
}

#[test]
fn two_pieces_side_by_side_have_passed_each_other() {
    let text = "7/7/7/1w3b1/7/7/7 w";
    assert_eq!(overlays::badges::<Avanco>(text, "race"), "b4 w:3*, f4 b:3*");
    let text = "7/7/1b5/7/1w3b1/7/7 w";
    assert_eq!(overlays::badges::<Avanco>(text, "race"), "b3 w:4, b5 b:4, f3 b:2*");
}
