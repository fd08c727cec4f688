//! Who wins from a position in which somebody always wins, by depth-first proof numbers (Nagai 2002).
//!
//! Of each position it is known how much there is still to show that whoever is to move wins, and how much that he
//! loses. The search always goes on where the least is missing, so it follows threats, to which there are few answers.

use super::WinnerSearch;
use super::board::{Board, Key};
use super::table::{Entry, Table};
use ludoteca_rules::thinking::think::Stop;

/// What is still to be shown of a position, at least 1 of each until one of both is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// That whoever is to move wins.
    pub win: u32,
    /// That he loses.
    pub loss: u32,
}

impl Effort {
    /// What cannot be shown.
    pub(super) const NEVER: u32 = 1 << 28;
    /// Until it is shown who wins.
    pub(super) const UNTIL_SHOWN: Self = Self { win: Self::NEVER, loss: Self::NEVER };

    const WON: Self = Self { win: 0, loss: Self::NEVER };
    const LOST: Self = Self { win: Self::NEVER, loss: 0 };

    /// So much, at least 1 and no more than what a search can be asked for.
    pub(super) fn of_missing([win, loss]: [u64; 2]) -> Self {
        let [win, loss] = [win, loss].map(|missing| 1 + missing.min(1 << 20) as u32);
        Self { win, loss }
    }

    const fn of(wins: bool) -> Self {
        if wins { Self::WON } else { Self::LOST }
    }

    /// Who wins, if it is shown.
    const fn shown(self) -> Option<bool> {
        match self {
            Self { win: 0, .. } => Some(true),
            Self { loss: 0, .. } => Some(false),
            _ => None,
        }
    }
}

/// What is known of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub key: Key,
    pub effort: Effort,
    /// Nodes searched for it, which are lost with it.
    pub nodes: u32,
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

/// The move to go on with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// Its place among those that are open.
    pub place: usize,
    /// What is missing of the node.
    pub effort: Effort,
    /// So much is to be shown of the node after it before another one may be better.
    pub enough: Effort,
}

/// Of what is missing of the nodes after all moves that are open, the one that is most nearly lost for the other side;
/// `None` if there is no move.
pub(super) fn choose(open: impl Iterator<Item = Effort>, most: Effort) -> Option<Choice> {
    let (mut best, mut second, mut sum) = (None::<(usize, Effort)>, Effort::NEVER, 0);
    for (place, effort) in open.enumerate() {
        sum = Effort::NEVER.min(sum + effort.win);
        match best {
            Some((_, least)) if least.loss <= effort.loss => second = second.min(effort.loss),
            _ => {
                second = best.map_or(second, |(_, least)| least.loss);
                best = Some((place, effort));
            }
        }
    }
    let (place, least) = best?;
    // What is not shown is never as much as what cannot be shown.
    let effort = Effort { win: least.loss, loss: sum.min(Effort::NEVER - 1) };
    // A little more than the second best, so that the search does not go to and fro between both.
    let enough = Effort {
        win: (most.loss.saturating_sub(effort.loss - least.win)).min(Effort::NEVER),
        loss: most.win.min(second + second / 8 + 1),
    };
    Some(Choice { place, effort, enough })
}

/// A game whose winner is found by proof numbers.
pub trait Estimated: Board {
    /// Whether the side to move wins, where that needs no search; of a node where there is no move at least.
    fn outcome(&self, node: Self::Node) -> Option<bool>;

    /// How much there seems to be to show of a node of which nothing is known.
    fn effort(&self, node: Self::Node) -> Effort;
}

/// A node after a move, and what is to be shown of it.
#[derive(Clone, Copy, Debug)]
struct Child<N> {
    node: N,
    effort: Effort,
}

/// The searcher. Its memory is the table.
pub struct ProofNumbers<'a, B: Estimated> {
    board: &'a B,
    table: Table<Known>,
    /// What is open after the moves of all nodes from the first one to the one that is searched.
    children: Vec<Child<B::Node>>,
    stop: Stop,
    /// Positions searched so far; one that is come to again counts again.
    pub nodes: u64,
}

impl<'a, B: Estimated> ProofNumbers<'a, B> {
    /// A searcher with at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a B, megabytes: usize) -> Self {
        let table = Table::new(megabytes);
        Self { board, table, children: Vec::new(), stop: Stop::default(), nodes: 0 }
    }

    /// What is known of a node without a search.
    fn look(&self, node: B::Node) -> Effort {
        if let Some(wins) = self.board.outcome(node) {
            return Effort::of(wins);
        }
        let known = self.table.probe(self.board.key(node));
        known.map_or_else(|| self.board.effort(node), |known| known.effort)
    }

    /// Searches an unsettled node until it is shown who wins, or until as much as this is to be shown of one or the
    /// other. `None` if it was stopped.
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
            let effort = self.look(next.after);
            match effort.shown() {
                Some(false) => return true,
                Some(true) => {}
                None => self.children.push(Child { node: next.after, effort }),
            }
        }
        false
    }

    /// Searches the children from this place on.
    fn search_children(&mut self, begin: usize, most: Effort) -> Option<Effort> {
        loop {
            let open = self.children[begin..].iter().map(|child| child.effort);
            let Some(Choice { place, effort, enough }) = choose(open, most) else { return Some(Effort::LOST) };
            if effort.win >= most.win || effort.loss >= most.loss {
                return Some(effort);
            }
            let after = self.search(self.children[begin + place].node, enough)?;
            match after.shown() {
                Some(false) => return Some(Effort::WON),
                Some(true) => drop(self.children.swap_remove(begin + place)),
                None => self.children[begin + place].effort = after,
            }
        }
    }
}

impl<B: Estimated> WinnerSearch<B::Node> for ProofNumbers<'_, B> {
    fn wins(&mut self, node: B::Node, stop: &Stop) -> Option<bool> {
        self.stop = stop.clone();
        self.children.clear();
        match self.look(node).shown() {
            Some(wins) => Some(wins),
            None => self.search(node, Effort::UNTIL_SHOWN)?.shown(),
        }
    }
}
