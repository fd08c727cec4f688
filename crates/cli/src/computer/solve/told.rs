//! What is in a table, said for people and for programs.

use super::mix;
use super::place::{Place, Proved, worth};
use crate::context::Context;
use ludoteca_rules::{Arg, Text};
use ludoteca_solve::explore::is_timed;
use ludoteca_solve::survey::Survey;
use ludoteca_store::{Failure, shown};
use ludoteca_tablebase::{Entries, Form, Value, Verdict, Worth};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    table: &'a str,
    file: String,
    bytes: u64,
    checksum: String,
    positions: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    mixed: Option<u64>,
    only_moves: Option<u64>,
    reachable: Option<u64>,
    longest: Option<Longest>,
    start: Option<Proved>,
    #[serde(skip_serializing_if = "Option::is_none")]
    map: Option<BTreeMap<String, Proved>>,
    seconds: f64,
}

#[derive(Serialize)]
struct Longest {
    plies: u32,
    position: String,
}

pub(super) fn tell(
    context: &mut Context<'_>,
    place: &Place,
    entries: &Entries,
    survey: &Survey,
    seconds: f64,
) -> Result<(), Failure> {
    let (subject, space) = (&place.subject, &*place.subject.space);
    let bytes = std::fs::metadata(&place.path).map_err(|error| Failure::reading(&place.path, &error))?.len();
    let start = space.start().and_then(|number| {
        let verdict = entries.code(number).verdict()?;
        let plies = space.plies_left(number).unwrap_or(verdict.plies);
        Some((Verdict { plies, ..verdict }, is_timed(space, number)))
    });
    let mixed = (space.form() == Form::Mixed).then_some(survey.mixed);
    let map = space.map().map(|(_, starts)| starts);
    let verdict = |number: u64| entries.code(number).verdict();
    if context.json {
        return context.print_json(&Report {
            game: subject.game,
            table: &subject.name,
            file: place.path.display().to_string(),
            bytes,
            checksum: entries.checksum().to_string(),
            positions: survey.positions,
            wins: survey.wins,
            draws: survey.draws,
            losses: survey.losses,
            mixed,
            only_moves: survey.only_moves,
            reachable: survey.reachable,
            longest: survey.longest.map(|(plies, number)| Longest { plies, position: space.text(number) }),
            start: start.map(|(verdict, timed)| Proved::of(Some(verdict), timed)),
            map: map.map(|starts| {
                let proved = |number| Proved::of(verdict(number), is_timed(space, number));
                starts.into_iter().map(|(name, number)| (name, proved(number))).collect()
            }),
            seconds,
        });
    }
    let plain = |number: u64| Arg::Plain(number.to_string());
    let counted = [
        ("table", Arg::Plain(subject.name.clone())),
        ("positions", plain(survey.positions)),
        ("wins", plain(survey.wins)),
        ("draws", plain(survey.draws)),
        ("losses", plain(survey.losses)),
        ("mixed", plain(survey.mixed)),
    ];
    let counts = if mixed.is_some() { "cli-solve-mixed" } else { "cli-solve-positions" };
    context.line(&context.words.fill(counts, &counted))?;
    let mut said = Vec::new();
    if let Some((start, _)) = start {
        said.push(Text::new("cli-solve-start").with_text("worth", worth(start, space.form().has_distances())));
    }
    if let Some((plies, number)) = survey.longest {
        let sure = Worth::of(entries.code(number)).filter(|_| mixed.is_some()).and_then(mix::sure);
        let long = sure.unwrap_or_else(|| worth(Verdict { plies, ..verdict(number).unwrap_or(Verdict::DRAW) }, true));
        said.push(Text::new("cli-solve-longest").with("position", space.text(number)).with_text("worth", long));
    }
    if let Some(only) = survey.only_moves {
        said.push(Text::new("cli-solve-only").with("only", only.to_string()));
    }
    if let Some(open) = survey.reachable {
        said.push(Text::new("cli-solve-reachable").with("open", open.to_string()));
    }
    for text in said {
        context.line(&context.words.say(&text))?;
    }
    draw(context, place, entries)?;
    let file = [
        ("path", Arg::Plain(shown(&place.path))),
        ("bytes", plain(bytes)),
        ("checksum", Arg::Plain(entries.checksum().to_string())),
        ("seconds", Arg::Plain(context.words.decimal(seconds, 1))),
    ];
    context.line(&context.words.fill("cli-solve-file", &file))?;
    if place.is_kept && subject.is_used_once_made() {
        context.line(&context.words.word("cli-solve-used"))?;
    }
    Ok(())
}

/// The cells where the game can begin, each with who wins from there and in how many turns.
fn draw(context: &mut Context<'_>, place: &Place, entries: &Entries) -> Result<(), Failure> {
    let Some((files, starts)) = place.subject.space.map() else { return Ok(()) };
    context.line("")?;
    let timed = place.subject.space.form().has_distances();
    context.line(&context.words.word(if timed { "cli-solve-map" } else { "cli-solve-map-winners" }))?;
    let on = |number: u64| {
        let Some(verdict) = entries.code(number).verdict() else { return ".".to_owned() };
        let plies = if timed { verdict.plies.to_string() } else { String::new() };
        format!("{}{plies}", if verdict.value == Value::Win { '+' } else { '-' })
    };
    let width = if timed { 4 } else { 2 };
    for rank in starts.chunks(files).rev() {
        let cells: Vec<String> = rank.iter().map(|(_, number)| format!("{:>width$}", on(*number))).collect();
        context.line(&cells.concat())?;
    }
    context.line("")
}
