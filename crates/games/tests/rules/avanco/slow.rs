//! Avanço a second time, slow and plain: every pair of cells is held against the sentences, on a board that is nothing
//! but its own text with a dot for each empty cell.

use crate::battery::Slow;

pub struct SlowAvanco;

/// `7` becomes seven dots, and so on.
pub fn spread(board: &str) -> String {
    (1..=7).fold(board.to_owned(), |text, run| text.replace(&run.to_string(), &".".repeat(run)))
}

/// The longest runs of dots become numbers first.
fn gathered(board: &str) -> String {
    (1..=7).rev().fold(board.to_owned(), |text, run| text.replace(&".".repeat(run), &run.to_string()))
}

/// Where a cell, named by two characters, stands in a spread board.
pub fn place(cell: &str) -> usize {
    let [file, rank] = cell.as_bytes() else { panic!("{cell} is no cell") };
    usize::from(b'7' - rank) * "wwwwwww/".len() + usize::from(file - b'a')
}

pub fn cells() -> Vec<String> {
    "abcdefg".chars().flat_map(|file| "1234567".chars().map(move |rank| format!("{file}{rank}"))).collect()
}

/// The sentences: a piece of one's own moves one cell forward, straight or diagonally, to an empty cell; it captures
/// one cell diagonally forward.
pub fn mark(board: &str, side: &str, from: &str, to: &str) -> Option<char> {
    let at = |cell: &str| &board[place(cell)..=place(cell)];
    let file = |cell: &str| i32::from(cell.as_bytes()[0]);
    let rank = |cell: &str| i32::from(cell.as_bytes()[1]);
    let forward = rank(to) - rank(from) == if side == "w" { 1 } else { -1 };
    let straight = file(to) == file(from);
    let diagonally = file(to) == file(from) + 1 || file(to) + 1 == file(from);
    if at(from) != side || !forward {
        None
    } else if at(to) == "." && (straight || diagonally) {
        Some('-')
    } else if at(to) != "." && at(to) != side && diagonally {
        Some('x')
    } else {
        None
    }
}

impl Slow for SlowAvanco {
    fn moves(position: &str) -> Vec<(String, String)> {
        let mut found = Vec::new();
        if Self::outcome(position).is_some() {
            return found;
        }
        let (board, side) = position.split_once(' ').expect("two fields");
        let next = if side == "w" { "b" } else { "w" };
        let board = spread(board);
        for from in cells() {
            for to in cells() {
                if let Some(mark) = mark(&board, side, &from, &to) {
                    let mut after = board.clone();
                    after.replace_range(place(&from)..=place(&from), ".");
                    after.replace_range(place(&to)..=place(&to), side);
                    found.push((format!("{from}{mark}{to}"), format!("{} {next}", gathered(&after))));
                }
            }
        }
        found
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let (board, _) = position.split_once(' ').expect("two fields");
        let ranks: Vec<&str> = board.split('/').collect();
        let (winner, reason) = if ranks[0].contains('w') {
            ("w", "far-rank")
        } else if ranks[6].contains('b') {
            ("b", "far-rank")
        } else if !board.contains('b') {
            ("w", "all-captured")
        } else if !board.contains('w') {
            ("b", "all-captured")
        } else {
            return None;
        };
        Some((winner.to_owned(), reason.to_owned()))
    }
}
