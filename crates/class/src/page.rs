//! Pages to print and to hang on the wall: HTML without anything from elsewhere, with large letters and styles for
//! paper.

use super::sheet::Points;
use super::sheet::System;
use super::sheet::Tournament;
use super::sheet::{Outcome, Pairing};
use super::standings::{Row, standings};
use ludoteca_rules::Text;
use ludoteca_rules::display::harmless;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};

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
.cards { display: grid; grid-template-columns: 1fr 1fr; }
.card { display: flex; gap: .6rem; align-items: center; border: 1px dashed #888; padding: .5rem; }
.card { break-inside: avoid; overflow-wrap: anywhere; }
.card svg { width: 7.5rem; flex: none; } .card strong { font-size: 1.3rem; }
.letters { font-size: 2rem; letter-spacing: .25em; font-weight: bold; }
@media print {
  body { margin: 0; max-width: none; padding: 0; } table { font-size: 20pt; } .standings { font-size: 13pt; }
}
";

/// The boards of a round, from 1, in large letters; none of a round that is not there.
#[must_use]
pub fn pairings(sheet: &Tournament, round: usize, language: &str, say: Say<'_>) -> String {
    let word = |key: &'static str| say(&Text::new(key));
    let boards =
        round.checked_sub(1).and_then(|round| sheet.rounds.get(round)).map_or(&[] as &[Pairing], Vec::as_slice);
    let rows = (1..).zip(boards).map(|(number, pairing)| {
        let name = |pupil: usize| sheet.pupils[pupil].name.clone();
        let second = pairing.second.map_or_else(|| word("class-no-opponent"), name);
        let result = match pairing.outcome {
            Outcome::Open | Outcome::Bye => "",
            outcome => outcome.text(),
        };
        let cells = [
            Cell::number(usize::to_string(&number)),
            Cell::text(name(pairing.first)),
            Cell::text(second),
            Cell::number(result.to_owned()),
        ];
        html! { tr { (data(&cells)) } }
    });
    let heads = [
        Cell::number(word("class-board-head")),
        Cell::text(word("class-first-head")),
        Cell::text(word("class-second-head")),
        Cell::number(word("class-result-head")),
    ];
    let table = html! { table { (headings(&heads)) tbody { @for row in rows { (row) } } } };
    page(sheet, language, &say(&Text::new("class-round-title").with_number("round", round)), &table)
}

/// The standings with what decides between equal points.
#[must_use]
pub fn table(sheet: &Tournament, language: &str, say: Say<'_>) -> String {
    let columns = columns(sheet.system);
    let word = |key: &'static str| say(&Text::new(key));
    let heads: Vec<Cell> = [Cell::number(word("class-place-head")), Cell::text(word("class-name-head"))]
        .into_iter()
        .chain(columns.iter().map(|column| Cell::number(word(column.key))))
        .collect();
    let rows = standings(sheet).into_iter().map(|row| {
        let pupil = &sheet.pupils[row.pupil];
        let numbers = columns.iter().map(|column| Cell::number((column.cell)(&row)));
        let name = [Cell::number(places(&row)), Cell::text(pupil.name.clone())];
        let cells: Vec<Cell> = name.into_iter().chain(numbers).collect();
        html! { tr class=[pupil.withdrawn.then_some("gone")] { (data(&cells)) } }
    });
    let table = html! { table.standings { (headings(&heads)) tbody { @for row in rows { (row) } } } };
    page(sheet, language, &say(&Text::new("class-after-title").with_number("rounds", sheet.rounds.len())), &table)
}

/// What a pupil comes to the own board with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The name.
    pub name: String,
    /// The letters that are typed.
    pub letters: String,
    /// The address that is opened.
    pub address: String,
    /// How many modules a side of the picture for a telephone has, and its dark stretches: the row, the first module,
    /// and how many follow each other. Without any there is no picture.
    pub picture: (usize, Vec<(usize, usize, usize)>),
}

/// A card for each pupil, to cut out.
#[must_use]
pub fn cards(sheet: &Tournament, language: &str, say: Say<'_>, cards: &[Card]) -> String {
    let cards = html! {
        div.cards {
            @for card in cards {
                div.card {
                    (code(card))
                    div {
                        strong { (Plain(&card.name)) }
                        div { (Plain(&card.address)) }
                        div.letters { (Plain(&card.letters)) }
                    }
                }
            }
        }
    };
    page(sheet, language, &say(&Text::new("ui-class-cards")), &cards)
}

/// The picture for a telephone, with the light around it that readers want.
fn code(card: &Card) -> Markup {
    const LIGHT: usize = 4;
    let (side, stretches) = &card.picture;
    if stretches.is_empty() {
        return html! {};
    }
    let dark: String = stretches
        .iter()
        .map(|(row, from, many)| format!("M{} {}h{many}v1h-{many}z", from + LIGHT, row + LIGHT))
        .collect();
    let whole = side + 2 * LIGHT;
    html! { svg viewBox=(format!("0 0 {whole} {whole}")) aria-hidden="true" { path d=(dark); } }
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

/// A cell of a table on a page.
struct Cell {
    text: String,
    is_number: bool,
}

impl Cell {
    const fn text(text: String) -> Self {
        Self { text, is_number: false }
    }

    /// A cell whose text ends where those above and below it end.
    const fn number(text: String) -> Self {
        Self { text, is_number: true }
    }

    fn class(&self) -> Option<&'static str> {
        self.is_number.then_some("number")
    }
}

fn headings(cells: &[Cell]) -> Markup {
    html! { thead { tr { @for cell in cells { th scope="col" class=[cell.class()] { (Plain(&cell.text)) } } } } }
}

fn data(cells: &[Cell]) -> Markup {
    html! { @for cell in cells { td class=[cell.class()] { (Plain(&cell.text)) } } }
}

fn page(sheet: &Tournament, language: &str, title: &str, table: &Markup) -> String {
    let (name, title) = (Plain(&sheet.name), Plain(title));
    let page = html! {
        (DOCTYPE) "\n"
        html lang=(language) {
            head {
                meta charset="utf-8";
                title { (name) ": " (title) }
                meta name="viewport" content="width=device-width, initial-scale=1";
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (name) }
                h2 { (title) }
                (table)
            }
        }
        "\n"
    };
    page.into_string()
}

/// Text that means itself in HTML, between quotation marks of both kinds too. Marks that change the direction of
/// writing go, which could make a name say another, and so do control characters.
struct Plain<'a>(&'a str);

impl Render for Plain<'_> {
    fn render_to(&self, buffer: &mut String) {
        let safe: String = self.0.chars().filter(|symbol| !harmless::is_harmful(*symbol)).collect();
        for (number, part) in safe.split('\'').enumerate() {
            if number > 0 {
                buffer.push_str("&#39;");
            }
            part.render_to(buffer);
        }
    }
}
