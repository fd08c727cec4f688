//! Endings that are solved as a whole. The stop rules are left out.
//!
//! Start with [`OneAgainstOne`], whose table the program has with it; that of [`TwoAgainstOne`] is made by
//! `ludoteca solve sapiens --size 2-1`.

mod one_against_one;
mod two_against_one;

pub use one_against_one::OneAgainstOne;
pub use two_against_one::TwoAgainstOne;

use super::Sapiens;
use super::position::Die;
use ludoteca_rules::{Cell, Side};
use ludoteca_search::exact::endings::KnownEnding;

/// The tables: that of the program, and the larger one, if it was made.
pub const KNOWN: &[KnownEnding<Sapiens>] = &[
    KnownEnding::of::<OneAgainstOne>(
        |_, _| true,
        include_bytes!("../../../../../assets/games/sapiens/tables/sapiens-1-1.table"),
    ),
    KnownEnding::made::<TwoAgainstOne>(|_, _| true, "sapiens-2-1"),
];

/// Values and directions of a die.
const STATES: u64 = 6 * 2;

/// Cells, values and directions of a die.
const DICE: u64 = 64 * STATES;

fn die_number((cell, die): (Cell, Die)) -> u64 {
    (u64::from(cell.0) * 6 + u64::from(die.value) - 1) * 2 + u64::from(die.diagonal)
}

/// The single die of a number.
const fn die(number: u64, side: Side) -> (Cell, Die) {
    let value = (number / 2 % 6 + 1) as u8;
    (Cell((number / STATES) as u8), Die { side, value, diagonal: number % 2 == 1, alliance: false })
}
