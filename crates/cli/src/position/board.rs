//! The board as text, drawn from the first field of a position text, so that no game needs a drawing of its own.

use ludoteca_rules::Geometry;

/// The lines of the board, top rank first, with the names of ranks and files.
pub(crate) fn draw(geometry: Geometry, position: &str) -> Vec<String> {
    let board = position.split(' ').next().unwrap_or_default();
    let rows: Vec<Vec<String>> = board.split('/').map(cells).collect();
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

/// The cells of one rank: commas separate cells of several characters, else every letter is one.
fn cells(rank: &str) -> Vec<String> {
    let mut cells = Vec::new();
    let empty = |cells: &mut Vec<String>, run: &str| {
        let length = run.parse::<usize>().unwrap_or(0);
        cells.extend(std::iter::repeat_n(".".to_owned(), length));
    };
    let is_run = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if rank.contains(',') {
        for part in rank.split(',') {
            if is_run(part) {
                empty(&mut cells, part);
            } else {
                cells.push(part.to_owned());
            }
        }
        return cells;
    }
    let mut rest = rank;
    while let Some(symbol) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = if digits > 0 { digits } else { symbol.len_utf8() };
        if digits > 0 {
            empty(&mut cells, &rest[..digits]);
        } else {
            cells.push(symbol.to_string());
        }
        rest = &rest[length..];
    }
    cells
}
