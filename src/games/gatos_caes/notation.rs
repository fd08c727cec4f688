//! Positions and moves of Gatos & Cães as text: `8/8/8/8/3c4/8/8/8 d`, `d4`.

use super::rules::{Animal, GEOMETRY, GatosCaes, Position, SUPPLY, around, with_neighbours};
use crate::rules::bitboard::Cells;
use crate::rules::orders::read_cell;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Notation, Options, PositionError, Reading, Seat, Text};

/// The letter of an animal, and of its side.
const fn letter(animal: Animal) -> char {
    match animal {
        Animal::Cat => 'c',
        Animal::Dog => 'd',
    }
}

fn animal_of(symbol: char) -> Option<Animal> {
    Animal::ALL.into_iter().find(|animal| letter(*animal) == symbol)
}

impl Notation for GatosCaes {
    fn parse_position(_options: &Options, text: &str) -> Result<Position, PositionError> {
        let [board, side] = fields(text)?;
        let mut planes = [0; 2];
        for (cell, animal) in read_board(GEOMETRY, board, "c, d", animal_of)? {
            planes[usize::from(animal.index())] |= cell.bit();
        }
        for animal in Animal::ALL {
            at_most(planes[usize::from(animal.index())].count_ones(), SUPPLY, letter(animal))?;
        }
        let [cats, dogs] = planes;
        let beside_a_dog = Cells(cats & with_neighbours(dogs)).next();
        if let Some((cat, dog)) = beside_a_dog.and_then(|cat| Some((cat, Cells(dogs & around(cat)).next()?))) {
            let problem =
                Text::new("position-gatos-caes-beside").with("cat", GEOMETRY.name(cat)).with("dog", GEOMETRY.name(dog));
            return Err(PositionError::new(1, problem));
        }
        let mover = match side {
            "c" => Animal::Cat,
            "d" => Animal::Dog,
            _ => return Err(PositionError::expected(2, "c, d")),
        };
        Ok(Position::new(planes, mover))
    }

    fn print_position(position: &Position) -> String {
        let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
        format!("{board} {}", letter(position.mover()))
    }

    fn spell(_position: &Position, order: Cell) -> String {
        GEOMETRY.name(order).into()
    }

    fn read(_position: &Position, _seat: Seat, text: &str) -> Option<Reading> {
        read_cell(GEOMETRY, text)
    }
}
