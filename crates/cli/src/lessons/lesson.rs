//! `lesson`: lists lessons and puzzles, checks a file of them, plays one in the terminal, and tells the link of one.

use super::course::{play, solved_in};
use crate::context::Context;
use crate::file;
use ludoteca_homework::link;
use ludoteca_lessons::{Deck, DeckError, Kind, MOST_FAULTS, Progress, read, shipped, write};
use ludoteca_rules::Text;
use ludoteca_rules::options::shorten;
use ludoteca_store::{self as store, Failure};
use serde::Serialize;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(id = "lesson-action", value_name = "ACTION")]
    action: String,
    #[arg(id = "deck", value_name = "FILE")]
    deck: Option<PathBuf>,
    #[arg(id = "homework-number", long = "number", value_name = "N")]
    number: Option<usize>,
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
struct Linked {
    deck: String,
    exercises: usize,
    link: String,
}

#[derive(Serialize)]
struct ErrorRow {
    line: usize,
    text: String,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let deck = || args.deck.as_deref().ok_or_else(|| Failure::Input(Text::new("lesson-which")));
    if args.number.is_some() && args.action != "play" {
        return Err(Failure::Input(Text::new("error-usage-unknown").with("name", "--number")));
    }
    match args.action.as_str() {
        "list" => list(context),
        "check" => check(context, &text_of(context, deck()?)?),
        "play" => play(context, deck_of(context, &text_of(context, deck()?)?)?, args.number),
        "link" => tell_link(context, &deck_of(context, &text_of(context, deck()?)?)?),
        other => Err(unknown_action(other, "list, check, play, link")),
    }
}

/// A word that is none of the command's.
pub(crate) fn unknown_action(word: &str, known: &str) -> Failure {
    Failure::Input(Text::new("lesson-action").with("word", shorten(word)).with("known", known))
}

/// The text of a deck: of a link, of a file, or of one that comes with the program where no file has that name.
pub(crate) fn text_of(context: &Context<'_>, deck: &Path) -> Result<String, Failure> {
    if let Some(read) = deck.to_str().and_then(|word| link::read(word, context.catalogue)) {
        return read.map(|deck| write(&deck)).map_err(Failure::Input);
    }
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

fn tell_link(context: &mut Context<'_>, deck: &Deck) -> Result<(), Failure> {
    let link = link::write(deck, context.catalogue);
    if context.json {
        return context.print_json(&Linked { deck: deck.id.clone(), exercises: deck.exercises.len(), link });
    }
    context.line(&link)
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

/// What the user has solved.
fn progress() -> Result<Progress, Failure> {
    let path = file::plays()?.progress();
    match store::read_bytes(&path) {
        Ok(bytes) => solved_in(&bytes),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Progress::default()),
        Err(error) => Err(Failure::reading(&path, &error)),
    }
}
