//! When a question is asked again.
//!
//! A right answer lets it rest for 1, 3, 7, 21, 60 and then 120 days, a step of that ladder at a time; a wrong one
//! begins anew with one day; one with a hint rests as long as the last time. Only an answer that was due leads up, and
//! the first of a day; a wrong one counts whenever it is given.
//!
//! Clocks may be wrong, and people travel. So a card keeps the day on which it is due and the days on which it was
//! answered, and these rules hold whatever day it is:
//!
//! - It is never asked on a day on which it was answered, of the last [`KEPT`] answers.
//! - The day on which it is due changes with answers alone. So it is not due later, nor sooner, after a clock was set
//!   back and then forward again.
//! - If it was answered on a day that is still to come (a clock was ahead then, or is behind now), it rests no longer
//!   than its step of the ladder from the first day on which that is seen, so that it does not wait for years. When
//!   that day has come after all, the day that was due before holds again.

use super::day::Day;

/// How many days a question rests, step by step; it stays at the last one.
pub const RESTS: [u16; 6] = [1, 3, 7, 21, 60, 120];

/// Of so many answers the days are kept.
pub const KEPT: usize = 8;

/// How an answer came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Solved at once and alone.
    Right,
    /// Solved with a hint.
    Hinted,
    /// A wrong move came first, or it was given up.
    Wrong,
}

/// A question that is asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The place in [`RESTS`].
    step: usize,
    /// When it is due.
    due: Day,
    /// The days on which it was answered, or made a card, in the order in which that happened; never empty in a file.
    days: Vec<Day>,
    /// When it is due as long as the last of those days is still to come.
    early: Option<Day>,
}

impl Card {
    /// A question that was not answered yet: it is due tomorrow.
    #[must_use]
    pub fn made(today: Day) -> Self {
        Self { step: 0, due: today.after(RESTS[0]), days: vec![today], early: None }
    }

    /// A question that was answered for the first time.
    #[must_use]
    pub fn answered(outcome: Outcome, today: Day) -> Self {
        let mut card = Self { step: 0, due: today, days: Vec::new(), early: None };
        card.answer(outcome, today);
        card
    }

    /// Takes an answer.
    pub fn answer(&mut self, outcome: Outcome, today: Day) {
        let is_due = self.is_due(today);
        (self.due, self.early) = (self.due_seen(today), None);
        match outcome {
            Outcome::Wrong => (self.step, self.due) = (0, today.after(RESTS[0])),
            Outcome::Right if is_due => {
                self.step = (self.step + 1).min(RESTS.len() - 1);
                self.due = today.after(RESTS[self.step]);
            }
            Outcome::Hinted if is_due => self.due = today.after(RESTS[self.step]),
            Outcome::Right | Outcome::Hinted => {}
        }
        self.days.retain(|day| *day != today);
        self.days.push(today);
        self.days.drain(..self.days.len().saturating_sub(KEPT));
    }

    /// Whether it is to be asked on a day.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        today >= self.due_seen(today) && !self.days.contains(&today)
    }

    /// The day on which it is due, as things stand on a day.
    #[must_use]
    pub fn due_seen(&self, today: Day) -> Day {
        if !self.is_ahead(today) {
            return self.due;
        }
        let capped = self.due.min(today.after(RESTS[self.step]));
        self.early.map_or(capped, |early| early.min(capped))
    }

    /// Sees what day it is; whether that is to be remembered.
    pub fn see(&mut self, today: Day) -> bool {
        let early = self.is_ahead(today).then(|| self.due_seen(today));
        std::mem::replace(&mut self.early, early) != early
    }

    /// Whether the last answer was given on a day that is still to come.
    fn is_ahead(&self, today: Day) -> bool {
        self.days.last().is_some_and(|last| today < *last)
    }

    /// Whether it was answered on a day, or less than so many days before.
    #[must_use]
    pub fn is_fresh(&self, today: Day, days: u16) -> bool {
        let within = |day: &Day| (0..i32::from(days)).contains(&today.since(*day));
        self.days.iter().any(within)
    }

    /// The day of the last answer.
    #[must_use]
    pub fn last(&self) -> Option<Day> {
        self.days.last().copied()
    }

    /// Takes over what another line says of the same question: it is asked by the sooner of both.
    pub(super) fn merge(&mut self, other: Self) {
        self.step = self.step.min(other.step);
        self.due = self.due.min(other.due);
        self.early = self.early.into_iter().chain(other.early).min();
        self.days.retain(|day| !other.days.contains(day));
        self.days.extend(other.days);
        self.days.drain(..self.days.len().saturating_sub(KEPT));
    }

    /// What stands in a line after the name: the step from 1, the day, the days of the answers.
    pub(super) fn text(&self) -> String {
        let days: Vec<String> = self.days.iter().map(Day::to_string).collect();
        let early = self.early.map_or_else(String::new, |early| format!(" early {early}"));
        format!("{} {} {}{early}", self.step + 1, self.due, days.join(","))
    }

    /// Reads that.
    pub(super) fn parse(words: &[&str]) -> Option<Self> {
        let ([step, due, days], early) = match words {
            [step, due, days] => ([step, due, days], None),
            [step, due, days, "early", early] => ([step, due, days], Some(Day::parse(early)?)),
            _ => return None,
        };
        let step = step.parse::<usize>().ok()?.checked_sub(1).filter(|step| *step < RESTS.len())?;
        let days: Vec<Day> = days.split(',').map(Day::parse).collect::<Option<_>>()?;
        (days.len() <= KEPT).then_some(Self { step, due: Day::parse(due)?, days, early })
    }
}
