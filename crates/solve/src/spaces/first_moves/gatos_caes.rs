//! Gatos & Cães on boards of other sizes. The central zone is where all middle files and ranks cross: one cell, two, or
//! four as on the game's own board. Animals never run out.
//!
//! What matters of a position are the cells on which each side may still place. They fall into parts that have no
//! influence on each other; two parts of which one is the other with the sides exchanged are worth nothing together,
//! wherever they lie and however they are turned, and so are a turn in hand of one side and one of the other: a cell on
//! which one side alone may place and beside which the other may not. One's own turns in hand are used up last. See
//! [`parts`](super::parts).

use super::Opening;
use super::board::{Board, Key, NextNode, Play};
use super::grid::Grid;
use super::parts::{Open, Worths};
use ludoteca_games::gatos_caes::GatosCaes as Game;
use ludoteca_games::gatos_caes::rules::Animal;
use ludoteca_games::gatos_caes::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing};
use ludoteca_tablebase::{Value, Verdict};

/// A board.
pub struct GatosCaes {
    grid: Grid,
    zone: u64,
    layout: Layout,
}

/// Who has placed already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placed {
    Nobody,
    Cats,
    Both,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// What is open; before both have placed, nothing counts as a turn in hand.
    open: Open,
    placed: Placed,
    /// What tells a reduced node apart.
    print: [u64; 2],
    /// Whether whoever is to move wins, where that is known of a reduced node.
    wins: Option<bool>,
}

impl Node {
    const fn new(open: Open, placed: Placed) -> Self {
        Self { open, placed, print: [0; 2], wins: None }
    }
}

/// To use up a turn in hand.
const IN_HAND: Play = 64;

/// The middle one of so many, or the middle two.
fn middle(number: u32) -> std::ops::RangeInclusive<u32> {
    (number - 1) / 2..=number / 2
}

impl GatosCaes {
    /// A board.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let zone = middle(grid.ranks()).flat_map(|rank| middle(grid.files()).map(move |file| (file, rank)));
        let zone = zone.fold(0, |zone, (file, rank)| zone | 1 << (rank * grid.files() + file));
        let layout = Layout { geometry: grid.geometry(), ..<Game as Editing>::LAYOUT };
        Self { grid, zone, layout }
    }

    /// The node in which whoever is to move may place on `own` and the other side on `other`, once both have placed.
    #[must_use]
    pub fn node(&self, own: u64, other: u64) -> Node {
        Node::new(Open { own, other, lead: 0 }.counted(&self.grid), Placed::Both)
    }

    /// The node after an animal is placed on a cell, seen by the other side.
    fn after(&self, Node { open, placed, .. }: Node, cell: u32) -> Node {
        if placed != Placed::Nobody {
            return Node::new(open.after(&self.grid, cell), Placed::Both);
        }
        let here = 1 << cell;
        let after = Open { own: open.other & !here & !self.grid.around(cell), other: open.own & !here, lead: 0 };
        Node::new(after, Placed::Cats)
    }

    /// Where whoever is to move may place now.
    const fn places(&self, Node { open, placed, .. }: Node) -> u64 {
        match placed {
            Placed::Nobody => open.own & self.zone,
            Placed::Cats => open.own & !self.zone,
            Placed::Both => open.own,
        }
    }
}

impl Board for GatosCaes {
    type Node = Node;
    type Memo = Worths;
    const MEMO_MEGABYTES: usize = Worths::MEGABYTES;

    fn counts_plies(&self) -> bool {
        false
    }

    fn settled(&self, node: Node) -> Option<Verdict> {
        let stuck = (node.placed != Placed::Both && self.places(node) == 0).then_some(false);
        let value = |wins| if wins { Value::Win } else { Value::Loss };
        node.wins.or(stuck).map(|wins| Verdict::new(value(wins), 0))
    }

    fn reduced(&self, worths: &mut Worths, node: Node) -> Node {
        if node.placed != Placed::Both {
            return Node { print: self.grid.smallest([node.open.own, node.open.other]).sets, ..node };
        }
        let sum = worths.sum(&self.grid, node.open);
        Node { open: sum.open, print: sum.print, wins: sum.wins, ..node }
    }

    fn key(&self, node: Node) -> Key {
        Key { cells: node.print, rest: node.open.lead as u8 }
    }

    fn plies_left(&self, Node { open, .. }: Node) -> u32 {
        (open.own | open.other).count_ones() + u32::from(open.lead.unsigned_abs())
    }

    fn moves(&self, node: Node, found: &mut Vec<NextNode<Node>>) {
        for cell in Cells(self.places(node)) {
            let after = self.after(node, u32::from(cell.0));
            // The fewer cells the other side has left, and the more are one's own.
            let Open { own, other, lead } = after.open;
            let order = own.count_ones() as i32 - other.count_ones() as i32 + 2 * i32::from(lead);
            found.push(NextNode { order, played: cell.0.into(), after });
        }
        if node.placed == Placed::Both && node.open.lead > 0 {
            let after = Node::new(node.open.after_waiting(), Placed::Both);
            found.push(NextNode { order: i32::MAX, played: IN_HAND, after });
        }
    }
}

impl Opening for GatosCaes {
    fn layout(&self) -> Layout {
        self.layout
    }

    fn start(&self) -> Node {
        Node::new(Open { own: self.grid.all(), other: self.grid.all(), lead: 0 }, Placed::Nobody)
    }

    fn setup(&self, first: Option<Play>) -> Setup {
        let on = |cell: Cell| (first == Some(cell.0.into())).then(|| piece(Animal::ALL[0]));
        self.layout.setup(on, [Field::Choice(u8::from(first.is_some()))])
    }

    fn move_text(&self, played: Play, _: bool) -> String {
        self.layout.geometry.name(Cell(played as u8)).to_string()
    }
}
