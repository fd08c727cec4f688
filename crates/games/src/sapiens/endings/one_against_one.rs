//! One die against one, of every value and direction, wherever they stand.
//!
//! Whether a die is an alliance does not matter, as there is nothing to ally with and nothing to take in exchange. The
//! table is made by `ludoteca solve sapiens`.

use super::{DICE, die, die_number};
use crate::sapiens::position::Die;
use crate::sapiens::{Players, Position, Sapiens};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Seat, Side};
use ludoteca_tablebase::{Numbering, Way};

/// The die of whoever is to move, and the other one.
pub struct OneAgainstOne;

/// The number of all positions in which the other die is taken. Then it is the turn of whoever took it.
const TAKEN: u64 = DICE * DICE;

impl Numbering for OneAgainstOne {
    type Game = Sapiens;
    const COUNT: u64 = TAKEN + 1;
    const WAY: Way = Way::Passes;
    const START: Option<u64> = None;

    fn rank(position: &Position) -> Option<u64> {
        if position.players() != Players::Two {
            return None;
        }
        let only = |side: Side| {
            let mut cells = Cells(position.dice_of(side));
            let one = cells.next();
            if cells.next().is_some() { None } else { Some(one) }
        };
        let mover = position.side();
        let (own, other) = (only(mover)??, only(Side(1 - mover.0))?);
        let Some(other) = other else { return Some(TAKEN) };
        Some(die_number((own, position.die(own)?)) * DICE + die_number((other, position.die(other)?)))
    }

    fn unrank(number: u64) -> Option<Position> {
        let of = |dice: &[(Cell, Die)]| Position::of_dice(Players::Two, true, Seat(0), dice);
        if number == TAKEN {
            return Some(of(&[die(0, Side(0))]));
        }
        let (own, other) = (die(number / DICE, Side(0)), die(number % DICE, Side(1)));
        (own.0 != other.0).then(|| of(&[own, other]))
    }

    fn mover(position: &Position) -> Side {
        position.side()
    }
}
