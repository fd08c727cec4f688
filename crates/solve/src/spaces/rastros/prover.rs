//! The verdicts of positions of Rastros, by a search for the quickest win and the longest resistance.
//!
//! What still matters in a position are the cells that the stone can come to, and the stone. Seen by whoever is to
//! move, with the board turned for the second player, that is the key of a table with bounds of what is proven. Where a
//! home is out of reach, the cells alone may say who wins, though not how soon.

use super::board::Board;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Value, Verdict};

/// The worth of a win without a ply; every ply takes one off. A loss is the same below 0.
const WON: i32 = 127;

/// A position seen by whoever is to move: his home is in the lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The free cells that the stone can come to.
    pub free: u64,
    /// Where the stone is.
    pub stone: u32,
}

impl Node {
    /// The node after a move, seen by the other player.
    #[must_use]
    pub fn after(self, board: &Board, to: u32) -> Self {
        let stone = board.turned_cell(to);
        let free = board.turned(self.free & !(1 << to));
        Self { free: board.reach(free, stone), stone }
    }
}

/// What is proven of a node.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    free: u64,
    stone: u8,
    least: i8,
    most: i8,
    best: u8,
}

/// Entries that stand for one another where the table is full.
const BUCKET: usize = 4;

/// The searcher. Its memory is the table.
pub struct Search<'a> {
    board: &'a Board,
    table: Vec<[Known; BUCKET]>,
    stop: Stop,
    /// Positions searched so far.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    /// A searcher whose table has at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a Board, megabytes: usize) -> Self {
        let most = (megabytes << 20) / size_of::<[Known; BUCKET]>();
        let buckets = if most == 0 { 1 } else { 1 << most.ilog2() };
        Self { board, table: vec![Default::default(); buckets], stop: Stop::default(), nodes: 0 }
    }

    /// The verdict of a node; `None` if it was stopped.
    pub fn verdict(&mut self, node: Node, stop: &Stop) -> Option<Verdict> {
        self.stop = stop.clone();
        let wins = self.search(node, 0, 1)? > 0;
        let plies_at_most = node.free.count_ones() as i32;
        // The distance from below: each question is whether it is as short, and what is longer is not looked at.
        for plies in 0..=plies_at_most {
            let worth = WON - plies;
            let found = if wins {
                self.search(node, worth - 1, worth)? >= worth
            } else {
                self.search(node, -worth, 1 - worth)? <= -worth
            };
            if found {
                return Some(Verdict::new(if wins { Value::Win } else { Value::Loss }, plies as u32));
            }
        }
        unreachable!("no game lasts longer than there are cells to go to")
    }

    /// Best play of both sides to the end: where the stone goes, each cell as whoever moves sees it. Of equal moves the
    /// first. `None` if it was stopped.
    pub fn line(&mut self, node: Node, stop: &Stop) -> Option<Vec<u32>> {
        let mut verdict = self.verdict(node, stop)?;
        let (mut node, mut line) = (node, Vec::new());
        while verdict.plies > 0 {
            let ways = Cells(self.board.around(node.stone) & node.free).map(|to| u32::from(to.0));
            for to in ways {
                let after = node.after(self.board, to);
                let worth = self.worth_if(after, verdict)?;
                if let Some(next) = worth {
                    line.push(to);
                    (node, verdict) = (after, next);
                    break;
                }
            }
        }
        Some(line)
    }

    /// The verdict of the node after a move, if that move is as good as the verdict of the node before it.
    fn worth_if(&mut self, after: Node, before: Verdict) -> Option<Option<Verdict>> {
        let next = Verdict::new(before.value.reversed(), before.plies - 1);
        let plies = WON - next.plies as i32;
        let worth = if next.value == Value::Win { plies } else { -plies };
        let is_it = self.search(after, worth - 1, worth)? >= worth && self.search(after, worth, worth + 1)? <= worth;
        Some(is_it.then_some(next))
    }

    /// The worth of a node as far as the bounds ask for it: at most the true one where it is `most` or more, and at
    /// least the true one where it is `least` or less. `None` if it was stopped.
    fn search(&mut self, node: Node, least: i32, most: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let (mut least, mut most) = (least, most);
        let Node { free, stone } = node;
        let [own, other] = self.board.homes();
        if let Some(worth) = self.at_once(node) {
            return Some(worth);
        }
        // The stone has a way on after which the game goes on.
        let known = self.probe(node);
        let mut best_move = None;
        let (mut proven_least, mut proven_most) = (2 - WON, WON - 1);
        if let Some(known) = known {
            best_move = Some(u32::from(known.best));
            proven_least = proven_least.max(known.least.into());
            proven_most = proven_most.min(known.most.into());
        } else if free >> own & 1 == 0 || free >> other & 1 == 0 {
            let cells = free & !(1 << own | 1 << other);
            let wins = self.board.outlasts(cells, stone);
            let lasts = WON - free.count_ones() as i32;
            if wins && free >> other & 1 == 0 {
                proven_least = proven_least.max(lasts);
            } else if !wins && free >> own & 1 == 0 {
                proven_most = proven_most.min(-lasts);
            }
        }
        if proven_least >= most || proven_least == proven_most {
            return Some(proven_least);
        }
        if proven_most <= least {
            return Some(proven_most);
        }
        least = least.max(proven_least);
        most = most.min(proven_most);
        let (worth, chosen) = self.search_moves(node, (least, most), best_move)?;
        if worth > least {
            proven_least = proven_least.max(worth);
        }
        if worth < most {
            proven_most = proven_most.min(worth);
        }
        self.store(Known {
            free,
            stone: stone as u8,
            least: proven_least as i8,
            most: proven_most as i8,
            best: chosen as u8,
        });
        Some(worth)
    }

    /// The worth of a node that needs no search.
    fn at_once(&self, node: Node) -> Option<i32> {
        let [own, other] = self.board.homes();
        if node.stone == own {
            return Some(WON);
        }
        if node.stone == other {
            return Some(-WON);
        }
        let ways = self.board.around(node.stone) & node.free;
        if ways >> own & 1 == 1 {
            return Some(WON - 1);
        }
        let home = node.free & 1 << other;
        let zone = if home == 0 { 0 } else { home | self.board.around(other) };
        match (ways & !zone, ways & !home) {
            (0, 0) => Some(if ways == 0 { -WON } else { 1 - WON }),
            // The other player goes home in his next ply.
            (0, _) => Some(2 - WON),
            _ => None,
        }
    }

    /// The moves that may be best, those first that leave the fewest ways on, and what the best of them is worth.
    fn search_moves(&mut self, node: Node, bounds: (i32, i32), first: Option<u32>) -> Option<(i32, u32)> {
        let (mut least, most) = bounds;
        let other = self.board.homes()[1];
        let home = node.free & 1 << other;
        let zone = if home == 0 { 0 } else { home | self.board.around(other) };
        let mut open = [(0_u32, 0_u32); 8];
        let mut count = 0;
        let ways = self.board.around(node.stone) & node.free;
        // At worst the other player goes home at once, or it is over.
        let (mut best, mut chosen) = if ways & zone & !home != 0 {
            (2 - WON, (ways & zone & !home).trailing_zeros())
        } else if ways & home != 0 {
            (1 - WON, other)
        } else {
            (-WON, ways.trailing_zeros())
        };
        for to in Cells(ways & !zone) {
            let to = u32::from(to.0);
            let ways = (self.board.around(to) & node.free).count_ones();
            open[count] = (if first == Some(to) { 0 } else { 1 + ways }, to);
            count += 1;
        }
        let open = &mut open[..count];
        open.sort_unstable();
        for (_, to) in open {
            let after = node.after(self.board, *to);
            let worth = closer(-self.search(after, -further(most), -further(least))?);
            if worth > best {
                (best, chosen) = (worth, *to);
            }
            least = least.max(worth);
            if best >= most {
                break;
            }
        }
        Some((best, chosen))
    }

    fn bucket(&self, node: Node) -> usize {
        let mixed = (node.free ^ u64::from(node.stone) << 58).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 20) as usize & (self.table.len() - 1)
    }

    fn probe(&self, node: Node) -> Option<Known> {
        let bucket = &self.table[self.bucket(node)];
        // The stone has a way on in all that is stored, so some cell is free.
        bucket.iter().find(|known| known.free == node.free && u32::from(known.stone) == node.stone).copied()
    }

    /// The smallest one is replaced: it is soonest found again.
    fn store(&mut self, known: Known) {
        let place = self.bucket(Node { free: known.free, stone: known.stone.into() });
        let bucket = &mut self.table[place];
        let same = bucket.iter().position(|other| other.free == known.free && other.stone == known.stone);
        let least = (0..BUCKET).min_by_key(|index| bucket[*index].free.count_ones()).unwrap_or(0);
        bucket[same.unwrap_or(least)] = known;
    }
}

/// A worth one ply later, seen from the ply before.
const fn closer(worth: i32) -> i32 {
    if worth > 0 { worth - 1 } else { worth + 1 }
}

/// The bound one ply later that asks for this one.
const fn further(bound: i32) -> i32 {
    if bound > 0 { bound + 1 } else { bound - 1 }
}
