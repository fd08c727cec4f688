//! Positions and moves of Avanço as text: `bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w`, `a2-a3`, `a2xb3`.

use super::rules::{Avanco, Colour, GEOMETRY, Move, PIECES, Position};
use crate::rules::position_text::{at_most, fields, print_board, read_board, read_side};
use crate::rules::{Notation, Options, Pick, PositionError, Reading, Seat, SideInfo, Text};

/// The letter of a colour in position texts.
const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    }
}

impl Notation for Avanco {
    /// Board and side to move. Refused are more than 14 pieces of a colour, a board without pieces, and pieces of both sides
    /// on their far ranks.
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let colour_of = |symbol| Colour::ALL.into_iter().find(|colour| letter(*colour) == symbol);
        let mut planes = [0; 2];
        for (cell, colour) in read_board(GEOMETRY, board, "w, b", colour_of)? {
            planes[colour as usize] |= cell.bit();
        }
        let mover = Colour::ALL[usize::from(read_side(2, side, &SideInfo::WHITE_AND_BLACK)?.0)];
        let position = Position::new(planes[0], planes[1], mover);
        for colour in Colour::ALL {
            at_most(position.plane(colour).count_ones(), PIECES, letter(colour))?;
        }
        if planes == [0, 0] {
            return Err(PositionError::new(1, Text::new("position-avanco-no-pieces")));
        }
        if Colour::ALL.iter().all(|colour| position.arrived(*colour) != 0) {
            return Err(PositionError::new(1, Text::new("position-avanco-both-arrived")));
        }
        Ok(position)
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
        format!("{board} {}", letter(position.mover()))
    }

    /// `-` to an empty cell, `x` where it captures.
    fn spell(position: &Position, played: Move) -> String {
        let mark = if position.on(played.to).is_some() { 'x' } else { '-' };
        write(played, mark)
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        let (from, rest) = GEOMETRY.split_cell(text)?;
        let mark = rest.chars().next().filter(|mark| ['-', 'x'].contains(mark))?;
        let to = GEOMETRY.parse(&rest[1..])?;
        Some(Reading { canonical: write(Move { from, to }, mark), picks: vec![Pick::Cell(from), Pick::Cell(to)] })
    }
}

fn write(played: Move, mark: char) -> String {
    format!("{}{mark}{}", GEOMETRY.name(played.from), GEOMETRY.name(played.to))
}
