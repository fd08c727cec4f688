//! Semáforo: all boards of its twelve cells for which there are enough pieces, also those that no game comes to. Both
//! players may do the same, so who is to move is in no number.
//!
//! [`boards`] has boards of other sizes.

pub mod boards;

use super::of_game::OfGame;
use crate::space::Space;
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::{CELLS, Position, SUPPLY};
use ludoteca_rules::Side;
use ludoteca_tablebase::{Numbering, Way};

/// The two digits of each cell side by side, 0 empty to 3 red: a turn adds one to a cell, and so makes the number
/// larger.
struct Own;

/// The bits of all cells.
const FULL: u64 = (1 << CELLS) - 1;

impl Numbering for Own {
    type Game = Semaforo;
    const COUNT: u64 = 1 << (2 * CELLS);
    const WAY: Way = Way::Upwards;
    const START: Option<u64> = Some(0);

    fn rank(position: &Position) -> Option<u64> {
        let (ones, twos) = position.digits();
        Some(u64::from(ones) | u64::from(twos) << CELLS)
    }

    fn unrank(number: u64) -> Option<Position> {
        let (ones, twos) = ((number & FULL) as u16, (number >> CELLS) as u16);
        let [green, yellow, red] = [ones & !twos, twos & !ones, ones & twos];
        let enough = [green, yellow, red].iter().all(|cells| cells.count_ones() <= SUPPLY);
        enough.then(|| Position::new(green, yellow, red, Side(0)))
    }

    fn mover(position: &Position) -> Side {
        position.mover()
    }
}

/// The positions of Semáforo.
#[must_use]
pub fn space() -> impl Space + use<> {
    OfGame::<Own>::new()
}
