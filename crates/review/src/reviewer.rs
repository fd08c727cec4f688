//! The work of a review, a piece at a time.
//!
//! First all positions briefly (`Stage::Curve`), then each decision around a fall of the chances more deeply
//! (`Stage::Falls`), then what is said and asked of those that remain (`Stage::Turns`).

use super::moments::{Line, Moment};
use super::question;
use super::review::{MOST_TURNS, Point, Review, Turn};
use super::told;
use super::worth::Worth;
use ludoteca_rules::session::{NodeId, PlayView};
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Question, Stop, Thinker};
use ludoteca_rules::{Catalogue, Entry, Seat, Side, Text};
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use thiserror::Error;

/// So many positions are looked at for each ply where nobody says otherwise; a few hundredths of a second.
pub const NODES: u64 = 30_000;

/// Around a fall so many times as many.
const DEEPER: u64 = 4;

/// The longest line that is reviewed, in plies.
pub const MOST_PLIES: usize = 1000;

/// Megabytes of the searcher.
const MEGABYTES: usize = 32;

/// A fall of the chances that is looked at more deeply, in thousandths.
const SUSPECT: u16 = 90;

/// A loss that makes a turning point, in thousandths.
const TURN: u16 = 150;

/// The most decisions that are looked at more deeply.
const MOST_SUSPECTS: usize = 20;

/// For so many plies after a decision its fall may show.
const LATER: usize = 6;

/// Why a play is not reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// Nothing was played.
    #[error("nothing was played")]
    Empty,
    /// More plies than [`MOST_PLIES`].
    #[error("more than {MOST_PLIES} plies")]
    Long,
    /// The computer does not play this game.
    #[error("the computer does not play this game")]
    NoSearcher,
    /// It was stopped.
    #[error("it was stopped")]
    Stopped,
}

impl ReviewError {
    /// The sentence for people.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Empty => Text::new("review-empty"),
            Self::Long => Text::new("review-long").with_number("most", MOST_PLIES),
            Self::NoSearcher => Text::new("review-no-searcher"),
            Self::Stopped => Text::new("review-stopped"),
        }
    }
}

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
    /// The turn at this place of those that were found.
    Turns(usize),
    Done,
}

/// Reviews a play. See the head of this file.
pub struct Reviewer {
    pub(super) entry: &'static Entry,
    pub(super) line: Line,
    thinker: Box<dyn Thinker>,
    nodes: u64,
    stage: Stage,
    done: usize,
    of: usize,
    /// What was found of a position of the line with many nodes.
    deep: BTreeMap<usize, Analysis>,
    review: Review,
    /// Which decision each turn of the review is.
    moments: Vec<Moment>,
}

/// It was told to stop.
pub(super) struct Stopped;

