//! Boards of Rastros of every size up to 64 cells.

use ludoteca_rules::bitboard::Cells;

/// A board: file by file along each rank from the bottom, a bit for each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    files: u32,
    ranks: u32,
    around: [u64; 64],
    /// All cells but those of the first and the last file.
    inner: [u64; 2],
    /// On a square board the mirror image of each set of cells of the first rank.
    upright: [u64; 1 << Self::MOST],
}

impl Board {
    /// Fewer files or ranks leave nothing to play.
    pub const LEAST: u32 = 3;
    /// More do not fit into 64 bits.
    pub const MOST: u32 = 8;

    /// A board of so many files and ranks, 3 to 8 of each.
    #[must_use]
    pub fn new(files: u32, ranks: u32) -> Self {
        debug_assert!((Self::LEAST..=Self::MOST).contains(&files) && (Self::LEAST..=Self::MOST).contains(&ranks));
        let full = full(files * ranks);
        let first = (0..ranks).fold(0_u64, |cells, rank| cells | 1 << (rank * files));
        let inner = [full & !first, full & !(first << (files - 1))];
        let mut board = Self { files, ranks, around: [0; 64], inner, upright: [0; 1 << Self::MOST] };
        for cell in 0..files * ranks {
            board.around[cell as usize] = board.spread(1 << cell) & !(1 << cell);
        }
        if files == ranks {
            for (row, column) in (0..1 << ranks).zip(&mut board.upright) {
                *column = Cells(row).fold(0, |cells, cell| cells | 1 << (u32::from(cell.0) * files));
            }
        }
        board
    }

    /// Number of files.
    #[must_use]
    pub const fn files(&self) -> u32 {
        self.files
    }

    /// Number of ranks.
    #[must_use]
    pub const fn ranks(&self) -> u32 {
        self.ranks
    }

    /// Number of cells.
    #[must_use]
    pub const fn cells(&self) -> u32 {
        self.files * self.ranks
    }

    /// The bits of all cells.
    #[must_use]
    pub const fn full(&self) -> u64 {
        full(self.cells())
    }

    /// The homes of the first player, in the lower left corner, and of the second, in the upper right one.
    #[must_use]
    pub const fn homes(&self) -> [u32; 2] {
        [0, self.cells() - 1]
    }

    /// The cells around a cell.
    #[inline]
    #[must_use]
    pub const fn around(&self, cell: u32) -> u64 {
        self.around[cell as usize]
    }

    /// These cells and those around them.
    #[inline]
    #[must_use]
    pub const fn spread(&self, cells: u64) -> u64 {
        let row = cells | (cells & self.inner[1]) << 1 | (cells & self.inner[0]) >> 1;
        // With 64 cells a shift by 64 cannot occur, since a rank has 8 of them.
        (row | row << self.files | row >> self.files) & self.full()
    }

    /// The board seen by the other player: turned by half a turn.
    #[inline]
    #[must_use]
    pub const fn turned(&self, cells: u64) -> u64 {
        cells.reverse_bits() >> (64 - self.cells())
    }

    /// Where a cell lies on the board seen by the other player.
    #[inline]
    #[must_use]
    pub const fn turned_cell(&self, cell: u32) -> u32 {
        self.cells() - 1 - cell
    }

    /// Whether there are as many files as ranks.
    #[must_use]
    pub const fn is_square(&self) -> bool {
        self.files == self.ranks
    }

    /// A square board with files and ranks in each other's place; the homes stay where they are.
    #[inline]
    #[must_use]
    pub fn mirrored(&self, cells: u64) -> u64 {
        let row = |rank: u32| (cells >> (rank * self.files)) as usize & ((1 << self.files) - 1);
        (0..self.ranks).fold(0, |mirrored, rank| mirrored | self.upright[row(rank)] << rank)
    }

    /// Where a cell lies on the mirror image of a square board.
    #[inline]
    #[must_use]
    pub const fn mirrored_cell(&self, cell: u32) -> u32 {
        cell % self.files * self.files + cell / self.files
    }

    /// The free cells that the stone can come to, its own not among them. It goes on from no home.
    #[inline]
    #[must_use]
    pub fn reach(&self, free: u64, stone: u32) -> u64 {
        let [own, other] = self.homes();
        let (homes, own) = (1 << own | 1 << other, 1_u64 << stone);
        let mut reached = own;
        loop {
            let wider = self.spread(reached & !homes) & free | reached;
            if wider == reached {
                return reached & !own;
            }
            reached = wider;
        }
    }

