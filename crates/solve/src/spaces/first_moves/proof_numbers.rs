//! Who wins from a position in which somebody always wins, by depth-first proof numbers (Nagai 2002).
//!
//! Of each position it is known how much there is still to show that whoever is to move wins, and how much that he
//! loses. The search always goes on where the least is missing, so it follows threats, to which there are few answers.

use super::board::{Board, Effort, Key};
use super::table::{Entry, Table};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::Value;

/// What is known of a node.
#[derive(Clone, Copy, Debug)]
struct Known {
    key: Key,
    effort: Effort,
    /// Nodes searched for it, which are lost with it.
    nodes: u32,
}

impl Entry for Known {
    const NOTHING: Self = Self { key: Key { cells: [u64::MAX; 2], rest: 0 }, effort: Effort::WON, nodes: 0 };

    fn is_of(&self, key: Key) -> bool {
        self.key == key
    }

    fn work(&self) -> u32 {
        self.nodes
    }
}

/// A node after a move, and what is to be shown of it.
#[derive(Clone, Copy, Debug)]
struct Child<N> {
    node: N,
    effort: Effort,
}

/// The searcher. Its memory is the table.
pub struct ProofNumbers<'a, B: Board> {
    board: &'a B,
    table: Table<Known>,
    memo: B::Memo,
    /// What is open after the moves of all nodes from the first one to the one that is searched.
    children: Vec<Child<B::Node>>,
    stop: Stop,
    /// Positions searched so far; one that is come to again counts again.
    pub nodes: u64,
}

impl<'a, B: Board> ProofNumbers<'a, B> {
    /// A searcher with at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a B, megabytes: usize) -> Self {
        Self {
            board,
            table: Table::new(megabytes.saturating_sub(B::MEMO_MEGABYTES)),
            memo: B::Memo::default(),
            children: Vec::new(),
            stop: Stop::default(),
            nodes: 0,
        }
    }

    /// Whether the side to move wins; `None` if it was stopped.
    pub fn wins(&mut self, node: B::Node, stop: &Stop) -> Option<bool> {
        self.stop = stop.clone();
        self.children.clear();
        let node = self.board.reduced(&mut self.memo, node);
        match self.look(node).shown() {
            Some(wins) => Some(wins),
            None => self.search(node, Effort { win: Effort::NEVER, loss: Effort::NEVER })?.shown(),
        }
    }

    /// What is known of a reduced node without a search.
    fn look(&self, node: B::Node) -> Effort {
        if let Some(verdict) = self.board.settled(node) {
            return Effort::of(verdict.value == Value::Win);
        }
        let known = self.table.probe(self.board.key(node));
        known.map_or_else(|| self.board.effort(node), |known| known.effort)
    }

    /// Searches an unsettled reduced node until it is shown who wins, or until as much as this is to be shown of one or
    /// the other. `None` if it was stopped.
    fn search(&mut self, node: B::Node, most: Effort) -> Option<Effort> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let (before, begin) = (self.nodes, self.children.len());
        let found = if self.expand(node) { Some(Effort::WON) } else { self.search_children(begin, most) };
        self.children.truncate(begin);
        let effort = found?;
        let (key, nodes) = (self.board.key(node), self.nodes - before + 1);
        self.table.store(key, Known { key, effort, nodes: nodes.try_into().unwrap_or(u32::MAX) });
        Some(effort)
    }

    /// Adds the nodes after all moves that are open; whether one of the moves wins already.
    fn expand(&mut self, node: B::Node) -> bool {
        let mut moves = Vec::new();
        self.board.moves(node, &mut moves);
        for next in moves {
            let node = self.board.reduced(&mut self.memo, next.after);
            let effort = self.look(node);
            match effort.shown() {
                Some(false) => return true,
                Some(true) => {}
                None => self.children.push(Child { node, effort }),
            }
        }
        false
    }

    /// Searches the children from this place on, always the one that is most nearly lost for the other side.
    fn search_children(&mut self, begin: usize, most: Effort) -> Option<Effort> {
        loop {
            let (mut best, mut second, mut sum) = (begin, Effort::NEVER, 0);
            for (place, child) in self.children.iter().enumerate().skip(begin) {
                sum = Effort::NEVER.min(sum + child.effort.win);
                let least = self.children[best].effort.loss;
                if place > begin && child.effort.loss < least {
                    (best, second) = (place, least);
                } else if place > begin {
                    second = second.min(child.effort.loss);
                }
            }
            let Some(child) = self.children.get(best).copied() else { return Some(Effort::LOST) };
            // What is not shown is never as much as what cannot be shown.
            let effort = Effort { win: child.effort.loss, loss: sum.min(Effort::NEVER - 1) };
            if effort.win >= most.win || effort.loss >= most.loss {
                return Some(effort);
            }
            // A little more than the second best, so that the search does not go to and fro between both.
            let enough = Effort {
                win: (most.loss - (effort.loss - child.effort.win)).min(Effort::NEVER),
                loss: most.win.min(second + second / 8 + 1),
            };
            let after = self.search(child.node, enough)?;
            match after.shown() {
                Some(false) => return Some(Effort::WON),
                Some(true) => drop(self.children.swap_remove(best)),
                None => self.children[best].effort = after,
            }
        }
    }
}
