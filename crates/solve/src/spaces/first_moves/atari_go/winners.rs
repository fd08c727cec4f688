//! Who wins a position of Atari Go, by depth-first proof numbers that share what they have proved.
//!
//! What is shown at last is a proof that holds with other stones of the loser too, so that most moves that have nothing
//! to do with a threat need no search of their own.

use super::proofs::{Proof, Proofs};
use super::stones::{empty, is_captured};
use super::threats::{Sight, Threats};
use crate::spaces::first_moves::WinnerSearch;
use crate::spaces::first_moves::board::Key;
use crate::spaces::first_moves::grid::{Grid, Laid, Sides};
use crate::spaces::first_moves::proof_numbers::{Choice, Effort, Known, choose};
use crate::spaces::first_moves::table::Table;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::Stop;

/// A move that is not decided.
#[derive(Clone, Copy, Debug)]
struct Child {
    point: u64,
    after: Sides,
    effort: Effort,
}

/// The moves of a node.
#[derive(Debug, Default)]
struct Moves {
    open: Vec<Child>,
    /// Those that fail, each with the proof that the other side wins after it.
    failed: Vec<(u64, Proof)>,
    /// The points on which a stone fails by one of these.
    answered: u64,
}

impl Moves {
    fn fail(&mut self, point: u64, proof: Proof) {
        self.failed.push((point, proof));
        if proof.needed & point == 0 {
            self.answered |= !proof.clear;
        }
        self.answered |= point;
        self.open.retain(|child| child.point & self.answered == 0);
    }
}

/// The searcher. Its memory is half proofs and half what is known of other positions.
pub struct Winners<'a> {
    grid: &'a Grid,
    threats: Threats<'a>,
    proofs: Proofs<'a>,
    table: Table<Known>,
    stop: Stop,
    /// Positions searched so far; one that is come to again counts again.
    pub nodes: u64,
}

impl<'a> Winners<'a> {
    /// A searcher with at most so many megabytes.
    #[must_use]
    pub fn new(grid: &'a Grid, megabytes: usize) -> Self {
        let proofs = Proofs::new(grid, megabytes / 2);
        let table = Table::new(megabytes - megabytes / 2);
        Self { grid, threats: Threats::new(grid), proofs, table, stop: Stop::default(), nodes: 0 }
    }

    /// What is known of a node without a search.
    fn look(&mut self, after: Sides) -> Result<Proof, Effort> {
        let laid = self.grid.smallest([after.own, after.other]);
        let known = self.table.probe(Key { cells: laid.sets, rest: 0 });
        let open = match known.map_or_else(|| self.threats.see(after), |_| Sight::Open(0)) {
            Sight::Shown(proof) => return Ok(proof),
            Sight::Open(points) => points,
        };
        let back = self.grid.smallest([after.other, after.own]);
        let proof = self.proofs.probe(laid, true).or_else(|| self.proofs.probe(back, false));
        proof.ok_or_else(|| known.map_or_else(|| self.effort(after, open, back), |known| known.effort))
    }

    /// What seems to be missing of a node that is looked at for the first time, with these points to play on, laid as
    /// the other side sees it.
    fn effort(&mut self, node: Sides, open: u64, back: Laid) -> Effort {
        // Where the other side wins if nothing is done, few moves help.
        let feared = self.proofs.probe(back, true);
        let ways = feared.map(|proof| proof.clear & open).filter(|points| *points != 0).unwrap_or(open);
        Effort::of_missing(self.threats.missing(node, ways.count_ones()))
    }

