//! Tables as text with commas (RFC 4180): pupils, pairings, standings.
//!
//! A program for tables would take a cell that begins with `=`, `+`, `-` or `@` as a formula, so such a cell gets an
//! apostrophe before it; [`names`](super::names) takes it away again.

use super::pairing::Outcome;
use super::points::Points;
use super::sheet::Tournament;
use super::standings::{Row, standings};

/// With what a program for tables lets formulas begin.
pub(super) const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Writes lines of cells.
struct Table(String);

impl Table {
    fn new(headings: &[&str]) -> Self {
        let mut table = Self(String::new());
        table.line(headings.iter().map(|heading| (*heading).to_owned()));
        table
    }

    fn line(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().map(|cell| written(&cell)).collect();
        self.0 += &cells.join(",");
        self.0 += "\r\n";
    }
}

/// A cell, harmless and in quotation marks where it needs them.
fn written(cell: &str) -> String {
    let guarded = if cell.starts_with(FORMULA) { format!("'{cell}") } else { cell.to_owned() };
    let plain = !guarded.contains([',', '"', '\r', '\n']);
    if plain { guarded } else { format!("\"{}\"", guarded.replace('"', "\"\"")) }
}

/// All pupils: number, name, whether they are still there.
#[must_use]
pub fn pupils(sheet: &Tournament) -> String {
    let mut table = Table::new(&["number", "name", "withdrawn"]);
    for (number, pupil) in (1..).zip(&sheet.pupils) {
        let withdrawn = if pupil.withdrawn { "yes" } else { "no" };
        table.line([usize::to_string(&number), pupil.name.clone(), withdrawn.to_owned()]);
    }
    table.0
}

/// All boards of all rounds, or of one, from 1.
#[must_use]
pub fn pairings(sheet: &Tournament, only: Option<usize>) -> String {
    let mut table = Table::new(&["round", "board", "first", "second", "result"]);
    for (round, boards) in (1..).zip(&sheet.rounds).filter(|(round, _)| only.is_none_or(|only| only == *round)) {
        for (board, pairing) in (1..).zip(boards) {
            let name = |pupil: usize| sheet.pupils[pupil].name.clone();
            let second = pairing.second.map(name).unwrap_or_default();
            let result = if pairing.outcome == Outcome::Open { "" } else { pairing.outcome.text() };
            let numbers = [usize::to_string(&round), usize::to_string(&board)];
            table.line(numbers.into_iter().chain([name(pairing.first), second, result.to_owned()]));
        }
    }
    table.0
}

/// The standings with all that decides.
#[must_use]
pub fn table(sheet: &Tournament) -> String {
    let mut table = Table::new(&[
        "place",
        "number",
        "name",
        "points",
        "direct",
        "buchholz_cut_1",
        "buchholz",
        "sonneborn_berger",
        "wins",
        "wins_as_second",
        "losses",
        "out_in_round",
    ]);
    for row in standings(sheet) {
        table.line(cells(sheet, &row));
    }
    table.0
}

fn cells(sheet: &Tournament, row: &Row) -> [String; 12] {
    let decimal = |points: Points| points.decimal().to_string();
    [
        row.places.0.to_string(),
        (row.pupil + 1).to_string(),
        sheet.pupils[row.pupil].name.clone(),
        decimal(row.points),
        row.direct.map(decimal).unwrap_or_default(),
        decimal(row.buchholz_cut),
        decimal(row.buchholz),
        decimal(row.sonneborn),
        row.wins.to_string(),
        row.wins_as_second.to_string(),
        row.losses.to_string(),
        row.reached.map(|round| round.to_string()).unwrap_or_default(),
    ]
}
