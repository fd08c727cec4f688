//! The work of a review, a piece at a time.
//!
//! First all positions briefly (`Stage::Curve`), then each decision around a fall of the chances more deeply
//! (`Stage::Falls`), then those losses once more that are only judged (`Stage::Checks`), then what is said and asked of
//! those that remain (`Stage::Turns`).

use super::compare;
use super::error::{MOST_PLIES, ReviewError};
use super::moments::{Line, Moment};
use super::question;
use super::review::{MOST_SLIPS, MOST_TURNS, Point, Review, SLIP, TURN, Turn};
use super::scout::{DEEPER, Scout, Stopped};
use super::told;
use super::worth::Worth;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_rules::{Catalogue, Side};
use std::cmp::Reverse;
use std::collections::VecDeque;

/// So many positions are looked at for each ply where nobody says otherwise; a few hundredths of a second.
pub const NODES: u64 = 16_000;

/// A fall of the chances that is looked at more deeply, in thousandths.
const SUSPECT: u16 = SLIP;

/// After so many questions with more nodes no further fall is looked at: that bounds the time.
const MOST_QUESTIONS: usize = 24;

/// So many more questions are asked before losses are told that are only judged.
const MOST_CHECKS: usize = 14;

/// For so many plies after a decision its fall may show.
const LATER: usize = 6;

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many pieces of work are done of about so many.
    More {
        /// Done.
        done: usize,
        /// Of about so many: how many turning points there are is not known before.
        of: usize,
    },
    /// Everything is done.
    Done,
    /// It was told to stop; what was found so far stays.
    Stopped,
}

/// What is done next.
enum Stage {
    /// The position at this place of the line.
    Curve(usize),
    /// These decisions.
    Falls(VecDeque<Moment>),
    /// These turns, the largest first.
    Checks(VecDeque<(Turn, Moment)>),
    /// The turn at this place of those that were found.
    Turns(usize),
    Done,
}

/// Reviews a play. See the head of this file.
pub struct Reviewer {
    scout: Scout,
    stage: Stage,
    done: usize,
    of: usize,
    review: Review,
    /// Which decision each turn of the review is.
    moments: Vec<Moment>,
}

impl Reviewer {
    /// A review of the line of a play that redo follows, looking at so many positions for each ply.
    ///
    /// # Errors
    /// Nothing was played, or too much; or the computer does not play the game.
    pub fn new(play: &dyn PlayView, catalogue: &Catalogue, nodes: u64) -> Result<Self, ReviewError> {
        let entry = catalogue.find(play.info().id).ok_or(ReviewError::NoSearcher)?;
        let plies = play.line().len() - 1;
        if plies > MOST_PLIES {
            return Err(ReviewError::Long);
        }
        let line = Line::of(play, catalogue).filter(|line| line.nodes.len() > 1).ok_or(ReviewError::Empty)?;
        let of = line.nodes.len() + MOST_QUESTIONS.min(line.nodes.len()) + 2 * MOST_TURNS;
        let scout = Scout::new(entry, line, nodes).ok_or(ReviewError::NoSearcher)?;
        let (review, moments) = (Review::default(), Vec::new());
        Ok(Self { scout, stage: Stage::Curve(0), done: 0, of, review, moments })
    }

    /// The points of the curve that are known.
    #[must_use]
    pub fn curve(&self) -> &[Point] {
        &self.review.curve
    }

    /// The review as far as it has come.
    #[must_use]
    pub fn into_review(self) -> Review {
        self.review
    }

    /// Does one piece of work: some tenths of a second at most. After `stop` it does nothing more.
    pub fn step(&mut self, stop: &Stop) -> Progress {
        let stage = std::mem::replace(&mut self.stage, Stage::Done);
        let next = match stage {
            Stage::Curve(place) => self.judge(place, stop),
            Stage::Falls(falls) => self.follow(falls, stop),
            Stage::Checks(turns) => self.check(turns, stop),
            Stage::Turns(turn) => self.tell(turn, stop),
            Stage::Done => return Progress::Done,
        };
        let Ok(next) = next else { return Progress::Stopped };
        self.stage = next;
        self.done += 1;
        if matches!(self.stage, Stage::Done) {
            return Progress::Done;
        }
        Progress::More { done: self.done, of: self.of.max(self.done + 1) }
    }

