//! How strong somebody is at puzzles, and how hard a puzzle is for them: points as in chess, in integers.
//!
//! Who has as many points as a puzzle solves it in one of two cases; with 200 more, in three of four. After each rated
//! attempt the points of the person grow by a part of what came more than was expected: by 48 of it in the first ten
//! attempts and by 24 later; those of the puzzle fall by 16, and by no more than 300 in all, because what was measured
//! says most. An attempt with a hint is worth two fifths.

use super::card::Outcome;

/// The points of somebody in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// From 100 to 3000.
    pub points: u16,
    /// How many attempts made them.
    pub attempts: u32,
}

/// The points of somebody who has not tried anything.
const FIRST: u16 = 800;

const FEWEST: i32 = 100;
const MOST: i32 = 3000;

/// Attempts after which the points move less.
const SETTLED: u32 = 10;

/// How far an attempt moves the points of somebody new, of somebody else, and of the puzzle.
const BY_NEW: i32 = 48;
const BY_KNOWN: i32 = 24;
const BY_PUZZLE: i32 = 16;

/// How far attempts move the points of a puzzle in all.
const MOST_MOVED: i32 = 300;

impl Default for Rating {
    fn default() -> Self {
        Self { points: FIRST, attempts: 0 }
    }
}

impl Rating {
    /// One from a file, brought into the range of the points.
    pub(super) fn read(points: u16, attempts: u32) -> Self {
        Self { points: i32::from(points).clamp(FEWEST, MOST) as u16, attempts }
    }

    /// After an attempt at a puzzle of so many points.
    pub(super) fn after(self, outcome: Outcome, puzzle: u16) -> Self {
        let by = if self.attempts < SETTLED { BY_NEW } else { BY_KNOWN };
        let more = by * surprise(self.points, outcome, puzzle) / 1000;
        let points = (i32::from(self.points) + more).clamp(FEWEST, MOST) as u16;
        Self { points, attempts: self.attempts.saturating_add(1) }
    }
}

/// How much harder than it was measured a puzzle is for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Moved {
    pub points: i32,
    pub attempts: u32,
}

impl Moved {
    pub(super) fn read(points: i32, attempts: u32) -> Self {
        Self { points: points.clamp(-MOST_MOVED, MOST_MOVED), attempts }
    }

    pub(super) fn after(self, outcome: Outcome, person: u16, puzzle: u16) -> Self {
        let points = self.points - BY_PUZZLE * surprise(person, outcome, puzzle) / 1000;
        Self::read(points, self.attempts.saturating_add(1))
    }

    /// The points of the puzzle with it.
    pub(super) fn of(self, difficulty: u16) -> u16 {
        (i32::from(difficulty) + self.points).clamp(FEWEST, MOST) as u16
    }
}

/// How much more came of an attempt than was expected, in thousandths.
fn surprise(person: u16, outcome: Outcome, puzzle: u16) -> i32 {
    let came = match outcome {
        Outcome::Right => 1000,
        Outcome::Hinted => 400,
        Outcome::Wrong => 0,
    };
    came - expected(i32::from(person) - i32::from(puzzle))
}

/// How often somebody solves a puzzle with so many points less, in thousandths: the curve of chess, `1 / (1 +
/// 10^(-d/400))`, at every fifty points, and between them in proportion.
fn expected(difference: i32) -> i32 {
    const EVERY: i32 = 50;
    const CURVE: [i32; 17] = [500, 571, 640, 703, 760, 808, 849, 882, 909, 930, 947, 960, 969, 977, 983, 987, 990];
    let distance = difference.abs().min(EVERY * (CURVE.len() as i32 - 1));
    let place = (distance / EVERY) as usize;
    let next = CURVE[(place + 1).min(CURVE.len() - 1)];
    let share = CURVE[place] + (next - CURVE[place]) * (distance % EVERY) / EVERY;
    if difference < 0 { 1000 - share } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_one_is_expected_to_solve_it() {
        assert_eq!([0, 200, -200, 225, 5000, -5000].map(expected), [500, 760, 240, 784, 990, 10]);
        assert!((-900..900).all(|difference| expected(difference) <= expected(difference + 1)));
    }

    #[test]
    fn points_stay_in_their_range() {
        let mut rating = Rating::default();
        let mut moved = Moved::default();
        for _ in 0..1000 {
            moved = moved.after(Outcome::Wrong, rating.points, moved.of(2400));
            rating = rating.after(Outcome::Wrong, 400);
        }
        assert!((100..=250).contains(&rating.points), "{rating:?}");
        assert!((0..=300).contains(&moved.points), "{moved:?}");
        for _ in 0..1000 {
            rating = rating.after(Outcome::Right, 2400);
        }
        assert!((2400..=3000).contains(&rating.points), "{rating:?}");
    }
}