impl Reviewer {
    /// A review of the line of a play that redo follows, looking at so many positions for each ply.
    ///
    /// # Errors
    /// Nothing was played, or too much; or the computer does not play the game.
    pub fn new(play: &dyn PlayView, catalogue: &Catalogue, nodes: u64) -> Result<Self, ReviewError> {
        let entry = catalogue.find(play.info().id).ok_or(ReviewError::NoSearcher)?;
        let searcher = entry.searchers.first().ok_or(ReviewError::NoSearcher)?;
        let plies = play.line().len() - 1;
        if plies > MOST_PLIES {
            return Err(ReviewError::Long);
        }
        let line = Line::of(play, catalogue).filter(|line| line.nodes.len() > 1).ok_or(ReviewError::Empty)?;
        let of = line.nodes.len() + MOST_SUSPECTS.min(line.nodes.len()) + MOST_TURNS;
        let thinker = (searcher.make)(MEGABYTES);
        Ok(Self {
            entry,
            line,
            thinker,
            nodes,
            stage: Stage::Curve(0),
            done: 0,
            of,
            deep: BTreeMap::new(),
            review: Review::default(),
            moments: Vec::new(),
        })
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

    /// Asks the searcher about the position under the cursor of the copy.
    pub(super) fn think(&mut self, times: u64, all: bool, stop: &Stop) -> Result<Analysis, Stopped> {
        let Some(seat) = self.line.play.asked().iter().next() else { return Ok(Analysis::nothing()) };
        self.think_for(seat, times, all, stop)
    }

    fn think_for(
        &mut self,
        seat: Seat,
        times: u64,
        all: bool,
        stop: &Stop,
    ) -> Result<Analysis, Stopped> {
        let budget = Budget { nodes: Some(self.nodes.saturating_mul(times)), ..Budget::default() };
        let question = Question { budget, all, seed: 0 };
        let analysis = self.thinker.think(&self.line.play.snapshot(seat), &question, stop);
        if stop.is_stopped() { Err(Stopped) } else { Ok(analysis) }
    }

    /// One point of the curve.
    fn judge(&mut self, place: usize, stop: &Stop) -> Result<Stage, Stopped> {
        self.line.go_to(place);
        let asked = self.line.play.asked();
        let mover = asked.iter().next().and_then(|seat| self.line.play.side_of(seat));
        let found = match mover {
            Some(mover) => {
                let analysis = self.think(1, false, stop)?;
                let worth = Worth::of(analysis.score);
                Some((mover, if asked.len() > 1 { worth.unproved() } else { worth }))
            }
            // A play that somebody gave up ends elsewhere.
            None => self.line.play.outcome().map(|outcome| (Side(0), Worth::ended(&outcome, Side(0)))),
        };
        if let Some((side, worth)) = found {
            let (side, worth) = match (self.line.two_sides, side) {
                (true, Side(0)) | (false, _) => (side, worth),
                (true, _) => (Side(0), worth.of_other()),
            };
            self.review.curve.push(Point { node: self.line.origin[place], side, worth });
        }
        let next = place + 1;
        Ok(if next < self.line.nodes.len() { Stage::Curve(next) } else { Stage::Falls(self.suspects()) })
    }

    /// What a point of the curve is worth for a side, where that is known.
    fn share_for(&self, place: usize, side: Side) -> Option<u16> {
        let point = self.review.curve.get(place)?;
        match point.side == side {
            true => Some(point.worth.share),
            false => self.line.two_sides.then(|| 1000 - point.worth.share),
        }
    }

    /// The decisions around falls of the chances, in the order of the line.
    fn suspects(&mut self) -> VecDeque<Moment> {
        let later = if self.line.two_sides { LATER } else { 2 * usize::from(self.line.play.seats()) };
        let mut found: Vec<(Reverse<u16>, Reverse<u16>, usize, Moment)> = Vec::new();
        for place in 0..self.line.nodes.len() - 1 {
            for moment in self.line.moments(place) {
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
        found.truncate(MOST_SUSPECTS);
        found.sort_by_key(|(.., place, moment)| (*place, moment.seat));
        found.into_iter().map(|(.., moment)| moment).collect()
    }

    /// What the position at a place of the line is worth for whoever is to move, with many nodes.
    fn deep(&mut self, place: usize, stop: &Stop) -> Result<Analysis, Stopped> {
        if let Some(known) = self.deep.get(&place) {
            return Ok(known.clone());
        }
        self.line.go_to(place);
        let found = self.think(DEEPER, false, stop)?;
        self.deep.insert(place, found.clone());
        Ok(found)
    }

    /// What an order is worth for the side that gives it, from the position after it, with what then follows.
    pub(super) fn after(
        &mut self,
        moment: &Moment,
        order: &str,
        stop: &Stop,
    ) -> Result<(Worth, Vec<String>), Stopped> {
        if order == moment.order {
            self.line.go_to(moment.place + 1);
        } else if !self.line.go_to_after(moment.place, &[order.to_owned()]) {
            return Ok((Worth { share: 0, proof: None }, Vec::new()));
        }
        let asked = self.line.play.asked().iter().next();
        let Some(mover) = asked.and_then(|seat| self.line.play.side_of(seat)) else {
            let ended = self.line.play.outcome().map(|outcome| Worth::ended(&outcome, moment.side).a_ply_before());
            return Ok((ended.unwrap_or(Worth { share: 500, proof: None }), Vec::new()));
        };
        let found =
            if order == moment.order { self.deep(moment.place + 1, stop)? } else { self.think(DEEPER, false, stop)? };
        let worth = Worth::of(found.score);
        let own = if mover == moment.side { worth } else { worth.of_other() };
        Ok((own.a_ply_before(), found.line))
    }

    /// Looks at one decision around a fall.
    fn follow(&mut self, mut falls: VecDeque<Moment>, stop: &Stop) -> Result<Stage, Stopped> {
        let Some(moment) = falls.pop_front() else { return Ok(self.choose()) };
        let positions = self.line.two_sides && !moment.unread;
        let turn = if positions { self.by_positions(&moment, stop)? } else { self.by_orders(&moment, stop)? };
        if let Some(turn) = turn.filter(|turn| turn.loss() >= TURN || turn.proved) {
            self.review.turns.push(turn);
            self.moments.push(moment);
        }
        Ok(Stage::Falls(falls))
    }

    /// Compares the positions after the better order and after the one that was given.
    fn by_positions(&mut self, moment: &Moment, stop: &Stop) -> Result<Option<Turn>, Stopped> {
        let here = self.deep(moment.place, stop)?;
        let Some(better) = here.best.filter(|better| *better != moment.order) else { return Ok(None) };
        let (after, answers) = self.after(moment, &moment.order, stop)?;
        let (with_better, follows) = self.after(moment, &better, stop)?;
        let here_worth = Worth::of(here.score);
        // Of what is only judged, the same distance is compared.
        let before = if here_worth.proof.is_some() { with_better.or_better(here_worth) } else { with_better };
        let proved_line = here_worth.proof.is_some() && here.line.len() > follows.len();
        let line = if proved_line { here.line } else { [vec![better.clone()], follows].concat() };
        let refutation = [vec![moment.order.clone()], answers].concat();
        Ok(Some(self.turn(moment, better, (before, after), (line, refutation))))
    }

    /// Compares the values of the orders at the same position.
    fn by_orders(&mut self, moment: &Moment, stop: &Stop) -> Result<Option<Turn>, Stopped> {
        self.line.go_to(moment.place);
        let found = self.think_for(moment.seat, DEEPER, true, stop)?;
        let worth = |score| if moment.unread { Worth::of(score).unproved() } else { Worth::of(score) };
        let played = found.orders.iter().find(|(order, _)| *order == moment.order).map(|(_, score)| worth(*score));
        let best = found.orders.first().map(|(order, score)| (order.clone(), worth(*score)));
        let (Some(after), Some((better, before))) = (played, best) else { return Ok(None) };
        if better == moment.order {
            return Ok(None);
        }
        let refutation = if moment.unread { Vec::new() } else { vec![moment.order.clone()] };
        let line = if found.line.first() == Some(&better) { found.line.clone() } else { vec![better.clone()] };
        let mut turn = self.turn(moment, better, (before, after), (line, refutation));
        turn.right = question::right_orders(&found.orders, &turn);
        Ok(Some(turn))
    }

    fn turn(
        &self,
        moment: &Moment,
        better: String,
        (before, after): (Worth, Worth),
        (line, refutation): (Vec<String>, Vec<String>),
    ) -> Turn {
        let node: NodeId = self.line.nodes[moment.place + 1];
        Turn {
            ply: moment.place + 1,
            number: self.line.play.node(node).turn,
            node: self.line.origin[moment.place + 1],
            seat: moment.seat,
            side: moment.side,
            played: moment.order.clone(),
            right: vec![better.clone()],
            better,
            line,
            refutation,
            before,
            after,
            said: Vec::new(),
            proved: Turn::is_proved(before, after),
            question: None,
        }
    }

    /// The turns that are told of, in their order.
    fn choose(&mut self) -> Stage {
        let turns = std::mem::take(&mut self.review.turns);
        let mut both: Vec<(Turn, Moment)> = turns.into_iter().zip(std::mem::take(&mut self.moments)).collect();
        both.sort_by_key(|(turn, _)| turn.rank());
        both.truncate(MOST_TURNS);
        (self.review.turns, self.moments) = both.into_iter().unzip();
        if self.review.turns.is_empty() { Stage::Done } else { Stage::Turns(0) }
    }

    /// Finds what is said and asked of a turn.
    fn tell(&mut self, index: usize, stop: &Stop) -> Result<Stage, Stopped> {
        let (mut turn, moment) = (self.review.turns[index].clone(), self.moments[index].clone());
        self.line.go_to(moment.place);
        if self.line.two_sides && !moment.unread {
            let found = self.think(2 * DEEPER, true, stop)?;
            turn.right = question::right_orders(&found.orders, &turn);
        }
        self.line.go_to(moment.place);
        if !moment.unread {
            turn.question = question::of(&*self.line.play, &turn);
        }
        turn.said = told::sentences(self, &turn, &moment);
        self.review.turns[index] = turn;
        let next = index + 1;
        Ok(if next < self.review.turns.len() { Stage::Turns(next) } else { Stage::Done })
    }
}

/// Whether an ending is a loss.
pub(super) fn is_loss(worth: Worth) -> bool {
    worth.ending() == Some(Ending::Loss)
}
