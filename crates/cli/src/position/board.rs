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
    let lines = rows.iter().zip((0..geometry.rows()).rev());
    match geometry {
        Geometry::Square { files, ranks } => {
            let margin = ranks.to_string().len();
            let mut drawn: Vec<String> =
                lines.map(|(cells, row)| format!("{:>margin$}  {}", row + 1, joined(cells, width))).collect();
            let names: Vec<String> = (0..files).map(|file| char::from(b'a' + file).to_string()).collect();
            drawn.push(format!("{:margin$}  {}", "", joined(&names, width)));
            drawn
        }
        Geometry::Hexagon { .. } => {
            let longest = (0..geometry.rows()).map(|row| geometry.row_length(row)).max().unwrap_or(0);
            lines
                .map(|(cells, row)| {
                    // A row is shifted by half a cell, and a cell with its gap is `width + 1` wide.
                    let indent = usize::from(longest - geometry.row_length(row)) * (width + 1) / 2;
                    let letter = char::from(b'a' + row);
                    format!("{:indent$}{letter}  {}  {}", "", joined(cells, width), cells.len())
                })
                .collect()
        }
    }
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
