//! How time is given to a seat, and its text: as in the tag `TimeControl` of PGN, in seconds.
//!
//! `600` is ten minutes for the whole game, `300+5` five minutes and five seconds for every move (Fischer), `300b5`
//! gives back at most five seconds of what a move took (Bronstein), `300d5` lets five seconds of every move pass for
//! nothing (delay), and `up` counts what is used. Several seats are separated by `/`; one control alone is that of all
//! seats.

use std::fmt;
use std::time::Duration;

/// How time is given to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// The time for the whole game; `None` if what is used is only counted.
    pub base: Option<Duration>,
    /// What each move is given besides.
    pub extra: Extra,
}

/// What each move is given besides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extra {
    /// Nothing: sudden death.
    #[default]
    Nothing,
    /// So much after each move (Fischer).
    After(Duration),
    /// As much as it took, at most so much (Bronstein).
    Back(Duration),
    /// So much before it counts (delay).
    Before(Duration),
}

impl Control {
    /// What is used is counted, and nobody runs out of time.
    pub const COUNT_UP: Self = Self { base: None, extra: Extra::Nothing };

    /// So many seconds for the game.
    #[must_use]
    pub const fn seconds(base: u64, extra: Extra) -> Self {
        Self { base: Some(Duration::from_secs(base)), extra }
    }

    /// The same with this many thousandths of the time for the game: a handicap.
    #[must_use]
    pub fn scaled(self, thousandths: u32) -> Self {
        Self { base: self.base.map(|base| base * thousandths / 1000), ..self }
    }

    /// Reads the control of one seat; `None` if it is not one, or more than 99 hours.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        const LONGEST: Duration = Duration::from_secs(99 * 3600);
        let text = text.trim();
        if text == "up" {
            return Some(Self::COUNT_UP);
        }
        let kinds: [(char, fn(Duration) -> Extra); 3] = [('+', Extra::After), ('b', Extra::Back), ('d', Extra::Before)];
        let found = kinds.into_iter().find_map(|(sign, kind)| Some((text.split_once(sign)?, kind)));
        let (base, extra) = match found {
            Some(((base, extra), kind)) => (seconds(base)?, kind(seconds(extra)?)),
            None => (seconds(text)?, Extra::Nothing),
        };
        (base <= LONGEST && extra.time() <= LONGEST && base + extra.time() > Duration::ZERO)
            .then_some(Self { base: Some(base), extra })
    }

    /// Reads the controls of all `seats`; `None` if they are none, or of another number of seats.
    #[must_use]
    pub fn parse_all(text: &str, seats: u8) -> Option<Vec<Self>> {
        let controls: Vec<Self> = text.split('/').map(Self::parse).collect::<Option<_>>()?;
        match controls[..] {
            [one] => Some(vec![one; usize::from(seats)]),
            _ => (controls.len() == usize::from(seats)).then_some(controls),
        }
    }

    /// The text of the controls of all seats.
    #[must_use]
    pub fn print_all(controls: &[Self]) -> String {
        let same = controls.windows(2).all(|pair| pair[0] == pair[1]);
        let shown = if same { &controls[..controls.len().min(1)] } else { controls };
        shown.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
    }
}

/// Seconds, perhaps with milliseconds behind a point.
fn seconds(text: &str) -> Option<Duration> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let thousandths: u64 = format!("{part:0<3}").parse().ok()?;
    Some(Duration::from_secs(whole.parse().ok()?) + Duration::from_millis(thousandths))
}

impl Extra {
    /// How much it is.
    #[must_use]
    pub const fn time(self) -> Duration {
        match self {
            Self::Nothing => Duration::ZERO,
            Self::After(time) | Self::Back(time) | Self::Before(time) => time,
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(base) = self.base else { return f.write_str("up") };
        write!(f, "{}", base.as_secs_f64())?;
        let sign = match self.extra {
            Extra::Nothing => return Ok(()),
            Extra::After(_) => '+',
            Extra::Back(_) => 'b',
            Extra::Before(_) => 'd',
        };
        write!(f, "{sign}{}", self.extra.time().as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_written() {
        for text in ["600", "300+5", "300b5", "300d5", "up", "0+10", "90.5+0.25", "600/300", "60+1/120/60+1/up"] {
            let seats = text.split('/').count() as u8;
            let controls = Control::parse_all(text, seats).expect(text);
            assert_eq!(Control::print_all(&controls), text);
            assert_eq!(Control::parse_all(&Control::print_all(&controls), seats), Some(controls));
        }
        assert_eq!(Control::print_all(&[Control::seconds(60, Extra::Nothing); 4]), "60");
    }

    #[test]
    fn what_is_none_is_refused() {
        for text in [
            "", "0", "-", "?", "5:00", "300+", "+5", "300++5", "300+5b5", "1e3", "400000", "1.2345", "0+0", "up+5",
            "40/9000",
        ] {
            assert_eq!(Control::parse(text), None, "{text}");
        }
        assert_eq!(Control::parse_all("60/60", 3), None);
        assert_eq!(Control::parse_all("60/x", 2), None);
    }

    #[test]
    fn a_handicap_shortens_the_game_and_not_the_move() {
        let control = Control::seconds(600, Extra::After(Duration::from_secs(5)));
        assert_eq!(control.scaled(500).to_string(), "300+5");
        assert_eq!(Control::COUNT_UP.scaled(500), Control::COUNT_UP);
    }
}
