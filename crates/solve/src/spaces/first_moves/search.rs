//! Who wins from a position in which somebody always wins, and how soon: a search for the quickest win and the longest
//! resistance, or, where that is not asked, for the winner alone.
//!
//! It asks one question after the other whether a side wins within so many plies, and keeps for every position between
//! which bounds its worth is proven to lie.

use super::board::{Board, Key, NextNode, Play};
use super::table::{Entry, Table};
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Value, Verdict};

/// The worth of a win without a ply; every ply takes one off. A loss is the same below 0.
const WON: i32 = 127;

/// What is proven of a node.
#[derive(Clone, Copy, Debug)]
struct Known {
    cells: [u64; 2],
    rest: u8,
    /// How much is lost with it.
    plies: u8,
    least: i8,
    most: i8,
    best: Play,
}

impl Entry for Known {
    const NOTHING: Self = Self { cells: [u64::MAX; 2], rest: 0, plies: 0, least: 0, most: 0, best: 0 };

    fn is_of(&self, key: Key) -> bool {
        self.cells == key.cells && self.rest == key.rest
    }

    /// The one that ends soonest is soonest found again.
    fn work(&self) -> u32 {
        self.plies.into()
    }
}

/// The searcher. Its memory is the table.
pub struct Search<'a, B: Board> {
    board: &'a B,
    table: Table<Known>,
    memo: B::Memo,
    /// The moves of all nodes from the first one to the one that is searched.
    moves: Vec<NextNode<B::Node>>,
    stop: Stop,
    /// Positions searched so far.
    pub nodes: u64,
}

impl<'a, B: Board> Search<'a, B> {
    /// A searcher with at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a B, megabytes: usize) -> Self {
        Self {
            board,
            table: Table::new(megabytes.saturating_sub(B::MEMO_MEGABYTES)),
            memo: B::Memo::default(),
            moves: Vec::new(),
            stop: Stop::default(),
            nodes: 0,
        }
    }

    /// The verdict of a node; `None` if it was stopped.
    pub fn verdict(&mut self, node: B::Node, stop: &Stop) -> Option<Verdict> {
        self.stop = stop.clone();
        let wins = self.search(node, 0, 1)? > 0;
        let value = if wins { Value::Win } else { Value::Loss };
        if !self.board.counts_plies() {
            return Some(Verdict::new(value, 0));
        }
        // The distance from below: each question is whether it is as short, and what is longer is not looked at.
        for plies in 0..=self.board.plies_left(node) {
            let worth = WON - plies as i32;
            let found = if wins {
                self.search(node, worth - 1, worth)? >= worth
            } else {
                self.search(node, -worth, 1 - worth)? <= -worth
            };
            if found {
                return Some(Verdict::new(value, plies));
            }
        }
        unreachable!("no game goes on for longer")
    }

    /// Best play of both sides to the end; of equal moves the first. Empty where distances do not matter. `None` if it
    /// was stopped.
    pub fn line(&mut self, node: B::Node, stop: &Stop) -> Option<Vec<Play>> {
        let mut line = Vec::new();
        if !self.board.counts_plies() {
            return Some(line);
        }
        let (mut verdict, mut node) = (self.verdict(node, stop)?, node);
        while verdict.plies > 0 {
            let mut moves = Vec::new();
            self.board.moves(node, &mut moves);
            moves.sort_by_key(|next| next.played);
            let wanted = Verdict::new(verdict.value.reversed(), verdict.plies - 1);
            let mut found = None;
            for next in moves {
                if self.verdict(next.after, stop)? == wanted {
                    found = Some(next);
                    break;
                }
            }
            let next = found.expect("a move leads to what the position is worth");
            line.push(next.played);
            (node, verdict) = (next.after, wanted);
        }
        Some(line)
    }

    /// The worth of a node as far as the bounds ask for it: at most the true one where it is `most` or more, and at
    /// least the true one where it is `least` or less. `None` if it was stopped.
    fn search(&mut self, node: B::Node, least: i32, most: i32) -> Option<i32> {
        let node = self.board.reduced(&mut self.memo, node);
        if let Some(verdict) = self.board.settled(node) {
            let worth = WON - verdict.plies as i32;
            return Some(if verdict.value == Value::Win { worth } else { -worth });
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let key = self.board.key(node);
        let plies = self.board.plies_left(node);
        // Whoever wins does so before no ply is left.
        let slowest = if self.board.counts_plies() { WON - plies as i32 } else { WON };
        let mut known = self.table.probe(key).unwrap_or(Known {
            cells: key.cells,
            rest: key.rest,
            plies: plies as u8,
            least: -WON as i8,
            most: WON as i8,
            best: Play::MAX,
        });
        let (proven_least, proven_most) = (i32::from(known.least), i32::from(known.most));
        let (proven_least, proven_most) = (
            if proven_least > 0 { proven_least.max(slowest) } else { proven_least },
            if proven_most < 0 { proven_most.min(-slowest) } else { proven_most },
        );
        if proven_least >= most || proven_least == proven_most {
            return Some(proven_least);
        }
        if proven_most <= least {
            return Some(proven_most);
        }
        let (least, most) = (least.max(proven_least), most.min(proven_most));
        let (worth, best) = self.search_moves(node, (least, most), known.best)?;
        known.best = best;
        if worth > least {
            known.least = proven_least.max(worth) as i8;
        }
        if worth < most {
            known.most = proven_most.min(worth) as i8;
        }
        self.table.store(key, known);
        Some(worth)
    }

    /// What the best move of a node is worth, and which one it is.
    fn search_moves(&mut self, node: B::Node, (mut least, most): (i32, i32), first: Play) -> Option<(i32, Play)> {
        let board = self.board;
        let begin = self.moves.len();
        board.moves(node, &mut self.moves);
        let list = &mut self.moves[begin..];
        list.sort_unstable_by_key(|next| (next.played != first, next.order, next.played));
        let mut best = (-WON, first);
        for place in begin..self.moves.len() {
            let next = self.moves[place];
            let found = self.search(next.after, -self.further(most), -self.further(least));
            let Some(found) = found else {
                self.moves.truncate(begin);
                return None;
            };
            let worth = self.closer(-found);
            if worth > best.0 || place == begin {
                best = (worth, next.played);
            }
            least = least.max(worth);
            if best.0 >= most {
                break;
            }
        }
        self.moves.truncate(begin);
        Some(best)
    }

    /// A worth one ply later, seen from the ply before.
    fn closer(&self, worth: i32) -> i32 {
        let ply = i32::from(self.board.counts_plies());
        if worth > 0 { worth - ply } else { worth + ply }
    }

    /// The bound one ply later that asks for this one.
    fn further(&self, bound: i32) -> i32 {
        let ply = i32::from(self.board.counts_plies());
        if bound > 0 { bound + ply } else { bound - ply }
    }
}
