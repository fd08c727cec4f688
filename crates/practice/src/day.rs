//! A day as the calendar on the wall says it, without a time zone.

use jiff::civil::Date;
use jiff::{Span, ToSpan};
use std::fmt;

/// A day where the person is. Who asks looks at the calendar there; here nothing knows of clocks or time zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// Reads `2026-11-27`; `None` if that is no day of the calendar.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        plain.then(|| text.parse().ok().map(Self))?
    }

    /// So many days later; the last day of the calendar where there is none.
    #[must_use]
    pub fn after(self, days: u16) -> Self {
        let span: Span = i64::from(days).days();
        Self(self.0.saturating_add(span))
    }

    /// How many days have passed since another one; negative where that is still to come.
    #[must_use]
    pub fn since(self, earlier: Self) -> i32 {
        self.0.duration_since(earlier.0).as_hours().div_euclid(24).try_into().unwrap_or(i32::MAX)
    }
}

/// As it is read.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
