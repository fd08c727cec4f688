//! The review of a play, found out in the background, and what of it is looked at.

use bevy::prelude::*;
use ludoteca_review::{NODES, Point, Progress, Review, ReviewError, Reviewer};
use ludoteca_rules::Catalogue;
use ludoteca_rules::session::{Event, NodeId, PlayView};
use ludoteca_workers::{Pending, Workers};

/// How many positions are looked at for each ply; fewer in tests, where nothing depends on it.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ReviewNodes(pub u64);

impl Default for ReviewNodes {
    fn default() -> Self {
        Self(NODES)
    }
}

/// The review of the play that was looked back at last.
#[derive(Resource, Default)]
pub struct LookingBack {
    /// Whether it is looked at.
    pub open: bool,
    /// What is known of it.
    pub review: Option<Reviewed>,
    /// Whether its questions are kept once they are found.
    pub wanted: bool,
}

impl LookingBack {
    /// What is looked at of this play.
    #[must_use]
    pub fn of(&self, view: &dyn PlayView) -> Option<&Reviewed> {
        self.review.as_ref().filter(|reviewed| self.open && reviewed.is_of(view))
    }
}

/// What is known of a play.
pub struct Reviewed {
    /// The nodes of the line that is reviewed, and what happened at each.
    line: Vec<(NodeId, Event)>,
    game: &'static str,
    work: Option<Pending<News>>,
    /// Pieces of work that are done, of about so many.
    pub far: (usize, usize),
    /// The points of the curve that are known.
    pub curve: Vec<Point>,
    /// What was found, at the end.
    pub found: Option<Result<Review, ReviewError>>,
    /// The turning point that is looked at, by its place in the review.
    pub turn: Option<usize>,
    /// Whether its questions are among the own mistakes.
    pub kept: bool,
}

/// What the background tells.
enum News {
    More { far: (usize, usize), curve: Vec<Point> },
    Found(Review),
}

/// Nodes and events of the line that redo follows.
fn line_of(view: &dyn PlayView) -> Vec<(NodeId, Event)> {
    view.line().into_iter().map(|node| (node, view.node(node).event)).collect()
}

impl Reviewed {
    /// Begins a review of the line that redo follows.
    #[must_use]
    pub fn begin(view: &dyn PlayView, catalogue: &Catalogue, nodes: u64, background: &Workers) -> Self {
        let (work, found) = match Reviewer::new(view, catalogue, nodes) {
            Ok(reviewer) => (Some(start(reviewer, background)), None),
            Err(error) => (None, Some(Err(error))),
        };
        let (line, game) = (line_of(view), view.info().id);
        Self { line, game, work, far: (0, 1), curve: Vec::new(), found, turn: None, kept: false }
    }

    /// Whether it is about this play, wherever in it one is now.
    #[must_use]
    pub fn is_of(&self, view: &dyn PlayView) -> bool {
        let follows = |before: NodeId, (node, event): &(NodeId, Event)| {
            let there = view.node(before).children.contains(node) && view.node(*node).event == *event;
            there.then_some(*node)
        };
        view.info().id == self.game && self.line.iter().skip(1).try_fold(NodeId::ROOT, follows).is_some()
    }

    /// Whether the game went on after the line that is reviewed.
    #[must_use]
    pub fn is_outgrown(&self, view: &dyn PlayView) -> bool {
        let now = line_of(view);
        now.len() > self.line.len() && now.starts_with(&self.line)
    }

    /// What was found, if anything was.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.found.as_ref().and_then(|found| found.as_ref().ok())
    }

    /// Whether the background has something new to tell, which is taken over.
    fn hear(&mut self) -> bool {
        let Some(news) = self.work.as_ref().and_then(Pending::newest) else { return false };
        match news {
            News::More { far, curve } => (self.far, self.curve) = (far, curve),
            News::Found(review) => {
                self.curve.clone_from(&review.curve);
                self.work = None;
                self.found = Some(Ok(review));
            }
        }
        true
    }
}

fn start(mut reviewer: Reviewer, background: &Workers) -> Pending<News> {
    background.start(move |answers| {
        loop {
            match reviewer.step(answers.stop()) {
                Progress::More { done, of } => {
                    answers.send(News::More { far: (done, of), curve: reviewer.curve().to_vec() });
                }
                Progress::Done => return answers.send(News::Found(reviewer.into_review())),
                Progress::Stopped => return,
            }
        }
    })
}

/// Takes over what the background has found.
pub(super) fn hear(mut looking: ResMut<LookingBack>) {
    let news = looking.bypass_change_detection().review.as_mut().is_some_and(Reviewed::hear);
    if news {
        looking.set_changed();
    }
}
