//! A board of square cells: sets of cells as bits, a1 the lowest, then along the rank.

use ludoteca_rules::Geometry;
use ludoteca_rules::bitboard::Cells;

/// The pieces of two sides, seen by whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Those of whoever is to move.
    pub own: u64,
    /// Those of the other side.
    pub other: u64,
}

/// A board of so many files and ranks.
#[derive(Clone, Debug)]
pub struct Grid {
    files: u32,
    ranks: u32,
    first_file: u64,
    last_file: u64,
    around: Vec<u64>,
    /// For each way to lay the board on itself, where every set of the first six cells comes to, of the next six, …
    images: Vec<Vec<[u64; 1 << SIXTH]>>,
}

/// Cells that are laid together.
const SIXTH: usize = 6;

/// A way to lay a board on itself; the first one leaves it as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way(u8);

impl Way {
    /// The way back. Two are quarter turns; all others are their own.
    #[must_use]
    pub const fn back(self) -> Self {
        match self.0 {
            5 => Self(6),
            6 => Self(5),
            _ => self,
        }
    }
}

/// Two sets of cells on a board that is laid on itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The sets.
    pub sets: [u64; 2],
    /// How they came to lie there.
    pub way: Way,
}

impl Grid {
    /// No board has more files or ranks.
    pub const MOST: u32 = 8;

    /// A board of so many files and ranks, from 2 to 8.
    #[must_use]
    pub fn new(files: u32, ranks: u32) -> Self {
        let cells = files * ranks;
        let around = (0..cells).map(|cell| {
            let (file, rank) = (cell % files, cell / files);
            let mut around = 0;
            if file > 0 {
                around |= 1_u64 << (cell - 1);
            }
            if file + 1 < files {
                around |= 1 << (cell + 1);
            }
            if rank > 0 {
                around |= 1 << (cell - files);
            }
            if rank + 1 < ranks {
                around |= 1 << (cell + files);
            }
            around
        });
        let ways = if files == ranks { 8 } else { 4 };
        let image = |way: u32, cell: u32| {
            let (file, rank) = (cell % files, cell / files);
            let file = if way & 1 == 0 { file } else { files - 1 - file };
            let rank = if way & 2 == 0 { rank } else { ranks - 1 - rank };
            if way & 4 == 0 { rank * files + file } else { file * files + rank }
        };
        let sixth = |way: u32, first: u32| {
            std::array::from_fn(|set| {
                let within = Cells(set as u64).map(|cell| first + u32::from(cell.0)).filter(|cell| *cell < cells);
                within.fold(0, |laid, cell| laid | 1 << image(way, cell))
            })
        };
        let sixths = |way: u32| (0..cells).step_by(SIXTH).map(|first| sixth(way, first)).collect();
        let file = |file: u32| (0..ranks).fold(0, |cells, rank| cells | 1 << (rank * files + file));
        Self {
            files,
            ranks,
            first_file: file(0),
            last_file: file(files - 1),
            around: around.collect(),
            images: (0..ways).map(sixths).collect(),
        }
    }

    /// How many files.
    #[must_use]
    pub const fn files(&self) -> u32 {
        self.files
    }

    /// How many ranks.
    #[must_use]
    pub const fn ranks(&self) -> u32 {
        self.ranks
    }

