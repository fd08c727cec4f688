//! The clock of a play.

use super::control::{Control, Extra};
use ludoteca_rules::{Seat, SeatSet};
use std::time::Duration;

/// The time of every seat. `now` is always the time since a fixed moment, and never less than in a call before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    seats: Vec<SeatClock>,
    /// The seats that are to decide; while it is not paused, their time passes.
    asked: SeatSet,
    paused: bool,
}

/// The time of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatClock {
    control: Control,
    /// What was left when its move began, or had been used.
    time: Duration,
    /// What this move took until the last pause.
    spent: Duration,
    /// Since when its time passes.
    since: Option<Duration>,
}

impl SeatClock {
    const fn new(control: Control) -> Self {
        let time = match control.base {
            Some(base) => base,
            None => Duration::ZERO,
        };
        Self { control, time, spent: Duration::ZERO, since: None }
    }

    /// How long this move has taken.
    fn spent(&self, now: Duration) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }

    /// What is left, or has been used.
    fn time(&self, now: Duration) -> Duration {
        let spent = self.spent(now);
        match (self.control.base, self.control.extra) {
            (None, _) => self.time + spent,
            (Some(_), Extra::Before(free)) => self.time.saturating_sub(spent.saturating_sub(free)),
            (Some(_), _) => self.time.saturating_sub(spent),
        }
    }

    /// Stops it; a move that was made in time is given its extra.
    fn end(&mut self, now: Duration, made: bool) {
        let spent = self.spent(now);
        self.time = self.time(now);
        (self.spent, self.since) = (Duration::ZERO, None);
        if made && !self.has_fallen(now) {
            self.time += match self.control.extra {
                Extra::After(more) => more,
                Extra::Back(most) => spent.min(most),
                Extra::Nothing | Extra::Before(_) => Duration::ZERO,
            };
        }
    }

    fn hold(&mut self, now: Duration) {
        self.spent = self.spent(now);
        self.since = None;
    }

    fn has_fallen(&self, now: Duration) -> bool {
        self.control.base.is_some() && self.time(now) == Duration::ZERO
    }
}

impl Clock {
    /// A clock with these controls, from the first seat on, that stands still.
    #[must_use]
    pub fn new(controls: &[Control]) -> Self {
        let seats = controls.iter().copied().map(SeatClock::new).collect();
        Self { seats, asked: SeatSet::NONE, paused: false }
    }

    /// How time is given to the seats.
    #[must_use]
    pub fn controls(&self) -> Vec<Control> {
        self.seats.iter().map(|seat| seat.control).collect()
    }

