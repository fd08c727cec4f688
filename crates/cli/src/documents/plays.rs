//! `plays`: the plays that were saved by themselves, and taking one away or back.

use crate::context::Context;
use crate::{file, setup};
use ludoteca_record::{self as record, Head};
use ludoteca_rules::options::shorten;
use ludoteca_rules::thinking::think::parse_level;
use ludoteca_rules::{Catalogue, Entry, Seat, SideInfo, Text};
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{Failure, escaped};
use ludoteca_words::{Words, telling};
use serde::Serialize;
use std::io::{self, ErrorKind};
use std::path::Path;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "ID", conflicts_with = "restored")]
    remove: Option<String>,
    #[arg(id = "restored", long = "restore", value_name = "ID")]
    restore: Option<String>,
}

#[derive(Serialize)]
struct List {
    plays: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    id: String,
    #[serde(flatten)]
    told: Summary,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Summary {
    Play(Play),
    Damaged { error: String },
}

#[derive(Serialize)]
struct Play {
    game: &'static str,
    options: String,
    title: String,
    players: Vec<Player>,
    date: String,
    result: String,
    moves: usize,
}

#[derive(Serialize)]
struct Player {
    name: String,
    level: Option<usize>,
}

pub(crate) fn run(context: &mut Context<'_>, args: &Args) -> Result<(), Failure> {
    let plays = file::plays()?;
    plays.tidy();
    match (&args.remove, &args.restore) {
        (Some(id), _) => remove(context, &plays, named(id)?),
        (_, Some(id)) => restore(context, &plays, named(id)?),
        _ => list(context, &plays),
    }
}

fn unknown(id: &str) -> Failure {
    Failure::Input(Text::new("error-plays-none").with("id", shorten(&escaped(id))))
}

/// A name that leads nowhere else.
fn named(id: &str) -> Result<&str, Failure> {
    if file::is_name(id) { Ok(id) } else { Err(unknown(id)) }
}

fn remove(context: &mut Context<'_>, plays: &SaveFolder, id: &str) -> Result<(), Failure> {
    let path = plays.path(id);
    if !path.try_exists().map_err(|error| Failure::reading(&path, &error))? {
        return Err(unknown(id));
    }
    let failed = |error: io::Error| Failure::writing(&path, &error);
    let claim = plays.claim(id).map_err(failed)?.ok_or_else(|| in_use(id))?;
    plays.remove(id, &claim).map_err(failed)?;
    context.line(&context.words.say(&Text::new("cli-plays-removed").with("id", escaped(id))))
}

fn in_use(id: &str) -> Failure {
    Failure::Work(Text::new("error-plays-in-use").with("id", escaped(id)))
}

fn restore(context: &mut Context<'_>, plays: &SaveFolder, id: &str) -> Result<(), Failure> {
    match plays.restore(id) {
        Ok(()) => context.line(&context.words.say(&Text::new("cli-plays-restored").with("id", escaped(id)))),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(unknown(id)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(Failure::Input(Text::new("error-plays-there").with("id", escaped(id))))
        }
        Err(error) if error.kind() == ErrorKind::ResourceBusy => Err(in_use(id)),
        Err(error) => Err(Failure::writing(&plays.path(id), &error)),
    }
}

fn list(context: &mut Context<'_>, plays: &SaveFolder) -> Result<(), Failure> {
    let catalogue = context.catalogue;
    let saved =
        plays.list().map_err(|error| Failure::reading(plays.path("x").parent().unwrap_or(Path::new("")), &error))?;
    let told = saved.into_iter().map(|saved| (found(catalogue, plays, &saved.id), saved.id));
    if context.json {
        let rows = told.map(|(told, id)| match told {
            Ok(found) => Row { id, told: Summary::Play(found.play()) },
            Err(text) => Row { id, told: Summary::Damaged { error: context.words.say(&text) } },
        });
        return context.print_json(&List { plays: rows.collect() });
    }
    let rows: Vec<Vec<String>> = told
        .map(|(told, id)| match told {
            Ok(found) => found.row(context.words, id),
            Err(text) => vec![escaped(&id), context.words.say(&text)],
        })
        .collect();
    if rows.is_empty() {
        return context.line(&context.words.word("cli-plays-none"));
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        // A row that says what is wrong is as wide as it likes, but for its name.
        let cells = rows.iter().filter(|row| column == 0 || row.len() == columns).filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        context.line(cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

/// What is known of a play without playing it.
struct Found {
    head: Head,
    entry: &'static Entry,
    sides: &'static [SideInfo],
}

/// What is known of a play, or the sentence of what is wrong with it.
fn found(catalogue: &Catalogue, plays: &SaveFolder, id: &str) -> Result<Found, Text> {
    let failed = |failure: Failure| failure.text().cloned().unwrap_or_else(|| Text::new("error-file-text"));
    let head = record::head(&file::text(&plays.path(id)).map_err(failed)?).map_err(|error| error.text())?;
    let (entry, options) = setup::entry(catalogue, &format!("{}:{}", head.game, head.options))?;
    let sides = entry.start(options).sides();
    Ok(Found { head, entry, sides })
}

impl Found {
    /// Name and level of each seat.
    fn players(&self) -> impl Iterator<Item = Player> + '_ {
        let text = |list: &[String], seat: usize| list.get(seat).cloned().unwrap_or_default();
        (0..usize::from(SideInfo::seats(self.sides))).map(move |seat| Player {
            name: text(&self.head.names, seat),
            level: parse_level(&text(&self.head.controllers, seat)),
        })
    }

    fn row(&self, words: &Words, id: String) -> Vec<String> {
        let of_seat = |seat: u8| self.sides.iter().find(|side| side.seats.contains(Seat(seat)));
        let players = (0_u8..).zip(self.players()).map(|(seat, player)| match player.level {
            _ if !player.name.is_empty() => player.name,
            Some(level) => telling::level(words, level),
            None => of_seat(seat).map_or_else(String::new, |side| words.word(side.key)),
        });
        let players = players.collect::<Vec<_>>().join(", ");
        let result = match self.head.result.as_str() {
            "*" => words.word("cli-plays-open"),
            "draw" => words.word("cli-plays-draw"),
            won => self.sides.iter().find(|side| side.text == won).map_or(won.to_owned(), |side| words.word(side.key)),
        };
        let moves = i64::try_from(self.head.moves).unwrap_or(i64::MAX);
        let moves = words.say(&Text::new("cli-plays-moves").with_number("moves", moves));
        let (title, date) = (self.head.title.clone(), self.head.date.clone());
        vec![escaped(&id), self.entry.info.name.to_owned(), title, players, date, result, moves]
    }

    fn play(self) -> Play {
        let players = self.players().collect();
        let Head { options, title, date, result, moves, .. } = self.head;
        Play { game: self.entry.info.id, options, title, players, date, result, moves }
    }
}
