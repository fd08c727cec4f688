//! Positions of Gatos & Cães as sums of parts that have no influence on each other, and bounds of what small parts are
//! worth.
//!
//! A part is worth at least a number of turns in hand if whoever moves first against it, with one turn more, loses; so
//! games with it and a number of turns say between which numbers it lies (J. H. Conway, *On Numbers and Games*, 1976).
//! Each number is tried alone and together with a single cell on which both sides may place, the game `*` of that book:
//! two such cells are worth nothing.

use super::grid::Grid;
use ludoteca_rules::bitboard::Cells;
use std::collections::HashMap;
use std::rc::Rc;

/// Where each side may still place, seen by whoever is to move, once both have placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Where whoever is to move may place, without turns in hand.
    pub own: u64,
    /// The same for the other side.
    pub other: u64,
    /// How many turns more in hand than the other side has.
    pub lead: i8,
}

impl Open {
    /// Takes the turns in hand out of both sets.
    #[must_use]
    pub fn counted(self, grid: &Grid) -> Self {
        let Self { own, other, lead } = self;
        let own_in_hand = own & !other & !grid.beside(other);
        let other_in_hand = other & !own & !grid.beside(own);
        let more = own_in_hand.count_ones() as i8 - other_in_hand.count_ones() as i8;
        Self { own: own & !own_in_hand, other: other & !other_in_hand, lead: lead + more }
    }

    /// What is open after whoever is to move has placed on a cell, seen by the other side.
    #[must_use]
    pub fn after(self, grid: &Grid, cell: u32) -> Self {
        let here = 1_u64 << cell;
        Self { own: self.other & !here & !grid.around(cell), other: self.own & !here, lead: -self.lead }.counted(grid)
    }

    /// What is open after whoever is to move has used up a turn in hand, seen by the other side.
    #[must_use]
    pub const fn after_waiting(self) -> Self {
        Self { own: self.other, other: self.own, lead: 1 - self.lead }
    }
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

impl Part {
    fn of(grid: &Grid, open: Open, cell: u64) -> Self {
        let (mut own, mut other) = (open.own & cell, open.other & cell);
        loop {
            let wider_own = own | (grid.beside(other) | other) & open.own;
            let wider_other = other | (grid.beside(own) | own) & open.other;
            if (wider_own, wider_other) == (own, other) {
                break;
            }
            (own, other) = (wider_own, wider_other);
        }
        let forms = grid.forms([own, other]);
        let negative = |[own, other]: [u64; 2]| [other, own];
        Self {
            own,
            other,
            form: forms.iter().copied().min().unwrap_or_default(),
            negative: forms.iter().copied().map(negative).min().unwrap_or_default(),
        }
    }

    const fn cells(&self) -> u32 {
        (self.own | self.other).count_ones()
    }
}

/// Of parts with a single cell at most one is left; the others have two cells or more.
const MOST: usize = 33;

/// The parts of a position, without those that are worth nothing together.
struct Parts {
    list: [Part; MOST],
    count: usize,
}

impl Parts {
    fn of(grid: &Grid, open: Open) -> Self {
        let (mut list, mut count) = ([Part::default(); MOST], 0);
        let mut rest = open.own | open.other;
        while rest != 0 {
            let part = Part::of(grid, open, rest & rest.wrapping_neg());
            rest &= !(part.own | part.other);
            if let Some(place) = list[..count].iter().position(|known| known.form == part.negative) {
                count -= 1;
                list[place] = list[count];
            } else {
                list[count] = part;
                count += 1;
            }
        }
        Self { list, count }
    }

    fn all(&self) -> &[Part] {
        &self.list[..self.count]
    }

    /// What is open in them.
    fn open(&self, lead: i8) -> Open {
        let all = |of: fn(&Part) -> u64| self.all().iter().fold(0, |all, part| all | of(part));
        Open { own: all(|part| part.own), other: all(|part| part.other), lead }
    }

    /// 128 bits that tell sums of parts apart, in whatever order.
    fn print(&self) -> [u64; 2] {
        self.all().iter().fold([0; 2], |[first, second]: [u64; 2], part| {
            let [one, two] = fingerprint(part.form);
            [first.wrapping_add(one), second.wrapping_add(two)]
        })
    }
}

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

/// Between which numbers of turns in hand a part lies for whoever is to move; each alone, and with a `*`.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// It is worth at least this.
    least: [i32; 2],
    /// It is not worth as little as this, or less.
    above: [i32; 2],
    /// It is worth at most this.
    most: [i32; 2],
}

impl Bounds {
    /// What the number of cells says: the other side places on all of its cells at most, and one placing takes one of
    /// them at least.
    fn of_count(part: &Part) -> Self {
        let (own, other) = (part.own.count_ones() as i32, part.other.count_ones() as i32);
        Self { least: [-other, -other - 1], above: [1 - other, -other], most: [own, own + 1] }
    }
}

