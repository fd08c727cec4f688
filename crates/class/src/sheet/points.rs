//! Points and what is summed up from them.

use std::iter::Sum;
use std::ops::Add;

/// Points, counted in quarters: half of a half point is the smallest that any tie-break knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u32);

impl Points {
    /// What a won game gives.
    pub const WIN: Self = Self(4);
    /// What a drawn game gives.
    pub const DRAW: Self = Self(2);
    /// What a lost game gives.
    pub const NONE: Self = Self(0);

    /// How many quarters.
    #[must_use]
    pub const fn quarters(self) -> u32 {
        self.0
    }

    /// The share of these points that a result worth `mark` earns: all, half or nothing of them.
    #[must_use]
    pub const fn share(self, mark: Self) -> Self {
        Self(self.0 * mark.0 / Self::WIN.0)
    }

    /// How far apart two sums are.
    #[must_use]
    pub const fn gap(self, other: Self) -> Self {
        Self(self.0.abs_diff(other.0))
    }

    /// All but the smallest of these, together.
    #[must_use]
    pub fn cut(all: &[Self]) -> Self {
        let least = all.iter().map(|points| points.0).min().unwrap_or(0);
        Self(all.iter().map(|points| points.0).sum::<u32>() - least)
    }

    /// As people write it: `3½`.
    #[must_use]
    pub fn written(self) -> String {
        let part = ["", "¼", "½", "¾"][self.0 as usize % 4];
        match self.0 / 4 {
            0 if !part.is_empty() => part.to_owned(),
            whole => format!("{whole}{part}"),
        }
    }

    /// As programs read it: `3.5`.
    #[must_use]
    pub fn decimal(self) -> f64 {
        f64::from(self.0) / 4.0
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::NONE, Self::add)
    }
}