    /// One point of the curve.
    fn judge(&mut self, place: usize, stop: &Stop) -> Result<Stage, Stopped> {
        self.scout.line.go_to(place);
        let asked = self.scout.line.play.asked();
        let mover = asked.iter().next().and_then(|seat| self.scout.line.play.side_of(seat));
        let found = match mover {
            Some(mover) => {
                let analysis = self.scout.think(1, false, stop)?;
                let worth = Worth::of(self.scout.play(), analysis.score);
                Some((mover, if asked.len() > 1 { worth.unproved() } else { worth }))
            }
            // A play that somebody gave up ends elsewhere.
            None => {
                let play = self.scout.play();
                play.outcome().map(|outcome| (Side(0), Worth::ended(play, &outcome, Side(0))))
            }
        };
        if let Some((side, worth)) = found {
            let (side, worth) = match (self.scout.line.two_sides, side) {
                (true, Side(0)) | (false, _) => (side, worth),
                (true, _) => (Side(0), worth.of_other()),
            };
            self.review.curve.push(Point { node: self.scout.line.origin[place], side, worth });
        }
        let next = place + 1;
        Ok(if next < self.scout.line.nodes.len() { Stage::Curve(next) } else { Stage::Falls(self.suspects()) })
    }

    /// What a point of the curve is worth for a side, where that is known.
    fn share_for(&self, place: usize, side: Side) -> Option<u16> {
        let point = self.review.curve.get(place)?;
        match point.side == side {
            true => Some(point.worth.share),
            false => self.scout.line.two_sides.then(|| 1000 - point.worth.share),
        }
    }

    /// The decisions around falls of the chances, the largest falls first.
    fn suspects(&mut self) -> VecDeque<Moment> {
        let later = if self.scout.line.two_sides { LATER } else { 2 * usize::from(self.scout.line.play.seats()) };
        let mut found: Vec<(Reverse<u16>, Reverse<u16>, usize, Moment)> = Vec::new();
        for place in 0..self.scout.line.nodes.len() - 1 {
            for moment in self.scout.line.moments(place) {
                let Some(before) = self.share_for(place, moment.side) else { continue };
                let fall = |until: usize| {
                    let after = (place + 1..=until).filter_map(|place| self.share_for(place, moment.side));
                    before.saturating_sub(after.min().unwrap_or(before))
                };
                let (now, soon) = (fall(place + 1), fall(place + later));
                if soon >= SUSPECT {
                    found.push((Reverse(now.max(soon / 2)), Reverse(soon), place, moment));
                }
            }
        }
        found.sort_by_key(|(now, soon, place, _)| (*now, *soon, *place));
        found.into_iter().map(|(.., moment)| moment).collect()
    }

    /// Looks at one decision around a fall.
    fn follow(&mut self, mut falls: VecDeque<Moment>, stop: &Stop) -> Result<Stage, Stopped> {
        let next = falls.pop_front().filter(|_| self.scout.deep_questions < MOST_QUESTIONS);
        let Some(moment) = next else { return Ok(self.choose()) };
        let turn = compare::compare(&mut self.scout, &moment, stop)?;
        if let Some(turn) = turn.filter(|turn| turn.loss() >= SLIP) {
            self.review.turns.push(turn);
            self.moments.push(moment);
        }
        Ok(Stage::Falls(falls))
    }

    /// All turns that were found, in their order.
    fn choose(&mut self) -> Stage {
        let turns = std::mem::take(&mut self.review.turns);
        let mut both: Vec<(Turn, Moment)> = turns.into_iter().zip(std::mem::take(&mut self.moments)).collect();
        both.sort_by_key(|(turn, _)| turn.rank());
        Stage::Checks(both.into())
    }

