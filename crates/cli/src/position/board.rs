//! The board as text, drawn from the first field of a position text, so that no game needs a drawing of its own.

use ludoteca_rules::Geometry;
use ludoteca_rules::position_text::cell_texts;

/// The lines of the board, top rank first, with the names of ranks and files.
pub(crate) fn draw(geometry: Geometry, position: &str) -> Vec<String> {
    let board = position.split(' ').next().unwrap_or_default();
    let rows: Vec<Vec<String>> = board.split('/').map(cell_texts).collect();
    drawn(geometry, &rows)
}

/// The lines of a board with these texts on its cells, top rank first.
pub(crate) fn drawn(geometry: Geometry, rows: &[Vec<String>]) -> Vec<String> {
    let width = rows.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(1);
    // Half a cell with its gap, to which rows are shifted.
    let indent = |left: i16, least: i16| usize::from(left.abs_diff(least)) * (width + 1) / 2;
    let left = |row: u8| geometry.place(geometry.row_start(row)).right;
    // Under the lowest row, the names of columns stand where another row would begin.
    let below = if geometry.rows() > 1 { 2 * left(0) - left(1) } else { left(0) };
    let named_below = geometry.has_straight_columns();
    let least = (0..geometry.rows()).map(left).chain(named_below.then_some(below)).min().unwrap_or(0);
    let margin = (0..geometry.rows()).map(|row| geometry.row_name(row).len()).max().unwrap_or(0);
    let mut lines: Vec<String> = rows
        .iter()
        .zip((0..geometry.rows()).rev())
        .map(|(cells, row)| {
            let (indent, name) = (indent(left(row), least), geometry.row_name(row));
            let length = if named_below { String::new() } else { format!("  {}", cells.len()) };
            format!("{:indent$}{name:>margin$}  {}{length}", "", joined(cells, width))
        })
        .collect();
    if named_below {
        let names: Vec<String> = (0..geometry.longest_row()).map(|column| geometry.column_name(column)).collect();
        let margin = indent(below, least) + margin;
        lines.push(format!("{:margin$}  {}", "", joined(&names, width)));
    }
    lines
}

fn joined(cells: &[String], width: usize) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:<width$}")).collect();
    cells.join(" ").trim_end().to_owned()
}
