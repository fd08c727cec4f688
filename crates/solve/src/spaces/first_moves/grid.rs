//! A board of square cells: sets of cells as bits, a1 the lowest, then along the rank.

use ludoteca_rules::bitboard::Cells;
use std::ops::RangeInclusive;

/// A board of so many files and ranks.
#[derive(Clone, Debug)]
pub struct Grid {
    files: u32,
    ranks: u32,
    first_file: u64,
    last_file: u64,
    around: Vec<u64>,
    /// For each way to lay the board on itself but the first, where each cell comes to.
    images: Vec<Vec<u8>>,
}

impl Grid {
    /// No board has more files or ranks.
    pub const MOST: u32 = 8;

    /// The board of `files`x`ranks`; `None` if the text says none, or one whose files or ranks are not among these
    /// numbers, from 2 to 8.
    #[must_use]
    pub fn parse(text: &str, known: RangeInclusive<u32>) -> Option<Self> {
        let (files, ranks) = text.split_once('x')?;
        let number = |text: &str| known.clone().find(|number| number.to_string() == text);
        Some(Self::new(number(files)?, number(ranks)?))
    }

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
            (if way & 4 == 0 { rank * files + file } else { file * files + rank }) as u8
        };
        let file = |file: u32| (0..ranks).fold(0, |cells, rank| cells | 1 << (rank * files + file));
        Self {
            files,
            ranks,
            first_file: file(0),
            last_file: file(files - 1),
            around: around.collect(),
            images: (1..ways).map(|way| (0..cells).map(|cell| image(way, cell)).collect()).collect(),
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
        let beside = (cells & !self.last_file) << 1
            | (cells & !self.first_file) >> 1
            | cells >> self.files
            | cells << self.files;
        beside & self.all()
    }

    /// The same cells, files in reverse order.
    #[must_use]
    pub fn mirrored(&self, cells: u64) -> u64 {
        laid(cells, &self.images[0])
    }

    /// Two sets together in the lower left corner of a board of 8×8, turned and mirrored in the eight ways.
    #[must_use]
    pub fn forms(&self, sets: [u64; 2]) -> [[u64; 2]; 8] {
        let places =
            |cells: u64| Cells(cells).map(|cell| (u32::from(cell.0) % self.files, u32::from(cell.0) / self.files));
        let (mut least, mut most) = ((Self::MOST, Self::MOST), (0, 0));
        for (file, rank) in places(sets[0] | sets[1]) {
            least = (least.0.min(file), least.1.min(rank));
            most = (most.0.max(file), most.1.max(rank));
        }
        let mut forms = [[0; 2]; 8];
        for (set, cells) in sets.into_iter().enumerate() {
            for (file, rank) in places(cells) {
                for (way, form) in forms.iter_mut().enumerate() {
                    let file = if way & 1 == 0 { file - least.0 } else { most.0 - file };
                    let rank = if way & 2 == 0 { rank - least.1 } else { most.1 - rank };
                    form[set] |= 1 << if way & 4 == 0 { rank * Self::MOST + file } else { file * Self::MOST + rank };
                }
            }
        }
        forms
    }

    /// Of all images of two sets, the board laid on itself, the smallest.
    #[must_use]
    pub fn smallest(&self, sets: [u64; 2]) -> [u64; 2] {
        let image = |image: &Vec<u8>| sets.map(|cells| laid(cells, image));
        self.images.iter().map(image).fold(sets, Ord::min)
    }
}

/// Each cell of a set where it comes to.
fn laid(mut cells: u64, image: &[u8]) -> u64 {
    let mut laid = 0;
    while cells != 0 {
        laid |= 1 << image[cells.trailing_zeros() as usize];
        cells &= cells - 1;
    }
    laid
}
