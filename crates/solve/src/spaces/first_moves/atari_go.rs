//! Atari Go on boards of other sizes. Stones never run out.
//!
//! Whoever can capture wins at once; whoever has two groups that can be captured next, or one that cannot be helped,
//! loses two plies later.

use super::Opening;
use super::grid::{Grid, Sides};
use super::search::{Board, Key, NextNode, Play};
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
}

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
        let layout = Layout { geometry: grid.geometry(), ..<Game as Editing>::LAYOUT };
        Self { grid, layout }
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
        true
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
        is_lost.then(|| Verdict::new(Value::Loss, 2))
    }

    fn key(&self, node: Sides) -> Key {
        Key { cells: self.grid.smallest([node.own, node.other]), rest: 0 }
    }

    fn plies_left(&self, node: Sides) -> u32 {
        self.empty(node).count_ones() + 1
    }

    fn moves(&self, node: Sides, found: &mut Vec<NextNode<Sides>>) {
        let (empty, legal) = (self.empty(node), self.legal(node));
        let captures = legal & self.liberties(node.other, empty).last;
        let helps = legal & self.liberties(node.own, empty).last;
        let best = [captures, helps].into_iter().find(|points| *points != 0).unwrap_or(legal);
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
