//! The net folds and flies onto the disc, where it is the piece, which turns slowly and then rests. No side effects.

use super::time::Moment;

/// The share of the time between the flat net and the piece in which it folds; in the rest it flies onto the disc.
const FOLDING: f32 = 0.62;
/// In how many still pictures it folds where motion is reduced.
const STILLS: f32 = 4.0;

/// Radians a second, the seconds for which it turns as fast, and those in which it comes to rest: on a face again.
const SPEED: f32 = 12.0 * std::f32::consts::PI / 180.0;
const STEADY: f32 = 20.0;
const SLOWING: f32 = 5.0;

/// For how long a piece has turned.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Turning(f32);

impl Turning {
    /// Advances by so many seconds.
    pub fn advance(&mut self, seconds: f32) {
        self.0 = (self.0 + seconds).min(STEADY + SLOWING);
    }

    /// Whether it rests.
    pub fn is_over(self) -> bool {
        self.0 >= STEADY + SLOWING
    }

    /// How far it has turned, in radians.
    pub fn yaw(self) -> f32 {
        let slowed = (self.0 - STEADY).max(0.0);
        SPEED * (self.0.min(STEADY) + slowed - slowed * slowed / (2.0 * SLOWING))
    }
}

/// How far a net has become the piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Becoming {
    /// From 0 to 1; `None` where the net stays beside the piece.
    share: Option<f32>,
}

impl Becoming {
    /// The net that stays flat beside the piece.
    pub(super) const STAYS: Self = Self { share: None };

    /// The net at a moment of the act in which it becomes the piece; in a few still pictures where motion is reduced.
    pub(super) fn at(Moment { from, to, t }: Moment, stills: bool) -> Self {
        let t = if stills { (t * STILLS).floor() / STILLS } else { t };
        Self { share: Some(from as f32 + (to as f32 - from as f32) * t) }
    }

    /// How far it is folded, from 0 to 1.
    #[must_use]
    pub fn folded(self) -> f32 {
        (self.share.unwrap_or(0.0) / FOLDING).min(1.0)
    }

    /// How far it has flown onto the disc then, from 0 to 1.
    #[must_use]
    pub fn flown(self) -> f32 {
        ((self.share.unwrap_or(0.0) - FOLDING) / (1.0 - FOLDING)).max(0.0)
    }

    /// Whether the large piece stands on the disc.
    #[must_use]
    pub fn has_arrived(self) -> bool {
        self.share.is_none_or(|share| share >= 1.0)
    }

    /// Whether it has become the piece, so that it is there no more.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.share.is_some_and(|share| share >= 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::FRAC_PI_2;

    #[test]
    fn it_turns_evenly_comes_to_rest_and_lies_on_a_face() {
        let mut turning = Turning::default();
        let mut steps = Vec::new();
        while !turning.is_over() {
            let before = turning.yaw();
            turning.advance(0.1);
            steps.push(turning.yaw() - before);
        }
        assert!(steps.iter().take(195).all(|step| (step - 0.1 * SPEED).abs() < 1e-3));
        assert!(steps.windows(2).all(|two| two[1] <= two[0] + 1e-4) && steps.last().is_some_and(|step| *step < 1e-3));
        assert!((turning.yaw() / FRAC_PI_2 - 3.0).abs() < 1e-3);
    }
}
