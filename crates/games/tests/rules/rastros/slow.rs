//! Rastros a second time, slow and plain, on position text alone: the signs of the board one by one.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

pub struct SlowRastros;

/// The board as ranks from the top, `.` for an empty cell, and the side to move.
fn read(text: &str) -> (Vec<Vec<char>>, &str) {
    let (board, side) = text.split_once(' ').expect("a board and a side");
    (spread(board), side)
}

fn print(ranks: &[Vec<char>], side: &str) -> String {
    format!("{} {side}", gather(ranks.iter().map(Vec::as_slice)))
}

fn name(row: usize, column: usize) -> String {
    format!("{}{}", "abcdefg".chars().nth(column).expect("seven files"), 7 - row)
}

fn stone(ranks: &[Vec<char>]) -> (usize, usize) {
    let row = ranks.iter().position(|rank| rank.contains(&'o')).expect("a stone");
    (row, ranks[row].iter().position(|sign| *sign == 'o').expect("a stone"))
}

fn other(side: &str) -> &'static str {
    if side == "1" { "2" } else { "1" }
}

impl Slow for SlowRastros {
    fn moves(position: &str) -> Vec<(String, String)> {
        let (ranks, side) = read(position);
        let (from_row, from_column) = stone(&ranks);
        let mut moves = Vec::new();
        if ["a1", "g7"].contains(&name(from_row, from_column).as_str()) {
            return moves;
        }
        for row in 0..7_usize {
            for column in 0..7_usize {
                let next_to = row.abs_diff(from_row) <= 1 && column.abs_diff(from_column) <= 1;
                if next_to && ranks[row][column] == '.' {
                    let mut after = ranks.clone();
                    after[from_row][from_column] = 'x';
                    after[row][column] = 'o';
                    moves.push((name(row, column), print(&after, other(side))));
                }
            }
        }
        moves
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let (ranks, side) = read(position);
        let (row, column) = stone(&ranks);
        match name(row, column).as_str() {
            "a1" => Some(("1".to_owned(), "home".to_owned())),
            "g7" => Some(("2".to_owned(), "home".to_owned())),
            _ if Self::moves(position).is_empty() => Some((other(side).to_owned(), "no-moves".to_owned())),
            _ => None,
        }
    }
}
