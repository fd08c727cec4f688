//! The searcher, and the copy of the play about whose positions it is asked.

use super::moments::{Line, Moment};
use super::worth::Worth;
use ludoteca_rules::session::Session;
use ludoteca_rules::thinking::think::{Analysis, Budget, Question, Stop, Thinker};
use ludoteca_rules::{Entry, Seat};
use std::collections::BTreeMap;

/// Around a fall so many times as many positions are looked at.
pub(super) const DEEPER: u64 = 4;

/// Megabytes of the searcher.
const MEGABYTES: usize = 32;

/// It was told to stop.
pub(super) struct Stopped;

/// Finds out what positions are worth.
pub(super) struct Scout {
    pub entry: &'static Entry,
    pub line: Line,
    thinker: Box<dyn Thinker>,
    nodes: u64,
    /// What was found of a position of the line with [`DEEPER`] times the nodes.
    deep: BTreeMap<usize, Analysis>,
    /// How often it was asked with more nodes than for the curve.
    pub deep_questions: usize,
}

impl Scout {
    /// Looks at so many positions for each question; `None` if the game has no searcher.
    pub fn new(entry: &'static Entry, line: Line, nodes: u64) -> Option<Self> {
        let thinker = (entry.searchers.first()?.make)(MEGABYTES);
        Some(Self { entry, line, thinker, nodes, deep: BTreeMap::new(), deep_questions: 0 })
    }

    pub fn play(&self) -> &dyn Session {
        &*self.line.play
    }

    /// Asks about the position under the cursor, for whoever is asked first.
    pub fn think(&mut self, times: u64, all: bool, stop: &Stop) -> Result<Analysis, Stopped> {
        let Some(seat) = self.play().asked().iter().next() else { return Ok(Analysis::nothing()) };
        self.think_for(seat, times, all, stop)
    }

    pub fn think_for(&mut self, seat: Seat, times: u64, all: bool, stop: &Stop) -> Result<Analysis, Stopped> {
        self.deep_questions += usize::from(times > 1);
        let budget = Budget { nodes: Some(self.nodes.saturating_mul(times)), ..Budget::default() };
        let question = Question { budget, all, seed: 0 };
        let analysis = self.thinker.think(&self.line.play.snapshot(seat), &question, stop);
        if stop.is_stopped() { Err(Stopped) } else { Ok(analysis) }
    }

    /// What the position at a place of the line is worth for whoever is to move, with many nodes.
    pub fn deep(&mut self, place: usize, stop: &Stop) -> Result<Analysis, Stopped> {
        if let Some(known) = self.deep.get(&place) {
            return Ok(known.clone());
        }
        self.line.go_to(place);
        let found = self.think(DEEPER, false, stop)?;
        self.deep.insert(place, found.clone());
        Ok(found)
    }

    /// What an order is worth for the side that gives it, seen from before it, with what follows it.
    pub fn after(
        &mut self,
        moment: &Moment,
        order: &str,
        (times, stop): (u64, &Stop),
    ) -> Result<(Worth, Vec<String>), Stopped> {
        if order == moment.order {
            self.line.go_to(moment.place + 1);
        } else if !self.line.go_to_after(moment.place, &[order.to_owned()]) {
            return Ok((Worth { share: 0, proof: None }, Vec::new()));
        }
        let asked = self.play().asked().iter().next();
        let Some(mover) = asked.and_then(|seat| self.play().side_of(seat)) else {
            let play = self.play();
            let ended = play.outcome().map(|outcome| Worth::ended(play, &outcome, moment.side).a_ply_before());
            return Ok((ended.unwrap_or(Worth { share: 500, proof: None }), Vec::new()));
        };
        let is_known = order == moment.order && times == DEEPER;
        let found = if is_known { self.deep(moment.place + 1, stop)? } else { self.think(times, false, stop)? };
        let worth = Worth::of(self.play(), found.score);
        let own = if mover == moment.side { worth } else { worth.of_other() };
        Ok((own.a_ply_before(), found.line))
    }
}
