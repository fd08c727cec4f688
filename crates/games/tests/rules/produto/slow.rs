//! Produto a second time, slow and plain, on position text alone. Cells are cube coordinates: x to the right, y up, and
//! x + y + z = 0; a cell is on the board if none of the three is further than 4 from the middle.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

pub struct SlowProduto;

/// The board as signs, `.` for an empty cell, rows from the top as in the text; then side and stones left.
struct Board {
    rows: Vec<Vec<char>>,
    side: char,
    left: u32,
}

fn read(text: &str) -> Board {
    let words: Vec<&str> = text.split(' ').collect();
    Board {
        rows: spread(words[0]),
        side: words[1].chars().next().expect("a side"),
        left: words[2].parse().expect("a number"),
    }
}

fn print(board: &Board) -> String {
    format!("{} {} {}", gather(board.rows.iter().map(Vec::as_slice)), board.side, board.left)
}

/// The sign on a cube cell, if it is on the board.
fn at(board: &Board, (x, y): (i32, i32)) -> Option<char> {
    let z = -x - y;
    if x.abs() > 4 || y.abs() > 4 || z.abs() > 4 {
        return None;
    }
    // In row y the leftmost cell has x = −4 from the middle upwards, and as far right as z allows below it.
    let leftmost = (-4).max(-4 - y);
    Some(board.rows[(4 - y) as usize][(x - leftmost) as usize])
}

/// Sizes of all groups of a colour, the largest first.
fn groups(board: &Board, colour: char) -> Vec<usize> {
    let mut seen: Vec<(i32, i32)> = Vec::new();
    let mut sizes = Vec::new();
    for y in -4..=4 {
        for x in -4..=4 {
            if at(board, (x, y)) != Some(colour) || seen.contains(&(x, y)) {
                continue;
            }
            let mut group = vec![(x, y)];
            let mut index = 0;
            while index < group.len() {
                let (x, y) = group[index];
                for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1), (x + 1, y - 1), (x - 1, y + 1)] {
                    if at(board, next) == Some(colour) && !group.contains(&next) {
                        group.push(next);
                    }
                }
                index += 1;
            }
            sizes.push(group.len());
            seen.extend(group);
        }
    }
    sizes.sort();
    sizes.reverse();
    sizes
}

fn count(board: &Board, sign: char) -> usize {
    board.rows.iter().flatten().filter(|found| **found == sign).count()
}

impl Slow for SlowProduto {
    fn moves(position: &str) -> Vec<(String, String)> {
        let mut board = read(position);
        let (side, left) = (board.side, board.left);
        let colours: Vec<char> = ['b', 'w'].into_iter().filter(|colour| count(&board, *colour) < 45).collect();
        let (next_side, next_left) = match (side, left) {
            (_, 2) => (side, 1),
            ('b', _) => ('w', 2),
            _ => ('b', 2),
        };
        (board.side, board.left) = (next_side, next_left);
        let mut moves = Vec::new();
        for (row, letter) in "ihgfedcba".chars().enumerate() {
            for place in 0..board.rows[row].len() {
                if board.rows[row][place] != '.' {
                    continue;
                }
                for colour in &colours {
                    board.rows[row][place] = *colour;
                    moves.push((format!("{}{letter}{}", colour.to_ascii_uppercase(), place + 1), print(&board)));
                }
                board.rows[row][place] = '.';
            }
        }
        moves
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let board = read(position);
        if count(&board, '.') > 0 {
            return None;
        }
        let score = |colour| match groups(&board, colour)[..] {
            [first, second, ..] => first * second,
            _ => 0,
        };
        let (black, white) = (score('b'), score('w'));
        let (winner, reason) = if black > white {
            ("b", "product")
        } else if white > black {
            ("w", "product")
        } else if count(&board, 'b') < count(&board, 'w') {
            ("b", "fewer-stones")
        } else {
            ("w", "fewer-stones")
        };
        Some((winner.to_owned(), reason.to_owned()))
    }
}