    /// Whether a seat's time is limited.
    #[must_use]
    pub fn is_limited(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|seat| seat.control.base.is_some())
    }

    fn get(&self, seat: Seat) -> Option<&SeatClock> {
        self.seats.get(usize::from(seat.0))
    }

    /// What a seat has left, or has used if its time is only counted; zero for a seat that the game does not have.
    #[must_use]
    pub fn time(&self, seat: Seat, now: Duration) -> Duration {
        self.get(seat).map_or(Duration::ZERO, |seat| seat.time(now))
    }

    /// What a seat was given before its next move or is given after it.
    #[must_use]
    pub fn extra(&self, seat: Seat) -> Duration {
        self.get(seat).map_or(Duration::ZERO, |seat| seat.control.extra.time())
    }

    /// The seats whose time passes.
    #[must_use]
    pub const fn running(&self) -> SeatSet {
        if self.paused { SeatSet::NONE } else { self.asked }
    }

    /// The seats that are to decide: their time passes, or will once a pause ends.
    #[must_use]
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Whether it is paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// The seats in `made` have made their move, and now those in `asked` are to decide.
    pub fn go(&mut self, now: Duration, made: SeatSet, asked: SeatSet) {
        for (seat, clock) in seats(&mut self.seats) {
            if made.contains(seat) || !asked.contains(seat) {
                clock.end(now, made.contains(seat));
            }
            if asked.contains(seat) && clock.since.is_none() && !self.paused {
                clock.since = Some(now);
            }
        }
        self.asked = asked;
    }

    /// All clocks stand still until [`Self::go_on`].
    pub fn pause(&mut self, now: Duration) {
        self.paused = true;
        self.seats.iter_mut().for_each(|seat| seat.hold(now));
    }

    /// Ends a pause.
    pub fn go_on(&mut self, now: Duration) {
        self.paused = false;
        for (_, clock) in seats(&mut self.seats).filter(|(seat, _)| self.asked.contains(*seat)) {
            clock.since.get_or_insert(now);
        }
    }

    /// Sets what every seat has at another point of the play, and begins their moves anew; `None`: as at the beginning.
    pub fn restore(&mut self, times: impl Fn(Seat) -> Option<Duration>) {
        for (seat, clock) in seats(&mut self.seats) {
            *clock = SeatClock::new(clock.control);
            clock.time = times(seat).unwrap_or(clock.time);
        }
        self.asked = SeatSet::NONE;
    }

    /// The first seat that has run out of time.
    #[must_use]
    pub fn fallen(&self, now: Duration) -> Option<Seat> {
        self.running().iter().find(|seat| self.get(*seat).is_some_and(|seat| seat.has_fallen(now)))
    }

    /// How long until a face shows another second, or a flag falls.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let until = |seat: Seat| {
            let clock = self.get(seat)?;
            let time = clock.time(now);
            let part = time.subsec_nanos();
            Some(match (clock.control.base, clock.control.extra) {
                (None, _) => Duration::from_nanos(u64::from(1_000_000_000 - part)),
                (Some(_), Extra::Before(free)) if clock.spent(now) < free => free - clock.spent(now),
                (Some(_), _) if part == 0 => Duration::from_nanos(1).min(time),
                (Some(_), _) => Duration::from_nanos(u64::from(part)),
            })
        };
        self.running().iter().filter_map(until).min()
    }
}

