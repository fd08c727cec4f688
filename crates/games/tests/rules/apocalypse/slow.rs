//! The rules once more, plain and slow, on a picture of the board. Shares nothing with the library.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

/// `board[rank][file]`, both from 0; `.` is empty.
type Board = [[char; 5]; 5];
type Square = (usize, usize);

/// What one side writes, or that it is not asked.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    NotAsked,
    Illegal,
    Go(Square, Square),
}

struct Game {
    board: Board,
    points: [u32; 2],
    /// Where the pawn of each side waits.
    waiting: [Option<Square>; 2],
}

fn white(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

fn belongs(piece: char, side: usize) -> bool {
    piece != '.' && white(piece) == (side == 0)
}

fn pawn(side: usize) -> char {
    if side == 0 { 'P' } else { 'p' }
}

fn knight(side: usize) -> char {
    if side == 0 { 'N' } else { 'n' }
}

fn last_rank(side: usize) -> usize {
    if side == 0 { 4 } else { 0 }
}

fn squares() -> impl Iterator<Item = Square> {
    (0..5).flat_map(|rank| (0..5).map(move |file| (rank, file)))
}

fn name((rank, file): Square) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e'][file], rank + 1)
}

fn square(text: &str) -> Square {
    squares().find(|square| name(*square) == text).expect("a cell")
}

fn read(text: &str) -> Game {
    let fields: Vec<&str> = text.split(' ').collect();
    let mut board = [['.'; 5]; 5];
    for (row, rank) in spread(fields[0]).into_iter().enumerate() {
        board[4 - row].copy_from_slice(&rank);
    }
    let points: Vec<u32> = fields[2].split(':').map(|points| points.parse().expect("points")).collect();
    let mut waiting = [None; 2];
    for cell in fields[3].split(',').filter(|cell| *cell != "-") {
        let (rank, file) = square(cell);
        waiting[usize::from(board[rank][file] == 'p')] = Some((rank, file));
    }
    Game { board, points: [points[0], points[1]], waiting }
}

fn print(game: &Game) -> String {
    let mut text = gather(game.board.iter().rev().map(|rank| &rank[..]));
    text.push(' ');
    text.push(match game.waiting {
        [Some(_), None] => 'w',
        [None, Some(_)] => 'b',
        _ => 's',
    });
    let waiting: Vec<String> = game.waiting.into_iter().flatten().map(name).collect();
    text.push_str(&format!(" {}:{} ", game.points[0], game.points[1]));
    text.push_str(if waiting.is_empty() { "-" } else { "" });
    text.push_str(&waiting.join(","));
    text
}

/// A knight to an empty or enemy cell; a pawn one forward to an empty cell; a pawn diagonally forward onto an enemy
/// piece.
fn legal(board: &Board, side: usize, from: Square, to: Square) -> bool {
    let piece = board[from.0][from.1];
    let target = board[to.0][to.1];
    if !belongs(piece, side) || belongs(target, side) {
        return false;
    }
    let across = from.1.abs_diff(to.1);
    if piece == knight(side) {
        return from.0.abs_diff(to.0) * across == 2;
    }
    let forward = if side == 0 { to.0 == from.0 + 1 } else { to.0 + 1 == from.0 };
    let straight = across == 0 && target == '.';
    let diagonal = across == 1 && target != '.';
    forward && (straight || diagonal)
}

fn orders(game: &Game, side: usize) -> Vec<(String, Order)> {
    if game.waiting == [None, None] {
        let mut orders = Vec::new();
        for from in squares().filter(|(rank, file)| belongs(game.board[*rank][*file], side)) {
            for to in squares().filter(|to| legal(&game.board, side, from, *to)) {
                let mark = if game.board[to.0][to.1] == '.' { '-' } else { 'x' };
                orders.push((format!("{}{mark}{}", name(from), name(to)), Order::Go(from, to)));
            }
        }
        return orders;
    }
    let Some(from) = game.waiting[side] else { return vec![("-".to_owned(), Order::NotAsked)] };
    squares()
        .filter(|(rank, file)| game.board[*rank][*file] == '.' && *rank != last_rank(side))
        .map(|to| (format!(">{}", name(to)), Order::Go(from, to)))
        .collect()
}

