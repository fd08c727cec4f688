//! What a pupil has behind them: opponents, who began, points, byes.

use crate::sheet::Outcome;
use crate::sheet::Points;
use crate::sheet::System;
use crate::sheet::Tournament;

/// One board that a pupil sat at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    pub round: usize,
    pub opponent: usize,
    pub began: bool,
    pub outcome: Outcome,
}

impl Meeting {
    /// What it gave; nothing yet as long as it is open.
    pub fn mark(&self) -> Points {
        self.outcome.mark(self.began).unwrap_or_default()
    }

    /// Whether it was lost, at the board or by not coming.
    pub fn is_lost(&self) -> bool {
        self.outcome.mark(self.began) == Some(Points::NONE)
    }
}

/// What a pupil has behind them.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    pub meetings: Vec<Meeting>,
    pub byes: usize,
    pub points: Points,
}

impl History {
    /// The histories of all pupils.
    ///
    /// A pairing counts as a meeting, and as having begun or not, even if one of the two did not come.
    pub fn all(sheet: &Tournament) -> Vec<Self> {
        let mut histories = vec![Self::default(); sheet.pupils.len()];
        // In a round robin everyone has the same number of rounds without an opponent.
        let bye = if matches!(sheet.system, System::RoundRobin { .. }) { Points::NONE } else { Points::WIN };
        for (round, boards) in sheet.rounds.iter().enumerate() {
            for pairing in boards {
                let Some(second) = pairing.second else {
                    let history = &mut histories[pairing.first];
                    history.byes += 1;
                    history.points = history.points + bye;
                    continue;
                };
                for (pupil, opponent, began) in [(pairing.first, second, true), (second, pairing.first, false)] {
                    let meeting = Meeting { round, opponent, began, outcome: pairing.outcome };
                    histories[pupil].points = histories[pupil].points + meeting.mark();
                    histories[pupil].meetings.push(meeting);
                }
            }
        }
        histories
    }

    /// How often these two met.
    pub fn met(&self, other: usize) -> usize {
        self.meetings.iter().filter(|meeting| meeting.opponent == other).count()
    }

    /// How many games were lost.
    pub fn losses(&self) -> usize {
        self.meetings.iter().filter(|meeting| meeting.is_lost()).count()
    }

    /// How much more often they began than not.
    pub fn lead(&self) -> i32 {
        self.meetings.iter().map(|meeting| if meeting.began { 1 } else { -1 }).sum()
    }

    /// Whether the last two meetings were both begun, or both not.
    fn twice(&self, began: bool) -> bool {
        self.meetings.len() >= 2 && self.meetings.iter().rev().take(2).all(|meeting| meeting.began == began)
    }

    /// The lead after one more meeting, and whether it would be the third of its kind running.
    pub fn after(&self, began: bool) -> (i32, bool) {
        (self.lead() + if began { 1 } else { -1 }, self.twice(began))
    }
}
