//! The history of a play: a tree with one cursor. Nothing played is ever lost.
//!
//! Nodes are small, since a record may hold millions: no position (`positions.rs` has those near the cursor) and nothing
//! allocated for one node alone.

use super::node::{Cause, Event, Facts, Key, Link, Node, NodeId};
use super::notes::{Nag, Notes};
use super::positions::{At, Positions};
use crate::rules::paths::paths;
use crate::rules::{Game, Path, Seat, SeatSet};
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A node in the tree.
struct Placed<M> {
    facts: Facts<M>,
    /// `None` for the root.
    parent: Option<Link>,
    newest_child: Option<Link>,
    older_sibling: Option<Link>,
    /// The child that redo goes to.
    last_visited: Option<Link>,
    /// The last node before this one, on the way from the root, whose position has the same key.
    same_key: Option<Link>,
    note: Option<Link>,
    /// Where the text of the move ends; it begins where the one of the node before ends.
    text_end: u32,
}

impl<M> Placed<M> {
    fn new(parent: Option<NodeId>, facts: Facts<M>, text_end: usize) -> Self {
        Self {
            facts,
            parent: parent.map(|parent| Link::to(parent.0)),
            newest_child: None,
            older_sibling: None,
            last_visited: None,
            same_key: None,
            note: None,
            text_end: u32::try_from(text_end).expect("the memory has no room for four thousand million bytes of moves"),
        }
    }
}

fn id(link: Link) -> NodeId {
    NodeId(link.index())
}

/// The tree of one play.
pub(super) struct History<G: Game> {
    nodes: Vec<Placed<G::Move>>,
    /// The texts of all moves, in the order of the nodes.
    texts: String,
    notes: Notes,
    cursor: NodeId,
    positions: Positions<G>,
    /// The last node of each key on the way to the cursor; `None` where repetition does not count.
    latest: Option<HashMap<Key, Link, FxBuildHasher>>,
    /// The paths of each seat's legal orders under the cursor, generated when they are first needed: the pointer asks for
    /// them at every cell it passes.
    paths: [OnceLock<Vec<(G::Order, Path)>>; SeatSet::MOST],
}

impl<G: Game> History<G> {
    pub fn new(start: G::Position, root: Facts<G::Move>, repetition_counts: bool) -> Self {
        let mut history = Self {
            nodes: vec![Placed::new(None, root, 0)],
            texts: String::new(),
            notes: Notes::default(),
            cursor: NodeId::ROOT,
            positions: Positions::new(start),
            latest: repetition_counts.then(HashMap::default),
            paths: Default::default(),
        };
        history.enter(NodeId::ROOT);
        history
    }

    pub const fn counts_repetition(&self) -> bool {
        self.latest.is_some()
    }

    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position under the cursor.
    pub const fn here(&self) -> &At<G> {
        self.positions.last().1
    }

    pub fn facts(&self, node: NodeId) -> &Facts<G::Move> {
        &self.nodes[node.0].facts
    }

