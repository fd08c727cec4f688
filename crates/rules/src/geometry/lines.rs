//! The lines of a board that have names: rows, and the columns of cells with the same place in their rows.

use super::{Cell, Direction, Geometry, Naming};

/// Cells whose names have the same letter, or the same number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The letter or number.
    pub name: String,
    /// The row, counted from the bottom, if this is one.
    pub row: Option<u8>,
    /// The end where the name stands first: the left end of a row, the end of a column that is nearest to the first
    /// player.
    pub near: LineEnd,
    /// The opposite end, if a name may stand there.
    pub far: Option<LineEnd>,
}

/// Where a line ends at the edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineEnd {
    /// The last cell.
    pub cell: Cell,
    /// Out of the board, at right angles to its edge, or away from its corner.
    pub out: Direction,
    /// Whether the cell lies in a corner, between two edges that both turn to this end.
    pub corner: bool,
}

impl Geometry {
    /// The name that the cells of a row share.
    #[must_use]
    #[inline]
    pub fn row_name(&self, row: u8) -> String {
        match self.naming {
            Naming::Files => number(row),
            Naming::Rows => letter(row),
        }
    }

    /// The name that the cells of a column share.
    #[must_use]
    #[inline]
    pub fn column_name(&self, column: u8) -> String {
        match self.naming {
            Naming::Files => letter(column),
            Naming::Rows => number(column),
        }
    }

    /// Whether all rows have as many cells, so that every column runs straight from one end of the board to the other.
    #[must_use]
    #[inline]
    pub fn has_straight_columns(&self) -> bool {
        (0..self.rows()).all(|row| self.row_length(row) == self.row_length(0))
    }

    /// Every row and column, those with letters first.
    #[must_use]
    #[inline]
    pub fn lines(&self) -> Vec<Line> {
        let rows = (0..self.rows()).map(|row| self.row_line(row));
        let columns = (0..self.longest_row()).map(|column| self.column_line(column));
        match self.naming {
            Naming::Files => columns.chain(rows).collect(),
            Naming::Rows => rows.chain(columns).collect(),
        }
    }

    #[inline]
    fn row_line(&self, row: u8) -> Line {
        let first = self.row_start(row);
        let last = Cell(first.0 + self.row_length(row) - 1);
        Line {
            name: self.row_name(row),
            row: Some(row),
            near: self.end(first, |side| side.right < 0),
            // Elsewhere columns end there.
            far: self.has_straight_columns().then(|| self.end(last, |side| side.right > 0)),
        }
    }

    #[inline]
    fn column_line(&self, column: u8) -> Line {
        let crossed = || (0..self.rows()).filter(|row| self.row_length(*row) > column);
        let cell = |row: u8| Cell(self.row_start(row).0 + column);
        let (low, high) = (crossed().min().unwrap_or(0), crossed().max().unwrap_or(0));
        let end = |row: u8, edge: u8| {
            if row == edge {
                let ahead = if edge == 0 { -1 } else { 1 };
                LineEnd { cell: cell(row), out: Direction::new(0, ahead), corner: false }
            } else {
                self.end(cell(row), |side| side.right > 0)
            }
        };
        Line { name: self.column_name(column), row: None, near: end(low, 0), far: Some(end(high, self.rows() - 1)) }
    }

    /// The end of a line at this cell, out of those of its sides of the board.
    #[inline]
    fn end(&self, cell: Cell, side: impl Fn(&Direction) -> bool) -> LineEnd {
        let place = self.place(cell);
        let farthest = |side: &Direction| self.all().map(|cell| side.measure(self.place(cell))).max();
        let (mut out, mut sides) = (Direction::new(0, 0), 0);
        for side in self.sides.iter().filter(|each| side(each)) {
            if farthest(side) == Some(side.measure(place)) {
                out = Direction::new(out.right + side.right, out.away + side.away);
                sides += 1;
            }
        }
        LineEnd { cell, out, corner: sides > 1 }
    }
}

#[inline]
fn letter(index: u8) -> String {
    char::from(b'a' + index).to_string()
}

#[inline]
fn number(index: u8) -> String {
    (index + 1).to_string()
}
