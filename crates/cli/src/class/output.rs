//! What is said of a sheet: in words, and as JSON.

use crate::context::Context;
use ludoteca_class::standings::{self, Row};
use ludoteca_class::{Outcome, Pairing, System, Tournament, page};
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use serde::Serialize;

#[derive(Serialize)]
struct Sheet<'a> {
    name: &'a str,
    game: &'a str,
    system: String,
    seed: u64,
    planned: Option<usize>,
    over: bool,
    pupils: Vec<Pupil<'a>>,
    rounds: Vec<Round<'a>>,
}

#[derive(Serialize)]
struct Pupil<'a> {
    number: usize,
    name: &'a str,
    withdrawn: bool,
}

#[derive(Serialize)]
struct Round<'a> {
    round: usize,
    boards: Vec<Board<'a>>,
}

/// A board of a round.
#[derive(Serialize)]
pub(crate) struct Board<'a> {
    board: usize,
    first: &'a str,
    second: Option<&'a str>,
    result: Option<&'static str>,
}

#[derive(Serialize)]
struct Decision<'a> {
    round: usize,
    #[serde(flatten)]
    board: Board<'a>,
}

#[derive(Serialize)]
struct Table<'a> {
    rounds: usize,
    over: bool,
    standings: Vec<Place<'a>>,
}

#[derive(Serialize)]
struct Place<'a> {
    place: usize,
    shared_to: usize,
    number: usize,
    name: &'a str,
    points: f64,
    direct: Option<f64>,
    buchholz_cut_1: f64,
    buchholz: f64,
    sonneborn_berger: f64,
    wins: usize,
    wins_as_second: usize,
    losses: usize,
    out_in_round: Option<usize>,
}

fn in_json(sheet: &Tournament, round: usize) -> Round<'_> {
    let boards = (1..).zip(&sheet.rounds()[round - 1]);
    Round { round, boards: boards.map(|(number, pairing)| board_json(sheet, number, pairing)).collect() }
}

/// A board of a round, from 1.
pub(crate) fn board_json<'a>(sheet: &'a Tournament, board: usize, pairing: &Pairing) -> Board<'a> {
    let name = |pupil: usize| sheet.pupils()[pupil].name.as_str();
    let result = Some(pairing.outcome.text()).filter(|_| pairing.outcome != Outcome::Open);
    Board { board, first: name(pairing.first), second: pairing.second.map(name), result }
}

fn pupils_json(sheet: &Tournament) -> Vec<Pupil<'_>> {
    let pupils = (1..).zip(sheet.pupils());
    pupils.map(|(number, pupil)| Pupil { number, name: &pupil.name, withdrawn: pupil.withdrawn }).collect()
}

fn place_json<'a>(sheet: &'a Tournament, row: &Row) -> Place<'a> {
    Place {
        place: row.places.0,
        shared_to: row.places.1,
        number: row.pupil + 1,
        name: &sheet.pupils()[row.pupil].name,
        points: row.points.decimal(),
        direct: row.direct.map(ludoteca_class::Points::decimal),
        buchholz_cut_1: row.buchholz_cut.decimal(),
        buchholz: row.buchholz.decimal(),
        sonneborn_berger: row.sonneborn.decimal(),
        wins: row.wins,
        wins_as_second: row.wins_as_second,
        losses: row.losses,
        out_in_round: row.reached,
    }
}

/// The whole sheet: what it is, and the last round.
pub(crate) fn state(context: &mut Context<'_>, sheet: &Tournament) -> Result<(), Failure> {
    if context.json {
        return context.print_json(&Sheet {
            name: sheet.name(),
            game: sheet.game(),
            system: sheet.system().to_string(),
            seed: sheet.seed(),
            planned: sheet.planned(),
            over: sheet.is_over(),
            pupils: pupils_json(sheet),
            rounds: (1..=sheet.rounds().len()).map(|round| in_json(sheet, round)).collect(),
        });
    }
    let system = Text::new(sheet.system().key());
    let system = match sheet.system() {
        System::Swiss { rounds } => system.with_number("rounds", rounds),
        _ => system,
    };
    let about = Text::new("class-about").with("name", sheet.name()).with("game", sheet.game());
    let about = about.with_text("system", system).with_number("pupils", sheet.pupils().len());
    context.line(&context.words.say(&about))?;
    if sheet.rounds().is_empty() {
        return context.line(&context.words.word("class-begin"));
    }
    round(context, sheet, sheet.rounds().len())?;
    if sheet.is_over() { context.line(&context.words.word("class-ended")) } else { Ok(()) }
}