    pub fn contains(&self, node: NodeId) -> bool {
        node.0 < self.nodes.len()
    }

    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent.map(id)
    }

    /// The child that redo goes to.
    pub fn last_visited(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].last_visited.map(id)
    }

    /// The children of a node, newest first.
    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.nodes[node.0].newest_child, |child| self.nodes[child.index()].older_sibling).map(id)
    }

    /// A node as others see it.
    pub fn node(&self, node: NodeId) -> Node {
        let Facts { cause, by, turn, follow_up, .. } = *self.facts(node);
        let mut children: Vec<NodeId> = self.children(node).collect();
        children.reverse();
        let event = match cause {
            Cause::Start => Event::Start,
            Cause::Move(_) => {
                let begin = self.nodes[node.0 - 1].text_end as usize;
                Event::Move(self.texts[begin..self.nodes[node.0].text_end as usize].to_owned())
            }
            Cause::Resigned(seat) => Event::Resigned(seat),
            Cause::DrawAgreed => Event::DrawAgreed,
            Cause::Flagged(seat) => Event::Flagged(seat),
        };
        Node { parent: self.parent(node), children, event, by, turn, follow_up }
    }

    pub fn comment(&self, node: NodeId) -> &str {
        self.nodes[node.0].note.map_or("", |note| self.notes.comment(note))
    }

    pub fn nags(&self, node: NodeId) -> &[Nag] {
        self.nodes[node.0].note.map_or(&[], |note| self.notes.nags(note))
    }

    pub fn set_comment(&mut self, node: NodeId, comment: &str) {
        let note = *self.nodes[node.0].note.get_or_insert_with(|| self.notes.add());
        self.notes.set_comment(note, comment);
    }

    pub fn set_nags(&mut self, node: NodeId, nags: &[Nag]) {
        let note = *self.nodes[node.0].note.get_or_insert_with(|| self.notes.add());
        self.notes.set_nags(note, nags);
    }

    /// Every legal order of a seat under the cursor, with its path.
    pub fn paths(&self, seat: Seat) -> &[(G::Order, Path)] {
        self.paths[usize::from(seat.0)].get_or_init(|| paths::<G>(&self.here().position, seat))
    }

    /// The child of the cursor to which the same led before.
    pub fn known(&self, cause: Cause<G::Move>) -> Option<NodeId> {
        self.children(self.cursor).find(|child| self.facts(*child).cause == cause)
    }

    /// Adds a child of the cursor and goes to it; `text` is that of its move, `at` its position.
    pub fn add(&mut self, facts: Facts<G::Move>, text: &str, at: At<G>) {
        let parent = self.cursor;
        let node = NodeId(self.nodes.len());
        self.texts.push_str(text);
        let mut placed = Placed::new(Some(parent), facts, self.texts.len());
        let link = Link::to(node.0);
        let above = &mut self.nodes[parent.0];
        placed.older_sibling = above.newest_child.replace(link);
        // Redo already follows the way to the cursor, so a long play does not climb to the root at every move.
        above.last_visited = Some(link);
        self.nodes.push(placed);
        self.positions.push(node, at);
        self.enter(node);
        self.set_cursor(node);
    }

    fn set_cursor(&mut self, node: NodeId) {
        self.cursor = node;
        self.paths = Default::default();
    }

    /// Moves the cursor to any node, and lets redo follow the way to it.
    ///
    /// Redo follows the way to the old cursor already, so only the way from where both part must be set; children have
    /// higher numbers than their parents, which finds that node in as many steps as the cursor moves.
    pub fn visit(&mut self, target: NodeId) {
        if target == self.cursor {
            return;
        }
        let (mut old, mut new) = (self.cursor, target);
        let mut down = Vec::new();
        while old != new {
            if new > old {
                let Some(parent) = self.parent(new) else { break };
                self.nodes[parent.0].last_visited = Some(Link::to(new.0));
                down.push(new);
                new = parent;
            } else {
                let Some(parent) = self.parent(old) else { break };
                self.leave(old);
                old = parent;
            }
        }
        self.positions.return_to(old);
        self.play_down(old);
        for node in down.into_iter().rev() {
            self.push_position(node);
            self.enter(node);
        }
        self.set_cursor(target);
    }

    /// Plays from the last position kept to a node below it.
    fn play_down(&mut self, target: NodeId) {
        let kept = self.positions.last().0;
        let missing: Vec<NodeId> = self.back_from(target).take_while(|node| *node != kept).collect();
        for node in missing.into_iter().rev() {
            self.push_position(node);
        }
    }

    fn push_position(&mut self, node: NodeId) {
        let mut at = self.here().clone();
        at.play(self.facts(node).cause);
        self.positions.push(node, at);
    }

    /// Any node with its position.
    pub fn at(&self, target: NodeId) -> At<G> {
        let mut down = Vec::new();
        let kept = self.back_from(target).find_map(|node| {
            let kept = self.positions.kept(node);
            if kept.is_none() {
                down.push(node);
            }
            kept
        });
        let mut at = kept.expect("the position of the root is kept").clone();
        for node in down.into_iter().rev() {
            at.play(self.facts(node).cause);
        }
        at
    }

    pub fn line(&self) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.back_from(self.cursor).collect();
        line.reverse();
        line.extend(std::iter::successors(self.last_visited(self.cursor), |node| self.last_visited(*node)));
        line
    }

    /// A node, its parent, and so on to the root.
    pub fn back_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |node| self.parent(*node))
    }

    /// Counts the position of a node that the cursor comes to from its parent.
    fn enter(&mut self, node: NodeId) {
        let placed = &mut self.nodes[node.0];
        if let Some(latest) = &mut self.latest {
            placed.same_key = latest.insert(placed.facts.key, Link::to(node.0));
        }
    }

    /// Stops counting the position of a node that the cursor leaves for its parent.
    fn leave(&mut self, node: NodeId) {
        let placed = &self.nodes[node.0];
        match (&mut self.latest, placed.same_key) {
            (Some(latest), Some(same)) => _ = latest.insert(placed.facts.key, same),
            (Some(latest), None) => _ = latest.remove(&placed.facts.key),
            (None, _) => {}
        }
    }

    /// Whether a position with this key was on the way to the cursor twice; `false` where repetition does not count.
    pub fn was_there_twice(&self, position: &G::Position, key: Key) -> bool {
        let latest = self.latest.as_ref().and_then(|latest| latest.get(&key).copied());
        let same: Vec<Link> = std::iter::successors(latest, |link| self.nodes[link.index()].same_key).collect();
        same.len() >= 2 && same.into_iter().filter(|link| self.at(id(*link)).position == *position).count() >= 2
    }
}