    /// Pairs of neighbouring cells, as many as there are, among these cells and the stone's, which is not one of them.
    ///
    /// Where both players only go on as long as they can, whoever is to move wins exactly if every largest set of
    /// disjoint pairs covers the stone's cell (Fraenkel, Scheinerman and Ullman 1993); only then it has a partner here.
    /// The winner always goes to the partner of the cell to which the other one went.
    #[must_use]
    pub fn pairs(&self, cells: u64, stone: u32) -> Pairs<'_> {
        let mut pairs = Pairs { board: self, cells, partner: [NONE; 64] };
        pairs.pair_neighbours();
        for cell in Cells(cells) {
            if pairs.partner[cell.index()] == NONE {
                pairs.augment(cell.0);
            }
        }
        pairs.cells |= 1 << stone;
        pairs.augment(stone as u8);
        pairs
    }
}

const fn full(cells: u32) -> u64 {
    u64::MAX >> (64 - cells)
}

/// No cell.
const NONE: u8 = u8::MAX;

/// Disjoint pairs of neighbouring cells.
pub struct Pairs<'a> {
    board: &'a Board,
    cells: u64,
    partner: [u8; 64],
}

/// One search for a path on which pairs and other neighbours take turns, from a free cell to another (Edmonds 1965).
struct Path {
    /// From where an inner cell was reached.
    parent: [u8; 64],
    /// Cells of one odd circle stand for one cell.
    base: [u8; 64],
    /// Cells from which the path goes on to any neighbour.
    outer: u64,
    queue: Vec<u8>,
}

impl Pairs<'_> {
    /// The other cell of the pair of this one.
    #[must_use]
    pub fn partner(&self, cell: u32) -> Option<u32> {
        let partner = self.partner[cell as usize];
        (partner != NONE).then_some(partner.into())
    }

    /// Pairs whatever lies side by side.
    fn pair_neighbours(&mut self) {
        let mut free = self.cells;
        while free != 0 {
            let cell = free.trailing_zeros();
            free &= free - 1;
            let near = self.board.around(cell) & free;
            if near != 0 {
                let other = near.trailing_zeros();
                free &= !(1 << other);
                self.partner[cell as usize] = other as u8;
                self.partner[other as usize] = cell as u8;
            }
        }
    }

    /// Makes one pair more by a path from this free cell, if there is one.
    fn augment(&mut self, from: u8) -> bool {
        let mut path = Path {
            parent: [NONE; 64],
            base: std::array::from_fn(|cell| cell as u8),
            outer: 1 << from,
            queue: vec![from],
        };
        let mut next = 0;
        while let Some(here) = path.queue.get(next).copied() {
            next += 1;
            for there in Cells(self.board.around(here.into()) & self.cells) {
                let there = there.0;
                let partner = self.partner[usize::from(there)];
                let same = path.base[usize::from(here)] == path.base[usize::from(there)];
                if same || self.partner[usize::from(here)] == there {
                    continue;
                }
                if path.outer >> there & 1 == 1 {
                    self.close_circle(&mut path, here, there);
                } else if path.parent[usize::from(there)] == NONE {
                    path.parent[usize::from(there)] = here;
                    if partner == NONE {
                        self.exchange(&path, there);
                        return true;
                    }
                    path.reach(partner);
                }
            }
        }
        false
    }

    /// Both ends of an edge are outer, so the way back from them closes an odd circle, whose cells become one.
    fn close_circle(&self, path: &mut Path, one: u8, other: u8) {
        let mut on_way = 0_u64;
        let mut cell = path.base[usize::from(one)];
        loop {
            on_way |= 1 << cell;
            let partner = self.partner[usize::from(cell)];
            if partner == NONE {
                break;
            }
            cell = path.base[usize::from(path.parent[usize::from(partner)])];
        }
        let mut base = path.base[usize::from(other)];
        while on_way >> base & 1 == 0 {
            base = path.base[usize::from(path.parent[usize::from(self.partner[usize::from(base)])])];
        }
        let mut circle = 0_u64;
        for (start, first_child) in [(one, other), (other, one)] {
            let (mut cell, mut child) = (start, first_child);
            while path.base[usize::from(cell)] != base {
                let partner = self.partner[usize::from(cell)];
                circle |= 1 << path.base[usize::from(cell)] | 1 << path.base[usize::from(partner)];
                path.parent[usize::from(cell)] = child;
                child = partner;
                cell = path.parent[usize::from(partner)];
            }
        }
        for cell in Cells(self.cells) {
            if circle >> path.base[cell.index()] & 1 == 1 {
                path.base[cell.index()] = base;
                path.reach(cell.0);
            }
        }
    }

    /// Along the path back from its end, pairs and other neighbours exchange their roles.
    fn exchange(&mut self, path: &Path, end: u8) {
        let mut cell = end;
        while cell != NONE {
            let parent = path.parent[usize::from(cell)];
            let following = self.partner[usize::from(parent)];
            self.partner[usize::from(cell)] = parent;
            self.partner[usize::from(parent)] = cell;
            cell = following;
        }
    }
}

impl Path {
    /// From this cell the path goes on to any neighbour.
    fn reach(&mut self, cell: u8) {
        if self.outer >> cell & 1 == 0 {
            self.outer |= 1 << cell;
            self.queue.push(cell);
        }
    }
}
