//! The time of the demonstration: which stage is shown, and how far it has changed into the next. No Bevy.
//!
//! Stages form a cycle: each is held still, then changes into the next, the last one into the first. All times are in
//! seconds at normal speed from the beginning of the first stage.

/// How long each stage is held still.
pub const HOLD: f32 = 1.1;
/// How long each change lasts.
pub const CHANGE: f32 = 1.1;
/// From the beginning of one stage to that of the next.
pub const STAGE: f32 = HOLD + CHANGE;

/// What is shown at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// The stage that is held, or that changes.
    pub from: usize,
    /// The stage it changes into; the same one while it is held.
    pub to: usize,
    /// How far it has changed, from 0 to 1, linearly in time.
    pub t: f32,
}

/// Length of the whole demonstration.
#[must_use]
pub fn whole(stages: usize) -> f32 {
    stages as f32 * STAGE
}

/// When a stage begins to be held.
#[must_use]
pub fn start(stage: usize) -> f32 {
    stage as f32 * STAGE
}

/// What is shown at a time, which may lie outside the first round. Without stages it is stage 0.
#[must_use]
pub fn at(seconds: f32, stages: usize) -> Moment {
    if stages == 0 {
        return Moment { from: 0, to: 0, t: 0.0 };
    }
    let seconds = seconds.rem_euclid(whole(stages));
    // Rounding may lead to the end of the cycle, which is its beginning.
    let from = (seconds / STAGE) as usize % stages;
    let into = seconds - start(from);
    if !(HOLD..STAGE).contains(&into) {
        return Moment { from, to: from, t: 0.0 };
    }
    Moment { from, to: (from + 1) % stages, t: (into - HOLD) / CHANGE }
}

/// The stage that a moment is nearest to.
#[must_use]
pub const fn nearest(moment: Moment) -> usize {
    if moment.t < 0.5 { moment.from } else { moment.to }
}

/// A step to a neighbouring stage, through the change between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Walk {
    /// Where it ends.
    pub stage: usize,
    /// Whether time runs backwards.
    pub back: bool,
}

impl Walk {
    /// The step from a time to the stage after it, or before it, and the time at which it begins: still time is
    /// skipped. In the middle of a change the neighbours are the two stages of the change.
    #[must_use]
    pub fn from(seconds: f32, stages: usize, back: bool) -> (Self, f32) {
        let moment = at(seconds, stages);
        let still = moment.from == moment.to;
        let stages = stages.max(1);
        let stage = match (still, back) {
            (true, true) => (moment.from + stages - 1) % stages,
            (false, true) => moment.from,
            (_, false) => (moment.from + 1) % stages,
        };
        let begin = match (still, back) {
            (true, true) => start(moment.from),
            (true, false) => start(moment.from) + HOLD,
            (false, _) => seconds,
        };
        (Self { stage, back }, begin)
    }

    /// The time after `passed` more seconds, and whether the step has ended there. It ends where the stage begins to be
    /// held.
    #[must_use]
    pub fn go(self, seconds: f32, stages: usize, passed: f32) -> (f32, bool) {
        let whole = whole(stages.max(1));
        let left = if self.back {
            (seconds - start(self.stage) - HOLD).rem_euclid(whole)
        } else {
            (start(self.stage) - seconds).rem_euclid(whole)
        };
        // A step is never longer than one change; more is rounding at its end.
        if left <= passed || left > CHANGE * 1.01 {
            return (start(self.stage), true);
        }
        let on = if self.back { seconds - passed } else { seconds + passed };
        (on.rem_euclid(whole), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_are_held_change_and_come_round() {
        assert_eq!(at(0.0, 3), Moment { from: 0, to: 0, t: 0.0 });
        assert_eq!(at(HOLD - 0.01, 3), Moment { from: 0, to: 0, t: 0.0 });
        let middle = at(STAGE + HOLD + CHANGE / 2.0, 3);
        assert_eq!((middle.from, middle.to), (1, 2));
        assert!((middle.t - 0.5).abs() < 1e-4);
        let last = at(whole(3) - 0.01, 3);
        assert_eq!((last.from, last.to, nearest(last)), (2, 0, 0));
        assert!(last.t > 0.98 && last.t <= 1.0);
        assert_eq!(at(whole(3), 3), at(0.0, 3));
        assert_eq!(at(7.0, 0), Moment { from: 0, to: 0, t: 0.0 });
        assert_eq!(at(2.0, 1).to, 0);
    }

    #[test]
    fn time_is_continuous_everywhere() {
        let mut before = at(0.0, 12);
        for k in 1..20_000 {
            let now = at(k as f32 * whole(12) / 20_000.0, 12);
            let place = |moment: Moment| moment.from as f32 + moment.t;
            assert!((0.0..=0.002).contains(&(place(now) - place(before))), "{before:?} {now:?}");
            before = now;
        }
    }

    #[test]
    fn a_walk_goes_through_the_change_and_stops_at_the_stage() {
        for stages in [1, 2, 12] {
            for back in [false, true] {
                for k in 0..97 {
                    let mut seconds = k as f32 * whole(stages) / 97.0;
                    let (walk, begin) = Walk::from(seconds, stages, back);
                    (seconds, _) = (begin, ());
                    let mut steps = 0;
                    loop {
                        let (on, over) = walk.go(seconds, stages, 0.05);
                        seconds = on;
                        if over {
                            break;
                        }
                        steps += 1;
                        assert!(steps <= 23, "{stages} {back} {k}");
                    }
                    assert_eq!(at(seconds, stages), Moment { from: walk.stage, to: walk.stage, t: 0.0 });
                }
            }
        }
    }

    #[test]
    fn a_walk_names_the_neighbours() {
        let to = |seconds: f32, back: bool| Walk::from(seconds, 4, back).0.stage;
        assert_eq!((to(0.0, false), to(0.0, true)), (1, 3));
        assert_eq!((to(start(3), false), to(start(3), true)), (0, 2));
        let changing = start(1) + HOLD + 0.3;
        assert_eq!((to(changing, false), to(changing, true)), (2, 1));
        assert_eq!(Walk::from(changing, 4, true).1, changing);
    }
}
