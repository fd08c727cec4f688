//! What the demonstration shows, and how its time runs.

use super::pose::Now;
use super::time::{self, Moment, Walk};
use crate::rules::{Piece, Text};
use crate::table::show::looks::PieceLooks;
use bevy::prelude::*;

/// Slowest and fastest speed; 1 is normal.
pub const SPEEDS: (f32, f32) = (0.25, 4.0);

/// What is shown, and how time runs. The whole scene is posed from it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Demo {
    playing: bool,
    speed: f32,
    seconds: f32,
    stages: Vec<Piece>,
    walk: Option<Walk>,
}

impl Demo {
    /// Begins with the first of these stages, playing.
    #[must_use]
    pub const fn new(stages: Vec<Piece>) -> Self {
        Self { playing: true, speed: 1.0, seconds: 0.0, stages, walk: None }
    }

    /// All stages, in order.
    #[must_use]
    pub fn stages(&self) -> &[Piece] {
        &self.stages
    }

    /// The stage that is shown, or the nearer one of two, counted from 0.
    #[must_use]
    pub fn stage(&self) -> usize {
        time::nearest(self.moment())
    }

    /// The piece of [`Demo::stage`]; `None` without stages.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        self.stages.get(self.stage()).copied()
    }

    /// A description of the piece shown.
    #[must_use]
    pub fn words(&self, looks: &dyn PieceLooks) -> Option<Text> {
        looks.tell(self.piece()?)
    }

    /// What is shown: a piece, the one it becomes, and how far it has changed, from 0 to 1. `None` without stages.
    #[must_use]
    pub fn now(&self) -> Option<Now> {
        Now::of(&self.stages, self.moment())
    }

    /// The stages at this time, and the share of the change between them.
    #[must_use]
    pub fn moment(&self) -> Moment {
        time::at(self.seconds, self.stages.len())
    }

    /// Seconds at normal speed since the first stage began.
    #[must_use]
    pub const fn seconds(&self) -> f32 {
        self.seconds
    }

    /// Length of one round in seconds at normal speed.
    #[must_use]
    pub fn length(&self) -> f32 {
        time::whole(self.stages.len())
    }

    /// How much of the round has passed, from 0 to 1.
    #[must_use]
    pub fn position(&self) -> f32 {
        if self.stages.is_empty() { 0.0 } else { self.seconds / self.length() }
    }

    /// Shows the moment at this share of the round, from 0 to 1. It plays on from there if it plays.
    pub fn seek(&mut self, position: f32) {
        self.seconds = position.clamp(0.0, 1.0) * self.length();
        self.walk = None;
    }

    /// Shows a stage, counted from 0; those beyond the last show the last.
    pub fn show(&mut self, stage: usize) {
        self.seconds = time::start(stage.min(self.stages.len().saturating_sub(1)));
        self.walk = None;
    }

    /// Pauses and changes into the stage after this one (`by` > 0) or back into the one before. A further step ends one
    /// under way at once.
    pub fn step(&mut self, by: i32) {
        self.playing = false;
        for _ in 0..by.unsigned_abs() {
            if let Some(walk) = self.walk.take() {
                self.show(walk.stage);
            }
            let (walk, begin) = Walk::from(self.seconds, self.stages.len(), by < 0);
            (self.walk, self.seconds) = (Some(walk), begin);
        }
    }

    /// Whether it plays by itself.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Pauses if it plays, else plays.
    pub const fn toggle(&mut self) {
        self.play(!self.playing);
    }

    /// Plays or pauses; a step under way ends where it is.
    pub const fn play(&mut self, playing: bool) {
        self.playing = playing;
        self.walk = None;
    }

    /// How fast time runs; 1 is normal.
    #[must_use]
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// Sets the speed, within [`SPEEDS`].
    pub fn set_speed(&mut self, speed: f32) {
        self.speed = if speed.is_nan() { 1.0 } else { speed.clamp(SPEEDS.0, SPEEDS.1) };
    }

    /// Twice as fast for each step up, half as fast for each down.
    pub fn change_speed(&mut self, steps: i32) {
        self.set_speed(self.speed * 2.0_f32.powi(steps));
    }

    /// Whether time runs: it plays, or a step is under way.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.playing || self.walk.is_some()
    }

    /// Advances by so many seconds of real time.
    pub fn advance(&mut self, seconds: f32) {
        let passed = seconds * self.speed;
        if self.stages.is_empty() {
            return;
        }
        if let Some(walk) = self.walk {
            let (now, over) = walk.go(self.seconds, self.stages.len(), passed);
            self.seconds = now;
            self.walk = (!over).then_some(walk);
        } else if self.playing {
            self.seconds = (self.seconds + passed).rem_euclid(self.length());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Kind, Side};

    fn demo() -> Demo {
        Demo::new((0..5).map(|kind| Piece { side: Some(Side(0)), kind: Kind(kind) }).collect())
    }

    fn walked(demo: &mut Demo) -> usize {
        for _ in 0..1000 {
            if !demo.is_moving() {
                return demo.stage();
            }
            demo.advance(0.016);
        }
        panic!("the step never ends");
    }

    #[test]
    fn it_plays_at_its_speed_and_comes_round() {
        let mut demo = demo();
        assert_eq!((demo.stage(), demo.position(), demo.speed()), (0, 0.0, 1.0));
        demo.advance(time::STAGE * 2.0 + 0.1);
        assert_eq!(demo.stage(), 2);
        demo.set_speed(2.0);
        demo.advance(time::STAGE * 1.5);
        assert_eq!((demo.stage(), demo.now().map(|now| now.t)), (0, Some(0.0)));
        demo.toggle();
        let before = demo.clone();
        demo.advance(3.0);
        assert_eq!(demo, before);
    }

    #[test]
    fn speed_stays_between_a_quarter_and_four() {
        let mut demo = demo();
        for (steps, speed) in [(1, 2.0), (1, 4.0), (1, 4.0), (-3, 0.5), (-9, 0.25)] {
            demo.change_speed(steps);
            assert_eq!(demo.speed(), speed);
        }
        demo.set_speed(f32::NAN);
        assert_eq!(demo.speed(), 1.0);
    }

    #[test]
    fn seek_goes_anywhere_and_position_tells_where() {
        let mut demo = demo();
        for k in 0..=100 {
            let position = k as f32 / 100.0;
            demo.seek(position);
            assert!((demo.position() - position).abs() < 1e-5);
        }
        assert_eq!(demo.stage(), 0, "the end is the beginning");
        demo.seek(-3.0);
        assert_eq!(demo.position(), 0.0);
        assert!(demo.is_playing());
    }

    #[test]
    fn steps_walk_through_the_change_and_do_not_make_anybody_wait() {
        let mut demo = demo();
        demo.step(1);
        assert!(!demo.playing && demo.is_moving());
        demo.advance(0.3);
        assert!(demo.now().is_some_and(|now| now.t > 0.2 && now.t < 0.4), "the change is seen");
        assert_eq!(walked(&mut demo), 1);
        demo.step(-1);
        demo.advance(0.3);
        assert!(demo.now().is_some_and(|now| now.t > 0.6 && now.t < 0.8), "the change is seen backwards");
        assert_eq!(walked(&mut demo), 0);
        demo.step(-1);
        assert_eq!(walked(&mut demo), 4);
        for _ in 0..3 {
            demo.step(1);
        }
        assert_eq!(walked(&mut demo), 2);
        demo.step(-2);
        assert_eq!(walked(&mut demo), 0);
        demo.step(1);
        demo.toggle();
        assert!(demo.is_playing());
        demo.show(usize::MAX);
        assert_eq!(demo.stage(), 4);
    }

    #[test]
    fn without_stages_nothing_breaks() {
        let mut demo = Demo::new(Vec::new());
        demo.step(1);
        demo.advance(1.0);
        demo.seek(0.5);
        demo.show(3);
        assert_eq!((demo.stage(), demo.position(), demo.now()), (0, 0.0, None));
    }
}
