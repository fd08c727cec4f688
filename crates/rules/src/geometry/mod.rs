//! Boards as data: cells, their names, their outlines, and where they lie.
//!
//! A [`Cell`] is an index; cells count row by row from the bottom, and from the left in each row. A [`Geometry`]
//! lists the rows: how long each is and where it begins, and says how cells are named, which [`CellShape`] they have
//! and how the sides of the board face. [`Geometry::square`], [`Geometry::hexagon`], [`Geometry::rhombus`] and
//! [`Geometry::triangle`] fill in this table, [`Geometry::of_rows`] takes any other. Whoever draws or reads a board
//! asks this data and does not know which board it is. Positions in space are whole half-cells, so that the rules
//! need no floats. [`square`] and [`hexagon`] have arithmetic on cells that games use in their own tables.
//!
//! Depends on no other module. Start with [`Geometry`].

mod cell;
pub mod hexagon;
mod lines;
mod shape;
pub mod square;

pub use cell::{Cell, CellName};
pub use lines::{Line, LineEnd};
pub use shape::{CellShape, Corner, Direction, Place};

/// The most rows of a board, and the most cells of a row where cells are named by files: letters end there.
pub const MAX_ROWS: usize = 26;

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    naming: Naming,
    cell: CellShape,
    sides: &'static [Direction],
    count: u8,
    rows: [Row; MAX_ROWS],
}

/// How cells are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// A letter for the place in the row and a number for the row, as in chess.
    Files,
    /// A letter for the row and a number for the place in it.
    Rows,
}

/// The cells of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Row {
    /// Number of cells.
    length: u8,
    /// Index of the first cell.
    start: u8,
    /// Where the centre of the first cell lies: [`Place::right`].
    left: i8,
}

/// Files and ranks of a board whose cells form straight lines both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lattice {
    /// Number of files.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
}

const NEAR: Direction = Direction::new(0, -1);
const FAR: Direction = Direction::new(0, 1);

impl Geometry {
    /// A board of squares with at most 26 files and 26 ranks.
    #[must_use]
    #[inline]
    pub const fn square(files: u8, ranks: u8) -> Self {
        let mut rows = [(0, 0); MAX_ROWS];
        let mut rank = 0;
        while rank < ranks as usize {
            rows[rank] = (files, 1 - files as i8);
            rank += 1;
        }
        const SIDES: &[Direction] = &[NEAR, Direction::new(1, 0), FAR, Direction::new(-1, 0)];
        Self::of_rows(rows.split_at(ranks as usize).0, Naming::Files, CellShape::SQUARE, SIDES)
    }

    /// A hexagon of hexagons with so many cells along each side.
    #[must_use]
    #[inline]
    pub const fn hexagon(side: u8) -> Self {
        let count = 2 * side - 1;
        let mut rows = [(0, 0); MAX_ROWS];
        let mut row = 0;
        while row < count {
            let length = hexagon::row_length(side, row);
            rows[row as usize] = (length, 1 - length as i8);
            row += 1;
        }
        const SIDES: &[Direction] =
            &[Direction::new(2, 1), FAR, Direction::new(-2, 1), Direction::new(-2, -1), NEAR, Direction::new(2, -1)];
        Self::of_rows(rows.split_at(count as usize).0, Naming::Rows, CellShape::HEXAGON, SIDES)
    }

    /// A rhombus of hexagons with so many cells along each side, each row half a cell further to the right. Places are
    /// whole half cells, so with an even number of rows the board lies a quarter of a cell to the left of its middle.
    #[must_use]
    #[inline]
    pub const fn rhombus(side: u8) -> Self {
        let mut rows = [(0, 0); MAX_ROWS];
        // The middle row lies as on a square board.
        let first = 1 - side as i8 - side as i8 / 2;
        let mut row = 0;
        while row < side as usize {
            rows[row] = (side, first + row as i8);
            row += 1;
        }
        const SIDES: &[Direction] = &[NEAR, Direction::new(2, -1), FAR, Direction::new(-2, 1)];
        Self::of_rows(rows.split_at(side as usize).0, Naming::Files, CellShape::HEXAGON, SIDES)
    }

    /// A triangle of hexagons with so many cells along each side, the longest row nearest to the first player.
    #[must_use]
    #[inline]
    pub const fn triangle(side: u8) -> Self {
        let mut rows = [(0, 0); MAX_ROWS];
        let mut row = 0;
        while row < side {
            let length = side - row;
            rows[row as usize] = (length, 1 - length as i8);
            row += 1;
        }
        const SIDES: &[Direction] = &[NEAR, Direction::new(2, 1), Direction::new(-2, 1)];
        Self::of_rows(rows.split_at(side as usize).0, Naming::Rows, CellShape::HEXAGON, SIDES)
    }

    /// A board with any rows, from the bottom: for each its length, and [`Place::right`] of its first cell. `sides` are
    /// the outward directions of the board's sides, counter-clockwise as the first player sees them; the board must be
    /// convex.
    ///
    /// # Panics
    /// If there are no rows or more than [`MAX_ROWS`], or more than 255 cells.
    #[must_use]
    #[inline]
    pub const fn of_rows(rows: &[(u8, i8)], naming: Naming, cell: CellShape, sides: &'static [Direction]) -> Self {
        assert!(!rows.is_empty() && rows.len() <= MAX_ROWS, "a board has 1 to 26 rows");
        let mut table = [Row { length: 0, start: 0, left: 0 }; MAX_ROWS];
        let (mut row, mut start) = (0, 0_u16);
        while row < rows.len() {
            let (length, left) = rows[row];
            table[row] = Row { length, start: start as u8, left };
            start += length as u16;
            assert!(start <= u8::MAX as u16, "a board has at most 255 cells");
            row += 1;
        }
        Self { naming, cell, sides, count: rows.len() as u8, rows: table }
    }

