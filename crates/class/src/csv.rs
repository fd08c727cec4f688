//! Tables as text with commas (RFC 4180): pupils, pairings, standings, answers.
//!
//! A program for tables would take a cell that begins with `=`, `+`, `-` or `@` as a formula, so such a cell gets an
//! apostrophe before it; [`names`](super::names) takes it away again. One that is set to Portuguese begins a cell after
//! a semicolon too, so that is treated alike, and where there is one, all cells are in quotes.

use super::sheet::Outcome;
use super::sheet::Points;
use super::sheet::Tournament;
use super::standings::{Row, standings};
use csv::{QuoteStyle, Terminator, WriterBuilder};

/// With what a program for tables lets formulas begin; the wide forms are used with Chinese and Japanese letters.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// The text of a table.
fn written<const COLUMNS: usize>(
    headings: [&str; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> String {
    of_rows(std::iter::once(headings.map(str::to_owned)).chain(rows).map(Vec::from))
}

/// A table of as many columns as there are, headings first; every row has as many cells.
#[must_use]
pub fn of_rows(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let cells = |row: Vec<String>| row.iter().map(|cell| harmless(cell)).collect::<Vec<_>>();
    let rows: Vec<_> = rows.into_iter().map(cells).collect();
    let split = rows.iter().flatten().any(|cell| cell.contains(';'));
    let quotes = if split { QuoteStyle::Always } else { QuoteStyle::Necessary };
    let mut builder = WriterBuilder::new();
    builder.flexible(true).terminator(Terminator::CRLF).quote_style(quotes);
    let mut writer = builder.from_writer(Vec::new());
    for row in rows {
        writer.write_record(row).expect("memory can be written, and rows of any length are taken");
    }
    let bytes = writer.into_inner().expect("memory can be written");
    String::from_utf8(bytes).expect("what is written between texts is ASCII")
}

/// A cell that no program for tables takes as a formula.
fn harmless(cell: &str) -> String {
    parts(cell, |part| if part.starts_with(FORMULA) { format!("'{part}") } else { part.to_owned() })
}

/// The cell that was made [`harmless`] to this one.
pub(super) fn unguarded(cell: &str) -> String {
    parts(cell, |part| part.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(part).to_owned())
}

/// A cell whose parts between semicolons, without the spaces before them, are changed.
fn parts(cell: &str, change: impl Fn(&str) -> String) -> String {
    let changed = cell.split(';').map(|part| {
        let begin = part.len() - part.trim_start_matches(' ').len();
        format!("{}{}", &part[..begin], change(&part[begin..]))
    });
    changed.collect::<Vec<_>>().join(";")
}

/// All pupils: number, name, whether they are still there.
#[must_use]
pub fn pupils(sheet: &Tournament) -> String {
    let rows = (1..).zip(&sheet.pupils).map(|(number, pupil)| {
        let withdrawn = if pupil.withdrawn { "yes" } else { "no" };
        [usize::to_string(&number), pupil.name.clone(), withdrawn.to_owned()]
    });
    written(["number", "name", "withdrawn"], rows)
}

/// Who answered what to a question; without a name, how many hands were counted for an answer.
#[must_use]
pub fn answers(rows: impl IntoIterator<Item = (String, String, usize)>) -> String {
    let rows = rows.into_iter().map(|(pupil, answer, count)| [pupil, answer, count.to_string()]);
    written(["pupil", "answer", "count"], rows)
}

/// All boards of all rounds, or of one, from 1.
#[must_use]
pub fn pairings(sheet: &Tournament, only: Option<usize>) -> String {
    let rounds = (1..).zip(&sheet.rounds).filter(|(round, _)| only.is_none_or(|only| only == *round));
    let rows = rounds.flat_map(|(round, boards)| {
        (1..).zip(boards).map(move |(board, pairing)| {
            let name = |pupil: usize| sheet.pupils[pupil].name.clone();
            let second = pairing.second.map(name).unwrap_or_default();
            let result = if pairing.outcome == Outcome::Open { "" } else { pairing.outcome.text() };
            [usize::to_string(&round), usize::to_string(&board), name(pairing.first), second, result.to_owned()]
        })
    });
    written(["round", "board", "first", "second", "result"], rows)
}

/// The headings of the standings.
const STANDINGS: [&str; 12] = [
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
];

/// The standings with all that decides.
#[must_use]
pub fn table(sheet: &Tournament) -> String {
    written(STANDINGS, standings(sheet).iter().map(|row| cells(sheet, row)))
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
