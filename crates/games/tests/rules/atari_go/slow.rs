//! Atari Go a second time, slow and plain, on position text alone. The board is a string of signs with a frame of `#`
//! around it, eleven to a line; `.` is an empty point.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

pub struct SlowAtariGo;

const LINE: usize = 11;

fn read(text: &str) -> (Vec<char>, char) {
    let (board, side) = text.split_once(' ').expect("a board and a side");
    let mut framed = "#".repeat(LINE);
    for rank in spread(board) {
        framed.push('#');
        framed.extend(rank);
        framed.push('#');
    }
    framed.push_str(&"#".repeat(LINE));
    (framed.chars().collect(), side.chars().next().expect("a side"))
}

fn print(board: &[char], side: char) -> String {
    let ranks = (1..=9).map(|line| &board[LINE * line + 1..LINE * line + 10]);
    format!("{} {side}", gather(ranks))
}

fn name(at: usize) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'][at % LINE - 1], 10 - at / LINE)
}

fn beside(at: usize) -> [usize; 4] {
    [at - LINE, at - 1, at + 1, at + LINE]
}

/// Whether the group of the stone on `at` has an empty point beside one of its stones.
fn has_liberty(board: &[char], at: usize) -> bool {
    let mut group = vec![at];
    let mut looked_at = 0;
    while looked_at < group.len() {
        for next in beside(group[looked_at]) {
            if board[next] == '.' {
                return true;
            }
            if board[next] == board[at] && !group.contains(&next) {
                group.push(next);
            }
        }
        looked_at += 1;
    }
    false
}

fn has_lost_a_group(board: &[char], side: char) -> bool {
    (0..board.len()).any(|at| board[at] == side && !has_liberty(board, at))
}

fn count(board: &[char], sign: char) -> usize {
    board.iter().filter(|found| **found == sign).count()
}

fn other(side: char) -> char {
    if side == 'b' { 'w' } else { 'b' }
}

/// The boards after each legal move, with the point of the stone.
fn boards_after(board: &[char], side: char) -> Vec<(usize, Vec<char>)> {
    if has_lost_a_group(board, side) || count(board, side) == 40 {
        return Vec::new();
    }
    let mut boards = Vec::new();
    for at in (0..board.len()).filter(|at| board[*at] == '.') {
        let mut after = board.to_vec();
        after[at] = side;
        let captures = beside(at).iter().any(|next| after[*next] == other(side) && !has_liberty(&after, *next));
        if captures || has_liberty(&after, at) {
            boards.push((at, after));
        }
    }
    boards
}

impl Slow for SlowAtariGo {
    fn moves(position: &str) -> Vec<(String, String)> {
        let (board, side) = read(position);
        let boards = boards_after(&board, side).into_iter();
        boards.map(|(at, after)| (name(at), print(&after, other(side)))).collect()
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let (board, side) = read(position);
        let reason = if has_lost_a_group(&board, side) {
            "capture"
        } else if count(&board, side) == 40 {
            "no-stones"
        } else if boards_after(&board, side).is_empty() {
            "no-moves"
        } else {
            return None;
        };
        Some((other(side).to_string(), reason.to_owned()))
    }
}
