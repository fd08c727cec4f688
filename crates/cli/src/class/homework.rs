//! `class homework`: what came of a deck that the class was given, with the slips that are typed in.

use super::sheet;
use crate::context::Context;
use crate::file;
use crate::lessons::lesson::{deck_of, text_of};
use ludoteca_class::Tournament;
use ludoteca_classroom::{change_homework, homework_path, read, read_homework};
use ludoteca_homework::{Homework, Table, slip};
use ludoteca_lessons::{Deck, State, Work};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_store::Failure;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(clap::Args)]
pub(super) struct Args {
    #[arg(id = "sheet", value_name = "FILE")]
    file: PathBuf,
    #[arg(id = "deck", value_name = "DECK")]
    deck: PathBuf,
    #[arg(long = "slip", value_name = "LETTERS")]
    slip: Vec<String>,
    #[arg(id = "homework-csv", long = "csv", value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, requires = "homework-csv")]
    force: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    deck: &'a str,
    title: &'a str,
    solved: &'a [usize],
    pupils: Vec<PupilRow<'a>>,
    unread: &'a [usize],
}

#[derive(Serialize)]
struct PupilRow<'a> {
    name: &'a str,
    solved: usize,
    exercises: Vec<ExerciseRow<'a>>,
}

#[derive(Serialize)]
struct ExerciseRow<'a> {
    state: &'static str,
    wrong: &'a [String],
}

pub(super) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let sheet = read(&args.file)?;
    let deck = Arc::new(deck_of(context, &text_of(context, &args.deck)?)?);
    let slips = args.slip.iter().map(|letters| handed_in(&sheet, &deck, letters)).collect::<Result<Vec<_>, _>>()?;
    let (homework, unread) = if slips.is_empty() {
        read_homework(context.catalogue, &args.file, &deck)?
    } else {
        let put_in = |homework: &mut Homework| slips.iter().for_each(|(name, work)| homework.note(name, work));
        change_homework(context.catalogue, &args.file, &deck, put_in)?
    };
    let table = Table::of(&homework, sheet.pupils().iter().map(|pupil| pupil.name.as_str()));
    if let Some(out) = &args.csv {
        file::check_other(&args.deck, out)?;
        file::check_other(&homework_path(&args.file, &deck), out)?;
        return sheet::page(context, &args.file, (out, args.force), &table.csv());
    }
    if !context.json {
        for (name, work) in &slips {
            say_slip(context, name, work)?;
        }
    }
    print(context, &homework, &table, &unread)
}

/// Whose slip this is, and what is on it.
fn handed_in(sheet: &Tournament, deck: &Deck, letters: &str) -> Result<(String, Work), Failure> {
    let found = slip::read(deck, letters, sheet.pupils().len()).map_err(|problem| {
        let text = Text::new("homework-slip-of").with("letters", shorten(letters));
        Failure::Input(text.with_text("problem", problem))
    });
    found.map(|(number, work)| (sheet.pupils()[number - 1].name.clone(), work))
}

/// Says whose slip was taken: who mistypes none, but gives the slip of another, sees it.
fn say_slip(context: &mut Context<'_>, name: &str, work: &Work) -> Result<(), Failure> {
    let text = Text::new("homework-slip-taken").with("name", name).with_number("solved", work.solved());
    context.line(&context.words.say(&text.with_number("of", work.exercises().len())))
}

/// Prints the table.
pub(super) fn print(
    context: &mut Context<'_>,
    homework: &Homework,
    table: &Table,
    unread: &[usize],
) -> Result<(), Failure> {
    let deck = homework.deck();
    let title = deck.title.within(context.words.language());
    if context.json {
        let exercise = |tried| ExerciseRow { state: State::of(tried).text(), wrong: &tried.wrong };
        let pupils = table.rows.iter().map(|row| PupilRow {
            name: &row.name,
            solved: row.solved(),
            exercises: row.cells.iter().map(exercise).collect(),
        });
        let pupils = pupils.collect();
        return context.print_json(&Report { deck: &deck.id, title, solved: &table.solved, pupils, unread });
    }
    context.line(title)?;
    for line in table.lines(&|text| context.words.say(text)) {
        context.line(&line)?;
    }
    if unread.is_empty() {
        return Ok(());
    }
    let lines = unread.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    context.line(&context.words.say(&Text::new("homework-unread").with("lines", lines)))
}
