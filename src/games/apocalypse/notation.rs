//! Position text and order text.

use super::rules::{LAST_RANK, MOST_KNIGHTS, MOST_PAWNS, Order, Position, bit, cells};
use super::{BOARD, KNIGHT, PAWN};
use crate::rules::game::Reading;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Pick, PositionError, Text};

/// The letters of the pieces: White's in capitals.
const LETTERS: [(char, usize, crate::rules::Kind); 4] =
    [('N', 0, KNIGHT), ('P', 0, PAWN), ('n', 1, KNIGHT), ('p', 1, PAWN)];

/// Reads a position.
///
/// # Errors
/// Anything malformed, with the field and what was expected there.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
    let [board, asked, penalties, waiting] = fields::<4>(text)?;
    let mut position = Position { knights: [0; 2], pawns: [0; 2], penalties: [0; 2] };
    let pieces = read_board(BOARD, board, "N P n p", |symbol| {
        LETTERS.iter().find(|(letter, ..)| *letter == symbol).map(|(_, side, kind)| (*side, *kind))
    })?;
    for (cell, (side, kind)) in pieces {
        let boards = if kind == KNIGHT { &mut position.knights } else { &mut position.pawns };
        boards[side] |= bit(cell);
    }
    for side in [0, 1] {
        let most = [(position.knights[side], MOST_KNIGHTS, KNIGHT), (position.pawns[side], MOST_PAWNS, PAWN)];
        for (board, most, kind) in most {
            let letter = LETTERS.iter().find(|(_, s, k)| (*s, *k) == (side, kind)).map_or(' ', |found| found.0);
            at_most(board.count_ones(), most, letter)?;
        }
        if (position.pawns[side] & LAST_RANK[side]).count_ones() > 1 {
            return Err(PositionError::new(1, Text::new("position-apocalypse-two-waiting")));
        }
    }
    if !["s", "w", "b"].contains(&asked) {
        return Err(PositionError::expected(2, "s w b"));
    }
    if asked != asked_text(&position) {
        return Err(PositionError::expected(2, asked_text(&position)));
    }
    position.penalties = parse_penalties(penalties).ok_or_else(|| PositionError::expected(3, "0:0 … 2:2"))?;
    let right = waiting_text(&position);
    if waiting != right {
        return Err(PositionError::expected(4, &right));
    }
    Ok(position)
}

/// Prints a position.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let letter = |cell: Cell| {
        LETTERS.iter().find_map(|(letter, side, kind)| {
            let boards = if *kind == KNIGHT { &position.knights } else { &position.pawns };
            (boards[*side] & bit(cell) != 0).then_some(*letter)
        })
    };
    let [white, black] = position.penalties;
    let (board, asked) = (print_board(BOARD, letter), asked_text(position));
    format!("{board} {asked} {white}:{black} {}", waiting_text(position))
}

/// Canonical text of an order.
#[must_use]
pub fn spell(position: &Position, order: Order) -> String {
    match order {
        Order::Go { from, to } => {
            let mark = if position.occupied() & bit(to) == 0 { '-' } else { 'x' };
            format!("{}{mark}{}", BOARD.name(from), BOARD.name(to))
        }
        Order::Put(cell) => format!(">{}", BOARD.name(cell)),
        Order::Illegal => "?".to_owned(),
    }
}

/// Reads the form of an order: `a1-b3`, `a2xb3` or `>c3`.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    if let Some(place) = text.strip_prefix('>') {
        let cell = BOARD.parse(place)?;
        return Some(Reading { canonical: format!(">{}", BOARD.name(cell)), picks: vec![Pick::Cell(cell)] });
    }
    let (from, rest) = BOARD.split_cell(text)?;
    let mark = rest.chars().next().filter(|mark| ['-', 'x'].contains(mark))?;
    let to = BOARD.parse(&rest[1..])?;
    let canonical = format!("{}{mark}{}", BOARD.name(from), BOARD.name(to));
    Some(Reading { canonical, picks: vec![Pick::Cell(from), Pick::Cell(to)] })
}

fn asked_text(position: &Position) -> &'static str {
    match [position.waiting(0) != 0, position.waiting(1) != 0] {
        [true, false] => "w",
        [false, true] => "b",
        _ => "s",
    }
}

fn waiting_text(position: &Position) -> String {
    let waiting = cells(position.waiting(0)).chain(cells(position.waiting(1)));
    let names: Vec<String> = waiting.map(|cell| BOARD.name(cell).to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn parse_penalties(field: &str) -> Option<[u8; 2]> {
    let points = |text: &str| ["0", "1", "2"].iter().position(|known| *known == text).map(|points| points as u8);
    let (white, black) = field.split_once(':')?;
    Some([points(white)?, points(black)?])
}
