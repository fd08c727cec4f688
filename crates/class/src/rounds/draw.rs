//! Who begins when two meet.

use super::history::History;
use crate::sheet::Pairing;

/// How strictly beginning is kept balanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Balance {
    /// Nobody begins more than twice more often than not, or the other way round, nor three times running.
    Strict,
    /// Nobody begins more than twice more often than not, or the other way round.
    Lead,
    /// Anything goes.
    None,
}

impl Balance {
    /// From the strictest.
    pub const ALL: [Self; 3] = [Self::Strict, Self::Lead, Self::None];

    /// Whether these two can meet, one or the other beginning.
    pub fn allows(self, one: &History, other: &History) -> bool {
        let kept = |history: &History, began| {
            let (lead, third) = history.after(began);
            match self {
                Self::Strict => lead.abs() <= 2 && !third,
                Self::Lead => lead.abs() <= 2,
                Self::None => true,
            }
        };
        [true, false].into_iter().any(|began| kept(one, began) && kept(other, !began))
    }
}

/// Whether both have begun too often, or both too rarely.
pub(super) fn clash(one: &History, other: &History) -> bool {
    one.lead() * other.lead() > 0
}

/// The game of two pupils. It matters, in this order: nobody further out of balance than two, nobody three times
/// running, balance as even as it can be, then whoever did not begin the last time that only one of them did, then
/// `one`.
pub(super) fn seated(one: usize, other: usize, histories: &[History]) -> Pairing {
    let cost = |began: bool| {
        let after = [histories[one].after(began), histories[other].after(!began)];
        let far = after.iter().filter(|(lead, _)| lead.abs() > 2).count();
        let thirds = after.iter().filter(|(_, third)| *third).count();
        (far, thirds, after.iter().map(|(lead, _)| lead * lead).sum::<i32>())
    };
    let began = |pupil: usize| histories[pupil].meetings.iter().rev().map(|meeting| meeting.began);
    let last = || began(one).zip(began(other)).find(|(one, other)| one != other).map(|(one, _)| one);
    let swapped = match cost(true).cmp(&cost(false)) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => last().unwrap_or(false),
    };
    if swapped { Pairing::game(other, one) } else { Pairing::game(one, other) }
}
