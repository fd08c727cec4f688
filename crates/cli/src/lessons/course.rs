//! A deck is worked through in the terminal.

use crate::context::Context;
use crate::play::{Input, read_line};
use crate::position::show;
use crate::{file, lines};
use ludoteca_homework::slip;
use ludoteca_lessons::{Answer, AuthorText, Course, Deck, Progress, Work};
use ludoteca_rules::{Arg, Text};
use ludoteca_store::{self as store, Failure};
use ludoteca_words::Words;
use std::fs;
use std::sync::Arc;

/// What the bytes of a file say was solved.
pub(super) fn solved_in(bytes: &[u8]) -> Result<Progress, Failure> {
    Progress::read(&String::from_utf8_lossy(bytes)).map(|(progress, _)| progress).map_err(Failure::Input)
}

/// Writes down how the exercise went.
fn remember(course: &Course) -> Result<(), Failure> {
    let path = file::plays()?.progress();
    let failed = |error| Failure::writing(&path, &error);
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
    store::change(&path, |bytes| {
        let mut progress = solved_in(bytes.unwrap_or_default())?;
        progress.note(&course.result());
        Ok((progress.to_string(), ()))
    })
}

/// What can be typed besides moves.
const COMMANDS: [&str; 5] = ["undo", "moves", "board", "quit", "help"];

/// Plays the exercises of a deck, as somebody types. With a number on the list of a class, a slip for its teacher is
/// shown at the end.
pub(super) fn play(context: &mut Context<'_>, deck: Deck, number: Option<usize>) -> Result<(), Failure> {
    let mut work = Work::new(deck.exercises.len());
    let mut course = Course::new(Arc::new(deck));
    // What cannot be told at the end is said before anybody begins.
    let slip_of =
        |course: &Course, work: &Work| number.map(|number| slip::write(course.deck(), number, work)).transpose();
    slip_of(&course, &work).map_err(Failure::Input)?;
    work_through(context, &mut course, &mut work)?;
    if let Some(letters) = slip_of(&course, &work).map_err(Failure::Input)? {
        context.line(&context.words.say(&Text::new("homework-slip").with("letters", letters)))?;
        context.line(&context.words.word("homework-slip-how"))?;
    }
    Ok(())
}

/// Asks for the next line until it is one that can be read; `None` once nothing more is typed.
pub(crate) fn ask_line(context: &mut Context<'_>) -> Result<Option<String>, Failure> {
    loop {
        write!(context.out, "> ")?;
        context.out.flush()?;
        match read_line()? {
            Input::Line(line) => return Ok(Some(line)),
            Input::TooLong => context.line(&context.words.say(&lines::too_long()))?,
            Input::End => {
                context.line("")?;
                return Ok(None);
            }
        }
    }
}

/// Does what is typed, until all is done or somebody stops.
fn work_through(context: &mut Context<'_>, course: &mut Course, work: &mut Work) -> Result<(), Failure> {
    say(context, &course.deck().title.clone())?;
    context.line(&context.words.word("lesson-play-hint"))?;
    introduce(context, course)?;
    loop {
        let Some(line) = ask_line(context)? else { return Ok(()) };
        let word = line.trim();
        match COMMANDS.into_iter().find(|id| is_command(context.words, word, id)) {
            Some("quit") => return Ok(()),
            Some("undo") if course.undo() => show::print(context, &*course.play_here())?,
            Some("undo") => context.line(&context.words.word("refuse-nothing-to-undo"))?,
            Some("board") => introduce(context, course)?,
            Some("moves") => {
                let here = course.play_here();
                let orders = here.asked().iter().next().map_or_else(Vec::new, |seat| here.orders(seat));
                context.line(&orders.join(" "))?;
            }
            Some(_) => context.line(&context.words.word("lesson-play-hint"))?,
            None if word.is_empty() => {}
            None => {
                answer(context, (&mut *course, &mut *work), word)?;
                if course.is_done() {
                    remember(course)?;
                    if !course.go_on() {
                        return context.line(&context.words.word("lesson-end"));
                    }
                    introduce(context, course)?;
                }
            }
        }
    }
}

pub(super) fn is_command(words: &Words, word: &str, id: &str) -> bool {
    word.eq_ignore_ascii_case(id) || word.to_lowercase() == words.word(&format!("command-{id}"))
}

/// Says what an author wrote, if anything.
fn say(context: &mut Context<'_>, said: &AuthorText) -> Result<(), Failure> {
    let words = said.within(context.words.language());
    if words.is_empty() { Ok(()) } else { context.line(words) }
}

/// The board of an exercise, and what is asked.
fn introduce(context: &mut Context<'_>, course: &Course) -> Result<(), Failure> {
    context.line("")?;
    show::print(context, &*course.play_here())?;
    let gaps = [
        ("number", Arg::Number(course.place() as i64 + 1)),
        ("of", Arg::Number(course.deck().exercises.len() as i64)),
        ("text", Arg::Plain(course.exercise().say.within(context.words.language()).to_owned())),
    ];
    context.line(&context.words.fill("lesson-step", &gaps))
}

/// Plays an order and prints what comes of it.
fn answer(context: &mut Context<'_>, (course, work): (&mut Course, &mut Work), order: &str) -> Result<(), Failure> {
    let place = course.place();
    // What the rules do not allow is no try of this exercise.
    let mut note = |order: &str, answer: &Answer| answer.note(work, place, order);
    answer_noted(context, course, order, &mut note)
}

/// The same without anybody who notes it; whether the rules allow the order.
pub(super) fn answer_to(context: &mut Context<'_>, course: &mut Course, order: &str) -> Result<bool, Failure> {
    let mut legal = false;
    answer_noted(context, course, order, &mut |_, _| legal = true)?;
    Ok(legal)
}

/// `note` is called with an order that the rules allow, as the game prints it.
fn answer_noted(
    context: &mut Context<'_>,
    course: &mut Course,
    order: &str,
    note: &mut dyn FnMut(&str, &Answer),
) -> Result<(), Failure> {
    let Some(asked) = course.ask(order) else { return Ok(()) };
    let verdict = asked.verdict();
    let answer = course.take(&asked, verdict);
    if let (Some(order), Some(answer)) = (asked.legal_order(), &answer) {
        note(&order, answer);
    }
    match answer {
        None => Ok(()),
        Some(Answer::Right { replies, done, said, .. }) => {
            context.line(&context.words.word("lesson-right"))?;
            for reply in replies {
                context.line(&context.words.say(&Text::new("lesson-reply").with("move", reply)))?;
            }
            say(context, &said)?;
            if done { Ok(()) } else { show::print(context, &*course.play_here()) }
        }
        Some(Answer::Wrong { why, said, refutation, hint }) => {
            // The author knows better why than the rules.
            if said.within(context.words.language()).is_empty() {
                context.line(&context.words.say(&why))?;
            }
            say(context, &said)?;
            if refutation.len() > 1 {
                let line = Text::new("lesson-refutation").with("moves", refutation.join(" "));
                context.line(&context.words.say(&line))?;
            }
            hint.map_or(Ok(()), |hint| context.line(&hint.within(context.words)))
        }
    }
}
