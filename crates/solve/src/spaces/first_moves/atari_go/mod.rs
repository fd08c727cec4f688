//! Atari Go on boards of other sizes. Stones never run out.
//!
//! Whoever can capture wins at once; whoever has two groups that can be captured next, or one that cannot be helped,
//! loses two plies later. On boards with more than 25 points only the winner is found: start there with [`winners`],
//! which searches where `threats` sees nothing and keeps `proofs`.

mod proofs;
mod stones;
mod threats;
pub mod winners;

use super::board::{Board, Key, NextNode, Play};
use super::grid::{Grid, Sides};
use super::{Opening, WinnerSearch};
use ludoteca_games::atari_go::AtariGo as Game;
use ludoteca_games::atari_go::rules::Colour;
use ludoteca_games::atari_go::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing};
use ludoteca_tablebase::{Value, Verdict};
use stones::{empty, group, is_captured, last_liberties};
use winners::Winners;

/// A board.
pub struct AtariGo {
    grid: Grid,
    layout: Layout,
}

/// Of boards with more points only the winners are found.
const MOST_TIMED: u32 = 25;

impl AtariGo {
    /// A board.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let layout = Layout { geometry: grid.geometry(), ..<Game as Editing>::LAYOUT };
        Self { grid, layout }
    }

    /// The points on which whoever is to move may put a stone.
    fn legal(&self, node: Sides) -> u64 {
        let empty = empty(&self.grid, node);
        // Beside an empty point a stone has a liberty.
        let free = empty & self.grid.beside(empty);
        let filled = Cells(empty & !free).map(|cell| cell.bit());
        let captures = last_liberties(&self.grid, node.other, empty);
        let lives = |point: &u64| {
            let group = group(&self.grid, *point, node.own | point);
            captures & point != 0 || self.grid.beside(group) & empty & !point != 0
        };
        filled.filter(lives).fold(free, |legal, point| legal | point)
    }
}

impl Board for AtariGo {
    type Node = Sides;
    type Memo = ();

    fn counts_plies(&self) -> bool {
        self.grid.all().count_ones() <= MOST_TIMED
    }

    fn settled(&self, node: Sides) -> Option<Verdict> {
        let empty = empty(&self.grid, node);
        if is_captured(&self.grid, node.own, empty) {
            return Some(Verdict::new(Value::Loss, 0));
        }
        if last_liberties(&self.grid, node.other, empty) != 0 {
            return Some(Verdict::new(Value::Win, 1));
        }
        let legal = self.legal(node);
        if legal == 0 {
            return Some(Verdict::new(Value::Loss, 0));
        }
        // One stone helps one of them, if it may be put there.
        let helps = last_liberties(&self.grid, node.own, empty);
        (helps.count_ones() > 1 || helps & !legal != 0).then(|| Verdict::new(Value::Loss, 2))
    }

    fn key(&self, node: Sides) -> Key {
        Key { cells: self.grid.smallest([node.own, node.other]).sets, rest: 0 }
    }

    fn plies_left(&self, node: Sides) -> u32 {
        empty(&self.grid, node).count_ones() + 1
    }

    fn moves(&self, node: Sides, found: &mut Vec<NextNode<Sides>>) {
        let (empty, legal) = (empty(&self.grid, node), self.legal(node));
        let captures = legal & last_liberties(&self.grid, node.other, empty);
        let helps = legal & last_liberties(&self.grid, node.own, empty);
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

    fn winners(&self, megabytes: usize) -> Option<Box<dyn WinnerSearch<Sides> + '_>> {
        (!self.counts_plies()).then(|| Box::new(Winners::new(&self.grid, megabytes)) as _)
    }

    fn move_text(&self, played: Play, _: bool) -> String {
        self.layout.geometry.name(Cell(played as u8)).to_string()
    }
}
