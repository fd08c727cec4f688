//! Positions and orders of Apocalypse as text: `a1-b3`, `a2xb3`, `>c3` for a relocation.

use super::position::{GEOMETRY, KNIGHT, LAST_RANK, MOST_KNIGHTS, MOST_PAWNS, Order, PAWN, Position, bit, cells};
use super::refusal::{illegal, why_not_go, why_not_put};
use super::rules::Apocalypse;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Kind, Notation, Options, Pick, PositionError, Reading, Refusal, Rules, Seat, Text};

/// The letters of the pieces: White's in capitals.
const LETTERS: [(char, usize, Kind); 4] = [('N', 0, KNIGHT), ('P', 0, PAWN), ('n', 1, KNIGHT), ('p', 1, PAWN)];

impl Notation for Apocalypse {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, asked, penalties, waiting] = fields::<4>(text)?;
        let mut position = Position { knights: [0; 2], pawns: [0; 2], penalties: [0; 2] };
        let pieces = read_board(GEOMETRY, board, "N P n p", |symbol| {
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

    fn print_position(position: &Position) -> String {
        let letter = |cell: Cell| {
            LETTERS.iter().find_map(|(letter, side, kind)| {
                let boards = if *kind == KNIGHT { &position.knights } else { &position.pawns };
                (boards[*side] & bit(cell) != 0).then_some(*letter)
            })
        };
        let [white, black] = position.penalties;
        let (board, asked) = (print_board(GEOMETRY, letter), asked_text(position));
        format!("{board} {asked} {white}:{black} {}", waiting_text(position))
    }

    fn spell(position: &Position, order: Order) -> String {
        match order {
            Order::Go { from, to } => {
                let mark = if position.occupied() & bit(to) == 0 { '-' } else { 'x' };
                format!("{}{mark}{}", GEOMETRY.name(from), GEOMETRY.name(to))
            }
            Order::Put(cell) => format!(">{}", GEOMETRY.name(cell)),
            Order::Illegal => "?".to_owned(),
        }
    }

    /// `a1-b3`, `a2xb3` or `>c3`, legal or not.
    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        if let Some(place) = text.strip_prefix('>') {
            let cell = GEOMETRY.parse(place)?;
            return Some(Reading { canonical: format!(">{}", GEOMETRY.name(cell)), picks: vec![Pick::Cell(cell)] });
        }
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let mark = rest.chars().next().filter(|mark| ['-', 'x'].contains(mark))?;
        let to = GEOMETRY.parse(&rest[1..])?;
        let canonical = format!("{}{mark}{}", GEOMETRY.name(from), GEOMETRY.name(to));
        Some(Reading { canonical, picks: vec![Pick::Cell(from), Pick::Cell(to)] })
    }

    fn unlisted(position: &Position, seat: Seat, text: &str) -> Option<Order> {
        (text == "?" && Self::asked(position).contains(seat)).then_some(Order::Illegal)
    }

    /// Any order can be handed in although it is illegal: the price is a penalty point.
    fn refuse_text(position: &Position, seat: Seat, reading: &Reading) -> Option<Refusal<Order>> {
        let side = usize::from(seat.0);
        let key = match (position.is_relocation(), reading.picks.as_slice()) {
            (true, [Pick::Cell(cell)]) => why_not_put(position, side, *cell),
            (true, _) => "refuse-apocalypse-put-first",
            (false, [Pick::Cell(from), Pick::Cell(to)]) => {
                let mut legal = Vec::new();
                Self::orders(position, seat, &mut legal);
                if !legal.contains(&Order::Go { from: *from, to: *to }) {
                    why_not_go(position, side, *from, *to)
                } else if position.occupied() & bit(*to) == 0 {
                    "refuse-apocalypse-nothing-there"
                } else {
                    "refuse-apocalypse-enemy-there"
                }
            }
            (false, _) => "refuse-apocalypse-none-waits",
        };
        Some(illegal(key))
    }
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
    let names: Vec<String> = waiting.map(|cell| GEOMETRY.name(cell).to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

fn parse_penalties(field: &str) -> Option<[u8; 2]> {
    let points = |text: &str| ["0", "1", "2"].iter().position(|known| *known == text).map(|points| points as u8);
    let (white, black) = field.split_once(':')?;
    Some([points(white)?, points(black)?])
}
