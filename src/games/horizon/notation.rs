//! Position text and move text of Horizon: `9/9/9/9/9/9/9/9/9/9 1 - 0:0 -`; `Ke1`, `e1-e3`, `d4xh5`, `Kc6`.

use super::board::{GEOMETRY, HOME_ROWS, bit};
use super::position::{Man, Move, Position, WARRIORS, WINNING_ARRIVALS};
use super::rules::Horizon;
use crate::rules::bitboard::WideCells;
use crate::rules::position_text::{at_most, fields, print_board, read_board, read_side};
use crate::rules::{Cell, Notation, Options, Pick, PositionError, Reading, Seat, Side, SideInfo, Text};

/// Letters of kings and warriors, by side.
const KINGS: [char; 2] = ['K', 'k'];
const WARRIOR_LETTERS: [char; 2] = ['W', 'w'];

const SIDES: [Side; 2] = [Side(0), Side(1)];

impl Notation for Horizon {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, mover, unmoved, arrivals, leaps] = fields(text)?;
        let mut position = parse_board(board)?;
        position.mover = read_side(2, mover, &SideInfo::PLAYERS)?;
        position.unmoved = parse_unmoved(&position, unmoved)?;
        position.arrivals = parse_arrivals(&position, arrivals)?;
        position.leaps = match leaps {
            "-" => [false, false],
            "K" => [true, false],
            "k" => [false, true],
            "Kk" => [true, true],
            _ => return Err(PositionError::expected(5, "-, K, k, Kk")),
        };
        if position.is_placing() {
            return Ok(position);
        }
        if position.kings == [None; 2] {
            return Err(PositionError::new(1, Text::new("position-horizon-no-king")));
        }
        if SIDES.into_iter().all(|side| position.has_won(side)) {
            // The board alone may say so; if not, the arrivals do.
            let board_alone = Position { arrivals: [0; 2], ..position };
            let field = if SIDES.into_iter().all(|side| board_alone.has_won(side)) { 1 } else { 4 };
            return Err(PositionError::new(field, Text::new("position-horizon-both-won")));
        }
        Ok(position)
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| {
            let man = position.man(cell)?;
            Some(if man.king { KINGS } else { WARRIOR_LETTERS }[usize::from(man.side.0)])
        });
        let [first, second] = SIDES.map(|side| position.arrivals(side));
        let leaps: String =
            SIDES.into_iter().filter(|side| position.may_leap(*side)).map(|side| KINGS[usize::from(side.0)]).collect();
        let leaps = if leaps.is_empty() { "-" } else { &leaps };
        let unmoved = print_unmoved(position.unmoved());
        format!("{board} {} {unmoved} {first}:{second} {leaps}", position.seat().number())
    }

    fn spell(_position: &Position, order: Move) -> String {
        let name = |cell: Cell| GEOMETRY.name(cell);
        match order {
            Move::Place { king: to } | Move::Leap { to } => format!("K{}", name(to)),
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Capture { from, to } => format!("{}x{}", name(from), name(to)),
        }
    }

    /// `K` and a cell is where the king is placed, later where it leaps.
    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let (order, picks) = if let Some(cell) = text.strip_prefix('K') {
            let to = GEOMETRY.parse(cell)?;
            match position.king(position.mover()) {
                Some(king) => (Move::Leap { to }, vec![king, to]),
                None => (Move::Place { king: to }, vec![to]),
            }
        } else {
            let (from, rest) = GEOMETRY.split_cell(text)?;
            let (order, to): (fn(Cell, Cell) -> Move, _) = match rest.split_at_checked(1)? {
                ("-", to) => (|from, to| Move::Go { from, to }, GEOMETRY.parse(to)?),
                ("x", to) => (|from, to| Move::Capture { from, to }, GEOMETRY.parse(to)?),
                _ => return None,
            };
            (order(from, to), vec![from, to])
        };
        Some(Reading { canonical: Self::spell(position, order), picks: picks.into_iter().map(Pick::Cell).collect() })
    }
}

fn parse_board(text: &str) -> Result<Position, PositionError> {
    let man = |letter: char| {
        SIDES.into_iter().find_map(|side| {
            let index = usize::from(side.0);
            (letter == KINGS[index] || letter == WARRIOR_LETTERS[index])
                .then_some(Man { side, king: letter == KINGS[index] })
        })
    };
    let mut position = Position::START;
    let mut found = [[0; 2]; 2];
    for (cell, man) in read_board(GEOMETRY, text, "K, W, k, w", man)? {
        let side = usize::from(man.side.0);
        position.men[side] |= bit(cell);
        if man.king {
            position.kings[side] = Some(cell);
        }
        found[side][usize::from(man.king)] += 1;
    }
    for side in 0..2 {
        at_most(found[side][0], WARRIORS, WARRIOR_LETTERS[side])?;
        at_most(found[side][1], 1, KINGS[side])?;
    }
    Ok(position)
}

fn parse_unmoved(position: &Position, text: &str) -> Result<u128, PositionError> {
    let form = || PositionError::new(3, Text::new("position-horizon-unmoved-form"));
    let mut unmoved = 0;
    for name in text.split(',').filter(|_| text != "-") {
        let cell = GEOMETRY.parse(name).ok_or_else(form)?;
        if SIDES.into_iter().all(|side| position.men(side) & HOME_ROWS[usize::from(side.0)] & bit(cell) == 0) {
            return Err(PositionError::new(3, Text::new("position-horizon-unmoved").with("cell", GEOMETRY.name(cell))));
        }
        unmoved |= bit(cell);
    }
    // Capitals, another order and repeated cells print otherwise.
    if print_unmoved(unmoved) == text { Ok(unmoved) } else { Err(form()) }
}

fn parse_arrivals(position: &Position, text: &str) -> Result<[u8; 2], PositionError> {
    for side in SIDES {
        // The third one wins, so there can be no fourth.
        if position.arrived(side).count_ones() > u32::from(WINNING_ARRIVALS) {
            let letter = WARRIOR_LETTERS[usize::from(side.0)];
            let problem = Text::new("position-horizon-arrived").with("piece", letter);
            return Err(PositionError::new(1, problem.with_number("most", WINNING_ARRIVALS)));
        }
    }
    let count = |digits: &str| (0..=WINNING_ARRIVALS).find(|count| count.to_string() == digits);
    let arrivals = text
        .split_once(':')
        .and_then(|(first, second)| Some([count(first)?, count(second)?]))
        .ok_or_else(|| PositionError::expected(4, "0:0 … 3:3"))?;
    for side in SIDES {
        let standing = position.arrived(side).count_ones();
        if u32::from(arrivals[usize::from(side.0)]) < standing {
            let letter = WARRIOR_LETTERS[usize::from(side.0)];
            let problem = Text::new("position-horizon-arrivals").with("piece", letter).with_number("least", standing);
            return Err(PositionError::new(4, problem));
        }
    }
    Ok(arrivals)
}

fn print_unmoved(unmoved: u128) -> String {
    let names: Vec<String> = WideCells(unmoved).map(|cell| GEOMETRY.name(cell).to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}
