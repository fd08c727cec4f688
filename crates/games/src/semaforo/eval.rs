//! The tablebase of Semáforo: the game is small enough to be solved as a whole. The index of a position has twenty-four
//! bits.
//!
//! The value of a position for the side to move is the same for both sides, so the index leaves out who is to move.

use super::rules::{CELLS, FULL, Position, Semaforo, has_line};
use ludoteca_rules::bitboard::Cells;
use ludoteca_search::exact::{IndexedGame, Tablebase};
use std::sync::OnceLock;

/// Where the tablebase is kept once it is complete.
pub static TABLEBASE: OnceLock<Tablebase<Semaforo>> = OnceLock::new();

/// The two bit planes of a position side by side. A turn adds one to the two-bit number of a cell, so the index grows.
impl IndexedGame for Semaforo {
    const INDEX_COUNT: usize = 1 << (2 * CELLS);

    #[inline]
    fn index(position: &Position) -> usize {
        let (ones, twos) = position.digits();
        usize::from(ones) | usize::from(twos) << CELLS
    }

    #[inline]
    fn successors(index: usize) -> impl Iterator<Item = usize> {
        let (ones, twos) = (index as u16 & FULL, (index >> CELLS) as u16);
        let (green, yellow, red) = (ones & !twos, twos & !ones, ones & twos);
        let over = has_line(green) || has_line(yellow) || has_line(red);
        let turns = if over { 0 } else { FULL & !red };
        Cells(turns.into()).map(move |cell| {
            let bit = cell.bit() as usize;
            // Green is 1 and yellow is 2, so the turn from green to yellow clears the low bit.
            if index & bit != 0 { index - bit + (bit << CELLS) } else { index + bit }
        })
    }
}