fn resolve(game: &Game, orders: [Order; 2]) -> Game {
    let mut board = game.board;
    let mut points = game.points;
    // Both pieces are lifted, so that neither is on its old cell any more.
    let mut hands = ['.'; 2];
    for side in [0, 1] {
        match orders[side] {
            Order::Go(from, _) => {
                hands[side] = board[from.0][from.1];
                board[from.0][from.1] = '.';
            }
            Order::Illegal => points[side] += 1,
            Order::NotAsked => {}
        }
    }
    // Two that arrive on the same cell: the same kind removes both, of a knight and a pawn the knight stays.
    if let [Order::Go(_, white), Order::Go(_, black)] = orders
        && white == black
    {
        let kinds = hands.map(|piece| piece.to_ascii_lowercase());
        for side in [0, 1] {
            if kinds[0] == kinds[1] || kinds[side] == 'p' {
                hands[side] = '.';
            }
        }
    }
    // Whatever is still on a target is captured by putting the piece on top of it.
    let mut waiting = game.waiting;
    for side in [0, 1] {
        let Order::Go(_, to) = orders[side] else { continue };
        waiting[side] = None;
        if hands[side] != '.' {
            board[to.0][to.1] = hands[side];
        }
    }
    // Last rank, when all captures are done.
    for side in [0, 1] {
        let Order::Go(_, to) = orders[side] else { continue };
        if to.0 == last_rank(side) && board[to.0][to.1] == pawn(side) {
            let knights = squares().filter(|(rank, file)| board[*rank][*file] == knight(side)).count();
            if knights < 2 {
                board[to.0][to.1] = knight(side);
            } else {
                waiting[side] = Some(to);
            }
        }
    }
    Game { board, points, waiting }
}

/// The position after two orders, each `?`, `-` (not asked) or a legal one.
pub fn after(position: &str, orders: [&str; 2]) -> String {
    let game = read(position);
    let mut read = [Order::Illegal; 2];
    for side in [0, 1] {
        if orders[side] != "?" {
            let known = self::orders(&game, side).into_iter().find(|(text, _)| text == orders[side]);
            read[side] = known.expect("a legal order").1;
        }
    }
    print(&resolve(&game, read))
}

/// The slow rules.
pub struct Rules;

impl Slow for Rules {
    fn is_follow_up(position: &str) -> bool {
        read(position).waiting != [None, None]
    }

    fn moves(position: &str) -> Vec<(String, String)> {
        if Self::outcome(position).is_some() {
            return Vec::new();
        }
        let game = read(position);
        let mut moves = Vec::new();
        let black_orders = orders(&game, 1);
        for (white_text, white) in orders(&game, 0) {
            for (black_text, black) in &black_orders {
                moves.push((format!("{white_text}|{black_text}"), print(&resolve(&game, [white, *black]))));
            }
        }
        moves
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let game = read(position);
        let told = |lost: [bool; 2], one: &str, both: &str| match lost {
            [true, true] => Some(("draw".to_owned(), both.to_owned())),
            [true, false] => Some(("b".to_owned(), one.to_owned())),
            [false, true] => Some(("w".to_owned(), one.to_owned())),
            [false, false] => None,
        };
        let pawnless = [0, 1].map(|side| !game.board.iter().flatten().any(|piece| *piece == pawn(side)));
        told(game.points.map(|points| points == 2), "penalties", "both-penalties")
            .or_else(|| told(pawnless, "no-pawns", "both-no-pawns"))
            .or_else(|| {
                let ordinary = game.waiting == [None, None];
                let stuck = ordinary && (0..2).any(|side| orders(&game, side).is_empty());
                stuck.then(|| ("draw".to_owned(), "no-orders".to_owned()))
            })
    }
}
