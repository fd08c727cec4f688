//! `puzzle harvest`: makes puzzles out of games of the computer against itself, or out of given ones.

use super::practice::desk::made;
use crate::context::Context;
use crate::{file, setup};
use ludoteca_lessons::harvest::{Wanted, harvest, harvest_games};
use ludoteca_lessons::{Exercise, Kind, shipped, write};
use ludoteca_record::{self as record, RecordError};
use ludoteca_rules::session::Session;
use ludoteca_rules::{Entry, Text};
use ludoteca_store::{self as store, Existing, Failure, shown};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What is wanted, as options of the command.
#[derive(clap::Args)]
pub(super) struct HarvestArgs {
    #[arg(id = "puzzle-count", long = "count", value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=1000))]
    count: Option<u64>,
    #[arg(id = "puzzle-games", long = "games", value_name = "N")]
    games: Option<u64>,
    #[arg(id = "puzzle-seed", long = "seed", value_name = "N")]
    seed: Option<u64>,
    #[arg(id = "puzzle-opening", long = "opening", value_name = "N")]
    opening: Option<usize>,
    /// Records whose positions are looked at.
    #[arg(id = "puzzle-from", long = "from", value_name = "FILE", num_args = 1..,
        conflicts_with_all = ["puzzle-seed", "puzzle-opening"])]
    from: Vec<PathBuf>,
    #[arg(id = "puzzle-out", long = "out", value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, requires = "puzzle-out")]
    force: bool,
}

impl HarvestArgs {
    /// Whether any of them was given.
    pub fn is_given(&self) -> bool {
        let numbers = [self.count.is_some(), self.games.is_some(), self.seed.is_some(), self.opening.is_some()];
        numbers.contains(&true) || !self.from.is_empty() || self.out.is_some()
    }
}

#[derive(Serialize)]
struct Report<'a> {
    deck: &'a str,
    exercises: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

/// Makes the deck of a game; where records are given, those of the game that is named, or else of the only one.
pub(super) fn run(
    context: &mut Context<'_>,
    args: &HarvestArgs,
    what: Option<&str>,
    nodes: Option<u64>,
) -> Result<(), Failure> {
    let out = args.out.as_deref().filter(|out| *out != Path::new("-"));
    let existing = Existing::replaced_if(args.force);
    if let Some(out) = out {
        args.from.iter().try_for_each(|from| file::check_other(from, out))?;
        store::check(out, existing).map_err(|error| Failure::writing(out, &error))?;
    }
    let usual = Wanted::default();
    let wanted = Wanted {
        puzzles: args.count.map_or(usual.puzzles, |count| count as usize),
        games: args.games.unwrap_or(usual.games),
        seed: args.seed.unwrap_or(usual.seed),
        opening: args.opening.unwrap_or(usual.opening),
        nodes: nodes.unwrap_or(usual.nodes),
    };
    let known = puzzles(context);
    let plays = plays(context, &args.from)?;
    let named = what.map(|what| setup::entry(context.catalogue, what)).transpose().map_err(Failure::Input)?;
    let deck = match (named, args.from.is_empty()) {
        (Some((entry, options)), true) => harvest(entry, &options, &wanted, &known),
        (None, true) => return Err(Failure::Input(Text::new("error-usage-missing").with("name", "<WHAT>"))),
        (Some((entry, _)), false) => harvest_games(entry, plays, &wanted, &known),
        (None, false) => harvest_games(only_game(context, &plays)?, plays, &wanted, &known),
    };
    let deck = deck.ok_or_else(|| Failure::Work(Text::new("harvest-nothing")))?;
    let text = write(&deck);
    if let Some(out) = out {
        store::write_whole(out, text.as_bytes(), existing).map_err(|error| Failure::writing(out, &error))?;
    }
    if context.json {
        let (exercises, text) = (deck.exercises.len(), out.is_none().then_some(&*text));
        return context.print_json(&Report { deck: &deck.id, exercises, out: out.map(shown), text });
    }
    match out {
        Some(out) => context.line(&context.words.say(&Text::new("cli-saved").with("path", shown(out)))),
        None => context.print(&text),
    }
}

/// The puzzles that come with the program, and those that the user made.
fn puzzles(context: &Context<'_>) -> Vec<Exercise> {
    let decks = shipped::decks(context.catalogue).unwrap_or_default();
    decks
        .into_iter()
        .chain(made(context.catalogue))
        .filter(|deck| deck.kind == Kind::Puzzles)
        .flat_map(|deck| deck.exercises)
        .collect()
}

/// The games of these files, each of which may hold several.
fn plays(context: &Context<'_>, files: &[PathBuf]) -> Result<Vec<Box<dyn Session>>, Failure> {
    let mut plays = Vec::new();
    for path in files {
        let wrong = |error: RecordError| {
            let told = Text::new("harvest-record").with("path", shown(path)).with_text("problem", error.text());
            Failure::Input(told)
        };
        let text = file::text(path)?;
        for part in record::parts(&text).map_err(wrong)? {
            let play = record::read(part.text, context.catalogue);
            // The line is that of the file.
            plays.push(play.map_err(|error| wrong(RecordError { line: error.line + part.line - 1, ..error }))?);
        }
    }
    Ok(plays)
}

/// The game of all these plays.
fn only_game(context: &Context<'_>, plays: &[Box<dyn Session>]) -> Result<&'static Entry, Failure> {
    let ids: Vec<&str> = plays.iter().map(|play| play.info().id).collect();
    let first = ids.first().ok_or_else(|| Failure::Work(Text::new("harvest-nothing")))?;
    if ids.iter().any(|id| id != first) {
        return Err(Failure::Input(Text::new("harvest-several-games")));
    }
    context.catalogue.find(first).ok_or_else(|| Failure::Work(Text::new("harvest-nothing")))
}
