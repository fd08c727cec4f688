//! Move text of Sapiens: `a2-a4`, `a2xa5!c7`, `a2~`, `c5&c6`.

use super::position::{GEOMETRY, Move, Position};
use super::rules::Sapiens;
use ludoteca_rules::{Cell, Notation, Options, Pick, Reading, Seat};

impl Notation for Sapiens {
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
