//! The clock of a new game, as its dialog lets one choose it.

use super::option::OptionModel;
use ludoteca_clock::{Control, Extra};
use ludoteca_rules::Arg;
use ludoteca_words::Words;
use std::time::Duration;

/// Names of the choices of the dialog, as if they were options of the game.
pub const CLOCK: &str = "clock";
const MINUTES: &str = "clock-minutes";
const SECONDS: &str = "clock-seconds";
const EXTRA: &str = "clock-extra";
const SHARE: &str = "clock-share";

/// Usual clocks: their names, and how they give time.
const USUAL: [(&str, &str); 7] = [
    ("none", ""),
    ("up", "up"),
    ("3+2", "180+2"),
    ("5", "300"),
    ("10+5", "600+5"),
    ("15+10", "900+10"),
    ("30", "1800"),
];
/// Another one than these.
const FREE: &str = "free";

const MINUTE_VALUES: [&str; 10] = ["1", "2", "3", "5", "10", "15", "20", "30", "60", "90"];
const SECOND_VALUES: [&str; 7] = ["0", "1", "2", "5", "10", "20", "30"];
const EXTRA_VALUES: [&str; 3] = ["after", "back", "before"];
/// What the last seat has of the time of the others, in thousandths.
const SHARES: [(&str, u32); 4] = [("whole", 1000), ("half", 500), ("third", 333), ("double", 2000)];

/// The clock that is chosen in the dialog for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockChoice {
    usual: &'static str,
    minutes: &'static str,
    seconds: &'static str,
    extra: &'static str,
    share: &'static str,
}

impl Default for ClockChoice {
    fn default() -> Self {
        Self { usual: USUAL[0].0, minutes: "10", seconds: "5", extra: EXTRA_VALUES[0], share: SHARES[0].0 }
    }
}

impl ClockChoice {
    /// The choices, those that matter with what is chosen.
    #[must_use]
    pub fn options(&self, words: &Words) -> Vec<OptionModel> {
        let row = |name: &'static str, values: &[&'static str], chosen: &str| OptionModel {
            name,
            title: words.word(&format!("option-{name}")),
            values: values.iter().map(|value| (*value, label(words, name, value), *value == chosen)).collect(),
        };
        let usual: Vec<&'static str> = USUAL.iter().map(|(name, _)| *name).chain([FREE]).collect();
        let mut rows = vec![row(CLOCK, &usual, self.usual)];
        if self.usual == FREE {
            rows.push(row(MINUTES, &MINUTE_VALUES, self.minutes));
            rows.push(row(SECONDS, &SECOND_VALUES, self.seconds));
            if self.seconds != "0" {
                rows.push(row(EXTRA, &EXTRA_VALUES, self.extra));
            }
        }
        if !["none", "up"].contains(&self.usual) {
            rows.push(row(SHARE, &SHARES.map(|(name, _)| name), self.share));
        }
        rows
    }

    /// Chooses a value; whether there is such a choice.
    pub fn choose(&mut self, name: &str, value: &str) -> bool {
        let known = |values: &[&'static str]| values.iter().copied().find(|known| *known == value);
        let usual: Vec<&'static str> = USUAL.iter().map(|(name, _)| *name).chain([FREE]).collect();
        let (place, values): (&mut &'static str, &[&'static str]) = match name {
            CLOCK => (&mut self.usual, &usual),
            MINUTES => (&mut self.minutes, &MINUTE_VALUES),
            SECONDS => (&mut self.seconds, &SECOND_VALUES),
            EXTRA => (&mut self.extra, &EXTRA_VALUES),
            SHARE => (&mut self.share, &SHARES.map(|(name, _)| name)),
            _ => return false,
        };
        *place = known(values).unwrap_or(*place);
        true
    }

    /// How time is given to so many seats; empty without a clock.
    #[must_use]
    pub fn controls(&self, seats: u8) -> Vec<Control> {
        let own = match self.usual {
            FREE => {
                let number = |text: &str| text.parse().unwrap_or(0);
                let more = Duration::from_secs(number(self.seconds));
                let extra = match self.extra {
                    _ if more.is_zero() => Extra::Nothing,
                    "back" => Extra::Back(more),
                    "before" => Extra::Before(more),
                    _ => Extra::After(more),
                };
                Some(Control::seconds(60 * number(self.minutes), extra))
            }
            usual => USUAL.iter().find(|(name, _)| *name == usual).and_then(|(_, text)| Control::parse(text)),
        };
        let Some(own) = own else { return Vec::new() };
        let share = SHARES.iter().find(|(name, _)| *name == self.share).map_or(1000, |(_, share)| *share);
        let last = seats.saturating_sub(1);
        (0..seats).map(|seat| if seat == last { own.scaled(share) } else { own }).collect()
    }
}

/// A value as it is read.
fn label(words: &Words, name: &str, value: &str) -> String {
    let key = format!("option-{name}-{value}");
    if words.has(&key) {
        return words.word(&key);
    }
    let (minutes, seconds) = value.split_once('+').unwrap_or((value, ""));
    match (name, seconds) {
        (SECONDS, _) => words.fill("option-clock-s", &[("seconds", Arg::Plain(value.to_owned()))]),
        (_, "") => words.fill("option-clock-m", &[("minutes", Arg::Plain(minutes.to_owned()))]),
        _ => words.fill(
            "option-clock-ms",
            &[("minutes", Arg::Plain(minutes.to_owned())), ("seconds", Arg::Plain(seconds.to_owned()))],
        ),
    }
}