    /// Number of cells.
    #[must_use]
    #[inline]
    pub const fn cells(&self) -> usize {
        let last = self.row(self.count - 1);
        last.start as usize + last.length as usize
    }

    /// Every cell, in index order.
    #[inline]
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        (0..self.cells()).map(|index| Cell(index as u8))
    }

    /// Number of rows.
    #[must_use]
    #[inline]
    pub const fn rows(&self) -> u8 {
        self.count
    }

    #[inline]
    const fn row(&self, row: u8) -> &Row {
        &self.rows[row as usize]
    }

    /// Number of cells in a row, counted from the bottom.
    #[must_use]
    #[inline]
    pub const fn row_length(&self, row: u8) -> u8 {
        self.row(row).length
    }

    /// Number of cells in the longest row.
    #[must_use]
    #[inline]
    pub fn longest_row(&self) -> u8 {
        (0..self.count).map(|row| self.row_length(row)).max().unwrap_or(0)
    }

    /// The first cell of a row, counted from the bottom.
    #[must_use]
    #[inline]
    pub const fn row_start(&self, row: u8) -> Cell {
        Cell(self.row(row).start)
    }

    /// Row and place in the row, both from 0; a cell beyond the board continues the last row.
    #[must_use]
    #[inline]
    pub const fn row_and_column(&self, cell: Cell) -> (u8, u8) {
        let mut row = self.count - 1;
        while row > 0 && cell.0 < self.row(row).start {
            row -= 1;
        }
        (row, cell.0 - self.row(row).start)
    }

    /// Where the centre of the cell lies.
    #[must_use]
    #[inline]
    pub fn place(&self, cell: Cell) -> Place {
        let (row, column) = self.row_and_column(cell);
        Place {
            right: 2 * i16::from(column) + i16::from(self.row(row).left),
            away: 2 * i16::from(row) - i16::from(self.count) + 1,
        }
    }

    /// The cell whose centre lies there.
    #[must_use]
    #[inline]
    pub fn cell_at(&self, place: Place) -> Option<Cell> {
        let row = u8::try_from((place.away + i16::from(self.count) - 1) / 2).ok().filter(|row| *row < self.count)?;
        let column = u8::try_from((place.right - i16::from(self.row(row).left)) / 2).ok();
        let cell = Cell(self.row_start(row).0 + column.filter(|column| *column < self.row_length(row))?);
        (self.place(cell) == place).then_some(cell)
    }

    /// The shape of its cells.
    #[must_use]
    #[inline]
    pub const fn cell_shape(&self) -> CellShape {
        self.cell
    }

    /// The outward directions of the board's sides, counter-clockwise as the first player sees them.
    #[must_use]
    #[inline]
    pub const fn sides(&self) -> &'static [Direction] {
        self.sides
    }

    /// Files and ranks, if the cells form straight lines both ways that cross at right angles.
    #[must_use]
    #[inline]
    pub fn lattice(&self) -> Option<Lattice> {
        let straight = (0..self.count).all(|row| self.row(row).left == self.row(0).left) && self.has_straight_columns();
        straight.then(|| Lattice { files: self.row_length(0), ranks: self.count })
    }

    /// The cell's name: file and rank (`a1`), or row and number where rows have letters.
    #[must_use]
    #[inline]
    pub const fn name(&self, cell: Cell) -> CellName {
        let (row, column) = self.row_and_column(cell);
        match self.naming {
            Naming::Files => CellName { letter: b'a'.saturating_add(column) as char, number: row.saturating_add(1) },
            Naming::Rows => CellName { letter: b'a'.saturating_add(row) as char, number: column.saturating_add(1) },
        }
    }

    /// The cell of that name; capitals are accepted.
    #[must_use]
    pub fn parse(&self, name: &str) -> Option<Cell> {
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
        let (row, column) = match self.naming {
            Naming::Files => (minor, major),
            Naming::Rows => (major, minor),
        };
        (row < self.rows() && column < self.row_length(row)).then(|| Cell(self.row_start(row).0 + column))
    }

    /// Splits a cell's name off the front of `text`.
    #[must_use]
    #[inline]
    pub fn split_cell<'t>(&self, text: &'t str) -> Option<(Cell, &'t str)> {
        let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let end = 1 + digits;
        (text.is_char_boundary(1) && text.len() >= end).then_some(())?;
        Some((self.parse(&text[..end])?, &text[end..]))
    }

    /// The cells that touch `cell`: at most 4 among squares, 6 among hexagons, fewer at the edge.
    #[must_use]
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> Vec<Cell> {
        let from = self.place(cell);
        let step = |(right, away): &(i8, i8)| Place {
            right: from.right + i16::from(*right),
            away: from.away + i16::from(*away),
        };
        self.cell.steps.iter().filter_map(|way| self.cell_at(step(way))).collect()
    }
}
