//! Whether something that runs in time plays, how fast, and what happens at its end.

/// Speeds to choose from, as multiples of the usual one, the slowest first.
pub const SPEEDS: [f32; 5] = [0.25, 0.5, 1.0, 2.0, 4.0];

/// What a replay and a demonstration have in common: they play by themselves or are paused, at some speed, once or over
/// and over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transport {
    /// Whether it plays by itself.
    pub playing: bool,
    /// Whether it begins anew at its end.
    pub loops: bool,
    speed: f32,
}

impl Default for Transport {
    fn default() -> Self {
        Self { playing: false, loops: false, speed: 1.0 }
    }
}

impl Transport {
    /// Plays over and over at the usual speed.
    #[must_use]
    pub const fn running() -> Self {
        Self { playing: true, loops: true, speed: 1.0 }
    }

    /// How fast it plays; 1 is usual.
    #[must_use]
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// Sets the speed, between the slowest and the fastest of [`SPEEDS`].
    pub const fn set_speed(&mut self, speed: f32) {
        self.speed = if speed.is_nan() { 1.0 } else { speed.clamp(SPEEDS[0], SPEEDS[SPEEDS.len() - 1]) };
    }

    /// Twice as fast for each step up, half as fast for each down.
    pub fn change_speed(&mut self, steps: i32) {
        self.set_speed(self.speed * 2.0_f32.powi(steps));
    }

    /// What plays has come to its end: it stops there unless it begins anew. Whether it does.
    pub const fn begins_anew(&mut self) -> bool {
        self.playing &= self.loops;
        self.playing
    }
}

#[cfg(test)]
mod tests {
    use super::Transport;

    #[test]
    fn at_its_end_it_stops_unless_it_loops() {
        let mut transport = Transport::running();
        assert!(transport.begins_anew() && transport.playing);
        transport.loops = false;
        assert!(!transport.begins_anew() && !transport.playing);
    }
}
