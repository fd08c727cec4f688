//! Positions and moves of Gatos & Cães as text: `8/8/8/8/3c4/8/8/8 d`, `d4`.

use super::GEOMETRY;
use super::rules::{Animal, Position, SUPPLY, around, with_neighbours};
use crate::rules::bitboard::Cells;
use crate::rules::game::Reading;
use crate::rules::position_text::{at_most, fields, print_board, read_board};
use crate::rules::{Cell, Pick, PositionError, Text};

/// The letter of an animal, and of its side.
#[must_use]
pub const fn letter(animal: Animal) -> char {
    match animal {
        Animal::Cat => 'c',
        Animal::Dog => 'd',
    }
}

fn animal_of(symbol: char) -> Option<Animal> {
    Animal::ALL.into_iter().find(|animal| letter(*animal) == symbol)
}

/// Reads a position: board, side to move.
///
/// # Errors
/// Anything malformed, more than 28 animals of a kind, a cat beside a dog.
pub fn parse_position(text: &str) -> Result<Position, PositionError> {
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

/// Position text; parsing and printing gives the same text.
#[must_use]
pub fn print_position(position: &Position) -> String {
    let board = print_board(GEOMETRY, |cell| position.on(cell).map(letter));
    format!("{board} {}", letter(position.mover()))
}

/// Text of a move: its cell.
#[must_use]
pub fn spell(cell: Cell) -> String {
    GEOMETRY.name(cell).to_string()
}

/// Reads any cell of the board; it may be in capitals.
#[must_use]
pub fn read(text: &str) -> Option<Reading> {
    let cell = GEOMETRY.parse(text)?;
    Some(Reading { canonical: spell(cell), picks: vec![Pick::Cell(cell)] })
}
