//! A question to everybody: which move they would play, how many hands were raised for it, and what is right.

use super::told;
use crate::context::Context;
use crate::lessons::lesson::text_of;
use ludoteca_classroom::{Answers, Board, Classroom};
use ludoteca_lessons::shipped;
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
    hands: usize,
    here: usize,
}

#[derive(Serialize)]
struct CountLine<'a> {
    answer: &'a str,
    count: usize,
}

/// Asks everybody for a move: at a position, at what is on the board of a number, in an exercise of a deck, in a step
/// of the lesson plan, or at the start.
pub(super) fn ask(context: &mut Context<'_>, class: &mut Classroom, about: &str) -> Result<(), Failure> {
    if let Some(number) = step(context, about) {
        let game = class.sheet().game().split(':').next().unwrap_or_default().to_owned();
        class.ask_step(&game, number)?;
        told::news(context, class)?;
        return told::stopped(context, class);
    }
    if let Some((deck, number)) = exercise(context, about)? {
        class.ask_exercise(&deck, number)?;
        told::news(context, class)?;
        return told::stopped(context, class);
    }
    let (game, position) = (class.sheet().game().to_owned(), position(class, about)?);
    class.ask_all(&game, &position)?;
    told::news(context, class)?;
    told::stopped(context, class)
}

/// Asks everybody where the piece on a cell can go: the cell is typed first, then the position, or nothing for the
/// start.
pub(super) fn ask_where(context: &mut Context<'_>, class: &mut Classroom, about: &str) -> Result<(), Failure> {
    let (cell, about) = about.split_once(char::is_whitespace).unwrap_or((about, ""));
    if cell.is_empty() {
        return Err(Failure::Input(Text::new("class-serve-where")));
    }
    let (game, position) = (class.sheet().game().to_owned(), position(class, about.trim())?);
    class.ask_where(&game, &position, cell)?;
    told::news(context, class)?;
    told::stopped(context, class)
}

/// A position as it is typed: the number of a board, or its text.
fn position(class: &Classroom, about: &str) -> Result<String, Failure> {
    let Ok(number) = about.parse::<usize>() else { return Ok(about.to_owned()) };
    let board = class.boards().iter().find(|board| board.number() == number);
    board.and_then(|board| board.log().record()).ok_or_else(|| no_board(class, number))
}

/// The number of a step of the lesson plan of the game, if that is what is typed: `plan 4`.
fn step(context: &Context<'_>, about: &str) -> Option<usize> {
    let (word, number) = about.split_once(char::is_whitespace)?;
    let word = word.to_lowercase();
    let is_plan = word == "plan" || word == context.words.word("class-serve-plan");
    is_plan.then(|| number.trim().parse().ok())?
}

/// The deck and the number of an exercise, if that is what is typed: the name of a deck of the program or a file, and a
/// number.
fn exercise(context: &Context<'_>, about: &str) -> Result<Option<(String, usize)>, Failure> {
    let Some((deck, number)) = about.rsplit_once(char::is_whitespace) else { return Ok(None) };
    let (deck, number) = (Path::new(deck.trim_end()), number.parse::<usize>());
    let known = deck.exists() || deck.to_str().is_some_and(|id| shipped::find(context.catalogue, id).is_some());
    match number {
        Ok(number) if known => Ok(Some((text_of(context, deck)?, number))),
        _ => Ok(None),
    }
}

/// Takes in how many hands were raised for a move.
pub(super) fn hands(context: &mut Context<'_>, class: &mut Classroom, typed: &str) -> Result<(), Failure> {
    let unknown = || Failure::Input(Text::new("class-serve-hands"));
    let (order, count) = typed.rsplit_once(char::is_whitespace).ok_or_else(unknown)?;
    class.count_hands(order, count.parse().map_err(|_| unknown())?)?;
    answers(context, class)
}

/// Has the truth found out about what was answered; it is told once it is known.
pub(super) fn truth(context: &mut Context<'_>, class: &mut Classroom) -> Result<(), Failure> {
    class.seek_truth()?;
    told::say(context, &Text::new("class-serve-seeking"))
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
    // Whoever reads that all goes on finds the answers in the file.
    let written = file.map_or(Ok(()), |file| append(file, &answers));
    counts(context, class, &answers)?;
    told::news(context, class)?;
    told::stopped(context, class)?;
    written
}

fn nothing_asked() -> Failure {
    Failure::Input(Text::new("class-serve-no-question"))
}

fn counts(context: &mut Context<'_>, class: &Classroom, answers: &Answers) -> Result<(), Failure> {
    let counts = answers.counts();
    let (answered, hands, here) = (answers.answered(), answers.hands(), class.arrived());
    if context.json {
        let answers = counts.iter().map(|(answer, count)| CountLine { answer, count: *count }).collect();
        return context.print_json(&Counts { answers, answered, hands, here });
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