    /// The board as positions are written on it.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        Geometry::square(self.files as u8, self.ranks as u8)
    }

    /// All cells.
    #[must_use]
    pub const fn all(&self) -> u64 {
        u64::MAX >> (64 - self.files * self.ranks)
    }

    /// A rank, from 0.
    #[must_use]
    pub const fn rank(&self, rank: u32) -> u64 {
        (u64::MAX >> (64 - self.files)) << (rank * self.files)
    }

    /// The cells beside a cell, orthogonally.
    #[must_use]
    pub fn around(&self, cell: u32) -> u64 {
        self.around[cell as usize]
    }

    /// The cells beside any of these.
    #[must_use]
    pub fn beside(&self, cells: u64) -> u64 {
        (self.sideways(cells) | cells >> self.files | cells << self.files) & self.all()
    }

    /// The cells beside any of these in their own ranks.
    #[must_use]
    pub const fn sideways(&self, cells: u64) -> u64 {
        (cells & !self.last_file) << 1 | (cells & !self.first_file) >> 1
    }

    /// The same cells, files in reverse order.
    #[must_use]
    pub fn mirrored(&self, cells: u64) -> u64 {
        (0..self.files).fold(0, |all, file| all | (cells >> file & self.first_file) << (self.files - 1 - file))
    }

    /// Of all images of two sets, the board laid on itself, the smallest, and how it is laid.
    #[must_use]
    pub fn smallest(&self, sets: [u64; 2]) -> Laid {
        let mut smallest = Laid { sets, way: Way(0) };
        for way in (1..self.images.len() as u8).map(Way) {
            let first = self.laid(sets[0], way);
            if first <= smallest.sets[0] {
                let sets = [first, self.laid(sets[1], way)];
                if sets < smallest.sets {
                    smallest = Laid { sets, way };
                }
            }
        }
        smallest
    }

    /// Each cell of a set where it comes to.
    #[inline]
    #[must_use]
    pub fn laid(&self, cells: u64, way: Way) -> u64 {
        let sixths = self.images[usize::from(way.0)].iter().enumerate();
        sixths.fold(0, |laid, (at, image)| laid | image[(cells >> (SIXTH * at)) as usize & ((1 << SIXTH) - 1)])
    }

    /// Two sets, of which one has a cell at least, together in the lower left corner of a board of 8×8, turned and
    /// mirrored in the eight ways.
    #[must_use]
    pub fn forms(&self, sets: [u64; 2]) -> [[u64; 2]; 8] {
        let sets = sets.map(|cells| self.widened(cells));
        let all = sets[0] | sets[1];
        let files = [32, 16, 8].into_iter().fold(all, |files, shift| files | files >> shift) & 0xFF;
        let (left, width) = (files.trailing_zeros(), u64::BITS - files.leading_zeros() - files.trailing_zeros());
        let (bottom, top) = (all.trailing_zeros() / 8, (63 - all.leading_zeros()) / 8);
        let height = top - bottom + 1;
        let plain = sets.map(|cells| cells >> (bottom * 8 + left));
        let mirrored = |cells: u64| cells.reverse_bits().swap_bytes() >> (8 - width);
        let flipped = |cells: u64| cells.swap_bytes() >> (8 * (8 - height));
        let four = [plain, plain.map(mirrored), plain.map(flipped), plain.map(mirrored).map(flipped)];
        let [one, two, three, last] = four;
        let [five, six, seven, eight] = four.map(|sets| sets.map(transposed));
        [one, two, three, last, five, six, seven, eight]
    }

    /// The same cells on a board of eight files.
    fn widened(&self, cells: u64) -> u64 {
        if self.files == Self::MOST {
            return cells;
        }
        let rank = |rank: u32| (cells & self.rank(rank)) >> (rank * self.files) << (rank * Self::MOST);
        (0..self.ranks).fold(0, |all, number| all | rank(number))
    }
}

/// Files and ranks of a board of 8×8 in each other's place.
const fn transposed(cells: u64) -> u64 {
    let swap = (cells ^ cells >> 7) & 0x00AA_00AA_00AA_00AA;
    let cells = cells ^ swap ^ swap << 7;
    let swap = (cells ^ cells >> 14) & 0x0000_CCCC_0000_CCCC;
    let cells = cells ^ swap ^ swap << 14;
    let swap = (cells ^ cells >> 28) & 0x0000_0000_F0F0_F0F0;
    cells ^ swap ^ swap << 28
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_leads_back_and_images_are_one() {
        for grid in [Grid::new(5, 4), Grid::new(6, 6), Grid::new(8, 8)] {
            let sets = [0b1011 | 1 << (grid.files() + 2), 1 << grid.files()];
            for way in (0..grid.images.len() as u8).map(Way) {
                let laid = sets.map(|cells| grid.laid(cells, way));
                assert_eq!(laid.map(|cells| grid.laid(cells, way.back())), sets, "{way:?}");
                assert_eq!(grid.smallest(laid).sets, grid.smallest(sets).sets, "{way:?}");
            }
        }
    }

    #[test]
    fn a_form_is_the_same_however_cells_lie() {
        // A part like an L and a part of it.
        let grid = Grid::new(7, 6);
        let cells = |places: &[(u32, u32)]| places.iter().fold(0, |set, (file, rank)| set | 1 << (rank * 7 + file));
        let forms = |places: [(u32, u32); 4]| grid.forms([cells(&places), cells(&places[..1])]);
        let one = forms([(2, 1), (2, 2), (2, 3), (3, 1)]);
        assert_eq!(one[0], [0b11 | 1 << 8 | 1 << 16, 1]);
        for other in [
            forms([(5, 5), (5, 4), (5, 3), (4, 5)]),
            forms([(0, 0), (1, 0), (2, 0), (0, 1)]),
            forms([(6, 2), (5, 2), (4, 2), (6, 3)]),
        ] {
            assert_eq!(one.iter().min(), other.iter().min());
        }
        let unlike = forms([(2, 2), (2, 1), (2, 3), (3, 1)]);
        assert_ne!(one.iter().min(), unlike.iter().min());
    }
}
