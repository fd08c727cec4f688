//! What is shown at a moment: a piece, or one that becomes another. No side effects.

use crate::theatre::playback::time::Moment;
use ludoteca_rules::Piece;
use ludoteca_table::show::animation::leg::Leg;
use std::cmp::Ordering;

/// Two pieces and how far the first has become the second, from 0 to 1, linearly in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Now {
    /// What is shown, or what changes.
    pub from: Piece,
    /// What it becomes; the same while nothing changes.
    pub to: Piece,
    /// How far, from 0 to 1.
    pub t: f32,
}

impl Now {
    /// What these stages show at a moment; `None` without stages.
    #[must_use]
    pub fn of(stages: &[Piece], moment: Moment) -> Option<Self> {
        Some(Self { from: *stages.get(moment.from)?, to: *stages.get(moment.to)?, t: moment.t })
    }

    /// A piece that does not change.
    #[must_use]
    pub const fn still(piece: Piece) -> Self {
        Self { from: piece, to: piece, t: 0.0 }
    }

    /// What the piece with these legs is at a moment of its scene, whose stages are the still moments between its
    /// beats. One that has left the board is what it was.
    #[must_use]
    pub fn in_scene(legs: &[Leg], moment: Moment) -> Option<Self> {
        let (leg, t) = at(legs, moment)?;
        let (from, to) = ends(leg).or_else(|| legs.iter().rev().find_map(ends))?;
        Some(Self { from, to, t })
    }
}

/// What a leg begins and ends as; `None` off the board.
const fn ends(leg: &Leg) -> Option<(Piece, Piece)> {
    match leg {
        Leg::Absent => None,
        Leg::Rest { piece, .. }
        | Leg::Arrive { piece, .. }
        | Leg::Leave { piece, .. }
        | Leg::Dwindle { piece, .. }
        | Leg::Win { piece, .. } => Some((*piece, *piece)),
        Leg::Travel { piece, becomes, .. }
        | Leg::Change { piece, becomes, .. }
        | Leg::Settle { piece, becomes, .. } => Some((*piece, *becomes)),
        Leg::Stack { lower, whole, .. } => Some((*lower, *whole)),
    }
}

/// The leg at a moment of a scene, and how far it has come. What goes back to the beginning shows the last stage first
/// and the first one then.
#[must_use]
pub fn at(legs: &[Leg], Moment { from, to, t }: Moment) -> Option<(&Leg, f32)> {
    let stage = |stage: usize| match stage.checked_sub(1) {
        None => Some((legs.first()?, 0.0)),
        Some(beat) => Some((legs.get(beat)?, 1.0)),
    };
    match to.cmp(&from) {
        Ordering::Equal => stage(from),
        Ordering::Greater => Some((legs.get(from)?, t)),
        Ordering::Less => stage(if t < 0.5 { from } else { to }),
    }
}
