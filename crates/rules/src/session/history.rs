//! The history of a play: a tree with one cursor. Nothing played is ever lost: what is taken out can come back.
//!
//! Nodes are small, since a record may hold millions: no position (`positions.rs` has those near the cursor) and
//! nothing allocated for one node alone.

use super::node::{Cause, Event, Facts, Key, Link, Node, NodeId};
use super::notes::{Nag, Notes};
use super::positions::{At, Positions};
use super::removed::RemovedNodes;
use crate::paths::paths;
use crate::{Game, Path, Seat, SeatSet};
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::sync::OnceLock;

/// A node in the tree.
struct Placed<M> {
    facts: Facts<M>,
    /// `None` for the root.
    parent: Option<Link>,
    last_child: Option<Link>,
    sibling_before: Option<Link>,
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
            last_child: None,
            sibling_before: None,
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

/// For each key a node that has it. The keys themselves are not in it: they lie in the nodes.
#[derive(Default)]
struct Latest(HashTable<Link>);

impl Latest {
    fn hash(key: Key) -> u64 {
        FxBuildHasher.hash_one(key)
    }

    fn get<M>(&self, nodes: &[Placed<M>], key: Key) -> Option<Link> {
        self.0.find(Self::hash(key), |link| nodes[link.index()].facts.key == key).copied()
    }

    /// Sets the node of a key, or none; the one that it had before.
    fn set<M>(&mut self, nodes: &[Placed<M>], key: Key, node: Option<Link>) -> Option<Link> {
        let key_of = |link: &Link| nodes[link.index()].facts.key;
        match (self.0.entry(Self::hash(key), |link| key_of(link) == key, |link| Self::hash(key_of(link))), node) {
            (Entry::Occupied(mut entry), Some(node)) => Some(std::mem::replace(entry.get_mut(), node)),
            (Entry::Occupied(entry), None) => Some(entry.remove().0),
            (Entry::Vacant(entry), Some(node)) => {
                entry.insert(node);
                None
            }
            (Entry::Vacant(_), None) => None,
        }
    }
}

/// The tree of one play.
pub(super) struct History<G: Game> {
    nodes: Vec<Placed<G::Move>>,
    /// The texts of all moves, in the order of the nodes.
    texts: String,
    notes: Notes,
    removed: RemovedNodes,
    cursor: NodeId,
    positions: Positions<G>,
    /// The last node of each key on the way to the cursor; `None` where repetition does not count.
    latest: Option<Latest>,
    /// The paths of each seat's legal orders under the cursor, generated when they are first needed: the pointer asks
    /// for them at every cell it passes.
    paths: [OnceLock<Vec<(G::Order, Path)>>; SeatSet::MOST],
}

impl<G: Game> History<G> {
    pub fn new(start: G::Position, root: Facts<G::Move>, repetition_counts: bool) -> Self {
        let mut history = Self {
            nodes: vec![Placed::new(None, root, 0)],
            texts: String::new(),
            notes: Notes::default(),
            removed: RemovedNodes::default(),
            cursor: NodeId::ROOT,
            positions: Positions::new(start),
            latest: repetition_counts.then(Latest::default),
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
        node.0 < self.nodes.len() && !self.removed.contains(node)
    }

    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent.map(id)
    }

    /// The child that redo goes to: the one that the cursor was at last or, if that was taken out, the first one.
    pub fn last_visited(&self, node: NodeId) -> Option<NodeId> {
        let last = self.nodes[node.0].last_visited.map(id)?;
        if self.removed.contains(last) { self.children(node).last() } else { Some(last) }
    }