/// One round.
pub(crate) fn round(context: &mut Context<'_>, sheet: &Tournament, round: usize) -> Result<(), Failure> {
    if context.json {
        return context.print_json(&in_json(sheet, round));
    }
    context.line(&context.words.say(&Text::new("class-round-title").with_number("round", round)))?;
    let rows: Vec<Vec<String>> =
        (1..).zip(&sheet.rounds()[round - 1]).map(|(number, pairing)| cells(context, sheet, number, pairing)).collect();
    table(context, &rows, &[0])
}

/// One board, after its result.
pub(crate) fn board(context: &mut Context<'_>, sheet: &Tournament, round: usize, board: usize) -> Result<(), Failure> {
    let pairing = &sheet.rounds()[round - 1][board - 1];
    if context.json {
        return context.print_json(&Decision { round, board: board_json(sheet, board, pairing) });
    }
    let row = cells(context, sheet, board, pairing);
    table(context, &[row], &[])
}

/// All pupils.
pub(crate) fn pupils(context: &mut Context<'_>, sheet: &Tournament) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct List<'a> {
        pupils: Vec<Pupil<'a>>,
    }
    if context.json {
        return context.print_json(&List { pupils: pupils_json(sheet) });
    }
    let gone = context.words.word("class-gone");
    let rows = (1..).zip(sheet.pupils()).map(|(number, pupil)| {
        let state = if pupil.withdrawn { gone.clone() } else { String::new() };
        vec![usize::to_string(&number), pupil.name.clone(), state]
    });
    table(context, &rows.collect::<Vec<_>>(), &[0])
}

/// The standings.
pub(crate) fn standings(context: &mut Context<'_>, sheet: &Tournament) -> Result<(), Failure> {
    let standings = standings::standings(sheet);
    if context.json {
        let standings = standings.iter().map(|row| place_json(sheet, row)).collect();
        return context.print_json(&Table { rounds: sheet.rounds().len(), over: sheet.is_over(), standings });
    }
    let columns = page::columns(sheet.system());
    let heads = ["class-place-head", "class-name-head"].into_iter().chain(columns.iter().map(|column| column.key));
    let mut rows = vec![heads.map(|key| context.words.word(key)).collect::<Vec<_>>()];
    for row in &standings {
        let cells = [page::places(row), sheet.pupils()[row.pupil].name.clone()];
        rows.push(cells.into_iter().chain(columns.iter().map(|column| (column.cell)(row))).collect());
    }
    let right: Vec<usize> = std::iter::once(0).chain(2..2 + columns.len()).collect();
    table(context, &rows, &right)
}

/// One board in words: number, names, result.
pub(crate) fn cells(context: &Context<'_>, sheet: &Tournament, number: usize, pairing: &Pairing) -> Vec<String> {
    let name = |pupil: usize| sheet.pupils()[pupil].name.clone();
    let second = pairing.second.map_or_else(|| context.words.word("class-no-opponent"), name);
    let result = match pairing.outcome {
        Outcome::Bye => String::new(),
        Outcome::Open => "…".to_owned(),
        outcome => outcome.text().to_owned(),
    };
    vec![number.to_string(), name(pairing.first), second, result]
}

/// Prints rows in columns, those named in `right` with their cells to the right.
pub(crate) fn table(context: &mut Context<'_>, rows: &[Vec<String>], right: &[usize]) -> Result<(), Failure> {
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    for row in rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = width(column).unwrap_or(0);
            if right.contains(&column) { format!("{cell:>width$}") } else { format!("{cell:width$}") }
        });
        context.line(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
