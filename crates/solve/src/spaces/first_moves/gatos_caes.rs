//! Gatos & Cães on boards of other sizes. The central zone is where all middle files and ranks cross: one cell, two, or
//! four as on the game's own board. Animals never run out.
//!
//! What matters of a position are the cells on which each side may still place. They fall into parts that have no
//! influence on each other; two parts of which one is the other with the sides exchanged are worth nothing together,
//! wherever they lie and however they are turned, and so are a turn in hand of one side and one of the other: a cell on
//! which one side alone may place and beside which the other may not. One's own turns in hand are used up last (J. H.
//! Conway, *On Numbers and Games*, 1976).

use super::Opening;
use super::grid::Grid;
use super::search::{Board, Key, NextNode, Play};
use ludoteca_games::gatos_caes::GatosCaes as Game;
use ludoteca_games::gatos_caes::rules::Animal;
use ludoteca_games::gatos_caes::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing, Geometry};
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

/// Where each side may still place, seen by whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Where whoever is to move may place, without turns in hand.
    own: u64,
    /// The same for the other side.
    other: u64,
    /// How many turns more in hand than the other side has.
    lead: i8,
    placed: Placed,
    /// The fingerprint of the parts.
    print: [u64; 2],
}

/// Cells that have no influence on others, and none from them.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    own: u64,
    other: u64,
    /// The same cells in the lower left corner, turned so that the two sets are smallest.
    form: [u64; 2],
    /// The form with the sides exchanged.
    negative: [u64; 2],
}

/// To use up a turn in hand.
const IN_HAND: Play = 64;

/// The middle one of so many, or the middle two.
fn middle(number: u32) -> std::ops::RangeInclusive<u32> {
    (number - 1) / 2..=number / 2
}

/// 128 bits that tell the forms of parts apart, though not their order in a sum.
fn fingerprint([own, other]: [u64; 2]) -> [u64; 2] {
    let mixed = |seed: u64| {
        let mut mixed = own.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed;
        for part in [other, own.rotate_left(32)] {
            mixed = (mixed ^ mixed >> 32 ^ part).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        }
        (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ mixed >> 32
    };
    [mixed(0x2545_F491_4F6C_DD1D), mixed(0x5851_F42D_4C95_7F2D)]
}

impl GatosCaes {
    /// A board.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let zone = middle(grid.ranks()).flat_map(|rank| middle(grid.files()).map(move |file| (file, rank)));
        let zone = zone.fold(0, |zone, (file, rank)| zone | 1 << (rank * grid.files() + file));
        let geometry = Geometry::square(grid.files() as u8, grid.ranks() as u8);
        Self { grid, zone, layout: Layout { geometry, ..<Game as Editing>::LAYOUT } }
    }

    /// The cells of the central zone.
    #[must_use]
    pub const fn zone(&self) -> u64 {
        self.zone
    }

    /// The node in which whoever is to move may place on `own` and the other side on `other`, once both have placed.
    #[must_use]
    pub fn node(&self, own: u64, other: u64) -> Node {
        self.counted(Node { own, other, lead: 0, placed: Placed::Both, print: [0; 2] })
    }

    /// Takes the turns in hand out of both sets.
    fn counted(&self, node: Node) -> Node {
        let Node { own, other, .. } = node;
        let own_in_hand = own & !other & !self.grid.beside(other);
        let other_in_hand = other & !own & !self.grid.beside(own);
        let lead = own_in_hand.count_ones() as i8 - other_in_hand.count_ones() as i8;
        Node { own: own & !own_in_hand, other: other & !other_in_hand, lead: node.lead + lead, ..node }
    }

    /// The node after an animal is placed on a cell, seen by the other side.
    fn after(&self, node: Node, cell: u32) -> Node {
        let here = 1_u64 << cell;
        let (own, other) = (node.own & !here, node.other & !here & !self.grid.around(cell));
        let placed = if node.placed == Placed::Nobody { Placed::Cats } else { Placed::Both };
        let after = Node { own: other, other: own, lead: -node.lead, placed, print: [0; 2] };
        // Until both have placed, it matters where.
        if placed == Placed::Both { self.counted(after) } else { after }
    }

    /// The part that these cells belong to.
    fn part(&self, node: Node, cell: u64) -> Part {
        let (mut own, mut other) = (node.own & cell, node.other & cell);
        loop {
            let wider_own = own | (self.grid.beside(other) | other) & node.own;
            let wider_other = other | (self.grid.beside(own) | own) & node.other;
            if (wider_own, wider_other) == (own, other) {
                break;
            }
            (own, other) = (wider_own, wider_other);
        }
        let forms = self.grid.forms([own, other]);
        let negative = |[own, other]: [u64; 2]| [other, own];
        Part {
            own,
            other,
            form: forms.iter().copied().min().unwrap_or_default(),
            negative: forms.iter().copied().map(negative).min().unwrap_or_default(),
        }
    }

    /// Where whoever is to move may place now.
    const fn open(&self, node: Node) -> u64 {
        match node.placed {
            Placed::Nobody => node.own & self.zone,
            Placed::Cats => node.own & !self.zone,
            Placed::Both => node.own,
        }
    }
}

