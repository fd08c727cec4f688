//! What the demonstration shows, and how its time runs.

pub mod act;
pub mod held;
pub mod net;
pub mod now;
pub mod time;

use self::act::Act;
use self::held::HeldPiece;
use self::net::{Becoming, Turning};
use self::now::Now;
use self::time::{Moment, Walk};
use crate::theatre::programme::looks::TheatreLooks;
use crate::theatre::programme::quiz::{Quiz, QuizAnswer};
use crate::theatre::programme::staged::{StagedQuestion, StagedScene, dressed};
use bevy::prelude::*;
use ludoteca_rules::{Entry, Piece, Text};
use ludoteca_table::replay::Transport;

/// How fast a move is played at normal speed: reasons have to be read meanwhile; and how fast the net folds.
const SCENE_PACE: f32 = 0.5;
const NET_PACE: f32 = 0.45;

/// What is shown, and how time runs. The whole scene is posed from it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Demo {
    act: Act,
    /// Whether time runs by itself, and how. What else changes when it is played or paused, [`Demo::play`] does.
    pub transport: Transport,
    waits: bool,
    seconds: f32,
    stages: Vec<Piece>,
    walk: Option<Walk>,
    turning: Turning,
    set: u8,
    sets: &'static [&'static str],
    scenes: Vec<StagedScene>,
    /// The piece that a hand turns.
    pub hand: HeldPiece,
    /// The questions.
    pub quiz: Quiz,
}

impl Demo {
    /// Begins with the first of these stages, playing.
    #[must_use]
    pub fn new(stages: Vec<Piece>) -> Self {
        Self {
            act: Act::States,
            transport: Transport::running(),
            waits: false,
            seconds: 0.0,
            stages,
            walk: None,
            turning: Turning::default(),
            set: 0,
            sets: &[],
            scenes: Vec::new(),
            hand: HeldPiece::default(),
            quiz: Quiz::default(),
        }
    }

    /// Everything these looks have to show; scenes and questions are played and answered by the rules of the game.
    #[must_use]
    pub fn of(entry: &Entry, looks: &dyn TheatreLooks) -> Self {
        let programme = looks.programme();
        let questions = programme.questions.iter().filter_map(|question| StagedQuestion::of(entry, question));
        Self {
            sets: programme.sets,
            scenes: programme.scenes.iter().filter_map(|scene| StagedScene::of(entry, scene)).collect(),
            hand: HeldPiece::new(programme.attitudes),
            quiz: Quiz::new(questions.collect()),
            ..Self::new(looks.stages())
        }
    }

    /// All acts that there are, in order.
    #[must_use]
    pub fn acts(&self) -> Vec<Act> {
        let scenes = (0..self.scenes.len()).map(Act::Scene);
        let mut acts: Vec<Act> = [Act::States, Act::Net].into_iter().chain(scenes).collect();
        acts.extend(self.hand.nearest().map(|_| Act::Hand));
        acts.extend(self.quiz.asked().map(|_| Act::Question));
        acts
    }

