//! Time as people read it, and as records keep it.

use std::time::Duration;

/// Whole seconds, the one that has begun counted: `4:59`, `1:02:03`; nothing is left only at `0:00`.
#[must_use]
pub fn left(time: Duration) -> String {
    whole(time.as_millis().div_ceil(1000) as u64)
}

/// Whole seconds that have passed.
#[must_use]
pub fn used(time: Duration) -> String {
    whole(time.as_secs())
}

fn whole(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// As `%clk` of PGN: `0:04:59.3`; hours, minutes, and seconds with what is needed behind the point.
#[must_use]
pub fn exact(time: Duration) -> String {
    let seconds = time.as_secs();
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => whole,
        part => format!("{whole}.{}", format!("{part:03}").trim_end_matches('0')),
    }
}

/// Reads what [`exact`] writes; `None` if it is no time.
#[must_use]
pub fn parse(text: &str) -> Option<Duration> {
    const LONGEST: u64 = 1000;
    let mut parts = text.trim().split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let number = |text: &str| {
        let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u64>().ok().filter(|_| digits)
    };
    let (seconds, part) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let part = number(part).filter(|_| part.len() <= 3).map(|_| format!("{part:0<3}"))?;
    let (hours, minutes, seconds) = (number(hours)?, number(minutes)?, number(seconds)?);
    let fits = parts.next().is_none() && hours < LONGEST && minutes < 60 && seconds < 60;
    fits.then(|| Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + part.parse().unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn a_second_that_has_begun_is_still_left() {
        let cases =
            [(0, "0:00"), (1, "0:01"), (1000, "0:01"), (1001, "0:02"), (299_500, "5:00"), (3_723_000, "1:02:03")];
        for (time, text) in cases {
            assert_eq!(left(millis(time)), text);
        }
        assert_eq!(used(millis(1999)), "0:01");
    }

    #[test]
    fn records_keep_thousandths() {
        let cases = [(0, "0:00:00"), (299_300, "0:04:59.3"), (3_723_045, "1:02:03.045"), (360_000_000, "100:00:00")];
        for (time, text) in cases {
            assert_eq!(exact(millis(time)), text);
            assert_eq!(parse(text), Some(millis(time)));
        }
        for text in
            ["", "5", "4:59", "0:60:00", "0:00:60", "0:0:0:0", "-1:00:00", "0:00:01.2345", "0:00:1e1", "9999:00:00"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