/// What is known of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What is open, without parts that are worth nothing together.
    pub open: Open,
    /// 128 bits that tell it apart.
    pub print: [u64; 2],
    /// Whether whoever is to move wins, if the bounds say so.
    pub wins: Option<bool>,
}

/// What is known of small parts.
pub struct Worths {
    /// The board in whose lower left corner forms lie.
    corner: Rc<Grid>,
    /// Of a form, the largest number of turns that whoever is to move beats in it, alone and with a `*`.
    beaten: HashMap<[u64; 2], [i8; 2]>,
    won: HashMap<([u64; 2], i8), bool>,
}

impl Default for Worths {
    fn default() -> Self {
        Self { corner: Rc::new(Grid::new(8, 8)), beaten: HashMap::new(), won: HashMap::new() }
    }
}

impl Worths {
    /// Parts with more cells are too dear to be looked at by themselves.
    const MOST_CELLS: u32 = 11;
    /// So many positions and so many parts are kept; then it begins anew.
    const MOST_KEPT: usize = 1 << 18;
    /// They take no more than this.
    pub const MEGABYTES: usize = 32;

    /// Looks at a position as a sum.
    #[must_use]
    pub fn sum(&mut self, grid: &Grid, open: Open) -> Sum {
        self.sum_below(grid, open, Self::MOST_CELLS + 1)
    }

    /// The same with bounds of parts with fewer cells than that.
    fn sum_below(&mut self, grid: &Grid, open: Open, cells: u32) -> Sum {
        let parts = Parts::of(grid, open);
        let wins = self.decided(parts.all(), open.lead.into(), cells);
        Sum { open: parts.open(open.lead), print: parts.print(), wins }
    }

    /// Whether whoever is to move wins, as far as the bounds of the parts say.
    fn decided(&mut self, parts: &[Part], lead: i32, cells: u32) -> Option<bool> {
        // The best sums with an even number of `*` and with an odd one.
        const NONE: i32 = -1000;
        let (mut least, mut above, mut most) = ([lead, NONE], [NONE; 2], [lead, -NONE]);
        for part in parts {
            let bounds = if part.cells() < cells { self.bounds(part) } else { Bounds::of_count(part) };
            let sums = |one: [i32; 2], other: [i32; 2]| {
                [(one[0] + other[0], one[1] + other[1]), (one[0] + other[1], one[1] + other[0])]
            };
            let greater = |one, other| sums(one, other).map(|(first, second): (i32, i32)| first.max(second));
            let (with, without) = (greater(least, bounds.above), greater(above, bounds.least));
            above = [with[0].max(without[0]), with[1].max(without[1])];
            least = greater(least, bounds.least);
            most = sums(most, bounds.most).map(|(first, second)| first.min(second));
        }
        // Whoever is to move beats 0, or what is more than 0, or is worth `*` at least.
        let wins = above[0] >= 0 || above[1] > 0 || least[0] > 0 || least[1] >= 0;
        let loses = most[0] <= 0 || most[1] < 0;
        if wins {
            Some(true)
        } else if loses {
            Some(false)
        } else {
            None
        }
    }

    fn bounds(&mut self, part: &Part) -> Bounds {
        let above = self.beaten(part.form).map(i32::from);
        let negative = self.beaten(part.negative).map(i32::from);
        Bounds { least: negative.map(|beaten| -beaten - 1), above, most: above.map(|beaten| beaten + 1) }
    }

    fn beaten(&mut self, form: [u64; 2]) -> [i8; 2] {
        if let Some(beaten) = self.beaten.get(&form) {
            return *beaten;
        }
        let [own, other] = form;
        let cells = (own | other).count_ones();
        let most = own.count_ones() as i8;
        let beaten = [0, 1].map(|stars: u64| {
            // The upper right cell is not beside so small a part in the lower left corner.
            let star = stars << 63;
            let mut turns = most + 1;
            while !self.wins(Open { own: own | star, other: other | star, lead: -turns }, cells) {
                turns -= 1;
            }
            turns
        });
        if self.beaten.len() >= Self::MOST_KEPT {
            self.beaten.clear();
        }
        self.beaten.insert(form, beaten);
        beaten
    }

    /// Whether whoever is to move wins, by a search with bounds of parts with fewer cells than that.
    fn wins(&mut self, open: Open, cells: u32) -> bool {
        let grid = Rc::clone(&self.corner);
        let Sum { open, print, wins } = self.sum_below(&grid, open, cells);
        if let Some(wins) = wins.or_else(|| self.won.get(&(print, open.lead)).copied()) {
            return wins;
        }
        let places = Cells(open.own).map(|cell| open.after(&grid, u32::from(cell.0)));
        let waits = (open.lead > 0).then(|| open.after_waiting());
        let wins = places.chain(waits).any(|after| !self.wins(after, cells));
        if self.won.len() >= Self::MOST_KEPT {
            self.won.clear();
        }
        self.won.insert((print, open.lead), wins);
        wins
    }
}
