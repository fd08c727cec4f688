//! A question to everybody: which move they would play.

use super::told;
use crate::context::Context;
use ludoteca_classroom::{Answers, Board, Classroom};
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use serde::Serialize;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

#[derive(Serialize)]
struct Counts<'a> {
    answers: Vec<CountLine<'a>>,
    answered: usize,
    here: usize,
}

#[derive(Serialize)]
struct CountLine<'a> {
    answer: &'a str,
    count: usize,
}

/// Asks everybody for a move: at a position, at what is on the board of a number, or at the start.
pub(super) fn ask(context: &mut Context<'_>, class: &mut Classroom, about: &str) -> Result<(), Failure> {
    let position = match about.parse::<usize>() {
        Ok(number) => {
            let board = class.boards().iter().find(|board| board.number() == number);
            board.and_then(Board::record).ok_or_else(|| no_board(class, number))?
        }
        Err(_) => about.to_owned(),
    };
    let game = class.sheet().game().to_owned();
    class.ask_all(&game, &position)?;
    told::news(context, class)?;
    told::stopped(context, class)
}

fn no_board(class: &Classroom, number: usize) -> Failure {
    let last = class.boards().last().map_or(0, Board::number);
    Failure::Input(Text::new("class-board").with_number("board", number).with_number("last", last))
}

/// How many answered what, the most frequent first.
pub(super) fn answers(context: &mut Context<'_>, class: &Classroom) -> Result<(), Failure> {
    let answers = class.answers().ok_or_else(nothing_asked)?;
    counts(context, class, &answers)
}

/// Closes the question, says how many answered what, and writes down who did at the end of a file.
pub(super) fn enough(context: &mut Context<'_>, class: &mut Classroom, file: Option<&Path>) -> Result<(), Failure> {
    let answers = class.close_question().ok_or_else(nothing_asked)?;
    counts(context, class, &answers)?;
    told::news(context, class)?;
    told::stopped(context, class)?;
    file.map_or(Ok(()), |file| append(file, &answers))
}

fn nothing_asked() -> Failure {
    Failure::Input(Text::new("class-serve-no-question"))
}

fn counts(context: &mut Context<'_>, class: &Classroom, answers: &Answers) -> Result<(), Failure> {
    let counts = answers.counts();
    let (answered, here) = (answers.given.len(), class.arrived());
    if context.json {
        let answers = counts.iter().map(|(answer, count)| CountLine { answer, count: *count }).collect();
        return context.print_json(&Counts { answers, answered, here });
    }
    for (answer, count) in &counts {
        context.line(&format!("{count:>4}  {answer}"))?;
    }
    let text = Text::new("class-serve-answered").with_number("count", answered);
    told::say(context, &text.with_number("here", here))
}

/// Writes answers at the end of a file: a table for each question, after an empty line.
fn append(path: &Path, answers: &Answers) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::writing(path, &error);
    let mut file = OpenOptions::new().append(true).create(true).open(path).map_err(failed)?;
    let before = if file.metadata().map_err(failed)?.len() == 0 { "" } else { "\r\n" };
    file.write_all(format!("{before}{}", answers.csv()).as_bytes()).map_err(failed)
}
