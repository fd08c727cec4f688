//! Boards as data: cells, their names, and where they lie.
//!
//! A [`Cell`] is an index. [`square`] boards count file by file along each rank from the bottom; [`hexagon`] boards count
//! row by row from the bottom. Positions in space are whole half-cells, so that the rules need no floats.
//!
//! Depends on no other module. Start with [`Geometry`].

mod cell;
pub mod hexagon;
pub mod square;

pub use cell::{Cell, CellName};

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Geometry {
    /// Files and ranks.
    Square {
        /// Number of files, at most 26.
        files: u8,
        /// Number of ranks.
        ranks: u8,
    },
    /// A hexagon of hexagons.
    Hexagon {
        /// Cells along one side.
        side: u8,
    },
}

/// The centre of a cell relative to the centre of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// To the right as the first player sees it, in half cell widths.
    pub right: i16,
    /// Away from the first player, in half rows. A row of a square board is one cell deep, of a hexagon √3/2 of one.
    pub away: i16,
}

impl Geometry {
    /// Number of cells.
    #[must_use]
    pub const fn cells(self) -> usize {
        match self {
            Self::Square { files, ranks } => files as usize * ranks as usize,
            Self::Hexagon { side } => hexagon::cells(side),
        }
    }

    /// Every cell, in index order.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.cells()).map(|index| Cell(index as u8))
    }

    /// Number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        match self {
            Self::Square { ranks, .. } => ranks,
            Self::Hexagon { side } => 2 * side - 1,
        }
    }

    /// Number of cells in a row, counted from the bottom.
    #[must_use]
    pub const fn row_length(self, row: u8) -> u8 {
        match self {
            Self::Square { files, .. } => files,
            Self::Hexagon { side } => hexagon::row_length(side, row),
        }
    }

    /// The first cell of a row, counted from the bottom.
    #[must_use]
    pub const fn row_start(self, row: u8) -> Cell {
        match self {
            Self::Square { files, .. } => Cell(files * row),
            Self::Hexagon { side } => Cell(hexagon::row_start(side, row)),
        }
    }

    /// Row and place in the row, both from 0.
    #[must_use]
    pub const fn row_and_column(self, cell: Cell) -> (u8, u8) {
        match self {
            Self::Square { files, .. } => (cell.0 / files, cell.0 % files),
            Self::Hexagon { side } => hexagon::row_and_column(side, cell),
        }
    }

    /// Where the centre of the cell lies.
    #[must_use]
    pub fn place(self, cell: Cell) -> Place {
        let (row, column) = self.row_and_column(cell);
        Place {
            right: 2 * i16::from(column) - i16::from(self.row_length(row)) + 1,
            away: 2 * i16::from(row) - i16::from(self.rows()) + 1,
        }
    }

    /// The cell's name: file and rank (`a1`), on a hexagon row and number.
    #[must_use]
    pub const fn name(self, cell: Cell) -> CellName {
        let (row, column) = self.row_and_column(cell);
        match self {
            Self::Square { .. } => CellName { letter: (b'a' + column) as char, number: row + 1 },
            Self::Hexagon { .. } => CellName { letter: (b'a' + row) as char, number: column + 1 },
        }
    }

    /// The cell of that name; capitals are accepted.
    #[must_use]
    pub fn parse(self, name: &str) -> Option<Cell> {
        let mut letters = name.chars();
        let letter = letters.next()?.to_ascii_lowercase();
        let digits = letters.as_str();
        if !letter.is_ascii_lowercase()
            || digits.is_empty()
            || digits.len() > 2
            || digits.starts_with('0')
            || !digits.bytes().all(|digit| digit.is_ascii_digit())
        {
            return None;
        }
        let major = letter as u8 - b'a';
        let minor = digits.parse::<u8>().ok()? - 1;
        let (row, column) = match self {
            Self::Square { .. } => (minor, major),
            Self::Hexagon { .. } => (major, minor),
        };
        (row < self.rows() && column < self.row_length(row)).then(|| Cell(self.row_start(row).0 + column))
    }

    /// Splits a cell's name off the front of `text`.
    #[must_use]
    pub fn split_cell(self, text: &str) -> Option<(Cell, &str)> {
        let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let end = 1 + digits;
        (text.is_char_boundary(1) && text.len() >= end).then_some(())?;
        Some((self.parse(&text[..end])?, &text[end..]))
    }

    /// The cells that touch `cell`: 4 on a square board, 6 on a hexagon, fewer at the edge.
    #[must_use]
    pub fn neighbours(self, cell: Cell) -> Vec<Cell> {
        match self {
            Self::Square { files, ranks } => square::orthogonal(files, ranks, cell).collect(),
            Self::Hexagon { side } => hexagon::neighbours(side, cell).collect(),
        }
    }
}
