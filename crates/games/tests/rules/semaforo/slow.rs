//! Semáforo a second time, slow and plain, on position text alone. A line is any three cells of one colour of which the
//! second touches the first and lies in the middle between the others.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

pub struct SlowSemaforo;

/// What stands on file and rank, both from 1; `.` for nothing.
type Square = (i32, i32, char);

fn read(text: &str) -> (Vec<Square>, &str) {
    let (board, side) = text.split_once(' ').expect("a board and a side");
    let mut squares = Vec::new();
    for (rank, signs) in (1..).zip(spread(board).into_iter().rev()) {
        squares.extend((1..).zip(signs).map(|(file, sign)| (file, rank, sign)));
    }
    (squares, side)
}

fn print(squares: &[Square], side: &str) -> String {
    let signs: Vec<char> = squares.iter().map(|square| square.2).collect();
    let files = squares.iter().map(|square| square.0).max().expect("a board has cells");
    format!("{} {side}", gather(signs.chunks(files as usize).rev()))
}

fn has_line(squares: &[Square]) -> bool {
    let touch = |one: &Square, other: &Square| (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1;
    squares.iter().filter(|first| first.2 != '.').any(|first| {
        squares.iter().filter(|second| *second != first && touch(first, second)).any(|second| {
            let third = (2 * second.0 - first.0, 2 * second.1 - first.1, first.2);
            second.2 == first.2 && squares.contains(&third)
        })
    })
}

fn other(side: &str) -> &'static str {
    if side == "1" { "2" } else { "1" }
}

impl Slow for SlowSemaforo {
    fn moves(position: &str) -> Vec<(String, String)> {
        let (squares, side) = read(position);
        let mut moves = Vec::new();
        if has_line(&squares) {
            return moves;
        }
        for index in 0..squares.len() {
            let (file, rank, sign) = squares[index];
            let next = match sign {
                '.' => 'g',
                'g' => 'y',
                'y' => 'r',
                _ => continue,
            };
            let mut after = squares.clone();
            after[index].2 = next;
            let name = ["a", "b", "c", "d", "e"][file as usize - 1];
            moves.push((format!("{name}{rank}"), print(&after, other(side))));
        }
        moves
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let (squares, side) = read(position);
        has_line(&squares).then(|| (other(side).to_owned(), "line".to_owned()))
    }
}