    /// Searches a node until it is shown who wins, or until as much as this is to be shown of one or the other. `None`
    /// if it was stopped.
    fn search(&mut self, node: Sides, most: Effort) -> Option<Result<Proof, Effort>> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let before = self.nodes;
        let found = match self.threats.see(node) {
            Sight::Shown(proof) => Ok(proof),
            Sight::Open(points) => self.search_moves(node, points, most)?,
        };
        match found {
            Ok(proof) => self.proofs.keep(node, proof),
            Err(effort) => {
                let key = Key { cells: self.grid.smallest([node.own, node.other]).sets, rest: 0 };
                let nodes = (self.nodes - before + 1).try_into().unwrap_or(u32::MAX);
                self.table.store(key, Known { key, effort, nodes });
            }
        }
        Some(found)
    }

    /// Searches the moves on these points.
    fn search_moves(&mut self, node: Sides, points: u64, most: Effort) -> Option<Result<Proof, Effort>> {
        let mut moves = match self.expand(node, points) {
            Ok(proof) => return Some(Ok(proof)),
            Err(moves) => moves,
        };
        loop {
            let Some(Choice { place, effort, enough }) = choose(moves.open.iter().map(|child| child.effort), most)
            else {
                return Some(Ok(self.all_fail(node, &moves.failed)));
            };
            if effort.win >= most.win || effort.loss >= most.loss {
                return Some(Err(effort));
            }
            let child = moves.open[place];
            // It may follow from a proof that was found since.
            let found = match self.look(child.after) {
                Ok(proof) => Ok(proof),
                Err(_) => self.search(child.after, enough)?,
            };
            match found {
                Ok(proof) if proof.wins => moves.fail(child.point, proof),
                Ok(proof) => return Some(Ok(proof.won_by(child.point))),
                Err(effort) => moves.open[place].effort = effort,
            }
        }
    }

    /// The moves on these points, or the proof that one of them wins.
    fn expand(&mut self, node: Sides, points: u64) -> Result<Proof, Moves> {
        let mut moves = Moves::default();
        for point in Cells(points).map(|point| point.bit()) {
            if moves.answered & point != 0 {
                continue;
            }
            let after = Sides { own: node.other, other: node.own | point };
            match self.look(after) {
                Ok(proof) if proof.wins => moves.fail(point, proof),
                Ok(proof) => return Ok(proof.won_by(point)),
                Err(effort) => moves.open.push(Child { point, after, effort }),
            }
        }
        Err(moves)
    }

    /// The proof that the side to move loses, from those that its moves fail.
    fn all_fail(&self, node: Sides, failed: &[(u64, Proof)]) -> Proof {
        let size = |proof: &Proof| proof.needed.count_ones() + 2 * proof.clear.count_ones();
        let feared = self.threats.feared(node).or_else(|| {
            // One that does not need the stone that was played holds if nothing is played.
            let without = failed.iter().filter(|(point, proof)| proof.needed & point == 0);
            without.map(|(_, proof)| *proof).min_by_key(size)
        });
        feared.map_or_else(|| self.threats.lost_as_it_stands(node), |feared| self.threats.lost(node, feared, failed))
    }
}

impl WinnerSearch<Sides> for Winners<'_> {
    fn wins(&mut self, node: Sides, stop: &Stop) -> Option<bool> {
        self.stop = stop.clone();
        if is_captured(self.grid, node.own, empty(self.grid, node)) {
            return Some(false);
        }
        let found = match self.look(node) {
            Ok(proof) => Ok(proof),
            Err(_) => self.search(node, Effort::UNTIL_SHOWN)?,
        };
        found.ok().map(|proof| proof.wins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spaces::first_moves::atari_go::AtariGo;
    use crate::spaces::first_moves::search::Search;
    use ludoteca_rules::random;
    use ludoteca_tablebase::Value;

    #[test]
    fn a_proof_holds_with_other_stones_of_the_loser() {
        let grid = Grid::new(5, 4);
        let mut winners = Winners::new(&grid, 8);
        for point in Cells(grid.all()).map(|point| point.bit()) {
            winners.wins(Sides { own: 0, other: point }, &Stop::default());
        }
        let board = AtariGo::new(grid.clone());
        let mut search = Search::new(&board, 32);
        let mut chance = random::generator(3);
        let (mut compared, mut with_others) = (0, 0);
        for (winner, proof) in winners.proofs.all().flat_map(|found| [found; 8]) {
            let free = grid.all() & !(winner | proof.needed | proof.clear);
            let more = Cells(free).filter(|_| random::below(&mut chance, 2) == 1);
            let loser = more.fold(proof.needed, |loser, point| loser | point.bit());
            let [own, other] = if proof.wins { [winner, loser] } else { [loser, winner] };
            let node = Sides { own, other };
            let empty = empty(&grid, node);
            if is_captured(&grid, own, empty) || is_captured(&grid, other, empty) {
                continue;
            }
            let verdict = search.verdict(node, &Stop::default()).expect("nobody stops it");
            assert_eq!(verdict.value == Value::Win, proof.wins, "{winner:b}: {proof:?} in {node:?}");
            compared += 1;
            with_others += usize::from(loser != proof.needed);
        }
        assert!(compared > 10_000 && with_others > 5000, "{with_others} of {compared}");
    }
}
