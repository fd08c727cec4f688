//! Gatos & Cães a second time, slow and plain, on position text alone. The board is a list of animals with their cells;
//! two cells touch if their distance along files and ranks together is 1.

use crate::battery::Slow;
use std::collections::BTreeMap;

pub struct SlowGatosCaes;

/// What stands on which cell, file first.
pub type Animals = BTreeMap<(char, char), char>;

pub fn read(text: &str) -> (Animals, char) {
    let (board, side) = text.split_once(' ').expect("a board and a side");
    let mut animals = Animals::new();
    for (rank, row) in ('1'..='8').rev().zip(board.split('/')) {
        let mut file = 'a';
        for sign in row.chars() {
            let width = match sign.to_digit(10) {
                Some(empty) => empty as u8,
                None => {
                    animals.insert((file, rank), sign);
                    1
                }
            };
            file = char::from(file as u8 + width);
        }
    }
    (animals, side.chars().next().expect("a side"))
}

pub fn print(animals: &Animals, side: char) -> String {
    let mut text = String::new();
    for rank in ('1'..='8').rev() {
        let mut empty = 0;
        for file in 'a'..='i' {
            match animals.get(&(file, rank)) {
                // File i ends the rank.
                None if file < 'i' => empty += 1,
                stop => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    text.push(*stop.unwrap_or(&'/'));
                    empty = 0;
                }
            }
        }
    }
    format!("{} {side}", text.trim_end_matches('/'))
}

fn may_stand(animals: &Animals, side: char, (file, rank): (char, char)) -> bool {
    let number = animals.values().filter(|animal| **animal == side).count();
    let central = ['d', 'e'].contains(&file) && ['4', '5'].contains(&rank);
    let distance = |(other_file, other_rank): (char, char)| {
        (file as i32 - other_file as i32).abs() + (rank as i32 - other_rank as i32).abs()
    };
    number < 28
        && (number > 0 || central == (side == 'c'))
        && animals.iter().all(|(cell, animal)| distance(*cell) > 1 || (distance(*cell) == 1 && *animal == side))
}

impl Slow for SlowGatosCaes {
    fn moves(position: &str) -> Vec<(String, String)> {
        let (animals, side) = read(position);
        let next = if side == 'c' { 'd' } else { 'c' };
        let cells = ('a'..='h').flat_map(|file| ('1'..='8').map(move |rank| (file, rank)));
        cells
            .filter(|cell| may_stand(&animals, side, *cell))
            .map(|(file, rank)| {
                let mut after = animals.clone();
                after.insert((file, rank), side);
                (format!("{file}{rank}"), print(&after, next))
            })
            .collect()
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let winner = if position.ends_with('c') { "d" } else { "c" };
        Self::moves(position).is_empty().then(|| (winner.to_owned(), "no-moves".to_owned()))
    }
}
