//! Atari Go on boards of other sizes. Stones never run out.
//!
//! Whoever can capture wins at once; whoever has two groups that can be captured next, or one that cannot be helped,
//! loses two plies later. On boards with more than 25 points only the winner is found, and there whoever can capture by
//! threats alone, a ladder, wins at once as well.

use super::Opening;
use super::board::{Board, Effort, Key, NextNode, Play};
use super::grid::{Grid, Sides};
use ludoteca_games::atari_go::AtariGo as Game;
use ludoteca_games::atari_go::rules::Colour;
use ludoteca_games::atari_go::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing};
use ludoteca_tablebase::{Value, Verdict};

/// A board.
pub struct AtariGo {
    grid: Grid,
    layout: Layout,
    counts_plies: bool,
}

/// Of boards with more points only the winners are found.
const MOST_TIMED: u32 = 25;

/// What the groups of a side have left.
#[derive(Clone, Copy, Debug, Default)]
struct Liberties {
    /// Whether some group has none.
    none: bool,
    /// The liberties of the groups that have one.
    last: u64,
}

impl AtariGo {
    /// A board.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let counts_plies = grid.all().count_ones() <= MOST_TIMED;
        let layout = Layout { geometry: grid.geometry(), ..<Game as Editing>::LAYOUT };
        Self { grid, layout, counts_plies }
    }

    /// A board of which only the winners are asked, as of the largest ones.
    #[must_use]
    pub fn of_winners(grid: Grid) -> Self {
        Self { counts_plies: false, ..Self::new(grid) }
    }

    const fn empty(&self, node: Sides) -> u64 {
        self.grid.all() & !(node.own | node.other)
    }

    /// The group of a stone among those of its side.
    fn group(&self, stone: u64, stones: u64) -> u64 {
        let mut group = stone;
        loop {
            let wider = group | self.grid.beside(group) & stones;
            if wider == group {
                return group;
            }
            group = wider;
        }
    }

    fn liberties(&self, stones: u64, empty: u64) -> Liberties {
        let (mut rest, mut found) = (stones, Liberties::default());
        while rest != 0 {
            let group = self.group(rest & rest.wrapping_neg(), stones);
            rest &= !group;
            let free = self.grid.beside(group) & empty;
            match free.count_ones() {
                0 => found.none = true,
                1 => found.last |= free,
                _ => {}
            }
        }
        found
    }

    /// Whether whoever is to move captures a group by threats alone; no group of either side can be captured next. Not
    /// every such way is seen: not where the other side captures on the way or threatens to, nor where another group is
    /// threatened in between.
    fn has_ladder(&self, node: Sides) -> bool {
        let mut rest = node.other;
        while rest != 0 {
            let stone = rest & rest.wrapping_neg();
            rest &= !self.group(stone, node.other);
            if self.is_caught(node, stone) {
                return true;
            }
        }
        false
    }

    /// Whether the group of this stone has two liberties and a threat on one of them leads to a capture.
    fn is_caught(&self, node: Sides, stone: u64) -> bool {
        let empty = self.empty(node);
        let free = self.grid.beside(self.group(stone, node.other)) & empty;
        free.count_ones() == 2 && Cells(free).any(|point| self.is_caught_by(node, point.bit(), free & !point.bit()))
    }

    /// The same for a threat on this point, to which the other point is the answer.
    fn is_caught_by(&self, node: Sides, threat: u64, answer: u64) -> bool {
        let liberties =
            |stone: u64, stones: u64, empty: u64| (self.grid.beside(self.group(stone, stones)) & empty).count_ones();
        let after = Sides { own: node.own | threat, ..node };
        let empty = self.empty(after);
        if liberties(threat, after.own, empty) < 2 {
            return false;
        }
        if self.liberties(node.other, empty).last & !answer != 0 {
            return true;
        }
        let after = Sides { other: node.other | answer, ..after };
        let empty = self.empty(after);
        match liberties(answer, after.other, empty) {
            0 | 1 => true,
            2 => self.liberties(after.own, empty).last == 0 && self.is_caught(after, answer),
            _ => false,
        }
    }

    /// The points on which a stone, its group included, cannot be captured next.
    fn safe(&self, node: Sides, legal: u64) -> u64 {
        let empty = self.empty(node);
        let liberties = |point: u64| self.grid.beside(self.group(point, node.own | point)) & empty & !point;
        Cells(legal).map(|point| point.bit()).filter(|point| liberties(*point).count_ones() > 1).sum()
    }

    /// How near the groups of a side are to be captured: each counts a quarter as much with one liberty more.
    fn weakness(&self, stones: u64, empty: u64) -> u32 {
        let (mut rest, mut weakness) = (stones, 0);
        while rest != 0 {
            let group = self.group(rest & rest.wrapping_neg(), stones);
            rest &= !group;
            weakness += 1024 >> (2 * (self.grid.beside(group) & empty).count_ones()).min(31);
        }
        weakness
    }

    /// The points on which whoever is to move may put a stone.
    fn legal(&self, node: Sides) -> u64 {
        let empty = self.empty(node);
        // Beside an empty point a stone has a liberty.
        let free = empty & self.grid.beside(empty);
        let filled = Cells(empty & !free).map(|cell| 1_u64 << cell.0);
        let captures = self.liberties(node.other, empty).last;
        let lives = |point: &u64| {
            let group = self.group(*point, node.own | point);
            captures & point != 0 || self.grid.beside(group) & empty & !point != 0
        };
        filled.filter(lives).fold(free, |legal, point| legal | point)
    }
}

