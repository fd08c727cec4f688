//! What was taken out of the history: it stays in the tree, unseen, and can come back.

use super::node::NodeId;
use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// Each node that was taken out, with the node that was named when it was.
///
/// Never is a node seen whose parent is not: what is taken out with a node takes along what was taken out with a node
/// above that one and is still below it.
#[derive(Default)]
pub(super) struct RemovedNodes(HashMap<NodeId, NodeId, FxBuildHasher>);

impl RemovedNodes {
    pub fn contains(&self, node: NodeId) -> bool {
        // Asked of every node of long records, most of which lack nothing.
        !self.0.is_empty() && self.0.contains_key(&node)
    }

    /// Takes out a node and those below it.
    pub fn take(&mut self, top: NodeId, branch: impl Iterator<Item = NodeId>) {
        for node in branch {
            let with = self.0.entry(node).or_insert(top);
            *with = top.max(*with);
        }
    }

    /// Brings back all that was taken out with a node; `false` if nothing was.
    pub fn bring_back(&mut self, top: NodeId) -> bool {
        let before = self.0.len();
        self.0.retain(|_, with| *with != top);
        self.0.len() < before
    }

    /// Brings back one node alone.
    pub fn bring_back_one(&mut self, node: NodeId) {
        self.0.remove(&node);
    }
}