    /// The children of a node, those that were taken out too, last first.
    fn all_children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.nodes[node.0].last_child, |child| self.nodes[child.index()].sibling_before).map(id)
    }

    /// The children of a node, last first.
    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.all_children(node).filter(|child| !self.removed.contains(*child))
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

    /// Goes to the child of the cursor to which the same led before; `false` if there is none. One that was taken out
    /// is then back, without what followed it.
    pub fn visit_known(&mut self, cause: Cause<G::Move>) -> bool {
        let known = self.all_children(self.cursor).find(|child| self.facts(*child).cause == cause);
        if let Some(known) = known {
            self.removed.bring_back_one(known);
            self.visit(known);
        }
        known.is_some()
    }

    /// Adds a child of the cursor and goes to it; `text` is that of its move, `at` its position.
    pub fn add(&mut self, facts: Facts<G::Move>, text: &str, at: At<G>) {
        let parent = self.cursor;
        let node = NodeId(self.nodes.len());
        self.texts.push_str(text);
        let mut placed = Placed::new(Some(parent), facts, self.texts.len());
        let link = Link::to(node.0);
        let above = &mut self.nodes[parent.0];
        placed.sibling_before = above.last_child.replace(link);
        // Redo already follows the way to the cursor, so a long play does not climb to the root at every move.
        above.last_visited = Some(link);
        self.nodes.push(placed);
        self.positions.push(node, at);
        self.enter(node);
        self.set_cursor(node);
    }

    /// Makes the way from the root to a node the main line: every node on it is the first child, and redo goes there.
    ///
    /// The cursor leaves a branch for the last node on that way.
    pub fn promote(&mut self, target: NodeId) {
        let way: Vec<NodeId> = self.back_from(target).collect();
        let on_way = |node: &NodeId| way.binary_search_by(|other| node.cmp(other)).is_ok();
        if !self.back_from(self.cursor).any(|node| node == target) {
            let shared = self.back_from(self.cursor).find(on_way).unwrap_or(NodeId::ROOT);
            self.visit(shared);
        }
        for (node, parent) in way.iter().zip(way.iter().skip(1)) {
            self.make_first(*parent, *node);
            self.nodes[parent.0].last_visited = Some(Link::to(node.0));
        }
    }

    fn make_first(&mut self, parent: NodeId, child: NodeId) {
        let mut children: Vec<NodeId> = self.all_children(parent).filter(|other| *other != child).collect();
        children.push(child);
        let links = children.iter().map(|child| Link::to(child.0)).collect::<Vec<_>>();
        self.nodes[parent.0].last_child = links.first().copied();
        for (index, child) in children.iter().enumerate() {
            self.nodes[child.0].sibling_before = links.get(index + 1).copied();
        }
    }

    /// Takes out a node with all below it; the cursor leaves it for its parent. The root stays.
    pub fn remove(&mut self, top: NodeId) {
        let Some(parent) = self.parent(top) else { return };
        if self.back_from(self.cursor).any(|node| node == top) {
            self.visit(parent);
        }
        // Children come after their parents.
        let mut inside = vec![false; self.nodes.len() - top.0];
        inside[0] = true;
        for node in top.0 + 1..self.nodes.len() {
            let parent = self.parent(NodeId(node)).and_then(|parent| parent.0.checked_sub(top.0));
            inside[node - top.0] = parent.is_some_and(|parent| inside[parent]);
        }
        let branch = inside.iter().enumerate().filter(|(_, inside)| **inside).map(|(at, _)| NodeId(top.0 + at));
        self.removed.take(top, branch);
    }

    /// Brings back what was taken out with a node; `false` if there is nothing or no place for it.
    pub fn restore(&mut self, top: NodeId) -> bool {
        let parent = self.nodes.get(top.0).and_then(|placed| placed.parent).map(id);
        parent.is_some_and(|parent| self.contains(parent)) && self.removed.bring_back(top)
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
        if let Some(latest) = &mut self.latest {
            let key = self.nodes[node.0].facts.key;
            self.nodes[node.0].same_key = latest.set(&self.nodes, key, Some(Link::to(node.0)));
        }
    }

    /// Stops counting the position of a node that the cursor leaves for its parent.
    fn leave(&mut self, node: NodeId) {
        let placed = &self.nodes[node.0];
        if let Some(latest) = &mut self.latest {
            latest.set(&self.nodes, placed.facts.key, placed.same_key);
        }
    }

    /// Whether a position with this key was on the way to the cursor twice; `false` where repetition does not count.
    pub fn was_there_twice(&self, position: &G::Position, key: Key) -> bool {
        let latest = self.latest.as_ref().and_then(|latest| latest.get(&self.nodes, key));
        let same: Vec<Link> = std::iter::successors(latest, |link| self.nodes[link.index()].same_key).collect();
        same.len() >= 2 && same.into_iter().filter(|link| self.at(id(*link)).position == *position).count() >= 2
    }
}
