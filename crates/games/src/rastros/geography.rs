//! Who wins Rastros when no home matters any more: then it is undirected vertex geography, and whoever is to move wins
//! exactly if every largest set of disjoint pairs of neighbouring cells covers the stone's cell (Fraenkel, Scheinerman
//! and Ullman 1993). The winner goes to the partner of the stone's cell, again and again.

use super::rules::{AROUND, CELLS, FILES, FULL, HOMES, Position};
use ludoteca_rules::Cell;
use ludoteca_rules::bitboard::{Cells, step};

/// These cells and those around them.
#[inline]
#[must_use]
pub const fn spread(cells: u64) -> u64 {
    let row = cells | step::<FILES>(cells, 1, 0) | step::<FILES>(cells, -1, 0);
    (row | row << FILES | row >> FILES) & FULL
}

/// All empty cells that the stone can reach, itself among them.
#[must_use]
pub fn reach(position: &Position) -> u64 {
    let empty = FULL & !position.trail();
    let mut reach = position.stone().bit();
    loop {
        let wider = spread(reach) & empty;
        if wider == reach {
            return reach;
        }
        reach = wider;
    }
}

/// Whether the side to move wins by the cells alone, and these cells, if a home is out of reach. Whoever wins by them
/// also wins with a home of his own among them, since only he gains by going there.
#[must_use]
pub fn decided(position: &Position) -> Option<(bool, u64)> {
    let mover = usize::from(position.mover().0);
    let (own, other) = (HOMES[mover].bit(), HOMES[1 - mover].bit());
    let reach = reach(position);
    if reach & own != 0 && reach & other != 0 {
        return None;
    }
    let cells = reach & !(own | other);
    let wins = mover_wins(cells, position.stone());
    let sure = reach & if wins { other } else { own } == 0;
    sure.then_some((wins, cells))
}

/// No cell.
const NONE: u8 = u8::MAX;

/// Whether the side to move wins on these cells, where it is only to go on as long as the other; the stone is on one of
/// them.
#[must_use]
pub fn mover_wins(cells: u64, stone: Cell) -> bool {
    let mut pairs = Pairs { cells: cells & !stone.bit(), partner: [NONE; CELLS] };
    pairs.pair_neighbours();
    // As many pairs as possible without the stone's cell; if its cell makes one more possible, none can do without it.
    for cell in Cells(pairs.cells) {
        if pairs.partner[cell.index()] == NONE {
            pairs.augment(cell);
        }
    }
    pairs.cells |= stone.bit();
    pairs.augment(stone)
}

/// Disjoint pairs of neighbouring cells.
struct Pairs {
    cells: u64,
    partner: [u8; CELLS],
}

/// One search for a path on which pairs and other neighbours take turns, from a free cell to another (Edmonds 1965).
struct Search {
    /// From where an inner cell was reached.
    parent: [u8; CELLS],
    /// Cells of one odd circle stand for one cell.
    base: [u8; CELLS],
    /// Cells from which the path goes on to any neighbour.
    outer: u64,
    queue: [u8; CELLS],
    queued: usize,
}

impl Pairs {
    /// Pairs whatever lies side by side.
    fn pair_neighbours(&mut self) {
        let mut free = self.cells;
        while free != 0 {
            let cell = free.trailing_zeros() as usize;
            free &= free - 1;
            let near = AROUND[cell] & free;
            if near != 0 {
                let other = near.trailing_zeros() as usize;
                free &= !(1 << other);
                self.partner[cell] = other as u8;
                self.partner[other] = cell as u8;
            }
        }
    }

    /// Makes one pair more by a path from this free cell, if there is one.
    fn augment(&mut self, from: Cell) -> bool {
        let mut search = Search {
            parent: [NONE; CELLS],
            base: std::array::from_fn(|cell| cell as u8),
            outer: from.bit(),
            queue: [0; CELLS],
            queued: 1,
        };
        search.queue[0] = from.0;
        let mut next = 0;
        while next < search.queued {
            let here = search.queue[next];
            next += 1;
            for there in Cells(AROUND[usize::from(here)] & self.cells) {
                let there = there.0;
                let partner = self.partner[usize::from(there)];
                if search.base[usize::from(here)] == search.base[usize::from(there)]
                    || self.partner[usize::from(here)] == there
                {
                    continue;
                }
                if search.outer >> there & 1 == 1 {
                    self.close_circle(&mut search, here, there, from.0);
                } else if search.parent[usize::from(there)] == NONE {
                    search.parent[usize::from(there)] = here;
                    if partner == NONE {
                        self.exchange(&search, there);
                        return true;
                    }
                    search.reach(partner);
                }
            }
        }
        false
    }

    /// Two outer cells are neighbours: all cells of the circle become outer.
    fn close_circle(&self, search: &mut Search, here: u8, there: u8, from: u8) {
        let base = self.common_base(search, here, there, from);
        let mut circle = 0;
        self.mark(search, here, base, there, &mut circle);
        self.mark(search, there, base, here, &mut circle);
        for cell in Cells(self.cells) {
            if circle >> search.base[cell.index()] & 1 == 1 {
                search.base[cell.index()] = base;
                if search.outer & cell.bit() == 0 {
                    search.reach(cell.0);
                }
            }
        }
    }

    /// The last base that the ways from the start to both cells have in common.
    fn common_base(&self, search: &Search, mut one: u8, mut other: u8, from: u8) -> u8 {
        let mut seen = 0_u64;
        loop {
            one = search.base[usize::from(one)];
            seen |= 1 << one;
            if one == from || self.partner[usize::from(one)] == NONE {
                break;
            }
            one = search.parent[usize::from(self.partner[usize::from(one)])];
        }
        loop {
            other = search.base[usize::from(other)];
            if seen >> other & 1 == 1 {
                return other;
            }
            other = search.parent[usize::from(self.partner[usize::from(other)])];
        }
    }

    /// Notes the bases on the way from a cell down to the base of the circle, and how to go round the other way.
    fn mark(&self, search: &mut Search, mut cell: u8, base: u8, mut child: u8, circle: &mut u64) {
        while search.base[usize::from(cell)] != base {
            let partner = self.partner[usize::from(cell)];
            *circle |= 1 << search.base[usize::from(cell)] | 1 << search.base[usize::from(partner)];
            search.parent[usize::from(cell)] = child;
            child = partner;
            cell = search.parent[usize::from(partner)];
        }
    }

    /// Exchanges pairs and others along the path that ends here.
    fn exchange(&mut self, search: &Search, end: u8) {
        let mut cell = end;
        while cell != NONE {
            let before = search.parent[usize::from(cell)];
            let next = self.partner[usize::from(before)];
            self.partner[usize::from(cell)] = before;
            self.partner[usize::from(before)] = cell;
            cell = next;
        }
    }
}

impl Search {
    fn reach(&mut self, cell: u8) {
        self.outer |= 1 << cell;
        self.queue[self.queued] = cell;
        self.queued += 1;
    }
}
