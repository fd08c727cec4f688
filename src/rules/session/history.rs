//! The history of a play: a tree with one cursor. Nothing played is ever lost.

use super::super::{Game, Outcome, Seat, SeatSet};

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
    /// A seat gave up.
    Resigned(Seat),
    /// All agreed on a draw.
    DrawAgreed,
    /// The time of a seat was up.
    Flagged(Seat),
}

/// What everyone may know of a node.
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
    /// Somebody's comment; empty if none.
    pub comment: String,
}

/// A node with its position.
pub(super) struct Entry<G: Game> {
    pub node: Node,
    pub position: G::Position,
    pub played: Option<G::Move>,
    pub outcome: Option<Outcome>,
    /// Turns since the last progress.
    pub quiet_turns: u32,
    /// Whether the move that led here can never be undone by others, so that no earlier position can come back.
    pub irreversible: bool,
    /// The child that redo goes to.
    pub last_visited: Option<NodeId>,
}

/// The tree of one play.
pub(super) struct History<G: Game> {
    entries: Vec<Entry<G>>,
    pub cursor: NodeId,
}

impl<G: Game> History<G> {
    pub fn new(start: G::Position) -> Self {
        let root = Entry {
            outcome: G::outcome(&start).or_else(|| G::counted_out(&start)),
            node: Node {
                parent: None,
                children: Vec::new(),
                event: Event::Start,
                by: SeatSet::NONE,
                turn: 0,
                follow_up: false,
                comment: String::new(),
            },
            position: start,
            played: None,
            quiet_turns: 0,
            irreversible: true,
            last_visited: None,
        };
        Self { entries: vec![root], cursor: NodeId::ROOT }
    }

    pub fn get(&self, id: NodeId) -> &Entry<G> {
        &self.entries[id.0]
    }

    pub fn get_mut(&mut self, id: NodeId) -> &mut Entry<G> {
        &mut self.entries[id.0]
    }

    pub fn here(&self) -> &Entry<G> {
        self.get(self.cursor)
    }

    pub fn contains(&self, id: NodeId) -> bool {
        id.0 < self.entries.len()
    }

    /// The child of the cursor to which the same event led before.
    pub fn known(&self, event: &Event) -> Option<NodeId> {
        self.here().node.children.iter().copied().find(|child| self.get(*child).node.event == *event)
    }

    pub fn add(&mut self, entry: Entry<G>) {
        let id = NodeId(self.entries.len());
        self.entries.push(entry);
        let parent = self.cursor;
        let parent = self.get_mut(parent);
        parent.node.children.push(id);
        // Redo already follows the way to the cursor, so a long play does not climb to the root at every move.
        parent.last_visited = Some(id);
        self.cursor = id;
    }

    /// Moves the cursor, and lets redo follow the way to it.
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
        self.cursor = id;
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
