//! Avanço on boards of other sizes, from the position with two full ranks on each side.
//!
//! Whoever is to move plays upwards: the board is turned after every move. A side that can go to its far rank wins at
//! once; one that cannot take a piece which is about to do so loses two plies later. On boards with more than 30 cells
//! only the winner is found, and there a race that nobody can stop decides at once as well.

use super::board::{Board, Key, NextNode, Play};
use super::grid::{Grid, Sides};
use super::proof_numbers::{Effort, Estimated, ProofNumbers};
use super::{Opening, WinnerSearch};
use ludoteca_games::avanco::Avanco as Game;
use ludoteca_games::avanco::rules::Colour;
use ludoteca_games::avanco::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing};
use ludoteca_tablebase::{Value, Verdict};

/// A board.
pub struct Avanco {
    grid: Grid,
    layout: Layout,
}

/// Of boards with more cells only the winners are found.
const MOST_TIMED: u32 = 30;

/// A move is numbered by the cell that it leads to, by the one it comes from, and by whether it captures.
const CELLS: Play = 64;

impl Avanco {
    /// No board has fewer files or ranks: the pieces of both sides fill two ranks each.
    pub const LEAST: u32 = 4;
    /// A board.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let layout = Layout { geometry: grid.geometry(), ..<Game as Editing>::LAYOUT };
        Self { grid, layout }
    }

    fn last_rank(&self) -> u32 {
        self.grid.ranks() - 1
    }

    /// The cells of a set, ranks in reverse order.
    fn turned(&self, cells: u64) -> u64 {
        let ranks = self.grid.ranks();
        let turned = |rank: u32| (cells & self.grid.rank(rank)) >> (rank * self.grid.files());
        (0..ranks).fold(0, |all, rank| all | turned(rank) << ((ranks - 1 - rank) * self.grid.files()))
    }

    /// The cells beside a cell in its own rank.
    fn beside(&self, cell: u32) -> u64 {
        self.grid.sideways(1 << cell)
    }

    fn after(&self, node: Sides, from: u32, to: u32) -> Sides {
        let own = node.own & !(1 << from) | 1 << to;
        Sides { own: self.turned(node.other & !(1 << to)), other: self.turned(own) }
    }

    /// The cells to which a piece goes from a cell.
    fn targets(&self, node: Sides, from: u32) -> u64 {
        let straight = from + self.grid.files();
        let ahead = 1 << straight & !(node.own | node.other);
        ahead | self.beside(straight) & !node.own
    }

    /// Whether a piece can come next to its far rank where nobody takes it.
    fn passes(&self, node: Sides) -> bool {
        let files = self.grid.files();
        let ahead = (node.own & self.grid.rank(self.last_rank() - 2)) << files;
        let guards = (node.other & self.grid.rank(self.last_rank())) >> files;
        (ahead & !node.other | self.grid.sideways(ahead)) & !self.grid.sideways(guards) != 0
    }

    /// A position as the other side sees it.
    fn seen_by_other(&self, node: Sides) -> Sides {
        Sides { own: self.turned(node.other), other: self.turned(node.own) }
    }

    /// In how many of its own moves the side to move is at its far rank at the soonest, if nothing is in its way.
    fn soonest(&self, node: Sides) -> Option<u32> {
        (0..=self.last_rank()).find(|moves| node.own & self.grid.rank(self.last_rank() - moves) != 0)
    }

    /// In how many of its own moves the side to move is at its far rank with a piece that nobody can take on its way:
    /// no piece of the other side stands ahead of it as near to its file as to its rank.
    fn unstoppable(&self, node: Sides) -> Option<u32> {
        let mut guarded = 0;
        (1..=self.last_rank()).find(|moves| {
            let rank = self.last_rank() - moves;
            let ahead = guarded | node.other & self.grid.rank(rank + 1);
            guarded = (ahead | self.grid.sideways(ahead)) >> self.grid.files();
            node.own & self.grid.rank(rank) & !guarded != 0
        })
    }

    /// Who wins a race that nobody can stop, where no piece is about to arrive: whether it is the side to move.
    fn race(&self, node: Sides) -> Option<bool> {
        let back = self.seen_by_other(node);
        let is_first = |own: Sides, other: Sides, lead: u32| {
            let unstoppable = self.unstoppable(own)?;
            Some(self.soonest(other).is_none_or(|soonest| unstoppable + lead <= soonest))
        };
        if is_first(node, back, 0) == Some(true) {
            return Some(true);
        }
        (is_first(back, node, 1) == Some(true)).then_some(false)
    }

    /// The pieces of the other side that reach their far rank in the next ply, unless they are taken.
    fn threats(&self, node: Sides) -> u64 {
        node.other & self.grid.rank(1)
    }
}

impl Board for Avanco {
    type Node = Sides;
    type Memo = ();

    fn counts_plies(&self) -> bool {
        self.grid.files() * self.grid.ranks() <= MOST_TIMED
    }

