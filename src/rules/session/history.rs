//! The history of a play: a tree with one cursor. Nothing played is ever lost.

use crate::rules::paths::paths;
use crate::rules::{Game, Outcome, Path, Seat, SeatSet};
use std::sync::OnceLock;

/// A node of the history; the root is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub usize);

impl NodeId {
    /// The position the play began with.
    pub const ROOT: Self = Self(0);
}

/// What led to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The play began.
    Start,
    /// A move, as text.
    Move(String),
    /// A seat resigned.
    Resigned(Seat),
    /// All agreed on a draw.
    DrawAgreed,
    /// The time of a seat was up.
    Flagged(Seat),
}

/// The public part of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Where it comes from; `None` for the root.
    pub parent: Option<NodeId>,
    /// What was tried from here, oldest first.
    pub children: Vec<NodeId>,
    /// What led here.
    pub event: Event,
    /// Who decided it.
    pub by: SeatSet,
    /// Number of the turn that led here, from 1; 0 at the root. A follow-up has the number of its turn.
    pub turn: u32,
    /// Whether the move that led here only completed a turn.
    pub follow_up: bool,
    /// A comment; empty if none.
    pub comment: String,
}

impl Node {
    /// A node without children or comment.
    pub(super) const fn new(parent: Option<NodeId>, event: Event, by: SeatSet, turn: u32, follow_up: bool) -> Self {
        Self { parent, children: Vec::new(), event, by, turn, follow_up, comment: String::new() }
    }
}

/// A node with its position.
pub(super) struct State<G: Game> {
    pub node: Node,
    pub position: G::Position,
    pub played: Option<G::Move>,
    pub outcome: Option<Outcome>,
    /// Turns since the last progress.
    pub quiet_turns: u32,
    /// Whether no position from before the move that led here can come back.
    pub irreversible: bool,
    /// The child that redo goes to.
    pub last_visited: Option<NodeId>,
}

/// The tree of one play.
pub(super) struct History<G: Game> {
    states: Vec<State<G>>,
    cursor: NodeId,
    /// The paths of each seat's legal orders under the cursor, generated when they are first needed: the pointer asks for
    /// them at every cell it passes.
    paths: [OnceLock<Vec<(G::Order, Path)>>; SeatSet::MOST],
}

impl<G: Game> History<G> {
    pub fn new(start: G::Position) -> Self {
        let root = State {
            outcome: G::outcome(&start).or_else(|| G::counted_out(&start)),
            node: Node::new(None, Event::Start, SeatSet::NONE, 0, false),
            position: start,
            played: None,
            quiet_turns: 0,
            irreversible: true,
            last_visited: None,
        };
        Self { states: vec![root], cursor: NodeId::ROOT, paths: Default::default() }
    }

    pub fn get(&self, id: NodeId) -> &State<G> {
        &self.states[id.0]
    }

    pub fn get_mut(&mut self, id: NodeId) -> &mut State<G> {
        &mut self.states[id.0]
    }

    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    pub fn here(&self) -> &State<G> {
        self.get(self.cursor)
    }

    /// Every legal order of a seat under the cursor, with its path.
    pub fn paths(&self, seat: Seat) -> &[(G::Order, Path)] {
        self.paths[usize::from(seat.0)].get_or_init(|| paths::<G>(&self.here().position, seat))
    }

    pub fn contains(&self, id: NodeId) -> bool {
        id.0 < self.states.len()
    }

    /// The child of the cursor to which the same event led before.
    pub fn known(&self, event: &Event) -> Option<NodeId> {
        self.here().node.children.iter().copied().find(|child| self.get(*child).node.event == *event)
    }

    pub fn add(&mut self, state: State<G>) {
        let id = NodeId(self.states.len());
        self.states.push(state);
        let parent = self.cursor;
        let parent = self.get_mut(parent);
        parent.node.children.push(id);
        // Redo already follows the way to the cursor, so a long play does not climb to the root at every move.
        parent.last_visited = Some(id);
        self.step_to(id);
    }

    /// Moves the cursor along the line that redo follows.
    pub fn step_to(&mut self, id: NodeId) {
        if id != self.cursor {
            self.cursor = id;
            self.paths = Default::default();
        }
    }

    /// Moves the cursor to any node, and lets redo follow the way to it.
    ///
    /// Redo follows the way to the old cursor already, so only the way from where both part must be set; children have
    /// higher numbers than their parents, which finds that node in as many steps as the cursor moves.
    pub fn visit(&mut self, id: NodeId) {
        let mut old = self.cursor;
        let mut new = id;
        while old != new {
            if new > old {
                let Some(parent) = self.get(new).node.parent else { break };
                self.get_mut(parent).last_visited = Some(new);
                new = parent;
            } else {
                let Some(parent) = self.get(old).node.parent else { break };
                old = parent;
            }
        }
        self.step_to(id);
    }

    pub fn line(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.back_from(self.cursor).collect();
        line.reverse();
        let mut end = self.cursor;
        while let Some(next) = self.get(end).last_visited {
            line.push(next);
            end = next;
        }
        line
    }

    /// A node, its parent, and so on to the root.
    pub fn back_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(id), |id| self.get(*id).node.parent)
    }
}