    /// Looks once more at the next turn, if its loss is only judged; what then is left of it counts.
    fn check(&mut self, mut turns: VecDeque<(Turn, Moment)>, stop: &Stop) -> Result<Stage, Stopped> {
        let slips = self.review.turns.iter().filter(|turn| turn.loss() < TURN).count();
        let turned = self.review.turns.len() - slips;
        let is_wanted = |turn: &Turn| match turn.loss() {
            // What is left of it may turn out to be small, and another one to be large.
            TURN.. => turned < MOST_TURNS,
            _ => turned == 0 && slips < MOST_SLIPS,
        };
        let goes_on = self.scout.deep_questions < MOST_QUESTIONS + MOST_CHECKS;
        let next = turns.pop_front().filter(|(turn, _)| goes_on && is_wanted(turn));
        let Some((mut turn, moment)) = next else {
            let both = std::mem::take(&mut self.review.turns).into_iter().zip(std::mem::take(&mut self.moments));
            let mut both: Vec<(Turn, Moment)> = both.collect();
            both.sort_by_key(|(turn, _)| turn.rank());
            if turned > 0 {
                both.retain(|(turn, _)| turn.loss() >= TURN);
            } else {
                both.truncate(MOST_SLIPS);
            }
            (self.review.turns, self.moments) = both.into_iter().unzip();
            return Ok(if self.review.turns.is_empty() { Stage::Done } else { Stage::Turns(0) });
        };
        compare::check(&mut self.scout, &mut turn, &moment, stop)?;
        if turn.loss() >= SLIP {
            self.review.turns.push(turn);
            self.moments.push(moment);
        }
        Ok(Stage::Checks(turns))
    }

    /// What was found out about a position more deeply counts in the curve too.
    fn correct(&mut self, place: usize, side: Side, worth: Worth) {
        let node = self.scout.line.origin[place];
        let point = self.review.curve.iter_mut().find(|point| point.node == node && point.worth.proof.is_none());
        if let Some(point) = point {
            point.worth = if point.side == side { worth } else { worth.of_other() };
        }
    }

    /// Finds what is said and asked of a turn.
    fn tell(&mut self, index: usize, stop: &Stop) -> Result<Stage, Stopped> {
        let (mut turn, moment) = (self.review.turns[index].clone(), self.moments[index].clone());
        self.scout.line.go_to(moment.place);
        if compare::is_by_positions(&self.scout, &moment) {
            let found = self.scout.think(DEEPER, true, stop)?;
            turn.right = question::right_orders(self.scout.play(), &found.orders, &turn);
        }
        self.scout.line.go_to(moment.place);
        if !moment.unread {
            turn.question = question::of(self.scout.play(), &turn);
        }
        turn.said = told::sentences(&mut self.scout, &turn, &moment);
        if compare::is_by_positions(&self.scout, &moment) {
            self.correct(moment.place, turn.side, turn.before);
            self.correct(moment.place + 1, turn.side, turn.after);
        }
        self.review.turns[index] = turn;
        let next = index + 1;
        Ok(if next < self.review.turns.len() { Stage::Turns(next) } else { Stage::Done })
    }
}

impl Review {
    /// Reviews the line of a play without a pause, looking at so many positions at each ply; see
    /// [`NODES`].
    ///
    /// # Errors
    /// The play cannot be reviewed, or it was stopped.
    pub fn of(play: &dyn PlayView, catalogue: &Catalogue, nodes: u64, stop: &Stop) -> Result<Self, ReviewError> {
        let mut reviewer = Reviewer::new(play, catalogue, nodes)?;
        loop {
            match reviewer.step(stop) {
                Progress::Done => return Ok(reviewer.into_review()),
                Progress::Stopped => return Err(ReviewError::Stopped),
                Progress::More { .. } => {}
            }
        }
    }
}