impl Board for AtariGo {
    type Node = Sides;
    type Memo = ();

    fn counts_plies(&self) -> bool {
        self.counts_plies
    }

    fn has_threats(&self) -> bool {
        !self.counts_plies
    }

    fn settled(&self, node: Sides) -> Option<Verdict> {
        let empty = self.empty(node);
        let own = self.liberties(node.own, empty);
        if own.none {
            return Some(Verdict::new(Value::Loss, 0));
        }
        if self.liberties(node.other, empty).last != 0 {
            return Some(Verdict::new(Value::Win, 1));
        }
        let legal = self.legal(node);
        if legal == 0 {
            return Some(Verdict::new(Value::Loss, 0));
        }
        // One stone helps one of them, if it may be put there.
        let is_lost = own.last.count_ones() > 1 || own.last & !legal != 0;
        if is_lost || self.counts_plies {
            return is_lost.then(|| Verdict::new(Value::Loss, 2));
        }
        let helps = if own.last == 0 { legal } else { own.last };
        if self.safe(node, helps) == 0 {
            return Some(Verdict::new(Value::Loss, 0));
        }
        (own.last == 0 && self.has_ladder(node)).then(|| Verdict::new(Value::Win, 0))
    }

    fn key(&self, node: Sides) -> Key {
        Key { cells: self.grid.smallest([node.own, node.other]), rest: 0 }
    }

    fn plies_left(&self, node: Sides) -> u32 {
        self.empty(node).count_ones() + 1
    }

    fn effort(&self, node: Sides) -> Effort {
        let empty = self.empty(node);
        let ways = match self.liberties(node.own, empty).last {
            0 => self.safe(node, self.legal(node)).count_ones(),
            _ => 1,
        };
        let missing = |stones: u64| 1 + 4096 / (1 + self.weakness(stones, empty));
        Effort { win: missing(node.other), loss: ways * missing(node.own) }
    }

    fn moves(&self, node: Sides, found: &mut Vec<NextNode<Sides>>) {
        let (empty, legal) = (self.empty(node), self.legal(node));
        let captures = legal & self.liberties(node.other, empty).last;
        let helps = legal & self.liberties(node.own, empty).last;
        let mut best = [captures, helps].into_iter().find(|points| *points != 0).unwrap_or(legal);
        if !self.counts_plies {
            best = self.safe(node, best);
        }
        for point in Cells(best) {
            let own = node.own | 1 << point.0;
            let empty = empty & !(1 << point.0);
            let free = |stones: u64| (self.grid.beside(stones) & empty).count_ones() as i32;
            let after = Sides { own: node.other, other: own };
            found.push(NextNode { order: 2 * free(node.other) - free(own), played: point.0.into(), after });
        }
    }
}

impl Opening for AtariGo {
    fn layout(&self) -> Layout {
        self.layout
    }

    fn start(&self) -> Sides {
        Sides { own: 0, other: 0 }
    }

    fn setup(&self, first: Option<Play>) -> Setup {
        let on = |cell: Cell| (first == Some(cell.0.into())).then(|| piece(Colour::Black));
        self.layout.setup(on, [Field::Choice(u8::from(first.is_some()))])
    }

    fn move_text(&self, played: Play, _: bool) -> String {
        self.layout.geometry.name(Cell(played as u8)).to_string()
    }
}
