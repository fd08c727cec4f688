//! `lesson`: lists lessons and puzzles, checks a file of them, and plays one in the terminal.

use crate::context::Context;
use crate::play::{Input, read_line};
use crate::position::show;
use crate::{file, lines};
use ludoteca_lessons::read;
use ludoteca_lessons::{Answer, AuthorText, Course, Deck, DeckError, Kind, MOST_FAULTS, Progress, shipped};
use ludoteca_rules::options::shorten;
use ludoteca_rules::{Arg, Text};
use ludoteca_store::{self as store, Failure};
use ludoteca_words::Words;
use serde::Serialize;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(id = "lesson-action", value_name = "ACTION")]
    action: String,
    #[arg(id = "deck", value_name = "FILE")]
    deck: Option<PathBuf>,
}

#[derive(Serialize)]
struct List {
    decks: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    id: String,
    kind: &'static str,
    game: &'static str,
    title: String,
    exercises: usize,
    solved: usize,
}

#[derive(Serialize)]
struct Report {
    deck: Option<String>,
    exercises: usize,
    faults: Vec<ErrorRow>,
}

#[derive(Serialize)]
struct ErrorRow {
    line: usize,
    text: String,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let deck = || args.deck.as_deref().ok_or_else(|| Failure::Input(Text::new("lesson-which")));
    match args.action.as_str() {
        "list" => list(context),
        "check" => check(context, &text_of(context, deck()?)?),
        "play" => play(context, deck_of(context, &text_of(context, deck()?)?)?),
        other => Err(unknown_action(other, "list, check, play")),
    }
}

/// A word that is none of the command's.
pub(crate) fn unknown_action(word: &str, known: &str) -> Failure {
    Failure::Input(Text::new("lesson-action").with("word", shorten(word)).with("known", known))
}

/// The text of a deck: of a file, or of one that comes with the program where no file has that name.
pub(crate) fn text_of(context: &Context<'_>, deck: &Path) -> Result<String, Failure> {
    let shipped = deck.to_str().filter(|_| !deck.exists()).and_then(|id| shipped::find(context.catalogue, id));
    shipped.map_or_else(|| file::text(deck), |shipped| Ok(shipped.text.to_owned()))
}

/// The deck in a text; of several faults the first one is told.
pub(crate) fn deck_of(context: &Context<'_>, text: &str) -> Result<Deck, Failure> {
    read(text, context.catalogue)
        .map_err(|faults| Failure::Input(faults.first().map_or_else(|| Text::new("deck-empty"), DeckError::text)))
}

fn list(context: &mut Context<'_>) -> Result<(), Failure> {
    let progress = progress()?;
    let language = context.words.language();
    let mut decks = shipped::decks(context.catalogue).unwrap_or_default();
    decks.sort_by_key(|deck| (deck.kind == Kind::Puzzles, deck.id.clone()));
    let rows: Vec<Row> = decks
        .into_iter()
        .map(|deck| Row {
            kind: deck.kind.text(),
            game: deck.exercises.first().map_or("", |exercise| exercise.game.info.id),
            title: deck.title.within(language).to_owned(),
            exercises: deck.exercises.len(),
            solved: progress.solved(&deck.id),
            id: deck.id,
        })
        .collect();
    if context.json {
        return context.print_json(&List { decks: rows });
    }
    let width = rows.iter().map(|row| row.id.chars().count()).max().unwrap_or(0);
    for row in rows {
        context.line(&format!("{:width$}  {}/{}  {}", row.id, row.solved, row.exercises, row.title))?;
    }
    Ok(())
}

fn check(context: &mut Context<'_>, text: &str) -> Result<(), Failure> {
    let read = read(text, context.catalogue);
    let faults = read.as_ref().err().map_or(&[][..], Vec::as_slice);
    let exercises = read.as_ref().map_or(0, |deck| deck.exercises.len());
    if context.json {
        let rows = faults.iter().map(|fault| ErrorRow { line: fault.line, text: context.words.say(&fault.text()) });
        let rows = rows.collect();
        let deck = read.as_ref().ok().map(|deck| deck.id.clone());
        context.print_json(&Report { deck, exercises, faults: rows })?;
    } else {
        for fault in faults {
            context.line(&context.words.say(&fault.text()))?;
        }
        if let Ok(deck) = &read {
            let said = Text::new("lesson-sound").with("id", &deck.id).with_number("exercises", exercises as i64);
            context.line(&context.words.say(&said))?;
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    let (key, told) =
        if faults.len() > MOST_FAULTS { ("lesson-faults-more", MOST_FAULTS) } else { ("lesson-faults", faults.len()) };
    Err(Failure::Input(Text::new(key).with_number("faults", told as i64)))
}

/// What the bytes of a file say was solved.
fn solved_in(bytes: &[u8]) -> Result<Progress, Failure> {
    Progress::read(&String::from_utf8_lossy(bytes)).map(|(progress, _)| progress).map_err(Failure::Input)
}

/// What the user has solved.
fn progress() -> Result<Progress, Failure> {
    let path = file::plays()?.progress();
    match store::read_bytes(&path) {
        Ok(bytes) => solved_in(&bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Progress::default()),
        Err(error) => Err(Failure::reading(&path, &error)),
    }
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

fn play(context: &mut Context<'_>, deck: Deck) -> Result<(), Failure> {
    let mut course = Course::new(Arc::new(deck));
    say(context, &course.deck().title.clone())?;
    context.line(&context.words.word("lesson-play-hint"))?;
    introduce(context, &course)?;
    loop {
        write!(context.out, "> ")?;
        context.out.flush()?;
        let line = match read_line()? {
            Input::Line(line) => line,
            Input::TooLong => {
                context.line(&context.words.say(&lines::too_long()))?;
                continue;
            }
            Input::End => return context.line(""),
        };
        let word = line.trim();
        match COMMANDS.into_iter().find(|id| is_command(context.words, word, id)) {
            Some("quit") => return Ok(()),
            Some("undo") if course.undo() => show::print(context, &*course.play_here())?,
            Some("undo") => context.line(&context.words.word("refuse-nothing-to-undo"))?,
            Some("board") => introduce(context, &course)?,
            Some("moves") => {
                let here = course.play_here();
                let orders = here.asked().iter().next().map_or_else(Vec::new, |seat| here.orders(seat));
                context.line(&orders.join(" "))?;
            }
            Some(_) => context.line(&context.words.word("lesson-play-hint"))?,
            None if word.is_empty() => {}
            None => {
                answer(context, &mut course, word)?;
                if course.is_done() {
                    remember(&course)?;
                    if !course.go_on() {
                        return context.line(&context.words.word("lesson-end"));
                    }
                    introduce(context, &course)?;
                }
            }
        }
    }
}

fn is_command(words: &Words, word: &str, id: &str) -> bool {
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
fn answer(context: &mut Context<'_>, course: &mut Course, order: &str) -> Result<(), Failure> {
    match course.play(order) {
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
