//! Position text and move text of Sapiens.
//!
//! A die is the letter of its owner, its value, `+` straight or `x` diagonal, and `&` if it is an alliance: `w3+`, `b4x&`.

use super::position::{Die, GEOMETRY, Move, Players, Position};
use super::rules::Sapiens;
use crate::rules::{Cell, Notation, Options, Pick, PositionError, Reading, Rules, Seat, Side, Text, position_text};

/// Letters of the sides; teams and two players use the first two.
const LETTERS: &str = "wbrg";

impl Notation for Sapiens {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side, players, alliances] = position_text::fields(text)?;
        let players = Players::parse(players).ok_or_else(|| PositionError::expected(3, "2, teams, single"))?;
        let alliances = match alliances {
            "alliances" => true,
            "plain" => false,
            _ => return Err(PositionError::expected(4, "alliances, plain")),
        };
        let seat = parse_seat(players, side)?;
        let letters = &LETTERS[..usize::from(players.sides())];
        let dice = position_text::read_wide_board(GEOMETRY, board, "w1+, b6x, w4+&", |text| parse_die(letters, text))?;
        let mut position = Position::empty(players, alliances, seat);
        for (cell, die) in dice {
            if die.alliance && !alliances {
                return Err(PositionError::new(
                    1,
                    Text::new("position-sapiens-alliance").with("cell", GEOMETRY.name(cell)),
                ));
            }
            position.put(cell, die);
        }
        for (index, letter) in letters.char_indices() {
            position_text::at_most(position.dice_count(Side(index as u8)), players.dice_per_side(), letter)?;
        }
        if !Sapiens::is_over(&position) && position.dice_of(position.side()) == 0 {
            return Err(PositionError::new(2, Text::new("position-sapiens-no-dice")));
        }
        Ok(position)
    }

    fn print_position(position: &Position) -> String {
        let board = position_text::print_wide_board(GEOMETRY, |cell| position.die(cell).map(print_die));
        let seat = match (position.players(), position.seat().0) {
            (Players::Two, 0) => "w".to_owned(),
            (Players::Two, _) => "b".to_owned(),
            _ => position.seat().number().to_string(),
        };
        let alliances = if position.alliances() { "alliances" } else { "plain" };
        format!("{board} {seat} {} {alliances}", position.players().text())
    }

    fn settle_options(position: &Position, options: &mut Options) {
        let alliances = if position.alliances() { "on" } else { "off" };
        for (name, value) in [("players", position.players().text()), ("alliances", alliances)] {
            options.set(name, value).expect("INFO has both options with all these values");
        }
    }

    fn spell(_position: &Position, order: Move) -> String {
        let (first, rest): (Cell, &[(char, Cell)]) = match order {
            Move::Go { from, to } => (from, &[('-', to)]),
            Move::Capture { from, to } => (from, &[('x', to)]),
            Move::Exchange { from, to, victim } => (from, &[('x', to), ('!', victim)]),
            Move::Ally { from, onto } => (from, &[('&', onto)]),
            Move::Turn { at } => (at, &[]),
        };
        let mut text = String::with_capacity("a1xb2!c3".len());
        GEOMETRY.name(first).write_to(&mut text);
        for (sign, cell) in rest {
            text.push(*sign);
            GEOMETRY.name(*cell).write_to(&mut text);
        }
        if let Move::Turn { .. } = order {
            text.push('~');
        }
        text
    }

    fn read(position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let sign = rest.chars().next()?;
        let rest = &rest[sign.len_utf8()..];
        let (order, picks) = match sign {
            '~' if rest.is_empty() => (Move::Turn { at: from }, vec![from, from]),
            '-' => {
                let to = GEOMETRY.parse(rest)?;
                (Move::Go { from, to }, vec![from, to])
            }
            '&' => {
                let onto = GEOMETRY.parse(rest)?;
                (Move::Ally { from, onto }, vec![from, onto])
            }
            'x' => {
                let (to, rest) = GEOMETRY.split_cell(rest)?;
                match rest.strip_prefix('!') {
                    Some(rest) => {
                        let victim = GEOMETRY.parse(rest)?;
                        (Move::Exchange { from, to, victim }, vec![from, to, victim])
                    }
                    None if rest.is_empty() => (Move::Capture { from, to }, vec![from, to]),
                    None => return None,
                }
            }
            _ => return None,
        };
        Some(Reading { canonical: Self::spell(position, order), picks: picks.into_iter().map(Pick::Cell).collect() })
    }
}

fn parse_seat(players: Players, text: &str) -> Result<Seat, PositionError> {
    let (names, expected): (&[&str], _) =
        if players == Players::Two { (&["w", "b"], "w, b") } else { (&["1", "2", "3", "4"], "1, 2, 3, 4") };
    let seat = names.iter().position(|name| *name == text).ok_or_else(|| PositionError::expected(2, expected))?;
    Ok(Seat(seat as u8))
}

fn parse_die(letters: &str, text: &str) -> Option<Die> {
    let mut marks = text.chars();
    let letter = marks.next()?;
    let side = Side(letters.find(letter)? as u8);
    let value = marks.next()?.to_digit(10).filter(|value| (1..=6).contains(value))? as u8;
    let diagonal = match marks.next()? {
        '+' => false,
        'x' => true,
        _ => return None,
    };
    let alliance = match marks.as_str() {
        "" => false,
        "&" if value >= 2 => true,
        _ => return None,
    };
    Some(Die { side, value, diagonal, alliance })
}

fn print_die(die: Die) -> String {
    let letter = char::from(LETTERS.as_bytes()[usize::from(die.side.0)]);
    let direction = if die.diagonal { 'x' } else { '+' };
    format!("{letter}{}{direction}{}", die.value, if die.alliance { "&" } else { "" })
}