    /// The names of the acts on the command line, in the same order.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        let name = |act| match act {
            Act::States => "die",
            Act::Net => "net",
            Act::Scene(index) => self.scenes.get(index).map_or("", |scene| scene.scene.id),
            Act::Hand => "hand",
            Act::Question => "question",
        };
        self.acts().into_iter().map(name).collect()
    }

    /// The act that is shown.
    #[must_use]
    pub const fn act(&self) -> Act {
        self.act
    }

    /// The scenes.
    #[must_use]
    pub fn scenes(&self) -> &[StagedScene] {
        &self.scenes
    }

    /// The scene that is shown, if it is one.
    #[must_use]
    pub fn scene(&self) -> Option<&StagedScene> {
        match self.act {
            Act::Scene(index) => self.scenes.get(index),
            _ => None,
        }
    }

    /// Whether an act waits until it is played, for whoever is disturbed by what moves by itself.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// Whether acts wait from now on; if they do, what is shown stops.
    pub fn wait(&mut self, waits: bool) {
        self.waits = waits;
        self.transport.playing &= !waits;
    }

    /// Shows an act from its beginning; it plays if it is one that runs, and none waits.
    pub fn enter(&mut self, act: Act) {
        if act == Act::Hand && self.act == Act::States {
            self.hand.show(self.stages.get(self.stage()).copied());
        }
        (self.act, self.seconds, self.walk, self.transport.playing) = (act, 0.0, None, act.runs() && !self.waits);
        self.turning = Turning::default();
    }

    /// A hand takes the piece as it is turned now. One that is two bodies is not turned by hand.
    pub fn take(&mut self, rotation: Quat) {
        if self.hand.nearest().is_none() {
            return;
        }
        if self.act != Act::Hand {
            self.enter(Act::Hand);
        }
        self.hand.take(rotation);
    }

    /// Shows the act so many places after this one, or before it.
    pub fn turn_to(&mut self, by: i32) {
        let acts = self.acts();
        let here = acts.iter().position(|act| *act == self.act).unwrap_or_default() as i32;
        if let Some(act) = acts.get((here + by).rem_euclid(acts.len().max(1) as i32) as usize) {
            self.enter(*act);
        }
    }

    /// Shows this piece, standing still. One that is no stage becomes the only one.
    pub fn meet(&mut self, piece: Piece) {
        self.dress(piece.side.map_or(0, |side| side.0));
        self.enter(Act::States);
        let known = self.stages.iter().position(|stage| stage.kind == piece.kind);
        if known.is_none() {
            self.stages = vec![dressed(piece, self.set)];
        }
        self.show(known.unwrap_or_default());
        self.transport.playing = false;
    }

    /// The sets of pieces, by text keys.
    #[must_use]
    pub const fn sets(&self) -> &'static [&'static str] {
        self.sets
    }

    /// The set that is shown.
    #[must_use]
    pub const fn set(&self) -> u8 {
        self.set
    }

    /// Shows another set of pieces.
    pub fn dress(&mut self, set: u8) {
        if usize::from(set) < self.sets.len().max(1) {
            self.set = set;
            self.scenes.iter_mut().for_each(|scene| scene.dress(set));
            self.quiz.dress(set);
        }
    }

    /// Shows the next set, after the last one the first.
    pub fn dress_next(&mut self) {
        self.dress((self.set + 1) % self.sets.len().max(1) as u8);
    }

    /// All stages of the states, in order.
    #[must_use]
    pub fn stages(&self) -> &[Piece] {
        &self.stages
    }

    /// How many still moments the act has.
    #[must_use]
    pub fn count(&self) -> usize {
        match self.act {
            Act::States => self.stages.len(),
            Act::Net => 2,
            Act::Scene(_) => self.scene().map_or(0, StagedScene::stages),
            Act::Hand | Act::Question => 0,
        }
    }

    /// The stage that is shown, or the nearer one of two, counted from 0.
    #[must_use]
    pub fn stage(&self) -> usize {
        time::nearest(self.moment())
    }

    /// The piece that is shown, or the nearer one of two; `None` without stages.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        let now = self.now()?;
        Some(if now.t < 0.5 { now.from } else { now.to })
    }

    /// Whether value and direction are told: not while a class is asked for what follows from them.
    #[must_use]
    pub fn tells(&self) -> bool {
        self.act != Act::Question || matches!(self.quiz.said(), QuizAnswer::All | QuizAnswer::Solved)
    }

    /// A description of the piece shown.
    #[must_use]
    pub fn words(&self, looks: &dyn TheatreLooks) -> Option<Text> {
        looks.tell(self.piece()?)
    }

    /// The text key of what is to be said of this moment of a scene: the reason of the beat that is played or that was
    /// played last.
    #[must_use]
    pub fn caption(&self) -> Option<&'static str> {
        let Moment { from, to, .. } = self.moment();
        let scene = self.scene()?;
        let beat = if to < from { from } else { to };
        scene.scene.captions.get(beat).copied()
    }

    /// What is shown: a piece, the one it becomes, and how far it has changed, from 0 to 1. `None` without stages.
    #[must_use]
    pub fn now(&self) -> Option<Now> {
        let now = match self.act {
            Act::States => Now::of(&self.stages, self.moment())?,
            Act::Net => Now::still(*self.stages.first()?),
            Act::Hand => Now::still(self.hand.nearest()?.piece),
            Act::Question => return Some(Now::still(self.quiz.asked()?.piece)),
            Act::Scene(_) => return self.scene().and_then(|scene| Now::in_scene(scene.star()?, self.moment())),
        };
        Some(Now { from: dressed(now.from, self.set), to: dressed(now.to, self.set), ..now })
    }

    /// How far the net has become the piece.
    #[must_use]
    pub fn net(&self) -> Becoming {
        if self.act == Act::Net { Becoming::at(self.moment(), self.waits) } else { Becoming::STAYS }
    }

    /// How far the piece has turned by itself on its disc, in radians.
    #[must_use]
    pub fn turned(&self) -> f32 {
        self.turning.yaw()
    }

    /// The stages at this time, and the share of the change between them.
    #[must_use]
    pub fn moment(&self) -> Moment {
        time::at(self.seconds, self.count())
    }

    /// Seconds at normal speed since the first stage began.
    #[must_use]
    pub const fn seconds(&self) -> f32 {
        self.seconds
    }

    /// Length of one round in seconds at normal speed.
    #[must_use]
    pub fn length(&self) -> f32 {
        time::whole(self.count())
    }

    /// How much of the round has passed, from 0 to 1.
    #[must_use]
    pub fn position(&self) -> f32 {
        if self.count() == 0 { 0.0 } else { self.seconds / self.length() }
    }

    /// Shows the moment at this share of the round, from 0 to 1. It plays on from there if it plays.
    pub fn seek(&mut self, position: f32) {
        self.seconds = position.clamp(0.0, 1.0) * self.length();
        (self.walk, self.turning) = (None, Turning::default());
    }

    /// Shows a stage, counted from 0; those beyond the last show the last.
    pub fn show(&mut self, stage: usize) {
        self.seconds = time::start(stage.min(self.count().saturating_sub(1)));
        (self.walk, self.turning) = (None, Turning::default());
    }

    /// Pauses and changes into the stage after this one (`by` > 0) or back into the one before. A further step ends one
    /// under way at once; where acts wait, the stage is there at once.
    pub fn step(&mut self, by: i32) {
        self.transport.playing = false;
        for _ in 0..by.unsigned_abs() {
            if let Some(walk) = self.walk.take() {
                self.show(walk.stage);
            }
            if self.act.runs() {
                let (walk, begin) = Walk::from(self.seconds, self.count(), by < 0);
                (self.walk, self.seconds) = (Some(walk), begin);
                self.turning = Turning::default();
            }
        }
        if self.waits
            && let Some(walk) = self.walk.take()
        {
            self.show(walk.stage);
        }
    }

    /// Pauses if it plays, else plays.
    pub fn toggle(&mut self) {
        self.play(!self.transport.playing);
    }

    /// Plays or pauses; a step under way ends where it is. At the end of what is not repeated, it begins again.
    pub fn play(&mut self, playing: bool) {
        self.transport.playing = playing && self.act.runs();
        self.walk = None;
        if self.transport.playing && !self.transport.loops && self.seconds >= self.last() && !self.turns() {
            (self.seconds, self.turning) = (0.0, Turning::default());
        }
    }

    /// Whether the piece that was a net stands on its disc and has not turned to the end yet.
    fn turns(&self) -> bool {
        let stands = (self.last()..self.last() + time::HOLD).contains(&self.seconds);
        self.act == Act::Net && !self.waits && stands && !self.turning.is_over()
    }

    /// When the last stage begins.
    fn last(&self) -> f32 {
        time::start(self.count().saturating_sub(1))
    }

    /// Whether time runs: it plays, a step is under way, or a piece lies down.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.transport.playing || self.walk.is_some() || self.hand.is_settling()
    }

    /// Advances by so many seconds of real time.
    pub fn advance(&mut self, seconds: f32) {
        self.hand.advance(seconds);
        let pace = match self.act {
            Act::Scene(_) => SCENE_PACE,
            Act::Net => NET_PACE,
            _ => 1.0,
        };
        let passed = seconds * self.transport.speed() * pace;
        if self.count() == 0 {
            return;
        }
        if let Some(walk) = self.walk {
            let (now, over) = walk.go(self.seconds, self.count(), passed);
            self.seconds = now;
            self.walk = (!over).then_some(walk);
        } else if self.transport.playing && self.turns() {
            self.turning.advance(seconds * self.transport.speed());
            if self.turning.is_over() {
                self.transport.begins_anew();
            }
        } else if self.transport.playing {
            let on = self.seconds + passed;
            let turns = self.act == Act::Net && !self.waits && self.seconds < self.last() && on >= self.last();
            let over = on >= self.last() && (turns || !self.transport.begins_anew());
            self.seconds = if over { self.last() } else { on.rem_euclid(self.length()) };
            if self.seconds < self.last() {
                self.turning = Turning::default();
            }
        }
    }
}