fn seats(all: &mut [SeatClock]) -> impl Iterator<Item = (Seat, &mut SeatClock)> {
    (0..).map(Seat).zip(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Seat = Seat(0);
    const BLACK: Seat = Seat(1);
    const ONE: SeatSet = SeatSet::one(WHITE);
    const OTHER: SeatSet = SeatSet::one(BLACK);
    const NONE: SeatSet = SeatSet::NONE;

    const fn millis(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    fn clock(text: &str) -> Clock {
        Clock::new(&Control::parse_all(text, 2).expect("a control"))
    }

    /// What the first seat has after moves of so many milliseconds, answered at once.
    fn after(text: &str, moves: &[u64]) -> Duration {
        let mut clock = clock(text);
        let mut now = millis(12_345);
        clock.go(now, NONE, ONE);
        for took in moves {
            now += millis(*took);
            clock.go(now, ONE, OTHER);
            clock.go(now, OTHER, ONE);
        }
        clock.time(WHITE, now)
    }

    #[test]
    fn each_kind_counts_as_it_says() {
        // Moves of 3 s, 8 s and 5 s.
        let moves = [3000, 8000, 5000];
        assert_eq!(after("60", &moves), millis(44_000));
        assert_eq!(after("60+5", &moves), millis(59_000));
        assert_eq!(after("60b5", &moves), millis(57_000));
        assert_eq!(after("60d5", &moves), millis(57_000));
        assert_eq!(after("up", &moves), millis(16_000));
        // Fischer's time grows above what was given, Bronstein's never.
        assert_eq!(after("60+5", &[1000]), millis(64_000));
        assert_eq!(after("60b5", &[1000]), millis(60_000));
    }

    #[test]
    fn while_a_delay_passes_nothing_is_counted() {
        let mut clock = clock("60d5");
        clock.go(millis(0), NONE, ONE);
        assert_eq!(clock.time(WHITE, millis(4999)), millis(60_000));
        assert_eq!(clock.time(WHITE, millis(6000)), millis(59_000));
        assert_eq!(clock.next_change(millis(2000)), Some(millis(3000)));
    }

    #[test]
    fn a_thousand_moves_lose_no_time() {
        let mut clock = clock("3600/3600+1");
        let mut now = Duration::ZERO;
        clock.go(now, NONE, ONE);
        for turn in 0..1000 {
            now += Duration::from_micros(1_000_000 / 3 + turn);
            let (made, next) = if turn % 2 == 0 { (ONE, OTHER) } else { (OTHER, ONE) };
            clock.go(now, made, next);
        }
        let used = 3600 - clock.time(WHITE, now).as_secs();
        let other = 3600 + 500 - clock.time(BLACK, now).as_secs();
        assert!((165..=168).contains(&used) && (165..=168).contains(&other), "{used} {other}");
        let both = millis(2 * 3_600_000 + 500_000) - clock.time(WHITE, now) - clock.time(BLACK, now);
        assert_eq!(both, now);
    }

    #[test]
    fn several_moves_of_a_turn_are_one() {
        let mut clock = clock("60+5");
        clock.go(millis(0), NONE, ONE);
        clock.go(millis(2000), NONE, ONE);
        clock.go(millis(3000), ONE, OTHER);
        assert_eq!(clock.time(WHITE, millis(9000)), millis(62_000));
    }

    #[test]
    fn both_clocks_run_where_both_are_asked() {
        let mut clock = clock("60+1");
        let both = SeatSet::first(2);
        clock.go(millis(0), NONE, both);
        clock.go(millis(2000), ONE, OTHER);
        assert_eq!(
            (clock.time(WHITE, millis(5000)), clock.time(BLACK, millis(5000))),
            (millis(59_000), millis(55_000))
        );
        // The last order reveals both, and both are asked again.
        clock.go(millis(6000), OTHER, both);
        assert_eq!(
            (clock.time(WHITE, millis(7000)), clock.time(BLACK, millis(7000))),
            (millis(58_000), millis(54_000))
        );
    }

    #[test]
    fn a_pause_counts_for_nobody() {
        let mut clock = clock("60d5");
        clock.go(millis(0), NONE, ONE);
        clock.pause(millis(4000));
        assert_eq!(
            (clock.running(), clock.fallen(millis(999_000)), clock.next_change(millis(5000))),
            (NONE, None, None)
        );
        clock.go_on(millis(100_000));
        // One second of the delay was left.
        assert_eq!(clock.time(WHITE, millis(103_000)), millis(58_000));
        clock.pause(millis(103_000));
        clock.go(millis(200_000), ONE, OTHER);
        clock.go_on(millis(300_000));
        assert_eq!((clock.time(WHITE, millis(301_000)), clock.running()), (millis(58_000), OTHER));
    }

    #[test]
    fn a_flag_falls_at_its_time_and_gives_nothing_back() {
        let mut clock = clock("10+5/up");
        clock.go(millis(0), NONE, ONE);
        assert_eq!(clock.fallen(millis(9999)), None);
        assert_eq!(clock.fallen(millis(10_000)), Some(WHITE));
        clock.go(millis(10_001), ONE, OTHER);
        assert_eq!(clock.time(WHITE, millis(11_000)), Duration::ZERO);
        // What is only counted never ends.
        assert_eq!(clock.fallen(millis(999_999_999)), None);
    }

    #[test]
    fn a_face_changes_when_a_second_does() {
        let mut clock = clock("10/up");
        clock.go(millis(500), NONE, ONE);
        // A whole number of seconds is the last moment of its face.
        assert!(clock.next_change(millis(500)) <= Some(millis(1)));
        assert_eq!(clock.next_change(millis(600)), Some(millis(900)));
        clock.go(millis(700), ONE, OTHER);
        assert_eq!(clock.next_change(millis(700)), Some(millis(1000)));
        assert_eq!(clock.next_change(millis(1000)), Some(millis(700)));
    }

    #[test]
    fn another_point_of_the_play_has_its_times() {
        let mut clock = clock("60+5");
        clock.go(millis(0), NONE, ONE);
        clock.go(millis(30_000), ONE, OTHER);
        clock.restore(|seat| (seat == BLACK).then_some(millis(42_000)));
        assert_eq!(
            (clock.time(WHITE, millis(50_000)), clock.time(BLACK, millis(50_000))),
            (millis(60_000), millis(42_000))
        );
        clock.go(millis(50_000), NONE, OTHER);
        assert_eq!(clock.time(BLACK, millis(51_000)), millis(41_000));
    }
}
