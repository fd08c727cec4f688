//! How the computer plays Semáforo: it knows the whole game. Every position has a number of twenty-four bits, and a table says
//! for each of them how many turns are left.
//!
//! Who is to move makes no difference to what a position is worth, so the number leaves it out.

use super::rules::{CELLS, FULL, Position, Semaforo, has_line};
use ludoteca_rules::bitboard::Cells;
use ludoteca_search::exact::{Numbered, Table};
use std::sync::OnceLock;

/// The two planes of a position side by side: a turn adds one to the digit of a cell, which makes the number higher.
impl Numbered for Semaforo {
    const NUMBERS: usize = 1 << (2 * CELLS);

    #[inline]
    fn number(position: &Position) -> usize {
        let (ones, twos) = position.digits();
        usize::from(ones) | usize::from(twos) << CELLS
    }

    #[inline]
    fn next(number: usize) -> impl Iterator<Item = usize> {
        let (ones, twos) = (number as u16 & FULL, (number >> CELLS) as u16);
        let (green, yellow, red) = (ones & !twos, twos & !ones, ones & twos);
        let over = has_line(green) || has_line(yellow) || has_line(red);
        let turns = if over { 0 } else { FULL & !red };
        Cells(turns.into()).map(move |cell| {
            let bit = cell.bit() as usize;
            // Green is a one, yellow a two: the turn from one to two takes the one away.
            if number & bit != 0 { number - bit + (bit << CELLS) } else { number + bit }
        })
    }

    fn table() -> &'static OnceLock<Table<Self>> {
        static TABLE: OnceLock<Table<Semaforo>> = OnceLock::new();
        &TABLE
    }
}
