//! Pages to print and to hang on the wall: HTML without anything from elsewhere, with large letters and styles for paper.

use super::pairing::{Outcome, Pairing};
use super::points::Points;
use super::sheet::Tournament;
use super::standings::{Row, standings};
use super::system::System;
use ludoteca_rules::Text;

/// Says a sentence in the language of the page.
pub type Say<'a> = &'a dyn Fn(&Text) -> String;

const STYLE: &str = "\
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { font-family: sans-serif; color: #000; background: #fff; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 2rem; margin: 0; } h2 { font-size: 1.4rem; font-weight: normal; margin: .2rem 0 1.2rem; }
table { border-collapse: collapse; width: 100%; font-size: 1.5rem; }
thead { display: table-header-group; }
th { text-align: start; font-size: 1rem; border-bottom: 3px solid #000; padding: .2rem .5rem; }
td { border-bottom: 1px solid #888; padding: .45rem .5rem; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.standings { font-size: 1.15rem; } .gone { color: #555; font-style: italic; }
@media print { body { margin: 0; max-width: none; padding: 0; } table { font-size: 20pt; } .standings { font-size: 13pt; } }
";

/// The boards of a round, from 1, in large letters; none of a round that is not there.
#[must_use]
pub fn pairings(sheet: &Tournament, round: usize, language: &str, say: Say<'_>) -> String {
    let word = |key: &'static str| say(&Text::new(key));
    let heads = [("class-board-head", true), ("class-first-head", false), ("class-second-head", false)];
    let heads = heads.into_iter().chain([("class-result-head", true)]);
    let mut body = head(heads.map(|(key, number)| (word(key), number)));
    let boards =
        round.checked_sub(1).and_then(|round| sheet.rounds.get(round)).map_or(&[] as &[Pairing], Vec::as_slice);
    for (number, pairing) in (1..).zip(boards) {
        let name = |pupil: usize| sheet.pupils[pupil].name.clone();
        let second = pairing.second.map_or_else(|| word("class-no-opponent"), name);
        let result = match pairing.outcome {
            Outcome::Open | Outcome::Bye => String::new(),
            outcome => outcome.text().to_owned(),
        };
        let cells = [(usize::to_string(&number), true), (name(pairing.first), false), (second, false), (result, true)];
        body += &line(cells, "");
    }
    let title = say(&Text::new("class-round-title").with_number("round", round));
    page(sheet, language, &title, &format!("<table>\n{body}</tbody>\n</table>\n"))
}

/// The standings with what decides between equal points.
#[must_use]
pub fn table(sheet: &Tournament, language: &str, say: Say<'_>) -> String {
    let columns = columns(sheet.system);
    let keys = [("class-place-head", true), ("class-name-head", false)];
    let heads = keys.into_iter().chain(columns.iter().map(|column| (column.key, true)));
    let mut body = head(heads.map(|(key, number)| (say(&Text::new(key)), number)));
    for row in standings(sheet) {
        let pupil = &sheet.pupils[row.pupil];
        let numbers = columns.iter().map(|column| ((column.cell)(&row), true));
        let cells = [(places(&row), true), (pupil.name.clone(), false)].into_iter().chain(numbers);
        body += &line(cells, if pupil.withdrawn { " class=\"gone\"" } else { "" });
    }
    let after = say(&Text::new("class-after-title").with_number("rounds", sheet.rounds.len()));
    page(sheet, language, &after, &format!("<table class=\"standings\">\n{body}</tbody>\n</table>\n"))
}

/// A place, or all that are shared: `3–4`.
#[must_use]
pub fn places(row: &Row) -> String {
    match row.places {
        (first, last) if first == last => first.to_string(),
        (first, last) => format!("{first}–{last}"),
    }
}

/// A column of the standings: the key of its heading, and what it says.
pub struct Column {
    /// Key of the heading.
    pub key: &'static str,
    /// What it says of a pupil.
    pub cell: fn(&Row) -> String,
}

/// What the standings of a system say besides place and name.
#[must_use]
pub const fn columns(system: System) -> &'static [Column] {
    const WINS: Column = Column { key: "class-wins-head", cell: |row| row.wins.to_string() };
    const ELIMINATION: &[Column] = &[
        WINS,
        Column { key: "class-losses-head", cell: |row| row.losses.to_string() },
        Column { key: "class-out-head", cell: |row| row.reached.map(|round| round.to_string()).unwrap_or_default() },
    ];
    const POINTS: &[Column] = &[
        Column { key: "class-points-head", cell: |row| row.points.written() },
        Column { key: "class-direct-head", cell: |row| row.direct.map(Points::written).unwrap_or_default() },
        Column { key: "class-cut-head", cell: |row| row.buchholz_cut.written() },
        Column { key: "class-buchholz-head", cell: |row| row.buchholz.written() },
        Column { key: "class-sonneborn-head", cell: |row| row.sonneborn.written() },
        WINS,
        Column { key: "class-wins-second-head", cell: |row| row.wins_as_second.to_string() },
    ];
    match system {
        System::DoubleElimination => ELIMINATION,
        _ => POINTS,
    }
}

fn head(cells: impl IntoIterator<Item = (String, bool)>) -> String {
    let cells = cells.into_iter().map(|(text, number)| {
        let class = if number { " class=\"number\"" } else { "" };
        format!("<th scope=\"col\"{class}>{}</th>", escaped(&text))
    });
    format!("<thead><tr>{}</tr></thead>\n<tbody>\n", cells.collect::<String>())
}

fn line(cells: impl IntoIterator<Item = (String, bool)>, class: &str) -> String {
    let cells = cells.into_iter().map(|(text, number)| {
        let class = if number { " class=\"number\"" } else { "" };
        format!("<td{class}>{}</td>", escaped(&text))
    });
    format!("<tr{class}>{}</tr>\n", cells.collect::<String>())
}

fn page(sheet: &Tournament, language: &str, title: &str, body: &str) -> String {
    let (name, title, language) = (escaped(&sheet.name), escaped(title), escaped(language));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{name}: {title}</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<h1>{name}</h1>\n<h2>{title}</h2>\n{body}</body>\n</html>\n"
    )
}

/// Text that means itself in HTML. Marks that change the direction of writing go: they could make a name say another.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            symbol => safe.push(symbol),
        }
    }
    safe
}