    fn settled(&self, node: Sides) -> Option<Verdict> {
        if node.own == 0 || node.other & self.grid.rank(0) != 0 {
            return Some(Verdict::new(Value::Loss, 0));
        }
        // Straight ahead or beside it there is a way.
        if node.own & self.grid.rank(self.last_rank() - 1) != 0 {
            return Some(Verdict::new(Value::Win, 1));
        }
        let threats = self.threats(node);
        let is_lost = match threats.count_ones() {
            0 if self.passes(node) => return Some(Verdict::new(Value::Win, 3)),
            0 => false,
            1 => self.beside(threats.trailing_zeros() - self.grid.files()) & node.own == 0,
            _ => true,
        };
        is_lost.then(|| Verdict::new(Value::Loss, 2))
    }

    fn key(&self, node: Sides) -> Key {
        let mirrored = [node.own, node.other].map(|cells| self.grid.mirrored(cells));
        Key { cells: mirrored.min([node.own, node.other]), rest: 0 }
    }

    /// Every move brings a piece closer to its far rank.
    fn plies_left(&self, node: Sides) -> u32 {
        let steps = |cells: u64, turned: bool| {
            Cells(cells)
                .map(|cell| {
                    let rank = u32::from(cell.0) / self.grid.files();
                    if turned { rank } else { self.last_rank() - rank }
                })
                .sum::<u32>()
        };
        (steps(node.own, false) + steps(node.other, true)).min(125)
    }

    fn moves(&self, node: Sides, found: &mut Vec<NextNode<Sides>>) {
        let threats = self.threats(node);
        // One that can be taken must be.
        let forced = if threats != 0 && self.settled(node).is_none() { threats } else { self.grid.all() };
        let attacked = self.grid.sideways(node.other) >> self.grid.files();
        for from in Cells(node.own) {
            let from = u32::from(from.0);
            let guarded = self.grid.sideways(node.own & !(1 << from)) << self.grid.files();
            // A piece that has arrived has nowhere to go, and the game is over.
            if from / self.grid.files() == self.last_rank() {
                continue;
            }
            for to in Cells(self.targets(node, from) & forced) {
                let to = u32::from(to.0);
                let takes = node.other >> to & 1 == 1;
                let rank = (to / self.grid.files()) as i32;
                let danger = match (attacked >> to & 1, guarded >> to & 1) {
                    (0, _) => 0,
                    (_, 1) => 1,
                    _ => 4,
                };
                found.push(NextNode {
                    order: -rank - if takes { 8 } else { 0 } + danger,
                    played: Play::from(takes) * CELLS * CELLS + from as Play * CELLS + to as Play,
                    after: self.after(node, from, to),
                });
            }
        }
    }
}

impl Estimated for Avanco {
    fn outcome(&self, node: Sides) -> Option<bool> {
        let settled = self.settled(node).map(|verdict| verdict.value == Value::Win);
        settled.or_else(|| if self.threats(node) == 0 { self.race(node) } else { None })
    }

    /// Found by trial: each piece more, and each rank that a piece is ahead, is worth half of what is missing.
    fn effort(&self, node: Sides) -> Effort {
        let worth = |side: Sides| {
            let pieces = |rank: u32| (side.own & self.grid.rank(rank)).count_ones();
            (0..=self.last_rank()).map(|rank| pieces(rank) * (1 + rank.max(1))).sum::<u32>()
        };
        let ahead = worth(node) as i32 - worth(self.seen_by_other(node)) as i32;
        let forced = match self.threats(node) {
            0 => self.grid.all(),
            threats => threats,
        };
        let ways = |cell: Cell| (self.targets(node, cell.0.into()) & forced).count_ones();
        let ways = Cells(node.own).map(ways).sum::<u32>();
        let doubled = |times: i32| 1_u64 << times.clamp(0, 20);
        Effort::of_missing([doubled(7 - ahead), doubled(6 + ahead) * u64::from(ways)])
    }
}

impl Opening for Avanco {
    fn layout(&self) -> Layout {
        self.layout
    }

    fn start(&self) -> Sides {
        let last = self.last_rank();
        Sides { own: self.grid.rank(0) | self.grid.rank(1), other: self.grid.rank(last) | self.grid.rank(last - 1) }
    }

    fn setup(&self, first: Option<Play>) -> Setup {
        let Sides { mut own, other } = self.start();
        if let Some(played) = first {
            own = own & !(1 << (played / CELLS % CELLS)) | 1 << (played % CELLS);
        }
        let on = |cell: Cell| match (own >> cell.0 & 1, other >> cell.0 & 1) {
            (1, _) => Some(piece(Colour::White)),
            (_, 1) => Some(piece(Colour::Black)),
            _ => None,
        };
        self.layout.setup(on, [Field::Choice(u8::from(first.is_some()))])
    }

    fn winners(&self, megabytes: usize) -> Option<Box<dyn WinnerSearch<Sides> + '_>> {
        (!self.counts_plies()).then(|| Box::new(ProofNumbers::new(self, megabytes)) as _)
    }

    fn move_text(&self, played: Play, of_first: bool) -> String {
        let files = self.grid.files();
        let name = |cell: Play| {
            let (file, rank) = (u32::from(cell % CELLS) % files, u32::from(cell % CELLS) / files);
            let rank = if of_first { rank } else { self.last_rank() - rank };
            self.layout.geometry.name(Cell((rank * files + file) as u8))
        };
        let mark = if played / CELLS / CELLS == 0 { '-' } else { 'x' };
        format!("{}{mark}{}", name(played / CELLS), name(played))
    }
}
