//! Positions and moves of Gatos & Cães as text: `8/8/8/8/3c4/8/8/8 d`, `d4`.

use super::rules::{Animal, GEOMETRY, GatosCaes, Position, SUPPLY, around, with_neighbours};
use super::view::SIDES;
use crate::rules::bitboard::Cells;
use crate::rules::orders::read_cell;
use crate::rules::position_text::{fields, print_board, read_planes, read_side};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, Text};

/// The letters of cats and dogs, and of their sides.
const LETTERS: [char; 2] = ['c', 'd'];

impl Notation for GatosCaes {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let [cats, dogs] = read_planes(GEOMETRY, board, LETTERS, SUPPLY)?.map(|plane| plane as u64);
        let beside_a_dog = Cells(cats & with_neighbours(dogs)).next();
        if let Some((cat, dog)) = beside_a_dog.and_then(|cat| Some((cat, Cells(dogs & around(cat)).next()?))) {
            let problem =
                Text::new("position-gatos-caes-beside").with("cat", GEOMETRY.name(cat)).with("dog", GEOMETRY.name(dog));
            return Err(PositionError::new(1, problem));
        }
        let mover = Animal::ALL[usize::from(read_side(2, side, &SIDES)?.0)];
        Ok(Position::new([cats, dogs], mover))
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(|animal| LETTERS[animal.index()]));
        format!("{board} {}", LETTERS[position.mover().index()])
    }

    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
