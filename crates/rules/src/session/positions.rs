//! The positions on the way from the root to the cursor: each of the last moves, and one in [`SPACING`] of those
//! before.
//!
//! A position may be ten times as large as a node, so not every node keeps one; the others are played again from the
//! nearest one kept. Moving the cursor by one node costs a constant number of moves on average, wherever it goes next.

use super::node::{Cause, NodeId};
use crate::Game;

/// Plies between two positions that are kept for good.
const SPACING: u32 = 32;

/// A position and what was counted on the way to it.
pub(super) struct At<G: Game> {
    pub position: G::Position,
    /// Turns since the last progress.
    pub quiet_turns: u32,
}

impl<G: Game> Clone for At<G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), quiet_turns: self.quiet_turns }
    }
}

impl<G: Game> At<G> {
    /// What follows it. Only a move changes the position.
    pub fn play(&mut self, cause: Cause<G::Move>) {
        let Cause::Move(played) = cause else { return };
        let counts = u32::from(!G::is_follow_up(&self.position));
        self.quiet_turns = if G::progress(&self.position, played) { 0 } else { self.quiet_turns + counts };
        G::play(&mut self.position, played);
    }
}

struct Stop<G: Game> {
    node: NodeId,
    depth: u32,
    at: At<G>,
}

/// See the head of this file.
pub(super) struct Positions<G: Game> {
    /// What is kept before the last stop, nearest to the root first.
    earlier: Vec<Stop<G>>,
    last: Stop<G>,
}

impl<G: Game> Positions<G> {
    pub fn new(start: G::Position) -> Self {
        let at = At { position: start, quiet_turns: 0 };
        Self { earlier: Vec::new(), last: Stop { node: NodeId::ROOT, depth: 0, at } }
    }

    /// The node that was pushed last, with its position.
    pub const fn last(&self) -> (NodeId, &At<G>) {
        (self.last.node, &self.last.at)
    }

    /// The position of a node on the way, if it is kept.
    pub fn kept(&self, node: NodeId) -> Option<&At<G>> {
        if node == self.last.node {
            return Some(&self.last.at);
        }
        let index = self.earlier.binary_search_by_key(&node, |stop| stop.node).ok()?;
        Some(&self.earlier[index].at)
    }

    /// Adds a child of the last node.
    pub fn push(&mut self, node: NodeId, at: At<G>) {
        let depth = self.last.depth + 1;
        let before = std::mem::replace(&mut self.last, Stop { node, depth, at });
        self.earlier.push(before);
        if depth.is_multiple_of(SPACING) && depth >= 2 * SPACING {
            // The segment before the one that begins here stays whole: a cursor that goes to and fro over this border
            // finds it there.
            let first_kept_whole = depth - SPACING;
            let end = self.earlier.partition_point(|stop| stop.depth < first_kept_whole);
            let begin = self.earlier.partition_point(|stop| stop.depth <= first_kept_whole - SPACING);
            self.earlier.drain(begin..end);
        }
    }

    /// Forgets what lies beyond a node on the way; the last node is then this one or, if it is not kept, one before it.
    pub fn return_to(&mut self, node: NodeId) {
        while self.last.node > node {
            // The root is always there, and no node is before it.
            let Some(stop) = self.earlier.pop() else { break };
            self.last = stop;
        }
    }
}