impl Board for GatosCaes {
    type Node = Node;

    fn counts_plies(&self) -> bool {
        false
    }

    fn settled(&self, node: Node) -> Option<Verdict> {
        let value = |value| Some(Verdict::new(value, 0));
        if node.placed != Placed::Both {
            return if self.open(node) == 0 { value(Value::Loss) } else { None };
        }
        let (own, other) = (node.own.count_ones() as i32, node.other.count_ones() as i32);
        let lead = i32::from(node.lead);
        if lead > other {
            value(Value::Win)
        } else if lead + own <= 0 {
            value(Value::Loss)
        } else {
            None
        }
    }

    /// Without parts that are worth nothing together.
    fn reduced(&self, node: Node) -> Node {
        if node.placed != Placed::Both {
            let print = self.grid.smallest([node.own, node.other]);
            return Node { print, ..node };
        }
        let mut parts = [Part::default(); 64];
        let (mut count, mut rest) = (0, node.own | node.other);
        while rest != 0 {
            let part = self.part(node, rest & rest.wrapping_neg());
            rest &= !(part.own | part.other);
            if let Some(place) = parts[..count].iter().position(|known| known.form == part.negative) {
                count -= 1;
                parts[place] = parts[count];
            } else {
                parts[count] = part;
                count += 1;
            }
        }
        let parts = &parts[..count];
        let all = |of: fn(&Part) -> u64| parts.iter().fold(0, |all, part| all | of(part));
        // The order of the parts does not matter.
        let print = parts.iter().fold([0; 2], |[first, second]: [u64; 2], part| {
            let [one, two] = fingerprint(part.form);
            [first.wrapping_add(one), second.wrapping_add(two)]
        });
        Node { own: all(|part| part.own), other: all(|part| part.other), print, ..node }
    }

    fn key(&self, node: Node) -> Key {
        Key { cells: node.print, rest: node.lead as u8 }
    }

    fn plies_left(&self, node: Node) -> u32 {
        (node.own | node.other).count_ones() + u32::from(node.lead.unsigned_abs())
    }

    fn moves(&self, node: Node, found: &mut Vec<NextNode<Node>>) {
        for cell in Cells(self.open(node)) {
            let after = self.after(node, u32::from(cell.0));
            // The fewer cells the other side has left, and the more are one's own.
            let order = after.own.count_ones() as i32 - after.other.count_ones() as i32 + 2 * i32::from(after.lead);
            found.push(NextNode { order, played: cell.0.into(), after });
        }
        if node.placed == Placed::Both && node.lead > 0 {
            let after = Node { own: node.other, other: node.own, lead: 1 - node.lead, ..node };
            found.push(NextNode { order: i32::MAX, played: IN_HAND, after });
        }
    }
}

impl Opening for GatosCaes {
    fn layout(&self) -> Layout {
        self.layout
    }

    fn start(&self) -> Node {
        Node { own: self.grid.all(), other: self.grid.all(), lead: 0, placed: Placed::Nobody, print: [0; 2] }
    }

    fn setup(&self, first: Option<Play>) -> Setup {
        let on = |cell: Cell| (first == Some(cell.0.into())).then(|| piece(Animal::ALL[0]));
        self.layout.setup(on, [Field::Choice(u8::from(first.is_some()))])
    }

    fn move_text(&self, played: Play, _: bool) -> String {
        self.layout.geometry.name(Cell(played as u8)).to_string()
    }
}
