//! When a program is killed that is about to do something.

use std::time::{Duration, Instant};

/// Homes in on the moment at which it does it: after a kill that came too early the next one comes later, after one
/// that came too late, earlier. So both are seen on any machine, however fast and however busy.
pub struct Moment {
    after: Duration,
    early: usize,
    late: usize,
}

impl Moment {
    /// Begins with the first instants.
    pub const fn new() -> Self {
        Self { after: Duration::from_micros(50), early: 0, late: 0 }
    }

    /// Lets so much time pass.
    pub fn wait(&self) {
        let begun = Instant::now();
        while begun.elapsed() < self.after {
            std::hint::spin_loop();
        }
    }

    /// Takes note of whether the kill came too late.
    pub fn was(&mut self, late: bool) {
        if late {
            self.late += 1;
            self.after = self.after * 4 / 5;
        } else {
            self.early += 1;
            self.after = self.after * 5 / 4 + Duration::from_micros(1);
        }
    }

    /// Whether there were so many kills, some of them early and some late.
    ///
    /// # Panics
    /// There were a hundred times as many, all of one kind.
    pub fn is_enough(&self, kills: usize) -> bool {
        let (all, least) = (self.early + self.late, self.early.min(self.late));
        assert!(least > 0 || all < 100 * kills, "{} kills were early and {} late", self.early, self.late);
        all >= kills && least > 0
    }
}
