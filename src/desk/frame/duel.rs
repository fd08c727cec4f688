//! A game of one person against the computer.

/// The seat of the person, from 0, and the level at the other one. `levels` are those of all seats, `None` for a
/// person; the answer is `None` unless one person and one level sit at two seats.
#[must_use]
pub const fn duel(levels: &[Option<usize>]) -> Option<(usize, usize)> {
    match *levels {
        [None, Some(level)] => Some((0, level)),
        [Some(level), None] => Some((1, level)),
        _ => None,
    }
}
