//! Whether a capture in Horizons pays, without playing the exchange.

use crate::horizons::board::Role;
use crate::horizons::position::{Move, Position};

/// Whether a capture gives more than it takes: a piece worth more than its victim is taken back at once.
///
/// What happens after that is not looked at, and neither is what only the capture opens, so this is a guess that is
/// mostly right.
pub(in crate::horizons) fn loses_material(position: &Position, played: Move, worth: &[i32; Role::ALL.len()]) -> bool {
    /// Pieces whose worth differs by less count as equal.
    const EQUAL: i32 = 60;
    let worth_on = |square| worth[position.on(square).role() as usize];
    let (victim, capturer) = (worth_on(played.to), worth_on(played.from));
    victim + EQUAL < capturer && position.attacks(position.mover().other(), played.to, played.from, played.to)
}
